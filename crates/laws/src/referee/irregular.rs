//! A wrong array, a turned board, reversed colours, displaced men, wrong clock settings.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const REVERSED: &str = "colours_reversed";
pub const CLOCK_SETTING: &str = "clock_setting";

pub fn colours_reversed(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn wrong_start(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn board_turned(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn displaced(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    Ok(())
}

pub fn wrong_clock_setting(game: &mut Game, now: Moment) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}
