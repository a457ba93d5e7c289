//! Whom a player would have met by the plain order, and what stood in the way.

use super::columns::Columns;
use super::fill::same_column_order;
use super::floaters::opponent_order;
use super::layout::{By, Group, Made};
use super::reasons;
use super::roster::Roster;
use crate::Passed;

/// Opponents passed over that one board explains; beyond that nobody reads on.
pub(super) const EXPLAINED: usize = 32;

/// Goes through the boards in the order they were made.
pub(super) struct Walk<'a> {
    roster: &'a Roster<'a>,
    is_paired: Vec<bool>,
}

impl<'a> Walk<'a> {
    pub fn new(roster: &'a Roster<'a>) -> Self {
        Self { roster, is_paired: vec![false; roster.len()] }
    }

    /// The opponents nearer in the order than the one a board has. Takes its two players out.
    pub fn passed(&mut self, group: &Group, made: Made) -> Vec<Passed> {
        let nearer = self.nearer(group, made);
        (self.is_paired[made.lead], self.is_paired[made.other]) = (true, true);
        let number = |place: usize| self.roster.card(place).number;
        nearer
            .into_iter()
            .map(|place| {
                let needed = || match made.by {
                    By::Rank => reasons::rest_below(),
                    By::SameColumn => reasons::others_left(),
                    By::Halves | By::Row | By::Floater => reasons::rows_below(),
                };
                let reason = self.roster.apart(made.lead, place).unwrap_or_else(needed);
                Passed { player: number(made.lead), would_have_met: number(place), reason }
            })
            .collect()
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

/// Whom D4.9.6-6.3 tries for a White in these columns: the Blacks, then the Whites below and above.
fn same_column(columns: &Columns, white: usize) -> Vec<usize> {
    let row = columns.white.iter().position(|place| *place == white);
    let whites = row.map(|row| same_column_order(&columns.white, row).collect()).unwrap_or_default();
    [columns.black.clone(), whites].concat()
}
