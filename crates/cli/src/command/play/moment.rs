//! Where the time comes from: the machine, the lines themselves, or nowhere.

use std::time::Instant;

use rokade_laws::referee::Millis;

/// A source of moments, in milliseconds after the scheduled start.
pub(super) enum Timepiece {
    /// The machine's clock, from the moment at which the game was taken up.
    Machine { since: Instant, from: Millis },
    /// `@12000 e4`; a line without a moment happens at the last one.
    Ticks { last: Millis },
    /// Time stands still.
    Still { at: Millis },
}

impl Timepiece {
    pub(super) fn now(&self) -> Millis {
        match self {
            Timepiece::Machine { since, from } => {
                *from + Millis(i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX))
            }
            Timepiece::Ticks { last } => *last,
            Timepiece::Still { at } => *at,
        }
    }

    pub(super) fn is_still(&self) -> bool {
        matches!(self, Timepiece::Still { .. })
    }

    /// Takes the moment off a line that has one. `None` if it cannot be read.
    pub(super) fn strip<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        match (self, line.strip_prefix('@')) {
            (Timepiece::Ticks { last }, Some(rest)) => {
                let (moment, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let moment: i64 = moment.parse().ok()?;
                *last = Millis(moment);
                Some(rest.trim())
            }
            _ => Some(line),
        }
    }
}
