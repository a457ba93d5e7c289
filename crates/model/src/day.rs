//! Days of the calendar: as files of the house name them, and counted.
//!
//! A day is a `jiff::civil::Date`; nothing here knows how long a month is.

use jiff::civil::Date;

/// Reads `2026-04-10` and `2026/04/10`, and no other form.
pub fn read_day(text: &str) -> Option<Date> {
    let mut parts = text.trim().split(['-', '/']);
    let mut next = |digits: usize| {
        parts.next().filter(|part| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let (year, month, day) = (next(4)?.parse().ok()?, next(2)?.parse().ok()?, next(2)?.parse().ok()?);
    parts.next().is_none().then(|| Date::new(year, month, day).ok()).flatten()
}

/// Days from one day to another: 0 for the same, less where the other lies before it.
pub fn days_from(day: Date, other: Date) -> i64 {
    i64::from((other - day).get_days())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn days_are_counted_one_by_one() {
        let mut day = date(1999, 12, 1);
        for count in 0..3000 {
            assert_eq!(days_from(date(1999, 12, 1), day), count, "{day}");
            assert_eq!(days_from(day, date(1999, 12, 1)), -count, "{day}");
            assert_eq!(read_day(&day.to_string()), Some(day));
            day = day.tomorrow().unwrap();
        }
        assert_eq!(day.to_string(), "2008-02-17");
        assert_eq!(days_from(date(0, 1, 1), date(9999, 12, 31)), 3_652_424, "as far as four digits reach");
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-02-29",
            "2026-02-31",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "26-01-01",
            "2026-1-1",
            "2026-01-01-01",
            "2026-01-+1",
            "-026-01-01",
        ] {
            assert_eq!(read_day(text), None, "{text}");
        }
        assert_eq!(read_day("2024/02/29"), Some(date(2024, 2, 29)));
        assert_eq!(read_day("0000-01-01").map(|day| day.to_string()).as_deref(), Some("0000-01-01"));
    }
}
