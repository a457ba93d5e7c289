//! What is new about a position, for a search that keeps only what is.
//!
//! Where many bishops stand behind a wall there are too many positions to see them all, and nearly all differ only
//! in where some bishop waits. A position is new here if it shows something that no other position of its class
//! has shown: the two kings where they stand, or one of them together with a piece. Such a search leaves out most
//! positions, so it proves nothing; but a line that it finds is a line.

use shakmaty::Square;

use super::class::{Class, Stand};

/// A row for each square of a king.
const ROWS: usize = 64;

/// What has been shown, class by class. In each and for either side on move: the squares of Black's king by those of
/// White's; then for every kind of piece its squares by those of White's king, and by those of Black's.
pub(super) struct Novelty {
    shown: Vec<Vec<u64>>,
}

impl Novelty {
    pub(super) fn new() -> Self {
        Self { shown: Vec::new() }
    }

    /// Whether a position shows something new, which is then known.
    pub(super) fn note(&mut self, number: u32, class: &Class, stand: &Stand) -> bool {
        let number = number as usize;
        if self.shown.len() <= number {
            self.shown.resize(number + 1, Vec::new());
        }
        let shown = &mut self.shown[number];
        let tables = 1 + 2 * class.kinds();
        if shown.is_empty() {
            shown.resize(2 * tables * ROWS, 0);
        }
        let [white, black, ..] = stand.squares;
        let first = stand.turn.fold_wb(0, tables * ROWS);
        let mut add = |table: usize, king: Square, squares: u64| {
            let row = &mut shown[first + table * ROWS + usize::from(king)];
            let is_new = squares & !*row != 0;
            *row |= squares;
            is_new
        };
        let mut is_new = add(0, white, 1 << u32::from(black));
        for (kind, squares) in class.squares_by_kind(stand).enumerate() {
            is_new |= add(1 + 2 * kind, white, squares) | add(2 + 2 * kind, black, squares);
        }
        is_new
    }
}
