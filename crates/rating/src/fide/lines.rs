//! The sum of a rated player as cited sentences, for whoever shows it: terminal, page and paper.

use rokade_clause::{Fact, Reason};

use super::{PlayerReport, Report, by};
use crate::table::Tables;
use crate::{Exact, Hundredths};

/// From the games to the new rating, in the order of the calculation; the games themselves stand in a table.
pub fn player_lines(report: &Report, row: &PlayerReport) -> Vec<Reason> {
    let mut lines = Vec::new();
    if row.games_rated > 0 {
        lines.push(by(Reason::house("fide_expected_by_table"), &Tables::fide().expected_clause));
    }
    lines.extend(capped(report, row));
    lines.push(sum(row));
    lines.push(rounded(row));
    lines
}

/// The games whose difference counts as less than it is.
fn capped(report: &Report, row: &PlayerReport) -> Option<Reason> {
    let figures = report.edition.figures();
    let rounds: Vec<String> =
        row.games.iter().filter(|line| line.is_capped).map(|line| line.round.to_string()).collect();
    if rounds.is_empty() {
        return None;
    }
    let reason = Reason::house("fide_difference_capped")
        .with("largest", figures.largest_difference.value)
        .with("count", i64::try_from(rounds.len()).unwrap_or(i64::MAX))
        .with("rounds", rounds.join(", "));
    let reason = by(reason, &figures.largest_difference.clause);
    // Which game it is where only some count so, the text leaves open.
    Some(match figures.largest_difference_times {
        Some(ref times) => reason.with("times", times.value).read_as("fide-rating-400"),
        None => reason,
    })
}

fn sum(row: &PlayerReport) -> Reason {
    Reason::cited("fide_sum", "FIDE-B.02-2024:8.3.2")
        .with("games", row.games_rated)
        .with("points", Fact::HalfPoints(row.points.0.into()))
        .with("expected", Fact::Decimal(row.expected.to_string()))
        .with("gain", signed(row.alone.gain))
        .with("k", row.alone.k)
        .with("change", signed(row.alone.exact))
}

/// Once for the period; an event shows what it would be alone.
fn rounded(row: &PlayerReport) -> Reason {
    Reason::cited("fide_rounded", "FIDE-B.02-2024:8.3.2")
        .read_as("fide-rating-rounding")
        .with("change", whole(row.alone.change))
        .with("new", row.alone.new)
}

fn whole(value: i64) -> Fact {
    Fact::Decimal(match value {
        0 => "0".to_owned(),
        value if value < 0 => format!("−{}", value.unsigned_abs()),
        value => format!("+{value}"),
    })
}

fn signed(value: Hundredths) -> Fact {
    Fact::Decimal(match Exact::from(value) {
        value if value == Exact::ZERO => "0".to_owned(),
        value if value.is_negative() => format!("−{}", -value),
        value => format!("+{value}"),
    })
}
