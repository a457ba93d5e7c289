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
    root: u32,
    /// Seats known to lie in the root's own cycle, which tends to swallow the others: they
    /// need not be looked at one by one from inside it.
    core: Bits,
    /// Free seats other than the root.
    free: Bits,
    /// The words of `free` that are not empty lie from the first up to before the last.
    first_free: usize,
    last_free: usize,
    /// Outer seats in the order they became so, and how many of them were looked at.
    queue: Vec<u32>,
    looked_at: usize,
    /// Inner seats as they were reached.
    passed: Vec<u32>,
    /// Trees grown so far: the measure of effort that tests bound.
    pub grown: u64,
}

/// Why a tree stops growing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    NotYet,
    Wish,
    /// A free seat next to an outer one.
    Free(usize),
}

impl Tree {
    pub(crate) fn new(size: usize) -> Self {
        Self {
            parent: vec![FREE; size],
            base: (0..size).map(|seat| u32::try_from(seat).expect("seats fit")).collect(),
            stamp: vec![0; size],
            clock: 0,
            unreached: Bits::none(size),
            outer: Bits::none(size),
            root: FREE,
            core: Bits::none(size),
            free: Bits::none(size),
            first_free: 0,
            last_free: 0,
            queue: Vec::with_capacity(size),
            looked_at: 0,
            passed: Vec::new(),
            grown: 0,
        }
    }

    pub(crate) fn outer(&self) -> &Bits {
        &self.outer
    }

    /// Reached, but only by paths of odd length.
    pub(crate) fn is_inner(&self, seat: usize, alive: &Bits) -> bool {
        alive.contains(seat) && !self.unreached.contains(seat) && !self.outer.contains(seat)
    }

    /// The seat that stands for the shrunk cycle an outer seat lies in.
    pub(crate) fn cycle(&self, seat: usize) -> usize {
        let mut base = seat;
        while self.base[base] as usize != base {
            base = self.base[base] as usize;
        }
        base
    }

    /// Grows the tree from `root`, which is free, inside `alive`. Ends with another free seat
    /// when one can be reached, or with `None`: nothing more to reach, or `wish` became outer.
    /// A wish is only for graphs where nobody but the root is free.
    pub(crate) fn grow(
        &mut self,
        graph: &Graph,
        alive: &Bits,
        mate: &[u32],
        root: usize,
        wish: Option<usize>,
    ) -> Option<usize> {
        match wish {
            None => self.look_for_free(alive, mate),
            Some(_) => self.forget_free(),
        }
        self.grow_from(graph, alive, mate, root, wish)
    }

    /// Pairs these seats one after the other, each as a tree grown from it would. Ends early with the first that
    /// stays over whatever is done; the tree is then the one grown from it.
    pub(crate) fn cover(
        &mut self,
        graph: &Graph,
        alive: &Bits,
        mate: &mut [u32],
        seats: impl IntoIterator<Item = usize>,
    ) -> Option<usize> {
        self.look_for_free(alive, mate);
        for root in seats {
            if mate[root] != FREE || !alive.contains(root) {
                continue;
            }
            self.free.remove(root);
            match self.first_free(graph, root) {
                Some(free) => {
                    self.grown += 1;
                    mate[root] = u32::try_from(free).expect("seats fit");
                    mate[free] = u32::try_from(root).expect("seats fit");
                    self.free.remove(free);
                }
                None => match self.grow_from(graph, alive, mate, root, None) {
                    Some(free) => {
                        self.augment(mate, free);
                        self.free.remove(free);
                    }
                    None => return Some(root),
                },
            }
        }
        None
    }

    fn grow_from(
        &mut self,
        graph: &Graph,
        alive: &Bits,
        mate: &[u32],
        root: usize,
        wish: Option<usize>,
    ) -> Option<usize> {
        self.plant(alive, root);
        let mut next = 0;
        let mut end = self.end(graph, wish);
        while end == End::NotYet
            && let Some(&seat) = self.queue.get(next)
        {
            next += 1;
            end = self.reach(graph, mate, seat, wish);
            if end == End::NotYet {
                end = self.close_cycles(graph, mate, seat, wish);
            }
        }
        match end {
            End::Free(seat) => Some(seat),
            End::Wish | End::NotYet => None,
        }
    }

