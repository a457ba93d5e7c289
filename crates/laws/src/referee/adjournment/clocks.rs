//! The clocks at resumption: set by the arbiter, set wrong, put right.

use rokade_board::Color;
use rokade_clause::Reason;

use super::clauses::{self, LOST, RESTORED};
use super::{CLOCK, Phase};
use crate::referee::event::Choice;
use crate::referee::game::{Draft, Game, Heard, Moment};
use crate::referee::pair::Both;
use crate::referee::ruling::{Consequence, Decision, Offered, Question};
use crate::referee::time::Millis;

/// The arbiter sets the clocks before the envelope is opened: to the recorded times, or as he
/// thinks right where they are lost with it.
pub(super) fn set(game: &mut Game, now: Moment, white: Option<Millis>, black: Option<Millis>) -> Heard {
    let to = Both { white, black };
    let mut change = Both::default();
    for color in Color::ALL {
        if let Some(to) = to[color] {
            change[color] = to.max(Millis::ZERO) - game.clock.remaining(color);
        }
    }
    let is_lost = game.adjournment.pause().is_some_and(|pause| pause.is_lost);
    let edition = game.edition();
    let why = match is_lost {
        true => LOST.reason(edition, "adjournment_times_by_arbiter"),
        false => RESTORED.reason(edition, "adjournment_times_set"),
    };
    if let Some(pause) = game.adjournment.pause_mut()
        && !is_lost
    {
        for color in Color::ALL {
            pause.misset[color] += change[color];
        }
    }
    let draft = Draft::new(Decision::Restored, Reason::house("happened_clock_set_at_resumption"), why);
    game.rule_and_set(now, draft.doing(Consequence::ClockAdjusted), &to);
    Ok(())
}

/// Somebody says that a clock was set wrong at resumption.
pub(super) fn noticed(game: &mut Game, now: Moment) -> Heard {
    let edition = game.edition();
    if is_in_time(game) {
        correct(game, now, clauses::CLOCK.reason(edition, "adjournment_clock_corrected"));
        return Ok(());
    }
    let change = correction(game);
    let clause = || clauses::CLOCK.clauses(edition).remove(0);
    let offered = |choice: Choice, consequence, change| Offered {
        choice: choice.key().to_owned(),
        clause: clause(),
        consequence,
        change,
    };
    game.ask(Question {
        line: now.line,
        at: now.at,
        matter: CLOCK,
        against: None,
        reason: clauses::CLOCK.reason(edition, "question_clock_at_resumption"),
        choices: vec![
            offered(Choice::Accept, Consequence::ClockAdjusted, change),
            offered(Choice::Reject, Consequence::PlayGoesOn, Both::default()),
        ],
    });
    Ok(())
}

/// Each may complain until his own first move after the resumption. A notice does not say whose
/// complaint it is: while one of them may still speak, it is in time.
fn is_in_time(game: &Game) -> bool {
    match (&game.adjournment.phase, &game.adjournment.resumed) {
        (Phase::Play, Some(resumed)) => game.track.plies().len() < resumed.plies + Color::ALL.len(),
        _ => true,
    }
}

fn misset(game: &mut Game) -> Option<&mut Both<Millis>> {
    let state = &mut game.adjournment;
    match &mut state.phase {
        Phase::Play => state.resumed.as_mut().map(|resumed| &mut resumed.misset),
        Phase::Sealing(pause) | Phase::Away(pause) | Phase::Back(pause) => Some(&mut pause.misset),
    }
}

fn correction(game: &mut Game) -> Both<Millis> {
    misset(game).map(|misset| misset.map(|span| -*span)).unwrap_or_default()
}

fn correct(game: &mut Game, now: Moment, why: Reason) {
    let change = correction(game);
    if let Some(misset) = misset(game) {
        *misset = Both::default();
    }
    let draft = Draft::new(Decision::Restored, Reason::house("happened_clock_was_wrong"), why);
    let is_wrong = |color: Color| change[color] != Millis::ZERO;
    let to = Both::new(|color| is_wrong(color).then(|| game.clock.remaining(color) + change[color]));
    game.rule_and_set(now, draft.doing(Consequence::ClockAdjusted), &to);
}

pub(super) fn decided(game: &mut Game, now: Moment, choice: Choice) {
    let edition = game.edition();
    match choice {
        Choice::Accept => correct(game, now, clauses::CLOCK.reason(edition, "adjournment_clock_corrected_late")),
        Choice::Postpone | Choice::Reject => {
            let why = clauses::CLOCK.reason(edition, "adjournment_clock_stands");
            game.rule(now, Draft::new(Decision::NoAction, Reason::house("happened_clock_was_wrong"), why));
        }
    }
}
