//! Who may meet whom, as a matrix of bits.

use super::bits::{Bits, members, words_for};

/// A graph over the seats `0..size`; an edge is a pair that may meet.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    size: usize,
    words: usize,
    rows: Vec<u64>,
}

impl Graph {
    /// Everybody may meet everybody.
    pub(crate) fn complete(size: usize) -> Self {
        let full = Bits::all(size);
        let mut graph = Self { size, words: words_for(size), rows: Vec::with_capacity(size * words_for(size)) };
        for seat in 0..size {
            graph.rows.extend_from_slice(full.words());
            let own = graph.rows.len() - graph.words + seat / 64;
            graph.rows[own] &= !(1 << (seat % 64));
        }
        graph
    }

    /// Nobody may meet anybody.
    pub(crate) fn none(size: usize) -> Self {
        Self { size, words: words_for(size), rows: vec![0; size * words_for(size)] }
    }

    /// A graph of the neighbours of every seat; each pair stands in both rows.
    pub(crate) fn of_rows(size: usize, neighbours: impl Iterator<Item = Bits>) -> Self {
        let mut graph = Self { size, words: words_for(size), rows: Vec::with_capacity(size * words_for(size)) };
        neighbours.for_each(|row| graph.rows.extend_from_slice(row.words()));
        graph
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    pub(crate) fn row(&self, seat: usize) -> &[u64] {
        &self.rows[seat * self.words..][..self.words]
    }

    /// The neighbours of a seat that are in `among`, in ascending order.
    pub(crate) fn neighbours<'a>(&'a self, seat: usize, among: &'a Bits) -> impl Iterator<Item = usize> + 'a {
        members(self.row(seat).iter().zip(among.words()).map(|(row, mask)| row & mask))
    }

    pub(crate) fn has(&self, one: usize, other: usize) -> bool {
        self.row(one)[other / 64] >> (other % 64) & 1 == 1
    }

    /// Whether a seat has a neighbour in the set.
    pub(crate) fn touches(&self, seat: usize, set: &Bits) -> bool {
        self.row(seat).iter().zip(set.words()).any(|(row, mask)| row & mask != 0)
    }

    pub(crate) fn connect(&mut self, one: usize, other: usize) {
        self.rows[one * self.words + other / 64] |= 1 << (other % 64);
        self.rows[other * self.words + one / 64] |= 1 << (one % 64);
    }

    pub(crate) fn disconnect(&mut self, one: usize, other: usize) {
        self.rows[one * self.words + other / 64] &= !(1 << (other % 64));
        self.rows[other * self.words + one / 64] &= !(1 << (one % 64));
    }

    /// Keeps only these neighbours in a seat's own row; the caller does the same for the other ends.
    pub(crate) fn keep(&mut self, seat: usize, neighbours: &Bits) {
        let row = &mut self.rows[seat * self.words..][..self.words];
        row.iter_mut().zip(neighbours.words()).for_each(|(row, mask)| *row &= mask);
    }

    /// Takes every edge between two members of the set away.
    pub(crate) fn separate(&mut self, set: &Bits) {
        for seat in set.iter() {
            let row = &mut self.rows[seat * self.words..][..self.words];
            for (row, mask) in row.iter_mut().zip(set.words()) {
                *row &= !mask;
            }
        }
    }
}
