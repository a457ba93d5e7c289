//! What is new about a position, for a search that keeps only what is.
//!
//! Where many bishops stand behind a wall there are too many positions to see them all, and nearly all differ only
//! in where some bishop waits. A position is new here if it shows something that no other position of its class
//! has shown: the two kings where they stand, or one of them together with a piece. Such a search leaves out most
//! positions, so it proves nothing; but a line that it finds is a line.

use shakmaty::{Color, Square};

use super::class::{Class, Stand};

/// What has been shown, by exact keys.
pub(super) struct Novelty {
    table: Vec<u64>,
    count: usize,
}

impl Novelty {
    pub fn new() -> Self {
        Self { table: vec![0; 1 << 12], count: 0 }
    }

    /// Whether a position shows something new, which is then known.
    pub fn note(&mut self, number: u32, class: &Class, stand: &Stand) -> bool {
        let [white, black, ..] = stand.squares;
        let base = u64::from(number) << 32 | u64::from(stand.turn == Color::Black) << 31 | 1;
        let at = |square: Square| u64::from(u32::from(square));
        let (white, black) = (at(white) << 1, at(black) << 7);
        let mut is_new = self.insert(base | white | black);
        for (piece, square) in class.pieces.iter().zip(stand.squares).skip(2) {
            let kind = (piece.role as u64) << 1 | u64::from(piece.color == Color::Black);
            let base = base | kind << 19 | at(square) << 13;
            is_new |= self.insert(base | white) | self.insert(base | black | 1 << 24);
        }
        is_new
    }

    fn insert(&mut self, key: u64) -> bool {
        let mask = self.table.len() - 1;
        let mut at = mixed(key) & mask;
        while self.table[at] != 0 {
            if self.table[at] == key {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.table[at] = key;
        self.count += 1;
        if self.count * 2 > self.table.len() {
            self.widen();
        }
        true
    }

    fn widen(&mut self) {
        let mask = self.table.len() * 4 - 1;
        let old = std::mem::replace(&mut self.table, vec![0; mask + 1]);
        for key in old.into_iter().filter(|key| *key != 0) {
            let mut at = mixed(key) & mask;
            while self.table[at] != 0 {
                at = (at + 1) & mask;
            }
            self.table[at] = key;
        }
    }
}

fn mixed(key: u64) -> usize {
    let mixed = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed ^ mixed >> 32) as usize
}
