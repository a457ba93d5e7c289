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
    /// Once more, keeping pairs, and those left over such that the brackets below are possible: given who
    /// passes through and how many go down in all.
    Again { keep: Keep, below: &'a dyn Fn(&[usize], usize) -> Option<Below> },
}

/// What a bracket that is paired once more keeps of the pairs it had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    /// D4.9.5-C12: as many in the part of one kind.
    AsMany { rest: usize },
    /// D4.9.5-C13: as many, then fewer but some (docs/readings/fide-1998-lowest-bracket.md).
    Some { rest: usize },
}

/// How the number of pairs came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pairs {
    pub wanted: usize,
    /// As many as can be made (D4.9.5-C14).
    pub possible: usize,
    /// Fewer, if the lowest bracket needs more players (D4.9.5-C13).
    pub made: usize,
}

/// So many players moved down meet residents, so many pairs are made of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Count {
    moved: usize,
    rest: usize,
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
    /// Moved down, could be paired here, and moved on for the lowest bracket (D4.9.5-C13).
    pub given_up: Vec<usize>,
    pub pairs: Pairs,
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
    pub(super) fn rest(&self) -> &Laid {
        match &self.kind {
            Kind::Homogeneous(laid) => laid,
            Kind::Heterogeneous(mix) => &mix.rest,
        }
    }

    /// Pairs of players moved down in a heterogeneous bracket.
    pub(super) fn moved_pairs(&self) -> &[(usize, usize)] {
        match &self.kind {
            Kind::Homogeneous(_) => &[],
            Kind::Heterogeneous(mix) => &mix.pairs,
        }
    }

    /// Every pair, those of players moved down first.
    pub(super) fn boards(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.moved_pairs().iter().chain(&self.rest().pairs).copied()
    }

    /// Who goes down, or has the bye, by place.
    pub(super) fn down(&self) -> Vec<usize> {
        let mut down = [&self.lonely[..], &self.moved_on, &self.given_up, &self.rest().left].concat();
        down.sort_unstable();
        down
    }

    /// Whether another pairing with as many pairs can be looked for.
    pub(super) fn has_pairs(&self) -> bool {
        self.pairs.made > 0
    }
}

impl Bracket {
    pub(super) fn new(moved: Vec<usize>, residents: Vec<usize>) -> Self {
        Self { moved, residents }
    }

    pub(super) fn members(&self) -> Vec<usize> {
        let mut members = [&self.moved[..], &self.residents].concat();
        members.sort_unstable();
        members
    }

    /// Pairs the bracket as its kind says (D4.9.5-A3).
    pub(super) fn lay(&self, roster: &Roster, aim: Aim) -> Option<Outcome> {
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
    pub(super) fn homogeneous(
        &self,
        roster: &Roster,
        members: &[usize],
        lonely: Vec<usize>,
        aim: Aim,
    ) -> Option<Outcome> {
        let wanted = members.len() / 2;
        let (laid, count) = counts(aim, 0, |_| wanted).into_iter().find_map(|count| {
            let coming = members.len() - 2 * count.rest;
            let laid = with_leave(aim, &lonely, coming, |leave| {
                Part { roster, players: members, pairs: count.rest, leave }.first(Allowance::Least)
            })?;
            Some((laid, count))
        })?;
        let pairs = count.rest;
        Some(Outcome {
            bracket: self.clone(),
            lonely,
            moved_on: Vec::new(),
            given_up: Vec::new(),
            kind: Kind::Homogeneous(laid),
            pairs: Pairs { wanted, possible: before(aim, 0).unwrap_or(pairs), made: pairs },
            x: roster.least_unsatisfied(members, pairs),
        })
    }

    fn heterogeneous(&self, roster: &Roster, staying: &Bracket, lonely: Vec<usize>, aim: Aim) -> Option<Outcome> {
        let kept = pairable(roster, &staying.moved, &staying.residents);
        let most = |moved: usize| (staying.residents.len() - moved) / 2;
        if matches!(aim, Aim::All) && kept.len() < staying.moved.len() {
            return None;
        }
        let members = staying.members();
        let mix = Staying { roster, staying, lonely: &lonely, members: &members };
        let found = counts(aim, kept.len(), most).into_iter().find_map(|count| {
            let kind = mix.kind(aim, &kept[..count.moved], count.rest)?;
            Some((kind, count))
        });
        let (kind, count) = found?;
        let (wanted, made) = (members.len() / 2, count.moved + count.rest);
        Some(Outcome {
            bracket: self.clone(),
            moved_on: mix.moved_on(&kept),
            given_up: kept[count.moved..].to_vec(),
            kind,
            pairs: Pairs { wanted, possible: before(aim, kept.len()).unwrap_or(made), made },
            x: roster.least_unsatisfied(&members, made),
            lonely,
        })
    }
}

/// A heterogeneous bracket without those who have no opponent in it.
struct Staying<'a> {
    roster: &'a Roster<'a>,
    staying: &'a Bracket,
    lonely: &'a [usize],
    members: &'a [usize],
}

