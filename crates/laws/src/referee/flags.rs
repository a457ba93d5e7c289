//! Flags: when one counts as fallen, what it costs, and both down.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const ORDER_UNKNOWN: &str = "both_flags_order";

pub fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn noticed(game: &mut Game, now: Moment, against: Color) -> Heard {
    Ok(())
}

pub fn both_noticed(game: &mut Game, now: Moment, first: Option<Color>) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}
