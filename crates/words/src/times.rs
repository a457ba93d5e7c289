//! The time of a game in words: "90 minutes for 40 moves, then 30 minutes for the rest of the game, 30 seconds a move".

use crate::{Arg, Lang, text_with};

/// One period: so many moves, or the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayingTime {
    pub moves: Option<u32>,
    pub seconds: u32,
    /// Seconds for every move.
    pub increment: u32,
}

/// An increment that is the same throughout is said once, at the end.
pub fn time_in_words(lang: Lang, periods: &[PlayingTime]) -> String {
    let say = |key: &str, name: &str, value: u32| text_with(lang, key, &[(name, Arg::from(value))]);
    let added = |increment: u32| (increment > 0).then(|| say("time-increment", "seconds", increment));
    let same = periods.windows(2).all(|pair| pair[0].increment == pair[1].increment);
    let part = |period: &PlayingTime| {
        let of = match (period.moves, periods.len()) {
            (Some(moves), _) => text_with(
                lang,
                "time-for-moves",
                &[("time", duration(lang, period.seconds).into()), ("moves", moves.into())],
            ),
            (None, 1) => duration(lang, period.seconds),
            (None, _) => text_with(lang, "time-for-rest", &[("time", duration(lang, period.seconds).into())]),
        };
        match added(period.increment).filter(|_| !same) {
            Some(added) => format!("{of}, {added}"),
            None => of,
        }
    };
    let then =
        |first: String, next: String| text_with(lang, "time-then", &[("first", first.into()), ("next", next.into())]);
    let whole = periods.iter().map(part).reduce(then).unwrap_or_default();
    match periods.first().and_then(|period| added(period.increment)).filter(|_| same) {
        Some(added) => format!("{whole}, {added}"),
        None => whole,
    }
}

fn duration(lang: Lang, seconds: u32) -> String {
    let say = |key: &str, name: &str, value: u32| text_with(lang, key, &[(name, Arg::from(value))]);
    let minutes = (seconds >= 60).then(|| say("time-minutes", "minutes", seconds / 60));
    let rest = (!seconds.is_multiple_of(60)).then(|| say("time-seconds", "seconds", seconds % 60));
    minutes.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(moves: Option<u32>, seconds: u32, increment: u32) -> PlayingTime {
        PlayingTime { moves, seconds, increment }
    }

    #[test]
    fn times_read_as_arbiters_say_them() {
        let said = |lang, periods: &[PlayingTime]| time_in_words(lang, periods);
        assert_eq!(said(Lang::En, &[period(None, 5_400, 30)]), "90 minutes, 30 seconds a move");
        assert_eq!(said(Lang::En, &[period(None, 60, 1)]), "1 minute, 1 second a move");
        assert_eq!(said(Lang::En, &[period(None, 150, 0)]), "2 minutes 30 seconds");
        let two = [period(Some(40), 5_400, 30), period(None, 1_800, 30)];
        assert_eq!(
            said(Lang::En, &two),
            "90 minutes for 40 moves, then 30 minutes for the rest of the game, 30 seconds a move"
        );
        assert_eq!(
            said(Lang::Da, &two),
            "90 minutter til 40 træk, derefter 30 minutter til resten af partiet, 30 sekunder pr. træk"
        );
        let late = [period(Some(40), 7_200, 0), period(None, 900, 30)];
        assert_eq!(
            said(Lang::En, &late),
            "120 minutes for 40 moves, then 15 minutes for the rest of the game, 30 seconds a move"
        );
    }
}
