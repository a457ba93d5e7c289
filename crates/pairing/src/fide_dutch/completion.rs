//! C4: a legal pairing of everybody not yet paired, kept from bracket to bracket and repaired where needed.

use super::bracket::{Bracket, Paired};
use super::order::Settled;
use super::round::Round;
use super::scope::Scope;
use crate::matching::{Bits, FREE, Graph, Tree};

pub(super) struct Completion {
    /// By seat of the legal graph; seats of players already paired are not looked at.
    mate: Vec<u32>,
    tree: Tree,
}

impl Completion {
    pub(super) fn new(round: &Round) -> Self {
        Self { mate: round.complete.clone(), tree: Tree::new(round.legal.size()) }
    }

    /// Whether, after this bracket, the next one can pair everybody in it (but one resident of an odd one,
    /// and whoever has the bye) and everybody below can be paired too: nothing better is possible by C8, and
    /// C4 holds. The pairing found is kept.
    pub(super) fn next_is_ideal(&mut self, bracket: &Bracket, paired: &Paired) -> bool {
        let round = bracket.round;
        let size = round.legal.size();
        let (mut next, mut below) = (Bits::none(size), Bits::none(size));
        paired.floaters.iter().copied().chain(bracket.next.clone()).for_each(|seat| next.insert(seat));
        (bracket.next.end..round.len()).for_each(|seat| below.insert(seat));
        if let Some(bye) = round.bye_seat() {
            let part = if bracket.holds_bye || bracket.next_holds_bye() { &mut next } else { &mut below };
            part.insert(bye);
        }
        let mut mate = self.kept_within(&[&next, &below]);
        let left = self.extend(&round.legal, &next, &mut mate);
        let under = self.extend(&round.legal, &below, &mut mate);
        let is_ideal = match (left.as_slice(), under.as_slice()) {
            ([], []) => true,
            ([one], [other]) => self.bridge(bracket, (&next, *one), (&below, *other), &mut mate),
            _ => false,
        };
        if is_ideal {
            self.mate = mate;
        }
        is_ideal
    }

    /// Lets one resident of the next bracket go down to whoever is left over below.
    fn bridge(
        &mut self,
        bracket: &Bracket,
        (next, left): (&Bits, usize),
        (below, under): (&Bits, usize),
        mate: &mut [u32],
    ) -> bool {
        let legal = &bracket.round.legal;
        self.tree.grow(legal, below, mate, under, None);
        let reached = self.tree.outer().clone();
        self.tree.grow(legal, next, mate, left, None);
        let can_go = |seat: &usize| self.tree.outer().contains(*seat) && legal.touches(*seat, &reached);
        let Some(resident) = bracket.next.clone().find(can_go) else { return false };
        // Turning both ways round leaves the resident and whom he meets free for each other.
        free_instead(&self.tree, mate, left, resident);
        let other = legal.neighbours(resident, &reached).next().expect("the resident can go");
        self.tree.grow(legal, below, mate, under, None);
        free_instead(&self.tree, mate, under, other);
        mate[resident] = u32::try_from(other).expect("seats fit");
        mate[other] = u32::try_from(resident).expect("seats fit");
        true
    }

    /// Takes over the rest of a pairing found with the next bracket in reach; whoever that left over must be
    /// pairable with everybody below.
    pub(super) fn follow(&mut self, bracket: &Bracket, scope: &Scope, settled: &Settled) -> bool {
        let round = bracket.round;
        let mut open = Bits::none(round.legal.size());
        (bracket.next.end..round.len()).for_each(|seat| open.insert(seat));
        round.bye_seat().into_iter().for_each(|bye| open.insert(bye));
        let mut mate = self.mate.clone();
        let mut fixed = Vec::new();
        for seat in 0..scope.len() {
            let Some(place) = scope.places[seat] else { continue };
            match scope.places[settled.mate[seat] as usize] {
                Some(other) => fixed.push((place, other)),
                None => open.insert(place),
            }
        }
        for (place, _) in &fixed {
            open.remove(*place);
        }
        for seat in open.iter() {
            let partner = mate[seat];
            if partner == FREE || !open.contains(partner as usize) {
                mate[seat] = FREE;
            }
        }
        let is_complete = self.extend(&round.legal, &open, &mut mate).is_empty();
        if is_complete {
            for (place, other) in fixed {
                mate[place] = u32::try_from(other).expect("seats fit");
            }
            self.mate = mate;
        }
        is_complete
    }

    /// The pairs kept so far that lie inside one of the parts.
    fn kept_within(&self, parts: &[&Bits]) -> Vec<u32> {
        let mut mate = vec![FREE; self.mate.len()];
        for part in parts {
            for seat in part.iter() {
                let partner = self.mate[seat];
                if partner != FREE && part.contains(partner as usize) && self.mate[partner as usize] as usize == seat {
                    mate[seat] = partner;
                }
            }
        }
        mate
    }

    /// As many pairs as possible inside a part; returns who is left over.
    fn extend(&mut self, graph: &Graph, part: &Bits, mate: &mut [u32]) -> Vec<usize> {
        let mut seats = part.iter();
        let mut left = Vec::new();
        while let Some(seat) = self.tree.cover(graph, part, mate, &mut seats) {
            left.push(seat);
        }
        left.retain(|seat| mate[*seat] == FREE);
        left
    }
}

/// After a tree was grown to its end from the free `root`: leaves the outer seat `free` over instead of it.
fn free_instead(tree: &Tree, mate: &mut [u32], root: usize, free: usize) {
    if root == free {
        return;
    }
    // The way from the outer seat back to the root starts with its partner, who is matched anew.
    let partner = mate[free] as usize;
    mate[free] = FREE;
    tree.augment(mate, partner);
}
