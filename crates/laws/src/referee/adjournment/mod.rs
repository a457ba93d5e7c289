//! Adjournment: sealing, the envelope, resumption with either player missing.
//!
//! What a script leaves open is read as `docs/readings/adjournment-sealing.md` and
//! `docs/readings/adjournment-presence.md` say.

mod away;
mod clauses;
mod clocks;
mod envelope;
mod late;
mod lost;
mod opening;
mod resumption;
mod sealing;

pub use envelope::{Item, Label};
pub(crate) use late::resumption_limit;
pub(super) use late::to_put_aside;
pub(super) use lost::envelope_lost;
pub(super) use opening::open_envelope;
pub(super) use resumption::resume;
pub(super) use sealing::{adjourn, adjourn_early, seal};

use rokade_board::{Attempt, Color};
use rokade_clause::Reason;

use super::event::{Choice, Event};
use super::game::{Game, Heard, Moment};
use super::pair::{Both, color_key};
use super::penalties::Owed;
use super::ruling::Question;
use super::settings::BadScript;
use super::time::Millis;

pub(super) const CLOCK: &str = "clock_at_resumption";
pub(super) const LOST: &str = "position_after_lost_envelope";

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    phase: Phase,
    /// The last resumption, while the game goes on after it.
    resumed: Option<Resumed>,
    reprieve: Option<late::Reprieve>,
    /// Players whom the arbiter has excused for this resumption.
    excused: Both<bool>,
}

#[derive(Clone, Debug, Default)]
enum Phase {
    #[default]
    Play,
    /// A player writes the sealed move; his clock runs.
    Sealing(Box<Pause>),
    /// The envelope is closed and everybody is away.
    Away(Box<Pause>),
    /// The time of resumption has come; the envelope is not opened yet.
    Back(Box<Pause>),
}

/// One interruption of the game.
#[derive(Clone, Debug)]
struct Pause {
    sealer: Color,
    /// The player's own wish, before the end of the session.
    is_early: bool,
    /// The arbiter has declared the session over.
    is_session_over: bool,
    /// A move made on the board after the request to seal.
    on_board: Option<Attempt>,
    text: Option<String>,
    items: Option<Vec<Item>>,
    sealed_at: Millis,
    /// The sealing player has stopped the clock: nothing can be changed any more.
    is_stopped: bool,
    is_lost: bool,
    /// Moves on the board when it was sealed.
    plies: usize,
    present: Both<bool>,
    /// Somebody was said to arrive or to be missing: until then the script does not tell who is there.
    is_presence_told: bool,
    /// What the clocks were set away from the recorded times.
    misset: Both<Millis>,
    /// The set time of resumption.
    resumed_at: Millis,
    /// The arbiter wanted to open the envelope before the player who must reply had shown himself.
    is_opening_due: bool,
}

/// A game that is played on after an adjournment.
#[derive(Clone, Debug)]
struct Resumed {
    sealer: Color,
    at: Millis,
    present: Both<bool>,
    /// Moves on the board with the sealed one.
    plies: usize,
    misset: Both<Millis>,
    /// The second envelope: a reply to a player who is not there.
    reply: Option<Reply>,
}

#[derive(Clone, Debug)]
struct Reply {
    /// `None` when that envelope is lost.
    text: Option<String>,
}

impl Pause {
    fn new(sealer: Color, plies: usize) -> Self {
        Self {
            sealer,
            is_early: false,
            is_session_over: false,
            on_board: None,
            text: None,
            items: None,
            sealed_at: Millis::ZERO,
            is_stopped: false,
            is_lost: false,
            plies,
            present: Both::default(),
            is_presence_told: false,
            misset: Both::default(),
            resumed_at: Millis::ZERO,
            is_opening_due: false,
        }
    }

    /// The player who must answer the sealed move.
    fn replier(&self) -> Color {
        !self.sealer
    }
}

impl State {
    fn pause(&self) -> Option<&Pause> {
        match &self.phase {
            Phase::Play => None,
            Phase::Sealing(pause) | Phase::Away(pause) | Phase::Back(pause) => Some(pause),
        }
    }

    fn pause_mut(&mut self) -> Option<&mut Pause> {
        match &mut self.phase {
            Phase::Play => None,
            Phase::Sealing(pause) | Phase::Away(pause) | Phase::Back(pause) => Some(pause),
        }
    }

    fn take(&mut self) -> Phase {
        std::mem::take(&mut self.phase)
    }

    /// Who sealed, until the next adjournment.
    fn sealer(&self) -> Option<Color> {
        let resumed = self.resumed.as_ref().map(|resumed| resumed.sealer);
        self.pause().map(|pause| pause.sealer).or(resumed)
    }

    fn tell_presence(&mut self) {
        if let Some(pause) = self.pause_mut() {
            pause.is_presence_told = true;
        }
    }

    fn is_replier_present(&mut self) -> bool {
        let sealer = self.sealer();
        match (self.presence(), sealer) {
            (Some((_, present)), Some(sealer)) => present[!sealer],
            _ => false,
        }
    }

    /// Who is at the board since the last resumption, and when that was.
    fn presence(&mut self) -> Option<(Millis, &mut Both<bool>)> {
        match &mut self.phase {
            Phase::Back(pause) => Some((pause.resumed_at, &mut pause.present)),
            Phase::Play => self.resumed.as_mut().map(|resumed| (resumed.at, &mut resumed.present)),
            Phase::Sealing(_) | Phase::Away(_) => None,
        }
    }
}

/// The players have signed the result: a loss by coming too late stands.
pub(super) fn confirm_by_signature(state: &mut State) {
    state.reprieve = None;
}

/// The penalties in points that wait if a loss by coming too late is put aside.
pub(super) fn owed_after_all(state: &mut State) -> Option<&mut Owed> {
    state.reprieve.as_mut().map(late::Reprieve::owed)
}

/// The envelope of an adjourned game, while there is one.
pub(super) fn label(game: &Game) -> Option<Label> {
    let pause = game.adjournment.pause()?;
    Some(Label::of(game, pause.sealer, pause.items.as_deref()))
}

/// Hears an event before every other rule: an adjourned game has an order of its own until the
/// sealed move is on the board and both players are back. `None` leaves it to the others.
pub(super) fn first(game: &mut Game, now: Moment, event: &Event) -> Option<Heard> {
    let (player, deed) = (event.by.player(), &event.deed);
    if game.is_over() {
        return late::after_the_loss(game, now, player, deed);
    }
    match game.adjournment.phase {
        Phase::Play if game.adjournment.resumed.is_none() => None,
        Phase::Play => resumption::in_play(game, now, player, deed),
        Phase::Sealing(_) => sealing::hears(game, now, player, deed),
        Phase::Away(_) => away::hears(game, now, player, deed),
        Phase::Back(_) => resumption::before_opening(game, now, player, deed),
    }
}

/// The arbiter's answer to one of these questions.
pub(super) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    match question.matter {
        CLOCK => clocks::decided(game, now, choice),
        _ => lost::decided(game, now, choice),
    }
    Ok(())
}

/// An event that has no place here.
fn bad(key: &'static str) -> BadScript {
    BadScript::new(Reason::house(key))
}

fn not_on_move(player: Color) -> BadScript {
    BadScript::new(Reason::house("script_not_on_move").with("color", color_key(player)))
}
