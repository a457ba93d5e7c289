//! The DSU rating (4.5.2–4.5.5): an event goes in, every player's new rating comes out with its derivation.
//!
//! | module | decides | clauses |
//! |---|---|---|
//! | `games` | which games are rated | D4.5.4.2a–c, D4.5.3 |
//! | `start` | whom an unknown player is taken for | D4.5.5.1c, D4.5.5.2a–d |
//! | `expected` | the method of a group, the expected score | D4.5.2.1a–c |
//! | `change` | factor, bonus, boundary, winners, floor | D4.5.2, D4.5.2.2–D4.5.2.6, D4.5.4.1b |
//! | `field`, `derive` | the whole event, without and with its derivation | D4.9.7-6, D4.9.8-3 |
//! | `lines` | a derivation as cited sentences | |
//!
//! Leaves to `registry` who is on the list and with which number.

mod change;
mod derive;
mod expected;
mod field;
mod figures;
mod games;
mod history;
mod lines;
mod report;
mod start;

use rokade_clause::HandbookEdition;
use rokade_model::{GameResult, Notice, RoundNumber};

use crate::{PlayerId, Rating};

pub use derive::rate;
pub use field::ratings;
pub use lines::{Line, event_lines, game_lines, player_lines, rounds_without_game, steps, without_game_until};
pub use report::{
    AverageLine, BoundaryStep, Direction, GameLine, GroupMethod, Method, NotRatable, PlayerReport, Report,
};

/// One event. Players of several of its groups are rated for all their games together (D4.9.7-6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    pub kind: EventKind,
    /// The edition of the handbook that the event goes by.
    pub handbook: HandbookEdition,
    /// Everybody who was entered. A player of a game who is not named here has no rating.
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

/// A player of an event that is rated by the union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub player: PlayerId,
    /// `None` if nothing is known: a foreign player's performance is computed (D4.5.5.2b), a Danish player
    /// needs an entry rating (D4.5.5.1c).
    pub rating: Option<StartRating>,
    /// The number on file when the report arrives, if it is not the start rating any more (D4.5.4.1b).
    pub registered: Option<Rating>,
    pub origin: Origin,
}

impl Entrant {
    /// A Danish player by the number of the rating office.
    pub fn listed(player: impl Into<PlayerId>, rating: Rating) -> Self {
        let rating = Some(StartRating { value: rating, source: RatingSource::File });
        Self { player: player.into(), rating, registered: None, origin: Origin::Danish }
    }

    /// Nothing is known of the player's strength.
    pub fn unknown(player: impl Into<PlayerId>, origin: Origin) -> Self {
        Self { player: player.into(), rating: None, registered: None, origin }
    }
}

/// Whose rules say how a player without a rating gets one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Also where nothing is said (docs/readings/rating-unknown-players.md).
    #[default]
    Danish,
    Foreign,
}

/// The federation whose players the rating system is for.
pub const DANISH_FEDERATION: &str = "DEN";

impl Origin {
    /// By the three letters of the federation; where none are given, Danish.
    pub fn of_federation(code: &str) -> Self {
        match code.trim() {
            "" => Origin::Danish,
            code if code.eq_ignore_ascii_case(DANISH_FEDERATION) => Origin::Danish,
            _ => Origin::Foreign,
        }
    }
}

/// The rating a player starts from and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartRating {
    pub value: Rating,
    pub source: RatingSource,
}

/// Where a start rating comes from.
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
    pub players: Vec<PlayerId>,
    pub is_all_play_all: bool,
    /// The winner, or everybody who shares the first place (D4.5.2.5).
    pub winners: Vec<PlayerId>,
    /// Every pairing.
    pub games: Vec<Game>,
}

/// A game of the event, played or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub round: RoundNumber,
    pub white: PlayerId,
    pub black: PlayerId,
    /// `None` while the game is unfinished.
    pub result: Option<GameResult>,
    /// Of an unplayed game: whether the missing player had told the arbiter. Where both were missing,
    /// accepted if either had. Accepted where nothing is said.
    pub notice: Option<Notice>,
    /// Team events: a reserve was put in after half an hour (D4.5.4.2a).
    pub late_reserve: bool,
    /// Rapid or blitz, such as the last games of a match (D4.5.3).
    pub too_fast: bool,
}

impl Game {
    /// A game at the event's own time.
    pub fn new(
        round: RoundNumber,
        white: impl Into<PlayerId>,
        black: impl Into<PlayerId>,
        result: Option<GameResult>,
    ) -> Self {
        let (white, black) = (white.into(), black.into());
        Self { round, white, black, result, notice: None, late_reserve: false, too_fast: false }
    }
}
