//! A heterogeneous bracket: the players moved down meet residents first, then the rest of the bracket is
//! paired as a homogeneous one.

use std::collections::{BTreeMap, BTreeSet};

use super::assignment::Table;
use super::part::{Allowance, Laid, Leave, Part};
use super::person::{ALL_DROPPED, Level};
use super::roster::{Drops, Roster};

/// The bracket, and how its remainder is to be paired.
pub(super) struct Mixed<'a> {
    pub roster: &'a Roster<'a>,
    /// Those who are to meet residents, by place.
    pub moved: &'a [usize],
    pub residents: &'a [usize],
    /// Pairs of the remainder.
    pub pairs: usize,
    /// x at the start (D4.9.5-C2, lowered by D4.9.5-C14).
    pub x: usize,
    pub leave: Leave<'a>,
}

/// The pairs of the players moved down and the remainder.
#[derive(Clone, Debug)]
pub(super) struct Mix {
    pub pairs: Vec<(usize, usize)>,
    /// Those they could meet, by place.
    pub residents: Vec<usize>,
    pub rest: Laid,
    pub x: usize,
    pub drops: Drops,
    pub change: Change,
    pub is_transposed: bool,
}

/// Who among the players moved down was given another opponent than the first, for the remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Nobody,
    /// The lowest of them (D4.9.5-C10).
    Lowest,
    /// Any of them, in the lowest bracket (docs/readings/fide-1998-lowest-bracket.md).
    All,
}

/// Whether a remainder can be paired at all, by the residents taken out of it.
pub(super) type Known = BTreeMap<Vec<usize>, bool>;

/// What was found out about a bracket while x was raised.
struct Tried {
    known: Known,
    openings: Openings,
    /// Opponents after which no remainder can be paired, whatever x.
    hopeless: BTreeSet<(Drops, Vec<usize>)>,
}

/// By what is dropped for floats up and down.
type Openings = BTreeMap<(Level, Level), Opening>;

/// Who can meet whom under some criteria, asked with one x after the other.
struct Opening {
    table: Table,
    /// With less than this nothing is found.
    from: usize,
    /// How often something was found.
    found: usize,
    /// What is found with this x and any larger one; looked up when it is asked again.
    in_the_end: Option<(usize, Vec<usize>)>,
}

impl Opening {
    fn new(table: Table) -> Self {
        Self { table, from: 0, found: 0, in_the_end: None }
    }

    fn within(&mut self, x: usize) -> Option<Vec<usize>> {
        if x < self.from {
            return None;
        }
        match &self.in_the_end {
            Some((enough, first)) if x >= *enough => return Some(first.clone()),
            _ => {}
        }
        let first = self.table.first_within(x);
        if first.is_none() {
            self.from = self.table.least().unwrap_or(usize::MAX);
            return None;
        }
        self.found += 1;
        if self.found == 2 {
            let last = self.table.first_within(self.table.rows());
            self.in_the_end = last.map(|last| (self.table.price(&last), last));
        }
        first
    }
}

