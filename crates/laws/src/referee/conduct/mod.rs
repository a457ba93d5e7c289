//! Phones, refusal to play by the Laws, and what is counted against a player.
//!
//! Readings: `docs/readings/devices.md`, `docs/readings/refusal-score.md`.

mod reprieve;

pub(super) use reprieve::{
    Kept, Reprieve, can_put_aside, confirm_by_signature, end_unless_put_aside, owed_after_all, put_aside,
    put_aside_question, to_put_aside,
};

use rokade_board::Color;
use rokade_clause::{ByEdition, Citation, ClauseId, Edition, Figure, Logic, Reason, rule};
use serde::Deserialize;

use super::event::{Choice, HalfPoint};
use super::game::{Draft, End, Game, Heard, Moment, happened};
use super::pair::{Both, color_key};
use super::penalties;
use super::ruling::{Consequence, Decision, EndReason, Offered, Question, Score};
use super::settings::BadScript;

pub(super) const PHONE: &str = "phone";
pub(super) const REFUSAL: &str = "refusal";

const SCORE_OF_HALF: HalfPoint = HalfPoint(1);

/// What bears on a device beside the rule that decides.
const DEVICES: Citation = rule("devices_and_phones");
const REFUSES: Citation = rule("refusal");
const BOTH_REFUSE: Citation = rule("both_guilty");
/// A breach that is less than persistent refusal; from 2018 on also an inspection refused.
const BREACH: Citation = rule("breach_of_conduct");

/// What is remembered against the players.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    warnings: Both<u32>,
    /// Penalties in points that wait for the end of the game.
    pub owed: penalties::Owed,
    /// The loss that can still be put aside.
    reprieve: Option<Reprieve>,
}

impl State {
    /// Notes a warning and says how many there are now.
    pub(crate) fn warn(&mut self, color: Color) -> u32 {
        self.warnings[color] += 1;
        self.warnings[color]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    device_loses: Figure<bool>,
    device_half_point: Figure<bool>,
    device_may_be_milder: Figure<bool>,
    breach_must_be_punished: Figure<bool>,
}

impl Figures {
    fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/conduct");
        FIGURES.of(edition)
    }
}

fn rests_on(figure: &Figure<bool>, key: &'static str) -> Reason {
    Reason::resting_on(key, vec![figure.clause.clone()])
}

/// A device that sounds, or that a player carries without leave.
pub(super) fn phone(game: &mut Game, now: Moment, against: Color) -> Heard {
    let figures = Figures::of(game.edition());
    if !figures.device_loses.value {
        let reason = rests_on(&figures.device_loses, "device_no_rule").with("color", color_key(against));
        ask_for_penalty(game, now, PHONE, against, reason);
        return Ok(());
    }
    let mating = figures.device_half_point.value.then(|| game.mating(!against));
    let is_half = mating.as_ref().is_some_and(|mating| !mating.is_possible());
    let (key, reason) = match is_half {
        true => ("device_sounded_half_point", EndReason::PhoneNoMatePossible),
        false => (lost_by_device(game.edition()), EndReason::Phone),
    };
    let why = rests_on(&figures.device_loses, key).with("color", color_key(against));
    let mut end = End::lost_by(against, reason, happened("happened_device", against), why);
    if is_half {
        end.score = Some(half_for(!against));
    }
    let shown = mating.map(|mating| mating.reason(vec![figures.device_half_point.clause.clone()]));
    let end = shown.into_iter().fold(end, End::because).bearing(DEVICES, game.edition());
    if is_broken_by_sound(game.edition()) {
        game.warn(now, rests_on(&figures.device_loses, "device_sound_needed").with("color", color_key(against)));
    }
    let aside = figures
        .device_may_be_milder
        .value
        .then(|| rests_on(&figures.device_may_be_milder, "device_milder_penalty").with("color", color_key(against)));
    end_unless_put_aside(game, now, end, PHONE, aside);
    Ok(())
}

