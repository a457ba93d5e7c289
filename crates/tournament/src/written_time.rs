//! Time controls between people, who write minutes (`90+30`), and the journal, which keeps the code of report files
//! (`5400+30`). A stage may give the colours different times: `W5-B4`.

use rokade_laws::referee::{Period as Played, TimeFault, read_time, write_time};
use rokade_model::{Period, TimeControl};

/// Reads what people write.
pub fn read(text: &str) -> Result<TimeControl, TimeFault> {
    let periods: Vec<Period> = read_time(text)?.iter().map(Period::try_from).collect::<Result<_, TimeFault>>()?;
    TimeControl::new(periods).ok_or(TimeFault::Unreadable)
}

/// As people write it: `40/90+30, 30+30`.
pub fn write(control: &TimeControl) -> String {
    write_time(&control.periods().iter().map(Played::from).collect::<Vec<_>>())
}

/// What the journal keeps of a time that somebody wrote; empty for nothing.
pub fn code_of(text: &str) -> Result<String, TimeFault> {
    let code = |text: &str| read(text).map(|control| control.to_string());
    match (text.trim(), colours(text)) {
        ("", _) => Ok(String::new()),
        (_, Some((white, black))) => Ok(format!("W{}-B{}", code(white)?, code(black)?)),
        (text, None) => code(text),
    }
}

/// A kept time as people write it; what is no code stays as it is.
pub fn written_of(code: &str) -> String {
    let written = |code: &str| code.trim().parse().ok().map(|control: TimeControl| write(&control));
    let both = |(white, black): (&str, &str)| Some(format!("W{}-B{}", written(white)?, written(black)?));
    let found = match colours(code) {
        Some(colours) => both(colours),
        None => written(code),
    };
    found.unwrap_or_else(|| code.to_owned())
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
        assert_eq!(code_of("90+30").as_deref(), Ok("5400+30"));
        assert_eq!(code_of("40/90+30, 30+30").as_deref(), Ok("40/5400+30:1800+30"));
        assert_eq!(code_of("5").as_deref(), Ok("300"));
        assert_eq!(code_of("5400+30").as_deref(), Ok("5400+30"), "typed by habit");
        assert_eq!(code_of("W5-B4").as_deref(), Ok("W300-B240"));
        assert_eq!(code_of(" ").as_deref(), Ok(""));
        assert_eq!(code_of("5d3"), Err(TimeFault::Unreadable));
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
            assert_eq!(written_of(code), written);
            assert_eq!(code_of(written).as_deref(), Ok(code), "an old value keeps its meaning");
        }
        assert_eq!(written_of("slow"), "slow");
    }
}
