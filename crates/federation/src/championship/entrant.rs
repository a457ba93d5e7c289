//! Whoever entered, and what places are given by.

use jiff::civil::Date;
use rokade_rating::Rating;
use serde::Deserialize;

use crate::{Birth, PersonId, Sex};

/// An entry and what is known of the person.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    pub person: PersonId,
    /// By FIDE's letters; none for who is not registered there.
    #[serde(default)]
    pub federation: Option<String>,
    /// The number that counts (F-102).
    pub number: Rating,
    #[serde(default)]
    pub birth: Option<Birth>,
    #[serde(default)]
    pub sex: Option<Sex>,
    pub entered: Date,
    #[serde(default)]
    pub paid: Option<Date>,
    /// The last days of the events in which a candidate result was reached.
    #[serde(default)]
    pub candidate_results: Vec<Date>,
    /// Rated games since last year's championship.
    #[serde(default)]
    pub games_since: u32,
    #[serde(default)]
    pub wants_veteran: bool,
    #[serde(default)]
    pub played_veteran_before: bool,
}
