//! A period as the clocks of a game count it, and as report files code it.

use rokade_model::Period as Coded;

use super::super::time::Millis;
use super::super::written::TimeFault;

/// One period of the time control on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub time: Millis,
    /// Moves to be completed in this period; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// Added for every completed move.
    pub increment: Millis,
    /// Passes on every move before the main time runs.
    pub delay: Millis,
}

impl From<&Coded> for Period {
    fn from(coded: &Coded) -> Self {
        Self {
            time: Millis::from_seconds(i64::from(coded.seconds)),
            moves: coded.moves,
            increment: Millis::from_seconds(i64::from(coded.increment)),
            delay: Millis::ZERO,
        }
    }
}

/// Report files have whole seconds, no delay and no period without time.
impl TryFrom<&Period> for Coded {
    type Error = TimeFault;

    fn try_from(period: &Period) -> Result<Self, TimeFault> {
        let seconds = |time: Millis| u32::try_from(time.seconds()).map_err(|_| TimeFault::Unreadable);
        if period.delay > Millis::ZERO || period.time.seconds() == 0 {
            return Err(TimeFault::Unreadable);
        }
        Ok(Self { moves: period.moves, seconds: seconds(period.time)?, increment: seconds(period.increment)? })
    }
}
