//! The cheapest complete pairing of a graph with costs, and the graph that holds all of them: Edmonds' primal-dual
//! method over bit rows.
//!
//! Every seat has a potential; a pair is *tight* when its cost equals the sum of the two potentials and it
//! could stand in a cheapest pairing. As many tight pairs as possible are made, then the potentials of the seats
//! that could be left over are raised until something new is tight, and so on. All cheapest pairings lie in the
//! tight graph; when no odd set keeps a potential of its own, every complete pairing of the tight graph is a
//! cheapest one. See docs/decisions/0015-one-weighted-matching.md.

mod chooser;
mod cost;
mod forest;
mod groups;
pub(crate) mod halves;
mod nodes;
#[cfg(test)]
mod oracle;
mod sides;

pub(crate) use chooser::Chooser;
pub(crate) use cost::{Cost, Costs, Sides};

use super::{Bits, FREE, Graph};
use forest::{End, Forest, Rows};
use groups::Groups;
use nodes::{Node, Nodes};
use sides::Reduced;

/// A cheapest pairing and the graph that holds all of them.
pub(crate) struct Solution {
    pub mate: Vec<u32>,
    pub tight: Graph,
    pub total: Cost,
    /// Every complete pairing of the tight graph is a cheapest one.
    pub is_exact: bool,
}

/// The cheapest pairing of the seats in `alive`; `None` if they cannot all be paired.
pub(crate) fn solve(graph: &Graph, alive: &Bits, costs: &Costs) -> Option<Solution> {
    let mut solver = Solver::new(graph, alive, costs);
    while solver.pair_most() {
        solver.change_potentials()?;
    }
    Some(solver.solution())
}

/// What is known of the potentials of the seats.
enum Potentials<'a> {
    ByClass(Groups<'a>),
    BySides(Reduced<'a>),
}

struct Solver<'a> {
    graph: &'a Graph,
    alive: &'a Bits,
    costs: &'a Costs,
    potentials: Potentials<'a>,
    nodes: Nodes,
    forest: Forest,
}

/// The tight pairs between nodes: outermost ones, or the children of an odd set with this potential, twice over.
struct Tight<'a> {
    graph: &'a Graph,
    among: &'a Bits,
    potentials: &'a Potentials<'a>,
    inside: Option<&'a Cost>,
}

impl Rows for Tight<'_> {
    fn write(&self, seat: usize, row: &mut Bits) {
        match (self.potentials, self.inside) {
            (Potentials::ByClass(groups), None) => {
                row.set_common(self.graph.row(seat), groups.tight(seat), self.among);
            }
            (Potentials::ByClass(groups), Some(shared)) => {
                let tight = groups.tight_inside(groups.group(seat), shared);
                row.set_common(self.graph.row(seat), &tight, self.among);
            }
            (Potentials::BySides(reduced), shared) => {
                let shared = shared.map_or(0, Cost::only);
                row.clear();
                let is_tight = |other: &usize| reduced.is_tight(seat, *other, shared);
                self.graph.neighbours(seat, self.among).filter(is_tight).for_each(|other| row.insert(other));
            }
        }
    }

    fn first(&self, seat: usize, among: &Bits) -> Option<usize> {
        match self.potentials {
            Potentials::ByClass(groups) => groups.tight(seat).first_common(self.graph.row(seat), among),
            Potentials::BySides(reduced) => {
                self.graph.neighbours(seat, among).find(|other| reduced.is_tight(seat, *other, 0))
            }
        }
    }
}

impl<'a> Solver<'a> {
    fn new(graph: &'a Graph, alive: &'a Bits, costs: &'a Costs) -> Self {
        let size = graph.size();
        let potentials = match costs.sides() {
            Some(sides) => Potentials::BySides(Reduced::new(sides)),
            None => Potentials::ByClass(Groups::new(graph, alive, costs)),
        };
        Self { graph, alive, costs, potentials, nodes: Nodes::new(size), forest: Forest::new(size, size) }
    }

