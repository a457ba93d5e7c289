//! The days of the Easter championship (F-101).

use jiff::ToSpan;
use jiff::civil::{Date, date};
use rokade_clause::HandbookEdition;
use serde::Serialize;

use crate::days::{days_after, weeks_before};
use crate::figures::{championships, play};

/// The days that follow from the year alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Calendar {
    pub year: i16,
    pub easter_sunday: Date,
    pub easter_monday: Date,
    /// The last day of a valid entry (D4.2-33b).
    pub deadline: Date,
    /// The last day on which the registrar returns the entry list (D4.2-31b).
    pub list_back: Date,
    /// Who is born on this day or later is a junior (D4.2-37a).
    pub junior_born_from: Date,
}

/// The years of the Gregorian calendar.
const YEARS: std::ops::RangeInclusive<i16> = 1583..=9999;

/// The days of a year; `None` before the Gregorian calendar and after the year 9999.
pub fn calendar(year: i16) -> Option<Calendar> {
    let easter_sunday = YEARS.contains(&year).then(|| easter_sunday(year))?;
    let easter_monday = days_after(easter_sunday, 1);
    let handbook = HandbookEdition::on(easter_monday);
    let figures = championships(handbook);
    let deadline = weeks_before(easter_monday, figures.entries_before_easter_monday);
    let turns = date(year, 1, 1).saturating_sub(i64::from(figures.junior_below).years());
    Some(Calendar {
        year,
        easter_sunday,
        easter_monday,
        deadline,
        list_back: days_after(deadline, play(handbook).entry_list_returned),
        junior_born_from: days_after(turns, 1),
    })
}

/// Easter Sunday of the Gregorian calendar: the Sunday after the first ecclesiastical full moon from 21 March on.
fn easter_sunday(year: i16) -> Date {
    let year_of = i32::from(year);
    let golden = year_of % 19;
    let century = year_of / 100;
    // Days that the moon of the tables is behind the one of the Julian calendar.
    let epact = (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15).rem_euclid(30);
    let full_moon = epact - i32::from(epact == 29 || (epact == 28 && golden > 10));
    let full_moon = date(year, 3, 21).saturating_add(i64::from(full_moon).days());
    let to_sunday = 7 - i64::from(full_moon.weekday().to_sunday_zero_offset());
    full_moon.saturating_add(to_sunday.days())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_2_33b_d4_2_31b_entries_close_three_weeks_before_easter_monday() {
        let years = [
            (2026, date(2026, 4, 6), date(2026, 3, 16), date(2026, 3, 23)),
            (2027, date(2027, 3, 29), date(2027, 3, 8), date(2027, 3, 15)),
            (2028, date(2028, 4, 17), date(2028, 3, 27), date(2028, 4, 3)),
            (2029, date(2029, 4, 2), date(2029, 3, 12), date(2029, 3, 19)),
        ];
        for (year, monday, deadline, back) in years {
            let days = calendar(year).unwrap();
            assert_eq!((days.easter_monday, days.deadline, days.list_back), (monday, deadline, back));
        }
    }

    #[test]
    fn easter_lies_between_22_march_and_25_april_on_a_sunday() {
        // The earliest, the latest, and years in which the tables make an exception.
        let known = [
            (1818, (3, 22)),
            (1943, (4, 25)),
            (1954, (4, 18)),
            (1981, (4, 19)),
            (2000, (4, 23)),
            (2008, (3, 23)),
            (2038, (4, 25)),
            (2049, (4, 18)),
            (2076, (4, 19)),
            (2285, (3, 22)),
        ];
        for (year, (month, day)) in known {
            assert_eq!(calendar(year).unwrap().easter_sunday, date(year, month, day));
        }
        for year in YEARS {
            let Calendar { easter_sunday, .. } = calendar(year).unwrap();
            assert_eq!(easter_sunday.weekday(), jiff::civil::Weekday::Sunday);
            assert!(date(year, 3, 22) <= easter_sunday && easter_sunday <= date(year, 4, 25), "{easter_sunday}");
        }
    }

    #[test]
    fn d4_2_37a_a_junior_is_born_on_2_january_or_later() {
        assert_eq!(calendar(2026).unwrap().junior_born_from, date(2006, 1, 2));
        assert_eq!((calendar(1582), calendar(-1), calendar(i16::MAX)), (None, None, None));
    }
}
