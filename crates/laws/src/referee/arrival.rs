//! Who is at the board, since when, and who came too late.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const LATE: &str = "late_arrival";

#[derive(Clone, Debug, Default)]
pub struct State {}

pub fn seen(game: &mut Game, player: Color, deed: &Deed) {}

pub fn arrive(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn absent(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}
