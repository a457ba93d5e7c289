//! What hangs on days: items 8, 9, 16, 17 and 24 (F-32, F-34).

use super::facts::{Kind, is_said};
use super::item::{Asked, State};
use crate::days::{days_before, months_before, weeks_before, years_before};
use crate::figures::office;

pub(super) fn to_clubs(asked: &Asked) -> State {
    let facts = asked.facts;
    let Some(deadline) = facts.deadline.filter(|_| facts.kind == Some(Kind::Open)) else { return State::NotAsked };
    let last = months_before(deadline, office(asked.handbook).announced_before_deadline);
    match facts.announced_to_clubs.is_some_and(|day| day <= last) {
        true => State::Met,
        false => State::later_than("announced_too_late", last),
    }
}

pub(super) fn in_magazine(asked: &Asked) -> State {
    match asked.facts.kind {
        Some(Kind::Open) => State::met_or(is_said(asked.facts.in_magazine), "not_in_magazine"),
        Some(Kind::Closed) | None => State::NotAsked,
    }
}

/// The invitation says that it counts for FIDE's rating, and it was announced as such or registered in time.
pub(super) fn fide_rating(asked: &Asked) -> State {
    let facts = asked.facts;
    if !is_said(facts.fide_rated) {
        return State::NotAsked;
    }
    if !is_said(facts.fide_in_invitation) {
        return State::unmet("elo_not_announced");
    }
    if facts.fide_announced.is_some() && facts.fide_announced_where.is_some() {
        return State::Met;
    }
    let last = facts.starts().map(|starts| weeks_before(starts, office(asked.handbook).elo_registered_before_start));
    match (facts.fide_registered, last) {
        (Some(registered), Some(last)) if registered <= last => State::Met,
        (_, Some(last)) => State::later_than("elo_too_late", last),
        // Whether it was in time hangs on a day that is not stated.
        (Some(_), None) => State::Met,
        (None, None) => State::unknown_day("elo_too_late"),
    }
}

pub(super) fn deadline(asked: &Asked) -> State {
    let Some(deadline) = asked.facts.deadline else { return State::unmet("deadline_missing") };
    let last = asked.facts.starts().map(|starts| days_before(starts, office(asked.handbook).deadline_before_start));
    match last {
        Some(last) if deadline > last => State::later_than("deadline_too_close", last),
        _ => State::Met,
    }
}

pub(super) fn fixed_early(asked: &Asked) -> State {
    let last = asked.facts.starts().map(|starts| years_before(starts, office(asked.handbook).fixed_before_start));
    match (asked.facts.fixed_on, last) {
        (Some(fixed), Some(last)) if fixed > last => State::later_than("late_in_calendar", last),
        (Some(_), _) => State::Met,
        (None, Some(last)) => State::later_than("late_in_calendar", last),
        (None, None) => State::unknown_day("late_in_calendar"),
    }
}
