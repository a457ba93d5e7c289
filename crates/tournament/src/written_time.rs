//! Time controls between people, who write minutes (`90+30`), and the journal, which keeps the code of report files
//! (`5400+30`). A stage may give the colours different times: `W5-B4`.

use rokade_laws::referee::{Millis, Period as Played, TimeFault, read_time, write_time};

use crate::{Period, TimeControl};

impl TimeControl {
    /// Reads what people write.
    pub fn of_written(text: &str) -> Result<TimeControl, TimeFault> {
        let period = |period: &Played| {
            let seconds = |time: Millis| u32::try_from(time.seconds()).map_err(|_| TimeFault::Unreadable);
            // Report files have no code for a delay.
            if period.delay > Millis::ZERO || period.time.seconds() == 0 {
                return Err(TimeFault::Unreadable);
            }
            Ok(Period { moves: period.moves, seconds: seconds(period.time)?, increment: seconds(period.increment)? })
        };
        let periods: Result<Vec<Period>, TimeFault> = read_time(text)?.iter().map(period).collect();
        Ok(TimeControl { periods: periods? })
    }

    /// As people write it: `40/90+30, 30+30`.
    pub fn written(&self) -> String {
        let period = |period: &Period| Played {
            time: Millis::from_seconds(i64::from(period.seconds)),
            moves: period.moves,
            increment: Millis::from_seconds(i64::from(period.increment)),
            delay: Millis::ZERO,
        };
        write_time(&self.periods.iter().map(period).collect::<Vec<_>>())
    }

    /// What the journal keeps of a time that somebody wrote; empty for nothing.
    pub fn code_of(text: &str) -> Result<String, TimeFault> {
        let code = |text: &str| Self::of_written(text).map(|control| control.to_string());
        match (text.trim(), colours(text)) {
            ("", _) => Ok(String::new()),
            (_, Some((white, black))) => Ok(format!("W{}-B{}", code(white)?, code(black)?)),
            (text, None) => code(text),
        }
    }

    /// A kept time as people write it; what is no code stays as it is.
    pub fn written_of(code: &str) -> String {
        let written = |code: &str| code.trim().parse::<TimeControl>().ok().map(|control| control.written());
        let both = |(white, black): (&str, &str)| Some(format!("W{}-B{}", written(white)?, written(black)?));
        let found = match colours(code) {
            Some(colours) => both(colours),
            None => written(code),
        };
        found.unwrap_or_else(|| code.to_owned())
    }
}

/// White's and Black's part of `W300-B240`.
fn colours(text: &str) -> Option<(&str, &str)> {
    text.trim().strip_prefix('W')?.split_once("-B")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ninety_plus_thirty_is_ninety_minutes_and_thirty_seconds() {
        assert_eq!(TimeControl::code_of("90+30").as_deref(), Ok("5400+30"));
        assert_eq!(TimeControl::code_of("40/90+30, 30+30").as_deref(), Ok("40/5400+30:1800+30"));
        assert_eq!(TimeControl::code_of("5").as_deref(), Ok("300"));
        assert_eq!(TimeControl::code_of("5400+30").as_deref(), Ok("5400+30"), "typed by habit");
        assert_eq!(TimeControl::code_of("W5-B4").as_deref(), Ok("W300-B240"));
        assert_eq!(TimeControl::code_of(" ").as_deref(), Ok(""));
        assert_eq!(TimeControl::code_of("5d3"), Err(TimeFault::Unreadable));
    }

    #[test]
    fn a_kept_time_is_shown_as_people_write_it_and_reads_back_the_same() {
        for (code, written) in [
            ("5400+30", "90+30"),
            ("90+30", "1.5+30"),
            ("40/7200:3600", "40/120, 60"),
            ("5+3", "5s+3"),
            ("W300-B240", "W5-B4"),
            ("18000", "300min"),
        ] {
            assert_eq!(TimeControl::written_of(code), written);
            assert_eq!(TimeControl::code_of(written).as_deref(), Ok(code), "an old value keeps its meaning");
        }
        assert_eq!(TimeControl::written_of("slow"), "slow");
    }
}
