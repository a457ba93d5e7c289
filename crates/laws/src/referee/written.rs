//! Time controls as people write them: `90+30` is ninety minutes and thirty seconds a move, `40/90+30, 30+30` has two
//! periods, `5d3` a delay, `180s` seconds, `2.5+2` half minutes, and `90 min + 30 s` is what the pages show. Desk, game
//! and terminal all read here.

use std::fmt::Write;

use super::settings::Period;
use super::time::Millis;

/// Why a time control is not taken as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeFault {
    Unreadable,
    /// A number that nobody plays by: to be asked about.
    Absurd {
        minutes: i64,
        /// What was probably meant, and how the number is written if it was meant.
        instead: String,
        meant: String,
    },
}

/// Nobody has longer for one period.
const LONGEST_PERIOD_MINUTES: i64 = 240;
/// Nobody means more, whatever the unit.
const LONGEST_MEANT: Millis = Millis(24 * 3_600_000);
/// From here on a bare number cannot be minutes: whoever knows report files wrote seconds.
const SECONDS_BY_HABIT: i64 = 900;

/// How people write a unit behind a number, in the four languages and in signs.
const HOURS: [&str; 6] = ["h", "t", "tim", "timer", "timmar", "hours"];
const MINUTES: [&str; 8] = ["min", "m", "'", "′", "’", "minutter", "minuter", "minutes"];
const SECONDS: [&str; 9] = ["s", "sek", "sec", "\"", "″", "”", "''", "sekunder", "seconds"];

/// A number with its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    /// Thousandths, no unit.
    Bare(i64),
    Stated(Millis),
}

/// A period as typed.
struct Typed {
    moves: Option<u32>,
    base: Base,
    increment: Millis,
    delay: Millis,
}

/// The periods of a time control.
pub fn read_time(text: &str) -> Result<Vec<Period>, TimeFault> {
    let typed: Option<Vec<Typed>> = parts(text).iter().map(|part| typed(part)).collect();
    let typed = typed.filter(|typed| !typed.is_empty()).ok_or(TimeFault::Unreadable)?;
    let earlier = &typed[..typed.len() - 1];
    if earlier.iter().any(|period| period.moves.is_none()) {
        return Err(TimeFault::Unreadable);
    }
    let by_habit =
        typed.iter().any(|period| matches!(period.base, Base::Bare(bare) if bare >= SECONDS_BY_HABIT * 1000));
    let periods: Vec<Period> =
        typed.into_iter().map(|period| period_of(&period, by_habit)).collect::<Result<_, TimeFault>>()?;
    let is_meant =
        |period: &Period| [period.time, period.increment, period.delay].iter().all(|time| *time <= LONGEST_MEANT);
    periods.iter().all(is_meant).then_some(periods).ok_or(TimeFault::Unreadable)
}

/// Periods have a colon, a semicolon or a blank between them, and a comma behind one that counts moves; any other
/// comma is that of a fraction. A unit belongs to the number before it, whatever stands between them.
fn parts(text: &str) -> Vec<String> {
    let tight: String = text.trim().replace(" +", "+").replace("+ ", "+").replace(" /", "/").replace("/ ", "/");
    let mut parts = vec![String::new()];
    let mut letters = tight.chars().peekable();
    while let Some(letter) = letters.next() {
        let part = parts.last_mut().expect("there is always a part");
        let is_before_unit = letters.peek().is_some_and(|next| !next.is_ascii_digit());
        match letter {
            ':' | ';' => parts.push(String::new()),
            ',' if part.contains('/') => parts.push(String::new()),
            ',' => part.push('.'),
            '.' if part.ends_with(char::is_alphabetic) => {}
            letter if letter.is_whitespace() => {
                let is_unit = is_before_unit && part.ends_with(|last: char| last.is_ascii_digit());
                if !is_unit && !part.is_empty() {
                    parts.push(String::new());
                }
            }
            letter => part.extend(letter.to_lowercase()),
        }
    }
    parts
}

