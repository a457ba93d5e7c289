//! Losses that the arbiter, or the event's own rules, may put aside.
//!
//! The rule takes effect at once, because it says so; "unless" is a decision of its own, which comes
//! after it (`docs/readings/default-time.md`).

use rokade_board::Color;
use rokade_clause::Reason;

use super::super::arrival;
use super::super::event::Choice;
use super::super::game::{Draft, End, Game, Heard, Moment};
use super::super::ruling::{Consequence, Decision};
use super::super::settings::BadScript;
use super::{PHONE, ask_for_penalty};

/// How to take up a game again that was lost by a rule with an exception.
#[derive(Clone, Debug)]
pub struct Reprieve {
    matter: &'static str,
    against: Option<Color>,
    /// Whose clock was running.
    running: Option<Color>,
    happened: Reason,
    why: Reason,
}

/// Ends the game; with a reason to go by, the arbiter may put the loss aside.
pub fn end_unless_put_aside(game: &mut Game, now: Moment, end: End, matter: &'static str, aside: Option<Reason>) {
    let before = game.conduct.reprieve.take().and_then(|before| before.running);
    game.conduct.reprieve = aside.map(|why| Reprieve {
        matter,
        against: end.against,
        running: game.clock.running().or(before),
        happened: end.happened.clone(),
        why,
    });
    if let Some(reprieve) = &game.conduct.reprieve {
        let reason = reprieve.why.clone();
        game.warn(now, reason);
    }
    game.end(now, end);
}

/// Whether the game is over by a loss that can still be put aside.
pub fn can_put_aside(game: &Game) -> bool {
    game.is_over() && game.conduct.reprieve.is_some()
}

/// Accepting confirms the loss, rejecting puts it aside and play goes on.
pub fn put_aside(game: &mut Game, now: Moment, choice: Choice) -> Heard {
    let nothing = || BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()));
    if choice == Choice::Postpone {
        return Err(nothing());
    }
    let reprieve = game.conduct.reprieve.take().ok_or_else(nothing)?;
    let mut draft = Draft::new(Decision::NoAction, reprieve.happened, reprieve.why.clone());
    if let Some(color) = reprieve.against {
        draft = draft.against(color);
    }
    if choice == Choice::Accept {
        game.rule(now, draft.doing(Consequence::GameLost));
        return Ok(());
    }
    game.verdict = None;
    if let Some(color) = reprieve.running {
        game.clock.run(color);
    }
    game.rule(now, draft);
    match (reprieve.matter, reprieve.against) {
        (PHONE, Some(color)) => ask_for_penalty(game, now, PHONE, color, reprieve.why),
        _ => arrival::excuse(game, reprieve.against),
    }
    Ok(())
}
