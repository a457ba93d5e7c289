//! The set time of resumption: who is there, whose clock runs.

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};

use super::clauses::{self, REPLIER_AWAY, REPLIER_THERE, RESTORED, SECOND_ENVELOPE, SECONDS_PER_MINUTE, SESSION};
use super::{Label, Pause, Phase, Resumed, away, bad, clocks, late, lost, opening};
use crate::referee::event::{Deed, Noticed};
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::pair::Both;
use crate::referee::ruling::{Consequence, Decision};
use crate::referee::time::Millis;

/// The time of resumption has come. Position and times are those of the adjournment.
pub(crate) fn resume(game: &mut Game, now: Moment) -> Heard {
    game.adjournment.excused = Both::default();
    if away::is_void(game) {
        away::drop_void(game, now);
        begin_without_envelope(game, now, None);
        return Ok(());
    }
    match game.adjournment.take() {
        Phase::Away(pause) => begin(game, now, pause),
        Phase::Sealing(pause) => begin_without_envelope(game, now, Some(*pause)),
        Phase::Play => return Err(bad("script_not_adjourned")),
        Phase::Back(_) => return Err(bad("script_already_resumed")),
    }
    Ok(())
}

fn begin(game: &mut Game, now: Moment, mut pause: Box<Pause>) {
    if pause.is_early && !pause.is_session_over {
        let reason = clauses::EARLY.reason(game.edition(), "adjournment_session_end_unknown");
        game.warn(now, reason.with("color", super::color_key(pause.sealer)));
    }
    pause.resumed_at = now.at;
    let replier = pause.replier();
    let is_there = pause.present[replier];
    if is_there {
        game.clock.stop();
    } else {
        game.clock.run(replier);
    }
    let draft = match pause.is_presence_told {
        true => {
            restored(game, replier, SECOND_ENVELOPE.clauses(game.edition())).because(presence(game, replier, is_there))
        }
        false => restored(game, replier, Vec::new()),
    };
    game.adjournment.phase = Phase::Back(pause);
    game.rule(now, draft);
}

fn presence(game: &Game, replier: Color, is_there: bool) -> Reason {
    let (rule, key) = match is_there {
        true => (REPLIER_THERE, "adjournment_replier_present"),
        false => (REPLIER_AWAY, "adjournment_replier_clock_runs"),
    };
    rule.reason(game.edition(), key).with("color", super::color_key(replier))
}

/// Position and times as they were, told as the edition tells them.
fn restored(game: &Game, replier: Color, bearing: Vec<ClauseId>) -> Draft {
    let edition = game.edition();
    let label = Label::of(game, !replier, None);
    let (times, key) = match clauses::are_times_used(edition) {
        true => (label.used, "adjournment_times_used"),
        false => (label.remaining, "adjournment_times_remaining"),
    };
    let minutes = |span: Millis| span.seconds() / SECONDS_PER_MINUTE;
    let seconds = |span: Millis| span.seconds() % SECONDS_PER_MINUTE;
    let why = RESTORED
        .reason(edition, key)
        .with("white_minutes", minutes(times.white))
        .with("white_seconds", seconds(times.white))
        .with("black_minutes", minutes(times.black))
        .with("black_seconds", seconds(times.black));
    Draft::new(Decision::Restored, happened("happened_resumption", !replier), why)
        .doing(Consequence::PlayResumed)
        .bearing(SESSION.clauses(edition))
        .bearing(bearing)
}

/// Nothing was sealed, or what was sealed has no place any more: the player on move plays on.
fn begin_without_envelope(game: &mut Game, now: Moment, pause: Option<Pause>) {
    let turn = game.turn();
    if pause.is_some() {
        let reason = clauses::SEALING.reason(game.edition(), "adjournment_nothing_sealed");
        game.warn(now, reason.with("color", super::color_key(turn)));
    }
    game.adjournment.resumed = Some(Resumed {
        sealer: turn,
        at: now.at,
        present: pause.map(|pause| pause.present).unwrap_or_default(),
        plies: game.track.plies().len(),
        misset: Both::default(),
        reply: None,
    });
    game.clock.run(turn);
    game.rule(now, restored(game, !turn, Vec::new()));
}

