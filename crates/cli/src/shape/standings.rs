//! `rokade.standings/1`

use rokade_clause::Reason;
use rokade_model::{RoundNumber, StartNumber};
use rokade_standings::{Neighbour, Row, Separator, Standings, Term, TieBreakEdition, Value};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::teams::{TeamLine, Teams};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct StandingsShape {
    schema: &'static str,
    after_round: RoundNumber,
    tiebreaks: Vec<String>,
    /// The text FIDE's tie-breaks go by.
    edition: &'static str,
    rows: Vec<RowShape>,
    excluded: Vec<ExcludedShape>,
    /// Tie-breaks the file names and this version does not compute.
    skipped_tiebreaks: Vec<String>,
    /// Tie-breaks of the list that do not belong here, or that fall away.
    warnings: Vec<ReasonShape>,
    /// What separates the two players asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<BetweenShape>,
    /// The teams of an Olympiad, best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    teams: Option<Vec<TeamShape>>,
}

#[derive(Serialize)]
struct TeamShape {
    place: usize,
    shared: bool,
    team: usize,
    board_points: String,
    match_points: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// By board.
    players: Vec<TeamPlayerShape>,
}

#[derive(Serialize)]
struct TeamPlayerShape {
    player: StartNumber,
    name: String,
}

#[derive(Serialize)]
struct BetweenShape {
    by: Option<String>,
    #[serde(flatten)]
    reason: ReasonShape,
}

#[derive(Serialize)]
struct RowShape {
    place: u32,
    shared: bool,
    player: StartNumber,
    name: String,
    points: String,
    tiebreaks: Vec<ValueShape>,
    separated_from_next_by: Option<String>,
}

#[derive(Serialize)]
struct ValueShape {
    key: String,
    value: Option<Figures>,
    /// Why there is no value.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    terms: Vec<TermShape>,
    /// How the terms make the value, where that is more than adding up.
    #[serde(skip_serializing_if = "Option::is_none")]
    how: Option<ReasonShape>,
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
    /// Why a cut or a median leaves the term out.
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<ReasonShape>,
}

#[derive(Serialize)]
struct ExcludedShape {
    player: StartNumber,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl StandingsShape {
    pub(crate) fn of(standings: &Standings, edition: TieBreakEdition, skipped: &[String], voice: &Voice) -> Self {
        Self {
            schema: "rokade.standings/1",
            after_round: standings.after,
            tiebreaks: standings.tiebreaks.iter().map(ToString::to_string).collect(),
            edition: edition.key(),
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
            warnings: Vec::new(),
            between: None,
            teams: None,
        }
    }

    pub(crate) fn with_teams(mut self, teams: Option<&Teams>, voice: &Voice) -> Self {
        self.teams = teams.map(|teams| teams.rows.iter().map(|line| team_shape(line, voice)).collect());
        self
    }

    pub(crate) fn warning(mut self, warnings: &[Reason], voice: &Voice) -> Self {
        self.warnings = warnings.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect();
        self
    }

    pub(crate) fn between(mut self, between: Option<&Neighbour>, voice: &Voice) -> Self {
        self.between = between.map(|neighbour| BetweenShape {
            by: neighbour.by.as_ref().map(|by| by.key().to_owned()),
            reason: ReasonShape::of(&neighbour.reason, voice, &[]),
        });
        self
    }
}

fn team_shape(line: &TeamLine, voice: &Voice) -> TeamShape {
    let TeamLine { row, shared, players } = line;
    let player = |number: &StartNumber| TeamPlayerShape { player: *number, name: voice.known_name(*number).to_owned() };
    TeamShape {
        place: row.place,
        shared: *shared,
        team: row.team,
        board_points: row.board_points.to_string(),
        match_points: row.match_points,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        players: players.iter().map(player).collect(),
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
        separated_from_next_by: row.separated_from_next_by.as_ref().map(Separator::key).map(str::to_owned),
    }
}

fn value_shape(value: &Value, voice: &Voice) -> ValueShape {
    let steps: Vec<String> = value.steps.iter().map(ToString::to_string).collect();
    let figures = match steps.is_empty() {
        true => None,
        false if value.tiebreak.is_stepwise() => Some(Figures::Steps(steps)),
        false => Some(Figures::One(steps.concat())),
    };
    ValueShape {
        key: value.tiebreak.to_string(),
        reason: value.missing.as_ref().map(|reason| reason.key.to_string()),
        value: figures,
        how: value.how.as_ref().map(|reason| ReasonShape::of(reason, voice, &[])),
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
        cut: term.cut.as_ref().map(|reason| ReasonShape::of(reason, voice, &[])),
    }
}