/// `[MOVES/]TIME[+INCREMENT|dDELAY]`.
fn typed(text: &str) -> Option<Typed> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(u32::try_from(whole(moves)?).ok().filter(|moves| *moves > 0)?), rest),
        None => (None, text),
    };
    // `5d3`, and not the letter within a word.
    let delayed = rest.split_once('d').filter(|(_, more)| more.starts_with(|first: char| first.is_ascii_digit()));
    let (time, increment, delay) = match (rest.split_once('+'), delayed) {
        (Some((time, more)), None) => (time, seconds(more)?, Millis::ZERO),
        (None, Some((time, more))) => (time, Millis::ZERO, seconds(more)?),
        (None, None) => (rest, Millis::ZERO, Millis::ZERO),
        (Some(_), Some(_)) => return None,
    };
    Some(Typed { moves, base: base(time)?, increment, delay })
}

fn base(text: &str) -> Option<Base> {
    let unit = |ends: &[&str], millis: i64| {
        let number = ends.iter().find_map(|end| thousandths(text.strip_suffix(end)?))?;
        Some(Base::Stated(Millis(number * millis / 1000)))
    };
    let stated = unit(&MINUTES, 60_000).or_else(|| unit(&SECONDS, 1_000)).or_else(|| unit(&HOURS, 3_600_000));
    let found = stated.or_else(|| thousandths(text).map(Base::Bare))?;
    let is_nothing = matches!(found, Base::Bare(0)) || found == Base::Stated(Millis::ZERO);
    (!is_nothing).then_some(found)
}

fn seconds(text: &str) -> Option<Millis> {
    let stated = || SECONDS.iter().find_map(|end| whole(text.strip_suffix(end)?));
    whole(text).or_else(stated).map(Millis::from_seconds)
}

/// `2.5` as 2500.
fn thousandths(text: &str) -> Option<i64> {
    let (units, part) = text.split_once('.').unwrap_or((text, ""));
    if part.len() > 3 || text.ends_with('.') {
        return None;
    }
    let part = if part.is_empty() { 0 } else { whole(&format!("{part:0<3}"))? };
    Some(whole(units)? * 1000 + part)
}

