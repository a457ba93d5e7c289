//! One stage: a forest grown from every seat without a partner, until two of its trees meet.

use super::super::cost::Cost;
use super::Solver;
use super::nodes::{Link, Node};
use crate::matching::{Bits, FREE};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// An even number of steps from a root: could be left over instead of it.
    Outer,
    /// Reached by this link from an outer seat.
    Inner(Link),
}

/// The forest of one stage.
pub(super) struct Forest {
    labels: Vec<Option<Label>>,
    pub outer: Bits,
    pub inner: Bits,
    queue: Vec<usize>,
    /// Where costs go by sides: outer seats whose pairs limit the step, one end of every such pair.
    pub nearest: Vec<usize>,
}

/// What a step of the search leads to.
enum Step {
    Grown,
    Augmented,
}

impl Solver<'_> {
    /// Adds one pair. `Some(false)` when nobody is left over, `None` when no complete pairing exists.
    pub(super) fn stage(&mut self) -> Option<bool> {
        let Some(mut forest) = self.plant() else { return Some(false) };
        loop {
            while let Some(seat) = forest.queue.pop() {
                if let Step::Augmented = self.scan(&mut forest, seat) {
                    self.dissolve();
                    return Some(true);
                }
            }
            self.change_potentials(&mut forest)?;
            let has_opened = self.open_inner_blossoms(&mut forest);
            forest.queue = match self.reduced {
                // Only these have pairs that are tight and were not so before.
                Some(_) if !has_opened => std::mem::take(&mut forest.nearest),
                _ => forest.outer.iter().collect(),
            };
        }
    }

    /// Every free seat with its blossom as a root.
    fn plant(&self) -> Option<Forest> {
        let size = self.graph.size();
        let mut forest = Forest {
            labels: vec![None; self.nodes.limit() + size],
            outer: Bits::none(size),
            inner: Bits::none(size),
            queue: Vec::new(),
            nearest: Vec::new(),
        };
        for seat in self.alive.iter().filter(|seat| self.mate[*seat] == FREE) {
            self.label_outer(&mut forest, self.nodes.top(seat));
        }
        if forest.queue.is_empty() {
            return None;
        }
        if self.reduced.is_some() {
            // The first step, of nothing if need be, finds the tight pairs without a look at every root.
            forest.queue.clear();
        }
        Some(forest)
    }

    fn label_outer(&self, forest: &mut Forest, node: Node) {
        forest.set(node, Some(Label::Outer));
        for seat in self.nodes.members(node) {
            forest.inner.remove(seat);
            if !forest.outer.contains(seat) {
                forest.outer.insert(seat);
                forest.queue.push(seat);
            }
        }
    }

    fn label_inner(&self, forest: &mut Forest, node: Node, link: Link) {
        forest.set(node, Some(Label::Inner(link)));
        self.nodes.members(node).into_iter().for_each(|seat| forest.inner.insert(seat));
    }

    /// Follows every tight pair of an outer seat.
    fn scan(&mut self, forest: &mut Forest, seat: usize) -> Step {
        let mask = self.tight_among(seat, self.alive);
        let words = self.graph.row(seat).len();
        for index in 0..words {
            let mut seen = 0;
            loop {
                // Read afresh: taking one node in changes what the others are.
                let own = self.nodes.blossom(self.nodes.top(seat)).map_or(0, |blossom| blossom.members.words()[index]);
                let word = self.graph.row(seat)[index] & mask.words()[index];
                let fresh = word & !seen & !own & !forest.inner.words()[index];
                if fresh == 0 {
                    break;
                }
                seen |= fresh & fresh.wrapping_neg();
                let other = index * 64 + fresh.trailing_zeros() as usize;
                if let Step::Augmented = self.follow(forest, seat, other) {
                    return Step::Augmented;
                }
            }
        }
        Step::Grown
    }

    fn follow(&mut self, forest: &mut Forest, seat: usize, other: usize) -> Step {
        let node = self.nodes.top(other);
        match forest.get(node) {
            None => {
                self.label_inner(forest, node, (seat, other));
                let partner = self.nodes.partner(node, &self.mate).expect("a node without partner is a root");
                self.label_outer(forest, self.nodes.top(partner));
            }
            Some(Label::Outer) => match self.meeting_point(forest, seat, other) {
                Some(top) => self.shrink(forest, (seat, other), top),
                None => {
                    self.augment(forest, seat, other);
                    self.augment(forest, other, seat);
                    return Step::Augmented;
                }
            },
            Some(Label::Inner(_)) => {}
        }
        Step::Grown
    }

    /// The outer node above an outer node, with the two links on the way: to the inner node and on.
    fn above(&self, forest: &Forest, node: Node) -> Option<(Node, Link, Node, Link)> {
        let base = self.nodes.base(node);
        let partner = self.nodes.partner(node, &self.mate)?;
        let inner = self.nodes.top(partner);
        let Some(Label::Inner((from, to))) = forest.get(inner) else {
            unreachable!("an outer node hangs on an inner one")
        };
        Some((inner, (base, partner), self.nodes.top(from), (to, from)))
    }

    /// The lowest node above both; `None` in different trees.
    fn meeting_point(&self, forest: &Forest, one: usize, other: usize) -> Option<Node> {
        let mut passed = std::collections::BTreeSet::new();
        let mut sides = [Some(self.nodes.top(one)), Some(self.nodes.top(other))];
        while sides.iter().any(Option::is_some) {
            for side in &mut sides {
                if let Some(node) = *side {
                    if !passed.insert(node) {
                        return Some(node);
                    }
                    *side = self.above(forest, node).map(|above| above.2);
                }
            }
        }
        None
    }

    /// The nodes from an outer one up to, not including, the top, and the links that lead up.
    fn branch(&self, forest: &Forest, from: Node, top: Node) -> (Vec<Node>, Vec<Link>) {
        let (mut nodes, mut links) = (Vec::new(), Vec::new());
        let mut node = from;
        while node != top {
            let (inner, to_inner, outer, to_outer) = self.above(forest, node).expect("the top lies above");
            nodes.extend([node, inner]);
            links.extend([to_inner, to_outer]);
            node = outer;
        }
        (nodes, links)
    }

    fn shrink(&mut self, forest: &mut Forest, (one, other): Link, top: Node) {
        let (mut left, left_links) = self.branch(forest, self.nodes.top(one), top);
        let (right, right_links) = self.branch(forest, self.nodes.top(other), top);
        left.reverse();
        let mut children = vec![top];
        children.extend(left);
        children.extend(right);
        let mut links: Vec<Link> = left_links.into_iter().rev().map(|(from, to)| (to, from)).collect();
        links.push((one, other));
        links.extend(right_links);
        let node = self.nodes.shrink(children, links, self.costs.zero());
        self.label_outer(forest, node);
    }

    /// Pairs an outer seat with one of another tree, and turns the way to its root round.
    fn augment(&mut self, forest: &Forest, seat: usize, other: usize) {
        let number = |seat: usize| u32::try_from(seat).expect("seats fit");
        let (mut seat, mut other) = (seat, other);
        loop {
            let node = self.nodes.top(seat);
            let above = self.above(forest, node);
            self.nodes.rotate(node, seat, &mut self.mate);
            self.mate[seat] = number(other);
            let Some((inner, _, _, (from, to))) = above else { return };
            self.nodes.rotate(inner, from, &mut self.mate);
            self.mate[from] = number(to);
            (seat, other) = (to, from);
        }
    }

    /// Takes apart the blossoms that have no potential of their own.
    fn dissolve(&mut self) {
        loop {
            let is_empty = |node: &Node| self.nodes.blossom(*node).is_some_and(|blossom| blossom.potential.is_zero());
            let empty: Vec<Node> = self.nodes.outermost().into_iter().filter(is_empty).collect();
            if empty.is_empty() {
                return;
            }
            empty.into_iter().for_each(|node| drop(self.nodes.expand(node)));
        }
    }

    /// Raises the outer and lowers the inner potentials until something new is tight.
    fn change_potentials(&mut self, forest: &mut Forest) -> Option<()> {
        let step = self.step(forest)?;
        let zero = self.costs.zero();
        for node in self.nodes.outermost() {
            let label = forest.get(node);
            let blossom = self.nodes.blossom_mut(node).expect("outermost blossoms exist");
            match label {
                Some(Label::Outer) => blossom.potential.add(&step),
                Some(Label::Inner(_)) => blossom.potential.subtract(&step),
                None => {}
            }
        }
        if step != zero && self.reduced.is_some() {
            self.raise_by_sides(forest, step.packed());
        } else if step != zero {
            let moved = |seat: usize| {
                let mut potential = self.potential(seat).clone();
                if forest.outer.contains(seat) {
                    potential.add(&step);
                } else if forest.inner.contains(seat) {
                    potential.subtract(&step);
                }
                (seat, potential)
            };
            let potentials = self.alive.iter().map(moved).collect();
            self.regroup(potentials);
        }
        Some(())
    }

    /// The largest step that keeps every pair at least tight; `None` if nothing limits it.
    fn step(&self, forest: &mut Forest) -> Option<Cost> {
        // Twice the step, so that pairs of two outer seats need no halving before they are compared.
        let mut least = match &self.reduced {
            Some(reduced) => self.twice_step_by_sides(forest, reduced).map(Cost::unpacked),
            None => self.twice_step_by_groups(forest),
        };
        for node in self.nodes.outermost() {
            if let (Some(Label::Inner(_)), Some(blossom)) = (forest.get(node), self.nodes.blossom(node)) {
                let twice = blossom.potential.doubled();
                if least.as_ref().is_none_or(|least| twice < *least) {
                    least = Some(twice);
                }
            }
        }
        least.map(|least| least.halved())
    }

    /// Twice the largest step that keeps every pair of an outer seat at least tight.
    fn twice_step_by_groups(&self, forest: &Forest) -> Option<Cost> {
        let mut least: Option<Cost> = None;
        let outer_parts: Vec<Vec<usize>> = self
            .groups
            .iter()
            .map(|group| group.members.iter().filter(|seat| forest.outer.contains(*seat)).collect())
            .collect();
        let is_less = |one: usize, other: usize, times: i32, least: &Option<Cost>| {
            let slack = self.slack(one, other).map(|entry| times * entry);
            least.as_ref().is_none_or(|least| slack.lt(least.entries().iter().copied()))
        };
        let cost = |one: usize, other: usize, times: i32| {
            Some(Cost::of(self.slack(one, other).map(|entry| times * entry).collect()))
        };
        for (one, part) in outer_parts.iter().enumerate().filter(|(_, part)| !part.is_empty()) {
            for other in 0..self.groups.len() {
                if other <= one && is_less(one, other, 1, &least) && self.meets_outer(forest, part, other) {
                    least = cost(one, other, 1);
                }
                if is_less(one, other, 2, &least) && self.meets_unreached(forest, part, other) {
                    least = cost(one, other, 2);
                }
            }
        }
        least
    }

    /// Whether some of these outer seats may meet an outer seat of the group in another node.
    fn meets_outer(&self, forest: &Forest, seats: &[usize], group: usize) -> bool {
        let members = &self.groups[group].members;
        seats.iter().any(|seat| {
            let own = self.nodes.blossom(self.nodes.top(*seat)).map(|blossom| &blossom.members);
            self.graph.row(*seat).iter().enumerate().any(|(index, row)| {
                let own = own.map_or(0, |own| own.words()[index]);
                row & members.words()[index] & forest.outer.words()[index] & !own != 0
            })
        })
    }

    fn meets_unreached(&self, forest: &Forest, seats: &[usize], group: usize) -> bool {
        let members = &self.groups[group].members;
        seats.iter().any(|seat| {
            self.graph.row(*seat).iter().enumerate().any(|(index, row)| {
                row & members.words()[index] & !forest.outer.words()[index] & !forest.inner.words()[index] != 0
            })
        })
    }

    /// Inner blossoms whose potential is used up fall apart; their children go on as the tree runs through them.
    fn open_inner_blossoms(&mut self, forest: &mut Forest) -> bool {
        let mut has_opened = false;
        loop {
            let is_open = |node: &Node| {
                matches!(forest.get(*node), Some(Label::Inner(_)))
                    && self.nodes.blossom(*node).is_some_and(|blossom| blossom.potential.is_zero())
            };
            let Some(node) = self.nodes.outermost().into_iter().find(is_open) else { return has_opened };
            self.open(forest, node);
            has_opened = true;
        }
    }

    fn open(&mut self, forest: &mut Forest, node: Node) {
        let Some(Label::Inner(entry)) = forest.get(node) else { unreachable!("only inner blossoms are opened") };
        forest.set(node, None);
        let blossom = self.nodes.expand(node);
        blossom.members.iter().for_each(|seat| forest.inner.remove(seat));
        let count = blossom.children.len();
        let start =
            blossom.children.iter().position(|child| *child == self.nodes.top(entry.1)).expect("the entry is inside");
        // From the entry to the base by the way with an even number of links: its first one is a pair.
        let forward = start % 2 == 1;
        let (mut at, mut link) = (start, entry);
        loop {
            self.label_inner(forest, blossom.children[at], link);
            if at == 0 {
                return;
            }
            let next = |at: usize| if forward { (at + 1) % count } else { at - 1 };
            let (outer, inner) = (next(at), next(next(at)));
            self.label_outer(forest, blossom.children[outer]);
            link = if forward { blossom.links[outer] } else { (blossom.links[inner].1, blossom.links[inner].0) };
            at = inner;
        }
    }
}

impl Forest {
    fn get(&self, node: Node) -> Option<Label> {
        self.labels.get(node).copied().flatten()
    }

    fn set(&mut self, node: Node, label: Option<Label>) {
        if self.labels.len() <= node {
            self.labels.resize(node + 1, None);
        }
        self.labels[node] = label;
    }
}
