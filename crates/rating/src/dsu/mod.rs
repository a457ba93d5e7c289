//! The DSU rating (4.5.2–4.5.5): an event goes in, every player's new rating comes out with its derivation.
//!
//! Leaves to `registry` who is on the list and with which number.

mod report;

use rokade_model::{GameResult, Notice, RoundNumber};

use crate::{PlayerKey, Rating};

pub use report::{BoundaryStep, Direction, GameLine, GroupMethod, Method, NotRatable, PlayerReport, Report};

/// One event. Players of several of its groups are rated for all their games together (D4.9.7-6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    pub kind: EventKind,
    /// Everybody who was paired.
    pub entrants: Vec<Entrant>,
    pub groups: Vec<Group>,
}

/// What 4.5.4.2 asks of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventKind {
    #[default]
    Individual,
    /// The division tournament and rated team events.
    Team,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub player: PlayerKey,
    /// `None` if nothing is known: a performance rating is computed (D4.5.5.2b).
    pub rating: Option<StartRating>,
    /// The number on file when the report arrives, if it is not the start rating any more (D4.5.4.1b).
    pub registered: Option<Rating>,
}

/// The rating a player starts from and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartRating {
    pub value: Rating,
    pub source: RatingSource,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatingSource {
    /// The event's own list: the number of the rating office.
    File,
    /// A foreign player's FIDE rating (D4.5.5.2a).
    Elo,
    /// A foreign player's national rating (D4.5.5.2a).
    National,
    /// Computed from this event (D4.5.5.2b).
    Performance,
    /// Given by the rating committee (D4.5.5.2d).
    Estimate,
}

/// One group of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    pub players: Vec<PlayerKey>,
    pub is_all_play_all: bool,
    /// The winner, or everybody who shares the first place (D4.5.2.5).
    pub winners: Vec<PlayerKey>,
    /// Every pairing, by round.
    pub games: Vec<Game>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub round: RoundNumber,
    pub white: PlayerKey,
    pub black: PlayerKey,
    /// `None` while the game is unfinished.
    pub result: Option<GameResult>,
    /// Of an unplayed game: whether the missing player had told the arbiter.
    pub notice: Option<Notice>,
    /// Team events: a reserve was put in after half an hour (D4.5.4.2a).
    pub late_reserve: bool,
}
