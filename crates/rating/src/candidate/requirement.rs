//! The table of § 26 and what stands above it.

use std::sync::LazyLock;

use rokade_clause::{FigureError, table};
use rokade_model::HalfPoints;

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
pub fn requirement(average: Rating) -> Option<Requirement> {
    let rules = rules();
    if average > rules.table_most {
        let percent = u32::try_from(Tables::dsu().expected(difference(rules.expected_from, average)).0)
            .expect("a percentage is not negative");
        return Some(Requirement { category: None, percent, band: (rules.table_most + 1, None) });
    }
    let above = rules.from.iter().take_while(|from| **from <= average).count();
    let row = above.checked_sub(1)?;
    let percent = *rules.percent.get(row)?;
    let most = rules.from.get(above).map_or(rules.table_most, |next| next - 1);
    let category = Some(u32::try_from(above).expect("categories are few"));
    Some(Requirement { category, percent, band: (rules.from[row], Some(most)) })
}

/// The fewest rounds of a qualifying event (D4.1-26d).
pub fn rounds_least() -> u32 {
    rules().rounds_least
}

pub(super) struct Rules {
    from: Vec<Rating>,
    percent: Vec<u32>,
    table_most: Rating,
    expected_from: Rating,
    pub(super) rounds_least: u32,
    pub(super) running_least: u32,
}

impl Rules {
    /// Below it there is no category.
    pub(super) fn lowest(&self) -> Rating {
        self.from[0]
    }

    fn read() -> Result<Self, FigureError> {
        let table = table("rating/candidates")?;
        let natural = |value: i64| u32::try_from(value).expect("a small natural number");
        let number = |name: &str| table.number(name, "dsu").map(|figure| figure.value);
        let numbers = |name: &str| table.numbers(name, "dsu").map(|figure| figure.value.into_iter().map(natural));
        Ok(Self {
            from: numbers("category_from")?.collect(),
            percent: numbers("category_percent")?.collect(),
            table_most: natural(number("table_most")?),
            expected_from: natural(number("expected_from")?),
            rounds_least: natural(number("rounds_least")?),
            running_least: natural(number("running_rounds_least")?),
        })
    }
}

pub(super) fn rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::read().expect("the embedded table is tested"));
    &RULES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_categories_join_and_each_has_its_percentage() {
        let rules = rules();
        assert_eq!(rules.from.len(), 18);
        assert_eq!(rules.percent.len(), 18);
        assert!(rules.from.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(rules.table_most > rules.from[17]);
    }

    #[test]
    fn d4_1_26a_every_percentage_but_the_first_is_the_expected_score_at_the_lower_edge() {
        let rules = rules();
        assert_eq!(rules.percent[0], 100);
        for (from, percent) in rules.from.iter().zip(&rules.percent).skip(1) {
            let difference = difference(rules.expected_from, *from);
            assert_eq!(Tables::dsu().expected(difference).0, i32::try_from(*percent).unwrap(), "{from}");
        }
    }
}