    /// Makes `free` and the root partners of somebody by turning the path between them round.
    /// Works for any seat whose parent is set, so also for one joined by `hang`.
    pub(crate) fn augment(&self, mate: &mut [u32], free: usize) {
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
    pub(crate) fn hang(&mut self, seat: usize, outer: usize) {
        self.parent[seat] = u32::try_from(outer).expect("seats fit");
    }

    fn plant(&mut self, alive: &Bits, root: usize) {
        self.grown += 1;
        for reached in self.queue.drain(..).chain(self.passed.drain(..)) {
            self.base[reached as usize] = reached;
        }
        self.unreached.copy_from(alive);
        self.unreached.remove(root);
        self.free.remove(root);
        self.outer.clear();
        self.outer.insert(root);
        self.core.clear();
        self.root = u32::try_from(root).expect("seats fit");
        self.queue.push(self.root);
        self.looked_at = 0;
    }

    fn forget_free(&mut self) {
        self.free.clear();
        (self.first_free, self.last_free) = (usize::MAX, 0);
    }

    fn look_for_free(&mut self, alive: &Bits, mate: &[u32]) {
        self.forget_free();
        for seat in alive.iter().filter(|seat| mate[*seat] == FREE) {
            self.free.insert(seat);
            self.first_free = self.first_free.min(seat / 64);
            self.last_free = seat / 64 + 1;
        }
    }

    /// The first free seat next to this one.
    fn first_free(&mut self, graph: &Graph, seat: usize) -> Option<usize> {
        while self.first_free < self.last_free && self.free.words()[self.first_free] == 0 {
            self.first_free += 1;
        }
        let row = graph.row(seat);
        let word = (self.first_free..self.last_free).find(|word| row[*word] & self.free.words()[*word] != 0)?;
        Some(word * 64 + (row[word] & self.free.words()[word]).trailing_zeros() as usize)
    }

    /// Looks at the seats that became outer since last time: the wish, or the neighbour of a
    /// free one, ends the search long before the whole tree is grown.
    fn end(&mut self, graph: &Graph, wish: Option<usize>) -> End {
        while let Some(&seat) = self.queue.get(self.looked_at) {
            self.looked_at += 1;
            if wish == Some(seat as usize) {
                return End::Wish;
            }
            if let Some(free) = self.first_free(graph, seat as usize) {
                self.parent[free] = seat;
                return End::Free(free);
            }
        }
        End::NotYet
    }

    /// Takes in every unreached neighbour together with its partner.
    fn reach(&mut self, graph: &Graph, mate: &[u32], seat: u32, wish: Option<usize>) -> End {
        for (index, row) in graph.row(seat as usize).iter().enumerate() {
            loop {
                // Read afresh: taking one neighbour in may have taken another one's partner in.
                let fresh = row & self.unreached.words()[index];
                if fresh == 0 {
                    break;
                }
                let found = index * 64 + fresh.trailing_zeros() as usize;
                self.parent[found] = seat;
                let partner = mate[found];
                self.unreached.remove(found);
                self.unreached.remove(partner as usize);
                self.outer.insert(partner as usize);
                self.queue.push(partner);
                self.passed.push(u32::try_from(found).expect("seats fit"));
                match self.end(graph, wish) {
                    End::NotYet => {}
                    end => return end,
                }
            }
        }
        End::NotYet
    }

    /// Shrinks the odd cycles that edges from `seat` to other outer seats close.
    fn close_cycles(&mut self, graph: &Graph, mate: &[u32], seat: u32, wish: Option<usize>) -> End {
        let mut base = self.find(seat);
        for (index, row) in graph.row(seat as usize).iter().enumerate() {
            let mut seen = 0;
            loop {
                let known = if base == self.root { self.core.words()[index] } else { 0 };
                let meets = row & self.outer.words()[index] & !known & !seen;
                if meets == 0 {
                    break;
                }
                seen |= meets & meets.wrapping_neg();
                let other = u32::try_from(index * 64).expect("seats fit") + meets.trailing_zeros();
                let other_base = self.find(other);
                if other_base == self.root {
                    self.core.insert(other as usize);
                }
                if base == other_base {
                    continue;
                }
                let top = self.meeting_point(mate, seat, other);
                self.shrink(mate, seat, other, top);
                self.shrink(mate, other, seat, top);
                base = self.find(seat);
                match self.end(graph, wish) {
                    End::NotYet => {}
                    end => return end,
                }
            }
        }
        End::NotYet
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