/// After the time of resumption, before the envelope is opened.
pub(super) fn before_opening(game: &mut Game, now: Moment, player: Option<Color>, deed: &Deed) -> Option<Heard> {
    let pause = game.adjournment.pause()?;
    let (sealer, replier, is_lost) = (pause.sealer, pause.replier(), pause.is_lost);
    match (player, deed) {
        (Some(player), Deed::Arrive) => Some(arrive(game, now, player)),
        (Some(player), Deed::Move { attempt, .. }) if is_lost && player == sealer => {
            be_present(game, player);
            Some(lost::state_move(game, now, player, *attempt))
        }
        // He plays, and so was there when the arbiter wanted to open the envelope.
        (Some(player), Deed::Move { .. } | Deed::Touch { .. }) if player == replier && pause.is_opening_due => {
            be_present(game, player);
            match opening::open(game, now) {
                Ok(()) if game.is_over() => Some(Ok(())),
                Ok(()) => None,
                Err(bad) => Some(Err(bad)),
            }
        }
        (Some(player), Deed::Touch { .. }) if is_lost && player == sealer => None,
        (Some(_), Deed::Move { .. } | Deed::Press | Deed::Touch { .. }) => Some(Err(bad("script_envelope_closed"))),
        (Some(player), Deed::Claim { rule, .. }) if player == sealer => {
            away::claim_after_sealing(game, now, player, *rule)
        }
        // Whoever comes late may stop his clock and call the arbiter.
        (Some(player), Deed::Stop { .. }) => {
            be_present(game, player);
            game.clock.stop();
            Some(Ok(()))
        }
        (None, Deed::Restart { .. }) => {
            game.clock.run(replier);
            Some(Ok(()))
        }
        (None, Deed::SetClock { white, black }) => Some(clocks::set(game, now, *white, *black)),
        (None, Deed::Notice(notice)) => match notice.what {
            Noticed::WrongClockSetting => Some(clocks::noticed(game, now)),
            Noticed::Absent => {
                game.adjournment.tell_presence();
                Some(late::noticed(game, now, notice.against))
            }
            _ => None,
        },
        _ => None,
    }
}

/// When play goes on after a resumption.
pub(super) fn in_play(game: &mut Game, now: Moment, player: Option<Color>, deed: &Deed) -> Option<Heard> {
    let resumed = game.adjournment.resumed.as_ref()?;
    let (is_reply_waiting, replier) = (resumed.reply.is_some(), !resumed.sealer);
    let is_reply_lost = resumed.reply.as_ref().is_some_and(|reply| reply.text.is_none());
    let is_somebody_away = !resumed.present.white || !resumed.present.black;
    match (player, deed) {
        (Some(player), Deed::Arrive) => Some(arrive(game, now, player)),
        (Some(player), Deed::Move { attempt, .. }) if is_reply_lost && player == replier => {
            Some(lost::state_move(game, now, player, *attempt))
        }
        // His clock was stopped with the envelope.
        (Some(player), Deed::Press) if is_reply_waiting && player == replier => Some(Ok(())),
        (Some(_), Deed::Move { .. } | Deed::Press | Deed::Touch { .. } | Deed::Seal { .. }) if is_reply_waiting => {
            Some(Err(bad("script_envelope_closed")))
        }
        (_, Deed::Adjourn) if is_reply_waiting => Some(Err(bad("script_envelope_closed"))),
        (Some(player), Deed::Move { .. } | Deed::Press | Deed::Touch { .. } | Deed::Seal { .. }) => {
            be_present(game, player);
            None
        }
        (None, Deed::Notice(notice)) => match notice.what {
            Noticed::WrongClockSetting => Some(clocks::noticed(game, now)),
            Noticed::Absent if is_somebody_away => Some(late::noticed(game, now, notice.against)),
            _ => None,
        },
        _ => None,
    }
}

/// A player who acts without having been said to arrive has been there all the time.
fn be_present(game: &mut Game, player: Color) {
    if let Some((_, present)) = game.adjournment.presence() {
        present[player] = true;
    }
}

/// A player reaches the board after the time of resumption.
fn arrive(game: &mut Game, now: Moment, player: Color) -> Heard {
    game.adjournment.tell_presence();
    let Some((_, present)) = game.adjournment.presence() else { return Ok(()) };
    if std::mem::replace(&mut present[player], true) {
        return Ok(());
    }
    if late::is_too_late(game, now) && !game.adjournment.excused[player] {
        late::came(game, now, player);
    }
    Ok(())
}
