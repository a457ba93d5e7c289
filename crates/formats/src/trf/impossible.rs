//! Dates that cannot be: no day of the calendar, an end before the start, a round outside the event.
//!
//! A file is read all the same, since nothing but its dates is in doubt; what goes by the dates must say so.

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::RoundNumber;

use super::event_days::Reading;
use super::{Header, KeptLine, Trf, read_date};

/// What is wrong with the dates of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DateFault {
    /// Record 042, 052 or 132 holds something that is no day.
    NoDay {
        record: &'static str,
        found: String,
    },
    /// Record 042 or 052 holds a text that may mean two days.
    TwoDays {
        record: &'static str,
        found: String,
        days: (Date, Date),
    },
    /// Record 042 or 052 has two digits of a year that may be the day; the order of the format was taken.
    ShortYear {
        record: &'static str,
        found: String,
        taken: Date,
        other: Date,
    },
    EndsBeforeStart {
        starts: Date,
        ends: Date,
    },
    /// Rounds before the start or after the end.
    RoundsOutside(Vec<(RoundNumber, Date)>),
}

const START: &str = "042";
const END: &str = "052";
pub(super) const ROUNDS: &str = "132";

impl DateFault {
    /// As an assumption of reading: the date was left out of account.
    pub fn note(&self) -> Reason {
        self.facts(match self {
            DateFault::NoDay { .. } => Reason::house("date_impossible"),
            DateFault::TwoDays { .. } => Reason::house("date_ambiguous"),
            DateFault::ShortYear { .. } => Reason::house("date_short_year"),
            DateFault::EndsBeforeStart { .. } => Reason::house("dates_reversed"),
            DateFault::RoundsOutside(_) => Reason::house("rounds_outside_event"),
        })
    }

    /// As something a report lacks, with the remedy.
    pub fn gap(&self) -> Reason {
        self.facts(match self {
            DateFault::NoDay { .. } => Reason::cited("report_date_impossible", "D4.1-6c"),
            DateFault::TwoDays { .. } | DateFault::ShortYear { .. } => {
                Reason::cited("report_date_ambiguous", "D4.1-6c")
            }
            DateFault::EndsBeforeStart { .. } => Reason::cited("report_dates_reversed", "D4.1-6c"),
            DateFault::RoundsOutside(_) => Reason::cited("report_rounds_outside", "D4.1-6c"),
        })
    }

    fn facts(&self, reason: Reason) -> Reason {
        match self {
            DateFault::NoDay { record, found } => reason.with("record", *record).with("found", found.as_str()),
            DateFault::TwoDays { record, found, days: (one, other) }
            | DateFault::ShortYear { record, found, taken: one, other } => reason
                .with("record", *record)
                .with("found", found.as_str())
                .with("one", one.to_string())
                .with("other", other.to_string()),
            DateFault::EndsBeforeStart { starts, ends } => {
                reason.with("starts", starts.to_string()).with("ends", ends.to_string())
            }
            DateFault::RoundsOutside(rounds) => {
                let rounds: Vec<String> = rounds.iter().map(|(round, day)| format!("{round} ({day})")).collect();
                reason.with("rounds", rounds.join(", "))
            }
        }
    }
}

impl Trf {
    /// Everything wrong with the dates.
    pub fn date_faults(&self) -> Vec<DateFault> {
        faults(&self.header, &self.rest)
    }

    /// What the file has for the day the event starts, where that is no day.
    pub fn start_that_is_no_day(&self) -> Option<&str> {
        Some(self.header.start.trim()).filter(|text| !text.is_empty() && self.header.starts().is_none())
    }
}

pub(super) fn faults(header: &Header, rest: &[KeptLine]) -> Vec<DateFault> {
    let days = header.event_days();
    let records = [(START, &header.start, days.start), (END, &header.end, days.end)].into_iter();
    let mut faults: Vec<DateFault> =
        records.filter_map(|(record, text, reading)| unclear(record, text.trim(), reading)).collect();
    if header.round_dates.is_empty() {
        let kept = rest.iter().filter_map(|line| line.text.strip_prefix(ROUNDS)).find(|text| !text.trim().is_empty());
        faults.extend(kept.map(|text| DateFault::NoDay { record: ROUNDS, found: no_day(text) }));
    }
    let (starts, ends) = (header.starts(), header.ends());
    if let (Some(starts), Some(ends)) = (starts, ends)
        && ends < starts
    {
        faults.push(DateFault::EndsBeforeStart { starts, ends });
        return faults;
    }
    let is_outside = |day: Date| starts.is_some_and(|starts| day < starts) || ends.is_some_and(|ends| day > ends);
    let dated = (1..).zip(&header.round_dates).filter_map(|(round, day)| Some((round, (*day)?)));
    let outside: Vec<(RoundNumber, Date)> = dated.filter(|(_, day)| is_outside(*day)).collect();
    if !outside.is_empty() {
        faults.push(DateFault::RoundsOutside(outside));
    }
    faults
}

/// What is wrong with a text that should mean one day.
fn unclear(record: &'static str, text: &str, reading: Reading) -> Option<DateFault> {
    let found = text.to_owned();
    match reading {
        Reading::Silent | Reading::Day(_) => None,
        Reading::TwoDays(one, other) => Some(DateFault::TwoDays { record, found, days: (one, other) }),
        Reading::ShortYear { taken, other } => Some(DateFault::ShortYear { record, found, taken, other }),
        Reading::NoDay => Some(DateFault::NoDay { record, found }),
    }
}

/// The first word that is no day; the whole text where every word is one and stands in the wrong place.
pub(super) fn no_day(text: &str) -> String {
    let wrong = text.split_whitespace().find(|word| read_date(word).is_none());
    wrong.unwrap_or(text.trim()).to_owned()
}
