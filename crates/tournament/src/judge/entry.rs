//! Entering players: one, a list, or late.

use rokade_clause::{Fact, Reason};
use rokade_model::{ByeKind, Person, StartNumber};
use rokade_pairing::Kind;

use super::settings::{arbiter_needs_approval, needs_approval, same_name};
use super::{Judge, grounds, order};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, NewFacts, NewPlayer, PlayerId};

/// Higher than any rating there is.
const HIGHEST_RATING: u32 = 4_000;
/// A larger factor is something else.
const HIGHEST_K: u32 = 99;

/// How players come in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// One by one, by hand.
    Form,
    /// As rows of a list: reasons name the row.
    List,
}

impl Judge<'_> {
    /// Enters all of them or none.
    pub(super) fn enter(&self, id: GroupId, players: &[NewPlayer], source: Source) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        objections.when(players.is_empty(), || Reason::house("nobody_to_enter"));
        objections.extend(late_entry(group));
        objections.extend(self.crowded(id, players.len()));
        for (index, player) in players.iter().enumerate() {
            let mut found = self.about(group, player, None);
            found.extend(self.doubles(player, None));
            found.extend(doubled_in_list(&players[..index], player));
            let row = |reason: Reason| match source {
                Source::Form => reason,
                Source::List => reason.with("row", grounds::count(index + 1)),
            };
            objections.extend(found.into_iter().map(row));
        }
        objections.heed()?;
        Ok(self.entered(group, players))
    }

    /// The rounds missed so far pay half a point each, within the event's limit of such byes
    /// (docs/readings/rounds-late-entry.md).
    pub(super) fn enter_late(&self, id: GroupId, player: &NewPlayer) -> Judged {
        let group = self.open_group(id)?;
        let missed = group.published();
        let limit = self.state.settings.byes.half;
        if missed > limit {
            let reason = grounds::in_group(Reason::house("late_half_points_beyond_limit"), group);
            return Err(reason.with("rounds", missed).with("limit", limit).into());
        }
        let mut decision = self.enter(id, std::slice::from_ref(player), Source::Form)?;
        let player = PlayerId(self.state.past.players_ever + 1);
        let half = |round| Event::ByeAsked { player, round, kind: ByeKind::Half };
        decision.events.extend((1..=missed).map(half));
        Ok(decision)
    }

    fn entered(&self, group: &Group, players: &[NewPlayer]) -> Decision {
        let mut decision = Decision::default();
        for (offset, new) in (1_u32..).zip(players) {
            let player = PlayerId(self.state.past.players_ever + offset);
            let facts = 1;
            decision.events.push(Event::PlayerEntered {
                player,
                group: group.id,
                facts,
                rating: new.rating,
                title: new.title,
                section: new.section.clone(),
                others: new.others,
                same_person: None,
            });
            decision.events.extend(number_given(group, player, offset));
            decision.facts.push(NewFacts { player, version: facts, person: new.person.clone() });
        }
        decision.events.extend(order::dropped(group));
        decision
    }

    /// What speaks against a player as entered or edited. `known` is the player who is edited.
    pub(super) fn about(&self, group: &Group, new: &NewPlayer, known: Option<PlayerId>) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let name = &new.person.name;
        if name.is_empty() {
            reasons.push(Reason::house("player_name_missing"));
        }
        let ratings = [new.rating, new.others.rapid, new.others.blitz, new.others.elo];
        if let Some(rating) = ratings.into_iter().flatten().find(|rating| *rating > HIGHEST_RATING) {
            reasons.push(Reason::house("rating_out_of_range").with("rating", rating).with("most", HIGHEST_RATING));
        }
        if let Some(k) = new.others.fide_k.filter(|k| !(1..=HIGHEST_K).contains(k)) {
            reasons.push(Reason::house("fide_k_out_of_range").with("k", k).with("most", HIGHEST_K));
        }
        if !new.section.is_empty() && !group.settings.sections.contains(&new.section) {
            reasons.push(
                grounds::in_group(Reason::house("unknown_section"), group)
                    .with("section", new.section.as_str())
                    .with("known", grounds::list(&group.settings.sections)),
            );
        }
        if needs_approval(&self.state.settings, name) {
            let reason = arbiter_needs_approval().with("name", name.to_string());
            reasons.push(match known {
                Some(id) => reason.with("player", grounds::player(id)),
                None => reason,
            });
        }
        reasons
    }

    /// The same person entered before, in any group.
    pub(super) fn doubles(&self, new: &NewPlayer, known: Option<PlayerId>) -> Vec<Reason> {
        let is_same = |id: PlayerId| known.is_some_and(|known| self.state.rated_as(known) == self.state.rated_as(id));
        let others = self.persons().filter(|(id, _)| !is_same(*id));
        others
            .filter_map(|(id, person)| {
                let reason = same_person(person, &new.person)?.with("player", grounds::player(id));
                Some(self.with_number(reason, id))
            })
            .collect()
    }

    /// The players who are known as persons.
    pub(super) fn persons(&self) -> impl Iterator<Item = (PlayerId, &Person)> {
        self.state.players.keys().filter_map(|id| Some((*id, self.people.person(*id)?)))
    }

    fn with_number(&self, reason: Reason, id: PlayerId) -> Reason {
        let group = self.state.players.get(&id).and_then(|player| self.state.groups.get(&player.group));
        let Some(group) = group else { return reason };
        let reason = grounds::in_group(reason, group);
        match group.number_of(id) {
            Some(number) => reason.with("number", number.0),
            None => reason,
        }
    }
}

