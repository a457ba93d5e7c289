//! Too late for the resumption.

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};

use super::clauses::{self, SECONDS_PER_MINUTE, are_exceptions_for_sealer_only};
use super::{Phase, away, opening};
use crate::endings::Cause;
use crate::referee::arrival;
use crate::referee::conduct::{self, Kept};
use crate::referee::event::{Choice, Decide, Deed, Notice, Noticed};
use crate::referee::game::{Draft, End, Game, Heard, Moment, happened};
use crate::referee::moves;
use crate::referee::pair::color_key;
use crate::referee::penalties::Owed;
use crate::referee::ruling::{Consequence, Decision, EndReason, Question, Score};
use crate::referee::settings::{BadScript, Settings};
use crate::referee::time::Millis;
use crate::sealed::Sealed;

/// How late a player may come: an hour in the older editions, the event's default time since 2018
/// (`docs/readings/adjournment-late.md`).
pub(super) fn limit(game: &Game) -> (Millis, Option<ClauseId>) {
    clauses::limit(&game.settings)
}

/// A loss by coming too late, while the arbiter may still put it aside.
#[derive(Clone, Debug)]
pub(super) struct Reprieve {
    /// `None` where both have lost.
    against: Option<Color>,
    kept: Kept,
}

impl Reprieve {
    pub(super) fn owed(&mut self) -> &mut Owed {
        self.kept.owed()
    }
}

/// A player reaches the board, or is seen to be missing, after the limit.
pub(super) fn is_too_late(game: &mut Game, now: Moment) -> bool {
    let limit = limit(game).0;
    game.adjournment.presence().is_some_and(|(since, _)| now.at - since > limit)
}

/// A player has come too late.
pub(super) fn came(game: &mut Game, now: Moment, player: Color) {
    let is_replier_there = game.adjournment.is_replier_present();
    if by_present_flag(game, now, player) || (is_replier_there && by_sealed_move(game, now, Some(player))) {
        return;
    }
    lose(game, now, Some(player));
}

/// The arbiter sees that somebody is still missing.
pub(super) fn noticed(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    let excused = game.adjournment.excused;
    let is_missing = |color: &Color| !is_present(game, *color) && !excused[*color];
    let away: Vec<Color> = Color::ALL.into_iter().filter(is_missing).collect();
    let meant = match (against, away.as_slice()) {
        (Some(color), away) if away.contains(&color) => Some(color),
        (None, [color]) => Some(*color),
        (None, [_, _]) => None,
        _ => {
            let why = clauses::LATE.reason(game.edition(), "adjournment_nobody_late");
            game.rule(now, Draft::new(Decision::NoAction, Reason::house("happened_absence_noticed"), why));
            return Ok(());
        }
    };
    if !is_too_late(game, now) {
        let why = with_limit(game, clauses::LATE.reason(game.edition(), "adjournment_may_still_come"));
        let both =
            clauses::BOTH_AWAY.reason_if_any(game.edition(), "adjournment_both_absent").filter(|_| away.len() == 2);
        let both = both.zip(game.adjournment.sealer()).map(|(why, sealer)| why.with("color", color_key(!sealer)));
        let draft = Draft::new(Decision::NoAction, Reason::house("happened_absence_noticed"), why);
        game.rule(now, both.into_iter().fold(draft, Draft::because));
        return Ok(());
    }
    match meant {
        Some(player) if by_present_flag(game, now, player) => {}
        _ if by_sealed_move(game, now, meant) => {}
        _ => lose(game, now, meant),
    }
    Ok(())
}

fn with_limit(game: &Game, why: Reason) -> Reason {
    resumption_limit(why, &game.settings)
}

/// A reason that says how late a player may come to the resumption, and where that is stated.
pub(crate) fn resumption_limit(why: Reason, settings: &Settings) -> Reason {
    let (limit, clause) = clauses::limit(settings);
    clause.into_iter().fold(why, Reason::and).with("minutes", limit.seconds() / SECONDS_PER_MINUTE)
}

fn is_present(game: &mut Game, color: Color) -> bool {
    game.adjournment.presence().is_some_and(|(_, present)| present[color])
}

/// The loss is the rule; the arbiter may put it aside. `None` means both players.
fn lose(game: &mut Game, now: Moment, against: Option<Color>) {
    let edition = game.edition();
    let before = game.adjournment.reprieve.take().map(|before| before.kept);
    let kept = before.unwrap_or_else(|| Kept::of(game));
    game.adjournment.reprieve = Some(Reprieve { against, kept });
    let who = against.map_or("both", color_key);
    game.warn(now, clauses::LATE.reason(edition, "adjournment_late_may_be_excused").with("color", who));
    let end = End {
        score: Some(against.map_or(Score::BOTH_LOSE, |color| Score::win(!color))),
        reason: EndReason::DefaultResumption,
        against,
        happened: lateness(game, now, against),
        bearing: Vec::new(),
        why: with_limit(game, clauses::LATE.reason(edition, "adjournment_late")),
        shown: Vec::new(),
    };
    game.end(now, end);
}

