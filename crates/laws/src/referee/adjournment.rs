//! Adjournment: sealing, the envelope, resumption with either player missing.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const LATE: &str = "late_for_resumption";
pub const CLOCK: &str = "clock_at_resumption";

#[derive(Clone, Debug, Default)]
pub struct State {}

pub fn adjourn(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn adjourn_early(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn seal(game: &mut Game, now: Moment, player: Color, text: &str, envelope: Option<&[String]>) -> Heard {
    Ok(())
}

pub fn resume(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn open_envelope(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn envelope_lost(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}
