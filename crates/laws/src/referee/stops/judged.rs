//! What the arbiter must judge about the clock: a player's reason to stop it, an evident fault, rough
//! handling. See `docs/readings/stopping-the-clocks.md`.

use rokade_board::Color;
use rokade_clause::{Citation, Edition, Reason, rule};

use super::super::event::Choice;
use super::super::game::{Draft, Game, Heard, Moment, happened};
use super::super::pair::{Both, color_key};
use super::super::ruling::{Consequence, Decision, Offered, Question};
use super::super::time::Millis;
use super::Rules;

/// Why a player stopped the clocks.
pub(crate) const STOPPED: &str = "clocks_stopped";
/// Whether the clock is at fault, or was wrongly set.
pub(crate) const CLOCK_FAULT: &str = "clock_fault";
/// Whether the clock was handled as it should be.
pub(crate) const CLOCK_HANDLING: &str = "clock_handling";

/// A player may stop the clocks to call the arbiter.
const MAY_STOP: Citation = rule("player_stops_the_clocks");

/// The arbiter judges the reason.
const GOOD_REASON: Citation = rule("reason_to_stop");

const DEFECT: Citation = rule("clock_defect");

/// A wrongly set clock. In 2001 the rule on faulty clocks serves.
const WRONGLY_SET: Citation = rule("clock_set_wrongly");

/// How a fault has been judged before.
const DEFECT_CASES: Citation = rule("clock_defect_cases");

const HAND: Citation = rule("hand_on_the_clock");

const MISUSE: Citation = rule("handling_the_clock");

/// The mildest penalties of the list: a warning, time for the opponent, time from the player.
const PENALTIES: Citation = rule("milder_penalties");

/// What the given reason says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// A matter for which the arbiter is called.
    ForTheArbiter,
    Fault(Fault),
    Handling(Breach),
    /// None given, or one that only the arbiter can weigh.
    Unclear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    Defect,
    WronglySet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breach {
    /// Pressed with the other hand, or a finger kept on the button.
    Hand,
    /// Hit, lifted, overturned.
    Misuse,
}

const GROUNDS: &[(&str, Ground)] = &[
    ("promotion_piece", Ground::ForTheArbiter),
    ("arbiter", Ground::ForTheArbiter),
    ("claim", Ground::ForTheArbiter),
    ("draw_claim", Ground::ForTheArbiter),
    ("threefold", Ground::ForTheArbiter),
    ("fifty", Ground::ForTheArbiter),
    ("quickplay", Ground::ForTheArbiter),
    ("flag", Ground::ForTheArbiter),
    ("illegal_move", Ground::ForTheArbiter),
    ("touch", Ground::ForTheArbiter),
    ("disturbance", Ground::ForTheArbiter),
    ("illness", Ground::ForTheArbiter),
    ("clock_defect", Ground::Fault(Fault::Defect)),
    ("wrong_clock_setting", Ground::Fault(Fault::WronglySet)),
    ("wrong_hand", Ground::Handling(Breach::Hand)),
    ("finger_on_button", Ground::Handling(Breach::Hand)),
    ("clock_misuse", Ground::Handling(Breach::Misuse)),
];

impl Ground {
    pub(super) fn of(reason: Option<&str>) -> Ground {
        let Some(reason) = reason else { return Ground::Unclear };
        let word = reason.trim().to_lowercase().replace([' ', '-'], "_");
        GROUNDS.iter().find(|(key, _)| *key == word).map_or(Ground::Unclear, |(_, ground)| *ground)
    }
}

impl Fault {
    const fn rule(self) -> Citation {
        match self {
            Fault::Defect => DEFECT,
            Fault::WronglySet => WRONGLY_SET,
        }
    }
}

/// Had the player good reason?
pub(super) fn ask_why(game: &mut Game, now: Moment, player: Color, reason: Option<&str>) {
    let edition = game.edition();
    let why = GOOD_REASON.reason(edition, "stop_reason_judged").with("color", color_key(player));
    let choices = vec![
        offered(Choice::Accept.key(), MAY_STOP, edition, Consequence::PlayGoesOn),
        offered(Choice::Reject.key(), GOOD_REASON, edition, Consequence::Warned),
    ];
    let reason = why.with("reason", reason.unwrap_or("none"));
    ask(game, now, STOPPED, Some(player), reason, choices);
}

/// Is the fault evident?
pub(super) fn ask_fault(game: &mut Game, now: Moment, fault: Fault) {
    let edition = game.edition();
    let (rule, key) = match fault {
        Fault::Defect => (DEFECT, "clock_defect_judged"),
        Fault::WronglySet => (WRONGLY_SET, "clock_setting_judged"),
    };
    let mut reason = rule.reason(edition, key);
    if fault == Fault::Defect {
        reason.clauses.extend(DEFECT_CASES.clauses(edition));
        reason.clauses.dedup();
    }
    let choices = vec![
        offered(Choice::Accept.key(), rule, edition, Consequence::ClockAdjusted),
        offered(Choice::Reject.key(), rule, edition, Consequence::PlayGoesOn),
    ];
    ask(game, now, CLOCK_FAULT, None, reason, choices);
}

