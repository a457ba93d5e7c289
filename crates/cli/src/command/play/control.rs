//! The time of a game in the terminal: `90+30`, `40/90+30:30+30`, `5d3`, `180s`; `5,4` for White and Black.

use rokade_laws::referee::{Both, Period, read_time};

/// What is told when a time control is not understood.
const FORMS: &str = "90+30, 40/90+30:30+30, 5d3, 180s, 2.5+2, 5,4";

/// The periods of both players, and how they were written.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameTime {
    pub periods: Both<Vec<Period>>,
    pub written: String,
}

/// One control for both, or White's and Black's with a comma between them.
pub(super) fn read(text: &str) -> Result<GameTime, String> {
    // Behind a count of moves a comma leads to the next period.
    let (white, black) = if text.contains('/') { (text, text) } else { text.split_once(',').unwrap_or((text, text)) };
    let both = side(white).zip(side(black)).ok_or_else(|| FORMS.to_owned())?;
    Ok(GameTime { periods: Both { white: both.0, black: both.1 }, written: text.to_owned() })
}

/// One player's periods, as every page of the program reads them: all but the last say for how many moves they are.
fn side(text: &str) -> Option<Vec<Period>> {
    let periods = read_time(text).ok()?;
    periods.last().is_some_and(|last| last.moves.is_none()).then_some(periods)
}

#[cfg(test)]
mod tests {
    use rokade_laws::referee::Millis;

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
        assert_eq!(white("40/90+30, 30+30"), white("40/90+30:30+30"));
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