impl Mixed<'_> {
    /// The first pairing of the bracket. Readings docs/readings/fide-1998-remainder.md.
    pub(super) fn first(&self) -> Option<Mix> {
        let most = self.x.max(self.moved.len() + self.pairs);
        let mut tried = Tried { known: Known::new(), openings: BTreeMap::new(), hopeless: BTreeSet::new() };
        let at_once = self.first_within(self.x, &mut tried);
        if at_once.is_some() || self.x == most {
            return at_once;
        }
        // Whatever the opponents are: no pairing has fewer unsatisfied pairs.
        let least = self.least(Drops::ALL, most)?;
        (least.max(self.x + 1)..=most).find_map(|x| self.first_within(x, &mut tried))
    }

    fn first_within(&self, x: usize, tried: &mut Tried) -> Option<Mix> {
        (0..=ALL_DROPPED).find_map(|up| {
            let (drops, first) = self.opponents(x, up, &mut tried.openings)?;
            self.with_remainder(x, drops, first, tried)
        })
    }

    /// The first opponents of the players moved down within x, as indices of residents (D4.9.5-C6, C7, C9).
    fn opponents(&self, x: usize, up: Level, openings: &mut Openings) -> Option<(Drops, Vec<usize>)> {
        (0..=ALL_DROPPED).find_map(|down| {
            let drops = Drops { up, down };
            let price = |row: usize, column: usize| self.price(row, column, drops);
            let open = || Opening::new(Table::new(self.moved.len(), self.residents.len(), price));
            let opening = openings.entry((up, down)).or_insert_with(open);
            Some((drops, opening.within(x)?))
        })
    }

    pub(super) fn price(&self, row: usize, column: usize, drops: Drops) -> Option<u8> {
        let (one, other) = (self.moved[row], self.residents[column]);
        let is_open = self.roster.legal.has(one, other) && drops.allows(self.roster.needed(one, other));
        is_open.then(|| u8::from(!self.roster.is_satisfied(one, other)))
    }

    /// The remainder after the first opponents, or after another one of the lowest player moved down
    /// (D4.9.5-C10).
    fn with_remainder(&self, x: usize, drops: Drops, first: Vec<usize>, tried: &mut Tried) -> Option<Mix> {
        let tried_before = (drops, first);
        if tried.hopeless.contains(&tried_before) {
            return None;
        }
        let (_, first) = &tried_before;
        let is_transposed = first.iter().enumerate().any(|(row, column)| row != *column);
        let found = self.for_lowest(drops, first).find_map(|(in_force, chosen)| {
            let change = if chosen == *first { Change::Nobody } else { Change::Lowest };
            let mix = self.with(x, in_force, &chosen, &mut tried.known)?;
            Some(Mix { change, is_transposed, ..mix })
        });
        let is_never = |(_, mut chosen): (Drops, Vec<usize>)| {
            chosen.sort_unstable();
            tried.known.get(&chosen) == Some(&false)
        };
        if found.is_none() && self.for_lowest(drops, first).all(is_never) {
            tried.hopeless.insert(tried_before);
        }
        found
    }

    /// The first opponents, then the same with each later one for the lowest player moved down, and what is dropped.
    fn for_lowest<'a>(&'a self, drops: Drops, first: &'a [usize]) -> impl Iterator<Item = (Drops, Vec<usize>)> + 'a {
        let (lowest, others) = first.split_last().expect("somebody was moved down");
        let dropped = Drops { down: ALL_DROPPED, ..drops };
        (*lowest..self.residents.len()).filter(|column| !others.contains(column)).filter_map(move |column| {
            let in_force = if column == *lowest { drops } else { dropped };
            self.price(self.moved.len() - 1, column, in_force)?;
            Some((in_force, [others, &[column]].concat()))
        })
    }

    /// With these residents for the players moved down, the remainder with what they leave of x.
    pub(super) fn with(&self, x: usize, drops: Drops, chosen: &[usize], known: &mut Known) -> Option<Mix> {
        let opponents = chosen.iter().map(|column| self.residents[*column]);
        let pairs: Vec<(usize, usize)> = self.moved.iter().copied().zip(opponents).collect();
        let used = pairs.iter().filter(|(one, other)| !self.roster.is_satisfied(*one, *other)).count();
        let rest = self.remainder(chosen.to_vec(), x.checked_sub(used)?, drops.up, known)?;
        let is_transposed = chosen.iter().enumerate().any(|(row, column)| row != *column);
        let residents = self.residents.to_vec();
        Some(Mix { pairs, residents, rest, x, drops, change: Change::Nobody, is_transposed })
    }

    fn remainder(&self, mut chosen: Vec<usize>, x: usize, up: u8, known: &mut Known) -> Option<Laid> {
        chosen.sort_unstable();
        let is_left = |index: &usize| chosen.binary_search(index).is_err();
        let players: Vec<usize> =
            (0..self.residents.len()).filter(is_left).map(|index| self.residents[index]).collect();
        let part = Part { roster: self.roster, players: &players, pairs: self.pairs, leave: self.leave };
        // Whatever x: asked once for every remainder, since most brackets that fail do so for this.
        if !*known.entry(chosen).or_insert_with(|| part.is_possible(Drops::ALL)) {
            return None;
        }
        part.first(Allowance::Within { x, up })
    }
}

/// Those of the players moved down who can all have a resident each: from the top, everybody who still can
/// (docs/readings/fide-1998-fewer-pairs.md).
pub(super) fn pairable(roster: &Roster, moved: &[usize], residents: &[usize]) -> Vec<usize> {
    let mut kept: Vec<usize> = Vec::new();
    for place in moved {
        kept.push(*place);
        if !can_all_meet(roster, &kept, residents) {
            kept.pop();
        }
    }
    kept
}

/// Whether everybody can have a resident of his own.
pub(super) fn can_all_meet(roster: &Roster, moved: &[usize], residents: &[usize]) -> bool {
    let open = |row: usize, column: usize| roster.legal.has(moved[row], residents[column]).then_some(0);
    moved.len() <= residents.len() && Table::new(moved.len(), residents.len(), open).least().is_some()
}
