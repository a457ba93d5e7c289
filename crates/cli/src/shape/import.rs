//! `rokade.import/1`: what a file was understood to say.

use std::path::Path;

use rokade_formats::players::{Guess, Row};
use rokade_formats::trf::{Dialect, Trf};
use rokade_model::{RoundNumber, StartNumber};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::command::import::{column_name, encoding_name, separator_name};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct PlayersShape {
    schema: &'static str,
    kind: &'static str,
    guess: GuessShape,
    players: Vec<PlayerShape>,
    files: Vec<String>,
}

#[derive(Serialize)]
struct GuessShape {
    encoding: &'static str,
    separator: &'static str,
    header: bool,
    columns: Vec<&'static str>,
    sample: Vec<Vec<String>>,
    assumptions: Vec<ReasonShape>,
}

#[derive(Serialize)]
struct PlayerShape {
    player: StartNumber,
    line: usize,
    family: String,
    given: String,
    rating: Option<u32>,
    title: Option<String>,
    club: String,
    federation: String,
    fide_id: Option<u64>,
    national_id: String,
    birth: Option<String>,
    group: String,
    assumptions: Vec<ReasonShape>,
}

impl PlayersShape {
    pub(crate) fn of(guess: &Guess, rows: &[Row], out: Option<&Path>, voice: &Voice) -> Self {
        Self {
            schema: "rokade.import/1",
            kind: "players",
            guess: GuessShape {
                encoding: encoding_name(guess.encoding),
                separator: separator_name(guess.separator),
                header: guess.has_header,
                columns: guess.columns.iter().map(|column| column_name(*column)).collect(),
                sample: guess.sample.clone(),
                assumptions: guess.assumptions.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
            },
            players: (1..).zip(rows).map(|(number, row)| player_shape(StartNumber(number), row, voice)).collect(),
            files: out.iter().map(|file| file.display().to_string()).collect(),
        }
    }
}

fn player_shape(player: StartNumber, row: &Row, voice: &Voice) -> PlayerShape {
    let person = &row.person;
    PlayerShape {
        player,
        line: row.line,
        family: person.name.family.clone(),
        given: person.name.given.clone(),
        rating: row.rating,
        title: row.title.map(|title| title.to_string()),
        club: person.club.clone(),
        federation: person.federation.clone(),
        fide_id: person.fide_id,
        national_id: person.national_id.clone(),
        birth: person.birth.map(|birth| birth.to_string()),
        group: row.group.clone(),
        assumptions: row.assumptions.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
    }
}

#[derive(Serialize)]
pub(crate) struct ReportShape {
    schema: &'static str,
    kind: &'static str,
    dialect: &'static str,
    name: String,
    players: usize,
    rounds: RoundNumber,
    rounds_paired: RoundNumber,
    system: Option<String>,
    tiebreaks: Vec<String>,
    assumptions: Vec<ReasonShape>,
}

impl ReportShape {
    pub(crate) fn of(trf: &Trf, voice: &Voice) -> Self {
        Self {
            schema: "rokade.import/1",
            kind: "trf",
            dialect: dialect(trf.dialect),
            name: trf.header.name.clone(),
            players: trf.history.players.len(),
            rounds: trf.history.rounds,
            rounds_paired: trf.history.paired_rounds(),
            system: trf.header.system.clone(),
            tiebreaks: trf.header.tiebreaks.clone(),
            assumptions: trf.assumptions.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
        }
    }
}

const fn dialect(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Trf06 => "trf06",
        Dialect::Trf16 => "trf16",
        Dialect::Javafo => "javafo",
        Dialect::BbpPairings => "bbppairings",
        Dialect::Trf26 => "trf26",
    }
}
