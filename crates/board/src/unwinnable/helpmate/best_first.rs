//! The patient search: always on from the position that looks nearest to mate, each position once.

use shakmaty::Move;

use super::guide::Guide;
use crate::{Identity, Position, Variant};

const NONE: u32 = u32::MAX;
/// Distances are cut off here.
const FARTHEST: usize = 255;
/// Every so many expansions the oldest position is taken instead of the nearest, so that a wrong
/// idea of nearness delays a mate but does not hide it.
const OLDEST_EVERY: u64 = 16;

struct Node {
    key: Identity,
    parent: u32,
    /// The node below in the same bucket.
    below: u32,
    m: Option<Move>,
    is_expanded: bool,
}

pub(super) struct BestFirst<G> {
    guide: G,
    /// Nought for none; else its seed.
    noise: u64,
    variant: Variant,
    nodes: Vec<Node>,
    /// Open addressing: numbers of nodes, found by their exact keys.
    table: Vec<u32>,
    buckets: [u32; FARTHEST + 1],
    nearest: usize,
    oldest: usize,
}

pub(super) enum End {
    Mate(Vec<Move>),
    /// Every position that can arise was seen.
    Exhausted,
    Spent,
}

impl<G: Guide> BestFirst<G> {
    pub(super) fn new(position: &Position, guide: G, noise: u64) -> Self {
        let mut search = Self {
            guide,
            noise,
            variant: position.variant(),
            nodes: Vec::with_capacity(1024),
            table: vec![NONE; 4096],
            buckets: [NONE; FARTHEST + 1],
            nearest: FARTHEST,
            oldest: 0,
        };
        search.add(position, NONE, None);
        search
    }

    /// Expands at most `limit` positions; says how many it was.
    pub(super) fn run(&mut self, limit: u64) -> (End, u64) {
        for spent in 0..limit {
            let Some(number) = self.take(spent) else { return (End::Exhausted, spent) };
            let position = self.nodes[number as usize].key.position(self.variant);
            let moves = position.legal_moves();
            if moves.is_empty() && position.turn() != self.guide.winner() && position.is_check() {
                return (End::Mate(self.line(number)), spent + 1);
            }
            for m in moves {
                self.add(&position.after(m), number, Some(m));
            }
        }
        (End::Spent, limit)
    }

    fn take(&mut self, spent: u64) -> Option<u32> {
        let number = if spent % OLDEST_EVERY == OLDEST_EVERY - 1 { self.take_oldest() } else { self.take_nearest() }?;
        self.nodes[number as usize].is_expanded = true;
        Some(number)
    }

    fn take_oldest(&mut self) -> Option<u32> {
        while self.nodes.get(self.oldest)?.is_expanded {
            self.oldest += 1;
        }
        Some(self.oldest as u32)
    }

    fn take_nearest(&mut self) -> Option<u32> {
        while self.nearest <= FARTHEST {
            let top = self.buckets[self.nearest];
            if top == NONE {
                self.nearest += 1;
                continue;
            }
            self.buckets[self.nearest] = self.nodes[top as usize].below;
            if !self.nodes[top as usize].is_expanded {
                return Some(top);
            }
        }
        None
    }

    /// Puts a position on the list unless it was seen before.
    fn add(&mut self, position: &Position, parent: u32, m: Option<Move>) {
        if self.guide.is_hopeless(position.board()) {
            return;
        }
        let key = position.identity();
        let mask = self.table.len() - 1;
        let mixed = key.mixed();
        let mut slot = mixed as usize & mask;
        while self.table[slot] != NONE {
            if self.nodes[self.table[slot] as usize].key == key {
                return;
            }
            slot = (slot + 1) & mask;
        }
        let number = self.nodes.len() as u32;
        self.table[slot] = number;
        let noise = if self.noise == 0 { 0 } else { (mixed ^ self.noise).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 62 };
        let distance = (self.guide.distance(position.chess()) as usize + noise as usize).min(FARTHEST);
        self.nodes.push(Node { key, parent, below: self.buckets[distance], m, is_expanded: false });
        self.buckets[distance] = number;
        self.nearest = self.nearest.min(distance);
        if self.nodes.len() * 2 > self.table.len() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 4 - 1;
        self.table.clear();
        self.table.resize(mask + 1, NONE);
        for (number, node) in self.nodes.iter().enumerate() {
            let mut slot = node.key.mixed() as usize & mask;
            while self.table[slot] != NONE {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = number as u32;
        }
    }

    fn line(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(m) = self.nodes[number as usize].m {
            line.push(m);
            number = self.nodes[number as usize].parent;
        }
        line.reverse();
        line
    }
}
