//! The figures of 4.5.2 and 4.5.4 as `rules/rating/dsu.toml` has them.

use std::sync::LazyLock;

use rokade_clause::{ClauseId, Figure, FigureError, table};

use crate::{Exact, Hundredths, Rating};

const EDITION: &str = "dsu";

/// A limit between two factors and what happens to the part of a rating beyond it.
pub(super) struct Limit {
    pub rating: Rating,
    /// What is kept of the part above, going up; going down the part below is divided by it.
    pub kept: Exact,
    pub spread: Exact,
    pub clause: ClauseId,
}

/// So many games at most need so much more than the expected score.
pub(super) struct BonusRow {
    pub games: u32,
    pub threshold: Hundredths,
}

pub(super) struct Figures {
    pub average_spread: u32,
    pub own_share: Hundredths,
    pub expected_step: i32,
    pub bonus: Vec<BonusRow>,
    pub bonus_beyond_games: u32,
    pub bonus_beyond_step: Hundredths,
    /// Ascending.
    pub limits: Vec<Limit>,
    /// One more than there are limits.
    pub factors: Vec<u32>,
    pub winner_change: i64,
    pub floor: Rating,
    pub suspension_months: u32,
}

pub(super) fn figures() -> &'static Figures {
    static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read().expect("the embedded table is tested"));
    &FIGURES
}

impl Figures {
    fn read() -> Result<Self, FigureError> {
        let table = table("rating/dsu")?;
        let number = |figure: &str| Ok::<i64, FigureError>(table.number(figure, EDITION)?.value);
        let numbers = |figure: &str| Ok::<Vec<i64>, FigureError>(table.numbers(figure, EDITION)?.value);
        let thresholds = numbers("bonus_thresholds")?;
        let limits = numbers("factor_limits")?;
        let kept = ["boundary_low", "boundary_middle", "boundary_high"].map(|name| table.numbers(name, EDITION));
        Ok(Self {
            average_spread: natural(number("average_spread")?),
            own_share: Hundredths(small(number("own_share")?)),
            expected_step: small(number("expected_step")?),
            bonus: numbers("bonus_games")?
                .into_iter()
                .zip(thresholds)
                .map(|(games, threshold)| BonusRow { games: natural(games), threshold: Hundredths(small(threshold)) })
                .collect(),
            bonus_beyond_games: natural(number("bonus_beyond_games")?),
            bonus_beyond_step: Hundredths(small(number("bonus_beyond_step")?)),
            limits: limits
                .into_iter()
                .zip(kept)
                .map(|(rating, kept)| Ok(limit(rating, &kept?)))
                .collect::<Result<_, FigureError>>()?,
            factors: numbers("factors")?.into_iter().map(natural).collect(),
            winner_change: number("winner_change")?,
            floor: natural(number("floor")?),
            suspension_months: natural(number("suspension")?),
        })
    }

    /// D4.5.2.3
    pub fn factor(&self, rating: Rating) -> u32 {
        let reached = self.limits.iter().take_while(|limit| limit.rating <= rating).count();
        self.factors[reached]
    }
}

fn limit(rating: i64, kept: &Figure<Vec<i64>>) -> Limit {
    let [numerator, denominator] = kept.value[..] else { panic!("a fraction has two numbers") };
    Limit {
        rating: natural(rating),
        kept: Exact::new(numerator, denominator),
        spread: Exact::new(denominator, numerator),
        clause: kept.clause.clone(),
    }
}

fn natural(value: i64) -> u32 {
    u32::try_from(value).expect("a small natural number")
}

fn small(value: i64) -> i32 {
    i32::try_from(value).expect("a small number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_the_table_is_complete() {
        let figures = figures();
        assert_eq!((figures.bonus.len(), figures.limits.len(), figures.factors.len()), (4, 3, 4));
        assert!(figures.limits.is_sorted_by_key(|limit| limit.rating));
        assert!(figures.bonus.is_sorted_by_key(|row| row.games));
    }

    #[test]
    fn d4_5_2_3_the_factor_changes_at_the_limit_itself() {
        let factor = |rating| figures().factor(rating);
        assert_eq!([1000, 1599, 1600, 1999, 2000, 2399, 2400, 2800].map(factor), [45, 45, 30, 30, 20, 20, 10, 10]);
    }

    #[test]
    fn d4_5_2_4c_the_part_beyond_a_limit_is_kept_in_the_ratio_of_the_factors() {
        let figures = figures();
        for (index, limit) in figures.limits.iter().enumerate() {
            let [below, above] = [index, index + 1].map(|index| i64::from(figures.factors[index]));
            assert_eq!((limit.kept, limit.spread), (Exact::new(above, below), Exact::new(below, above)));
        }
    }
}
