//! The rule that prefers the engine's round to a legal proposal: the first board, in the order they are
//! made, that the proposal does not have, and the clause it was made by.

use std::collections::BTreeMap;

use rokade_clause::ClauseId;
use rokade_model::StartNumber;

use super::layout::{By, Event, Group, Layout, Made};
use super::roster::Roster;
use super::{bye, groups};
use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::{Board, Pairing, Proposal, Request};

/// The clause, and what it compares where that is a number.
pub(crate) fn decide(request: &Request, attendance: &Attendance, pairing: &Pairing, proposed: &Proposal) -> Decided {
    let plain = || (ClauseId::new(request.system.row().meets), None, None);
    if request.round == 0 {
        return plain();
    }
    let roster = Roster::new(request, attendance);
    if let Some(decided) = other_bye(&roster, pairing, proposed) {
        return decided;
    }
    let Ok(chosen) = bye::choose(&roster) else { return plain() };
    let layout = groups::lay(&roster, chosen.map(|chosen| chosen.place));
    if !is_of(&roster, &layout, pairing) {
        // A wish of the event was given up for this pairing; the strict layout says nothing of it.
        return plain();
    }
    let opponents = opponents(&roster, proposed);
    let differs = |made: &Made| opponents.get(&made.lead) != Some(&made.other);
    for group in &layout.groups {
        if let Some(made) = group.boards.iter().find(|made| differs(made)) {
            return Difference { roster: &roster, group, made: *made }.decided(opponents.get(&made.lead).copied());
        }
    }
    let turned = |board: &&Board| proposed.boards.contains(&(board.black, board.white));
    pairing.boards.iter().find(turned).map_or_else(plain, |board| other_colours(&roster, board))
}

/// Section 4: the bye of somebody else.
fn other_bye(roster: &Roster, pairing: &Pairing, proposed: &Proposal) -> Option<Decided> {
    let ours = pairing.bye.as_ref()?.player;
    let theirs = *proposed.byes.first()?;
    if ours == theirs {
        return None;
    }
    let (ours, theirs) = (roster.field.place_of(ours)?, roster.field.place_of(theirs)?);
    let clause = ClauseId::new(if roster.field.round == 1 { "D4.9.6-5" } else { "D4.9.6-4" });
    let score = |place: usize| Some(i64::from(roster.score(place).0));
    let rating = |place: usize| Some(i64::from(roster.players[place].rating));
    Some(if score(ours) != score(theirs) {
        (clause, score(theirs), score(ours))
    } else if rating(ours) != rating(theirs) {
        (clause, rating(theirs), rating(ours))
    } else {
        (clause, None, None)
    })
}

/// Whether the pairing holds the pairs of the layout.
fn is_of(roster: &Roster, layout: &Layout, pairing: &Pairing) -> bool {
    let proposal = Proposal { boards: pairing.pairs().collect(), byes: Vec::new() };
    let opponents = opponents(roster, &proposal);
    layout.groups.iter().flat_map(|group| &group.boards).all(|made| opponents.get(&made.lead) == Some(&made.other))
}

/// Who meets whom, by place.
fn opponents(roster: &Roster, proposed: &Proposal) -> BTreeMap<usize, usize> {
    let places: BTreeMap<StartNumber, usize> =
        roster.field.cards.iter().enumerate().map(|(place, card)| (card.number, place)).collect();
    let pairs = proposed.boards.iter().filter_map(|(one, other)| Some((*places.get(one)?, *places.get(other)?)));
    pairs.flat_map(|(one, other)| [(one, other), (other, one)]).collect()
}

/// The engine's board that the proposal does not have.
struct Difference<'a> {
    roster: &'a Roster<'a>,
    group: &'a Group,
    made: Made,
}

impl Difference<'_> {
    fn decided(&self, theirs: Option<usize>) -> Decided {
        let (clause, values) = match self.made.by {
            By::Halves => ("D4.9.6-5", self.rows(theirs)),
            By::Floater => ("D4.9.6-8.2", self.ratings(theirs, self.made.other)),
            By::SameColumn => ("D4.9.6-6.3", None),
            By::Rank => ("D4.9.6-9", None),
            By::Row => self.row(theirs),
        };
        (ClauseId::new(clause), values.map(|values| values.0), values.map(|values| values.1))
    }

    fn row(&self, theirs: Option<usize>) -> (&'static str, Option<(i64, i64)>) {
        if let Some(rows) = self.rows(theirs) {
            return (if self.is_changed() { "D4.9.6-6.3" } else { "D4.9.6-6.2" }, Some(rows));
        }
        if theirs.is_some_and(|theirs| self.group.white.contains(&theirs)) {
            return ("D4.9.6-6.2", None);
        }
        let brought = self.group.events.iter().find_map(|event| match *event {
            Event::UpFor { brought, .. } if self.is_ours(brought) => Some(("D4.9.6-7.1", brought)),
            Event::UpForOdd { brought } if self.is_ours(brought) => Some(("D4.9.6-7.2", brought)),
            _ => None,
        });
        match brought {
            Some((clause, brought)) => (clause, self.ratings(theirs, brought)),
            None => ("D4.9.6-6.4", None),
        }
    }

    fn is_ours(&self, place: usize) -> bool {
        place == self.made.lead || place == self.made.other
    }

    /// The rows of both opponents in the Black column.
    fn rows(&self, theirs: Option<usize>) -> Option<(i64, i64)> {
        let row = |place: usize| {
            let index = self.group.black.iter().position(|black| *black == place)?;
            i64::try_from(index + 1).ok()
        };
        Some((row(theirs?)?, row(self.made.other)?))
    }

    fn ratings(&self, theirs: Option<usize>, ours: usize) -> Option<(i64, i64)> {
        let rating = |place: usize| i64::from(self.roster.players[place].rating);
        Some((rating(theirs?), rating(ours)))
    }

    /// Whether a Black higher up was still free.
    fn is_changed(&self) -> bool {
        let rows = self.group.boards.iter().filter(|made| made.by == By::Row);
        let taken: Vec<usize> = rows.take_while(|made| **made != self.made).map(|made| made.other).collect();
        self.group.black.iter().find(|black| !taken.contains(black)) != Some(&self.made.other)
    }
}

/// Only the colours differ: what section 3 compares, of White in the proposal and in the engine's board.
fn other_colours(roster: &Roster, board: &Board) -> Decided {
    let clause = board.colour.clauses.first().cloned().unwrap_or_else(|| ClauseId::new("D4.9.6-3"));
    let value = |number: StartNumber| {
        let place = roster.field.place_of(number)?;
        let player = &roster.players[place];
        match &*board.colour.key {
            "dubov_colour_balance" => Some(i64::from(roster.card(place).colour_difference())),
            "dubov_higher_average" => Some(i64::from(player.aro.tenths().unwrap_or(0))),
            "dubov_lower_rating" => Some(i64::from(player.rating)),
            _ => None,
        }
    };
    (clause, value(board.black), value(board.white))
}
