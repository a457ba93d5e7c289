//! What the figures of a table of standings mean: every column by its name, and what the dots between figures part.

use rokade_clause::ClauseId;
use rokade_standings::{Row, Standings, TieBreak};
use rokade_words::Arg;

use super::standings::{CorrectionHead, StandingsRow};
use super::{Audience, Field};
use crate::cite::Source;

/// One column in words.
pub struct LegendLine {
    pub short: String,
    pub name: String,
    /// What the figure counts; empty for one that is not computed.
    pub counts: String,
    /// What the figures of a row are, one after the other; empty where every row has one at most.
    pub figures: String,
    pub clauses: Vec<Source>,
}

/// The columns of the corrections, in their order. Players see no clauses.
pub(super) fn legend(
    field: &Field,
    standings: &Standings,
    heads: &[CorrectionHead],
    rows: &[StandingsRow],
) -> Vec<LegendLine> {
    let line = |(at, (tiebreak, head)): (usize, (&TieBreak, &CorrectionHead))| LegendLine {
        short: head.short.clone(),
        name: head.name.clone(),
        counts: head.counts.clone(),
        figures: if rows.iter().any(|row| row.corrections.get(at).is_some_and(|one| !one.steps.is_empty())) {
            figures(field, tiebreak, most_steps(&standings.rows, at))
        } else {
            String::new()
        },
        clauses: match field.reader.audience {
            Audience::Arbiter => clause(&standings.rows, at).map(Source::clause).into_iter().collect(),
            Audience::Public => Vec::new(),
        },
    };
    standings.tiebreaks.iter().zip(heads).enumerate().map(line).collect()
}

fn most_steps(rows: &[Row], at: usize) -> usize {
    rows.iter().filter_map(|row| row.tiebreaks.get(at)).map(|value| value.steps.len()).max().unwrap_or(0)
}

/// The clause by which the column was computed; none where nobody was asked.
fn clause(rows: &[Row], at: usize) -> Option<&ClauseId> {
    rows.first()?.tiebreaks.get(at).map(|value| &value.clause)
}

/// A Danish correction is asked again and again, each time with fewer opponents left out.
fn figures(field: &Field, tiebreak: &TieBreak, steps: usize) -> String {
    let without = match tiebreak {
        TieBreak::DsuMedian => "view-step-without-both",
        TieBreak::DsuOrdinary | TieBreak::DsuSonnebornBerger => "view-step-without-lowest",
        _ => return field.reader.say("view-legend-further"),
    };
    let name = |left_out: usize| match left_out {
        0 => field.reader.say("view-step-all"),
        count => field.reader.say_with(without, &[("count", Arg::from(count))]),
    };
    (0..steps).rev().map(name).collect::<Vec<_>>().join(" · ")
}
