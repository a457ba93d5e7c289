//! Which positions are certainly not dead, so that only the others need a closer look.
//!
//! "Certainly" rests on a helpmate: a line of legal moves to a mate was found, by one side or the
//! other. There is no table and no rule of thumb, so a dead position is never called alive. The
//! search is kept short, and a position that it does not settle is left to the full question.
//!
//! For a whole game one line is mostly enough. If a position is alive, so is every position before
//! it, because the moves of the game lead from there to here and the line goes on from here. Hence
//! the last position of a game speaks for all of them, and a game that ended in mate needs no search
//! at all. That brings the cost of a move far below that of a search (see `benches`).

use super::helpmate;
use crate::{Color, History, Position};

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

/// After how many plies of the game the first position stood that is not certainly alive, if any
/// did. Every position before it is alive; from there on look closer.
pub fn first_doubt(history: &History) -> Option<usize> {
    if is_certainly_alive(history.position()) {
        return None;
    }
    // Doubt is not quite monotonous, since the search may miss a mate, but what lies before a
    // position that is alive is alive: so the search for the last such position may be by halves.
    let (mut alive, mut doubtful) = (0, history.plies());
    while alive < doubtful {
        let middle = alive + (doubtful - alive) / 2;
        if is_certainly_alive(&after(history, middle)) {
            alive = middle + 1;
        } else {
            doubtful = middle;
        }
    }
    Some(doubtful)
}

fn after(history: &History, plies: usize) -> Position {
    let mut position = history.start().clone();
    for m in &history.moves()[..plies] {
        position.play(*m);
    }
    position
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
    use crate::Variant;
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

    #[test]
    fn the_last_position_speaks_for_the_game() {
        let mut history = History::default();
        for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
            let m = history.position().read_uci(uci).unwrap();
            history.play(m);
        }
        assert_eq!(first_doubt(&history), None);
    }

    #[test]
    fn doubt_begins_with_the_capture_that_leaves_bare_kings() {
        let start = Position::read("8/8/8/3k4/8/2K5/3R4/8 b - - 0 1", Variant::Standard).unwrap();
        let mut history = History::from(start);
        for uci in ["d5e4", "c3b3", "e4e3", "b3b4", "e3d2", "b4c4"] {
            let m = history.position().read_uci(uci).unwrap();
            history.play(m);
        }
        assert_eq!(first_doubt(&history), Some(5));
    }
}
