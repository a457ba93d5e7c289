//! What a figure counts.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::Part;

/// A unit of `rules/`, by the word it has there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Unit {
    #[serde(rename = "rating")]
    Rating,
    #[serde(rename = "rating points")]
    RatingPoints,
    #[serde(rename = "factor")]
    Factor,
    #[serde(rename = "factor times games")]
    FactorTimesGames,
    #[serde(rename = "points")]
    Points,
    #[serde(rename = "half-points")]
    HalfPoints,
    #[serde(rename = "half-points of a game")]
    HalfPointsOfAGame,
    #[serde(rename = "hundredths of a point")]
    Hundredths,
    #[serde(rename = "percent")]
    Percent,
    /// A fraction, `2/3`.
    #[serde(rename = "part")]
    Part,
    #[serde(rename = "seconds")]
    Seconds,
    #[serde(rename = "minutes")]
    Minutes,
    #[serde(rename = "hours")]
    Hours,
    #[serde(rename = "days")]
    Days,
    #[serde(rename = "playing day")]
    PlayingDay,
    #[serde(rename = "weeks")]
    Weeks,
    #[serde(rename = "months")]
    Months,
    #[serde(rename = "years")]
    Years,
    #[serde(rename = "date")]
    Date,
    /// `07-01`: the first of July.
    #[serde(rename = "day of the year")]
    DayOfYear,
    #[serde(rename = "lists")]
    Lists,
    #[serde(rename = "round")]
    Round,
    #[serde(rename = "rounds")]
    Rounds,
    #[serde(rename = "games")]
    Games,
    #[serde(rename = "moves")]
    Moves,
    #[serde(rename = "moves by each player")]
    MovesEach,
    #[serde(rename = "occurrences")]
    Occurrences,
    #[serde(rename = "times")]
    Times,
    #[serde(rename = "people")]
    People,
    #[serde(rename = "players")]
    Players,
    #[serde(rename = "opponents")]
    Opponents,
    #[serde(rename = "groups")]
    Groups,
    #[serde(rename = "federations")]
    Federations,
    /// One federation, by the letters FIDE has for it.
    #[serde(rename = "federation")]
    Federation,
    #[serde(rename = "place in the list")]
    Place,
    #[serde(rename = "yes or no")]
    YesOrNo,
}

impl Unit {
    /// Whether a value is one of this unit, and not a bare number for something else.
    pub(super) fn fits(self, value: &toml::Value) -> bool {
        match self {
            Unit::YesOrNo => value.is_bool(),
            Unit::Date => value.as_str().is_some_and(|day| day.parse::<Date>().is_ok()),
            Unit::DayOfYear => value.as_str().is_some_and(|day| format!("2000-{day}").parse::<Date>().is_ok()),
            Unit::Federation => {
                value.as_str().is_some_and(|code| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()))
            }
            Unit::Part | Unit::HalfPointsOfAGame => value.as_str().is_some_and(|part| part.parse::<Part>().is_ok()),
            Unit::Rating
            | Unit::RatingPoints
            | Unit::Factor
            | Unit::FactorTimesGames
            | Unit::Points
            | Unit::HalfPoints
            | Unit::Hundredths
            | Unit::Percent
            | Unit::Seconds
            | Unit::Minutes
            | Unit::Hours
            | Unit::Days
            | Unit::PlayingDay
            | Unit::Weeks
            | Unit::Months
            | Unit::Years
            | Unit::Lists
            | Unit::Round
            | Unit::Rounds
            | Unit::Games
            | Unit::Moves
            | Unit::MovesEach
            | Unit::Occurrences
            | Unit::Times
            | Unit::People
            | Unit::Players
            | Unit::Opponents
            | Unit::Groups
            | Unit::Federations
            | Unit::Place => value.is_integer(),
        }
    }
}

/// The unit of a figure, or one for each field of a row.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Units {
    One(Unit),
    Fields(BTreeMap<String, Unit>),
}
