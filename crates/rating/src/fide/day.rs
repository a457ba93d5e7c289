//! Days of the calendar, as far as periods and lists need them.

use std::fmt;

/// A day that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl Day {
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let exists = (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
        exists.then_some(Day { year, month, day })
    }

    /// Reads `2026-04-10` and `2026/04/10`.
    pub fn parse(text: &str) -> Option<Day> {
        let mut parts = text.trim().split(['-', '/']);
        let mut next = |digits: usize| {
            parts.next().filter(|part| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let (year, month, day) = (next(4)?.parse().ok()?, next(2)?.parse().ok()?, next(2)?.parse().ok()?);
        parts.next().is_none().then(|| Day::new(year, month, day)).flatten()
    }

    /// Days since the first of January of the year 0, to count with.
    pub fn number(self) -> i64 {
        let year = i64::from(self.year);
        // Leap days of the years before this one, the year 0 included.
        let before = year - 1;
        let leap_days = before.div_euclid(4) - before.div_euclid(100) + before.div_euclid(400) + 1;
        let months: i64 = (1..self.month).map(|month| i64::from(days_in(self.year, month))).sum();
        year * 365 + leap_days + months + i64::from(self.day) - 1
    }

    /// The day so many days later.
    pub fn plus(self, days: u32) -> Day {
        let mut day = self;
        for _ in 0..days {
            day = match day {
                Day { year, month, day } if day < days_in(year, month) => Day { year, month, day: day + 1 },
                other => other.next_first(),
            };
        }
        day
    }

    /// Whether a day lies no more than so many months after this one.
    pub fn is_within_months(self, later: Day, months: i64) -> bool {
        let count = |day: Day| i64::from(day.year) * 12 + i64::from(day.month);
        let apart = count(later) - count(self);
        apart < months || (apart == months && later.day <= self.day)
    }

    /// The first of the next month.
    pub fn next_first(self) -> Day {
        match self.month {
            12 => Day { year: self.year.saturating_add(1), month: 1, day: 1 },
            month => Day { year: self.year, month: month + 1, day: 1 },
        }
    }
}

fn days_in(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Day {
    /// `2026-04-10`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}-{:02}", self.year, self.month, self.day))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_one_by_one() {
        let mut day = Day::new(1999, 12, 1).unwrap();
        for _ in 0..3000 {
            let next = day.plus(1);
            assert_eq!(next.number(), day.number() + 1, "{day}");
            assert_eq!(Day::parse(&next.to_string()), Some(next));
            day = next;
        }
        assert_eq!(day.to_string(), "2008-02-17");
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in ["", "2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01-01", "2026-01-+1"] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
        assert_eq!(Day::parse("2024/02/29"), Day::new(2024, 2, 29));
    }
}
