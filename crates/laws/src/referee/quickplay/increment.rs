//! An increment for both players, asked for in place of a draw.

use rokade_board::Color;
use rokade_clause::Reason;

use super::admission::{self, Wish};
use super::figures::Figures;
use super::{INCREMENT, clauses, offered};
use crate::referee::draws;
use crate::referee::event::Choice;
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::pair::{Both, color_key};
use crate::referee::ruling::{Consequence, Decision, Question};
use crate::referee::settings::BadScript;

/// What became of the request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Waiting,
    Introduced,
    /// The arbiter did not consent, so that a draw may be claimed.
    Refused,
}

/// A player asks that both get an increment. That is an offer of a draw; if it is turned down the
/// arbiter may consent.
pub(crate) fn ask_for_increment(game: &mut Game, now: Moment, player: Color) -> Heard {
    let edition = game.edition();
    let figures = Figures::of(edition);
    let refused = match figures.increment() {
        None => Some(clauses::INCREMENT.reason(edition, "quickplay_no_increment_rule")),
        Some(_) => admission::refused(game, player, Wish::Increment).or_else(|| {
            let needs = || clauses::NOBODY_WATCHES.reason(edition, "quickplay_increment_needs_arbiter");
            (!game.settings.arbiter_present).then(needs)
        }),
    };
    if let Some(why) = refused {
        game.rule(now, Draft::new(Decision::ClaimRejected, asked(player), why).against(player));
        return Ok(());
    }
    game.quickplay.increment = Some(Answer::Waiting);
    draws::offer_by_claim(game, now, player);
    ask(game, now, player);
    Ok(())
}

fn asked(player: Color) -> Reason {
    happened("happened_quickplay_increment_asked", player)
}

fn ask(game: &mut Game, now: Moment, player: Color) {
    let edition = game.edition();
    let Some(rule) = Figures::of(edition).increment() else { return };
    let reason = clauses::INCREMENT
        .reason(edition, "quickplay_increment_judged")
        .with("color", color_key(player))
        .with("seconds", rule.increment.seconds())
        .with("minutes", rule.compensation.seconds() / 60);
    let mut change = Both::default();
    change[!player] = rule.compensation;
    let choices = vec![
        offered(edition, Choice::Accept, clauses::INCREMENT, Consequence::IncrementIntroduced, change),
        offered(edition, Choice::Reject, clauses::INCREMENT, Consequence::PlayGoesOn, Both::default()),
    ];
    let (line, at, against) = (now.line, now.at, Some(!player));
    game.ask(Question { line, at, matter: INCREMENT, against, reason, choices });
}

/// The arbiter consents or does not.
pub(super) fn decided(game: &mut Game, now: Moment, player: Color, choice: Choice) -> Heard {
    let edition = game.edition();
    let Some(rule) = Figures::of(edition).increment().filter(|_| choice != Choice::Postpone) else {
        return Err(BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key())));
    };
    if choice == Choice::Reject {
        game.quickplay.increment = Some(Answer::Refused);
        let why = clauses::INCREMENT.reason(edition, "quickplay_increment_refused");
        let draft = Draft::new(Decision::ClaimRejected, asked(player), why).against(player);
        game.rule(now, draft.bearing(clauses::CLAIM.clauses(edition)));
        return Ok(());
    }
    // The rule asks that the offer be turned down first. If nobody has said so, the ruling does not either.
    let offer = if game.draws.offered_by() == Some(player) { "standing" } else { "declined" };
    if offer == "standing" {
        game.warn(
            now,
            clauses::INCREMENT.reason(edition, "quickplay_offer_unanswered").with("color", color_key(!player)),
        );
        draws::decline(game, now, !player)?;
    }
    game.quickplay.increment = Some(Answer::Introduced);
    game.clock.introduce_increment(rule.increment);
    let why = clauses::INCREMENT
        .reason(edition, "quickplay_increment_introduced")
        .with("color", color_key(!player))
        .with("offer", offer)
        .with("seconds", rule.increment.seconds())
        .with("minutes", rule.compensation.seconds() / 60);
    let draft = Draft::new(Decision::ClaimAccepted, asked(player), why)
        .doing(Consequence::IncrementIntroduced)
        .gives(!player, rule.compensation)
        .bearing(clauses::PHASE.clauses(edition));
    game.rule(now, draft);
    Ok(())
}
