//! The cheapest complete pairing of a graph with costs: Edmonds' primal-dual method with
//! shrunk odd cycles, in cubic time.
//!
//! It is asked for exchanges between the halves only, which are rare; so the costs stand in
//! a full table and no heap is kept.

mod cycles;
#[cfg(test)]
mod oracle;

use std::collections::VecDeque;

/// The pair is not legal.
pub(super) const NEVER: i64 = i64::MAX;
const NONE: usize = usize::MAX;
const FAR: i64 = i64::MAX;

/// Where a seat or cycle stands in the trees grown from the free ones.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Unreached,
    Outer,
    Inner,
}

/// A pair, the first end inside the node that is asked.
type Edge = (usize, usize);

/// Nodes up to `size` are seats, the others shrunk cycles. Costs are counted twice over, so
/// that prices stay whole.
pub(super) struct Cheapest {
    size: usize,
    costs: Vec<i64>,
    price: Vec<i64>,
    /// The seat at the other end of a node's pair.
    mate: Vec<usize>,
    /// The outer seat nearest to a node.
    nearest: Vec<usize>,
    /// The outermost cycle a node lies in; `NONE` for a cycle that does not exist.
    top: Vec<usize>,
    /// The seat of the outer node through which an inner one was reached.
    parent: Vec<usize>,
    side: Vec<Side>,
    mark: Vec<usize>,
    clock: usize,
    cycles: Vec<Cycle>,
    queue: VecDeque<usize>,
}

#[derive(Clone, Default)]
struct Cycle {
    /// The nodes round the cycle, the base first.
    petals: Vec<usize>,
    /// For every seat inside, the petal it lies in.
    petal_of: Vec<usize>,
    /// The cheapest way to every other node.
    ways: Vec<Option<Edge>>,
}

/// The cheapest complete pairing, or `None` if there is no complete one. Costs are not
/// negative. `mate` is a beginning made of pairs that cost nothing.
pub(super) fn cheapest(size: usize, costs: Vec<i64>, start: &[Option<usize>]) -> Option<Vec<usize>> {
    let nodes = size + size / 2;
    let mut search = Cheapest {
        size,
        costs,
        price: vec![0; nodes],
        mate: (0..nodes).map(|node| start.get(node).copied().flatten().unwrap_or(NONE)).collect(),
        nearest: vec![NONE; nodes],
        top: (0..nodes).map(|node| if node < size { node } else { NONE }).collect(),
        parent: vec![NONE; nodes],
        side: vec![Side::Unreached; nodes],
        mark: vec![0; nodes],
        clock: 0,
        cycles: vec![Cycle::default(); size / 2],
        queue: VecDeque::new(),
    };
    while search.mate[..size].contains(&NONE) {
        if !search.phase() {
            return None;
        }
    }
    search.mate.truncate(size);
    Some(search.mate)
}

impl Cheapest {
    fn nodes(&self) -> usize {
        self.top.len()
    }

    fn is_top(&self, node: usize) -> bool {
        self.top[node] == node
    }

    fn loss(&self, (one, other): Edge) -> i64 {
        match self.costs[one * self.size + other] {
            NEVER => FAR,
            cost => 2 * cost + self.price[one] + self.price[other],
        }
    }

    fn way(&self, from: usize, to: usize) -> Option<Edge> {
        match (from < self.size, to < self.size) {
            (true, true) => (self.costs[from * self.size + to] != NEVER).then_some((from, to)),
            (false, _) => self.cycles[from - self.size].ways[to],
            (true, false) => self.cycles[to - self.size].ways[from].map(|(one, other)| (other, one)),
        }
    }

    fn way_loss(&self, from: usize, to: usize) -> i64 {
        self.way(from, to).map_or(FAR, |edge| self.loss(edge))
    }

