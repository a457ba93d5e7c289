//! Illegal moves: found at once, later or never, and what each edition makes of them.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

#[derive(Clone, Debug, Default)]
pub struct State {}

impl State {
    pub fn counted(&self, color: Color) -> u32 {
        0
    }
}

pub fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn noticed(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    Ok(())
}

pub fn illegal_position(game: &mut Game, now: Moment, what: Noticed) -> Heard {
    Ok(())
}
