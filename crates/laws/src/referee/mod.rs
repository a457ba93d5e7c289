//! The referee: from what happened at one board to rulings, result, clocks and duties.
//!
//! Events are heard one by one; nothing is decided twice and nothing looks ahead, so that hearing the
//! first half and then the rest is the same as hearing the whole. Each rule is a module with its own
//! memory of the game.

mod account;
mod adjournment;
mod arrival;
mod blind;
mod clock;
mod conduct;
mod draws;
mod event;
mod filing;
mod flags;
mod game;
mod illegal_moves;
mod irregular;
mod material;
mod mating;
mod moves;
pub mod pace;
mod pair;
pub mod penalties;
mod quickplay;
mod ruling;
mod settings;
mod sheets;
mod stops;
mod time;
mod touching;
mod track;
mod written;

pub use account::{Account, Duty};
pub(crate) use adjournment::resumption_limit;
pub use adjournment::{Item as EnvelopeItem, Label as EnvelopeLabel};
pub use arrival::{ArrivalLimit, arrival_limit};
pub use clock::{Clock, Fall};
pub use event::{By, Choice, Claimed, Decide, Deed, Event, Grounds, HalfPoint, Notice, Noticed};
pub use filing::Ruling;
pub use game::Warning;
pub(crate) use mating::Mating;
pub use pace::Pace;
pub use pair::{Both, color_key};
pub use ruling::{Consequence, Decision, EndReason, MATTERS, Offered, Question, Score, UnknownScore, Verdict};
pub use settings::{BadScript, Blind, DrawAgreement, Period, Regulations, Schedule, Settings, Supervision};
pub use time::Millis;
pub use track::Ply;
pub use written::{TimeFault, read_time, write_time};

/// Lines of a script as they are written, before they are understood.
pub mod raw {
    pub use super::event::RawEvent;
    pub use super::settings::RawSettings;
}

use rokade_board::Color;
use rokade_clause::Reason;

use game::{Game, Heard, Moment};

/// A game under the referee.
#[derive(Clone, Debug)]
pub struct Referee {
    game: Game,
    /// The settings are line 1.
    line: u32,
    at: Millis,
}

impl Referee {
    pub fn new(settings: Settings) -> Self {
        Self { game: Game::new(settings), line: 1, at: Millis::ZERO }
    }

    /// Hears the next event, from the next line.
    pub fn hear(&mut self, event: &Event) -> Result<(), BadScript> {
        self.hear_line(self.line + 1, event)
    }

    /// Hears an event of a line. After a refusal this referee has heard half of it and is of no further
    /// use; [`Referee::after`] keeps the one before.
    pub fn hear_line(&mut self, line: u32, event: &Event) -> Result<(), BadScript> {
        check_times(event)?;
        if event.at < self.at {
            let reason = Reason::house("script_time_runs_back").with("at", event.at.0).with("before", self.at.0);
            return Err(BadScript::new(reason));
        }
        (self.line, self.at) = (line, event.at);
        self.game.clock.read(event.at);
        let now = Moment { line, at: event.at };
        sheets::look(&mut self.game, now);
        dispatch(&mut self.game, now, event)
    }

    /// The referee after one more event, or why it cannot have happened.
    pub fn after(&self, event: &Event) -> Result<Referee, BadScript> {
        let mut next = self.clone();
        next.hear(event)?;
        Ok(next)
    }

    /// The clocks at a later moment, with nothing else heard.
    pub fn clock_at(&self, at: Millis) -> Both<Millis> {
        let mut clock = self.game.clock.clone();
        clock.read(at.max(self.at));
        clock.shown()
    }

    /// The whole script.
    pub fn replay<'a>(
        settings: Settings,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Self, (u32, BadScript)> {
        let mut referee = Self::new(settings);
        for event in events {
            let line = referee.line + 1;
            referee.hear(event).map_err(|bad| (line, bad))?;
        }
        Ok(referee)
    }

    /// What comes of it so far.
    pub fn account(&self) -> Account<'_> {
        Account::new(&self.game)
    }

    pub fn settings(&self) -> &Settings {
        &self.game.settings
    }
}

/// No moment and no clock of a game lies beyond this many milliseconds; sums of such times stay far
/// within the type.
const LONGEST: u64 = 1_000_000_000_000;

