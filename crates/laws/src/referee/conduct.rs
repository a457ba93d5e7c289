//! Phones and refusal to play by the Laws.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const REFUSAL: &str = "refusal";

#[derive(Clone, Debug, Default)]
pub struct State {}

pub fn phone(game: &mut Game, now: Moment, against: Color) -> Heard {
    Ok(())
}

pub fn refuses(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}
