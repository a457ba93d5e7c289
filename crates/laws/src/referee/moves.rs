//! Moves made on the board and completed by the press.

use rokade_board::{Attempt, Color};
use rokade_clause::Reason;

use super::game::{End, Game, Heard, Moment, happened};
use super::ruling::{EndReason, Score};
use super::settings::BadScript;
use super::{illegal_moves, touching};
use crate::endings::{Cause, Ending};

/// A man released on the board: the move is made, legal or not.
pub fn make(game: &mut Game, now: Moment, player: Color, attempt: Attempt, hands: u8) -> Heard {
    let replaces = game.track.last().is_some_and(|last| last.by == player && !last.is_completed && last.made.is_err());
    if replaces {
        game.track.take_back_to(game.track.plies().len() - 1);
        game.watch_again();
    }
    if game.turn() != player {
        return Err(BadScript::new(Reason::house("script_not_on_move").with("color", super::color_key(player))));
    }
    match game.track.make(attempt, hands) {
        Ok(m) => game.follow(m),
        Err(_) => game.watch_again(),
    }
    if let Some(ending) = game.automatic_ending() {
        end_on_the_board(game, now, player, &ending);
    }
    Ok(())
}

/// The press completes the move and starts the opponent's clock.
pub fn press(game: &mut Game, _now: Moment, player: Color) -> Heard {
    if let Some(last) = game.track.last_mut().filter(|last| last.by == player && !last.is_completed) {
        last.is_completed = true;
        game.clock.complete(player);
    }
    game.clock.pass(player);
    Ok(())
}

fn end_on_the_board(game: &mut Game, now: Moment, mover: Color, ending: &Ending) {
    let (score, reason) = match ending.cause {
        Cause::Checkmate => (Score::win(mover), EndReason::Checkmate),
        Cause::Stalemate => (Score::DRAW, EndReason::Stalemate),
        Cause::DeadPosition => (Score::DRAW, EndReason::DeadPosition),
        Cause::Fivefold => (Score::DRAW, EndReason::Fivefold),
        Cause::SeventyFiveMoves => (Score::DRAW, EndReason::SeventyFiveMoves),
    };
    let against = (ending.cause == Cause::Checkmate).then_some(!mover);
    let what = happened("happened_move_ended_game", mover);
    game.end(
        now,
        End { score: Some(score), reason, against, happened: what, bearing: Vec::new(), why: ending.reason() },
    );
}
