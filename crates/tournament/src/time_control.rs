//! The time control as report files code it, and what §§ 12 and 13 say of it.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rokade_clause::{FigureError, Reason, table};

/// One period: so many moves, or the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub moves: Option<u32>,
    pub seconds: u32,
    /// Seconds added for every move.
    pub increment: u32,
}

/// Periods in order: `5400+30`, `40/7200:3600`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    pub periods: Vec<Period>,
}

/// The text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no time control; write seconds as 5400+30 or 40/7200:3600")]
pub struct InvalidTimeControl(pub String);

/// What the handbook's figures say, read once.
struct Figures {
    normal_time: i64,
    moves_per_hour: (i64, i64),
    /// Times that the handbook itself gives: FIDE's two, and those of its championships.
    allowed: Vec<TimeControl>,
    quickplay_total: i64,
    quickplay_period: (i64, i64),
}

static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read().expect("the embedded tables are tested"));

impl Figures {
    fn read() -> Result<Self, FigureError> {
        let (play, control) = (table("dsu/play")?, table("dsu/time_control")?);
        let named = |name: &str| read_named(&control.numbers(name, "dsu")?.value);
        let figure = |name: &str| control.number(name, "dsu").map(|figure| figure.value);
        let of_play = |name: &str| play.number(name, "dsu").map(|figure| figure.value);
        Ok(Self {
            normal_time: of_play("normal_time")?,
            moves_per_hour: (of_play("moves_per_hour_least")?, of_play("moves_per_hour_most")?),
            allowed: NAMED.into_iter().map(named).collect::<Result<_, _>>()?,
            quickplay_total: figure("quickplay_total")?,
            quickplay_period: (figure("quickplay_period_least")?, figure("quickplay_period_most")?),
        })
    }
}

const NAMED: [&str; 5] = [
    "fide_two_periods",
    "fide_one_period",
    "championship_first_classes",
    "championship_other_classes",
    "senior_championship",
];

/// Moves and minutes of every period but the last, its minutes, and the increment of all.
fn read_named(figures: &[i64]) -> Result<TimeControl, FigureError> {
    let small = |number: i64| u32::try_from(number).expect("a figure fits");
    let [earlier @ .., rest, increment] = figures else { return Err(misshapen()) };
    let (counted, []) = earlier.as_chunks::<2>() else { return Err(misshapen()) };
    let period = |moves, minutes: i64| Period { moves, seconds: small(minutes * 60), increment: small(*increment) };
    let mut periods: Vec<Period> =
        counted.iter().map(|[moves, minutes]| period(Some(small(*moves)), *minutes)).collect();
    periods.push(period(None, *rest));
    Ok(TimeControl { periods })
}

fn misshapen() -> FigureError {
    let problem = "a named time has the wrong number of figures".to_owned();
    FigureError::Malformed { table: "dsu/time_control".to_owned(), problem }
}

impl TimeControl {
    /// What §§ 12 and 13 object to; nothing for either of the FIDE times (D4.1-12c) and for the times of the
    /// championships (D4.2-35a, 35b, D4.3.2a). Increments add nothing to the normal time
    /// (docs/readings/rounds-time-control.md).
    pub fn objections(&self) -> Vec<Reason> {
        if FIGURES.allowed.contains(self) {
            return Vec::new();
        }
        let seconds: i64 = self.periods.iter().map(|period| i64::from(period.seconds)).sum();
        let mut reasons = Vec::new();
        if seconds < FIGURES.normal_time * 60 {
            let reason = Reason::cited("time_below_normal", "D4.1-12a");
            reasons.push(reason.with("minutes", seconds / 60).with("least", FIGURES.normal_time));
        }
        reasons.extend(self.periods.iter().filter_map(moves_per_hour));
        reasons.extend(self.quickplay_finish(seconds));
        reasons
    }

