//! A wrong array, a turned board, reversed colours, displaced men, wrong clock settings.
//!
//! Readings: `docs/readings/reversed-colours.md`, `docs/readings/irregular-beginnings.md`.

mod limits;

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Country, Edition, Logic, Reason, rule};

use super::conduct;
use super::event::Choice;
use super::game::{Draft, End, Game, Heard, Moment, happened};
use super::pace::Pace;
use super::pair::{Both, color_key};
use super::ruling::{Consequence, Decision, Offered, Question};
use super::settings::BadScript;
use limits::{Figures, castling_bars, closed_after, made};

pub(super) const REVERSED: &str = "colours_reversed";
pub(super) const CLOCK_SETTING: &str = "clock_setting";
pub(super) const DISPLACED: &str = "displaced_pieces";

const WRONG_ARRAY: Citation = rule("wrong_array");
const TURNED: Citation = rule("wrong_board");
const COLOURS: Citation = rule("reversed_colours");
const KNOCKED: Citation = rule("men_knocked_over");
const CALLS_ARBITER: Citation = rule("displaced_calls_arbiter");
const MAY_PUNISH: Citation = rule("displaced_may_be_punished");
const FOUND_DISPLACED: Citation = rule("displaced_men_found");
const TIMES: Citation = rule("clock_after_irregularity");
/// 2001 has no rule of its own for a wrong setting: an irregularity like others.
const WRONG_SETTING: Citation = rule("clock_setting_corrected");
const NO_COMPLAINT: Citation = rule("rapid_array_stands");
const CLOCK_CLOSED: Citation = rule("rapid_clock_stands");
/// What carries the rapid rules over to blitz.
const BLITZ: Citation = rule("blitz_as_rapid");
/// On colours that the pairing itself got wrong, from the years of the older rule.
const PAIRING_ERROR: &str = "DK-ruling-47b";

/// The players have each other's colours.
pub(super) fn colours_reversed(game: &mut Game, now: Moment) -> Heard {
    let edition = game.edition();
    let what = Reason::house("happened_colours_reversed");
    let Some(limit) = &Figures::of(edition).reversed_colours else {
        ask_about_colours(game, now, what);
        return Ok(());
    };
    let (white, black) = (made(game, Color::White), made(game, Color::Black));
    let reason =
        |key| COLOURS.reason(edition, key).with("white", white).with("black", black).with("limit", limit.value);
    if white.max(black) < limit.value {
        game.end(now, End::annulled(what, reason("reversed_replay")));
        return Ok(());
    }
    let mut why = reason("reversed_continue");
    if white.min(black) < limit.value {
        why = why.read_as("reversed-colours");
        game.warn(now, reason("reversed_doubtful").read_as("reversed-colours"));
    }
    game.rule(now, Draft::new(Decision::NoAction, what, why));
    Ok(())
}

/// Play goes on unless the arbiter rules otherwise, and so it does until he has.
fn ask_about_colours(game: &mut Game, now: Moment, what: Reason) {
    let edition = game.edition();
    let why = COLOURS.reason(edition, "reversed_arbiter_may_rule");
    let federation = game.settings.federation.or(edition.country());
    let precedent = (federation == Some(Country::Denmark)).then(|| ClauseId::new(PAIRING_ERROR));
    let draft = Draft::new(Decision::NoAction, what, why.clone()).bearing(precedent.iter().cloned().collect());
    game.rule(now, draft);
    let rule = ClauseId::new(COLOURS.of(edition)[0]);
    let choices = vec![
        offered(Choice::Accept, rule.clone(), Consequence::Annulled),
        offered(Choice::Reject, precedent.clone().unwrap_or(rule), Consequence::PlayGoesOn),
    ];
    let reason = precedent.into_iter().fold(why, Reason::and);
    game.ask(Question { line: now.line, at: now.at, matter: REVERSED, against: None, reason, choices });
}

fn offered(choice: Choice, clause: ClauseId, consequence: Consequence) -> Offered {
    Offered { choice: choice.key().to_owned(), clause, consequence, change: Both::default() }
}

/// The array at the start was wrong.
pub(super) fn wrong_start(game: &mut Game, now: Moment) -> Heard {
    let edition = game.edition();
    let what = Reason::house("happened_wrong_start");
    match closed_after(game) {
        None => game.end(now, End::annulled(what, WRONG_ARRAY.reason(edition, "irregular_array_replay"))),
        Some(limit) => {
            let why = NO_COMPLAINT.reason(edition, "irregular_array_stands").with("limit", limit);
            let draft = Draft::new(Decision::NoAction, what, why).bearing(also_bears(game, WRONG_ARRAY));
            let draft = castling_bars(game).into_iter().fold(draft, Draft::because);
            game.rule(now, draft);
        }
    }
    Ok(())
}

/// The board stands with a dark square at White's right.
pub(super) fn board_turned(game: &mut Game, now: Moment) -> Heard {
    let edition = game.edition();
    let what = Reason::house("happened_board_turned");
    let draft = match closed_after(game) {
        None => Draft::new(Decision::Restored, what, TURNED.reason(edition, "irregular_board_transferred"))
            .doing(Consequence::PositionTransferred),
        Some(limit) => {
            let why = NO_COMPLAINT.reason(edition, "irregular_board_stands").with("limit", limit);
            Draft::new(Decision::NoAction, what, why).bearing(also_bears(game, TURNED))
        }
    };
    game.rule(now, draft);
    Ok(())
}

