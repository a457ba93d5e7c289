//! What a rated event says: every figure on the way to the new rating.

use rokade_clause::{ClauseId, HandbookEdition, Reason};
use rokade_model::{Color, GameResult, HalfPoints, RoundNumber};

use super::RatingSource;
use crate::table::Band;
use crate::{Exact, Hundredths, PlayerId, Rating};

/// The whole event, players by key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// By group, in the order of the event.
    pub methods: Vec<GroupMethod>,
    pub players: Vec<PlayerReport>,
    pub not_ratable: Vec<NotRatable>,
}

/// How a group's expected scores are found, and why so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupMethod {
    pub method: Method,
    /// The class average of the average method.
    pub average: Option<Rating>,
    pub reason: Reason,
}

/// How a player's expected score is found: from the average of the opponents, or game by game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// D4.5.2.1a
    Average,
    /// D4.5.2.1b
    Difference,
}

/// One player's derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    pub player: PlayerId,
    /// The edition of the handbook by which the player is rated.
    pub handbook: HandbookEdition,
    pub old: Rating,
    pub source: RatingSource,
    /// Every pairing, by group and round; empty for a player who was never paired.
    pub games: Vec<GameLine>,
    /// How the average method came to its figures, by group and cycle; empty without it.
    pub averages: Vec<AverageLine>,
    pub games_rated: u32,
    /// Of the rated games.
    pub points: HalfPoints,
    pub expected_sum: Hundredths,
    /// Rounded to the nearest 0.05.
    pub expected: Hundredths,
    pub k: u32,
    pub bonus_threshold: Hundredths,
    pub bonus: Hundredths,
    pub change_exact: Exact,
    /// The rating it is added to and the change: the number on file where the report is late (D4.5.4.1b).
    pub base: Rating,
    pub after_change: Exact,
    pub boundary: Vec<BoundaryStep>,
    pub winner_protection: bool,
    pub floor_applied: bool,
    pub new: Rating,
    pub change: i32,
    /// What the rated games are worth, rounded; `None` where the table is silent.
    pub performance: Option<Rating>,
    pub clauses: Vec<ClauseId>,
    /// Readings that were needed: `late_report` stands in docs/readings/rating-late-report.md.
    pub readings: Vec<&'static str>,
    /// Why the rating stands as it was where no game is rated.
    pub note: Option<Reason>,
}

/// What the average method expects of a player in one cycle of a group (D4.5.2.1a): the player and all
/// opponents of rated games, of whom nobody is met twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AverageLine {
    /// Index into the event's groups.
    pub group: usize,
    /// From 1; above 1 only where opponents are met more than once.
    pub cycle: u32,
    /// M, the player included.
    pub players: u32,
    /// All their ratings, the player's included.
    pub sum: u64,
    /// Ra, the player included: the sum divided by M, a half upwards.
    pub average: Rating,
    /// Own rating less the average.
    pub difference: i32,
    pub band: Band,
    /// Pa, from that row.
    pub share: Hundredths,
    /// M x Pa - ½
    pub expected: Hundredths,
}

/// One pairing of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Index into the event's groups.
    pub group: usize,
    pub round: RoundNumber,
    pub opponent: PlayerId,
    pub color: Color,
    pub opponent_rating: Option<Rating>,
    /// Own rating less the opponent's.
    pub difference: Option<i32>,
    /// The row of table 1, for a rated game in the difference method.
    pub band: Option<Band>,
    pub expected: Option<Hundredths>,
    /// From White's side; `None` while the game is unfinished.
    pub result: Option<GameResult>,
    /// What the game gives this player.
    pub score: Option<HalfPoints>,
    pub rated: bool,
    /// Why the game is not rated, or why it is although nobody played.
    pub reason: Option<Reason>,
}

/// A boundary between two factors was passed (D4.5.2.4a–c).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoundaryStep {
    pub limit: Rating,
    pub direction: Direction,
    pub before: Exact,
    pub after: Exact,
    pub clause: ClauseId,
}

/// Whether a rating rises or falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    Up,
    Down,
}

/// A player the event gives no new rating, and what would.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRatable {
    pub player: PlayerId,
    pub reason: Reason,
    pub remedy: Reason,
}
