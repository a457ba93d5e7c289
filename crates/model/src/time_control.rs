//! The time control as report files code it: `5400+30`, `40/7200:3600`.
//!
//! What the regulations say of one is decided where they are; what the clocks of a game show, delays and parts of a
//! second included, in `rokade_laws`.

use std::fmt;
use std::str::FromStr;

/// One period: so many moves, or the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub moves: Option<u32>,
    pub seconds: u32,
    /// Seconds added for every move.
    pub increment: u32,
}

/// Periods in order, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// The text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no time control; write seconds as 5400+30 or 40/7200:3600")]
pub struct InvalidTimeControl(pub String);

impl TimeControl {
    /// `None` without a period.
    pub fn new(periods: Vec<Period>) -> Option<Self> {
        (!periods.is_empty()).then_some(Self { periods })
    }

    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// All periods together, without any increment.
    pub fn seconds(&self) -> i64 {
        self.periods.iter().map(|period| i64::from(period.seconds)).sum()
    }
}

impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let periods: Option<Vec<Period>> = text.trim().split(':').map(read_period).collect();
        periods.and_then(Self::new).ok_or_else(|| InvalidTimeControl(text.to_owned()))
    }
}

fn read_period(text: &str) -> Option<Period> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(number(moves).filter(|moves| *moves > 0)?), time),
        None => (None, text),
    };
    let (seconds, increment) = match time.split_once('+') {
        Some((seconds, increment)) => (number(seconds)?, number(increment)?),
        None => (number(time)?, 0),
    };
    (seconds > 0).then_some(Period { moves, seconds, increment })
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods.iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write!(f, "{}", period.seconds)?;
            if period.increment > 0 {
                write!(f, "+{}", period.increment)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_reads_what_it_writes() {
        for text in ["7200", "5400+30", "40/7200:3600", "40/4500+30:900+30", "40/7200:20/3600:1800"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for text in ["", "90 min", "40/", "/7200", "5400+", "5400+30+30", "0", "0/7200", "+5400", "-1"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text:?}");
        }
        assert_eq!(TimeControl::new(Vec::new()), None, "no time is no time control");
    }
}
