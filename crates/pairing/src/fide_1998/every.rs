//! A heterogeneous bracket once more for the brackets below: every pairing of it in order, before x is raised
//! (D4.9.5-C12, D4.9.5-C13, docs/readings/fide-1998-bracket-above.md).
//!
//! The players moved down take the first residents with whom everything can still come out; a matching says
//! whether it can, so that only opponents that lead somewhere are looked into.

use super::below::Below;
use super::moved_down::{Known, Mix, Mixed};
use super::part::Leave;
use super::person::ALL_DROPPED;
use super::roster::Drops;
use super::weighing::{Problem, Scale};

impl Mixed<'_> {
    /// The first pairing of all that leaves the brackets below possible.
    pub fn first_of_all(&self) -> Option<Mix> {
        let Leave::Into(below) = self.leave else { return self.first() };
        let every = |drops| Every { mixed: self, below, drops };
        let from = match every(Drops::ALL).reach(&[])? {
            Reach::Exactly { unsatisfied } => self.x.max(unsatisfied),
            Reach::More => self.x,
        };
        let most = self.x.max(self.moved.len() + self.pairs);
        let mut known = Known::new();
        (from..=most).find_map(|x| {
            let settings = (0..=ALL_DROPPED).flat_map(|up| (0..=ALL_DROPPED).map(move |down| Drops { up, down }));
            { settings }.find_map(|drops| {
                let every = every(drops);
                if every.may(&[], x) { every.onwards(x, &mut Vec::new(), &mut known) } else { None }
            })
        })
    }
}

/// Whether the pairs wanted can be made.
enum Reach {
    Exactly {
        unsatisfied: usize,
    },
    /// More could be, so that the cheapest matching says nothing about the colours.
    More,
}

struct Every<'a> {
    mixed: &'a Mixed<'a>,
    below: &'a Below,
    /// For the players moved down; for the others floats down are free here.
    drops: Drops,
}

impl Every<'_> {
    /// The next player moved down gets the first resident that leads to a pairing, and so on.
    fn onwards(&self, x: usize, chosen: &mut Vec<usize>, known: &mut Known) -> Option<Mix> {
        let row = chosen.len();
        if row == self.mixed.moved.len() {
            return self.mixed.with(x, self.drops, chosen, known);
        }
        for column in 0..self.mixed.residents.len() {
            if chosen.contains(&column) || self.mixed.price(row, column, self.drops).is_none() {
                continue;
            }
            chosen.push(column);
            if self.may(chosen, x)
                && let Some(mix) = self.onwards(x, chosen, known)
            {
                return Some(mix);
            }
            chosen.pop();
        }
        None
    }

    /// Whether the first players moved down may have these residents. Where more pairs could be made this
    /// may say yes too often.
    fn may(&self, chosen: &[usize], x: usize) -> bool {
        match self.reach(chosen) {
            None => false,
            Some(Reach::Exactly { unsatisfied }) => unsatisfied <= x,
            Some(Reach::More) => true,
        }
    }

    /// The cheapest whole pairing, as few left over as possible, with these residents taken.
    fn reach(&self, chosen: &[usize]) -> Option<Reach> {
        let players = self.mixed.moved.len() + self.mixed.residents.len();
        let left_over = self.mixed.residents.len() - self.mixed.moved.len() - 2 * self.mixed.pairs;
        let mut must = vec![true; players];
        must.extend(self.below.must());
        let wide = |count: usize| i128::try_from(count).expect("a count fits");
        let scale = Scale::new(&[wide(players), wide(players)]).expect("two counts fit");
        let price = |one: usize, other: usize| {
            let (left, unsatisfied) = self.edge(chosen, one, other)?;
            Some(scale.price(&[i128::from(left), i128::from(unsatisfied)]))
        };
        let (_, price) = Problem { must: &must, price: &price, limit: scale.limit }.solve()?;
        let unsatisfied = usize::try_from(scale.part(price, 1)).expect("a count fits");
        match scale.part(price, 0).cmp(&wide(left_over)) {
            std::cmp::Ordering::Greater => None,
            std::cmp::Ordering::Equal => Some(Reach::Exactly { unsatisfied }),
            std::cmp::Ordering::Less => Some(Reach::More),
        }
    }

    /// Whether two vertices, the smaller first, may be joined: the players moved down, the residents, those
    /// below. Says whether that leaves a resident over, and a preference unsatisfied.
    fn edge(&self, chosen: &[usize], one: usize, other: usize) -> Option<(bool, bool)> {
        let Mixed { roster, moved, residents, .. } = *self.mixed;
        let (first_resident, first_below) = (moved.len(), moved.len() + residents.len());
        if one >= first_below {
            return self.below.joins(one - first_below, other - first_below).then_some((false, false));
        }
        if one < first_resident {
            let column = other.checked_sub(first_resident).filter(|column| *column < residents.len())?;
            let is_open = chosen.get(one).map_or_else(|| !chosen.contains(&column), |mine| *mine == column);
            let price = self.mixed.price(one, column, self.drops).filter(|_| is_open)?;
            return Some((false, price > 0));
        }
        let place = residents[one - first_resident];
        if chosen.contains(&(one - first_resident)) {
            return None;
        }
        if other >= first_below {
            return self.below.takes(roster, place, other - first_below).then_some((true, false));
        }
        let opponent = residents[other - first_resident];
        let drops = Drops { down: ALL_DROPPED, ..self.drops };
        let is_open = roster.legal.has(place, opponent) && drops.allows(roster.needed(place, opponent));
        is_open.then(|| (false, !roster.is_satisfied(place, opponent)))
    }
}
