//! Score sheets: the duty to write, reconstruction, signatures, and what comes after the end.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

#[derive(Clone, Debug, Default)]
pub struct State {}

pub fn duty(game: &Game, color: Color) -> Duty {
    Duty::Record
}

pub fn record(game: &mut Game, now: Moment, player: Color, moves: u32) -> Heard {
    Ok(())
}

pub fn sign(game: &mut Game, now: Moment, player: Color, result: Score) -> Heard {
    Ok(())
}

pub fn reconstruct(game: &mut Game, now: Moment, moves: u32, fen: Option<&str>) -> Heard {
    Ok(())
}

pub fn written_in_advance(game: &mut Game, now: Moment, against: Color) -> Heard {
    Ok(())
}

pub fn neglected(game: &mut Game, now: Moment, against: Color) -> Heard {
    Ok(())
}

pub fn after_the_end(game: &mut Game, now: Moment, player: Color, deed: &Deed) -> Heard {
    Ok(())
}

pub fn arbiter_after_the_end(game: &mut Game, now: Moment, deed: &Deed) -> Heard {
    Ok(())
}
