//! The table of § 26 and what stands above it.

use rokade_clause::{ByEdition, HandbookEdition, value};
use rokade_model::HalfPoints;
use serde::Deserialize;

use crate::table::{Tables, difference};
use crate::{Exact, Rating};

/// The score asked for at an average.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// `None` above the table.
    pub category: Option<u32>,
    pub percent: u32,
    /// The averages it is asked at; above the table no end.
    pub band: (Rating, Option<Rating>),
}

impl Requirement {
    /// To the nearest half point; a quarter goes up (D4.1-26c).
    pub fn points(self, rounds: u32) -> HalfPoints {
        let halves = Exact::new(2 * i64::from(self.percent) * i64::from(rounds), 100).half_up();
        HalfPoints(i32::try_from(halves).expect("points of an event are few"))
    }
}

/// What § 26 asks at an average of the player and the opponents; `None` below the table.
pub fn requirement(average: Rating, handbook: HandbookEdition) -> Option<Requirement> {
    let rules = rules(handbook);
    if average > rules.table_most {
        let percent = u32::try_from(Tables::of(handbook).expected(difference(rules.expected_from, average)).0)
            .expect("a percentage is not negative");
        return Some(Requirement { category: None, percent, band: (rules.table_most + 1, None) });
    }
    let above = rules.categories.iter().take_while(|row| row.from <= average).count();
    let row = rules.categories[..above].last()?;
    let most = rules.categories.get(above).map_or(rules.table_most, |next| next.from - 1);
    let category = Some(u32::try_from(above).expect("categories are few"));
    Some(Requirement { category, percent: row.percent, band: (row.from, Some(most)) })
}

/// The fewest rounds of a qualifying event (D4.1-26d).
pub fn rounds_least(handbook: HandbookEdition) -> u32 {
    rules(handbook).rounds_least
}

/// One edition's column of the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rules {
    #[serde(deserialize_with = "value")]
    categories: Vec<Category>,
    #[serde(deserialize_with = "value")]
    table_most: Rating,
    #[serde(deserialize_with = "value")]
    expected_from: Rating,
    #[serde(deserialize_with = "value")]
    pub(super) rounds_least: u32,
    #[serde(rename = "running_rounds_least", deserialize_with = "value")]
    pub(super) running_least: u32,
}

/// From an average on, so many percent are asked.
#[derive(Deserialize)]
struct Category {
    from: Rating,
    percent: u32,
}

impl Rules {
    /// Below it there is no category.
    pub(super) fn lowest(&self) -> Rating {
        self.categories[0].from
    }
}

pub(super) fn rules(handbook: HandbookEdition) -> &'static Rules {
    static RULES: ByEdition<HandbookEdition, Rules> = ByEdition::of_table("rating/candidates");
    RULES.of(handbook)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_categories_join_and_each_has_its_percentage() {
        let rules = rules(HandbookEdition::default());
        assert_eq!(rules.categories.len(), 18);
        assert!(rules.categories.is_sorted_by(|one, next| one.from < next.from));
        assert!(rules.table_most > rules.categories[17].from);
    }

    #[test]
    fn d4_1_26a_every_percentage_but_the_first_is_the_expected_score_at_the_lower_edge() {
        let rules = rules(HandbookEdition::default());
        assert_eq!(rules.categories[0].percent, 100);
        let tables = Tables::of(HandbookEdition::default());
        for Category { from, percent } in rules.categories.iter().skip(1) {
            let difference = difference(rules.expected_from, *from);
            assert_eq!(tables.expected(difference).0, i32::try_from(*percent).unwrap(), "{from}");
        }
    }
}
