//! Sealing: at the end of the session or before it, on paper or by a move on the board.

use rokade_board::{Attempt, Color};
use rokade_clause::Reason;

use super::clauses::{EARLY, SEALING, SECOND_ENVELOPE, SECONDS_PER_MINUTE, is_paper_asked};
use super::{Pause, Phase, Reply, bad, envelope, not_on_move, opening};
use crate::referee::event::Deed;
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::moves;
use crate::referee::ruling::{Consequence, Decision};
use crate::sealed::Sealed;

/// The arbiter declares the session over: the player on move seals. What a player sealed before
/// that counts as sealed now.
pub(crate) fn adjourn(game: &mut Game, now: Moment) -> Heard {
    match game.adjournment.take() {
        Phase::Play => {
            let pause = begin(game, game.turn());
            request(game, now, pause);
            Ok(())
        }
        Phase::Sealing(pause) if !pause.is_session_over => {
            request(game, now, pause);
            Ok(())
        }
        Phase::Away(mut pause) if pause.is_early && !pause.is_session_over => {
            pause.is_session_over = true;
            charge_to_session_end(game, now, &pause);
            game.adjournment.phase = Phase::Away(pause);
            Ok(())
        }
        _ => Err(bad("script_already_adjourned")),
    }
}

fn begin(game: &Game, sealer: Color) -> Box<Pause> {
    Box::new(Pause::new(sealer, game.track.plies().len()))
}

fn request(game: &mut Game, now: Moment, mut pause: Box<Pause>) {
    (pause.is_session_over, pause.is_early) = (true, false);
    pause.plies = game.track.plies().len();
    if is_paper_asked(game.edition()) {
        let reason = SEALING.reason(game.edition(), "adjournment_on_paper");
        game.warn(now, reason);
    }
    game.adjournment.phase = Phase::Sealing(pause);
}

/// The time from the sealing to the end of the session is the sealing player's.
fn charge_to_session_end(game: &mut Game, now: Moment, pause: &Pause) {
    let charge = now.at - pause.sealed_at;
    let why = EARLY
        .reason(game.edition(), "adjournment_charged_to_session_end")
        .with("minutes", charge.seconds() / SECONDS_PER_MINUTE)
        .with("seconds", charge.seconds() % SECONDS_PER_MINUTE);
    let draft = Draft::new(Decision::NoAction, happened("happened_session_over", pause.sealer), why)
        .against(pause.sealer)
        .gives(pause.sealer, -charge.min(game.clock.remaining(pause.sealer)))
        .doing(Consequence::ClockAdjusted);
    game.rule(now, draft);
}

/// A player on move wants to seal before the session is over.
pub(crate) fn adjourn_early(game: &mut Game, now: Moment, player: Color) -> Heard {
    if !matches!(game.adjournment.phase, Phase::Play) {
        return Err(bad("script_already_adjourned"));
    }
    if game.turn() != player {
        let why = EARLY.reason(game.edition(), "adjournment_only_on_move");
        game.rule(now, Draft::new(Decision::NoAction, happened("happened_adjournment_wished", player), why));
        return Ok(());
    }
    let mut pause = begin(game, player);
    pause.is_early = true;
    game.adjournment.phase = Phase::Sealing(pause);
    Ok(())
}

/// The move is written down, the envelope closed.
pub(crate) fn seal(game: &mut Game, now: Moment, player: Color, text: &str, items: Option<&[String]>) -> Heard {
    match game.adjournment.phase {
        Phase::Play if is_reply(game, player) => return reply(game, player, text),
        Phase::Play if game.turn() == player => adjourn_early(game, now, player)?,
        Phase::Play => return Err(not_on_move(player)),
        Phase::Sealing(_) => {}
        Phase::Away(_) => return change(game, now, player, text, items),
        Phase::Back(_) => return Err(bad("script_envelope_closed")),
    }
    write(game, now, player, text, items)
}

/// Whether a sealed text is the reply to an opponent who is not there.
fn is_reply(game: &Game, player: Color) -> bool {
    game.adjournment.resumed.as_ref().is_some_and(|resumed| {
        let is_first_reply = resumed.reply.is_none() && game.track.plies().len() == resumed.plies;
        is_first_reply && player != resumed.sealer && !resumed.present[resumed.sealer]
    })
}

/// The reply goes into a second envelope; the clock of the absent player runs.
fn reply(game: &mut Game, player: Color, text: &str) -> Heard {
    if let Some(resumed) = &mut game.adjournment.resumed {
        resumed.reply = Some(Reply { text: Some(text.to_owned()) });
    }
    game.clock.complete(player);
    game.clock.pass(player);
    Ok(())
}