fn check_times(event: &Event) -> Heard {
    let told = match &event.deed {
        Deed::SetClock { white, black } => [*white, *black],
        Deed::Decide(Decide::Penalty { ms, .. }) => [*ms, None],
        _ => [None, None],
    };
    let is_too_long = |time: &Millis| time.0.unsigned_abs() > LONGEST;
    match told.into_iter().flatten().chain([event.at]).find(is_too_long) {
        Some(time) => Err(BadScript::new(Reason::house("script_time_too_long").with("time", time.0))),
        None => Ok(()),
    }
}

fn dispatch(game: &mut Game, now: Moment, event: &Event) -> Heard {
    let rulings_before = game.rulings.len();
    match adjournment::first(game, now, event) {
        Some(heard) => heard?,
        None => in_play(game, now, event)?,
    }
    sheets::heard(game, now, event);
    blind::bear(game, rulings_before);
    Ok(())
}

fn in_play(game: &mut Game, now: Moment, event: &Event) -> Heard {
    match event.by.player() {
        _ if touching::heard_after_the_end(game, now, event) => Ok(()),
        Some(player) => {
            arrival::seen(game, player, &event.deed);
            by_player(game, now, player, &event.deed)
        }
        None => by_arbiter(game, now, &event.deed),
    }
}

fn by_player(game: &mut Game, now: Moment, player: Color, deed: &Deed) -> Heard {
    // A second player who comes too late changes a game that the first has lost in the same way.
    if game.is_over() && *deed != Deed::Arrive {
        return sheets::after_the_end(game, now, player, deed);
    }
    if quickplay::comes_too_late(game, now, player, deed) {
        return Ok(());
    }
    match deed {
        Deed::Arrive => arrival::arrive(game, now, player),
        Deed::Touch { squares, adjust, accidental } => {
            if *adjust {
                stops::adjusting(game, now, player);
            }
            touching::touch(game, now, player, squares, touching::manner(*adjust, *accidental))
        }
        Deed::Move { attempt, hands } => moves::make(game, now, player, *attempt, *hands),
        Deed::Press => {
            blind::pressed(game, now, player);
            moves::press(game, now, player)
        }
        Deed::Record { moves } => sheets::record(game, now, player, *moves),
        Deed::OfferDraw => draws::offer(game, now, player),
        Deed::AcceptDraw => draws::accept(game, now, player),
        Deed::DeclineDraw => draws::decline(game, now, player),
        Deed::Resign => draws::resign(game, now, player),
        Deed::Claim { rule, announced, grounds } => {
            stops::explained(game);
            match rule {
                Claimed::Threefold | Claimed::Fifty => draws::claim(game, now, player, *rule, announced.as_deref()),
                Claimed::Flag => flags::claim(game, now, player),
                Claimed::IllegalMove => illegal_moves::claim(game, now, player),
                Claimed::Touch => touching::claim(game, now, player),
                Claimed::Quickplay => quickplay::claim(game, now, player, *grounds),
                Claimed::IncrementG4 => quickplay::ask_for_increment(game, now, player),
            }
        }
        Deed::Stop { reason } => stops::by_player(game, now, player, reason.as_deref()),
        Deed::Seal { text, envelope } => adjournment::seal(game, now, player, text, envelope.as_deref()),
        Deed::Adjourn => adjournment::adjourn_early(game, now, player),
        Deed::Sign { result } => sheets::sign(game, now, player, *result),
        Deed::Start
        | Deed::Notice(_)
        | Deed::Restart { .. }
        | Deed::SetClock { .. }
        | Deed::Decide(_)
        | Deed::Reconstruct { .. }
        | Deed::ResumePlay
        | Deed::OpenEnvelope
        | Deed::EnvelopeLost => Err(BadScript::new(Reason::house("script_arbiter_only"))),
    }
}

