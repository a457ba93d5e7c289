//! `rokade.check/1`

use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::{Difference, System};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::recheck::{Recheck, TableDifference};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct CheckShape {
    schema: &'static str,
    system: &'static str,
    edition: &'static str,
    rounds_checked: usize,
    rounds_skipped: Vec<RoundNumber>,
    equal: bool,
    differences: Vec<DifferenceShape>,
    standings: TableShape,
    source: String,
}

#[derive(Serialize)]
struct DifferenceShape {
    round: RoundNumber,
    file: Vec<(StartNumber, StartNumber)>,
    engine: Vec<(StartNumber, StartNumber)>,
    deciding: String,
    file_value: Option<i64>,
    engine_value: Option<i64>,
    illegal: bool,
    breaches: Vec<ReasonShape>,
}

/// Where the table was not asked for nothing differs; `checked` says so.
#[derive(Serialize)]
struct TableShape {
    checked: bool,
    equal: bool,
    differences: Vec<TableDifferenceShape>,
    skipped_tiebreaks: Vec<String>,
}

#[derive(Serialize)]
struct TableDifferenceShape {
    player: StartNumber,
    what: &'static str,
    file: String,
    engine: String,
}

/// The table of a file held against ours, where that was asked for.
pub(crate) struct TableCheck {
    pub differences: Vec<TableDifference>,
    pub skipped: Vec<String>,
}

impl CheckShape {
    pub(crate) fn of(
        source: &str,
        system: System,
        recheck: &Recheck,
        table: Option<&TableCheck>,
        voice: &Voice,
    ) -> Self {
        let is_table_equal = table.is_none_or(|table| table.differences.is_empty());
        Self {
            schema: "rokade.check/1",
            system: system.key(),
            edition: system.edition(),
            rounds_checked: recheck.checked,
            rounds_skipped: recheck.skipped.clone(),
            equal: recheck.differences.is_empty() && is_table_equal,
            differences: recheck.differences.iter().map(|difference| difference_shape(difference, voice)).collect(),
            standings: TableShape {
                checked: table.is_some(),
                equal: is_table_equal,
                differences: table.into_iter().flat_map(|table| &table.differences).map(table_shape).collect(),
                skipped_tiebreaks: table.map(|table| table.skipped.clone()).unwrap_or_default(),
            },
            source: source.to_owned(),
        }
    }
}

fn difference_shape(difference: &Difference, voice: &Voice) -> DifferenceShape {
    DifferenceShape {
        round: difference.round,
        file: difference.file.clone(),
        engine: difference.engine.clone(),
        deciding: difference.deciding.to_string(),
        file_value: difference.file_value,
        engine_value: difference.engine_value,
        illegal: difference.illegal,
        breaches: difference.breaches.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
    }
}

fn table_shape(difference: &TableDifference) -> TableDifferenceShape {
    TableDifferenceShape {
        player: difference.player,
        what: difference.what,
        file: difference.file.clone(),
        engine: difference.engine.clone(),
    }
}
