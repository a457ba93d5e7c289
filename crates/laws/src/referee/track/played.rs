//! Legal moves in a row, with positions kept on the way so that none of them is far.

use rokade_board::{History, Move, Position};

/// So many moves lie between two positions that are kept.
const EVERY: usize = 32;

#[derive(Clone, Debug)]
pub(super) struct Played {
    history: History,
    /// After every so many moves; the start is with the history.
    kept: Vec<Position>,
}

impl From<Position> for Played {
    fn from(start: Position) -> Self {
        Self { history: History::from(start), kept: Vec::new() }
    }
}

impl Played {
    pub(super) fn history(&self) -> &History {
        &self.history
    }

    pub(super) fn play(&mut self, m: Move) {
        self.history.play(m);
        if self.history.plies().is_multiple_of(EVERY) {
            self.kept.push(self.history.position().clone());
        }
    }

    pub(super) fn take_back_to(&mut self, plies: usize) {
        self.history.take_back_to(plies);
        self.kept.truncate(plies / EVERY);
    }

    /// The position after so many moves, or the last one.
    pub(super) fn after(&self, plies: usize) -> Position {
        if plies >= self.history.plies() {
            return self.history.position().clone();
        }
        let nearest = plies / EVERY;
        let kept = nearest.checked_sub(1).map_or_else(|| self.history.start(), |at| &self.kept[at]);
        let mut position = kept.clone();
        for m in &self.history.moves()[nearest * EVERY..plies] {
            position.play(*m);
        }
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_earlier_position_is_the_one_that_stood_there() {
        let mut played = Played::from(Position::start());
        let mut stood = vec![Position::start()];
        let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
        for uci in round.iter().cycle().take(5 * EVERY + 7) {
            let m = played.history().position().read_uci(uci).unwrap();
            played.play(m);
            stood.push(played.history().position().clone());
        }
        for left in [stood.len() - 1, 4 * EVERY, 3 * EVERY - 1, 1, 0] {
            played.take_back_to(left);
            for (plies, position) in stood.iter().enumerate().take(left + 1) {
                assert_eq!(played.after(plies).fen(), position.fen(), "after {plies} of {left}");
            }
        }
    }
}
