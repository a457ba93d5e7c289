//! Touched men: what a player owes, and who may still complain.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

#[derive(Clone, Debug, Default)]
pub struct State {}

/// How men were touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Adjusting,
    Accidental,
    Meant,
}

pub fn manner(adjust: bool, accidental: bool) -> Manner {
    match (adjust, accidental) {
        (true, _) => Manner::Adjusting,
        (false, true) => Manner::Accidental,
        (false, false) => Manner::Meant,
    }
}

pub fn touch(game: &mut Game, now: Moment, player: Color, squares: &[Square], manner: Manner) -> Heard {
    Ok(())
}

pub fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    Ok(())
}

pub fn noticed(game: &mut Game, now: Moment, against: Color) -> Heard {
    Ok(())
}
