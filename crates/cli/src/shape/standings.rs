//! `rokade.standings/1`

use rokade_model::{RoundNumber, StartNumber};
use rokade_standings::{Row, Rules, Separator, Standings, Term, TieBreak, Value};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub struct StandingsShape {
    schema: &'static str,
    after_round: RoundNumber,
    tiebreaks: Vec<&'static str>,
    rows: Vec<RowShape>,
    excluded: Vec<ExcludedShape>,
    /// Tie-breaks the file names and this version does not compute.
    skipped_tiebreaks: Vec<String>,
}

#[derive(Serialize)]
struct RowShape {
    place: u32,
    shared: bool,
    player: StartNumber,
    name: String,
    points: String,
    tiebreaks: Vec<ValueShape>,
    separated_from_next_by: Option<&'static str>,
}

#[derive(Serialize)]
struct ValueShape {
    key: &'static str,
    value: Option<Figures>,
    /// Why there is no value.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    terms: Vec<TermShape>,
    clauses: Vec<String>,
}

/// A string, or a list for corrections compared step by step.
#[derive(Serialize)]
#[serde(untagged)]
enum Figures {
    One(String),
    Steps(Vec<String>),
}

#[derive(Serialize)]
struct TermShape {
    round: RoundNumber,
    opponent: Option<StartNumber>,
    value: String,
    counted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<ReasonShape>,
}

#[derive(Serialize)]
struct ExcludedShape {
    player: StartNumber,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl StandingsShape {
    pub fn of(standings: &Standings, rules: &Rules, skipped: &[String], voice: &Voice) -> Self {
        Self {
            schema: "rokade.standings/1",
            after_round: standings.after,
            tiebreaks: rules.tiebreaks.iter().map(|tiebreak| tiebreak.key()).collect(),
            rows: standings.rows.iter().map(|row| row_shape(row, voice)).collect(),
            excluded: standings
                .excluded
                .iter()
                .map(|excluded| ExcludedShape {
                    player: excluded.player,
                    reason: ReasonShape::of(&excluded.reason, voice, &["player"]),
                })
                .collect(),
            skipped_tiebreaks: skipped.to_vec(),
        }
    }
}

fn row_shape(row: &Row, voice: &Voice) -> RowShape {
    RowShape {
        place: row.place,
        shared: row.shared,
        player: row.player,
        name: voice.known_name(row.player).to_owned(),
        points: row.points.to_string(),
        tiebreaks: row.tiebreaks.iter().map(|value| value_shape(value, voice)).collect(),
        separated_from_next_by: row.separated_from_next_by.map(Separator::key),
    }
}

fn value_shape(value: &Value, voice: &Voice) -> ValueShape {
    let steps: Vec<String> = value.steps.iter().map(ToString::to_string).collect();
    let figures = match value.tiebreak {
        TieBreak::DsuOrdinary | TieBreak::DsuMedian => Some(Figures::Steps(steps)),
        TieBreak::Mutual | TieBreak::MutualFirst if value.terms.is_empty() => None,
        _ => Some(Figures::One(steps.concat())),
    };
    ValueShape {
        key: value.tiebreak.key(),
        reason: figures.is_none().then_some("not_needed"),
        value: figures,
        terms: value.terms.iter().map(|term| term_shape(term, voice)).collect(),
        clauses: vec![value.clause.to_string()],
    }
}

fn term_shape(term: &Term, voice: &Voice) -> TermShape {
    TermShape {
        round: term.round,
        opponent: term.opponent,
        value: term.value.to_string(),
        counted: term.counted,
        note: term.reason.as_ref().map(|reason| ReasonShape::of(reason, voice, &[])),
    }
}