/// How is it punished? Where the edition says "shall", leaving it is no choice.
pub(super) fn ask_handling(game: &mut Game, now: Moment, breach: Breach, against: Option<Color>) {
    let edition = game.edition();
    let must = Rules::of(edition).misuse_is_punished.value;
    let (rule, key, must) = match breach {
        Breach::Hand => (HAND, "clock_hand_judged", false),
        Breach::Misuse if must => (MISUSE, "clock_misuse_to_punish", true),
        Breach::Misuse => (MISUSE, "clock_misuse_judged", false),
    };
    let leave = (!must).then(|| offered(Choice::Accept.key(), rule, edition, Consequence::PlayGoesOn));
    let penalties = PENALTIES.clauses(edition).into_iter().enumerate().map(|(place, clause)| {
        let consequence = if place == 0 { Consequence::Warned } else { Consequence::ClockAdjusted };
        let printed = clause.as_str().split_once('-').map_or(clause.as_str(), |(_, printed)| printed);
        Offered { choice: printed.to_owned(), clause: clause.clone(), consequence, change: Both::default() }
    });
    let choices = leave.into_iter().chain(penalties).collect();
    let color = against.map_or("none", color_key);
    ask(game, now, CLOCK_HANDLING, against, rule.reason(edition, key).with("color", color), choices);
}

fn offered(choice: &str, rule: Citation, edition: Edition, consequence: Consequence) -> Offered {
    let clause = rule.clauses(edition)[0].clone();
    Offered { choice: choice.to_owned(), clause, consequence, change: Both::default() }
}

fn ask(
    game: &mut Game,
    now: Moment,
    matter: &'static str,
    against: Option<Color>,
    reason: Reason,
    choices: Vec<Offered>,
) {
    game.ask(Question { line: now.line, at: now.at, matter, against, reason, choices });
}

/// The arbiter sets the clocks while a fault is open: it is accepted, and the new times are the ruling.
pub(super) fn set_after_fault(game: &mut Game, now: Moment, to: &Both<Option<Millis>>) -> bool {
    let Some(question) = game.close(CLOCK_FAULT) else { return false };
    let draft = corrected(game, fault_of(&question));
    game.rule_and_set(now, draft, to);
    true
}

fn fault_of(question: &Question) -> Fault {
    if question.reason.key == "clock_setting_judged" { Fault::WronglySet } else { Fault::Defect }
}

fn corrected(game: &Game, fault: Fault) -> Draft {
    let edition = game.edition();
    let (what, why) = match fault {
        Fault::Defect => ("happened_clock_defect", "clock_replaced"),
        Fault::WronglySet => ("happened_clock_wrongly_set", "clock_setting_corrected"),
    };
    let draft = Draft::new(Decision::Restored, Reason::house(what), fault.rule().reason(edition, why));
    let draft = draft.doing(Consequence::ClockAdjusted);
    if fault == Fault::Defect { draft.bearing(DEFECT_CASES.clauses(edition)) } else { draft }
}

/// The arbiter has judged.
pub(crate) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    let draft = match (question.matter, choice) {
        (CLOCK_FAULT, Choice::Accept) => corrected(game, fault_of(question)),
        (CLOCK_FAULT, _) => display_stands(game, fault_of(question)),
        (CLOCK_HANDLING, _) => left(game, question),
        (_, Choice::Accept) => had_reason(game, question),
        (_, Choice::Postpone | Choice::Reject) => had_none(game, question),
    };
    game.rule(now, draft);
    Ok(())
}

/// What the clock shows is final.
fn display_stands(game: &Game, fault: Fault) -> Draft {
    let edition = game.edition();
    let what = match fault {
        Fault::Defect => "happened_clock_defect",
        Fault::WronglySet => "happened_clock_wrongly_set",
    };
    let draft =
        Draft::new(Decision::NoAction, Reason::house(what), fault.rule().reason(edition, "clock_display_stands"));
    if fault == Fault::Defect { draft.bearing(DEFECT_CASES.clauses(edition)) } else { draft }
}

fn left(game: &Game, question: &Question) -> Draft {
    let edition = game.edition();
    let rule = if question.reason.key == "clock_hand_judged" { HAND } else { MISUSE };
    let what = Reason::house("happened_clock_handling");
    Draft::new(Decision::NoAction, what, rule.reason(edition, "clock_handling_left"))
}

fn had_reason(game: &Game, question: &Question) -> Draft {
    let player = question.against.unwrap_or_else(|| game.turn());
    let why = MAY_STOP.reason(game.edition(), "stop_accepted").with("color", color_key(player));
    let bearing = GOOD_REASON.clauses(game.edition());
    Draft::new(Decision::NoAction, happened("happened_stopped", player), why).bearing(bearing)
}

/// Without good reason the player is punished; a warning is the least, and the list has more.
fn had_none(game: &Game, question: &Question) -> Draft {
    let edition = game.edition();
    let player = question.against.unwrap_or_else(|| game.turn());
    let mut why = GOOD_REASON.reason(edition, "stop_without_reason").with("color", color_key(player));
    why.clauses.extend(PENALTIES.clauses(edition).into_iter().take(1));
    Draft::new(Decision::Penalty, happened("happened_stopped", player), why)
        .against(player)
        .doing(Consequence::Warned)
        .bearing(MAY_STOP.clauses(edition))
}
