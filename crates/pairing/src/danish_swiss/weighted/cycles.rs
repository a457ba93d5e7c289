//! Odd cycles: shrunk to one node when two outer ones meet inside a tree, opened again when
//! their price has come down to nothing, and walked through when pairs change.

use super::{Cheapest, Cycle, FAR, NONE, Side};

impl Cheapest {
    /// The place of a petal on an even way from the base; turns the cycle round if need be.
    fn even_place(&mut self, cycle: usize, petal: usize) -> usize {
        let petals = &mut self.cycles[cycle - self.size].petals;
        let place = petals.iter().position(|one| *one == petal).expect("the petal is of the cycle");
        if place % 2 == 0 {
            return place;
        }
        petals[1..].reverse();
        petals.len() - place
    }

    /// Pairs a node with another along the way between them.
    pub(super) fn join(&mut self, one: usize, other: usize) {
        let (inside, outside) = self.way(one, other).expect("joined nodes have a way");
        self.mate[one] = outside;
        if one < self.size {
            return;
        }
        let petal = self.cycles[one - self.size].petal_of[inside];
        let place = self.even_place(one, petal);
        for index in 0..place {
            let petals = &self.cycles[one - self.size].petals;
            let (this, next) = (petals[index], petals[index ^ 1]);
            self.join(this, next);
        }
        self.join(petal, other);
        self.cycles[one - self.size].petals.rotate_left(place);
    }

    pub(super) fn shrink(&mut self, one: usize, base: usize, other: usize) {
        let cycle = (self.size..self.nodes())
            .find(|node| self.top[*node] == NONE)
            .expect("a cycle holds three nodes, so half as many cycles as seats are enough");
        let mut petals = vec![base];
        self.climb(one, base, &mut petals);
        petals[1..].reverse();
        self.climb(other, base, &mut petals);
        self.price[cycle] = 0;
        self.side[cycle] = Side::Outer;
        self.mate[cycle] = self.mate[base];
        let (mut petal_of, mut ways) = (vec![NONE; self.size], vec![None; self.nodes()]);
        for petal in petals.iter().copied() {
            self.note_petal(petal, &mut petal_of);
            for (node, best) in ways.iter_mut().enumerate() {
                if self.top[node] == NONE {
                    continue;
                }
                let way = self.way(petal, node);
                if way.map_or(FAR, |edge| self.loss(edge)) < best.map_or(FAR, |edge| self.loss(edge)) {
                    *best = way;
                }
            }
        }
        for (node, way) in ways.iter().enumerate().skip(self.size) {
            if self.top[node] != NONE {
                self.cycles[node - self.size].ways[cycle] = way.map(|(inside, outside)| (outside, inside));
            }
        }
        self.cycles[cycle - self.size] = Cycle { petals, petal_of, ways };
        self.set_top(cycle, cycle);
        self.find_nearest(cycle);
    }

    /// The nodes from one end of the closing edge up to the base.
    fn climb(&mut self, from: usize, base: usize, petals: &mut Vec<usize>) {
        let mut node = from;
        while node != base {
            let inner = self.top_of_mate(node);
            petals.extend([node, inner]);
            self.queue_seats(inner);
            node = self.top[self.parent[inner]];
        }
    }

    fn note_petal(&self, petal: usize, petal_of: &mut [usize]) {
        if petal < self.size {
            petal_of[petal] = petal;
        } else {
            let inside = self.cycles[petal - self.size].petal_of.iter().enumerate();
            inside.filter(|(_, of)| **of != NONE).for_each(|(seat, _)| petal_of[seat] = petal);
        }
    }

    /// Opens an inner cycle whose price has come down to nothing.
    pub(super) fn expand(&mut self, cycle: usize) {
        for petal in self.cycles[cycle - self.size].petals.clone() {
            self.set_top(petal, petal);
        }
        let above = self.parent[cycle];
        let entry = self.way(cycle, above).expect("an inner cycle was reached over a way").0;
        let petal = self.cycles[cycle - self.size].petal_of[entry];
        let place = self.even_place(cycle, petal);
        let petals = self.cycles[cycle - self.size].petals.clone();
        for pair in petals[..place].chunks_exact(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.way(outer, inner).expect("petals are joined").0;
            self.side[inner] = Side::Inner;
            self.side[outer] = Side::Outer;
            self.nearest[inner] = NONE;
            self.find_nearest(outer);
            self.queue_seats(outer);
        }
        self.side[petal] = Side::Inner;
        self.parent[petal] = above;
        for other in petals[place + 1..].iter().copied() {
            self.side[other] = Side::Unreached;
            self.find_nearest(other);
        }
        self.top[cycle] = NONE;
    }
}
