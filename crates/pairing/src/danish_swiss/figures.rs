//! The figures of the rules, from `rules/dsu/danish_swiss.toml`.

use rokade_clause::{ByEdition, HandbookEdition, value};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    /// Games more with one colour than the other that make a preference strong (D4.9.3-8.1).
    #[serde(deserialize_with = "value")]
    pub strong_difference: usize,
    /// Last rounds with the same colour that do (D4.9.3-8.1).
    #[serde(deserialize_with = "value")]
    pub strong_run: usize,
    /// Per cent of the points above which two players are free of it in the last round (D4.9.3-8.2).
    #[serde(deserialize_with = "value")]
    pub free_above: i32,
    /// Half-points between neighbouring groups (D4.9.3-10).
    #[serde(deserialize_with = "value")]
    pub group_step: i32,
    /// Groups at most, if the points are kept through the whole event (D4.9.3-10).
    #[serde(deserialize_with = "value")]
    pub most_groups: i32,
}

pub(super) fn figures(handbook: HandbookEdition) -> &'static Figures {
    static FIGURES: ByEdition<HandbookEdition, Figures> = ByEdition::of_table("dsu/danish_swiss");
    FIGURES.of(handbook)
}
