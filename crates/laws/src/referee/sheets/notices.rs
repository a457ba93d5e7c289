//! What the arbiter sees on a sheet: moves not written, or written before they were played.

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Edition, Logic, Reason};

use super::figures::Figures;
use super::signed::{self, SIGNATURES};
use super::{Duty, clauses, duty, has_guide, is_short_of_time};
use crate::referee::event::Choice;
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::pace::Pace;
use crate::referee::pair::{Both, color_key};
use crate::referee::ruling::{Consequence, Decision, Offered, Question};
use crate::referee::settings::BadScript;
use crate::referee::time::Millis;

pub(crate) const NEGLECTED: &str = "recording_neglected";
pub(crate) const WRITTEN_IN_ADVANCE: &str = "move_written_in_advance";

/// A player does not write though he must: he catches up, and the arbiter may punish it or find
/// that the player cannot write.
pub(crate) fn neglected(game: &mut Game, now: Moment, against: Color) -> Heard {
    let (edition, color) = (game.edition(), color_key(against));
    let what = happened("happened_recording_neglected", against);
    if duty(game, against) == Duty::Exempt {
        let why = exemption(game, against).with("color", color);
        game.rule(now, Draft::new(Decision::NoAction, what, why).against(against));
        return Ok(());
    }
    game.sheets.neglected[against] += 1;
    let why = clauses::WRITE.reason(edition, "sheet_must_be_written").with("color", color);
    let mut draft = Draft::new(Decision::NoAction, what, why).against(against).doing(Consequence::SheetCompleted);
    draft = draft.bearing(clauses::SHEET.clauses(edition));
    if let Some(replaced) = clauses::DEVICE_REPLACED.reason_if_any(edition, "sheet_device_replaced") {
        draft = draft.because(replaced);
    }
    if has_guide(edition) && is_short_of_time(game, !against) {
        draft =
            draft.because(Reason::cited("sheet_opponent_short_of_time", "NO2009-guide-tt-one").with("color", color));
        if game.turn() != against {
            let wait = Reason::cited("sheet_do_not_intervene_yet", "NO2009-guide-tt-one");
            game.warn(now, wait.with("color", color_key(!against)));
        }
    }
    game.rule(now, draft);
    let reason = clauses::UNABLE
        .of(edition)
        .iter()
        .copied()
        .map(ClauseId::new)
        .fold(clauses::WRITE.reason(edition, "sheet_neglect_or_unable").with("color", color), Reason::and);
    let mut choices = vec![excuse(game), no_penalty(clauses::WRITE, edition)];
    choices.extend(penalties(game, against));
    game.ask(Question { line: now.line, at: now.at, matter: NEGLECTED, against: Some(against), reason, choices });
    Ok(())
}

/// Why a player need not write now.
fn exemption(game: &Game, color: Color) -> Reason {
    let edition = game.edition();
    if game.settings.pace != Pace::Standard {
        clauses::FAST.reason(edition, "sheet_not_needed_fast")
    } else if game.sheets.excused[color] {
        clauses::UNABLE.reason(edition, "sheet_not_needed_unable")
    } else {
        clauses::SHORT_OF_TIME.reason(edition, "sheet_not_needed_short_of_time")
    }
}

/// A move stands on the sheet before it is played. The oldest edition allows it; the later ones
/// only for a claim or for sealing.
pub(crate) fn written_in_advance(game: &mut Game, now: Moment, against: Color) -> Heard {
    let (edition, color) = (game.edition(), color_key(against));
    let what = happened("happened_written_in_advance", against);
    let allowed = match edition.logic() {
        Logic::Laws2001 => Some("sheet_advance_not_forbidden"),
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => {
            let is_claimed = game.draws.has_announced(against, game.track.plies().len());
            is_claimed.then_some("sheet_advance_for_claim")
        }
    };
    if let Some(key) = allowed {
        let why = clauses::IN_ADVANCE.reason(edition, key).with("color", color);
        game.rule(now, Draft::new(Decision::NoAction, what, why).against(against));
        return Ok(());
    }
    let more = clauses::ONLY_FOR_THE_GAME.clauses(edition);
    let reason = clauses::IN_ADVANCE.reason(edition, "sheet_written_in_advance").with("color", color);
    let reason = more.into_iter().fold(reason, Reason::and);
    let mut choices = vec![no_penalty(clauses::IN_ADVANCE, edition)];
    choices.extend(penalties(game, against));
    game.ask(Question {
        line: now.line,
        at: now.at,
        matter: WRITTEN_IN_ADVANCE,
        against: Some(against),
        reason,
        choices,
    });
    Ok(())
}

/// The arbiter has found that the player cannot write, or leaves it without a penalty.
pub(crate) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    if question.matter == SIGNATURES {
        return signed::decided(game, now, question);
    }
    let unknown = || BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()));
    let against = question.against.ok_or_else(unknown)?;
    let (edition, color) = (game.edition(), color_key(against));
    let draft = match choice {
        Choice::Accept if question.matter == NEGLECTED => {
            game.sheets.excused[against] = true;
            let why = clauses::UNABLE.reason(edition, "sheet_unable").with("color", color);
            let draft = Draft::new(Decision::NoAction, happened("happened_cannot_write", against), why);
            let draft = draft.against(against).doing(Consequence::ClockAdjusted);
            match &Figures::of(edition).unable_deducts {
                Some(example) => draft
                    .because(example_of(example.clause.clone(), "sheet_unable_example").with("minutes", example.value)),
                None => draft,
            }
        }
        Choice::Reject => {
            let mut why = question.reason.clone();
            why.key = "sheet_no_penalty".into();
            Draft::new(Decision::NoAction, happened("happened_sheet_forgiven", against), why).against(against)
        }
        Choice::Accept | Choice::Postpone => return Err(unknown()),
    };
    game.rule(now, draft);
    Ok(())
}

fn example_of(clause: ClauseId, key: &'static str) -> Reason {
    Reason::resting_on(key, vec![clause])
}

fn excuse(game: &Game) -> Offered {
    let clause = ClauseId::new(clauses::UNABLE.of(game.edition())[0]);
    offered(Choice::Accept.key(), clause, Consequence::ClockAdjusted, Both::default())
}

fn no_penalty(rule: Citation, edition: Edition) -> Offered {
    let clause = ClauseId::new(rule.of(edition)[0]);
    offered(Choice::Reject.key(), clause, Consequence::PlayGoesOn, Both::default())
}

fn offered(choice: &str, clause: ClauseId, consequence: Consequence, change: Both<Millis>) -> Offered {
    Offered { choice: choice.to_owned(), clause, consequence, change }
}

/// The milder penalties of the edition's list: a warning, time to the opponent, time from the
/// offender. The amounts are the arbiter's; where the guide gives an example it is shown.
fn penalties(game: &Game, against: Color) -> Vec<Offered> {
    let mut example = Both::default();
    let is_repeated = game.sheets.neglected[against] > 1;
    if let Some(figure) = Figures::of(game.edition()).neglect_gives.as_ref().filter(|_| is_repeated) {
        example[!against] = Millis::from_minutes(figure.value);
    }
    let offer = |penalty: Citation, consequence, change| {
        let id = penalty.of(game.edition())[0];
        let item = id.split_once('-').map_or(id, |(_, item)| item);
        offered(item, ClauseId::new(id), consequence, change)
    };
    vec![
        offer(clauses::WARNING, Consequence::Warned, Both::default()),
        offer(clauses::OPPONENTS_TIME, Consequence::ClockAdjusted, example),
        offer(clauses::OWN_TIME, Consequence::ClockAdjusted, Both::default()),
    ]
}
