//! The typed view of the figures in `rules/rating/registry.toml`.

use jiff::civil::Date;
use rokade_clause::{ByEdition, HandbookEdition, value};
use serde::Deserialize;

use crate::Rating;

/// What the handbook says of the list, in an edition.
pub(super) fn figures(handbook: HandbookEdition) -> &'static Figures {
    static FIGURES: ByEdition<HandbookEdition, Figures> = ByEdition::of_table("rating/registry");
    FIGURES.of(handbook)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    #[serde(deserialize_with = "value")]
    pub executive_from: Rating,
    #[serde(deserialize_with = "value")]
    pub district_from: Rating,
    #[serde(deserialize_with = "value")]
    pub district_to: Rating,
    #[serde(deserialize_with = "value")]
    pub club_values: Vec<Rating>,
    #[serde(deserialize_with = "value")]
    pub archived_after: u32,
    #[serde(deserialize_with = "value")]
    pub fresh_start_after: u32,
    #[serde(deserialize_with = "value")]
    pub reassessed_after: u32,
    #[serde(deserialize_with = "value")]
    pub foreign_report: u32,
    #[serde(deserialize_with = "value")]
    pub published_from: Rating,
    #[serde(deserialize_with = "value")]
    pub compared_games_over: u32,
    #[serde(deserialize_with = "value")]
    pub compared_rating_over: Rating,
    #[serde(deserialize_with = "value")]
    pub compared_fide_list: MonthDay,
    #[serde(deserialize_with = "value")]
    pub compared_national_list: MonthDay,
    #[serde(deserialize_with = "value")]
    pub adjusted_from: u32,
    #[serde(deserialize_with = "value")]
    pub adjusted_by_multiples: u32,
    #[serde(deserialize_with = "value")]
    pub adjusted_in_full_over: Rating,
    #[serde(deserialize_with = "value")]
    pub adjusted_row: u32,
    #[serde(deserialize_with = "value")]
    pub adjusted_floor: Rating,
    #[serde(deserialize_with = "value")]
    pub adjusted_unless_below: Rating,
    #[serde(deserialize_with = "value")]
    pub adjusted_first_day: MonthDay,
    #[serde(deserialize_with = "value")]
    pub adjusted_last_day: MonthDay,
}

/// A day of every year, written `07-01`.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct MonthDay {
    month: i8,
    day: i8,
}

impl TryFrom<String> for MonthDay {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = text.split_once('-').and_then(|(month, day)| Some((month.parse().ok()?, day.parse().ok()?)));
        let (month, day) = read.ok_or_else(|| format!("{text:?} is no day of the year"))?;
        Ok(Self { month, day })
    }
}

impl MonthDay {
    /// `None` outside the years of the calendar.
    pub(super) fn in_year(self, year: i16) -> Option<Date> {
        Date::new(year, self.month, self.day).ok()
    }
}
