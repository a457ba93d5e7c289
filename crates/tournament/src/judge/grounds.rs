//! Reasons that several themes give.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::RoundNumber;

use crate::{Group, GroupId, PlayerId};

/// A player in a fact: always by id, never by start number.
pub(crate) fn player(id: PlayerId) -> Fact {
    Fact::Entrant(id)
}

pub(crate) fn count(number: usize) -> Fact {
    Fact::Number(i64::try_from(number).expect("a count fits"))
}

/// Numbers as a list for people: `3, 7, 12`.
pub(crate) fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> Fact {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    Fact::Text(items.join(", "))
}

/// A reason about a group carries its name.
pub(crate) fn in_group(reason: Reason, group: &Group) -> Reason {
    reason.with("group", group.settings.name.as_str())
}

pub(crate) fn not_created() -> Reason {
    Reason::house("not_created")
}

pub(crate) fn unknown_group(group: GroupId) -> Reason {
    Reason::house("unknown_group").with("number", group.0)
}

pub(crate) fn unknown_player(id: PlayerId) -> Reason {
    Reason::house("unknown_player").with("player", player(id))
}

pub(crate) fn group_finished(group: &Group) -> Reason {
    in_group(Reason::house("group_finished"), group)
}

/// The pairing stands from the start of the round.
pub(crate) fn round_started(group: &Group, round: RoundNumber) -> Reason {
    in_group(Reason::cited("round_started", "D4.1-11e"), group).with("round", round)
}

pub(crate) fn no_draft(group: &Group) -> Reason {
    in_group(Reason::house("no_draft"), group)
}

pub(crate) fn draft_exists(group: &Group, round: RoundNumber) -> Reason {
    in_group(Reason::house("draft_exists"), group).with("round", round)
}

pub(crate) fn manual_open(group: &Group, round: RoundNumber) -> Reason {
    in_group(Reason::house("manual_open"), group).with("round", round)
}

pub(crate) fn no_round_left(group: &Group) -> Reason {
    in_group(Reason::house("no_round_left"), group).with("rounds", group.settings.rounds)
}

/// The start numbers are fixed, and something needs them not to be.
pub(crate) fn order_fixed(group: &Group) -> Reason {
    in_group(Reason::house("order_fixed"), group)
}

/// Lots are drawn once.
pub(crate) fn lots_drawn(group: &Group) -> Reason {
    in_group(Reason::cited("lots_drawn", "D4.9.1-1"), group)
}

/// In an all-play-all the draw fixes who meets whom in which round.
pub(crate) fn schedule_fixed(key: &'static str, group: &Group) -> Reason {
    in_group(Reason::cited(key, "D4.9.11-2"), group).and(ClauseId::new("D4.9.11-3"))
}

pub(crate) fn withdrawn(group: &Group, id: PlayerId) -> Reason {
    in_group(Reason::house("player_withdrawn"), group).with("player", player(id))
}
