//! A report file as the report to the rating officer: results, new ratings and candidate results.

use rokade_clause::Known;
use rokade_formats::report::{EventFacts, GroupReport, OfficerReport, no_shows};
use rokade_formats::trf::Trf;
use rokade_rating::{dsu, number_in_file};
use rokade_standings::cross_table;

use crate::command::candidates::{kind_of_file, results};
use crate::command::rate::dsu::event;
use crate::fault::Failure;
use crate::ranking::Ranking;

/// The report, as far as the file tells.
pub(crate) fn officer_report(trf: &Trf) -> Result<OfficerReport, Failure> {
    let mut group = group(trf)?;
    let rated = event::of(trf)?;
    group.take_ratings(&dsu::rate(&rated), |player| Known::Number(number_in_file(player)));
    group.take_candidates(results(trf, &rated, kind_of_file(trf, rated.kind)));
    Ok(OfficerReport {
        event: EventFacts::of_file(trf),
        groups: vec![group],
        sanctions: no_shows(trf),
        knows_sanctions: false,
    })
}

/// The results alone.
pub(crate) fn group(trf: &Trf) -> Result<GroupReport, Failure> {
    let rules = Ranking::of(trf, None)?.rules;
    let cross = cross_table(&trf.history, trf.history.paired_rounds(), &rules);
    let tiebreaks = rules.tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
    Ok(GroupReport::of_file(trf, cross, tiebreaks))
}
