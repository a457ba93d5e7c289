//! Offers, agreement, resignation, and claims of repetition and of fifty moves.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const AGREEMENT: &str = "draw_agreement";

#[derive(Clone, Debug, Default)]
pub struct State {}

impl State {
    pub fn offered_by(&self) -> Option<Color> {
        None
    }
}

pub fn offer(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn accept(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn decline(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn resign(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn claim(game: &mut Game, now: Moment, player: Color, rule: Claimed, announced: Option<&str>) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}

/// A man touched as in 4.3 declines an offer.
pub fn declined_by_touch(game: &mut Game, now: Moment, player: Color) {}

/// The announced move that a wrong claim leaves owed.
pub fn check_owed(game: &mut Game, now: Moment, player: Color, attempt: Attempt) {}
