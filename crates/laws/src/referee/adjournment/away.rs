//! Between the sealing and the resumption.

use rokade_board::Color;

use super::clauses::{self, ENDED_AWAY, OFFER, SEALING};
use super::{Pause, Phase, bad, clocks, sealing};
use crate::referee::event::{Claimed, Deed, Noticed};
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::pair::color_key;
use crate::referee::ruling::{Decision, EndReason};
use crate::referee::{draws, quickplay};

pub(super) fn hears(game: &mut Game, now: Moment, player: Option<Color>, deed: &Deed) -> Option<Heard> {
    match player {
        Some(player) => by_player(game, now, player, deed),
        None => by_arbiter(game, now, deed),
    }
}

fn by_player(game: &mut Game, now: Moment, player: Color, deed: &Deed) -> Option<Heard> {
    let pause = game.adjournment.pause_mut()?;
    let is_writing = player == pause.sealer && !pause.is_stopped;
    match deed {
        Deed::Arrive => {
            (pause.present[player], pause.is_presence_told) = (true, true);
            Some(Ok(()))
        }
        // The sealing player stops his clock: from now on nothing can be changed.
        Deed::Press | Deed::Stop { .. } if player == pause.sealer => {
            pause.is_stopped = true;
            Some(Ok(()))
        }
        Deed::Move { attempt, .. } if is_writing && pause.is_session_over && !pause.is_early => {
            Some(move_after_writing(game, now, *attempt))
        }
        Deed::Move { .. } | Deed::Press | Deed::Touch { .. } | Deed::Stop { .. } => {
            Some(Err(bad("script_game_adjourned")))
        }
        Deed::Claim { rule, .. } if player == pause.sealer => claim_after_sealing(game, now, player, *rule),
        Deed::OfferDraw => Some(offer(game, now, player)),
        Deed::AcceptDraw => Some(ending(game, now, |game| draws::accept(game, now, player))),
        Deed::Resign => Some(ending(game, now, |game| draws::resign(game, now, player))),
        _ => None,
    }
}

/// The clock still ran when he made a move on the board: that move is the sealed one.
fn move_after_writing(game: &mut Game, now: Moment, attempt: rokade_board::Attempt) -> Heard {
    let Some(Pause { sealer, sealed_at, .. }) = game.adjournment.pause().cloned() else {
        return Err(bad("script_game_adjourned"));
    };
    sealing::make_on_board(game, now, attempt)?;
    game.clock.add(sealer, sealed_at - now.at);
    if let (Ok(m), Some(position)) = (game.track.judge(attempt), game.track.position()) {
        let text = position.uci(m);
        if let Some(pause) = game.adjournment.pause_mut() {
            (pause.text, pause.sealed_at) = (Some(text), now.at);
        }
    }
    Ok(())
}

/// An offer made after the opponent has sealed is no disturbance and stays open.
fn offer(game: &mut Game, now: Moment, player: Color) -> Heard {
    let warned = game.warnings.len();
    draws::offer(game, now, player)?;
    game.warnings.truncate(warned);
    let reason = OFFER.reason(game.edition(), "adjournment_offer_stands").with("color", color_key(player));
    game.warn(now, reason);
    Ok(())
}

/// He has made his move by sealing it, and only the player on move claims a draw. `None` leaves other
/// claims to the others.
pub(super) fn claim_after_sealing(game: &mut Game, now: Moment, player: Color, rule: Claimed) -> Option<Heard> {
    let (what, cited, key) = match rule {
        Claimed::Threefold => ("happened_claimed_threefold", clauses::THREEFOLD, "claim_not_on_move"),
        Claimed::Fifty => ("happened_claimed_fifty", clauses::FIFTY, "claim_not_on_move"),
        Claimed::Quickplay if !quickplay::is_claim_heard(game, player) => return None,
        Claimed::Quickplay => ("happened_quickplay_claimed", clauses::QUICKPLAY, "quickplay_not_on_move"),
        Claimed::IncrementG4 | Claimed::Flag | Claimed::IllegalMove | Claimed::Touch => return None,
    };
    let edition = game.edition();
    let why = cited.reason(edition, key).with("color", color_key(player));
    let draft = Draft::new(Decision::ClaimRejected, happened(what, player), why).against(player);
    if rule != Claimed::Quickplay {
        draws::offer_by_claim(game, now, player);
    }
    game.rule(now, draft.bearing(SEALING.clauses(edition)));
    Some(Ok(()))
}

/// An agreement or a resignation before the resumption ends the game.
fn ending(game: &mut Game, now: Moment, deed: impl FnOnce(&mut Game) -> Heard) -> Heard {
    deed(game)?;
    let edition = game.edition();
    if !game.is_over() {
        return Ok(());
    }
    let why = ENDED_AWAY.reason(edition, "adjournment_ended_before_resumption");
    if let Some(verdict) = &mut game.verdict {
        verdict.clauses.extend(why.clauses.clone());
    }
    if let Some(ruling) = game.rulings.last_mut() {
        ruling.bearing.extend(why.clauses.clone());
        ruling.why.push(why);
    }
    // Nobody may look into the envelope, and the sealed move may change who can mate.
    if game.verdict.as_ref().is_some_and(|verdict| verdict.reason == EndReason::ResignationNoMatePossible) {
        game.warn(now, ENDED_AWAY.reason(edition, "adjournment_sealed_move_unknown"));
    }
    Ok(())
}

fn by_arbiter(game: &mut Game, now: Moment, deed: &Deed) -> Option<Heard> {
    match deed {
        Deed::Stop { .. } => {
            if let Some(pause) = game.adjournment.pause_mut() {
                pause.is_stopped = true;
            }
            Some(Ok(()))
        }
        Deed::SetClock { white, black } => Some(clocks::set(game, now, *white, *black)),
        Deed::Notice(notice) if notice.what == Noticed::WrongClockSetting => Some(clocks::noticed(game, now)),
        Deed::Notice(notice) if notice.what == Noticed::Absent => Some(Err(bad("script_game_adjourned"))),
        Deed::Start | Deed::Restart { .. } => Some(Err(bad("script_game_adjourned"))),
        _ => None,
    }
}

/// Whether the game was set back after the sealing, so that the sealed move has no place any more.
pub(super) fn is_void(game: &Game) -> bool {
    let plies = game.track.plies().len();
    let turn = game.turn();
    game.adjournment.pause().is_some_and(|pause| plies != pause.plies || turn != pause.sealer)
}

/// The sealed move falls away with the position it was sealed in.
pub(super) fn drop_void(game: &mut Game, now: Moment) {
    let reason = SEALING.reason(game.edition(), "adjournment_sealed_move_void");
    game.warn(now, reason);
    game.adjournment.phase = Phase::Play;
}
