//! Losses that the arbiter, or the event's own rules, may put aside.
//!
//! The rule takes effect at once, because it says so; "unless" is a decision of its own, which comes
//! after it (`docs/readings/default-time.md`).

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};

use super::super::arrival;
use super::super::event::Choice;
use super::super::game::{Draft, End, Game, Heard, Moment};
use super::super::pair::Both;
use super::super::penalties::Owed;
use super::super::ruling::{Consequence, Decision, Offered, Question};
use super::super::settings::BadScript;
use super::super::time::Millis;
use super::{PHONE, State, ask_for_penalty};

/// How to take up a game again that was lost by a rule with an exception.
#[derive(Clone, Debug)]
pub(crate) struct Reprieve {
    matter: &'static str,
    against: Option<Color>,
    kept: Kept,
    happened: Reason,
    why: Reason,
}

/// What the end of a game takes away, for a game that may be taken up again.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// Whose clock was running.
    running: Option<Color>,
    /// Penalties in points that wait for the end of the game.
    owed: Owed,
    open: Vec<Question>,
}

impl Kept {
    /// As it stands before the end.
    pub(crate) fn of(game: &Game) -> Self {
        Self { running: game.clock.running(), owed: game.conduct.owed.clone(), open: game.open.clone() }
    }

    pub(crate) fn owed(&mut self) -> &mut Owed {
        &mut self.owed
    }

    /// The game goes on as it stood.
    pub(crate) fn give_back(self, game: &mut Game) {
        game.verdict = None;
        game.conduct.owed = self.owed;
        game.open = self.open;
        if let Some(color) = self.running {
            game.clock.run(color);
        }
    }
}

/// Ends the game; with a reason to go by, the arbiter may put the loss aside.
pub(crate) fn end_unless_put_aside(
    game: &mut Game,
    now: Moment,
    end: End,
    matter: &'static str,
    aside: Option<Reason>,
) {
    // A second loss changes a game that is already over.
    let before = game.conduct.reprieve.take().map(|before| before.kept);
    let kept = before.unwrap_or_else(|| Kept::of(game));
    game.conduct.reprieve =
        aside.map(|why| Reprieve { matter, against: end.against, kept, happened: end.happened.clone(), why });
    if let Some(reprieve) = &game.conduct.reprieve {
        let reason = reprieve.why.clone();
        game.warn(now, reason);
    }
    game.end(now, end);
}

/// Whether the game is over by a loss that can still be put aside.
pub(crate) fn can_put_aside(game: &Game) -> bool {
    game.is_over() && game.conduct.reprieve.is_some()
}

/// The same as a question to the arbiter.
pub(crate) fn to_put_aside(game: &Game) -> Option<Question> {
    let reprieve = game.conduct.reprieve.as_ref().filter(|_| game.is_over())?;
    Some(put_aside_question(reprieve.matter, reprieve.against, reprieve.why.clone()))
}

/// Whether a loss that the rule has brought about is to stand.
pub(crate) fn put_aside_question(matter: &'static str, against: Option<Color>, reason: Reason) -> Question {
    let clause = reason.clauses.first().cloned().unwrap_or_else(|| ClauseId::new(""));
    let lost = if against.is_some() { Consequence::GameLost } else { Consequence::BothLose };
    let offered = |choice: Choice, consequence| Offered {
        choice: choice.key().to_owned(),
        clause: clause.clone(),
        consequence,
        change: Both::default(),
    };
    let choices = vec![offered(Choice::Accept, lost), offered(Choice::Reject, Consequence::LossPutAside)];
    Question { line: 0, at: Millis::ZERO, matter, against, reason, choices }
}

/// The players have signed the result: it can no longer be put aside as if nothing had been signed.
pub(crate) fn confirm_by_signature(state: &mut State) {
    state.reprieve = None;
}

/// The penalties in points that wait if the loss is put aside.
pub(crate) fn owed_after_all(state: &mut State) -> Option<&mut Owed> {
    state.reprieve.as_mut().map(|reprieve| reprieve.kept.owed())
}

/// Accepting confirms the loss, rejecting puts it aside and play goes on.
pub(crate) fn put_aside(game: &mut Game, now: Moment, choice: Choice) -> Heard {
    let nothing = || BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()));
    if choice == Choice::Postpone {
        return Err(nothing());
    }
    let reprieve = game.conduct.reprieve.take().ok_or_else(nothing)?;
    let key = match (reprieve.matter, choice) {
        (PHONE, Choice::Accept) => "device_loss_confirmed",
        (PHONE, Choice::Reject | Choice::Postpone) => "device_loss_put_aside",
        (_, Choice::Accept) => "arrival_loss_confirmed",
        (_, Choice::Reject | Choice::Postpone) => "arrival_excused",
    };
    let why = Reason { key: key.into(), ..reprieve.why.clone() };
    let mut draft = Draft::new(Decision::NoAction, reprieve.happened, why);
    if let Some(color) = reprieve.against {
        draft = draft.against(color);
    }
    if choice == Choice::Accept {
        let lost = if reprieve.against.is_some() { Consequence::GameLost } else { Consequence::BothLose };
        game.rule(now, draft.doing(lost));
        return Ok(());
    }
    reprieve.kept.give_back(game);
    game.rule(now, draft.doing(Consequence::LossPutAside));
    match (reprieve.matter, reprieve.against) {
        (PHONE, Some(color)) => ask_for_penalty(game, now, PHONE, color, reprieve.why),
        _ => arrival::excuse(game, reprieve.against),
    }
    Ok(())
}
