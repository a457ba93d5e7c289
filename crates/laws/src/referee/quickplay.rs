//! The quickplay finish, with and without an arbiter, and its successor with an increment.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const CLAIM: &str = "quickplay_claim";
pub const POSTPONED: &str = "quickplay_postponed";
pub const INCREMENT: &str = "increment_g4";

#[derive(Clone, Debug, Default)]
pub struct State {}

pub fn claim(game: &mut Game, now: Moment, player: Color, grounds: Option<Grounds>) -> Heard {
    Ok(())
}

pub fn ask_for_increment(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}

pub fn flag_fell(game: &mut Game, now: Moment, fallen: Color) -> bool {
    false
}