/// The rule that is set aside, and in blitz the one that brings the rapid rules in.
fn also_bears(game: &Game, set_aside: Citation) -> Vec<ClauseId> {
    let mut clauses = set_aside.clauses(game.edition());
    if game.settings.pace == Pace::Blitz {
        clauses.extend(BLITZ.clauses(game.edition()));
    }
    clauses
}

/// Men knocked over by a player, or found on wrong squares. The referee's board is the restored
/// one; if that position is not known for certain, `reconstruct` gives the last that is.
pub(super) fn displaced(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    let edition = game.edition();
    let times = TIMES.reason(edition, "irregular_times_by_judgement");
    let Some(color) = against else {
        let what = Reason::house("happened_displaced");
        let why = FOUND_DISPLACED.reason(edition, "irregular_position_restored");
        let draft = Draft::new(Decision::Restored, what, why).because(times);
        game.rule(now, draft.doing(Consequence::PositionRestored));
        return Ok(());
    };
    let why = KNOCKED.reason(edition, "irregular_restored_on_own_time").with("color", color_key(color));
    let mut bearing = CALLS_ARBITER.clauses(edition);
    bearing.extend(FOUND_DISPLACED.clauses(edition));
    bearing.extend(TIMES.clauses(edition));
    let mut draft = Draft::new(Decision::Restored, happened("happened_knocked_over", color), why).against(color);
    if game.clock.running() == Some(!color) {
        let clock = KNOCKED.reason(edition, "irregular_other_clock_runs").with("color", color_key(color));
        // Who may stop the clocks is a rule of its own since 2018.
        let stopping = CALLS_ARBITER.clauses(edition).into_iter().filter(|clause| !clock.clauses.contains(clause));
        let stopping: Vec<ClauseId> = stopping.collect();
        draft = draft.because(stopping.into_iter().fold(clock, Reason::and));
    }
    game.rule(now, draft.doing(Consequence::PiecesPutBack).bearing(bearing));
    let reason = MAY_PUNISH.reason(edition, "irregular_may_punish").with("color", color_key(color));
    conduct::ask_for_penalty(game, now, DISPLACED, color, reason);
    Ok(())
}

/// The clocks were set wrong. What they should show is the arbiter's to say with `set_clock`.
pub(super) fn wrong_clock_setting(game: &mut Game, now: Moment) -> Heard {
    let edition = game.edition();
    let what = Reason::house("happened_wrong_clock_setting");
    let Some(limit) = closed_after(game) else {
        let why = WRONG_SETTING.reason(edition, "irregular_clock_corrected");
        game.rule(now, Draft::new(Decision::Restored, what, why).doing(Consequence::ClockAdjusted));
        return Ok(());
    };
    if !Figures::of(edition).clock_may_be_changed.value {
        let why = CLOCK_CLOSED.reason(edition, "irregular_clock_stands").with("limit", limit);
        game.rule(now, Draft::new(Decision::NoAction, what, why).bearing(also_bears(game, WRONG_SETTING)));
        return Ok(());
    }
    let reason = CLOCK_CLOSED.reason(edition, schedule_rule(edition)).with("limit", limit);
    let clause = reason.clauses[0].clone();
    let choices = vec![
        offered(Choice::Accept, clause.clone(), Consequence::ClockAdjusted),
        offered(Choice::Reject, clause, Consequence::PlayGoesOn),
    ];
    game.ask(Question { line: now.line, at: now.at, matter: CLOCK_SETTING, against: None, reason, choices });
    Ok(())
}

/// The two texts turn the schedule round: one corrects if it does not suffer, the other only if it
/// would.
const fn schedule_rule(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 => "irregular_clock_if_schedule_allows",
        Logic::Laws2023 => "irregular_clock_if_schedule_demands",
    }
}

/// The arbiter's ruling on reversed colours or a late correction of the clock.
pub(super) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    let edition = game.edition();
    match (question.matter, choice) {
        (REVERSED, Choice::Accept) => {
            let why = COLOURS.reason(edition, "reversed_arbiter_annuls");
            game.end(now, End::annulled(Reason::house("happened_colours_reversed"), why));
        }
        (REVERSED, Choice::Reject) => {
            let why = COLOURS.reason(edition, "reversed_arbiter_continues");
            let what = Reason::house("happened_colours_reversed");
            game.rule(now, Draft::new(Decision::NoAction, what, why));
        }
        (CLOCK_SETTING, Choice::Accept) => {
            let why = CLOCK_CLOSED.reason(edition, "irregular_clock_changed_late");
            let draft = Draft::new(Decision::Restored, Reason::house("happened_wrong_clock_setting"), why);
            game.rule(now, draft.doing(Consequence::ClockAdjusted));
        }
        (CLOCK_SETTING, Choice::Reject) => {
            let why = CLOCK_CLOSED.reason(edition, "irregular_clock_kept");
            let what = Reason::house("happened_wrong_clock_setting");
            game.rule(now, Draft::new(Decision::NoAction, what, why));
        }
        _ => return Err(BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()))),
    }
    Ok(())
}
