//! When there is no illegal move to be found: nothing at all, or a breach that the edition leaves to
//! the arbiter's own penalties.

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Edition, Logic, Reason, rule};

use super::{clauses, offence, restore};
use crate::referee::game::{Draft, Game, Moment, happened};
use crate::referee::pair::{Both, color_key};
use crate::referee::ruling::{Consequence, Decision, Offered, Question};
use crate::referee::time::Millis;
use crate::referee::touching::guide;

/// A move made with two hands where the edition has no penalty of its own for it.
pub(super) const TWO_HANDS: &str = "two_hands";
/// The clock pressed for nothing, likewise.
pub(super) const EMPTY_PRESS: &str = "empty_press";

/// Answers a claim or a notice that fits no illegal move.
pub(super) fn nothing_found(game: &mut Game, now: Moment, decision: Decision, against: Option<Color>) {
    if let Some(by) = two_hands(game, against) {
        return slip(game, now, decision, by, TWO_HANDS);
    }
    if let Some(by) = empty_press(game, against) {
        return slip(game, now, decision, by, EMPTY_PRESS);
    }
    let none = |accused: &str| clauses::RESTORED.reason(game.edition(), "illegal_move_none").with("color", accused);
    let Some(accused) = against else {
        return game.rule(now, Draft::new(decision, Reason::house("happened_no_illegal_move"), none("none")));
    };
    let what = match decision {
        Decision::ClaimRejected => happened("happened_illegal_move_claimed", !accused),
        _ => happened("happened_illegal_move_sought", accused),
    };
    let mut draft = Draft::new(decision, what, none(color_key(accused))).against(named(decision, accused));
    if let Some((from, to)) = offence::find(game, Some(!accused)).and_then(|other| other.squares(game)) {
        let others = clauses::RESTORED.reason(game.edition(), "illegal_move_is_the_others");
        draft = draft.because(others.with("color", color_key(!accused)).with("from", from).with("to", to));
    }
    game.rule(now, draft);
}

/// Whom the ruling names: a claim fails against the claimant, a notice is about the accused.
fn named(decision: Decision, accused: Color) -> Color {
    if decision == Decision::ClaimRejected { !accused } else { accused }
}

/// The player whose last move was made with two hands.
fn two_hands(game: &mut Game, against: Option<Color>) -> Option<Color> {
    let color = against.or_else(|| game.track.last().map(|last| last.by))?;
    let (ply, _) = game.track.last_of(color).filter(|(_, last)| last.hands > 1 && !last.is_settled)?;
    let last = game.track.ply_mut(ply)?;
    // Since 2018 it may still be pressed, and then it counts.
    last.is_settled = last.is_completed;
    Some(color)
}

/// The player who pressed for nothing, in an edition that does not liken it to an illegal move.
fn empty_press(game: &mut Game, against: Option<Color>) -> Option<Color> {
    let color = Color::ALL.into_iter().find(|color| {
        against.is_none_or(|against| against == *color) && game.illegal_moves.pressed_empty[*color].is_some()
    })?;
    game.illegal_moves.pressed_empty[color] = None;
    restore::run_for_the_player_on_move(game);
    Some(color)
}

/// No illegal move, but a breach: the arbiter may choose from the list of penalties.
fn slip(game: &mut Game, now: Moment, decision: Decision, by: Color, matter: &'static str) {
    let edition = game.edition();
    let hands = match clauses::likened(edition) {
        Some(_) => "illegal_move_hands_not_pressed",
        None => "illegal_move_not_hands",
    };
    let (what, rule, key, consequence) = match matter {
        TWO_HANDS => ("happened_two_hands", clauses::ONE_HAND, hands, None),
        _ => ("happened_empty_press", clauses::PRESS, "illegal_move_not_press", Some(Consequence::ClockReturned)),
    };
    let why = rule.reason(edition, key);
    let draft = Draft::new(decision, happened(what, by), why.clone()).against(named(decision, by));
    let draft = consequence.into_iter().fold(draft, Draft::doing);
    game.rule(now, draft.bearing(guide(edition, "NO2009-guide-one-hand").into_iter().collect()));
    let choices = penalties(edition);
    if !choices.is_empty() {
        let reason = Reason { key: "illegal_move_breach_open".into(), ..why }.with("color", color_key(by));
        game.ask(Question { line: now.line, at: now.at, matter, against: Some(by), reason, choices });
    }
}

/// A warning first, and what else is fitting. Since 2018 the press itself makes it an illegal move.
fn penalties(edition: Edition) -> Vec<Offered> {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => {}
        Logic::Laws2018 | Logic::Laws2023 => return Vec::new(),
    }
    let offered = |rule: &Citation, item: &'static str, consequence| {
        let clause = rule.of(edition).first().map(|id| ClauseId::new(id))?;
        Some(Offered { choice: item.to_owned(), clause, consequence, change: Both::<Millis>::default() })
    };
    [
        offered(&WARNING, "13.4.a", Consequence::Warned),
        offered(&MORE_TIME, "13.4.b", Consequence::ClockAdjusted),
        offered(&LESS_TIME, "13.4.c", Consequence::ClockAdjusted),
    ]
    .into_iter()
    .flatten()
    .collect()
}

const WARNING: Citation = rule("slip_warning");
const MORE_TIME: Citation = rule("slip_more_time");
const LESS_TIME: Citation = rule("slip_less_time");
