//! The number an event starts from (D4.5.4.1a; docs/readings/registry-filing.md). What is then
//! filed is the number on file and the change (D4.5.4.1b): see `dsu`.

use jiff::civil::Date;
use rokade_clause::Reason;

use crate::Rating;

/// One event in a player's file, in the order of filing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filing {
    /// The event's last day.
    pub ended: Date,
    /// The number on file since.
    pub new: Rating,
}

/// Where an event was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    Home,
    Abroad,
}

/// The number on file on the morning of a day: after every event filed before the first one that
/// had not ended by then. What was filed behind that one was not there on the day, however early it
/// had been played.
pub fn on_file(filings: &[Filing], day: Date) -> Option<Rating> {
    filings.iter().take_while(|filing| filing.ended < day).last().map(|filing| filing.new)
}

/// The number an event starts from, and why this one; `None` for a player not on file by then.
pub fn start(filings: &[Filing], ground: Ground, starts: Date) -> Option<(Rating, Reason)> {
    match ground {
        Ground::Home => {
            let reason = Reason::cited("start_from_file", "D4.5.4.1a").with("day", starts.to_string());
            on_file(filings, starts).map(|rating| (rating, reason))
        }
        Ground::Abroad => {
            let reason = Reason::cited("start_at_report", "D4.5.4.1a");
            filings.last().map(|filing| (filing.new, reason))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn filed(filings: &[((i8, i8), Rating)]) -> Vec<Filing> {
        filings.iter().map(|((month, day), new)| Filing { ended: date(2026, *month, *day), new: *new }).collect()
    }

    #[test]
    fn d4_5_4_1a_a_home_event_starts_from_the_number_on_file_at_its_start() {
        let filings = filed(&[((1, 10), 1510), ((3, 1), 1530)]);
        let from = |month, day| start(&filings, Ground::Home, date(2026, month, day)).map(|(rating, _)| rating);
        assert_eq!(from(1, 10), None, "an event that ends the same day is not filed yet");
        assert_eq!(from(1, 11), Some(1510));
        assert_eq!(from(2, 27), Some(1510), "overlaps the event that ends on 1 March");
        assert_eq!(from(3, 2), Some(1530));
    }

    #[test]
    fn d4_5_4_1a_a_foreign_event_takes_the_number_current_at_its_report() {
        let filings = filed(&[((1, 10), 1510), ((3, 1), 1530)]);
        let (rating, reason) = start(&filings, Ground::Abroad, date(2026, 1, 20)).unwrap();
        assert_eq!((rating, reason.key.as_ref()), (1530, "start_at_report"));
        assert_eq!(start(&[], Ground::Abroad, date(2026, 1, 20)), None);
    }

    #[test]
    fn d4_5_4_1a_what_was_reported_late_was_not_on_file() {
        // The third event ended in January and was filed after one that ended in March.
        let filings = filed(&[((1, 10), 1510), ((3, 1), 1530), ((1, 20), 1535)]);
        assert_eq!(on_file(&filings, date(2026, 2, 1)), Some(1510));
        assert_eq!(on_file(&filings, date(2026, 3, 2)), Some(1535));
    }
}
