//! The edition's list of penalties, and what each does to clock and score.
//!
//! How points are counted: `docs/readings/penalty-points.md`.

mod list;
mod points;

pub use list::{PenaltyEffect, PenaltyItem, list, offered};
pub(super) use points::{Owed, settled};

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Country, Fact, Reason, rule};

use super::adjournment;
use super::conduct;
use super::event::HalfPoint;
use super::game::{Draft, Game, Heard, Moment, happened};
use super::pair::color_key;
use super::ruling::{Decision, EndReason, Question, Score};
use super::time::Millis;
use super::{sheets, stops};

const LIST: Citation = rule("penalties");
/// No more points than the game is worth, each score a usual one. The older editions say so only of
/// the opponent's points.
const TOTAL: Citation = rule("penalty_total");
/// How far a ban reaches, which may follow an expulsion in Denmark.
const BAN_REACHES: &str = "DK-ruling-97";

const WIN: HalfPoint = HalfPoint(2);

/// A penalty that the arbiter decides, during the game or after it.
pub(super) fn decide(
    game: &mut Game,
    now: Moment,
    item: &str,
    against: Color,
    ms: Option<Millis>,
    points: Option<HalfPoint>,
) -> Heard {
    let listed = list::find(game.edition(), item)?;
    list::check(listed, ms, points)?;
    let (span, halves) = (ms.unwrap_or_default(), points.unwrap_or(WIN));
    match listed.effect {
        PenaltyEffect::Warning => warn(game, now, listed, against),
        PenaltyEffect::OpponentsTime => give_time(game, now, listed, against, !against, span),
        PenaltyEffect::OwnTime => {
            let taken = span.min(game.clock.remaining(against));
            give_time(game, now, listed, against, against, -taken);
        }
        PenaltyEffect::GameLost => declare_lost(game, now, listed, against, halves),
        PenaltyEffect::OwnPoints | PenaltyEffect::OpponentsPoints => change_points(game, now, listed, against, halves),
        PenaltyEffect::Fine => file(game, now, listed, against, why(game, listed, "penalty_fine")),
        PenaltyEffect::Rounds => file(game, now, listed, against, why(game, listed, "penalty_rounds")),
        PenaltyEffect::Expulsion => expel(game, now, listed, against),
    }
    if !answer(game, listed, against) {
        stops::punished(game, against);
    }
    Ok(())
}

/// Takes the question off the list that this penalty answers, if there is one.
fn answer(game: &mut Game, listed: &PenaltyItem, against: Color) -> bool {
    let is_answered = |question: &Question| {
        question.against.is_none_or(|meant| meant == against)
            && question.choices.iter().any(|offered| offered.choice == listed.item)
    };
    let at = game.open.iter().position(is_answered);
    at.map(|at| game.open.remove(at)).is_some()
}

fn why(game: &Game, listed: &PenaltyItem, key: &'static str) -> Reason {
    let mut clauses = vec![listed.clause.clone()];
    clauses.extend(LIST.clauses(game.edition()));
    Reason::resting_on(key, clauses)
}

fn draft(listed: &PenaltyItem, against: Color, why: Reason) -> Draft {
    Draft::new(Decision::Penalty, given(listed, against), why).against(against).doing(listed.effect.consequence())
}

/// The penalty by its number and in words.
fn given(listed: &PenaltyItem, against: Color) -> Reason {
    let what = happened("happened_penalty", against).with("item", listed.item.as_str());
    what.with("effect", listed.effect.key())
}

fn file(game: &mut Game, now: Moment, listed: &PenaltyItem, against: Color, why: Reason) {
    game.rule(now, draft(listed, against, why));
}

fn warn(game: &mut Game, now: Moment, listed: &PenaltyItem, against: Color) {
    let count = game.conduct.warn(against);
    let why = why(game, listed, "penalty_warning").with("count", count);
    file(game, now, listed, against, why);
}

