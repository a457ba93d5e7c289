//! Dates as report files write them.

use std::fmt;

use super::date_words;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

/// Two digits mean the hundred years from here: report files began in the 2000s.
const FIRST_SHORT_YEAR: u16 = 1970;

impl Date {
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let exists = (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
        exists.then_some(Date { year, month, day })
    }

    /// Reads `2026/04/10` and `26/04/10`, also with points or hyphens, and the forms of `date_words`. `None` also
    /// where two days could be meant.
    pub fn parse(text: &str) -> Option<Date> {
        match Date::readings(text).as_slice() {
            [date] => Some(*date),
            _ => None,
        }
    }

    /// The days a text may mean: none, one, or two where month and day cannot be told apart.
    pub fn readings(text: &str) -> Vec<Date> {
        match Date::year_first(text) {
            Some(date) => vec![date],
            None => date_words::readings(text),
        }
    }

    /// The day that a short date such as `25/02/11` means with the day first; `None` where only the year can stand
    /// first.
    pub(super) fn short_day_first(text: &str) -> Option<Date> {
        Date::year_first(text)?;
        let [day, month, year] = three_numbers(text).filter(|[day, _, year]| day.len() == 2 && year.len() == 2)?;
        Date::new(long_year(year.parse().ok()?), month.parse().ok()?, day.parse().ok()?)
    }

    fn year_first(text: &str) -> Option<Date> {
        let [year, month, day] = three_numbers(text)?;
        if month.len() > 2 || day.len() > 2 {
            return None;
        }
        let year = match year.len() {
            4 => year.parse().ok()?,
            2 => long_year(year.parse().ok()?),
            _ => return None,
        };
        Date::new(year, month.parse().ok()?, day.parse().ok()?)
    }

    /// The day so many days later; `None` beyond the calendar of report files.
    pub fn plus_days(self, days: u32) -> Option<Date> {
        let (mut date, mut left) = (self, days);
        while left > 0 {
            let last = u32::from(days_in(date.year, date.month));
            let ahead = last - u32::from(date.day);
            if left <= ahead {
                date.day += u8::try_from(left).ok()?;
                return Some(date);
            }
            left -= ahead + 1;
            date = match date.month {
                12 => Date { year: date.year.checked_add(1)?, month: 1, day: 1 },
                month => Date { month: month + 1, day: 1, ..date },
            };
        }
        Some(date)
    }

    /// `2026-04-10`
    pub fn iso(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }

    /// `26/04/10`, if two digits can tell the year.
    pub fn short(self) -> Option<String> {
        let year = self.year % 100;
        (long_year(year) == self.year).then(|| format!("{year:02}/{:02}/{:02}", self.month, self.day))
    }
}

fn three_numbers(text: &str) -> Option<[&str; 3]> {
    let parts: Vec<&str> = text.trim().split(['/', '.', '-']).map(str::trim).collect();
    let digits = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    <[&str; 3]>::try_from(parts).ok().filter(|parts| parts.iter().all(digits))
}

fn long_year(two_digits: u16) -> u16 {
    let year = FIRST_SHORT_YEAR / 100 * 100 + two_digits;
    if year < FIRST_SHORT_YEAR { year + 100 } else { year }
}

pub(crate) fn days_in(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Date {
    /// `2026/04/10`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}/{:02}/{:02}", self.year, self.month, self.day))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_read_what_they_write() {
        let date = Date::new(2026, 4, 10).unwrap();
        assert_eq!(Date::parse("26/04/10"), Some(date));
        assert_eq!(Date::parse("2026-4-10"), Some(date));
        assert_eq!(Date::parse(&date.to_string()), Some(date));
        assert_eq!(Date::parse(&date.short().unwrap()), Some(date));
        assert_eq!(Date::parse("99.12.31"), Date::new(1999, 12, 31));
        assert_eq!(Date::new(1890, 1, 1).unwrap().short(), None);
    }

    #[test]
    fn days_are_counted_over_the_ends_of_months_and_years() {
        let of = |text: &str, days: u32| Date::parse(text).unwrap().plus_days(days).map(Date::iso);
        assert_eq!(of("2026/04/10", 0).as_deref(), Some("2026-04-10"));
        assert_eq!(of("2026/04/26", 7).as_deref(), Some("2026-05-03"));
        assert_eq!(of("2026/12/28", 7).as_deref(), Some("2027-01-04"));
        assert_eq!(of("2028/02/28", 2).as_deref(), Some("2028-03-01"));
        assert_eq!(of("2027/01/01", 365).as_deref(), Some("2028-01-01"));
    }

    #[test]
    fn what_is_no_day_is_no_date() {
        for text in ["", "2026", "2026/02/29", "26/13/01", "26/00/01", "a/b/c", "226/01/01", "26/+1/01"] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
