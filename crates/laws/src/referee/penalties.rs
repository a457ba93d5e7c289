//! The edition's list of penalties, and what each does to clock and score.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub fn decide(
    game: &mut Game,
    now: Moment,
    item: &str,
    against: Color,
    ms: Option<Millis>,
    points: Option<HalfPoint>,
) -> Heard {
    Ok(())
}
