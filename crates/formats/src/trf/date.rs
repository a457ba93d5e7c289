//! Dates as report files write them. A day itself is a `jiff::civil::Date`.

use jiff::civil::Date;

use super::date_words;

/// Two digits mean the hundred years from here: report files began in the 2000s.
const FIRST_SHORT_YEAR: u16 = 1970;

/// The day of the calendar with these numbers, if there is one.
pub(crate) fn of_numbers(year: u16, month: u8, day: u8) -> Option<Date> {
    Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

/// Reads `2026/04/10` and `26/04/10`, also with points or hyphens, and the forms of `date_words`. `None` also
/// where two days could be meant.
pub fn read_date(text: &str) -> Option<Date> {
    match readings(text).as_slice() {
        [date] => Some(*date),
        _ => None,
    }
}

/// The days a text may mean: none, one, or two where month and day cannot be told apart.
pub(super) fn readings(text: &str) -> Vec<Date> {
    match year_first(text) {
        Some(date) => vec![date],
        None => date_words::readings(text),
    }
}

/// The day that a short date such as `25/02/11` means with the day first; `None` where only the year can stand
/// first.
pub(super) fn short_day_first(text: &str) -> Option<Date> {
    year_first(text)?;
    let [day, month, year] = three_numbers(text).filter(|[day, _, year]| day.len() == 2 && year.len() == 2)?;
    of_numbers(long_year(year.parse().ok()?), month.parse().ok()?, day.parse().ok()?)
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
    of_numbers(year, month.parse().ok()?, day.parse().ok()?)
}

/// `2026/04/10`, as the records of a file have it.
pub fn written_date(date: Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

/// `26/04/10`, if two digits can tell the year.
pub(super) fn short(date: Date) -> Option<String> {
    let year = date.year().unsigned_abs() % 100;
    let is_told = i16::try_from(long_year(year)) == Ok(date.year());
    is_told.then(|| format!("{year:02}/{:02}/{:02}", date.month(), date.day()))
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

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn dates_read_what_they_write() {
        let day = date(2026, 4, 10);
        assert_eq!(read_date("26/04/10"), Some(day));
        assert_eq!(read_date("2026-4-10"), Some(day));
        assert_eq!(written_date(day), "2026/04/10");
        assert_eq!(read_date(&written_date(day)), Some(day));
        assert_eq!(read_date(&short(day).unwrap()), Some(day));
        assert_eq!(read_date("99.12.31"), Some(date(1999, 12, 31)));
        assert_eq!(short(date(1890, 1, 1)), None);
    }

    #[test]
    fn the_calendar_has_leap_days_and_a_year_of_four_noughts() {
        assert_eq!(read_date("2024/02/29"), Some(date(2024, 2, 29)));
        assert_eq!(read_date("2000/02/29"), Some(date(2000, 2, 29)));
        assert_eq!(read_date("1900/02/29"), None);
        let first = read_date("0000/01/01");
        assert_eq!((first.map(written_date).as_deref(), first.and_then(short)), (Some("0000/01/01"), None));
        assert_eq!(read_date("9999/12/31").map(written_date).as_deref(), Some("9999/12/31"));
    }

    #[test]
    fn what_is_no_day_is_no_date() {
        for text in [
            "",
            "2026",
            "2026/02/29",
            "2026/02/31",
            "2026/04/31",
            "2026/04/00",
            "26/13/01",
            "26/00/01",
            "a/b/c",
            "226/01/01",
            "26/+1/01",
            "-026/01/01",
        ] {
            assert_eq!(read_date(text), None, "{text}");
        }
    }
}
