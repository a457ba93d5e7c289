//! A report file as the report to the rating officer: results, new ratings and candidate results.

use rokade_clause::{Known, Numbered};
use rokade_formats::report::{EventFacts, GroupReport, OfficerReport, Words, no_shows};
use rokade_formats::trf::{Date, Trf};
use rokade_model::StartNumber;
use rokade_rating::dsu;
use rokade_standings::{Amount, TieBreak, Value, cross_table};
use rokade_tournament::{Period, TimeControl};
use rokade_words::{Arg, PlayingTime, Speaker, text, text_with, time_in_words};

use crate::command::candidates::{kind_of_file, results};
use crate::command::rate::dsu::event;
use crate::fault::Failure;
use crate::ranking::Ranking;
use crate::voice::Voice;

/// The report, as far as the file tells.
pub fn officer_report(trf: &Trf) -> Result<OfficerReport, Failure> {
    let mut group = group(trf)?;
    let rated = event::of(trf)?;
    group.take_ratings(&dsu::rate(&rated), |player| Known::Number(player.0));
    group.take_candidates(results(trf, &rated, kind_of_file(trf, rated.kind)));
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

/// A tie-break as tables have it; nothing where it was not asked.
fn first_step(value: &Value) -> Option<Amount> {
    let is_mutual = matches!(value.tiebreak, TieBreak::Mutual | TieBreak::MutualFirst);
    let is_asked = !is_mutual || !value.terms.is_empty();
    value.steps.first().filter(|_| is_asked).copied()
}

/// The words of a voice, lent to a report.
pub struct InWords<'a>(pub &'a Voice);

impl Words for InWords<'_> {
    fn language(&self) -> &str {
        self.0.lang.code()
    }

    fn decimal(&self, value: &str) -> String {
        self.0.lang.decimal(value)
    }

    fn text(&self, key: &str) -> String {
        text(self.0.lang, key)
    }

    fn counted(&self, key: &'static str, name: &'static str, number: u32) -> String {
        text_with(self.0.lang, key, &[(name, Arg::from(number))])
    }

    fn tiebreak(&self, key: &str) -> String {
        text(self.0.lang, &format!("view-correction-short-{key}"))
    }

    fn reason(&self, reason: &Numbered, name: &dyn Fn(StartNumber) -> String) -> String {
        let time = |micros: i64| micros.to_string();
        Speaker::by_number(self.0.lang, name, &time).cited(reason)
    }

    fn playing_time(&self, code: &str) -> String {
        let Ok(control) = code.trim().parse::<TimeControl>() else { return code.to_owned() };
        let part =
            |period: &Period| PlayingTime { moves: period.moves, seconds: period.seconds, increment: period.increment };
        time_in_words(self.0.lang, &control.periods.iter().map(part).collect::<Vec<_>>())
    }

    fn day(&self, date: Date) -> String {
        let padded = |number: u8| Arg::from(format!("{number:02}"));
        let year = Arg::from(date.year.to_string());
        text_with(self.0.lang, "view-day", &[("year", year), ("month", padded(date.month)), ("day", padded(date.day))])
    }
}
