//! Moves made on the board and completed by the press.

use rokade_board::{Attempt, Color};
use rokade_clause::{Citation, Logic, Reason, rule};

use super::game::{End, Game, Heard, Moment, happened};
use super::pair::color_key;
use super::ruling::EndReason;
use super::settings::BadScript;
use super::time::Millis;
use super::{draws, illegal_moves, touching};
use crate::endings::{Cause, Ending};

/// Men released on the board: the move is made, legal or not. Before the press an illegal one may be
/// replaced by another.
pub(super) fn make(game: &mut Game, now: Moment, player: Color, attempt: Attempt, hands: u8) -> Heard {
    let replaced = game.track.last().filter(|last| last.by == player && !last.is_completed && last.made.is_err());
    let replaced = replaced.cloned();
    if game.turn() != player && replaced.is_none() {
        return Err(BadScript::new(Reason::house("script_not_on_move").with("color", color_key(player))));
    }
    if let Some(replaced) = &replaced {
        game.track.take_back_to(game.track.plies().len() - 1);
        game.watch_again();
        touching::bind(game, player, game.track.plies().len(), replaced);
    } else {
        draws::check_owed(game, now, player, attempt);
    }
    must_be_a_man(game, attempt)?;
    draws::declined_by_touch(game, now, player);
    complete_earlier(game, player);
    let is_regular = game.track.position().is_some();
    let made = game.track.make(attempt, hands);
    match made {
        Ok(m) if is_regular => game.follow(m),
        Ok(_) | Err(_) => game.watch_again(),
    }
    touching::moved(game, player);
    // Only a legal move ends the game on the board.
    if made.is_ok()
        && let Some(ending) = game.automatic_ending()
    {
        touching::ending(game, &ending);
        end_on_the_board(game, now, player, &ending);
    }
    Ok(())
}

/// Nobody has released what was not there. A man of the opponent's is another matter: that is illegal.
pub(super) fn must_be_a_man(game: &Game, attempt: Attempt) -> Heard {
    match game.track.board().piece_at(attempt.from) {
        Some(_) => Ok(()),
        None => Err(BadScript::new(Reason::house("script_no_man").with("square", attempt.from.to_string()))),
    }
}

/// Since 2018 the next move completes the player's own earlier one though he has not pressed.
fn complete_earlier(game: &mut Game, player: Color) {
    match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => {}
        Logic::Laws2018 | Logic::Laws2023 => {
            if let Some(earlier) = game.track.plies().len().checked_sub(2) {
                complete(game, player, earlier, Increment::Kept);
            }
        }
    }
}

/// Whether completing a move brings its increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Increment {
    Given,
    /// No press, no increment.
    Kept,
}

/// Completes a player's move, if it is his and still open.
fn complete(game: &mut Game, player: Color, ply: usize, increment: Increment) {
    let is_down = game.clock.is_down(player);
    let (_, period) = game.clock.period(player);
    let Some(open) = game.track.ply_mut(ply).filter(|one| one.by == player && !one.is_completed) else { return };
    open.is_completed = true;
    let due = if is_down { Millis::ZERO } else { period.increment };
    match increment {
        Increment::Given => open.gained = due,
        Increment::Kept => {}
    }
    game.clock.complete(player);
    if increment == Increment::Kept && due != Millis::ZERO {
        game.clock.add(player, -due);
    }
}

/// The press completes what the player has moved and starts the opponent's clock. Without a move it
/// does nothing but that (`docs/readings/press.md`).
pub(super) fn press(game: &mut Game, now: Moment, player: Color) -> Heard {
    let open = open_moves(game, player);
    let Some((last, earlier)) = open.split_first() else {
        press_without_a_move(game, player);
        return Ok(());
    };
    for ply in earlier.iter().rev() {
        complete(game, player, *ply, Increment::Kept);
    }
    complete(game, player, *last, Increment::Given);
    let is_halted = game.is_started && game.clock.running().is_none();
    // The opponent may have answered, and pressed, before: then the player is on move again.
    let is_back = game.turn() == player && game.track.last().is_some_and(|last| last.is_completed);
    if !is_halted && !is_back {
        game.clock.pass(player);
    }
    illegal_moves::completed(game, now, *last);
    Ok(())
}

/// The moves of a player that no press has completed, the latest first.
fn open_moves(game: &Game, player: Color) -> Vec<usize> {
    let plies = game.track.plies().iter().enumerate().rev();
    let own = plies.filter(|(_, ply)| ply.by == player);
    own.take_while(|(_, ply)| !ply.is_completed).map(|(index, _)| index).collect()
}

fn press_without_a_move(game: &mut Game, player: Color) {
    if game.clock.running() != Some(player) {
        return;
    }
    game.clock.pass(player);
    if game.turn() == player {
        illegal_moves::pressed_without_a_move(game, player);
    }
}

/// Ends the game if it is over on the board: by the last move, or by what the arbiter has set up.
pub(super) fn end_if_over(game: &mut Game, now: Moment, mover: Color) {
    if let Some(ending) = game.automatic_ending() {
        end_on_the_board(game, now, mover, &ending);
    }
}

/// Ends a game that was over before anybody moved.
pub(super) fn end_if_over_at_start(game: &mut Game, now: Moment) {
    if !game.track.plies().is_empty() {
        return;
    }
    if let Some(ending) = game.automatic_ending() {
        game.end(now, end(&ending, Reason::house("happened_start_position_over"), ending.reason()));
    }
}

/// The end that a position or a count makes, for whatever happened.
pub(super) fn end(ending: &Ending, happened: Reason, why: Reason) -> End {
    let reason = match ending.cause {
        Cause::Checkmate => EndReason::Checkmate,
        Cause::Stalemate => EndReason::Stalemate,
        Cause::DeadPosition => EndReason::DeadPosition,
        Cause::Fivefold => EndReason::Fivefold,
        Cause::SeventyFiveMoves => EndReason::SeventyFiveMoves,
    };
    match ending.winner {
        Some(winner) => End::lost_by(!winner, reason, happened, why),
        None => End::drawn(reason, happened, why),
    }
}

fn end_on_the_board(game: &mut Game, now: Moment, mover: Color, ending: &Ending) {
    // After a return to an earlier position the mated player may be the one who moved last.
    let mover = ending.winner.unwrap_or(mover);
    if let Some(last) = game.track.last_mut() {
        last.is_completed = true;
    }
    let edition = game.edition();
    let end = end(ending, happened("happened_move_ended_game", mover), ending.reason());
    game.end(now, end.bearing(COMPLETED_BY_THE_END, edition));
}

const COMPLETED_BY_THE_END: Citation = rule("move_completed_by_the_end");
