//! An envelope that cannot be found.

use rokade_board::{Attempt, Color};
use rokade_clause::{Citation, Reason};

use super::clauses::{self, UNKNOWN};
use super::{LOST, Phase, bad, opening};
use crate::referee::event::Choice;
use crate::referee::game::{Draft, End, Game, Heard, Moment, happened};
use crate::referee::pair::Both;
use crate::referee::ruling::{Consequence, Decision, Offered, Question};

/// The player who sealed plays the move that he says he sealed. Whether the position is still known
/// is the arbiter's to say.
pub(crate) fn envelope_lost(game: &mut Game, now: Moment) -> Heard {
    let Some(owing) = lose(game) else { return Err(bad("script_no_envelope")) };
    let edition = game.edition();
    let why = clauses::LOST.reason(edition, "adjournment_stated_move_owed");
    let draft = Draft::new(Decision::Restored, happened("happened_envelope_lost", owing), why);
    game.rule(now, draft.doing(Consequence::AnnouncedMoveOwed).bearing(UNKNOWN.clauses(edition)));
    ask(game, now, "question_position_after_lost_envelope");
    Ok(())
}

/// Notes the loss and says who had written what is lost.
fn lose(game: &mut Game) -> Option<Color> {
    let state = &mut game.adjournment;
    match &mut state.phase {
        Phase::Away(pause) | Phase::Back(pause) if !pause.is_lost => {
            pause.is_lost = true;
            Some(pause.sealer)
        }
        Phase::Play => {
            let resumed = state.resumed.as_mut()?;
            resumed.reply.as_mut()?.text.take()?;
            Some(!resumed.sealer)
        }
        _ => None,
    }
}

/// The men on the board are no position in which a sealed move could be judged: as if the envelope
/// were lost.
pub(super) fn unsound(game: &mut Game, now: Moment) {
    lose(game);
    ask(game, now, "question_position_unsound");
}

fn ask(game: &mut Game, now: Moment, key: &'static str) {
    let edition = game.edition();
    let offered = |choice: Choice, citation: Citation, consequence| Offered {
        choice: choice.key().to_owned(),
        clause: citation.clauses(edition).remove(0),
        consequence,
        change: Both::default(),
    };
    game.ask(Question {
        line: now.line,
        at: now.at,
        matter: LOST,
        against: None,
        reason: UNKNOWN.clauses(edition).into_iter().fold(clauses::LOST.reason(edition, key), Reason::and),
        choices: vec![
            offered(Choice::Accept, clauses::LOST, Consequence::AnnouncedMoveOwed),
            offered(Choice::Reject, UNKNOWN, Consequence::Annulled),
        ],
    });
}

pub(super) fn decided(game: &mut Game, now: Moment, choice: Choice) {
    let edition = game.edition();
    let what = Reason::house("happened_position_after_lost_envelope");
    match choice {
        Choice::Accept | Choice::Postpone => {
            let why = clauses::LOST.reason(edition, "adjournment_stated_move_owed");
            game.rule(now, Draft::new(Decision::Restored, what, why).doing(Consequence::AnnouncedMoveOwed));
        }
        Choice::Reject => game.end(now, End::annulled(what, UNKNOWN.reason(edition, "adjournment_position_unknown"))),
    }
}

/// The move that the player says he sealed, played on the board.
pub(super) fn state_move(game: &mut Game, now: Moment, player: Color, attempt: Attempt) -> Heard {
    game.close(LOST);
    match game.adjournment.phase {
        Phase::Play => opening::play_reply(game, now, player, attempt),
        _ => opening::play_sealed(game, now, attempt),
    }
}
