//! Which positions are certainly not dead, so that only the others need a closer look.
//!
//! "Certainly" rests on a helpmate: a line of legal moves to a mate was found, by one side or the
//! other. There is no table and no rule of thumb, so a dead position is never called alive. The
//! search is kept short, and a position that it does not settle is left to the full question.

use super::helpmate;
use crate::{Color, Position};

/// What a look may cost for each side. Walks that find a mate mostly need fewer.
const NODES: u64 = 160;

/// Whether at least one side can certainly still mate. `false` means: look closer.
pub fn is_certainly_alive(position: &Position) -> bool {
    certain_mater(position).is_some()
}

/// A side that can certainly still mate, the stronger one if it can. `None` means: look closer.
pub fn certain_mater(position: &Position) -> Option<Color> {
    let stronger = stronger(position);
    [stronger, !stronger].into_iter().find(|winner| can_mate(position, *winner))
}

fn can_mate(position: &Position, winner: Color) -> bool {
    helpmate::search(position, winner, NODES).line.is_some()
}

/// The side that has more to mate with and so is the better guess.
pub(super) fn stronger(position: &Position) -> Color {
    let board = position.board();
    let force = |color: Color| {
        let count = |men| (board.by_color(color) & men).count();
        let minors = board.knights() | board.bishops();
        9 * count(board.queens()) + 6 * count(board.rooks()) + 3 * count(minors) + 2 * count(board.pawns())
    };
    if force(Color::White) >= force(Color::Black) { Color::White } else { Color::Black }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unwinnable::helpmate::sample::{Lots, has_mate};

    #[test]
    fn a_dead_position_is_never_called_alive() {
        let mut lots = Lots::new(4);
        let mut dead = 0;
        for _ in 0..400 {
            let position = lots.small();
            if Color::ALL.into_iter().all(|winner| has_mate(&position, winner, 1_500) == Some(false)) {
                dead += 1;
                assert!(!is_certainly_alive(&position), "{}", position.fen());
            }
        }
        assert!(dead > 20, "{dead}");
    }

    #[test]
    fn positions_of_games_with_six_men_or_more_are_alive() {
        let mut lots = Lots::new(5);
        let mut positions: Vec<Position> = (0..8).flat_map(|_| lots.game()).step_by(8).collect();
        positions.retain(|position| position.board().occupied().count() >= 6);
        let alive = positions.iter().filter(|position| is_certainly_alive(position)).count();
        assert!(alive * 100 > positions.len() * 97, "{alive} of {}", positions.len());
    }
}
