//! A report file as the report to the rating officer: results, new ratings and candidate results.

use rokade_clause::Reason;
use rokade_formats::report::{EventFacts, GroupReport, OfficerReport, Words, no_shows};
use rokade_formats::trf::{Date, Trf};
use rokade_model::StartNumber;
use rokade_rating::dsu;
use rokade_standings::{Row, cross_table};
use rokade_words::{Arg, Speaker};

use crate::fault::Failure;
use crate::ranking::Ranking;
use crate::voice::Voice;

/// The report, as far as the file tells.
pub fn officer_report(trf: &Trf) -> Result<OfficerReport, Failure> {
    let mut group = group(trf)?;
    group.take_ratings(&dsu::rate(&crate::rated::event(trf)?), Some);
    Ok(OfficerReport {
        event: EventFacts::of_file(&trf.header),
        groups: vec![group],
        sanctions: no_shows(trf),
        knows_sanctions: false,
    })
}

/// The results alone.
pub fn group(trf: &Trf) -> Result<GroupReport, Failure> {
    let rules = Ranking::of(trf, None)?.rules;
    let cross = cross_table(&trf.history, trf.history.paired_rounds(), &rules);
    let figures = cross.rows.iter().map(|row| row.tiebreaks.iter().map(first_step).collect()).collect();
    let tiebreaks = rules.tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
    Ok(GroupReport::of_file(trf, cross, tiebreaks, figures))
}
