//! Starting, stopping and setting the clocks.

#![allow(unused)]
use rokade_board::{Attempt, Color, Square};
use rokade_clause::Reason;

use super::game::{Game, Heard, Moment};
use super::*;

pub const STOPPED: &str = "clocks_stopped";

pub fn start(game: &mut Game, now: Moment) -> Heard {
    game.is_started = true;
    game.clock.run(game.turn());
    Ok(())
}

pub fn by_player(game: &mut Game, now: Moment, player: Color, reason: Option<&str>) -> Heard {
    game.clock.stop();
    Ok(())
}

pub fn by_arbiter(game: &mut Game, now: Moment, reason: Option<&str>) -> Heard {
    game.clock.stop();
    Ok(())
}

pub fn restart(game: &mut Game, now: Moment, reason: Option<&str>) -> Heard {
    game.clock.run(game.turn());
    Ok(())
}

pub fn set_clock(game: &mut Game, now: Moment, white: Option<Millis>, black: Option<Millis>) -> Heard {
    Ok(())
}

pub fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    Ok(())
}
