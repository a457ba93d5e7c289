//! `rokade.candidates/1`

use rokade_model::{RoundNumber, StartNumber};
use rokade_rating::candidate::{CandidateResult, EventKind, LeftOut, Outlook};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::command::candidates::no_rating;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct CandidatesShape {
    schema: &'static str,
    /// What the event is to § 26; `null` where nobody has said.
    event: Option<&'static str>,
    players: Vec<RowShape>,
    /// Players of the event who have no rating and so no answer.
    without_rating: Vec<UnratedShape>,
}

#[derive(Serialize)]
struct UnratedShape {
    player: StartNumber,
    text: String,
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
    /// `reached`, `in_reach`, `out_of_reach`, `missed` or `awaits_approval`.
    status: &'static str,
    /// The points are enough; the kind of event is not stated.
    missing: Option<&'static str>,
    needs: Option<NeedsShape>,
    /// What the rounds to come would make of the average and of the points asked.
    ahead: Vec<ReasonShape>,
    own_rating: u32,
    /// The averages of the row of the table, from and to.
    band: Option<(u32, Option<u32>)>,
    missed: Vec<LeftOutShape>,
    opponents: Vec<OpponentShape>,
    left_out: Vec<LeftOutShape>,
}

/// Further points: the fewest that can be enough, and those that are enough against anybody.
#[derive(Serialize)]
struct NeedsShape {
    rounds: u32,
    least: String,
    enough: Option<String>,
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
    pub(crate) fn of(rows: &[CandidateResult], unrated: &[StartNumber], kind: EventKind, voice: &Voice) -> Self {
        Self {
            schema: "rokade.candidates/1",
            event: kind.key(),
            players: rows.iter().map(|row| row_shape(row, voice)).collect(),
            without_rating: unrated
                .iter()
                .map(|player| UnratedShape { player: *player, text: no_rating(*player, voice) })
                .collect(),
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
        text: voice.reason(row.said()),
        provisional: row.is_provisional,
        status: status(row),
        missing: row.awaits_approval.then_some("event_kind"),
        needs: match row.outlook {
            Outlook::InReach { rounds, least, enough } => {
                Some(NeedsShape { rounds, least: least.to_string(), enough: enough.map(|points| points.to_string()) })
            }
            Outlook::Settled | Outlook::OutOfReach { .. } => None,
        },
        ahead: row.ahead.iter().map(|ahead| ReasonShape::of(ahead, voice, &[])).collect(),
        own_rating: row.own,
        band: row.band,
        missed: left_out(&row.missed, voice),
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
        left_out: left_out(&row.left_out, voice),
    }
}

fn left_out(rounds: &[LeftOut], voice: &Voice) -> Vec<LeftOutShape> {
    let shape =
        |left: &LeftOut| LeftOutShape { round: left.round, reason: ReasonShape::of(&left.reason, voice, &["round"]) };
    rounds.iter().map(shape).collect()
}

fn status(row: &CandidateResult) -> &'static str {
    match row.outlook {
        Outlook::InReach { .. } => "in_reach",
        Outlook::OutOfReach { .. } => "out_of_reach",
        Outlook::Settled if row.reached => "reached",
        Outlook::Settled if row.awaits_approval => "awaits_approval",
        Outlook::Settled => "missed",
    }
}
