//! Time controls as people write them: `90+30`, `40/90+30:30+30`, `5d3`, `180s`.

use rokade_laws::referee::{Both, Millis, Period};

/// What is told when a time control is not understood.
const FORMS: &str = "90+30, 40/90+30:30+30, 5d3, 180s, 2.5+2, 5,4";

/// The periods of both players, and how they were written.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeControl {
    pub periods: Both<Vec<Period>>,
    pub written: String,
}

/// One control for both, or White's and Black's with a comma between them.
pub fn read(text: &str) -> Result<TimeControl, String> {
    let (white, black) = text.split_once(',').unwrap_or((text, text));
    let both = side(white).zip(side(black)).ok_or_else(|| FORMS.to_owned())?;
    Ok(TimeControl { periods: Both { white: both.0, black: both.1 }, written: text.to_owned() })
}

/// Periods with a colon between them: all but the last say for how many moves they are.
fn side(text: &str) -> Option<Vec<Period>> {
    let periods: Vec<Period> = text.split(':').map(period).collect::<Option<_>>()?;
    let (last, earlier) = periods.split_last()?;
    let is_whole = last.moves.is_none() && earlier.iter().all(|period| period.moves.is_some());
    is_whole.then_some(periods)
}

/// `[MOVES/]TIME[+INCREMENT|dDELAY]`.
fn period(text: &str) -> Option<Period> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(moves.parse().ok().filter(|moves| *moves > 0)?), rest),
        None => (None, text),
    };
    let (time, increment, delay) = match (rest.split_once('+'), rest.split_once('d')) {
        (Some((time, more)), None) => (time, seconds(more)?, Millis::ZERO),
        (None, Some((time, more))) => (time, Millis::ZERO, seconds(more)?),
        (None, None) => (rest, Millis::ZERO, Millis::ZERO),
        (Some(_), Some(_)) => return None,
    };
    Some(Period { time: base(time)?, moves, increment, delay })
}

/// The main time: minutes, parts of a minute, or seconds with an `s`.
fn base(text: &str) -> Option<Millis> {
    match text.strip_suffix('s') {
        Some(text) => seconds(text),
        None => minutes(text),
    }
    .filter(|time| *time > Millis::ZERO)
}

fn seconds(text: &str) -> Option<Millis> {
    whole(text.strip_suffix('s').unwrap_or(text)).map(Millis::from_seconds)
}

fn minutes(text: &str) -> Option<Millis> {
    let (minutes, part) = text.split_once('.').unwrap_or((text, ""));
    if part.len() > 3 || text.ends_with('.') {
        return None;
    }
    let thousandths = if part.is_empty() { 0 } else { whole(&format!("{part:0<3}"))? };
    Some(Millis::from_minutes(whole(minutes)?) + Millis(thousandths * 60))
}

fn whole(text: &str) -> Option<i64> {
    let is_number = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(time: i64, moves: Option<u32>, increment: i64, delay: i64) -> Period {
        Period {
            time: Millis::from_seconds(time),
            moves,
            increment: Millis::from_seconds(increment),
            delay: Millis::from_seconds(delay),
        }
    }

    fn white(text: &str) -> Vec<Period> {
        read(text).unwrap().periods.white
    }

    #[test]
    fn controls_are_read_as_halls_write_them() {
        assert_eq!(white("90+30"), [one(5_400, None, 30, 0)]);
        assert_eq!(white("40/90+30:30+30"), [one(5_400, Some(40), 30, 0), one(1_800, None, 30, 0)]);
        assert_eq!(white("5d3"), [one(300, None, 0, 3)]);
        assert_eq!(white("180s"), [one(180, None, 0, 0)]);
        assert_eq!(white("180s+2s"), [one(180, None, 2, 0)]);
        assert_eq!(white("2.5+2"), [one(150, None, 2, 0)]);
        assert_eq!(read("5,4").unwrap().periods.black, [one(240, None, 0, 0)]);
    }

    #[test]
    fn what_is_no_control_is_refused() {
        for text in
            ["", "0", "x", "90+", "+30", "90+30d3", "30+30:40/90", "40/90", "0/90:30", "90:30", "-5", "5.", "1.2345"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