fn whole(text: &str) -> Option<i64> {
    let is_number = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

fn period_of(typed: &Typed, by_habit: bool) -> Result<Period, TimeFault> {
    let Typed { moves, increment, delay, .. } = *typed;
    let period = |time: Millis| Period { time, moves, increment, delay };
    match typed.base {
        Base::Stated(time) => Ok(period(time)),
        Base::Bare(thousandths) if by_habit => Ok(period(Millis(thousandths))),
        Base::Bare(thousandths) if thousandths > LONGEST_PERIOD_MINUTES * 1000 => {
            let (minutes, as_seconds) = (thousandths / 1000, period(Millis(thousandths)));
            let meant = write_time(&[period(Millis(thousandths * 60))]);
            Err(TimeFault::Absurd { minutes, instead: write_time(&[as_seconds]), meant })
        }
        Base::Bare(thousandths) => Ok(period(Millis(thousandths * 60))),
    }
}

/// The periods as people write them; reads back as the same.
pub fn write_time(periods: &[Period]) -> String {
    let mut text = String::new();
    for (index, period) in periods.iter().enumerate() {
        let between = if index > 0 { ", " } else { "" };
        let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let time = match period.time.0 {
            millis if millis % 60_000 == 0 && millis <= Millis::from_minutes(LONGEST_PERIOD_MINUTES).0 => {
                (millis / 60_000).to_string()
            }
            millis if millis % 60_000 == 0 => format!("{}min", millis / 60_000),
            millis if millis % 6_000 == 0 => format!("{}.{}", millis / 60_000, millis % 60_000 / 6_000),
            millis => format!("{}s", millis / 1_000),
        };
        let added = match (period.increment.seconds(), period.delay.seconds()) {
            (0, 0) => String::new(),
            (0, delay) => format!("d{delay}"),
            (increment, _) => format!("+{increment}"),
        };
        write!(text, "{between}{moves}{time}{added}").expect("writing to a string");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(seconds: i64, moves: Option<u32>, increment: i64, delay: i64) -> Period {
        Period {
            time: Millis::from_seconds(seconds),
            moves,
            increment: Millis::from_seconds(increment),
            delay: Millis::from_seconds(delay),
        }
    }

    fn read(text: &str) -> Vec<Period> {
        read_time(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
    }

    #[test]
    fn controls_are_read_as_halls_write_them() {
        let two = [one(5_400, Some(40), 30, 0), one(1_800, None, 30, 0)];
        for text in ["40/90+30, 30+30", "40/90+30,30+30", "40/90+30:30+30", "40/90+30 30+30", "40 / 90 + 30; 30+30"] {
            assert_eq!(read(text), two, "{text}");
        }
        assert_eq!(read("90+30"), [one(5_400, None, 30, 0)]);
        assert_eq!(read("5d3"), [one(300, None, 0, 3)]);
        assert_eq!(read("180s+2s"), [one(180, None, 2, 0)]);
        assert_eq!(read("2.5+2"), [one(150, None, 2, 0)]);
        assert_eq!(read("2,5"), [one(150, None, 0, 0)]);
        assert_eq!(read("2h"), [one(7_200, None, 0, 0)]);
        assert_eq!(read("40/120"), [one(7_200, Some(40), 0, 0)]);
    }

    #[test]
    fn units_are_read_as_invitations_and_pages_write_them() {
        for text in [
            "90 min + 30 s",
            "90 min. + 30 sek.",
            "90 minutter + 30 sekunder",
            "90 minutes + 30 seconds",
            "90'+30\"",
            "90′ + 30″",
            "90' + 30''",
            "1,5 t + 30 s",
        ] {
            assert_eq!(read(text), [one(5_400, None, 30, 0)], "{text}");
        }
        assert_eq!(read("40/120 min, 60 min"), [one(7_200, Some(40), 0, 0), one(3_600, None, 0, 0)]);
        assert_eq!(read("40/90 min + 30 s, 30 min + 30 s"), read("40/90+30, 30+30"));
        assert_eq!(read("2 timer"), [one(7_200, None, 0, 0)]);
    }

    #[test]
    fn seconds_typed_by_habit_are_understood() {
        assert_eq!(read("5400+30"), [one(5_400, None, 30, 0)]);
        assert_eq!(read("40/7200:600"), [one(7_200, Some(40), 0, 0), one(600, None, 0, 0)]);
    }

    #[test]
    fn a_number_nobody_plays_by_is_asked_about() {
        let Err(TimeFault::Absurd { minutes, instead, meant }) = read_time("300+2") else { panic!("asked") };
        assert_eq!((minutes, instead.as_str(), meant.as_str()), (300, "5+2", "300min+2"));
        assert_eq!(read(&meant), [one(18_000, None, 2, 0)]);
        assert_eq!(read("240"), [one(14_400, None, 0, 0)]);
    }

    #[test]
    fn more_than_a_day_is_refused_in_every_unit() {
        for text in ["200000", "86401", "86401s", "1441min", "25h", "40/200000:3600", "90+90000", "5d90000"] {
            assert_eq!(read_time(text), Err(TimeFault::Unreadable), "{text}");
        }
        for text in ["86400", "1440min", "24h"] {
            assert_eq!(read(text), [one(86_400, None, 0, 0)], "{text}");
        }
    }

    #[test]
    fn what_is_no_control_is_refused() {
        for text in
            ["", "0", "x", "90+", "+30", "90+30d3", "30+30:40/90", "0/90:30", "90:30", "90 30", "-5", "5.", "1.2345"]
        {
            assert_eq!(read_time(text), Err(TimeFault::Unreadable), "{text}");
        }
    }

    #[test]
    fn every_control_reads_what_it_writes() {
        for text in ["90+30", "40/90+30, 30+30", "5d3", "2.5+2", "100s", "40/100+30, 20/50+30, 15+30", "300min"] {
            assert_eq!(write_time(&read(text)), text);
        }
    }
}
