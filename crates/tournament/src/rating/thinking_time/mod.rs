//! The time of an event, from its code or from what people write beside it.

use rokade_rating::fide::{Period, TimeControl};

/// From the code (`5400+30`), else from words such as `90 min + 30 sec/move`; `None` where neither says it plainly.
pub fn thinking_time(code: &str, words: &str) -> Option<TimeControl> {
    let coded = |text: &str| {
        let control: crate::TimeControl = text.trim().parse().ok()?;
        let period = |period: &crate::Period| Period {
            moves: period.moves,
            seconds: period.seconds,
            increment: period.increment,
        };
        TimeControl::equal(control.periods.iter().map(period).collect())
    };
    coded(code).or_else(|| plain(words))
}

/// Words for minutes and seconds, by how they begin; signs as they are.
const MINUTES: [&str; 3] = ["m", "'", "’"];
const SECONDS: [&str; 5] = ["s", "\"", "''", "’’", "”"];
/// Whoever writes `90+30` means minutes; beyond this, a code in seconds.
const MOST_MINUTES: u32 = 300;
const FEWEST_SECONDS: u32 = 900;

/// One time for the whole game, with or without an increment. Anything with more figures is left to people.
fn plain(words: &str) -> Option<TimeControl> {
    let numbers = figures(words);
    let (base, increment) = match numbers.as_slice() {
        [(minutes, unit)] if is_minutes(unit) => (60 * minutes, 0),
        [(minutes, unit), (seconds, other)] if is_minutes(unit) && is_seconds(other) => (60 * minutes, *seconds),
        [(base, "+"), (increment, "")] if *base <= MOST_MINUTES => (60 * base, *increment),
        [(base, "+"), (increment, "")] if *base >= FEWEST_SECONDS => (*base, *increment),
        _ => return None,
    };
    TimeControl::equal(vec![Period { moves: None, seconds: base, increment }]).filter(|_| base > 0)
}

fn is_minutes(unit: &str) -> bool {
    MINUTES.iter().any(|word| unit.starts_with(word)) && !is_seconds(unit) && !unit.starts_with("mo")
}

fn is_seconds(unit: &str) -> bool {
    SECONDS.iter().any(|word| unit.starts_with(word))
}

/// Every number and what stands behind it, up to the next one.
fn figures(words: &str) -> Vec<(u32, &str)> {
    let mut found = Vec::new();
    let mut rest = words;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        rest = &rest[start..];
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        // A number too long to be a time makes the whole text unreadable: it is no minutes and no seconds.
        let number = rest[..end].parse::<u32>().ok().filter(|number| *number < 100_000);
        rest = &rest[end..];
        let next = rest.find(|letter: char| letter.is_ascii_digit()).unwrap_or(rest.len());
        let unit = rest[..next].trim();
        found.push(number.map_or((0, "?"), |number| (number, unit)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(code: &str, words: &str) -> Option<(i64, i64)> {
        thinking_time(code, words).map(|time| time.base_and_increment())
    }

    #[test]
    fn the_code_comes_before_the_words() {
        assert_eq!(seconds("5400+30", "40 moves in two hours"), Some((5400, 30)));
        assert_eq!(seconds("40/7200:3600", ""), Some((10800, 0)));
    }

    #[test]
    fn plain_words_are_understood() {
        let plain = ["90 min + 30 sec/move", "90'+30''", "90 minutter plus 30 sekunder", "90+30", "5400+30", "90m 30s"];
        for words in plain {
            assert_eq!(seconds("", words), Some((5400, 30)), "{words}");
        }
        assert_eq!(seconds("", "120 min"), Some((7200, 0)));
    }

    #[test]
    fn what_is_not_plain_is_left_to_people() {
        let unclear =
            ["", "40 moves in 90 min, then 30 min", "2 hours", "400+2", "0 min", "90", "99999999999 min", "30 moves"];
        for words in unclear {
            assert_eq!(seconds("", words), None, "{words}");
        }
    }
}
