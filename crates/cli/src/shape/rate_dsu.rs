//! `rokade.rate_dsu/1`

use rokade_clause::{ClauseId, Reason};
use rokade_model::{History, RoundNumber, StartNumber};
use rokade_rating::dsu::{
    AverageLine, BoundaryStep, Direction, GameLine, Method, NotRatable, PlayerReport, RatingSource, Report,
    rounds_without_game,
};
use rokade_rating::table::Band;
use rokade_rating::{Rating, number_in_file};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct RateDsuShape {
    schema: &'static str,
    method: Option<&'static str>,
    average: Option<Rating>,
    players: Vec<PlayerShape>,
    not_ratable: Vec<NotRatableShape>,
    /// Why the group is rated by this method.
    because: Option<ReasonShape>,
}

#[derive(Serialize)]
struct PlayerShape {
    player: StartNumber,
    old: Rating,
    old_source: &'static str,
    games_rated: u32,
    points: String,
    games: Vec<GameShape>,
    expected_sum: String,
    expected: String,
    k: u32,
    bonus_threshold: String,
    bonus: String,
    change_exact: String,
    after_change: String,
    boundary: Vec<BoundaryShape>,
    winner_protection: bool,
    floor_applied: bool,
    new: Rating,
    change: i32,
    clauses: Vec<String>,
    readings: Vec<&'static str>,
    /// Which of the ratings in the file it is.
    old_kind: &'static str,
    /// What the change is added to: the number on file where the report is late.
    base: Rating,
    performance: Option<Rating>,
    averages: Vec<AverageShape>,
    /// Paired rounds without a game: byes and absences.
    without_game: Vec<ReasonShape>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<ReasonShape>,
}

#[derive(Serialize)]
struct GameShape {
    round: RoundNumber,
    opponent: StartNumber,
    opponent_rating: Option<Rating>,
    difference: Option<i32>,
    expected: Option<String>,
    score: Option<String>,
    rated: bool,
    /// Why the game is not rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    row: Option<RowShape>,
    /// The reason in full, also of a game that is rated although nobody played.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<ReasonShape>,
}

/// The row of table 1; the last one has no end.
#[derive(Serialize)]
struct RowShape {
    from: u32,
    to: Option<u32>,
}

#[derive(Serialize)]
struct AverageShape {
    cycle: u32,
    players: u32,
    average: Rating,
    difference: i32,
    share: String,
    expected: String,
    row: RowShape,
}

#[derive(Serialize)]
struct BoundaryShape {
    limit: Rating,
    direction: &'static str,
    before: String,
    after: String,
}

#[derive(Serialize)]
struct NotRatableShape {
    player: StartNumber,
    reason: String,
    remedy: String,
    clauses: Vec<String>,
    text: String,
    remedy_text: String,
}

impl RateDsuShape {
    pub(crate) fn of(report: &Report, history: &History, voice: &Voice) -> Self {
        let method = report.methods.first();
        Self {
            schema: "rokade.rate_dsu/1",
            method: method.map(|method| match method.method {
                Method::Average => "average",
                Method::Difference => "difference",
            }),
            average: method.and_then(|method| method.average),
            players: report.players.iter().map(|player| player_shape(player, history, voice)).collect(),
            not_ratable: report.not_ratable.iter().map(|line| not_ratable(line, voice)).collect(),
            because: method.map(|method| ReasonShape::of(&method.reason, voice, &[])),
        }
    }
}

fn player_shape(player: &PlayerReport, history: &History, voice: &Voice) -> PlayerShape {
    let (old_source, old_kind) = match player.source {
        RatingSource::File => ("file", "listed"),
        RatingSource::Elo => ("file", "elo"),
        RatingSource::National => ("file", "national"),
        RatingSource::Performance => ("performance", "performance"),
        RatingSource::Estimate => ("estimate", "estimate"),
    };
    PlayerShape {
        player: number_in_file(player.player),
        old: player.old,
        old_source,
        games_rated: player.games_rated,
        points: player.points.to_string(),
        games: player.games.iter().map(|line| game_shape(line, voice)).collect(),
        expected_sum: player.expected_sum.to_string(),
        expected: player.expected.to_string(),
        k: player.k,
        bonus_threshold: player.bonus_threshold.to_string(),
        bonus: player.bonus.to_string(),
        change_exact: player.change_exact.to_string(),
        after_change: player.after_change.to_string(),
        boundary: player.boundary.iter().map(boundary_shape).collect(),
        winner_protection: player.winner_protection,
        floor_applied: player.floor_applied,
        new: player.new,
        change: player.change,
        clauses: ids(&player.clauses),
        readings: player.readings.clone(),
        old_kind,
        base: player.base,
        performance: player.performance,
        averages: player.averages.iter().map(average_shape).collect(),
        without_game: rounds_without_game(history, number_in_file(player.player))
            .iter()
            .map(|reason| ReasonShape::of(reason, voice, &[]))
            .collect(),
        note: player.note.as_ref().map(|reason| ReasonShape::of(reason, voice, &[])),
    }
}

fn game_shape(line: &GameLine, voice: &Voice) -> GameShape {
    let unrated = line.reason.as_ref().filter(|_| !line.rated);
    GameShape {
        round: line.round,
        opponent: number_in_file(line.opponent),
        opponent_rating: line.opponent_rating,
        difference: line.difference,
        expected: line.expected.map(|expected| expected.to_string()),
        score: line.score.map(|score| score.to_string()),
        rated: line.rated,
        reason: unrated.map(|reason| reason.key.to_string()),
        row: line.band.map(row_shape),
        note: line.reason.as_ref().map(|reason| ReasonShape::of(reason, voice, &[])),
    }
}

fn row_shape(band: Band) -> RowShape {
    RowShape { from: band.from, to: band.to }
}

fn average_shape(line: &AverageLine) -> AverageShape {
    AverageShape {
        cycle: line.cycle,
        players: line.players,
        average: line.average,
        difference: line.difference,
        share: line.share.to_string(),
        expected: line.expected.to_string(),
        row: row_shape(line.band),
    }
}

fn boundary_shape(step: &BoundaryStep) -> BoundaryShape {
    BoundaryShape {
        limit: step.limit,
        direction: match step.direction {
            Direction::Up => "up",
            Direction::Down => "down",
        },
        before: step.before.to_string(),
        after: step.after.to_string(),
    }
}

fn not_ratable(line: &NotRatable, voice: &Voice) -> NotRatableShape {
    let key = |reason: &Reason| reason.key.to_string();
    NotRatableShape {
        player: number_in_file(line.player),
        reason: key(&line.reason),
        remedy: key(&line.remedy),
        clauses: ids(&line.reason.clauses),
        text: voice.reason(&line.reason),
        remedy_text: voice.reason(&line.remedy),
    }
}

fn ids(clauses: &[ClauseId]) -> Vec<String> {
    clauses.iter().map(ToString::to_string).collect()
}
