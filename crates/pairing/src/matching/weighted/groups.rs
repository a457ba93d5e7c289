//! Potentials where costs go by classes: seats of one class with one potential form a group, so that tight pairs
//! are found by masks and the change of the potentials by looking at pairs of groups, not of seats.

use std::collections::BTreeMap;

use super::cost::{Cost, Costs};
use crate::matching::{Bits, Graph};

/// Seats of one class with one potential.
struct Group {
    class: usize,
    /// Four times over, like everything it is compared with.
    potential: Cost,
    members: Bits,
}

pub(super) struct Groups<'a> {
    costs: &'a Costs,
    groups: Vec<Group>,
    group_of: Vec<u32>,
    /// By group: the seats its members have a tight pair with, if they may meet.
    tight: Vec<Bits>,
}

/// How far the outer seats of every group reach.
struct Reach {
    /// Outer seats in another node.
    outer: Bits,
    /// Seats of no tree.
    unreached: Bits,
}

impl<'a> Groups<'a> {
    pub(super) fn new(graph: &Graph, alive: &Bits, costs: &'a Costs) -> Self {
        let size = graph.size();
        let mut groups: Vec<Group> = Vec::new();
        let mut known = BTreeMap::new();
        for seat in alive.iter() {
            let class = costs.class(seat);
            let group = *known.entry(class).or_insert_with(|| {
                groups.push(Group { class, potential: costs.zero(), members: Bits::none(size) });
                groups.len() - 1
            });
            groups[group].members.insert(seat);
        }
        let mut all = Self { costs, groups, group_of: vec![0; size], tight: Vec::new() };
        all.raise_to_cheapest(graph, alive);
        all.number();
        all
    }

    /// Raises the potentials as far as the costs of whole classes allow: what every pair of a class costs at least
    /// needs no search.
    fn raise_to_cheapest(&mut self, graph: &Graph, alive: &Bits) {
        let count = self.groups.len();
        let meets: Vec<Vec<usize>> = (0..count)
            .map(|one| {
                let mut reached = Bits::none(graph.size());
                self.groups[one].members.iter().for_each(|seat| reached.unite_words(graph.row(seat)));
                reached.intersect(alive);
                (0..count).filter(|other| self.groups[*other].members.meets(&reached)).collect()
            })
            .collect();
        for (one, met) in meets.iter().enumerate() {
            let cost = |other: &usize| self.costs.between_classes(self.groups[one].class, self.groups[*other].class);
            if let Some(least) = met.iter().map(cost).min().filter(|least| !least.is_zero()) {
                self.groups[one].potential = least.doubled();
            }
        }
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|one| self.groups[*one].members.iter().count());
        for one in order {
            // A step of two seats of the class is shared by both.
            let twice = |other: &usize| if *other == one { 1 } else { 2 };
            let least = meets[one].iter().map(|other| self.slack_times(one, *other, twice(other))).min();
            if let Some(least) = least.filter(|least| !least.is_zero()) {
                self.groups[one].potential.add(&least.halved());
            }
        }
    }

    /// Notes for every seat its group, and for every group its tight pairs.
    fn number(&mut self) {
        for (index, group) in self.groups.iter().enumerate() {
            let index = u32::try_from(index).expect("groups fit");
            group.members.iter().for_each(|seat| self.group_of[seat] = index);
        }
        let size = self.group_of.len();
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

    /// By how much a pair of two groups is dearer than tight. Entry by entry: mostly the first one tells.
    fn slack(&self, one: usize, other: usize) -> impl Iterator<Item = i64> {
        let (one, other) = (&self.groups[one], &self.groups[other]);
        let cost = self.costs.between_classes(one.class, other.class).entries();
        let potentials = one.potential.entries().iter().zip(other.potential.entries());
        cost.iter().zip(potentials).map(|(cost, (one, other))| 4 * cost - one - other)
    }

    fn slack_times(&self, one: usize, other: usize, times: i64) -> Cost {
        Cost::of(self.slack(one, other).map(|entry| times * entry).collect())
    }

    /// Whom a seat may have a tight pair with, odd sets left aside.
    pub(super) fn tight(&self, seat: usize) -> &Bits {
        &self.tight[self.group(seat)]
    }

    pub(super) fn group(&self, seat: usize) -> usize {
        self.group_of[seat] as usize
    }

    /// Whom a group has tight pairs with when both ends lie in odd sets with twice this potential in common.
    pub(super) fn tight_inside(&self, group: usize, shared: &Cost) -> Bits {
        let mut mask = Bits::none(self.group_of.len());
        for (other, members) in self.groups.iter().map(|group| &group.members).enumerate() {
            if self.slack(group, other).zip(shared.entries()).all(|(slack, shared)| slack + shared == 0) {
                mask.unite(members);
            }
        }
        mask
    }

    /// Twice the largest step that keeps every pair of an outer seat at least tight. `own` are the members of an
    /// outer seat's own node or cycle.
    pub(super) fn twice_step<'b>(
        &self,
        graph: &Graph,
        (outer, unreached): (&Bits, &Bits),
        mut own: impl FnMut(usize) -> Option<&'b Bits>,
    ) -> Option<Cost> {
        let reaches: Vec<Option<Reach>> = self
            .groups
            .iter()
            .map(|group| {
                let mut reach: Option<Reach> = None;
                for seat in group.members.iter().filter(|seat| outer.contains(*seat)) {
                    let size = self.group_of.len();
                    let reach =
                        reach.get_or_insert_with(|| Reach { outer: Bits::none(size), unreached: Bits::none(size) });
                    reach.outer.unite_common(graph.row(seat), outer, own(seat));
                    reach.unreached.unite_common(graph.row(seat), unreached, None);
                }
                reach
            })
            .collect();
        let mut least: Option<Cost> = None;
        for (one, reach) in reaches.iter().enumerate() {
            let Some(reach) = reach else { continue };
            for (other, group) in self.groups.iter().enumerate() {
                for (times, reached) in [(1, &reach.outer), (2, &reach.unreached)] {
                    let is_less = || {
                        let slack = self.slack(one, other).map(|entry| times * entry);
                        least.as_ref().is_none_or(|least| slack.lt(least.entries().iter().copied()))
                    };
                    if is_less() && group.members.meets(reached) {
                        least = Some(self.slack_times(one, other, times));
                    }
                }
            }
        }
        least
    }

    /// Raises the outer and lowers the inner potentials.
    pub(super) fn raise(&mut self, outer: &Bits, inner: &Bits, step: &Cost) {
        let mut known: BTreeMap<(usize, Cost), usize> = BTreeMap::new();
        let mut groups: Vec<Group> = Vec::new();
        let mut add = |class: usize, potential: Cost, members: Bits| {
            if members.is_empty() {
                return;
            }
            match known.entry((class, potential)) {
                std::collections::btree_map::Entry::Occupied(place) => groups[*place.get()].members.unite(&members),
                std::collections::btree_map::Entry::Vacant(place) => {
                    let (class, potential) = place.key().clone();
                    place.insert(groups.len());
                    groups.push(Group { class, potential, members });
                }
            }
        };
        for Group { class, potential, mut members } in std::mem::take(&mut self.groups) {
            let (mut above, mut below) = (members.clone(), members.clone());
            above.intersect(outer);
            below.intersect(inner);
            members.subtract(&above);
            members.subtract(&below);
            let (mut raised, mut lowered) = (potential.clone(), potential.clone());
            raised.add(step);
            lowered.subtract(step);
            add(class, raised, above);
            add(class, lowered, below);
            add(class, potential, members);
        }
        self.groups = groups;
        self.number();
    }
}