    /// Makes as many tight pairs as possible; whether somebody is left over.
    fn pair_most(&mut self) -> bool {
        let (nodes, forest) = (&mut self.nodes, &mut self.forest);
        forest.clear(nodes.limit(), self.alive);
        let tight = Tight { graph: self.graph, among: self.alive, potentials: &self.potentials, inside: None };
        let mut is_seen = vec![false; nodes.limit()];
        let mut free = Vec::new();
        for seat in self.alive.iter() {
            let node = nodes.tops()[seat];
            if nodes.paired[node].is_none() && !std::mem::replace(&mut is_seen[node], true) {
                forest.add_free(nodes, node);
                free.push(node);
            }
        }
        let mut is_anybody_left = false;
        for root in free {
            if nodes.paired[root].is_some() {
                continue;
            }
            match forest.grow(&tight, nodes, nodes.tops(), root, None) {
                End::Free(link) => {
                    let end = nodes.tops()[link.1];
                    let changed = forest.turned(nodes, nodes.tops(), link);
                    changed.into_iter().for_each(|(node, pair)| nodes.paired[node] = pair);
                    forest.take_free(nodes, end);
                    forest.forget(nodes);
                }
                End::Nowhere | End::Wish => {
                    forest.leave(nodes);
                    is_anybody_left = true;
                }
            }
        }
        is_anybody_left
    }

    /// Raises the outer and lowers the inner potentials until something new is tight; `None` if nothing limits it:
    /// no complete pairing exists.
    fn change_potentials(&mut self) -> Option<()> {
        let step = self.step()?;
        let zero = self.costs.zero();
        match &mut self.potentials {
            Potentials::ByClass(groups) => groups.raise(&self.forest.all_outer, &self.forest.all_inner, &step),
            Potentials::BySides(reduced) => {
                reduced.raise(&self.forest.all_outer, &self.forest.all_inner, step.only());
            }
        }
        let mut used_up = Vec::new();
        for node in self.nodes.outermost() {
            let is_inner = self.forest.is_inner(node);
            let is_outer = self.forest.is_outer_alone(node);
            let blossom = self.nodes.blossom_mut(node).expect("outermost blossoms exist");
            if is_outer {
                blossom.potential.add(&step);
            } else if is_inner {
                blossom.potential.subtract(&step);
                if blossom.potential == zero {
                    used_up.push(node);
                }
            }
        }
        for (children, members) in self.forest.take_cycles() {
            self.nodes.shrink(children, members, step.clone());
        }
        used_up.into_iter().for_each(|node| self.open(node, &zero));
        Some(())
    }

    /// The largest step that keeps every pair at least tight; `None` if nothing limits it.
    fn step(&mut self) -> Option<Cost> {
        let set_of = self.forest.cycle_by_seat(self.nodes.tops());
        let (nodes, forest) = (&self.nodes, &self.forest);
        let mut unreached = self.alive.clone();
        unreached.subtract(&forest.all_outer);
        unreached.subtract(&forest.all_inner);
        let own = |seat: usize| {
            let alone = || nodes.blossom(nodes.tops()[seat]).map(|blossom| &blossom.members);
            set_of[seat].map(|cycle| forest.members(cycle)).or_else(alone)
        };
        let outside = (&forest.all_outer, &unreached);
        // Twice the step, so that pairs of two outer seats need no halving before they are compared.
        let mut least = match &self.potentials {
            Potentials::ByClass(groups) => groups.twice_step(self.graph, outside, own),
            Potentials::BySides(reduced) => {
                reduced.twice_step(self.graph, outside, own).map(|step| Cost::of(vec![step]))
            }
        };
        for node in nodes.outermost().into_iter().filter(|node| forest.is_inner(*node)) {
            let twice = nodes.blossom(node).map(|blossom| blossom.potential.doubled());
            least = least.into_iter().chain(twice).min();
        }
        least.map(|least| least.halved())
    }

