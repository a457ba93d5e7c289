//! The figures of 4.5.2 as `rules/rating/dsu.toml` has them, in the edition of the handbook that an event goes by.

use rokade_clause::{ByEdition, ClauseId, Figure, HandbookEdition, Part, value};
use serde::Deserialize;

use crate::table::Tables;
use crate::{Exact, Hundredths, Rating};

/// A limit between two factors and what happens to the part of a rating beyond it.
pub(super) struct Limit {
    pub rating: Rating,
    /// What is kept of the part above, going up; going down the part below is divided by it.
    pub kept: Exact,
    pub spread: Exact,
    pub clause: ClauseId,
}

/// So many games at most need so much more than the expected score.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct BonusRow {
    pub games: u32,
    pub threshold: Hundredths,
}

/// From a rating on a factor holds.
#[derive(Clone, Copy, Deserialize)]
struct FactorRow {
    from: Rating,
    factor: u32,
}

/// One edition's column of the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(deserialize_with = "value")]
    average_spread: u32,
    #[serde(deserialize_with = "value")]
    own_share: Hundredths,
    #[serde(deserialize_with = "value")]
    expected_step: i32,
    #[serde(deserialize_with = "value")]
    bonus: Vec<BonusRow>,
    #[serde(deserialize_with = "value")]
    bonus_beyond_games: u32,
    #[serde(deserialize_with = "value")]
    bonus_beyond_step: Hundredths,
    #[serde(deserialize_with = "value")]
    factors: Vec<FactorRow>,
    boundary_low: Figure<Part>,
    boundary_middle: Figure<Part>,
    boundary_high: Figure<Part>,
    #[serde(deserialize_with = "value")]
    winner_change: i64,
    #[serde(deserialize_with = "value")]
    floor: Rating,
}

#[derive(Deserialize)]
#[serde(try_from = "Raw")]
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
}

impl TryFrom<Raw> for Figures {
    type Error = &'static str;

    fn try_from(raw: Raw) -> Result<Self, &'static str> {
        let kept = [raw.boundary_low, raw.boundary_middle, raw.boundary_high];
        let [lowest, above @ ..] = &raw.factors[..] else { return Err("there are no factors") };
        if lowest.from != 0 || above.len() != kept.len() || !raw.factors.is_sorted_by_key(|row| row.from) {
            return Err("the factors do not rise from 0 over three limits");
        }
        if raw.bonus.is_empty() || !raw.bonus.is_sorted_by_key(|row| row.games) {
            return Err("the rows of the bonus do not rise");
        }
        Ok(Self {
            average_spread: raw.average_spread,
            own_share: raw.own_share,
            expected_step: raw.expected_step,
            bonus: raw.bonus,
            bonus_beyond_games: raw.bonus_beyond_games,
            bonus_beyond_step: raw.bonus_beyond_step,
            limits: above.iter().zip(kept).map(|(row, kept)| limit(row.from, kept)).collect(),
            factors: raw.factors.iter().map(|row| row.factor).collect(),
            winner_change: raw.winner_change,
            floor: raw.floor,
        })
    }
}

fn limit(rating: Rating, Figure { value: Part { over, under }, clause }: Figure<Part>) -> Limit {
    let (over, under) = (i64::from(over), i64::from(under));
    Limit { rating, kept: Exact::new(over, under), spread: Exact::new(under, over), clause }
}

/// What an edition of the handbook has for a rating: figures and printed tables.
#[derive(Clone, Copy)]
pub(super) struct Rates {
    pub figures: &'static Figures,
    pub tables: &'static Tables,
}

impl Rates {
    pub(super) fn of(handbook: HandbookEdition) -> Self {
        static FIGURES: ByEdition<HandbookEdition, Figures> = ByEdition::of_table("rating/dsu");
        Self { figures: FIGURES.of(handbook), tables: Tables::of(handbook) }
    }
}

/// Months of suspension for staying away from a whole event without notice, at least (D4.5.4.2c).
pub(super) fn suspension_months(handbook: HandbookEdition) -> u32 {
    #[derive(Deserialize)]
    struct Play {
        #[serde(deserialize_with = "value")]
        no_show_suspension: u32,
    }
    static PLAY: ByEdition<HandbookEdition, Play> = ByEdition::of_table("dsu/play");
    PLAY.of(handbook).no_show_suspension
}

impl Figures {
    /// D4.5.2.3
    pub(super) fn factor(&self, rating: Rating) -> u32 {
        let reached = self.limits.iter().take_while(|limit| limit.rating <= rating).count();
        self.factors[reached]
    }

    /// The ratings that have the same factor: from the first, and below the second.
    pub(super) fn factor_band(&self, rating: Rating) -> (Option<Rating>, Option<Rating>) {
        let limits = || self.limits.iter().map(|limit| limit.rating);
        (limits().filter(|limit| *limit <= rating).max(), limits().filter(|limit| *limit > rating).min())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> &'static Figures {
        Rates::of(HandbookEdition::default()).figures
    }

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
