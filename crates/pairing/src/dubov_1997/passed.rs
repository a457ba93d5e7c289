//! Whom a player would have met by the plain order, and what stood in the way.

use rokade_clause::Reason;

use super::columns::Columns;
use super::fill::same_column_order;
use super::floaters::opponent_order;
use super::layout::{By, Group, Made};
use super::roster::Roster;
use super::{proof, reasons, rows};
use crate::{Detail, Passed};

/// Opponents passed over that one board explains; beyond that nobody reads on.
pub(super) const EXPLAINED: usize = 32;

/// Goes through the boards in the order they were made.
pub(super) struct Walk<'a> {
    roster: &'a Roster<'a>,
    is_paired: Vec<bool>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(roster: &'a Roster<'a>) -> Self {
        Self { roster, is_paired: vec![false; roster.len()] }
    }

    /// The opponents nearer in the order than the one a board has. Takes its two players out.
    pub(super) fn passed(&mut self, group: &Group, made: Made) -> Vec<Passed> {
        let nearer = self.nearer(group, made);
        let open = Open::left(self, group, made);
        (self.is_paired[made.lead], self.is_paired[made.other]) = (true, true);
        let number = |place: usize| self.roster.card(place).number;
        nearer
            .into_iter()
            .map(|place| {
                let needed = || self.needed(made, place, &open);
                let reason = self.roster.apart(made.lead, place).unwrap_or_else(needed);
                Passed { player: number(made.lead), would_have_met: number(place), reason }
            })
            .collect()
    }

    /// The others could not have been paired: with whom of them shows it.
    fn needed(&self, made: Made, other: usize, open: &Open) -> Reason {
        let reason = match made.by {
            By::Rank => reasons::rest_below(),
            By::SameColumn => reasons::others_left(),
            By::Halves | By::Row | By::Floater => reasons::rows_below(),
        };
        if self.roster.detail == Detail::Brief { reason } else { reason.because(open.without(self.roster, other)) }
    }

    fn nearer(&self, group: &Group, made: Made) -> Vec<usize> {
        let before = |column: &[usize]| -> Vec<usize> {
            let free = column.iter().copied().filter(|place| !self.is_paired[*place]);
            free.take_while(|place| *place != made.other).take(EXPLAINED).collect()
        };
        match made.by {
            By::Row | By::Halves => before(&group.black),
            By::SameColumn => {
                let same = group.same.iter().find(|same| same.one == made.lead);
                let tried = same.map(|same| same_column(&same.columns, made.lead)).unwrap_or_default();
                before(&tried)
            }
            By::Rank => {
                let at = group.at_home.partition_point(|place| *place <= made.lead);
                before(&group.at_home[at..])
            }
            By::Floater => {
                let order = |one: &usize, other: &usize| opponent_order(self.roster, made.lead, *one, *other);
                let free = group.at_home.iter().copied().filter(|place| !self.is_paired[*place]);
                let mut better: Vec<usize> = free.filter(|place| order(place, &made.other).is_lt()).collect();
                better.sort_by(order);
                better.truncate(EXPLAINED);
                better
            }
        }
    }
}

/// Those still to be paired after a board.
enum Open {
    /// The rows below it: Whites, and Blacks.
    Rows(Vec<usize>, Vec<usize>),
    /// Everybody, in whatever pairs.
    Any(Vec<usize>),
}

impl Open {
    /// Those without an opponent yet, but for the first of the board; its second could have been another.
    fn left(walk: &Walk, group: &Group, made: Made) -> Self {
        let free = |places: &[usize]| -> Vec<usize> {
            places.iter().copied().filter(|place| *place != made.lead && !walk.is_paired[*place]).collect()
        };
        match made.by {
            By::Row | By::Halves | By::Floater => Self::Rows(free(&group.white), free(&group.black)),
            By::Rank => Self::Any(free(&group.at_home)),
            By::SameColumn => {
                let same = group.same.iter().find(|same| same.one == made.lead);
                Self::Any(
                    same.map_or_else(Vec::new, |same| free(&[&same.columns.white[..], &same.columns.black].concat())),
                )
            }
        }
    }

    /// Why these cannot be paired without one of them; nothing where columns alone keep them from it.
    fn without(&self, roster: &Roster, gone: usize) -> Vec<Reason> {
        let stay = |places: &[usize]| places.iter().copied().filter(|place| *place != gone).collect::<Vec<_>>();
        match self {
            Self::Rows(white, black) => {
                let black = stay(black);
                let found = rows::short_of(roster, white, &black);
                found.map_or_else(Vec::new, |short| proof::short(roster, &short, &black))
            }
            Self::Any(places) => proof::any(roster, &stay(places)),
        }
    }
}

/// Whom D4.9.6-6.3 tries for a White in these columns: the Blacks, then the Whites below and above.
fn same_column(columns: &Columns, white: usize) -> Vec<usize> {
    let row = columns.white.iter().position(|place| *place == white);
    let whites = row.map(|row| same_column_order(&columns.white, row).collect()).unwrap_or_default();
    [columns.black.clone(), whites].concat()
}