    /// Opens an outermost blossom: its pair with somebody outside becomes that of the child whose seat it is, and
    /// the other children are paired among themselves. `shared` is twice the potential it had with those around it.
    fn open(&mut self, node: Node, shared: &Cost) {
        let (blossom, pair) = self.nodes.open(node);
        let Some((seat, other)) = pair else { return };
        let (nodes, node_of) = (&self.nodes, self.nodes.tops());
        let child = node_of[seat];
        let exposed = blossom.children.iter().copied().find(|child| nodes.paired[*child].is_none());
        let exposed = exposed.expect("one child is paired outside");
        if child != exposed {
            let mut forest = Forest::new(self.graph.size(), nodes.limit());
            forest.clear(nodes.limit(), &blossom.members);
            let tight = Tight {
                graph: self.graph,
                among: &blossom.members,
                potentials: &self.potentials,
                inside: Some(shared),
            };
            let end = forest.grow(&tight, nodes, node_of, exposed, Some(child));
            debug_assert!(end == End::Wish, "every child of an odd set can be the one left over");
            let changed = forest.left_over(nodes, node_of, child);
            changed.into_iter().for_each(|(node, pair)| self.nodes.paired[node] = pair);
        }
        self.nodes.paired[child] = Some((seat, other));
    }

    /// The tight pairs as a graph. Inside an odd set with a potential of its own the set's share is added back.
    fn tight_graph(&self) -> Graph {
        let size = self.graph.size();
        let tight = Tight { graph: self.graph, among: self.alive, potentials: &self.potentials, inside: None };
        let mut inside = Inside::default();
        let mut row = Bits::none(size);
        let nobody = Bits::none(size);
        let rows = (0..size).map(|seat| {
            if !self.alive.contains(seat) {
                return nobody.clone();
            }
            tight.write(seat, &mut row);
            self.mend_inside(seat, &mut row, &mut inside);
            row.clone()
        });
        Graph::of_rows(size, rows)
    }

    /// Looks anew at the pairs of a seat inside the blossoms around it, from the innermost out.
    fn mend_inside(&self, seat: usize, row: &mut Bits, inside: &mut Inside) {
        let mut nearer: Option<&Bits> = None;
        for (node, blossom) in self.nodes.around(seat) {
            let mut part = blossom.members.clone();
            nearer.into_iter().for_each(|nearer| part.subtract(nearer));
            row.subtract(&part);
            let shared = inside.shared.entry(node);
            let shared = shared.or_insert_with(|| self.nodes.shared_potential(node, self.costs.zero()).doubled());
            match &self.potentials {
                Potentials::ByClass(groups) => {
                    let group = groups.group(seat);
                    let mask = inside.masks.entry((node, group));
                    part.intersect(mask.or_insert_with(|| groups.tight_inside(group, shared)));
                    row.unite_common(self.graph.row(seat), &part, None);
                }
                Potentials::BySides(reduced) => {
                    let is_tight = |other: &usize| reduced.is_tight(seat, *other, shared.only());
                    self.graph.neighbours(seat, &part).filter(is_tight).for_each(|other| row.insert(other));
                }
            }
            nearer = Some(&blossom.members);
        }
    }

    fn solution(mut self) -> Solution {
        let is_exact = self.nodes.has_no_blossom();
        let tight = self.tight_graph();
        let shared = |node: Node| self.nodes.shared_potential(node, self.costs.zero()).doubled();
        let shared: Vec<Cost> = (0..self.nodes.limit()).skip(self.graph.size()).map(shared).collect();
        while let Some(node) = self.nodes.outermost().pop() {
            self.open(node, &shared[node - self.graph.size()]);
        }
        let mut mate = vec![FREE; self.graph.size()];
        let mut total = self.costs.zero();
        for seat in self.alive.iter() {
            let (_, partner) = self.nodes.paired[seat].expect("everybody is paired");
            mate[seat] = u32::try_from(partner).expect("seats fit");
            if seat < partner {
                total.add(&self.costs.between(seat, partner));
            }
        }
        Solution { mate, tight, total, is_exact }
    }
}

/// What was found out about the pairs inside blossoms.
#[derive(Default)]
struct Inside {
    shared: std::collections::BTreeMap<Node, Cost>,
    /// By blossom and group: whom the group has tight pairs with inside it.
    masks: std::collections::BTreeMap<(Node, usize), Bits>,
}
