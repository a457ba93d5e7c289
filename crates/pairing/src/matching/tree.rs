//! The alternating tree of Edmonds' algorithm, odd cycles shrunk as they are found.

use super::bits::Bits;
use super::graph::Graph;

/// No partner.
pub(crate) const FREE: u32 = u32::MAX;

/// A tree grown from one free seat. *Outer* seats are those an alternating path of even
/// length leads to: each of them could be left over instead of the root. *Inner* seats are
/// the other reached ones. The buffers are kept from search to search.
pub(crate) struct Tree {
    /// For a seat reached over a free edge: where from. Inside a shrunk cycle: the way round.
    parent: Vec<u32>,
    /// Union-find: the base of the shrunk cycle a seat lies in.
    base: Vec<u32>,
    stamp: Vec<u32>,
    clock: u32,
    unreached: Bits,
    outer: Bits,
    queue: Vec<u32>,
    /// Trees grown so far: the measure of effort that tests bound.
    pub grown: u64,
}

impl Tree {
    pub fn new(size: usize) -> Self {
        Self {
            parent: vec![FREE; size],
            base: vec![FREE; size],
            stamp: vec![0; size],
            clock: 0,
            unreached: Bits::none(size),
            outer: Bits::none(size),
            queue: Vec::with_capacity(size),
            grown: 0,
        }
    }

    pub fn outer(&self) -> &Bits {
        &self.outer
    }

    /// Reached, but only by paths of odd length.
    pub fn is_inner(&self, seat: usize, alive: &Bits) -> bool {
        alive.contains(seat) && !self.unreached.contains(seat) && !self.outer.contains(seat)
    }

    /// The seat that stands for the shrunk cycle an outer seat lies in.
    pub fn cycle(&self, seat: usize) -> usize {
        let mut base = seat;
        while self.base[base] as usize != base {
            base = self.base[base] as usize;
        }
        base
    }

    /// Grows the tree from `root`, which is free, inside `alive`. Ends with another free seat
    /// when one is reached, or with `None`: nothing more to reach, or `wish` became outer.
    pub fn grow(
        &mut self,
        graph: &Graph,
        alive: &Bits,
        mate: &[u32],
        root: usize,
        wish: Option<usize>,
    ) -> Option<usize> {
        self.plant(alive, root);
        let mut next = 0;
        while let Some(&seat) = self.queue.get(next) {
            if wish.is_some_and(|wish| self.outer.contains(wish)) {
                return None;
            }
            next += 1;
            if let Some(free) = self.reach(graph, mate, seat as usize) {
                return Some(free);
            }
            self.close_cycles(graph, mate, seat);
        }
        None
    }

    /// Makes `free` and the root partners of somebody by turning the path between them round.
    /// Works for any seat whose parent is set, so also for one joined by `hang`.
    pub fn augment(&self, mate: &mut [u32], free: usize) {
        let mut seat = u32::try_from(free).expect("seats fit");
        while seat != FREE {
            let partner = self.parent[seat as usize];
            let left = mate[partner as usize];
            mate[seat as usize] = partner;
            mate[partner as usize] = seat;
            seat = left;
        }
    }

    /// Joins a seat from outside the tree to an outer one.
    pub fn hang(&mut self, seat: usize, outer: usize) {
        self.parent[seat] = u32::try_from(outer).expect("seats fit");
    }

    fn plant(&mut self, alive: &Bits, root: usize) {
        self.grown += 1;
        for (index, base) in self.base.iter_mut().enumerate() {
            *base = u32::try_from(index).expect("seats fit");
        }
        self.unreached.copy_from(alive);
        self.unreached.remove(root);
        self.outer.clear();
        self.outer.insert(root);
        self.queue.clear();
        self.queue.push(u32::try_from(root).expect("seats fit"));
    }

    /// Takes in every unreached neighbour together with its partner; stops at a free one.
    fn reach(&mut self, graph: &Graph, mate: &[u32], seat: usize) -> Option<usize> {
        for (index, row) in graph.row(seat).iter().enumerate() {
            loop {
                // Read afresh: taking one neighbour in may have taken another one's partner in.
                let fresh = row & self.unreached.words()[index];
                if fresh == 0 {
                    break;
                }
                let found = index * 64 + fresh.trailing_zeros() as usize;
                self.parent[found] = u32::try_from(seat).expect("seats fit");
                let partner = mate[found];
                if partner == FREE {
                    return Some(found);
                }
                self.unreached.remove(found);
                self.unreached.remove(partner as usize);
                self.outer.insert(partner as usize);
                self.queue.push(partner);
            }
        }
        None
    }

    /// Shrinks the odd cycles that edges from `seat` to other outer seats close.
    fn close_cycles(&mut self, graph: &Graph, mate: &[u32], seat: u32) {
        for (index, row) in graph.row(seat as usize).iter().enumerate() {
            let mut meets = row & self.outer.words()[index];
            while meets != 0 {
                let other = u32::try_from(index * 64).expect("seats fit") + meets.trailing_zeros();
                meets &= meets - 1;
                if self.find(seat) != self.find(other) {
                    let top = self.meeting_point(mate, seat, other);
                    self.shrink(mate, seat, other, top);
                    self.shrink(mate, other, seat, top);
                }
            }
        }
    }

    /// The lowest base that the ways to the root from both seats have in common.
    fn meeting_point(&mut self, mate: &[u32], one: u32, other: u32) -> u32 {
        self.clock += 1;
        let (mut here, mut there) = (self.find(one), self.find(other));
        loop {
            if here != FREE {
                if self.stamp[here as usize] == self.clock {
                    return here;
                }
                self.stamp[here as usize] = self.clock;
                let partner = mate[here as usize];
                here = if partner == FREE { FREE } else { self.find(self.parent[partner as usize]) };
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Walks from one end of the closing edge to the base; inner seats on the way become outer.
    fn shrink(&mut self, mate: &[u32], one: u32, other: u32, top: u32) {
        let (mut seat, mut behind) = (one, other);
        while self.find(seat) != top {
            self.parent[seat as usize] = behind;
            behind = mate[seat as usize];
            if !self.outer.contains(behind as usize) {
                self.outer.insert(behind as usize);
                self.queue.push(behind);
            }
            for shrunk in [seat, behind] {
                if self.base[shrunk as usize] == shrunk {
                    self.base[shrunk as usize] = top;
                }
            }
            seat = self.parent[behind as usize];
        }
    }

    fn find(&mut self, seat: u32) -> u32 {
        let mut seat = seat as usize;
        while self.base[seat] as usize != seat {
            let above = self.base[self.base[seat] as usize];
            self.base[seat] = above;
            seat = above as usize;
        }
        u32::try_from(seat).expect("seats fit")
    }
}
