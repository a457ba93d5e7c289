//! What an invitation says so that players know what awaits them: items 10, 11, 15, 18 to 22 and 25.

use super::facts::{is_said, is_written};
use super::item::{Asked, State};
use crate::figures::office;

pub(super) fn address(asked: &Asked) -> State {
    State::met_or(is_written(&asked.facts.address), "invitation_address")
}

/// Every round has a start, and there are days for adjourned games where games are adjourned.
pub(super) fn days_and_times(asked: &Asked) -> State {
    let facts = asked.facts;
    let starts = facts.round_starts.iter().flatten().count();
    let has_starts =
        starts > 0 && facts.rounds.is_none_or(|rounds| u32::try_from(starts).is_ok_and(|starts| starts >= rounds));
    let has_sessions = !is_said(facts.adjournments) || facts.adjournment_sessions.iter().flatten().next().is_some();
    State::met_or(has_starts && has_sessions, "invitation_times")
}

pub(super) fn smoking(asked: &Asked) -> State {
    let is_in_order = is_said(asked.facts.smoke_free) || is_said(asked.facts.smoke_disclosed);
    State::met_or(is_in_order, "smoke_not_disclosed")
}

/// At least what the union takes for everybody who plays.
pub(super) fn fee(asked: &Asked) -> State {
    let union_fee = asked.facts.union_fee_ore.unwrap_or_default();
    State::met_or(asked.facts.entry_fee_ore.is_some_and(|fee| fee >= union_fee), "fee_below_union_fee")
}

pub(super) fn entry_address(asked: &Asked) -> State {
    State::met_or(is_written(&asked.facts.entry_address), "entry_address_missing")
}

pub(super) fn late_fee(asked: &Asked) -> State {
    match asked.facts.late_fee_ore {
        Some(fee) if fee > 0 => State::met_or(is_said(asked.facts.late_fee_announced), "late_fee_not_announced"),
        _ => State::NotAsked,
    }
}

pub(super) fn tie_breaks(asked: &Asked) -> State {
    State::met_or(asked.facts.tie_breaks.iter().flatten().next().is_some(), "tie_breaks_missing")
}

pub(super) fn officials(asked: &Asked) -> State {
    let figures = office(asked.handbook);
    match asked.facts.licence_1_arbiters.is_some_and(|arbiters| arbiters >= figures.arbiters_with_licence_1) {
        true => State::met_or(asked.facts.committee == Some(figures.committee), "committee_incomplete"),
        false => State::unmet("arbiter_licence_missing"),
    }
}

pub(super) fn regulations(asked: &Asked) -> State {
    State::met_or(is_said(asked.facts.regulations_named), "regulations_not_named")
}
