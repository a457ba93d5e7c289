//! Who meets somebody of another score, and why this player.

use std::collections::BTreeMap;

use rokade_clause::Reason;

use super::fill::Claim;
use super::layout::{By, Ending, Event, Group, Layout, Made};
use super::passed::EXPLAINED;
use super::roster::Roster;
use super::{proof, reasons, rows};
use crate::{Detail, Direction, Float};

/// What the steps said of players who left their groups, by place.
pub(super) struct Floats<'a> {
    roster: &'a Roster<'a>,
    ending: Ending,
    down: BTreeMap<usize, Reason>,
    up: BTreeMap<usize, Reason>,
}

impl<'a> Floats<'a> {
    pub(super) fn new(roster: &'a Roster<'a>, layout: &Layout) -> Self {
        let (mut down, mut up) = (BTreeMap::new(), BTreeMap::new());
        let rating = |place: usize| roster.players[place].rating;
        let into = |group: &Group| roster.score(*group.residents.first().expect("a group has players"));
        let events = layout.groups.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)));
        for (group, event) in events {
            match *event {
                Event::Floats { player, claim: Claim::PairableBelow } => {
                    let shown = not_spared(roster, group, player);
                    down.insert(player, reasons::floats_down(rating(player)).because(shown));
                }
                Event::Floats { player, claim: Claim::NotPairableBelow } => {
                    let shown = not_spared(roster, group, player);
                    down.insert(player, reasons::floats_on(rating(player)).because(shown));
                }
                // Whoever was brought up in vain is at home again.
                Event::UpFor { brought, current } if group.brought_up.contains(&brought) => {
                    let current = roster.card(current).number;
                    up.insert(brought, reasons::up_for(current, rating(brought), into(group)));
                }
                Event::UpForOdd { brought } if group.brought_up.contains(&brought) => {
                    up.insert(brought, reasons::up_for_odd(rating(brought), into(group)));
                }
                _ => {}
            }
        }
        Self { roster, ending: layout.ending, down, up }
    }

    /// The two floats of a board between different scores, down before up.
    pub(super) fn of(&self, made: Made) -> Vec<Float> {
        let score = |place: usize| self.roster.score(place);
        let (high, low) = match score(made.lead).cmp(&score(made.other)) {
            std::cmp::Ordering::Equal => return Vec::new(),
            std::cmp::Ordering::Greater => (made.lead, made.other),
            std::cmp::Ordering::Less => (made.other, made.lead),
        };
        let float = |player: usize, to: usize, direction, reason| Float {
            player: self.roster.card(player).number,
            direction,
            from: score(player),
            to: Some(score(to)),
            reason,
        };
        vec![
            float(high, low, Direction::Down, self.down_reason(made, high, low)),
            float(low, high, Direction::Up, self.up_reason(made, high, low)),
        ]
    }

    fn down_reason(&self, made: Made, high: usize, low: usize) -> Reason {
        let floated = self.down.get(&high).filter(|_| made.by == By::Floater).cloned();
        let meets = |_: &Reason| reasons::meets_brought_up(self.roster.card(low).number);
        floated.or_else(|| self.brought_up(made, low).map(meets)).unwrap_or_else(|| self.open(made))
    }

    fn up_reason(&self, made: Made, high: usize, low: usize) -> Reason {
        if made.by == By::Floater {
            return reasons::meets_floater(self.roster.card(high).number, self.roster.players[low].rating);
        }
        self.brought_up(made, low).cloned().unwrap_or_else(|| self.open(made))
    }

    fn brought_up(&self, made: Made, low: usize) -> Option<&Reason> {
        self.up.get(&low).filter(|_| matches!(made.by, By::Row | By::SameColumn))
    }

    /// Different scores in one group: joined by section 9, or an odd group of the first round.
    fn open(&self, made: Made) -> Reason {
        match self.ending {
            Ending::ByTheText if made.by == By::Halves => reasons::round_one_float(),
            _ => reasons::joined_float(),
        }
    }
}

/// Why nobody with a better claim floats instead: players of the column with no better claim than his can, with him,
/// only meet too few of the other column. Where the columns do not show it, without whom the others could not be
/// paired.
fn not_spared(roster: &Roster, group: &Group, player: usize) -> Vec<Reason> {
    let Some(at) = group.claims.iter().position(|place| *place == player) else { return Vec::new() };
    if roster.detail == Detail::Brief {
        return Vec::new();
    }
    let (better, rest) = group.claims.split_at(at);
    let better: Vec<usize> = better.iter().copied().filter(|place| !group.floated.contains(place)).collect();
    let (column, facing) = match group.formed.white.contains(&player) {
        true => (&group.formed.white, &group.formed.black),
        false => (&group.formed.black, &group.formed.white),
    };
    let is_kept = |place: &usize| *place == player || !group.floated.contains(place);
    let in_column = |place: &usize| is_kept(place) && column.contains(place);
    let claimants: Vec<usize> = rest.iter().rev().copied().filter(in_column).collect();
    if let Some(short) = rows::short_of(roster, &claimants, facing) {
        return proof::short(roster, &short, facing);
    }
    let others = |instead: usize| -> Vec<usize> {
        let floats = |place: &usize| *place == instead || (*place != player && group.floated.contains(place));
        group.claims.iter().copied().filter(|place| !floats(place)).collect()
    };
    let told = better.into_iter().take(EXPLAINED).filter_map(|instead| {
        let shown = proof::any(roster, &others(instead));
        let number = roster.card(instead).number;
        (!shown.is_empty()).then(|| reasons::could_not_be_spared(number).because(shown))
    });
    told.collect()
}
