//! The cheapest complete pairing of a graph whose costs depend on classes of seats: Edmonds' primal-dual
//! method over bit rows.
//!
//! Every seat has a potential; a pair is *tight* when its cost equals the sum of the two potentials and it
//! could stand in a cheapest pairing. Seats of one class with one potential form a group, so that tight
//! pairs are found by masks and the change of the potentials by looking at pairs of groups, not of seats.
//! All cheapest pairings lie in the tight graph; when no odd set keeps a potential of its own, every
//! complete pairing of the tight graph is a cheapest one.

mod nodes;
mod search;
mod sides;

use super::cost::{Cost, Costs};
use crate::matching::{Bits, FREE, Graph, Tree};
use nodes::Nodes;
use sides::Reduced;

/// A cheapest pairing and the graph that holds all of them.
pub(super) struct Solution {
    pub mate: Vec<u32>,
    pub tight: Graph,
    pub total: Cost,
    /// Every complete pairing of the tight graph is a cheapest one.
    pub is_exact: bool,
}

/// The cheapest pairing of the seats in `alive`; `None` if they cannot all be paired.
pub(super) fn solve(graph: &Graph, alive: &Bits, costs: &Costs) -> Option<Solution> {
    let mut solver = Solver::new(graph, alive, costs);
    solver.match_at_no_cost();
    while solver.stage()? {}
    Some(solver.solution())
}

/// By blossom and group: the tight pairs between parts of the blossom.
type Inside = std::collections::BTreeMap<(usize, usize), Bits>;

/// Seats of one class with one potential.
struct Group {
    class: usize,
    /// Doubled, like everything the potentials are compared with.
    potential: Cost,
    members: Bits,
}

struct Solver<'a> {
    graph: &'a Graph,
    alive: &'a Bits,
    costs: &'a Costs,
    groups: Vec<Group>,
    group_of: Vec<u32>,
    /// By group: the seats its members have a tight pair with, if they may meet.
    tight: Vec<Bits>,
    /// Instead of groups, where costs go by sides.
    reduced: Option<Reduced>,
    mate: Vec<u32>,
    nodes: Nodes,
}

impl<'a> Solver<'a> {
    fn new(graph: &'a Graph, alive: &'a Bits, costs: &'a Costs) -> Self {
        let size = graph.size();
        let mut solver = Self {
            graph,
            alive,
            costs,
            groups: Vec::new(),
            group_of: vec![0; size],
            tight: Vec::new(),
            reduced: costs.sides().map(Reduced::new),
            mate: vec![FREE; size],
            nodes: Nodes::new(size),
        };
        if solver.reduced.is_none() {
            let seats: Vec<(usize, Cost)> = alive.iter().map(|seat| (seat, costs.zero())).collect();
            solver.regroup(seats);
        }
        solver
    }

    /// Groups the seats anew by class and potential.
    fn regroup(&mut self, potentials: Vec<(usize, Cost)>) {
        let size = self.graph.size();
        let mut known: std::collections::BTreeMap<(usize, Cost), u32> = std::collections::BTreeMap::new();
        self.groups.clear();
        for (seat, potential) in potentials {
            let class = self.costs.class(seat);
            let groups = &mut self.groups;
            let group = *known.entry((class, potential)).or_insert_with_key(|(class, potential)| {
                groups.push(Group { class: *class, potential: potential.clone(), members: Bits::none(size) });
                u32::try_from(groups.len() - 1).expect("groups fit")
            });
            self.group_of[seat] = group;
            self.groups[group as usize].members.insert(seat);
        }
        self.find_tight();
    }

    fn find_tight(&mut self) {
        let size = self.graph.size();
        self.tight = (0..self.groups.len())
            .map(|one| {
                let mut mask = Bits::none(size);
                for (other, group) in self.groups.iter().enumerate() {
                    if self.slack(one, other).all(|entry| entry == 0) {
                        mask.unite(&group.members);
                    }
                }
                mask
            })
            .collect();
    }

