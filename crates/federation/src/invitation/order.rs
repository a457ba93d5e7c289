//! What kind of event it is and how it is run: items 1, 2, 7, 12, 13 and 14.

use super::facts::{Grouping, Kind, is_said, is_written};
use super::item::{Asked, State};

/// § 65; a gladiator tournament is played inside another system.
const SYSTEMS: [&str; 6] = ["round-robin", "monrad", "danish-swiss", "fide-1998", "fide-dutch", "knock-out"];

/// In which a gladiator tournament can be played.
const HOSTS: [&str; 6] = ["round-robin", "monrad", "danish-swiss", "fide-1998", "dubov-1997", "fide-dutch"];

pub(super) fn kind(asked: &Asked) -> State {
    match asked.facts.kind {
        None => State::unmet("invitation_kind_missing"),
        Some(Kind::Open) => State::met_or(!is_written(&asked.facts.selection_text), "open_with_selection"),
        Some(Kind::Closed) => State::Met,
    }
}

pub(super) fn system(asked: &Asked) -> State {
    let is_listed = |system: &str| {
        SYSTEMS.contains(&system) || system.strip_prefix("gladiator:").is_some_and(|host| HOSTS.contains(&host))
    };
    match asked.facts.system.as_deref().map(str::trim).filter(|system| !system.is_empty()) {
        None => State::unmet("invitation_system_missing"),
        Some(system) => State::met_or(is_listed(system), "system_not_listed"),
    }
}

pub(super) fn closed_event(asked: &Asked) -> State {
    let facts = asked.facts;
    if facts.kind != Some(Kind::Closed) {
        return State::NotAsked;
    }
    match is_written(&facts.selection_text) && is_written(&facts.conditions_text) {
        true => State::met_or(is_written(&facts.grouping_text), "invitation_grouping_missing"),
        false => State::unmet("invitation_selection_missing"),
    }
}

pub(super) fn putting_off(asked: &Asked) -> State {
    let facts = asked.facts;
    let there_is_none = facts.adjournments == Some(false) && facts.postponements == Some(false);
    State::met_or(there_is_none || is_written(&facts.putting_off_text), "putting_off_not_regulated")
}

pub(super) fn grouping(asked: &Asked) -> State {
    match asked.facts.grouping {
        Some(Grouping::Other(_)) => State::met_or(is_written(&asked.facts.grouping_text), "grouping_not_announced"),
        Some(Grouping::ByRating) | None => State::NotAsked,
    }
}

pub(super) fn knocked_out(asked: &Asked) -> State {
    match is_said(asked.facts.losers_go_on) {
        true => State::met_or(is_written(&asked.facts.losers_text), "reentry_not_announced"),
        false => State::NotAsked,
    }
}
