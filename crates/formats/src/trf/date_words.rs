//! Dates as people write them: the day first, or the month in letters.

use jiff::civil::Date;

use super::date::of_numbers;

/// How the months begin in the languages of the house and in English.
const MONTHS: [&[&str]; 12] = [
    &["jan"],
    &["feb"],
    &["mar", "mär"],
    &["apr"],
    &["may", "maj", "mai"],
    &["jun"],
    &["jul"],
    &["aug"],
    &["sep"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "des"],
];

/// One part of a date.
#[derive(Clone, Copy)]
enum Part {
    Number(u16),
    Month(u8),
}

/// The days that `25.02.2011`, `24/09/2010`, `28. 07. 2005`, `May 10, 2020` or `10. maj 2020` may mean. Only between
/// strokes is the month ever written first, so that a text of two small numbers between them has two readings.
/// `20200511` is the year, the month and the day without anything between them.
pub(super) fn readings(text: &str) -> Vec<Date> {
    if let Some(date) = run_together(text.trim()) {
        return vec![date];
    }
    let words = text.split(['/', '.', '-', ',', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let Some(parts) = words.map(part).collect::<Option<Vec<Part>>>() else { return Vec::new() };
    let day_of = |number: u16| u8::try_from(number).ok();
    let date = |year: u16, month: Option<u8>, day: Option<u8>| of_numbers(year, month?, day?).filter(|_| year > 999);
    let mut days: Vec<Date> = match parts.as_slice() {
        [Part::Number(day), Part::Number(month), Part::Number(year)] => {
            let day_first = date(*year, day_of(*month), day_of(*day));
            let month_first = date(*year, day_of(*day), day_of(*month)).filter(|_| text.contains('/'));
            day_first.into_iter().chain(month_first).collect()
        }
        [Part::Month(month), Part::Number(day), Part::Number(year)]
        | [Part::Number(day), Part::Month(month), Part::Number(year)] => {
            date(*year, Some(*month), day_of(*day)).into_iter().collect()
        }
        _ => Vec::new(),
    };
    days.sort_unstable();
    days.dedup();
    days
}

fn run_together(text: &str) -> Option<Date> {
    if text.len() != 8 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    of_numbers(text[..4].parse().ok().filter(|year| *year > 999)?, text[4..6].parse().ok()?, text[6..].parse().ok()?)
}

fn part(word: &str) -> Option<Part> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return (word.len() <= 4).then(|| word.parse().ok().map(Part::Number)).flatten();
    }
    let word = word.to_lowercase();
    let is_named =
        |names: &&[&str]| names.iter().any(|name| word.starts_with(name)) && word.chars().all(char::is_alphabetic);
    let month = MONTHS.iter().position(is_named)?;
    u8::try_from(month + 1).ok().map(Part::Month)
}

#[cfg(test)]
mod tests {
    use super::super::date;

    fn read(text: &str) -> Vec<String> {
        date::readings(text).into_iter().map(|date| date.to_string()).collect()
    }

    #[test]
    fn the_day_may_stand_first_and_the_month_in_letters() {
        assert_eq!(read("25.02.2011"), ["2011-02-25"]);
        assert_eq!(read("24/09/2010"), ["2010-09-24"]);
        assert_eq!(read("28. 07. 2005"), ["2005-07-28"]);
        assert_eq!(read("May 10, 2020"), ["2020-05-10"]);
        assert_eq!(read("10. maj 2020"), ["2020-05-10"]);
        assert_eq!(read("04.09.2010"), ["2010-09-04"], "points never have the month first");
        assert_eq!(read("05/05/2010"), ["2010-05-05"]);
        assert_eq!(read("20200511"), ["2020-05-11"]);
    }

    #[test]
    fn two_small_numbers_between_strokes_have_two_readings() {
        assert_eq!(read("04/09/2010"), ["2010-04-09", "2010-09-04"]);
        assert_eq!(date::read_date("04/09/2010"), None);
    }

    #[test]
    fn what_is_no_day_has_no_reading() {
        for text in
            ["31.02.2011", "2011", "May 2011", "Mayday 10 2020x", "10 10 10", "25.13.2011", "20201311", "11052020"]
        {
            assert_eq!(read(text), [""; 0], "{text}");
        }
    }
}