/// The older rule is broken by a sound, the newer by the device itself.
const fn is_broken_by_sound(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => true,
        Logic::Laws2018 | Logic::Laws2023 => false,
    }
}

const fn lost_by_device(edition: Edition) -> &'static str {
    if is_broken_by_sound(edition) { "device_sounded" } else { "device_carried" }
}

fn half_for(color: Color) -> Score {
    let none = Score::BOTH_LOSE;
    match color {
        Color::White => Score { white: SCORE_OF_HALF, ..none },
        Color::Black => Score { black: SCORE_OF_HALF, ..none },
    }
}

/// Asks which penalty of the list the arbiter gives.
pub(super) fn ask_for_penalty(game: &mut Game, now: Moment, matter: &'static str, against: Color, reason: Reason) {
    let bearing = DEVICES.clauses(game.edition());
    let reason = if matter == PHONE { bearing.into_iter().fold(reason, Reason::and) } else { reason };
    game.ask(Question {
        line: now.line,
        at: now.at,
        matter,
        against: Some(against),
        reason,
        choices: penalties::offered(game.edition()),
    });
}

/// Persistent refusal to follow the Laws, by one player or by both.
pub(super) fn refuses(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    let Some(color) = against else {
        both_refuse(game, now);
        return Ok(());
    };
    if refused(game, !color).is_some() {
        both_refuse(game, now);
        return Ok(());
    }
    let edition = game.edition();
    let duty = &Figures::of(edition).breach_must_be_punished;
    let key = if duty.value { "refusal_breach_is_punished" } else { "refusal_breach_may_be_punished" };
    let reason = REFUSES.reason(edition, key).with("color", color_key(color));
    let reason = BREACH.clauses(edition).into_iter().fold(reason, Reason::and);
    let choice = |choice: Choice, consequence| Offered {
        choice: choice.key().to_owned(),
        clause: ClauseId::new(REFUSES.of(edition)[0]),
        consequence,
        change: Both::default(),
    };
    let mut choices = vec![choice(Choice::Accept, Consequence::GameLost)];
    choices.extend(penalties::offered(edition));
    choices.push(choice(Choice::Reject, Consequence::PlayGoesOn));
    game.ask(Question { line: now.line, at: now.at, matter: REFUSAL, against: Some(color), reason, choices });
    Ok(())
}

fn both_refuse(game: &mut Game, now: Moment) {
    let why = BOTH_REFUSE.reason(game.edition(), "refusal_by_both");
    let end = End {
        score: Some(Score::BOTH_LOSE),
        reason: EndReason::Refusal,
        against: None,
        happened: Reason::house("happened_both_refuse"),
        bearing: REFUSES.clauses(game.edition()),
        why,
        shown: Vec::new(),
    };
    game.end(now, end);
}

/// The clauses of the refusal that is laid to a player's charge and not yet judged.
pub(super) fn refused(game: &Game, color: Color) -> Option<Vec<ClauseId>> {
    let is_open = game.open.iter().any(|open| open.matter == REFUSAL && open.against == Some(color));
    is_open.then(|| REFUSES.clauses(game.edition()))
}

/// The arbiter finds a refusal persistent, with the full point for the opponent, or not.
pub(super) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    let Some(color) = question.against else { return Ok(()) };
    let edition = game.edition();
    let what = happened("happened_refusal", color);
    match choice {
        Choice::Accept => {
            let why = REFUSES.reason(edition, "refusal_lost").with("color", color_key(color)).read_as("refusal-score");
            let end = End::lost_by(color, EndReason::Refusal, what, why);
            game.end(now, end.bearing(BREACH, edition));
            Ok(())
        }
        Choice::Reject => {
            let why = REFUSES.reason(edition, "refusal_not_persistent").with("color", color_key(color));
            game.rule(now, Draft::new(Decision::NoAction, what, why).against(color));
            Ok(())
        }
        Choice::Postpone => Err(BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()))),
    }
}
