//! The FIDE rating, by its dated editions: an event goes in, every player's change or first rating comes out,
//! game by game, with what the event itself must fulfil.
//!
//! | module | decides | clauses (of 2024 where nothing else is said) |
//! |---|---|---|
//! | `edition` | which text an event goes by | its start date |
//! | `standing` | who is rated, for himself and for the opponents | 8.2.4, RB standard-rating, D4.7.2c |
//! | `games` | which games count | rate-of-play, 5.1, 6, RB unequal-times, 600 |
//! | `change` | difference, expected score, change | 8.1.2, 8.3.1, 8.3.2 |
//! | `factor` | K | 8.3.3 |
//! | `first` | first ratings | 8.2, 7.1.4, D4.7.1a, D4.7.1b |
//! | `period` | sums of a period and the lists | 8.3.2, 8.3.3, lists, D4.7.3b |
//! | `requirement` | what the event must fulfil | per-day, first-control, registration, D4.7.2a–D4.7.3a |
//!
//! Leaves to the caller which ratings the list of the start date gives, and to `norm` what a result is worth as
//! a title norm.

mod change;
mod edition;
mod factor;
mod figures;
mod first;
mod games;
mod lines;
mod period;
mod report;
mod requirement;
mod standing;
mod thinking_time;

use jiff::civil::Date;
use rokade_clause::{ClauseId, Reason};
use rokade_model::{GameResult, HalfPoints, RoundNumber, Sex};

use crate::{PlayerId, Rating};

pub use edition::{Edition, UnknownEdition};
pub use factor::{Factor, factor, largest_factor};
pub use first::{FirstRating, Missing};
pub use lines::player_lines;
pub use period::{EventSum, Lists, PeriodSum, lists, period};
pub use report::{GameLine, PlayerReport, RatingSource, Report};
pub use requirement::{Requirement, RequirementKey};
pub use thinking_time::ThinkingTime;

/// The three lists; each has its own ratings and factors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl List {
    pub const ALL: [List; 3] = [List::Standard, List::Rapid, List::Blitz];

    pub const fn key(self) -> &'static str {
        match self {
            List::Standard => "standard",
            List::Rapid => "rapid",
            List::Blitz => "blitz",
        }
    }
}

/// One event. What is not known is `None`, and what depends on it is answered with "unknown".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    pub list: List,
    pub form: Form,
    pub is_team_event: bool,
    pub starts: Option<Date>,
    pub ends: Option<Date>,
    /// By round.
    pub round_days: Vec<Option<Date>>,
    /// Dates that were given and are none.
    pub unreadable_dates: Vec<String>,
    pub planned_rounds: RoundNumber,
    pub time: Option<ThinkingTime>,
    /// A time that was given and not understood.
    pub unreadable_time: Option<String>,
    /// When the event was registered.
    pub registered: Option<Date>,
    /// Whether the invitation said that it will be rated (D4.7.3a).
    pub announced: Option<bool>,
    pub entrants: Vec<Entrant>,
    /// Every pairing, in any order.
    pub games: Vec<Game>,
}

/// The form of an event, as far as FIDE's rules on ratings tell forms apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// Swiss, Monrad, knock-out and the like.
    #[default]
    Open,
    /// Everybody meets everybody.
    AllPlayAll,
    /// Two players, so many games.
    Match {
        /// It was agreed beforehand that games after the decision are rated.
        waived: bool,
    },
}

/// A player of an event that FIDE rates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    pub player: PlayerId,
    /// On the event's own list at its start; `None` for an unrated player.
    pub rating: Option<Rating>,
    /// Rapid and blitz: the standard rating.
    pub standard: Option<Rating>,
    /// A first rating received before this event is rated (8.2.4).
    pub first_rating: Option<Rating>,
    /// The factor of the last published list.
    pub k: Option<u32>,
    /// The highest rating published so far.
    pub highest: Option<Rating>,
    /// Rated games in events completed before.
    pub rated_games: Option<u32>,
    /// Rated games of the same period in other events.
    pub period_games: u32,
    pub birth_year: Option<u16>,
    pub sex: Option<Sex>,
    pub is_computer: bool,
    /// What an unrated player brings from earlier events.
    pub collected: Collected,
}

/// Games of an unrated player against rated opponents in earlier events of the time allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collected {
    pub opponents: Vec<Rating>,
    pub points: HalfPoints,
    /// The first day of the first of these events; `None` if nobody says.
    pub since: Option<Date>,
}

/// A game of the event, played or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub round: RoundNumber,
    pub white: PlayerId,
    pub black: PlayerId,
    /// `None` while the game is unfinished.
    pub result: Option<GameResult>,
    pub exception: Option<Exception>,
}

/// Why a game is not rated whatever its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exception {
    /// Force majeure or a fair-play decision (5.1).
    Decision,
    /// A game of a match played at another pace than the event's own.
    OtherPace,
}

/// Rates one event by one edition.
pub fn rate(event: &Event, edition: Edition) -> Report {
    report::report(event, edition)
}

/// A reason that rests on the clause a figure comes from.
fn by(reason: Reason, clause: &ClauseId) -> Reason {
    reason.and(clause.clone())
}
