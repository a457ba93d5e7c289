//! One score bracket: who goes on down at once, which kind it is, and how many pairs it makes.

use super::below::Below;
use super::moved_down::{Mix, Mixed, pairable};
use super::part::{Allowance, Laid, Leave, Part};
use super::roster::Roster;

/// What the bracket is to bring about.
#[derive(Clone, Copy)]
pub(super) enum Aim<'a> {
    /// As many pairs as can be; the others go down.
    Most,
    /// Everybody, but for the bye of an odd field.
    All,
    /// Once more, with so many pairs down to so many, and those left over such that the brackets below are
    /// possible: given who passes through and how many go down in all.
    Again { from: usize, to: usize, below: &'a dyn Fn(&[usize], usize) -> Option<Below> },
}

/// A bracket as it comes to be paired.
#[derive(Clone, Debug, Default)]
pub(super) struct Bracket {
    /// By place.
    pub moved: Vec<usize>,
    pub residents: Vec<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub bracket: Bracket,
    /// Without a possible opponent here (D4.9.5-C1).
    pub lonely: Vec<usize>,
    /// Moved down, and moved on because not everybody moved down can be paired here (D4.9.5-C14).
    pub moved_on: Vec<usize>,
    pub kind: Kind,
    /// Pairs that were wanted and those that could not be made (D4.9.5-C14).
    pub pairs_wanted: usize,
    pub pairs_missing: usize,
    /// x at the start, lowered by D4.9.5-C14.
    pub x: usize,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Homogeneous(Laid),
    Heterogeneous(Mix),
}

impl Outcome {
    /// The part with S1 and S2 of one kind: the whole of a homogeneous bracket, or the remainder.
    pub fn rest(&self) -> &Laid {
        match &self.kind {
            Kind::Homogeneous(laid) => laid,
            Kind::Heterogeneous(mix) => &mix.rest,
        }
    }

    /// Pairs of players moved down in a heterogeneous bracket.
    pub fn moved_pairs(&self) -> &[(usize, usize)] {
        match &self.kind {
            Kind::Homogeneous(_) => &[],
            Kind::Heterogeneous(mix) => &mix.pairs,
        }
    }

    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.moved_pairs().iter().chain(&self.rest().pairs).copied()
    }

    /// Who goes down, or has the bye, by place.
    pub fn down(&self) -> Vec<usize> {
        let mut down = [&self.lonely[..], &self.moved_on, &self.rest().left].concat();
        down.sort_unstable();
        down
    }

    /// Whether another pairing with as many pairs can be looked for.
    pub fn has_pairs(&self) -> bool {
        self.pairs().next().is_some()
    }
}

impl Bracket {
    pub fn new(moved: Vec<usize>, residents: Vec<usize>) -> Self {
        Self { moved, residents }
    }

    pub fn members(&self) -> Vec<usize> {
        let mut members = [&self.moved[..], &self.residents].concat();
        members.sort_unstable();
        members
    }

    /// Pairs the bracket as its kind says (D4.9.5-A3).
    pub fn lay(&self, roster: &Roster, aim: Aim) -> Option<Outcome> {
        let lonely = match aim {
            Aim::All => Vec::new(),
            Aim::Most | Aim::Again { .. } => roster.without_opponent(&self.members()),
        };
        let stay = |list: &[usize]| list.iter().copied().filter(|place| !lonely.contains(place)).collect();
        let staying = Bracket::new(stay(&self.moved), stay(&self.residents));
        if staying.moved.is_empty() || staying.moved.len() >= staying.residents.len() {
            return self.homogeneous(roster, &staying.members(), lonely, aim);
        }
        self.heterogeneous(roster, &staying, lonely, aim)
    }

    /// The members as one homogeneous bracket.
    pub fn homogeneous(&self, roster: &Roster, members: &[usize], lonely: Vec<usize>, aim: Aim) -> Option<Outcome> {
        let wanted = members.len() / 2;
        let (laid, pairs) = fewer(aim, wanted, |pairs| {
            let coming = members.len() - 2 * pairs;
            with_leave(aim, &lonely, coming, |leave| {
                Part { roster, players: members, pairs, leave }.first(Allowance::Least)
            })
        })?;
        Some(Outcome {
            bracket: self.clone(),
            lonely,
            moved_on: Vec::new(),
            kind: Kind::Homogeneous(laid),
            pairs_wanted: wanted,
            pairs_missing: wanted - pairs,
            x: roster.least_unsatisfied(members, pairs),
        })
    }

    fn heterogeneous(&self, roster: &Roster, staying: &Bracket, lonely: Vec<usize>, aim: Aim) -> Option<Outcome> {
        let moved = pairable(roster, &staying.moved, &staying.residents);
        let is_on = |place: &usize| moved.binary_search(place).is_err();
        let moved_on: Vec<usize> = staying.moved.iter().copied().filter(is_on).collect();
        let members = staying.members();
        let left = staying.residents.len() - moved.len();
        if matches!(aim, Aim::All) && !moved_on.is_empty() {
            return None;
        }
        let passed = [&lonely[..], &moved_on].concat();
        let x = |pairs: usize| roster.least_unsatisfied(&members, moved.len() + pairs);
        let (kind, pairs) = fewer(aim, left / 2, |pairs| {
            with_leave(aim, &passed, left - 2 * pairs, |leave| {
                if moved.is_empty() {
                    let part = Part { roster, players: &staying.residents, pairs, leave };
                    return part.first(Allowance::Least).map(Kind::Homogeneous);
                }
                let residents = &staying.residents;
                let mixed = Mixed { roster, moved: &moved, residents, pairs, x: x(pairs), leave };
                mixed.first().map(Kind::Heterogeneous)
            })
        })?;
        let wanted = members.len() / 2;
        Some(Outcome {
            bracket: self.clone(),
            lonely,
            moved_on,
            kind,
            pairs_wanted: wanted,
            pairs_missing: wanted - moved.len() - pairs,
            x: x(pairs),
        })
    }
}

/// The first number of pairs that works, from the most down (D4.9.5-C14).
fn fewer<T>(aim: Aim, most: usize, lay: impl Fn(usize) -> Option<T>) -> Option<(T, usize)> {
    let (from, to) = match aim {
        Aim::Most => (most, 0),
        Aim::All => (most, most),
        Aim::Again { from, to, .. } => (from, to),
    };
    (to..=from).rev().find_map(|pairs| Some((lay(pairs)?, pairs)))
}

/// Where those left over go, with `passed` going down besides.
fn with_leave<T>(aim: Aim, passed: &[usize], left: usize, lay: impl Fn(Leave) -> Option<T>) -> Option<T> {
    match aim {
        Aim::Most => lay(Leave::Down),
        Aim::All => lay(Leave::Bye),
        Aim::Again { below, .. } => lay(Leave::Into(&below(passed, passed.len() + left)?)),
    }
}
