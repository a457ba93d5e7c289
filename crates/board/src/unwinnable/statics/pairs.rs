//! Where the two kings can stand at the same time, and with whose move to come.
//!
//! The sets of [`reach`](super::reach) speak of each man alone. That is too generous to kings: one keeps the
//! other away, and a side that has nothing but king moves is stalemated when they are taken. Here both kings are
//! followed together, move by move; every other man is "somewhere in its set".
//!
//! **Claim.** Call a position in play if the side on move can move. Of every position that legal moves can lead to,
//! the pair of kings with the side on move is in the pairs; and in a position in play every man stands in its set,
//! the kings' sets being the squares of pairs in play. By induction over the moves, each of which sets out from a
//! position in play:
//!
//! - A king steps to a neighbouring square that is clear of its own men, is not attacked for ever (`guarded`) and
//!   does not touch the other king: these are the steps of the pairs. Castling is no such step, so with a
//!   right to castle there is no proof of this kind.
//! - Another man moves as in [`reach`](super::reach), and the pair is the same with the turn passed. If no man of
//!   a side besides the king has a second square in its set, that side makes no such move (`can_pass`).
//! - A pair from which its side has no step and cannot pass is the end of the game (`is_live`). For suppose the side
//!   could move. If the other king was not the last to move, all men stand in their sets, and the two rules above
//!   cover the move. If it was, it may stand outside its set. It has only left one square, which counts as clear
//!   (as the square of any king does here), and taken what stood on the one where it is now, which nobody else can
//!   enter. So the first square of another man's way would be a second square in that man's set, which it does not have,
//!   and a step of the king would be one of the pair's.
//!
//! So a king that ends the game by its last move need not stand in its set: nothing follows from it. A mate
//! given by such a move, or by any step of a king, is a discovered check: the king has left the line
//! between the checking man and the other king. [`Pairs::mates`] hands out mates with that line.

use shakmaty::{Bitboard, Color, Square, attacks};

use super::reach::king_steps;

/// What the pairs are made from: what is known of all men but the kings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    /// White's, Black's: where that king can step as far as men other than the other king are concerned.
    pub open: [u64; 2],
    /// Whether that side has moves other than the king's.
    pub can_pass: [bool; 2],
}

/// For each side on move and each square of White's king the squares of Black's.
#[derive(Clone, Debug)]
pub(in crate::unwinnable) struct Pairs {
    ground: Ground,
    seen: [[u64; 64]; 2],
}

const WHITE: usize = 0;
const BLACK: usize = 1;

/// A square and its neighbours: where the other king cannot be.
fn around(square: usize) -> u64 {
    attacks::king_attacks(Square::new(square as u32)).0 | 1 << square
}

fn squares(set: u64) -> impl Iterator<Item = usize> {
    Bitboard(set).into_iter().map(usize::from)
}

impl Pairs {
    pub(super) fn from(white: Square, black: Square, turn: Color, ground: Ground) -> Self {
        let mut pairs = Self { ground, seen: [[0; 64]; 2] };
        pairs.seen[turn.fold_wb(WHITE, BLACK)][usize::from(white)] = 1 << u32::from(black);
        while pairs.grow() {}
        pairs
    }

    /// One move of either side from all pairs; whether there was anything new.
    fn grow(&mut self) -> bool {
        let before = self.seen;
        for white in 0..64 {
            let from = self.seen[WHITE][white];
            if from == 0 {
                continue;
            }
            for to in squares(king_steps(1 << white) & self.ground.open[WHITE]) {
                self.seen[BLACK][to] |= from & !around(to);
            }
            self.seen[BLACK][white] |= if self.ground.can_pass[WHITE] { from } else { 0 };
        }
        for white in 0..64 {
            let from = self.seen[BLACK][white];
            let passed = if self.ground.can_pass[BLACK] { from } else { 0 };
            self.seen[WHITE][white] |= king_steps(from) & self.ground.open[BLACK] & !around(white) | passed;
        }
        self.seen != before
    }

    /// Those squares of Black's king, with White's on `white` and the side on move, from which the game goes on.
    fn live(&self, turn: usize, white: usize) -> u64 {
        let seen = self.seen[turn][white];
        if self.ground.can_pass[turn] {
            return seen;
        }
        match turn {
            WHITE => {
                let steps = squares(king_steps(1 << white) & self.ground.open[WHITE]);
                seen & steps.fold(0, |all, to| all | !around(to))
            }
            _ => seen & king_steps(self.ground.open[BLACK] & !around(white)),
        }
    }

    /// The squares of either king in play.
    pub(super) fn kings(&self) -> [u64; 2] {
        let mut kings = [0; 2];
        for white in 0..64 {
            let black = self.live(WHITE, white) | self.live(BLACK, white);
            kings[WHITE] |= u64::from(black != 0) << white;
            kings[BLACK] |= black;
        }
        kings
    }

    /// Whether a position with these kings is one of those in play.
    pub(crate) fn holds(&self, white: Square, black: Square, turn: Color) -> bool {
        self.live(turn.fold_wb(WHITE, BLACK), usize::from(white)) & 1 << u32::from(black) != 0
    }

    /// The squares of the winner's king in play, with its move to come, while the other stands on `loser`.
    fn stands(&self, winner: Color, loser: Square) -> u64 {
        let bit = 1u64 << u32::from(loser);
        match winner {
            Color::White => {
                (0..64).filter(|white| self.live(WHITE, *white) & bit != 0).fold(0, |all, at| all | 1 << at)
            }
            Color::Black => self.live(BLACK, usize::from(loser)),
        }
    }

    /// Every way in which the winner's last move can leave the kings with the loser's on a square, told by
    /// the winner's king and, where it was the one to move, by the square it left. Stops when `is_mate`.
    pub(super) fn mates(
        &self,
        winner: Color,
        loser: Square,
        mut is_mate: impl FnMut(Square, Option<Square>) -> bool,
    ) -> bool {
        let side = winner.fold_wb(WHITE, BLACK);
        let stands = self.stands(winner, loser);
        let by_others = if self.ground.can_pass[side] { stands } else { 0 };
        if Bitboard(by_others).into_iter().any(|king| is_mate(king, None)) {
            return true;
        }
        let lines = attacks::queen_attacks(loser, Bitboard::EMPTY);
        Bitboard(stands & lines.0).into_iter().any(|left| {
            let steps = king_steps(1 << u32::from(left)) & self.ground.open[side] & !around(usize::from(loser));
            let steps = Bitboard(steps) & !attacks::ray(loser, left);
            steps.into_iter().any(|king| is_mate(king, Some(left)))
        })
    }
}
