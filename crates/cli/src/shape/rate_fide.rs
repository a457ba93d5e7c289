//! `rokade.rate_fide/1`

use rokade_model::{Color, HalfPoints, RoundNumber, StartNumber};
use rokade_rating::fide::{FirstRating, GameLine, Lists, Missing, PlayerReport, RatingSource, Report, Requirement};
use rokade_rating::performance::Performance;
use rokade_rating::{Exact, Hundredths, Rating, number_in_file};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct RateFideShape {
    schema: &'static str,
    edition: &'static str,
    event_ratable: bool,
    event_failures: Vec<RequirementShape>,
    players: Vec<PlayerShape>,
    new_players: Vec<NewPlayerShape>,
    pace: &'static str,
    requirements: Vec<RequirementShape>,
    notes: Vec<ReasonShape>,
    lists: Option<ListsShape>,
}

#[derive(Serialize)]
struct RequirementShape {
    key: &'static str,
    met: Option<bool>,
    found: Option<i64>,
    needed: Option<i64>,
    #[serde(flatten)]
    reason: ReasonShape,
    remedy: Option<ReasonShape>,
}

#[derive(Serialize)]
struct ListsShape {
    first: String,
    last: String,
    copy: Option<String>,
}

#[derive(Serialize)]
struct PlayerShape {
    player: StartNumber,
    old: Rating,
    k: u32,
    games_rated: u32,
    points: String,
    games: Vec<GameShape>,
    expected: Hundredths,
    change: Hundredths,
    /// Were the event alone in its period.
    change_rounded: i64,
    new: i64,
    published: bool,
    performance: Option<i64>,
    old_source: &'static str,
    k_of_list: u32,
    k_reason: ReasonShape,
    k_limited: Option<ReasonShape>,
    clauses: Vec<String>,
}

#[derive(Serialize)]
struct GameShape {
    round: RoundNumber,
    opponent: StartNumber,
    opponent_rating: Option<Rating>,
    difference: Option<i32>,
    capped: bool,
    expected: Option<Hundredths>,
    score: Option<String>,
    rated: bool,
    colour: Color,
    true_difference: Option<i32>,
    /// The row of the table: from and to.
    row: Option<(u32, Option<u32>)>,
    #[serde(flatten)]
    reason: Option<ReasonShape>,
}

#[derive(Serialize)]
struct NewPlayerShape {
    player: StartNumber,
    opponents: u32,
    points: String,
    average: Option<i64>,
    initial: Option<i64>,
    published: bool,
    missing: Vec<&'static str>,
    average_exact: Option<Exact>,
    percent: Option<u32>,
    difference: Option<i32>,
    initial_exact: Option<Exact>,
    fictitious_opponents: u32,
    performance: Option<i64>,
    reasons: Vec<ReasonShape>,
    games: Vec<GameShape>,
}

impl RateFideShape {
    /// `only`: the figures of one player.
    pub(crate) fn of(report: &Report, only: Option<StartNumber>, voice: &Voice) -> Self {
        let requirement = |one: &Requirement| requirement_shape(one, voice);
        let is_shown = |player: StartNumber| only.is_none_or(|only| only == player);
        let players = report.players.iter().filter(|row| is_shown(number_in_file(row.player)));
        let new_players = report.new_players.iter().filter(|row| is_shown(number_in_file(row.player)));
        Self {
            schema: "rokade.rate_fide/1",
            edition: report.edition.key(),
            event_ratable: report.is_ratable(),
            event_failures: report.failures().map(requirement).collect(),
            players: players.map(|row| player_shape(row, voice)).collect(),
            new_players: new_players.map(|row| new_player_shape(row, voice)).collect(),
            pace: report.list.key(),
            requirements: report.requirements.iter().map(requirement).collect(),
            notes: report.notes.iter().map(|note| ReasonShape::of(note, voice, &[])).collect(),
            lists: report.lists.as_ref().map(lists_shape),
        }
    }
}

fn requirement_shape(one: &Requirement, voice: &Voice) -> RequirementShape {
    RequirementShape {
        key: one.key.key(),
        met: one.met,
        found: one.found,
        needed: one.needed,
        reason: ReasonShape::of(&one.reason, voice, &["key", "met", "found", "needed", "remedy"]),
        remedy: one.remedy.as_ref().map(|remedy| ReasonShape::of(remedy, voice, &[])),
    }
}

fn lists_shape(lists: &Lists) -> ListsShape {
    ListsShape {
        first: lists.first.to_string(),
        last: lists.last.to_string(),
        copy: lists.copy.map(|day| day.to_string()),
    }
}

fn player_shape(row: &PlayerReport, voice: &Voice) -> PlayerShape {
    PlayerShape {
        player: number_in_file(row.player),
        old: row.old,
        k: row.alone.k,
        games_rated: row.games_rated,
        points: row.points.to_string(),
        games: row.games.iter().map(|line| game_shape(line, voice)).collect(),
        expected: row.expected,
        change: row.alone.exact,
        change_rounded: row.alone.change,
        new: row.alone.new,
        published: row.alone.below_floor.is_none(),
        performance: rounded(row.performance),
        old_source: match row.source {
            RatingSource::List => "list",
            RatingSource::StandardList => "standard_list",
            RatingSource::FirstRatedMeanwhile => "first_rated_meanwhile",
        },
        k_of_list: row.factor.value,
        k_reason: ReasonShape::of(&row.factor.reason, voice, &[]),
        k_limited: row.alone.limited.as_ref().map(|reason| ReasonShape::of(reason, voice, &[])),
        clauses: row.clauses.iter().map(ToString::to_string).collect(),
    }
}

fn game_shape(line: &GameLine, voice: &Voice) -> GameShape {
    let taken = ["round", "opponent", "opponent_rating", "difference", "capped", "expected", "score", "rated"];
    GameShape {
        round: line.round,
        opponent: number_in_file(line.opponent),
        opponent_rating: line.opponent_rating,
        difference: line.difference,
        capped: line.is_capped,
        expected: line.expected,
        score: line.score.map(|score: HalfPoints| score.to_string()),
        rated: line.is_rated,
        colour: line.color,
        true_difference: line.true_difference,
        row: line.band.map(|band| (band.from, band.to)),
        reason: line.reason.as_ref().map(|reason| ReasonShape::of(reason, voice, &taken)),
    }
}

fn new_player_shape(row: &FirstRating, voice: &Voice) -> NewPlayerShape {
    NewPlayerShape {
        player: number_in_file(row.player),
        opponents: row.opponents,
        points: row.points.to_string(),
        average: row.average.map(Exact::half_up),
        initial: row.initial,
        published: row.published,
        missing: row.missing.iter().copied().map(Missing::key).collect(),
        average_exact: row.average,
        percent: row.percent,
        difference: row.difference,
        initial_exact: row.exact,
        fictitious_opponents: row.fictitious.map_or(0, |(count, _)| count),
        performance: rounded(row.performance),
        reasons: row.reasons.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
        games: row.games.iter().map(|line| game_shape(line, voice)).collect(),
    }
}

fn rounded(performance: Option<Performance>) -> Option<i64> {
    performance.map(|performance| performance.rounded())
}
