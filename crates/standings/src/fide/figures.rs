//! The figures of the text, read from the tables.

use jiff::civil::Date;
use rokade_clause::{ByEdition, Column, Figure, if_any};
use serde::Deserialize;

use super::edition::TieBreakEdition;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    /// Events that start from this day on go by the edition; `None` for what was before all of them.
    #[serde(deserialize_with = "if_any")]
    pub first_day: Option<Figure<Date>>,
    /// Percent of the possible points.
    pub koya_limit: Figure,
    /// What a score of nothing is worth below the weakest opponent.
    pub perfect_nothing: Figure,
}

impl TieBreakEdition {
    pub(super) fn figures(self) -> &'static Figures {
        static FIGURES: ByEdition<TieBreakEdition, Figures> = ByEdition::of_table("standings/tiebreaks");
        FIGURES.of(self)
    }
}

/// Where a text is silent the newest one speaks.
impl Column for TieBreakEdition {
    fn every() -> Vec<Self> {
        TieBreakEdition::ALL.to_vec()
    }

    fn rows(self) -> Vec<String> {
        [self, TieBreakEdition::default()].map(|edition| edition.key().to_owned()).to_vec()
    }
}
