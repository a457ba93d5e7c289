//! Opening the envelope: the sealed text is judged, played or punished.

use rokade_board::notation::Letters;
use rokade_board::{Attempt, Color, Move};
use rokade_clause::Country;
use rokade_model::GameResult;

use super::clauses::{self, OPENING, REPLIER_THERE};
use super::{Phase, Resumed, away, bad, lost, sealing};
use crate::referee::game::{Draft, End, Game, Heard, Moment, happened};
use crate::referee::moves;
use crate::referee::ruling::{Decision, EndReason};
use crate::referee::settings::Settings;
use crate::referee::touching;
use crate::sealed::{self, Sealed};

/// The arbiter opens the envelope, or wants to.
pub(crate) fn open_envelope(game: &mut Game, now: Moment) -> Heard {
    let edition = game.edition();
    match &mut game.adjournment.phase {
        Phase::Sealing(_) => Err(bad("script_no_envelope")),
        Phase::Away(pause) => {
            let what = happened("happened_envelope_to_be_opened", pause.sealer);
            let why = REPLIER_THERE.reason(edition, "adjournment_not_yet_resumed");
            game.rule(now, Draft::new(Decision::NoAction, what, why));
            Ok(())
        }
        Phase::Back(pause) if pause.is_lost => Err(bad("script_no_envelope")),
        Phase::Back(pause) if !pause.is_presence_told => {
            let replier = pause.replier();
            pause.present[replier] = true;
            open(game, now)
        }
        Phase::Back(pause) if !pause.present[pause.replier()] => {
            pause.is_opening_due = true;
            let what = happened("happened_envelope_to_be_opened", pause.sealer);
            game.rule(now, Draft::new(Decision::NoAction, what, OPENING.reason(edition, "adjournment_replier_absent")));
            Ok(())
        }
        Phase::Back(_) => open(game, now),
        Phase::Play => open_reply(game, now),
    }
}

/// Reads a sealed text in the letters of the federation, in English ones or in coordinates.
pub(super) fn judge(game: &Game, text: &str) -> Option<Sealed> {
    let history = game.track.history()?;
    let own = letters(&game.settings);
    let first = sealed::judge(game.laws, history, text, Some(own));
    if own == Letters::English || matches!(first, Sealed::Valid { .. }) {
        return Some(first);
    }
    // The reading that understands more of the text counts.
    match (&first, sealed::judge(game.laws, history, text, Some(Letters::English))) {
        (Sealed::Faulty { reason, .. }, other) if reason.key == "sealed_move_unclear" => Some(other),
        (_, valid @ Sealed::Valid { .. }) => Some(valid),
        _ => Some(first),
    }
}

fn letters(settings: &Settings) -> Letters {
    match settings.federation.or(settings.edition.country()) {
        Some(Country::Denmark) => Letters::Danish,
        Some(Country::Norway) => Letters::Norwegian,
        Some(Country::Sweden) => Letters::Swedish,
        None => Letters::English,
    }
}

/// Opens the first envelope.
pub(super) fn open(game: &mut Game, now: Moment) -> Heard {
    if away::is_void(game) {
        away::drop_void(game, now);
        game.clock.run(game.turn());
        return Ok(());
    }
    let Some(pause) = game.adjournment.pause() else { return Err(bad("script_no_envelope")) };
    let text = pause.text.clone().unwrap_or_default();
    let sealer = pause.sealer;
    match judge(game, &text) {
        Some(Sealed::Valid { m, .. }) => play_sealed(game, now, attempt(m)),
        Some(Sealed::Faulty { result, reason }) => {
            faulty(game, now, sealer, result, reason);
            Ok(())
        }
        None => {
            lost::unsound(game, now);
            Ok(())
        }
    }
}

fn faulty(game: &mut Game, now: Moment, sealer: Color, result: GameResult, why: rokade_clause::Reason) {
    let what = happened("happened_envelope_opened", sealer);
    let end = match result {
        GameResult::Draw => End::drawn(EndReason::SealedMoveInvalid, what, why),
        _ => End::lost_by(sealer, EndReason::SealedMoveInvalid, what, why),
    };
    game.end(now, end);
}

fn attempt(m: Move) -> Attempt {
    let from = m.from().expect("every move of chess begins on a square");
    let to = match m {
        Move::Castle { rook, .. } => rook,
        _ => m.to(),
    };
    Attempt { from, to, promotion: m.promotion() }
}

/// The sealed move is played on the board and completed; the clock of the player who must reply runs.
pub(super) fn play_sealed(game: &mut Game, now: Moment, attempt: Attempt) -> Heard {
    let Phase::Back(pause) = game.adjournment.take() else { return Err(bad("script_no_envelope")) };
    let (sealer, edition) = (pause.sealer, game.edition());
    game.clock.stop();
    make(game, now, sealer, attempt)?;
    if game.is_over() {
        if pause.is_presence_told
            && !pause.present[sealer]
            && let Some(ruling) = game.rulings.last_mut()
        {
            let is_mate = game.verdict.as_ref().is_some_and(|verdict| verdict.reason == EndReason::Checkmate);
            ruling.bearing.extend(clauses::sealed_result(edition, is_mate));
        }
        return Ok(());
    }
    game.clock.complete(sealer);
    game.clock.pass(sealer);
    game.adjournment.resumed = Some(Resumed {
        sealer,
        at: pause.resumed_at,
        present: pause.present,
        plies: game.track.plies().len(),
        misset: pause.misset,
        reply: None,
    });
    Ok(())
}

/// The sealed move that ends the game is played for a player who is not there.
pub(super) fn put_on_board(game: &mut Game, m: Move) {
    game.adjournment.phase = Phase::Play;
    // It has just been read as a legal move.
    if let Ok(made) = game.track.make(attempt(m), 1) {
        game.follow(made);
    }
    if let Some(last) = game.track.last_mut() {
        last.is_completed = true;
    }
}

/// Makes a move that was sealed and counts it as completed. It was made before any offer that stands
/// now, and so refuses none.
fn make(game: &mut Game, now: Moment, by: Color, attempt: Attempt) -> Heard {
    let offers = game.draws.clone();
    moves::make(game, now, by, attempt, 1)?;
    if !game.is_over() {
        game.draws = offers;
    }
    touching::seal_the_end(game);
    if let Some(last) = game.track.last_mut() {
        last.is_completed = true;
    }
    Ok(())
}

/// Opens the second envelope once the absent player is there.
fn open_reply(game: &mut Game, now: Moment) -> Heard {
    let Some(Resumed { sealer, present, reply: Some(reply), .. }) = game.adjournment.resumed.clone() else {
        return Err(bad("script_no_envelope"));
    };
    let Some(text) = reply.text else { return Err(bad("script_no_envelope")) };
    if !present[sealer] {
        let what = happened("happened_envelope_to_be_opened", !sealer);
        game.rule(now, Draft::new(Decision::NoAction, what, sealing::kept_until_arrival(game)));
        return Ok(());
    }
    match judge(game, &text) {
        Some(Sealed::Valid { m, .. }) => play_reply(game, now, !sealer, attempt(m)),
        Some(Sealed::Faulty { result, reason }) => {
            faulty(game, now, !sealer, result, reason);
            Ok(())
        }
        None => {
            lost::unsound(game, now);
            Ok(())
        }
    }
}

/// The reply was completed when its envelope was closed; the clocks run on as they are.
pub(super) fn play_reply(game: &mut Game, now: Moment, by: Color, attempt: Attempt) -> Heard {
    if let Some(resumed) = &mut game.adjournment.resumed {
        resumed.reply = None;
    }
    make(game, now, by, attempt)
}