fn late(against: Option<Color>) -> Reason {
    match against {
        Some(color) => happened("happened_late_for_resumption", color),
        None => Reason::house("happened_both_late_for_resumption"),
    }
}

/// Who is late, and by how many whole minutes so far.
fn lateness(game: &mut Game, now: Moment, against: Option<Color>) -> Reason {
    let reason = late(against);
    match game.adjournment.presence() {
        Some((since, _)) => reason.with("minutes", (now.at - since).seconds() / 60),
        None => reason,
    }
}

/// After a loss by coming too late: the arbiter's word on it, and the other player, who may be late
/// as well.
pub(super) fn after_the_loss(game: &mut Game, now: Moment, player: Option<Color>, deed: &Deed) -> Option<Heard> {
    let against = game.adjournment.reprieve.as_ref()?.against;
    let other = against.map(|late| !late);
    match (player, deed) {
        (None, Deed::Decide(Decide::Claim(choice))) => Some(put_aside(game, now, *choice)),
        (Some(player), Deed::Arrive) if Some(player) == other && !is_present(game, player) => {
            if let Some((_, present)) = game.adjournment.presence() {
                present[player] = true;
            }
            lose(game, now, None);
            Some(Ok(()))
        }
        (None, Deed::Notice(Notice { what: Noticed::Absent, against, .. }))
            if other.is_some_and(|other| !is_present(game, other)) && against.is_none_or(|one| Some(one) == other) =>
        {
            lose(game, now, None);
            Some(Ok(()))
        }
        _ => None,
    }
}

/// The loss that may still be put aside, as a question to the arbiter.
pub(crate) fn to_put_aside(game: &Game) -> Option<Question> {
    let reprieve = game.adjournment.reprieve.as_ref().filter(|_| game.is_over())?;
    let who = reprieve.against.map_or("both", color_key);
    let reason = clauses::LATE.reason(game.edition(), "adjournment_late_may_be_excused").with("color", who);
    Some(conduct::put_aside_question(arrival::LATE, reprieve.against, reason))
}

/// Rejecting the loss lets play go on as it stood.
fn put_aside(game: &mut Game, now: Moment, choice: Choice) -> Heard {
    let nothing = || BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()));
    let (key, is_confirmed) = match choice {
        Choice::Accept => ("adjournment_late_confirmed", true),
        Choice::Reject => ("adjournment_late_excused", false),
        Choice::Postpone => return Err(nothing()),
    };
    let reprieve = game.adjournment.reprieve.take().ok_or_else(nothing)?;
    let edition = game.edition();
    let mut draft = Draft::new(Decision::NoAction, late(reprieve.against), clauses::LATE.reason(edition, key));
    if !is_confirmed {
        draft = draft.doing(Consequence::LossPutAside);
        reprieve.kept.give_back(game);
        // Whoever is excused may come when he can.
        for color in Color::ALL.into_iter().filter(|color| reprieve.against.is_none_or(|late| late == *color)) {
            game.adjournment.excused[color] = true;
        }
    }
    game.rule(now, reprieve.against.into_iter().fold(draft, Draft::against));
    Ok(())
}

/// A result that the sealed move itself makes stands in place of the loss.
fn by_sealed_move(game: &mut Game, now: Moment, late: Option<Color>) -> bool {
    let Phase::Back(pause) = &game.adjournment.phase else { return false };
    if away::is_void(game) {
        return false;
    }
    let (sealer, edition) = (pause.sealer, game.edition());
    if are_exceptions_for_sealer_only(edition) && late == Some(!sealer) {
        return false;
    }
    let Some(text) = pause.text.clone().filter(|_| !pause.is_lost) else { return false };
    let Some(Sealed::Valid { m, ending: Some(ending) }) = opening::judge(game, &text) else { return false };
    opening::put_on_board(game, m);
    let stands = clauses::sealed_result(edition, ending.cause == Cause::Checkmate);
    let why = stands.into_iter().fold(ending.reason(), Reason::and);
    let what = happened("happened_sealed_move_ends_game", sealer);
    game.end(now, moves::end(&ending, what, why));
    true
}

/// In the older editions a player who sealed and comes late has not lost if the one who was there
/// has overstepped the time.
fn by_present_flag(game: &mut Game, now: Moment, late: Color) -> bool {
    let present = !late;
    let is_sealer = game.adjournment.sealer() == Some(late);
    if !is_sealer || !is_present(game, present) || !game.clock.is_fallen(present) {
        return false;
    }
    let Some(why) = clauses::flag_of_the_one_present(game.edition(), "adjournment_flag_of_present_player") else {
        return false;
    };
    let what = lateness(game, now, Some(late));
    let why = why.with("color", color_key(present));
    let mating = game.mating(late);
    let shown = mating.reason(why.clauses.clone());
    let end = match mating.is_possible() {
        true => End::lost_by(present, EndReason::Flag, what, why),
        false => End::drawn(EndReason::FlagNoMatePossible, what, why),
    };
    game.end(now, end.because(shown));
    true
}
