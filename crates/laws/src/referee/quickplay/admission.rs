//! Whether a claim can be heard at all: is the rule in force, and is this the moment for it? See
//! `docs/readings/quickplay-claims.md`.

use rokade_board::Color;
use rokade_clause::{Citation, Country, Logic, Reason};

use super::clauses;
use super::figures::Figures;
use super::increment::Answer;
use crate::referee::game::Game;
use crate::referee::pace::Pace;
use crate::referee::pair::color_key;
use crate::referee::time::Millis;

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// A draw, of the arbiter who is called.
    Draw,
    /// A draw where no arbiter watches.
    DrawWithoutArbiter,
    Increment,
}

impl Wish {
    const fn rule(self) -> Citation {
        match self {
            Wish::Draw => clauses::CLAIM,
            Wish::DrawWithoutArbiter => clauses::WITHOUT_ARBITER,
            Wish::Increment => clauses::INCREMENT,
        }
    }

    fn threshold(self, figures: &Figures) -> Option<Millis> {
        match self {
            Wish::Draw => Some(figures.threshold),
            Wish::DrawWithoutArbiter => Some(figures.threshold_without_arbiter),
            Wish::Increment => figures.increment().map(|rule| rule.threshold),
        }
    }

    /// Where no arbiter watches the texts ask only for the time and the flag.
    const fn needs_the_move(self) -> bool {
        match self {
            Wish::Draw | Wish::Increment => true,
            Wish::DrawWithoutArbiter => false,
        }
    }
}

/// Why a wish is refused unheard, if it is. Such a refusal costs nothing.
pub(super) fn refused(game: &Game, player: Color, wish: Wish) -> Option<Reason> {
    not_in_force(game).or_else(|| not_last_period(game, player)).or_else(|| not_now(game, player, wish))
}

/// Why the quickplay rules do not hold in this game, if they do not.
fn not_in_force(game: &Game) -> Option<Reason> {
    let (edition, settings) = (game.edition(), &game.settings);
    let is_blitz = settings.pace == Pace::Blitz;
    let without = |rule: Citation, key| Some(rule.reason(edition, key));
    match edition.logic() {
        Logic::Laws2001 if is_blitz => without(clauses::NOT_IN_BLITZ, "quickplay_not_in_blitz"),
        Logic::Laws2009(_) if is_blitz && settings.is_limited() => {
            without(clauses::NOT_IN_BLITZ, "quickplay_not_in_blitz")
        }
        Logic::Laws2009(Country::Norway) if has_increment(game) => {
            without(clauses::NO_INCREMENT, "quickplay_has_increment")
        }
        Logic::Laws2001 | Logic::Laws2009(_) => None,
        Logic::Laws2018 | Logic::Laws2023 if !settings.appendix_g => {
            without(clauses::ANNOUNCED, "quickplay_not_announced")
        }
        Logic::Laws2018 | Logic::Laws2023 if is_blitz => without(clauses::NOT_IN_BLITZ, "quickplay_not_in_blitz"),
        Logic::Laws2018 | Logic::Laws2023 => match game.quickplay.increment {
            Some(Answer::Introduced) => without(clauses::INCREMENT, "quickplay_increment_given"),
            Some(Answer::Refused | Answer::Waiting) | None if has_increment(game) => {
                without(clauses::NO_INCREMENT, "quickplay_has_increment")
            }
            Some(Answer::Refused | Answer::Waiting) | None => None,
        },
    }
}

/// An increment, cumulative or as a delay, leaves nobody with a limited time.
fn has_increment(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| {
        let period = game.clock.period(color).1;
        period.increment > Millis::ZERO || period.delay > Millis::ZERO
    })
}

fn not_last_period(game: &Game, player: Color) -> Option<Reason> {
    let reason = || clauses::PHASE.reason(game.edition(), "quickplay_not_last_period");
    (!game.clock.is_last_period(player)).then(reason)
}

/// Before the flag falls, on move, with less than the limit.
fn not_now(game: &Game, player: Color, wish: Wish) -> Option<Reason> {
    let edition = game.edition();
    let because = |key| wish.rule().reason(edition, key).with("color", color_key(player));
    let threshold = wish.threshold(Figures::of(edition))?;
    if game.clock.is_fallen(player) {
        return Some(because("quickplay_flag_down"));
    }
    if wish.needs_the_move() && game.turn() != player {
        return Some(because("quickplay_not_on_move"));
    }
    if game.clock.remaining(player) >= threshold {
        return Some(because("quickplay_time_left").with("minutes", threshold.seconds() / 60));
    }
    // A request that waits for its answer comes first.
    let is_waiting = wish == Wish::Draw && game.quickplay.increment == Some(Answer::Waiting);
    is_waiting.then(|| because("quickplay_increment_waits"))
}