impl Staying<'_> {
    /// Those moved down who are not among the ones that stay.
    fn moved_on(&self, moved: &[usize]) -> Vec<usize> {
        let is_on = |place: &usize| moved.binary_search(place).is_err();
        self.staying.moved.iter().copied().filter(is_on).collect()
    }

    /// With these meeting residents, and so many pairs of the others.
    fn kind(&self, aim: Aim, moved: &[usize], pairs: usize) -> Option<Kind> {
        let (roster, residents) = (self.roster, &self.staying.residents);
        let passed = [self.lonely, &self.moved_on(moved)].concat();
        let left = residents.len() - moved.len() - 2 * pairs;
        with_leave(aim, &passed, left, |leave| {
            if moved.is_empty() {
                let part = Part { roster, players: residents, pairs, leave };
                return part.first(Allowance::Least).map(Kind::Homogeneous);
            }
            let x = roster.least_unsatisfied(self.members, moved.len() + pairs);
            let mixed = Mixed { roster, moved, residents, pairs, x, leave };
            let mix = match aim {
                Aim::Most => mixed.first(),
                Aim::All => mixed.first().or_else(|| mixed.with_every_opponent()),
                Aim::Again { .. } => mixed.first_of_all(),
            };
            mix.map(Kind::Heterogeneous)
        })
    }
}

/// How many pairs a bracket made that is paired once more.
fn before(aim: Aim, moved: usize) -> Option<usize> {
    match aim {
        Aim::Most | Aim::All => None,
        Aim::Again { keep: Keep::AsMany { rest } | Keep::Some { rest }, .. } => Some(moved + rest),
    }
}

/// The numbers of pairs to try in order (D4.9.5-C14): first the others make fewer, then fewer of those moved
/// down stay. `most` says how many pairs the others can make at most.
fn counts(aim: Aim, moved: usize, most: impl Fn(usize) -> usize) -> Vec<Count> {
    let down_from = |moved: usize, rest: usize| (0..=rest).rev().map(move |rest| Count { moved, rest });
    match aim {
        Aim::Most => down_from(moved, most(moved)).collect(),
        Aim::All => vec![Count { moved, rest: most(moved) }],
        Aim::Again { keep: Keep::AsMany { rest }, .. } => vec![Count { moved, rest }],
        Aim::Again { keep: Keep::Some { rest }, .. } => {
            let fewer_moved = (0..moved).rev().flat_map(|moved| down_from(moved, most(moved)));
            let all = down_from(moved, rest).chain(fewer_moved);
            all.filter(|count| count.moved + count.rest > 0).collect()
        }
    }
}

/// Where those left over go, with `passed` going down besides.
fn with_leave<T>(aim: Aim, passed: &[usize], left: usize, lay: impl Fn(Leave) -> Option<T>) -> Option<T> {
    match aim {
        Aim::Most => lay(Leave::Down),
        Aim::All => lay(Leave::Bye),
        Aim::Again { below, .. } => lay(Leave::Into(&below(passed, passed.len() + left)?)),
    }
}
