//! The time of an event, from its code or from what people write beside it: one reading for ratings and norms.
//!
//! `words` reads what people write; here is decided which of the two texts says it, and what bare numbers mean.

mod words;

use rokade_model::TimeControl;
use rokade_rating::fide::ThinkingTime;

/// Who writes `90+30` in words means minutes; from so many on, seconds as in a code. What lies between is not
/// guessed: `180+2` may be three minutes or three hours.
const MOST_MINUTES: u32 = 120;
const FEWEST_SECONDS: i64 = 900;

/// From the code (`5400+30`, `W300-B240`), else from words such as `90 min + 30 sec/move`; `None` where neither says
/// it plainly.
pub fn thinking_time(code: &str, words: &str) -> Option<ThinkingTime> {
    let is_long = |time: &ThinkingTime| time.base_and_increment().0 >= FEWEST_SECONDS;
    let in_words = || words::read(words).or_else(|| coded(words).filter(is_long));
    coded(code).or_else(|| words::read(code)).or_else(in_words)
}

/// A time in seconds, the players' apart where they differ.
fn coded(text: &str) -> Option<ThinkingTime> {
    let periods = |text: &str| text.parse().ok().map(|control: TimeControl| control.periods().to_vec());
    match text.trim().strip_prefix('W').and_then(|rest| rest.split_once("-B")) {
        Some((white, black)) => ThinkingTime::unequal(periods(white)?, periods(black)?),
        None => ThinkingTime::equal(periods(text)?),
    }
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
        assert_eq!(seconds("180+2", "90+30"), Some((180, 2)), "a code is in seconds");
        assert_eq!(seconds("90 min + 30 sec", ""), Some((5400, 30)), "words where the code belongs");
    }

    #[test]
    fn times_that_differ_between_the_players_are_read() {
        assert!(!thinking_time("W300-B240", "").unwrap().is_equal());
        assert!(thinking_time("40/7200:3600", "").unwrap().is_equal());
    }

    #[test]
    fn plain_words_are_understood() {
        let plain = ["90 min + 30 sec/move", "90'+30''", "90’ + 30”", "90 minutter plus 30 sekunder", "90m 30s"];
        for words in plain {
            assert_eq!(seconds("", words), Some((5400, 30)), "{words}");
        }
        assert_eq!(seconds("", "120 min"), Some((7200, 0)));
    }

    #[test]
    fn two_bare_numbers_in_words_are_minutes_unless_they_can_only_be_seconds() {
        for words in ["90+30", "90 + 30", "5400+30"] {
            assert_eq!(seconds("", words), Some((5400, 30)), "{words}");
        }
        assert_eq!(seconds("", "40/7200:3600"), Some((10800, 0)), "a code among the words");
        assert_eq!(seconds("", "180+2"), None, "three minutes or three hours");
    }

    #[test]
    fn what_is_not_plain_is_left_to_people() {
        for words in ["", "400+2", "0 min", "90", "0+30", "99999999999 min", "99999999 hours", "30 moves", "W-B"] {
            assert_eq!(seconds("", words), None, "{words}");
        }
    }
}
