//! Time controls as people say them.

use rokade_model::{Period, TimeControl};
use rokade_words::{Arg, Lang, PlayingTime, time_in_words};

use super::Reader;

/// `5400+30` as `90 min + 30 s`; nothing for what is no time control.
pub fn control(code: &str) -> String {
    let Ok(control) = code.trim().parse::<TimeControl>() else { return String::new() };
    control.periods().iter().map(period).collect::<Vec<_>>().join(", ")
}

/// "90 minutes, 30 seconds a move".
pub fn in_words(lang: Lang, control: &TimeControl) -> String {
    let part =
        |period: &Period| PlayingTime { moves: period.moves, seconds: period.seconds, increment: period.increment };
    time_in_words(lang, &control.periods().iter().map(part).collect::<Vec<_>>())
}

/// The time of a stage, which may give the colours different times: `W300-B240`.
pub fn words(reader: &Reader, code: &str) -> String {
    match code.trim().strip_prefix('W').and_then(|both| both.split_once("-B")) {
        Some((white, black)) => {
            let args = [("white", Arg::from(control(white))), ("black", Arg::from(control(black)))];
            reader.say_with("view-stage-times", &args)
        }
        None => control(code),
    }
}

fn period(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let time = match (period.seconds / 60, period.seconds % 60) {
        (minutes, 0) => format!("{minutes} min"),
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    };
    let increment = if period.increment == 0 { String::new() } else { format!(" + {} s", period.increment) };
    format!("{moves}{time}{increment}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_read_as_people_say_them() {
        assert_eq!(control("5400+30"), "90 min + 30 s");
        assert_eq!(control("40/7200:3600"), "40/120 min, 60 min");
        assert_eq!(control("slow"), "");
    }
}
