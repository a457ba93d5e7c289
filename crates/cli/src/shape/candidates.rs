//! `rokade.candidates/1`

use rokade_model::{RoundNumber, StartNumber};
use rokade_rating::candidate::{CandidateResult, EventKind};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub struct CandidatesShape {
    schema: &'static str,
    event: &'static str,
    players: Vec<RowShape>,
}

#[derive(Serialize)]
struct RowShape {
    player: StartNumber,
    name: String,
    average: u32,
    average_exact: String,
    category: Option<u32>,
    percent: Option<u32>,
    rounds: u32,
    required: Option<String>,
    points: String,
    reached: bool,
    reached_after_round: Option<RoundNumber>,
    reason: String,
    clauses: Vec<String>,
    text: String,
    provisional: bool,
    opponents: Vec<OpponentShape>,
    left_out: Vec<LeftOutShape>,
}

#[derive(Serialize)]
struct OpponentShape {
    round: RoundNumber,
    opponent: StartNumber,
    rating: u32,
    score: String,
}

#[derive(Serialize)]
struct LeftOutShape {
    round: RoundNumber,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl CandidatesShape {
    pub fn of(rows: &[CandidateResult], kind: EventKind, voice: &Voice) -> Self {
        let event = EventKind::ALL.into_iter().find_map(|(known, key)| (known == kind).then_some(key));
        Self {
            schema: "rokade.candidates/1",
            event: event.expect("ALL names every kind"),
            players: rows.iter().map(|row| row_shape(row, voice)).collect(),
        }
    }
}

fn row_shape(row: &CandidateResult, voice: &Voice) -> RowShape {
    RowShape {
        player: row.player,
        name: voice.known_name(row.player).to_owned(),
        average: row.average,
        average_exact: row.average_exact.to_string(),
        category: row.category,
        percent: row.percent,
        rounds: row.rounds,
        required: row.required.map(|points| points.to_string()),
        points: row.points.to_string(),
        reached: row.reached,
        reached_after_round: row.reached_after_round,
        reason: row.reason.key.to_string(),
        clauses: row.reason.clauses.iter().map(ToString::to_string).collect(),
        text: voice.reason(&row.reason),
        provisional: row.is_provisional,
        opponents: row
            .opponents
            .iter()
            .map(|opponent| OpponentShape {
                round: opponent.round,
                opponent: opponent.player,
                rating: opponent.rating,
                score: opponent.score.to_string(),
            })
            .collect(),
        left_out: row
            .left_out
            .iter()
            .map(|left| LeftOutShape { round: left.round, reason: ReasonShape::of(&left.reason, voice, &["round"]) })
            .collect(),
    }
}