fn by_arbiter(game: &mut Game, now: Moment, deed: &Deed) -> Heard {
    match deed {
        Deed::Decide(Decide::Penalty { item, against, ms, points }) => {
            return penalties::decide(game, now, item, *against, *ms, *points);
        }
        Deed::Decide(Decide::Claim(choice)) if conduct::can_put_aside(game) => {
            return conduct::put_aside(game, now, *choice);
        }
        _ if game.is_over() => return sheets::arbiter_after_the_end(game, now, deed),
        _ if quickplay::comes_too_late_for_the_arbiter(game, now, deed) => return Ok(()),
        _ => {}
    }
    match deed {
        Deed::Start => stops::start(game, now),
        Deed::Notice(notice) => {
            stops::explained(game);
            if notice.what == Noticed::WrongClockSetting {
                stops::wrongly_set(game);
            }
            notice_of(game, now, *notice)
        }
        Deed::Stop { reason } => stops::by_arbiter(game, now, reason.as_deref()),
        Deed::Restart { reason } => stops::restart(game, now, reason.as_deref()),
        Deed::SetClock { white, black } => stops::set_clock(game, now, *white, *black),
        Deed::Decide(Decide::Claim(choice)) => decide(game, now, *choice),
        Deed::Reconstruct { moves, fen } if blind::waits_for_position(game) => {
            blind::go_back(game, now, *moves, fen.as_deref())
        }
        Deed::Reconstruct { moves, fen } => sheets::reconstruct(game, now, *moves, fen.as_deref()),
        Deed::Adjourn => adjournment::adjourn(game, now),
        Deed::ResumePlay => adjournment::resume(game, now),
        Deed::OpenEnvelope => adjournment::open_envelope(game, now),
        Deed::EnvelopeLost => adjournment::envelope_lost(game, now),
        _ => Err(BadScript::new(Reason::house("script_player_only"))),
    }
}

fn notice_of(game: &mut Game, now: Moment, notice: Notice) -> Heard {
    let named = || {
        notice
            .against
            .ok_or_else(|| BadScript::new(Reason::house("script_against_needed").with("what", notice.what.key())))
    };
    match notice.what {
        Noticed::IllegalMove => illegal_moves::noticed(game, now, notice.against),
        Noticed::BothKingsInCheck | Noticed::PawnOnLastRank => illegal_moves::illegal_position(game, now, notice.what),
        Noticed::Touch => touching::noticed(game, now, named()?),
        Noticed::Flag => flags::noticed(game, now, named()?),
        Noticed::BothFlags => flags::both_noticed(game, now, notice.first),
        Noticed::Absent => arrival::absent(game, now, notice.against),
        Noticed::Phone => conduct::phone(game, now, named()?),
        Noticed::RefusesRules => conduct::refuses(game, now, notice.against),
        Noticed::MoveWrittenInAdvance => sheets::written_in_advance(game, now, named()?),
        Noticed::RecordingNeglected => sheets::neglected(game, now, named()?),
        Noticed::ColoursReversed => irregular::colours_reversed(game, now),
        Noticed::WrongStart => irregular::wrong_start(game, now),
        Noticed::BoardTurned => irregular::board_turned(game, now),
        Noticed::DisplacedPieces => irregular::displaced(game, now, notice.against),
        Noticed::WrongClockSetting => irregular::wrong_clock_setting(game, now),
        Noticed::BoardsDiffer => blind::boards_differ(game, now, notice.against),
    }
}

/// The arbiter's answer to the question that has been open longest among those it fits.
fn decide(game: &mut Game, now: Moment, choice: Choice) -> Heard {
    let fits = |question: &Question| question.choices.iter().any(|offered| offered.choice == choice.key());
    let Some(at) = game.open.iter().position(fits) else {
        return Err(BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key())));
    };
    let question = game.open.remove(at);
    match question.matter {
        quickplay::CLAIM | quickplay::POSTPONED | quickplay::INCREMENT => {
            quickplay::decided(game, now, &question, choice)
        }
        flags::ORDER_UNKNOWN => flags::decided(game, now, &question, choice),
        irregular::REVERSED | irregular::CLOCK_SETTING => irregular::decided(game, now, &question, choice),
        adjournment::CLOCK | adjournment::LOST => adjournment::decided(game, now, &question, choice),
        draws::AGREEMENT => draws::decided(game, now, &question, choice),
        stops::STOPPED | stops::CLOCK_FAULT | stops::CLOCK_HANDLING => stops::decided(game, now, &question, choice),
        sheets::NEGLECTED | sheets::WRITTEN_IN_ADVANCE | sheets::SIGNATURES => {
            sheets::decided(game, now, &question, choice)
        }
        conduct::REFUSAL => conduct::decided(game, now, &question, choice),
        blind::BOARDS_DIFFER => blind::decided(game, now, choice),
        _ => Err(BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()))),
    }
}
