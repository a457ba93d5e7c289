//! Setting the board back: the position from which the game goes on, the counters, the running clock.

use rokade_board::{Attempt, Color, Role};

use crate::referee::game::Game;
use crate::referee::time::Millis;

/// Takes back a move and everything after it. The counters go back with the moves, and the clock of
/// the player on move runs. Time stays as it is but for a period that the move alone has brought:
/// that is returned, for the ruling to take it from its player by name
/// (`docs/readings/illegal-move-clocks.md`).
pub fn take_back(game: &mut Game, ply: usize) -> Millis {
    let by = game.track.plies()[ply].by;
    let undone = game.track.plies()[ply..].iter().rev();
    let completed: Vec<Color> = undone.filter(|one| one.is_completed).map(|one| one.by).collect();
    let is_found_at_once = completed == [by];
    let mut brought = Millis::ZERO;
    for color in completed {
        brought += uncount(game, color, is_found_at_once);
    }
    game.track.take_back_to(ply);
    game.watch_again();
    game.illegal_moves.awaited = None;
    for color in Color::ALL {
        let pressed = &mut game.illegal_moves.pressed_empty[color];
        *pressed = pressed.filter(|after| *after <= ply);
    }
    run_for_the_player_on_move(game);
    brought
}

/// Takes a move off the counter. If it had led into the next period, either the period goes with it
/// and its time is returned, or both stay.
fn uncount(game: &mut Game, color: Color, withdraws_period: bool) -> Millis {
    let (period, time) = (game.clock.period(color).0, game.clock.remaining(color));
    game.clock.uncount(color);
    if game.clock.period(color).0 == period {
        return Millis::ZERO;
    }
    let brought = time - game.clock.remaining(color);
    if !withdraws_period {
        game.clock.enter_next_period(color);
    }
    if game.clock.remaining(color) != time {
        game.clock.set(color, time);
    }
    if withdraws_period { brought } else { Millis::ZERO }
}

/// Lets the right clock run, unless both are stopped.
pub(super) fn run_for_the_player_on_move(game: &mut Game) {
    if game.clock.running().is_some() {
        game.clock.run(game.turn());
    }
}

/// Puts a queen in the place of a pawn that was left on the last rank: the move stands so corrected.
/// Answers whether it could be done.
pub(super) fn place_queen(game: &mut Game, ply: usize) -> bool {
    let left = game.track.plies()[ply].clone();
    let queen = Attempt { promotion: Some(Role::Queen), ..left.attempt };
    if game.track.before(ply).is_none_or(|before| before.attempt(queen).is_err()) {
        return false;
    }
    if ply + 1 == game.track.plies().len() {
        game.track.take_back_to(ply);
        // It has just been found legal.
        if game.track.make(queen, left.hands).is_err() {
            return false;
        }
        if let Some(last) = game.track.last_mut() {
            (last.is_completed, last.gained, last.is_settled) = (left.is_completed, left.gained, true);
        }
    } else {
        if game.track.board().piece_at(left.attempt.to) != Some(Role::Pawn.of(left.by)) {
            return false;
        }
        game.track.exchange(left.attempt.to, Role::Queen.of(left.by));
        if game.track.position().is_none() {
            return false;
        }
        if let Some(left) = game.track.ply_mut(ply) {
            left.is_settled = true;
        }
    }
    game.watch_again();
    true
}
