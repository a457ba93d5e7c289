//! The days an event starts and ends, as the records 042 and 052 mean them together.
//!
//! A text may have two readings. The other record and the dates of the rounds often leave one of them: an event does
//! not end before it starts. See docs/readings/trf-round-dates.md.

use jiff::civil::Date;

use super::Header;
use super::date::{readings, short_day_first, written_date};

/// What is left of the readings of both records.
pub(super) struct EventDays {
    pub(super) start: Reading,
    pub(super) end: Reading,
}

/// The meaning of one record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// The record is empty.
    Silent,
    NoDay,
    Day(Date),
    /// Day and month cannot be told apart.
    TwoDays(Date, Date),
    /// Two digits of a year that may as well be the day: the order of the format is taken, and told.
    ShortYear {
        taken: Date,
        other: Date,
    },
}

impl Reading {
    fn taken(self) -> Option<Date> {
        match self {
            Reading::Day(day) | Reading::ShortYear { taken: day, .. } => Some(day),
            Reading::Silent | Reading::NoDay | Reading::TwoDays(..) => None,
        }
    }
}

impl Header {
    /// The day the event starts (042), where one is told.
    pub fn starts(&self) -> Option<Date> {
        self.event_days().start.taken()
    }

    /// The day the event ends (052), where one is told.
    pub fn ends(&self) -> Option<Date> {
        self.event_days().end.taken()
    }

    /// 042 or 052 as it is written again: in the form of the format where no doubt is left, else as it was.
    pub(super) fn written_day(&self, code: &str) -> Option<String> {
        let days = self.event_days();
        let reading = match code {
            "042" => days.start,
            "052" => days.end,
            _ => return None,
        };
        match reading {
            Reading::Day(day) => Some(written_date(day)),
            Reading::Silent | Reading::NoDay | Reading::TwoDays(..) | Reading::ShortYear { .. } => None,
        }
    }

    pub(super) fn event_days(&self) -> EventDays {
        let (start, end) = (self.start.trim(), self.end.trim());
        let mut pairs = candidates(start, end);
        retain_if_any(&mut pairs, |(starts, ends)| are_in_order(starts, ends));
        let rounds: Vec<Date> = self.round_dates.iter().flatten().copied().collect();
        retain_if_any(&mut pairs, |(starts, ends)| {
            rounds.iter().all(|day| are_in_order(starts, Some(*day)) && are_in_order(Some(*day), ends))
        });
        EventDays {
            start: reading(start, pairs.iter().filter_map(|(starts, _)| *starts)),
            end: reading(end, pairs.iter().filter_map(|(_, ends)| *ends)),
        }
    }
}

type Pair = (Option<Date>, Option<Date>);

/// The days both records may mean, what is taken where nothing decides first. Nobody writes the year first in one
/// record and the day first in the other.
fn candidates(start: &str, end: &str) -> Vec<Pair> {
    let is_short = |text: &str| short_day_first(text).is_some();
    let is_short_or_silent = |text: &str| text.is_empty() || is_short(text);
    let mut pairs: Vec<Pair> = Vec::new();
    for starts in or_none(readings(start)) {
        pairs.extend(or_none(readings(end)).into_iter().map(|ends| (starts, ends)));
    }
    if is_short_or_silent(start) && is_short_or_silent(end) {
        pairs.push((short_day_first(start), short_day_first(end)));
    }
    pairs
}

fn or_none(days: Vec<Date>) -> Vec<Option<Date>> {
    if days.is_empty() { vec![None] } else { days.into_iter().map(Some).collect() }
}

fn are_in_order(first: Option<Date>, last: Option<Date>) -> bool {
    first.zip(last).is_none_or(|(first, last)| first <= last)
}

fn retain_if_any(pairs: &mut Vec<Pair>, is_possible: impl Fn(Pair) -> bool) {
    if pairs.iter().any(|pair| is_possible(*pair)) {
        pairs.retain(|pair| is_possible(*pair));
    }
}

fn reading(text: &str, days: impl Iterator<Item = Date>) -> Reading {
    let mut left: Vec<Date> = Vec::new();
    for day in days {
        if !left.contains(&day) {
            left.push(day);
        }
    }
    match left.as_slice() {
        [] if text.is_empty() => Reading::Silent,
        [] => Reading::NoDay,
        [day] => Reading::Day(*day),
        [taken, other, ..] if short_day_first(text).is_some() => Reading::ShortYear { taken: *taken, other: *other },
        [one, other, ..] => Reading::TwoDays(*one, *other),
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_date;
    use super::*;

    fn days(start: &str, end: &str, rounds: &[&str]) -> (Reading, Reading) {
        let round_dates = rounds.iter().map(|text| read_date(text)).collect();
        let header = Header { start: start.to_owned(), end: end.to_owned(), round_dates, ..Header::default() };
        let days = header.event_days();
        (days.start, days.end)
    }

    fn day(text: &str) -> Date {
        read_date(text).unwrap()
    }

    #[test]
    fn an_event_does_not_end_before_it_starts() {
        let (start, end) = days("24/09/2010", "02/10/2010", &[]);
        assert_eq!((start, end), (Reading::Day(day("2010/09/24")), Reading::Day(day("2010/10/02"))));
        let (start, _) = days("02/10/2010", "24/09/2010", &[]);
        assert_eq!(start, Reading::Day(day("2010/02/10")));
        let both = Reading::TwoDays(day("2010/02/10"), day("2010/10/02"));
        assert_eq!(days("02/10/2010", "", &[]), (both, Reading::Silent));
        assert_eq!(days("02/10/2010", "", &["2010/02/10"]).0, Reading::Day(day("2010/02/10")));
        assert_eq!(days("spring", "2010/10/02", &[]), (Reading::NoDay, Reading::Day(day("2010/10/02"))));
    }

    #[test]
    fn two_digits_of_a_year_may_be_the_day() {
        let (start, end) = days("25/02/11", "27/02/11", &[]);
        assert_eq!(start, Reading::ShortYear { taken: day("2025/02/11"), other: day("2011/02/25") });
        assert_eq!(end, Reading::ShortYear { taken: day("2027/02/11"), other: day("2011/02/27") });
        let (start, end) = days("30/12/11", "02/01/12", &[]);
        assert_eq!((start, end), (Reading::Day(day("2011/12/30")), Reading::Day(day("2012/01/02"))));
        assert_eq!(days("25/02/11", "27/02/11", &["11/02/26"]).0, Reading::Day(day("2011/02/25")));
        let (start, end) = days("25/02/11", "2025/02/13", &[]);
        assert_eq!((start, end), (Reading::Day(day("2025/02/11")), Reading::Day(day("2025/02/13"))));
        assert_eq!(days("99.12.31", "", &[]).0, Reading::Day(day("1999/12/31")));
    }
}
