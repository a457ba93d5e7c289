//! Standard, rapid and blitz, told apart by each edition's own definition.

use rokade_clause::{ByEdition, Edition, Figure, if_any};
use serde::{Deserialize, Serialize};

use super::pair::Both;
use super::settings::Period;
use super::time::Millis;

/// By which of the three chapters a game is played: what an edition calls rapid or blitz has its own rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    pub const fn key(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }
}

/// The limits of one edition, in minutes of thinking time.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Blitz up to this time, itself included where `blitz_includes` says so.
    pub blitz_below: Figure,
    pub blitz_includes: Figure<bool>,
    /// Rapid up to this time, itself included where `rapid_includes` says so.
    pub rapid_below: Figure,
    pub rapid_includes: Figure<bool>,
    /// How many increments count towards the time, where the edition counts them.
    #[serde(deserialize_with = "if_any")]
    pub increments: Option<Figure>,
}

impl Limits {
    pub fn of(edition: Edition) -> &'static Self {
        static LIMITS: ByEdition<Edition, Limits> = ByEdition::of_table("laws/pace");
        LIMITS.of(edition)
    }

    fn pace(&self, time: Millis) -> Pace {
        let is_within = |below: &Figure, includes: &Figure<bool>| {
            let limit = Millis::from_minutes(below.value);
            time < limit || (time == limit && includes.value)
        };
        if is_within(&self.blitz_below, &self.blitz_includes) {
            Pace::Blitz
        } else if is_within(&self.rapid_below, &self.rapid_includes) {
            Pace::Rapid
        } else {
            Pace::Standard
        }
    }
}

/// The kind of game that a time control makes. Where the players have different times the longer
/// decides, so that nobody loses the protection of the slower rules. See
/// `docs/readings/rapid-limits.md`.
pub fn of(edition: Edition, periods: &Both<Vec<Period>>) -> Pace {
    let limits = Limits::of(edition);
    let time = |side: &[Period]| {
        let base: Millis = side.iter().map(|period| period.time).sum();
        let increment = side.iter().map(|period| period.increment).max().unwrap_or(Millis::ZERO);
        base + Millis(increment.0 * limits.increments.as_ref().map_or(0, |count| count.value))
    };
    limits.pace(time(&periods.white).max(time(&periods.black)))
}