    fn note_nearest(&mut self, seat: usize, node: usize) {
        let known = self.nearest[node];
        if known == NONE || self.way_loss(seat, node) < self.way_loss(known, node) {
            self.nearest[node] = seat;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for seat in 0..self.size {
            let top = self.top[seat];
            if top != node && self.side[top] == Side::Outer && self.way(seat, node).is_some() {
                self.note_nearest(seat, node);
            }
        }
    }

    fn queue_seats(&mut self, node: usize) {
        if node < self.size {
            self.queue.push_back(node);
        } else {
            for petal in self.cycles[node - self.size].petals.clone() {
                self.queue_seats(petal);
            }
        }
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        if node >= self.size {
            for petal in self.cycles[node - self.size].petals.clone() {
                self.set_top(petal, top);
            }
        }
    }

    fn top_of_mate(&self, node: usize) -> usize {
        match self.mate[node] {
            NONE => NONE,
            mate => self.top[mate],
        }
    }

    fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let left = self.top_of_mate(one);
            self.join(one, other);
            if left == NONE {
                return;
            }
            let above = self.top[self.parent[left]];
            self.join(left, above);
            (one, other) = (above, left);
        }
    }

    fn meeting_point(&mut self, mut one: usize, mut other: usize) -> Option<usize> {
        self.clock += 1;
        while one != NONE || other != NONE {
            if one != NONE {
                if self.mark[one] == self.clock {
                    return Some(one);
                }
                self.mark[one] = self.clock;
                one = match self.top_of_mate(one) {
                    NONE => NONE,
                    mate => self.top[self.parent[mate]],
                };
            }
            std::mem::swap(&mut one, &mut other);
        }
        None
    }

    /// Follows an edge without loss. True if it joined two trees.
    fn follow(&mut self, (one, other): Edge) -> bool {
        let (from, to) = (self.top[one], self.top[other]);
        match self.side[to] {
            Side::Unreached => {
                let mate = self.top_of_mate(to);
                self.parent[to] = one;
                self.side[to] = Side::Inner;
                self.side[mate] = Side::Outer;
                (self.nearest[to], self.nearest[mate]) = (NONE, NONE);
                self.queue_seats(mate);
                false
            }
            Side::Outer => match self.meeting_point(from, to) {
                Some(base) => {
                    self.shrink(from, base, to);
                    false
                }
                None => {
                    self.augment(from, to);
                    self.augment(to, from);
                    true
                }
            },
            Side::Inner => false,
        }
    }

    /// One augmenting path. False if there is none.
    fn phase(&mut self) -> bool {
        self.side.fill(Side::Unreached);
        self.nearest.fill(NONE);
        self.queue.clear();
        for node in 0..self.nodes() {
            if self.is_top(node) && self.mate[node] == NONE {
                self.parent[node] = NONE;
                self.side[node] = Side::Outer;
                self.queue_seats(node);
            }
        }
        loop {
            if self.grow() {
                return true;
            }
            let step = self.step();
            if step == FAR {
                return false;
            }
            self.move_prices(step);
            self.queue.clear();
            if self.follow_nearest() {
                return true;
            }
            for cycle in self.size..self.nodes() {
                if self.is_top(cycle) && self.side[cycle] == Side::Inner && self.price[cycle] == 0 {
                    self.expand(cycle);
                }
            }
        }
    }

    fn grow(&mut self) -> bool {
        while let Some(seat) = self.queue.pop_front() {
            if self.side[self.top[seat]] == Side::Inner {
                continue;
            }
            for other in 0..self.size {
                if self.costs[seat * self.size + other] == NEVER || self.top[seat] == self.top[other] {
                    continue;
                }
                if self.loss((seat, other)) == 0 {
                    if self.follow((seat, other)) {
                        return true;
                    }
                } else {
                    self.note_nearest(seat, self.top[other]);
                }
            }
        }
        false
    }

    /// How far prices can move before something happens.
    fn step(&self) -> i64 {
        let mut step = FAR;
        for node in (0..self.nodes()).filter(|node| self.is_top(*node)) {
            if node >= self.size && self.side[node] == Side::Inner {
                step = step.min(self.price[node] / 2);
            }
            if self.nearest[node] != NONE {
                let loss = self.way_loss(self.nearest[node], node);
                match self.side[node] {
                    Side::Unreached => step = step.min(loss),
                    Side::Outer if loss != FAR => step = step.min(loss / 2),
                    Side::Outer | Side::Inner => {}
                }
            }
        }
        step
    }

    fn move_prices(&mut self, step: i64) {
        for seat in 0..self.size {
            match self.side[self.top[seat]] {
                Side::Outer => self.price[seat] -= step,
                Side::Inner => self.price[seat] += step,
                Side::Unreached => {}
            }
        }
        for cycle in (self.size..self.nodes()).filter(|node| self.top[*node] == *node) {
            match self.side[cycle] {
                Side::Outer => self.price[cycle] += 2 * step,
                Side::Inner => self.price[cycle] -= 2 * step,
                Side::Unreached => {}
            }
        }
    }

    fn follow_nearest(&mut self) -> bool {
        for node in 0..self.nodes() {
            if !self.is_top(node) || self.nearest[node] == NONE {
                continue;
            }
            let seat = self.nearest[node];
            if self.top[seat] != node && self.way_loss(seat, node) == 0 {
                let edge = self.way(seat, node).expect("an edge without loss is a way");
                if self.follow(edge) {
                    return true;
                }
            }
        }
        false
    }
}