fn give_time(game: &mut Game, now: Moment, listed: &PenaltyItem, against: Color, to: Color, span: Millis) {
    if game.is_over() {
        let why = why(game, listed, "penalty_time_after_end");
        return game.rule(now, Draft::new(Decision::NoAction, given(listed, against), why).against(against));
    }
    let key = if span < Millis::ZERO { "penalty_time_taken" } else { "penalty_time_given" };
    let seconds = if span < Millis::ZERO { -span } else { span }.seconds();
    let why = why(game, listed, key).with("color", color_key(to)).with("seconds", seconds);
    game.rule(now, draft(listed, against, why).gives(to, span));
}

/// The game is lost; the opponent wins it unless the arbiter gives him less.
fn declare_lost(game: &mut Game, now: Moment, listed: &PenaltyItem, against: Color, opponents: HalfPoint) {
    let why = why(game, listed, "penalty_lost").with("points", Fact::HalfPoints(opponents.0.into()));
    let why = why.with("color", color_key(against));
    let (end, mut clauses) = match conduct::refused(game, against) {
        Some(clauses) => (EndReason::Refusal, clauses),
        None => (EndReason::Arbiter, Vec::new()),
    };
    clauses.push(listed.clause.clone());
    file(game, now, listed, against, why);
    let score = points::lost_by(against, opponents);
    match &mut game.verdict {
        None => game.finish(now, Some(score), end, clauses),
        Some(verdict) => {
            verdict.score = Some(score);
            verdict.reason = EndReason::Arbiter;
            verdict.clauses = clauses;
        }
    }
}

fn change_points(game: &mut Game, now: Moment, listed: &PenaltyItem, against: Color, halves: HalfPoint) {
    let takes = listed.effect == PenaltyEffect::OwnPoints;
    let color = if takes { against } else { !against };
    let key = if takes { "penalty_points_taken" } else { "penalty_points_given" };
    let amount = Fact::HalfPoints(halves.0.into());
    let why = why(game, listed, key).with("color", color_key(color)).with("points", amount);
    let mut ruling = draft(listed, against, why);
    match game.verdict.as_ref().map(|verdict| verdict.score) {
        None => {
            game.conduct.owed.note(takes, color, halves, &listed.clause);
            let waits = LIST.reason(game.edition(), "penalty_points_wait").read_as("penalty-points");
            ruling = ruling.because(waits);
        }
        Some(None) => ruling = ruling.because(LIST.reason(game.edition(), "penalty_points_of_annulled")),
        Some(Some(score)) => {
            let changed =
                if takes { points::reduced(score, color, halves) } else { points::raised(score, color, halves) };
            if points_moved(score, changed) < halves.0 {
                let capped = TOTAL.reason(game.edition(), "penalty_points_capped").read_as("penalty-points");
                game.warn(now, capped);
            }
            set_score(game, score, changed, &listed.clause);
            // If the loss is put aside the penalty waits for another end.
            let waiting = [
                conduct::owed_after_all(&mut game.conduct),
                adjournment::owed_after_all(&mut game.adjournment),
                sheets::owed_after_all(&mut game.sheets),
            ];
            for owed in waiting.into_iter().flatten() {
                owed.note(takes, color, halves, &listed.clause);
            }
        }
    }
    game.rule(now, ruling);
}

fn points_moved(before: Score, after: Score) -> u8 {
    before.white.0.abs_diff(after.white.0) + before.black.0.abs_diff(after.black.0)
}

fn set_score(game: &mut Game, before: Score, after: Score, clause: &ClauseId) {
    if let Some(verdict) = game.verdict.as_mut().filter(|_| before != after) {
        if verdict.reason != EndReason::Arbiter {
            verdict.clauses.clear();
        }
        verdict.score = Some(after);
        verdict.reason = EndReason::Arbiter;
        verdict.clauses.push(clause.clone());
    }
}

/// Expulsion reaches beyond the game and decides nothing in it.
fn expel(game: &mut Game, now: Moment, listed: &PenaltyItem, against: Color) {
    let reason = why(game, listed, "penalty_expulsion");
    if !game.is_over() {
        game.warn(now, why(game, listed, "penalty_expelled_game_open").with("color", color_key(against)));
    }
    let federation = game.settings.federation.or(game.edition().country());
    if federation == Some(Country::Denmark) {
        game.warn(now, Reason::cited("penalty_ban_reaches", BAN_REACHES).with("color", color_key(against)));
    }
    file(game, now, listed, against, reason);
}
