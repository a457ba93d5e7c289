//! Command comments: `[%clk 1:02:03]` and its like. The text stays in its comment; times are read
//! from it when somebody asks.

use std::time::Duration;

/// The text of a command in a comment: of `[%eval 0.31,22]` it is `0.31,22`.
pub(super) fn command<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    comment.split("[%").skip(1).find_map(|rest| {
        let (inside, _) = rest.split_once(']')?;
        let value = inside.strip_prefix(name)?;
        value.starts_with(char::is_whitespace).then(|| value.trim())
    })
}

/// Hours, minutes and seconds, perhaps with parts of a second: `1:02:03`, `0:00:09.5`.
pub(super) fn read(text: &str) -> Option<Duration> {
    let (whole, parts) = text.split_once('.').unwrap_or((text, "0"));
    let mut fields = whole.split(':');
    let (hours, minutes, seconds) = (fields.next()?, fields.next()?, fields.next()?);
    if fields.next().is_some() || parts.is_empty() || minutes.len() > 2 || seconds.len() > 2 {
        return None;
    }
    let (hours, minutes, seconds) = (number(hours)?, number(minutes)?, number(seconds)?);
    if minutes > 59 || seconds > 59 {
        return None;
    }
    let nanos: String = parts.chars().chain("000000000".chars()).take(9).collect();
    let nanos = u32::try_from(number(&nanos)?).ok()?;
    number(parts.get(..9).unwrap_or(parts))?;
    Some(Duration::new(hours * 3_600 + minutes * 60 + seconds, nanos))
}

/// Digits only, and few enough that hours cannot overflow.
fn number(text: &str) -> Option<u64> {
    let is_digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_digits.then(|| text.parse().ok()).flatten()
}

pub(super) fn write(shown: Duration) -> String {
    let seconds = shown.as_secs();
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    let whole = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    match shown.subsec_nanos() {
        0 => whole,
        nanos => format!("{whole}.{}", format!("{nanos:09}").trim_end_matches('0')),
    }
}

/// Puts a clock reading into the comments of a move: where one stood, else in front.
pub(super) fn set(comments: &mut Vec<String>, shown: Duration) {
    let fresh = format!("[%clk {}]", write(shown));
    for comment in comments.iter_mut() {
        if let Some(begin) = comment.find("[%clk ") {
            let end = comment[begin..].find(']').map_or(comment.len(), |end| begin + end + 1);
            comment.replace_range(begin..end, &fresh);
            return;
        }
    }
    comments.insert(0, fresh);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (text, millis) in
            [("1:02:03", 3_723_000), ("0:00:09.5", 9_500), ("10:00:00", 36_000_000), ("0:00:00.01", 10)]
        {
            let shown = Duration::from_millis(millis);
            assert_eq!(read(text), Some(shown), "{text}");
            assert_eq!(write(shown), text);
        }
        for text in [
            "1:02",
            "1:2:3:4",
            "1:60:00",
            "1:00:60",
            "x:00:00",
            "",
            "1:00:0a",
            "1:00:00.",
            "-1:00:00",
            "1:00:00.5x",
            "+1:00:00",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn commands_stand_anywhere_in_a_comment() {
        let comment = "a fine move [%clk 0:10:00][%eval 0.31,22] indeed [%emt 0:00:04]";
        assert_eq!(command(comment, "clk"), Some("0:10:00"));
        assert_eq!(command(comment, "eval"), Some("0.31,22"));
        assert_eq!(command(comment, "emt"), Some("0:00:04"));
        assert_eq!(command(comment, "cl"), None);
        assert_eq!(command("[%clk 0:10:00", "clk"), None);
    }

    #[test]
    fn a_clock_is_set_in_place_of_an_earlier_one() {
        let mut comments = vec!["good [%clk 0:10:00] move".to_owned()];
        set(&mut comments, Duration::from_secs(61));
        assert_eq!(comments, ["good [%clk 0:01:01] move"]);
        let mut comments = vec!["good".to_owned()];
        set(&mut comments, Duration::from_secs(61));
        assert_eq!(comments, ["[%clk 0:01:01]", "good"]);
    }
}