    /// By how much a pair of two groups is dearer than tight, doubled. Entry by entry: mostly the first one tells.
    fn slack(&self, one: usize, other: usize) -> impl Iterator<Item = i32> {
        let (one, other) = (&self.groups[one], &self.groups[other]);
        let cost = self.costs.between_classes(one.class, other.class).entries();
        let potentials = one.potential.entries().iter().zip(other.potential.entries());
        cost.iter().zip(potentials).map(|(cost, (one, other))| 2 * cost - one - other)
    }

    fn potential(&self, seat: usize) -> &Cost {
        &self.groups[self.group_of[seat] as usize].potential
    }

    /// As many pairs as possible among those that cost nothing: most rounds end here.
    fn match_at_no_cost(&mut self) {
        let free = self.tight_graph();
        let mut tree = Tree::new(self.graph.size());
        for root in self.alive.iter() {
            if self.mate[root] == FREE
                && let Some(end) = tree.grow(&free, self.alive, &self.mate, root, None)
            {
                tree.augment(&mut self.mate, end);
            }
        }
    }

    /// The tight pairs as a graph. Inside an odd set with a potential of its own the set's share is added back.
    fn tight_graph(&self) -> Graph {
        let mut tight = self.graph.clone();
        let nobody = Bits::none(self.graph.size());
        let mut inside = Inside::default();
        for seat in 0..self.graph.size() {
            if !self.alive.contains(seat) {
                tight.keep(seat, &nobody);
                continue;
            }
            let mut mask = self.tight_among(seat, self.alive);
            self.mend_inside(seat, &mut mask, &mut inside);
            tight.keep(seat, &mask);
        }
        tight
    }

    /// Whom of these a seat may have a tight pair with, odd sets left aside.
    fn tight_among(&self, seat: usize, among: &Bits) -> Bits {
        match &self.reduced {
            Some(reduced) => reduced.tight(self.graph, seat, among, 0),
            None => {
                let mut mask = self.tight[self.group_of[seat] as usize].clone();
                mask.intersect(among);
                mask
            }
        }
    }

    /// Looks anew at the pairs of a seat inside the blossoms around it, from the innermost out.
    fn mend_inside(&self, seat: usize, mask: &mut Bits, inside: &mut Inside) {
        let group = self.group_of[seat] as usize;
        let mut nearer = Bits::none(self.graph.size());
        for (node, blossom) in self.nodes.around(seat) {
            let mut part = blossom.members.clone();
            part.subtract(&nearer);
            mask.subtract(&part);
            match &self.reduced {
                Some(reduced) => part = reduced.tight(self.graph, seat, &part, self.shared(node).packed()),
                None => part.intersect(inside.entry((node, group)).or_insert_with(|| self.tight_inside(node, group))),
            }
            mask.unite(&part);
            nearer.copy_from(&blossom.members);
        }
    }

    /// Twice the potentials of a blossom and of those around it.
    fn shared(&self, node: usize) -> Cost {
        self.nodes.shared_potential(node, self.costs.zero()).doubled()
    }

    /// Whom a group has tight pairs with when both ends lie in a blossom.
    fn tight_inside(&self, node: usize, group: usize) -> Bits {
        let shared = self.shared(node);
        let mut mask = Bits::none(self.graph.size());
        for (other, members) in self.groups.iter().map(|group| &group.members).enumerate() {
            if self.slack(group, other).zip(shared.entries()).all(|(slack, shared)| slack + shared == 0) {
                mask.unite(members);
            }
        }
        mask
    }

    fn solution(self) -> Solution {
        let mut total = self.costs.zero();
        for seat in self.alive.iter() {
            let partner = self.mate[seat] as usize;
            if seat < partner {
                total.add(&self.costs.between(seat, partner));
            }
        }
        let is_exact = self.nodes.has_no_blossom();
        let tight = self.tight_graph();
        Solution { mate: self.mate, tight, total, is_exact }
    }
}
