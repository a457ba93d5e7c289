//! The time for thinking and the default time: items 3 to 6 (F-33).

use rokade_model::TimeControl;

use super::facts::is_said;
use super::item::{Asked, State};
use crate::championship::Class;
use crate::figures::play;
use crate::time_control::{below_normal, finish_outside, is_of_class, is_of_fide, moves_outside, total_too_short};

pub(super) fn stated(asked: &Asked) -> State {
    State::met_or(asked.time.is_some(), "invitation_time_missing")
}

/// Of a rated event: the normal time, one of FIDE's, or the one of the class.
pub(super) fn fits(asked: &Asked) -> State {
    let Some(time) = asked.time.as_ref().filter(|_| is_said(asked.facts.rated)) else { return State::NotAsked };
    if asked.facts.class.is_some_and(Class::has_one_time) {
        return State::met_or(is_of_the_class(asked, time), "time_not_of_the_class");
    }
    if is_named(asked, time) {
        return State::Met;
    }
    if let Some(short) = below_normal(time, asked.handbook) {
        return State::unmet_as("time_too_short", short);
    }
    if let Some(outside) = moves_outside(time, asked.handbook).next() {
        return State::unmet_as("moves_per_hour_outside", outside);
    }
    let has_finish = is_said(asked.facts.quickplay) && time.periods().len() > 1;
    match finish_outside(time, asked.handbook).filter(|_| has_finish) {
        Some(outside) => State::unmet_as("quickplay_finish_outside", outside),
        None => State::Met,
    }
}

/// Where a quickplay finish is stated and the time is none that the handbook names.
pub(super) fn long_enough_for_a_finish(asked: &Asked) -> State {
    match &asked.time {
        Some(time) if is_said(asked.facts.quickplay) && !is_named(asked, time) => {
            match total_too_short(time, asked.handbook) {
                Some(short) => State::unmet_as("playing_time_too_short", short),
                None => State::Met,
            }
        }
        _ => State::NotAsked,
    }
}

/// Another than the union's must be said.
pub(super) fn default_time(asked: &Asked) -> State {
    match asked.facts.default_minutes {
        Some(minutes) if i64::from(minutes) != play(asked.handbook).default_time => {
            State::met_or(is_said(asked.facts.default_minutes_stated), "default_time_not_announced")
        }
        _ => State::NotAsked,
    }
}

/// One of FIDE's, or the one that the regulations give the class.
fn is_named(asked: &Asked, time: &TimeControl) -> bool {
    is_of_fide(time, asked.handbook) || is_of_the_class(asked, time)
}

fn is_of_the_class(asked: &Asked, time: &TimeControl) -> bool {
    asked.facts.class.is_some_and(|class| is_of_class(time, class, asked.handbook))
}