/// The number of the so-manieth player who enters late, once the start numbers stand.
pub(super) fn number_given(group: &Group, player: PlayerId, offset: u32) -> Option<Event> {
    let order = group.order.as_ref().filter(|_| group.is_drawn())?;
    let number = u32::try_from(order.players.len()).expect("a start number fits") + offset;
    Some(Event::NumberGiven { group: group.id, player, number: StartNumber(number) })
}

/// A late entry gets the next number and plays from the next unpaired round; in an all-play-all the
/// schedule leaves no place (docs/readings/rounds-late-entry.md), nor do the lines of a knock-out
/// (D4.9.7-3) or the teams of an Olympiad (D4.9.9.5).
pub(super) fn late_entry(group: &Group) -> Vec<Reason> {
    if !group.is_drawn() {
        return Vec::new();
    }
    let refused = match group.settings.system.kind() {
        Kind::AllPlayAll => Some(grounds::schedule_fixed("late_entry_in_all_play_all", group)),
        Kind::KnockOut => Some(grounds::in_group(Reason::cited("late_entry_after_draw", "D4.9.7-3"), group)),
        Kind::Teams => Some(grounds::in_group(Reason::cited("late_entry_in_teams", "D4.9.9.5"), group)),
        Kind::Swiss => (group.published() >= group.settings.rounds).then(|| grounds::no_round_left(group)),
    };
    refused.into_iter().collect()
}

fn doubled_in_list(before: &[NewPlayer], player: &NewPlayer) -> Vec<Reason> {
    let doubled = |(index, other): (usize, &NewPlayer)| {
        let reason = same_person(&other.person, &player.person)?;
        Some(reason.with("same_as_row", grounds::count(index + 1)))
    };
    before.iter().enumerate().filter_map(doubled).collect()
}

/// One FIDE id, or one name with one birth date; where a birth date is unknown the club stands for it
/// (docs/readings/groups-same-person.md).
fn same_person(known: &Person, new: &Person) -> Option<Reason> {
    let same = |by: &str| Some(Reason::house("player_entered_before").with("by", Fact::from(by)));
    match (known.fide_id, new.fide_id) {
        (Some(one), Some(other)) if one == other => return same("fide_id"),
        (Some(_), Some(_)) => return None,
        _ => {}
    }
    if known.name.is_empty() || !same_name(&known.name, &new.name) {
        return None;
    }
    match (known.birth, new.birth) {
        (Some(one), Some(other)) if one == other => same("name_and_birth"),
        (Some(_), Some(_)) => None,
        _ if known.club.to_lowercase() == new.club.to_lowercase() => same("name_and_club"),
        _ => None,
    }
}
