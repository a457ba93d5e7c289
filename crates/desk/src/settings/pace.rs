//! Time controls as people say them.

use rokade_tournament::{Period, TimeControl};

/// Offered while typing; any other can be written.
const USUAL: &[&str] = &[
    "5400+30",
    "40/4500+30:900+30",
    "40/5400+30:1800+30",
    "40/7200:3600",
    "7200",
    "3600+30",
    "1500+10",
    "900+10",
    "300",
    "180+2",
];

/// The usual time controls: as coded, and in words.
pub(super) fn usual() -> Vec<(&'static str, String)> {
    USUAL.iter().map(|code| (*code, words(code))).collect()
}

/// `5400+30` as `90 min + 30 s`; nothing for what is no time control.
pub(super) fn words(code: &str) -> String {
    let Ok(control) = code.trim().parse::<TimeControl>() else { return String::new() };
    control.periods.iter().map(period).collect::<Vec<_>>().join(", ")
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
        assert_eq!(words("5400+30"), "90 min + 30 s");
        assert_eq!(words("40/7200:3600"), "40/120 min, 60 min");
        assert_eq!(words("slow"), "");
        assert!(usual().iter().all(|(_, words)| !words.is_empty()));
    }
}
