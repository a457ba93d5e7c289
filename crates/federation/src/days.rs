//! Periods of the handbook counted on the calendar (docs/readings/federation-days.md).

use jiff::ToSpan;
use jiff::civil::Date;

/// The same day of the month so many months later, or the last of a month that has no such day.
pub(crate) fn months_after(day: Date, months: u16) -> Date {
    day.saturating_add(i64::from(months).months())
}

pub(crate) fn months_before(day: Date, months: u16) -> Date {
    day.saturating_sub(i64::from(months).months())
}

/// The same day of a later year; 29 February becomes the 28th.
pub(crate) fn years_after(day: Date, years: u16) -> Date {
    day.saturating_add(i64::from(years).years())
}

pub(crate) fn years_before(day: Date, years: u16) -> Date {
    day.saturating_sub(i64::from(years).years())
}

pub(crate) fn days_after(day: Date, days: u16) -> Date {
    day.saturating_add(i64::from(days).days())
}

pub(crate) fn days_before(day: Date, days: u16) -> Date {
    day.saturating_sub(i64::from(days).days())
}

pub(crate) fn weeks_before(day: Date, weeks: u16) -> Date {
    day.saturating_sub(i64::from(weeks).weeks())
}

/// The last of so many months that begin on a day: the day before the same day of a later month, or before the last
/// of a month that has no such day.
pub(crate) fn last_of_months(from: Date, months: u16) -> Date {
    days_before(months_after(from, months), 1)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn months_end_the_day_before() {
        assert_eq!(last_of_months(date(2026, 11, 1), 2), date(2026, 12, 31));
        assert_eq!(last_of_months(date(2026, 11, 30), 3), date(2027, 2, 27));
        assert_eq!(last_of_months(date(2027, 11, 30), 3), date(2028, 2, 28));
        assert_eq!(last_of_months(date(2024, 1, 10), 4), date(2024, 5, 9));
    }

    #[test]
    fn a_month_before_is_the_same_day_or_the_last() {
        assert_eq!(months_before(date(2026, 2, 20), 1), date(2026, 1, 20));
        assert_eq!(months_before(date(2026, 3, 31), 1), date(2026, 2, 28));
        assert_eq!(months_before(date(2028, 3, 30), 1), date(2028, 2, 29));
    }

    #[test]
    fn a_year_from_a_leap_day_ends_with_february() {
        assert_eq!(years_after(date(2024, 2, 29), 1), date(2025, 2, 28));
        assert_eq!(years_after(date(2024, 2, 29), 4), date(2028, 2, 29));
        assert_eq!(years_before(date(2024, 2, 29), 1), date(2023, 2, 28));
    }

    #[test]
    fn the_end_of_the_calendar_stops_and_does_not_fail() {
        assert_eq!(years_after(date(9999, 6, 1), 5), Date::MAX);
        assert_eq!(months_after(date(9999, 6, 1), u16::MAX), Date::MAX);
    }
}