fn write(game: &mut Game, now: Moment, player: Color, text: &str, items: Option<&[String]>) -> Heard {
    let Phase::Sealing(mut pause) = game.adjournment.take() else { return Err(bad("script_not_adjourned")) };
    // A move taken back meanwhile changes who must seal.
    if pause.sealer != game.turn() {
        (pause.sealer, pause.on_board) = (game.turn(), None);
    }
    if pause.sealer != player {
        return Err(not_on_move(player));
    }
    pause.items = envelope::check(game, now, player, items);
    pause.text = Some(text.to_owned());
    bind_to_board(game, now, &mut pause);
    close(game, now, pause);
    Ok(())
}

fn close(game: &mut Game, now: Moment, mut pause: Box<Pause>) {
    game.clock.stop();
    pause.sealed_at = now.at;
    pause.plies = game.track.plies().len();
    game.adjournment.phase = Phase::Away(pause);
}

/// Another text before the clock was stopped replaces the first one, and the time until then is the
/// player's own. Once he has stopped the clock the sealed move stands.
fn change(game: &mut Game, now: Moment, player: Color, text: &str, items: Option<&[String]>) -> Heard {
    let Phase::Away(pause) = game.adjournment.take() else { return Err(bad("script_not_adjourned")) };
    let is_his = pause.sealer == player;
    if !is_his || pause.is_stopped || (pause.is_early && pause.is_session_over) {
        game.adjournment.phase = Phase::Away(pause);
        if !is_his {
            return Err(not_on_move(player));
        }
        let why = SEALING.reason(game.edition(), "adjournment_sealed_move_stands");
        game.rule(now, Draft::new(Decision::NoAction, happened("happened_sealed_again", player), why).against(player));
        return Ok(());
    }
    game.clock.add(player, pause.sealed_at - now.at);
    game.adjournment.phase = Phase::Sealing(pause);
    write(game, now, player, text, items)
}

/// A legal move that was made on the board after the request is the sealed move, whatever was
/// written.
fn bind_to_board(game: &mut Game, now: Moment, pause: &mut Pause) {
    let Some(attempt) = pause.on_board else { return };
    let Ok(bound) = game.track.judge(attempt) else { return };
    let written = pause.text.as_deref().map(|text| opening::judge(game, text));
    if let Some(Some(Sealed::Valid { m, .. })) = written
        && m == bound
    {
        return;
    }
    let is_other_written = pause.text.is_some();
    pause.text = game.track.position().map(|position| position.uci(bound));
    if is_other_written {
        let why = SEALING.reason(game.edition(), "adjournment_board_move_sealed");
        let draft = Draft::new(Decision::NoAction, happened("happened_sealed_other_move", pause.sealer), why)
            .against(pause.sealer)
            .doing(Consequence::AnnouncedMoveOwed);
        game.rule(now, draft);
    }
}

/// While the sealed move is being written.
pub(super) fn hears(game: &mut Game, now: Moment, player: Option<Color>, deed: &Deed) -> Option<Heard> {
    let pause = game.adjournment.pause()?;
    let is_sealer = player == Some(pause.sealer);
    match deed {
        // His own wish binds nobody yet: he plays on.
        Deed::Move { .. } | Deed::Press if is_sealer && !pause.is_session_over => {
            game.adjournment.phase = Phase::Play;
            None
        }
        Deed::Move { attempt, .. } if is_sealer => Some(make_on_board(game, now, *attempt)),
        Deed::Press if is_sealer => Some(close_by_press(game, now)),
        Deed::Move { .. } => player.map(|player| Err(not_on_move(player))),
        _ => None,
    }
}

/// A move on the board after the arbiter's request: it is the sealed move, if it is one.
pub(super) fn make_on_board(game: &mut Game, now: Moment, attempt: Attempt) -> Heard {
    moves::must_be_a_man(game, attempt)?;
    let judged = game.track.judge(attempt);
    let edition = game.edition();
    let Some(pause) = game.adjournment.pause_mut() else { return Err(bad("script_not_adjourned")) };
    pause.on_board = Some(attempt);
    let sealer = pause.sealer;
    let what = happened("happened_moved_instead_of_sealing", sealer);
    let draft = match judged {
        Ok(_) => Draft::new(Decision::NoAction, what, SEALING.reason(edition, "adjournment_board_move_sealed"))
            .doing(Consequence::AnnouncedMoveOwed),
        Err(_) => Draft::new(Decision::NoAction, what, SEALING.reason(edition, "adjournment_board_move_illegal")),
    };
    game.rule(now, draft.against(sealer));
    Ok(())
}

/// The clock is stopped with the move on the board and nothing written: the move is sealed all the
/// same.
fn close_by_press(game: &mut Game, now: Moment) -> Heard {
    let Phase::Sealing(mut pause) = game.adjournment.take() else { return Err(bad("script_not_adjourned")) };
    bind_to_board(game, now, &mut pause);
    if pause.text.is_none() {
        return Err(bad("script_nothing_sealed"));
    }
    pause.is_stopped = true;
    close(game, now, pause);
    Ok(())
}

/// What the second envelope rests on.
pub(super) fn kept_until_arrival(game: &Game) -> Reason {
    SECOND_ENVELOPE.reason(game.edition(), "adjournment_reply_kept")
}