    /// A last period for the rest of the game, after one with a number of moves.
    fn quickplay_finish(&self, seconds: i64) -> Vec<Reason> {
        let [.., before, last] = self.periods[..] else { return Vec::new() };
        if before.moves.is_none() || last.moves.is_some() {
            return Vec::new();
        }
        let mut reasons = Vec::new();
        if seconds * 2 < FIGURES.quickplay_total * 60 {
            let reason = Reason::cited("quickplay_total_too_short", "D4.1-13a");
            reasons.push(reason.with("minutes", seconds * 2 / 60).with("least", FIGURES.quickplay_total));
        }
        let (least, most) = FIGURES.quickplay_period;
        let last = i64::from(last.seconds);
        if !(least * 60..=most * 60).contains(&last) {
            let reason = Reason::cited("quickplay_period_out_of_range", "D4.1-13b");
            reasons.push(reason.with("minutes", last / 60).with("least", least).with("most", most));
        }
        reasons
    }
}

/// Moves of an intermediate control, by the hour.
fn moves_per_hour(period: &Period) -> Option<Reason> {
    let moves = i64::from(period.moves?);
    let seconds = i64::from(period.seconds);
    let (least, most) = FIGURES.moves_per_hour;
    let by_the_hour = moves * 3600;
    let fits = least * seconds <= by_the_hour && by_the_hour <= most * seconds;
    (!fits).then(|| {
        Reason::cited("moves_per_hour_out_of_range", "D4.1-12b")
            .with("moves", moves)
            .with("minutes", seconds / 60)
            .with("least", least)
            .with("most", most)
    })
}

impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let periods: Option<Vec<Period>> = text.trim().split(':').map(read_period).collect();
        let periods = periods.ok_or_else(|| InvalidTimeControl(text.to_owned()))?;
        Ok(Self { periods })
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

    fn objections(text: &str) -> Vec<String> {
        text.parse::<TimeControl>().unwrap().objections().iter().map(|reason| reason.key.to_string()).collect()
    }

    #[test]
    fn d4_1_12a_two_hours_are_the_shortest_normal_time() {
        assert_eq!(objections("7200"), [""; 0]);
        assert_eq!(objections("7199"), ["time_below_normal"]);
        assert_eq!(objections("3600+30"), ["time_below_normal"]);
    }

    #[test]
    fn d4_1_12b_sixteen_to_twenty_three_moves_an_hour() {
        assert_eq!(objections("32/7200:3600"), [""; 0]);
        assert_eq!(objections("46/7200:3600"), [""; 0]);
        assert_eq!(objections("31/7200:3600"), ["moves_per_hour_out_of_range"]);
        assert_eq!(objections("47/7200:3600"), ["moves_per_hour_out_of_range"]);
    }

    #[test]
    fn d4_1_12c_two_times_of_fide_may_be_used_instead() {
        assert_eq!(objections("5400+30"), [""; 0]);
        assert_eq!(objections("40/4500+30:900+30"), [""; 0]);
        assert!(!objections("5400+20").is_empty());
    }

    #[test]
    fn the_times_of_the_championships_are_not_objected_to() {
        assert_eq!(objections("40/6000+30:20/3000+30:900+30"), [""; 0]);
        assert_eq!(objections("40/5400+30:1800+30"), [""; 0]);
        assert_eq!(objections("40/7200:1800"), [""; 0], "the other time of § 35");
        assert!(!objections("40/5400+20:1800+20").is_empty());
    }

    #[test]
    fn d4_1_13a_four_hours_together_with_a_quickplay_finish() {
        assert!(objections("30/5400:1799").contains(&"quickplay_total_too_short".to_owned()));
        assert!(!objections("30/5400:1800").contains(&"quickplay_total_too_short".to_owned()));
    }

    #[test]
    fn d4_1_13b_the_finish_lasts_fifteen_to_sixty_minutes() {
        assert_eq!(objections("40/7200:900"), [""; 0]);
        assert_eq!(objections("40/7200:3600"), [""; 0]);
        assert_eq!(objections("40/7200:899"), ["quickplay_period_out_of_range"]);
        assert_eq!(objections("40/7200:3601"), ["quickplay_period_out_of_range"]);
    }

    #[test]
    fn a_time_control_reads_what_it_writes() {
        for text in ["7200", "5400+30", "40/7200:3600", "40/4500+30:900+30", "40/7200:20/3600:1800"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for text in ["", "90 min", "40/", "/7200", "5400+", "5400+30+30", "0", "0/7200", "+5400", "-1"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text:?}");
        }
    }
}
