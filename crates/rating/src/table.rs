//! Expected scores and rating differences, as the DSU (D4.5.7-T1, D4.5.7-T2) and FIDE print them.

use rokade_clause::{ByEdition, ClauseId, Figure, HandbookEdition};
use rokade_model::HalfPoints;
use serde::Deserialize;

use crate::fide::Edition;
use crate::{Hundredths, Rating};

/// One printed pair of tables.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Printed")]
pub struct Tables {
    /// The largest difference of each row, from 0.50 on.
    bands: Vec<u32>,
    /// The expected score of the higher rated by difference, up to the last row that ends.
    scores: Vec<u8>,
    differences: Vec<i32>,
    differences_from: u32,
    pub expected_clause: ClauseId,
    pub difference_clause: ClauseId,
}

/// A row of the table of expected scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    pub from: u32,
    /// `None` for the last row, which has no end.
    pub to: Option<u32>,
    pub higher: Hundredths,
    pub lower: Hundredths,
}

/// The first row gives both players half a point.
const EVEN: u8 = 50;

/// The rows as they are printed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    expected_score: Figure<Vec<ScoreRow>>,
    rating_difference: Figure<Vec<DifferenceRow>>,
}

/// Up to a difference the higher rated may expect so many percent.
#[derive(Deserialize)]
struct ScoreRow {
    to: u32,
    higher: u8,
}

#[derive(Deserialize)]
struct DifferenceRow {
    percent: u32,
    difference: i32,
}

impl TryFrom<Printed> for Tables {
    type Error = &'static str;

    /// Rows follow each other by a percent, so that a place in the list tells it.
    fn try_from(printed: Printed) -> Result<Self, &'static str> {
        let Printed { expected_score, rating_difference } = printed;
        let mut scores = Vec::new();
        for (score, row) in (EVEN..).zip(&expected_score.value) {
            let end = usize::try_from(row.to).map_err(|_| "a difference is too large")? + 1;
            if row.higher != score || end <= scores.len() {
                return Err("the expected scores do not rise by a percent from row to row");
            }
            scores.resize(end, score);
        }
        let differences_from = rating_difference.value.first().map_or(0, |row| row.percent);
        let follow = (differences_from..).zip(&rating_difference.value).all(|(percent, row)| percent == row.percent);
        if !follow {
            return Err("the rating differences do not rise by a percent from row to row");
        }
        Ok(Self {
            bands: expected_score.value.iter().map(|row| row.to).collect(),
            scores,
            differences: rating_difference.value.iter().map(|row| row.difference).collect(),
            differences_from,
            expected_clause: expected_score.clause,
            difference_clause: rating_difference.clause,
        })
    }
}

impl Tables {
    /// As an edition of the handbook prints them (D4.5.7-T1, D4.5.7-T2).
    pub fn of(handbook: HandbookEdition) -> &'static Tables {
        static DSU: ByEdition<HandbookEdition, Tables> = ByEdition::of_table("rating/tables");
        DSU.of(handbook)
    }

    /// As FIDE prints them.
    pub fn fide() -> &'static Tables {
        static FIDE: ByEdition<Edition, Tables> = ByEdition::of_table("rating/fide_tables");
        // Printed once, and not changed by any edition since.
        FIDE.of(Edition::Y2024)
    }

    /// The expected score of a player rated so much higher (or, if negative, lower).
    pub fn expected(&self, difference: i32) -> Hundredths {
        let index = usize::try_from(difference.unsigned_abs()).expect("a small number");
        let higher = self.scores.get(index).copied().unwrap_or(100);
        Hundredths(i32::from(if difference < 0 { 100 - higher } else { higher }))
    }

    /// The row that answers for a difference.
    pub fn band(&self, difference: i32) -> Band {
        let difference = difference.unsigned_abs();
        let row = self.bands.partition_point(|end| *end < difference);
        let higher = Hundredths(i32::from(EVEN) + i32::try_from(row).expect("rows are few"));
        Band {
            from: row.checked_sub(1).map_or(0, |before| self.bands[before] + 1),
            to: self.bands.get(row).copied(),
            higher,
            lower: Hundredths(100) - higher,
        }
    }

    /// The difference in rating that a score in whole percent stands for; `None` where the table is silent.
    pub fn difference(&self, percent: u32) -> Option<i32> {
        let index = usize::try_from(percent.checked_sub(self.differences_from)?).expect("a small number");
        self.differences.get(index).copied()
    }

    /// Every row, in order.
    pub fn bands(&self) -> impl Iterator<Item = Band> + '_ {
        let starts = std::iter::once(0).chain(self.bands.iter().map(|end| end + 1));
        starts.map(|start| self.band(i32::try_from(start).expect("a small number")))
    }
}

/// Own rating less another one; ratings that are none end at the ends of the scale.
pub(crate) fn difference(own: Rating, other: Rating) -> i32 {
    let difference = i64::from(own) - i64::from(other);
    i32::try_from(difference).unwrap_or(if own < other { -i32::MAX } else { i32::MAX })
}

/// A score in whole percent, a half upwards; `None` without games.
pub fn percent(points: HalfPoints, games: u32) -> Option<u32> {
    let (points, games) = (i64::from(points.0), i64::from(games));
    (games > 0).then(|| u32::try_from((100 * points + games) / (2 * games)).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dsu() -> &'static Tables {
        Tables::of(HandbookEdition::default())
    }

    #[test]
    fn d4_5_7_t1_rows_join_and_both_scores_make_one_point() {
        for tables in [dsu(), Tables::fide()] {
            let bands: Vec<Band> = tables.bands().collect();
            assert_eq!(bands.len(), 51);
            for pair in bands.windows(2) {
                assert_eq!(pair[0].to.map(|end| end + 1), Some(pair[1].from));
            }
            for difference in -800..=800 {
                let band = tables.band(difference);
                let expected = if difference < 0 { band.lower } else { band.higher };
                assert_eq!(tables.expected(difference), expected, "{difference}");
                if difference != 0 {
                    assert_eq!((tables.expected(difference) + tables.expected(-difference)).0, 100, "{difference}");
                }
            }
        }
        let shown = |difference| dsu().expected(difference).to_string();
        assert_eq!([0, 3, 4, 735, 736, -254].map(shown), ["0.5", "0.5", "0.51", "0.99", "1", "0.19"]);
    }

    #[test]
    fn d4_5_7_t1_and_fide_b_02_2024_8_1_2_differ_at_343_and_344_alone() {
        let apart = (0..=1000).filter(|d| dsu().expected(*d) != Tables::fide().expected(*d));
        assert_eq!(apart.collect::<Vec<_>>(), [343, 344]);
    }

    #[test]
    fn d4_5_7_t2_has_no_value_for_nothing_and_for_everything() {
        let looked_up = |percent| dsu().difference(percent);
        assert_eq!(
            [0, 1, 9, 50, 91, 99, 100].map(looked_up),
            [None, Some(-677), Some(-384), Some(0), Some(383), Some(677), None]
        );
    }

    #[test]
    fn fide_b_02_2024_8_1_1_is_the_same_in_both_directions() {
        for percent in 0..=100 {
            let fide = |percent| Tables::fide().difference(percent).unwrap();
            assert_eq!(fide(percent), -fide(100 - percent));
        }
        assert_eq!(Tables::fide().difference(100), Some(800));
        assert_eq!(Tables::fide().difference(101), None);
    }

    #[test]
    fn a_percentage_goes_to_the_nearest_whole_a_half_upwards() {
        assert_eq!(percent(HalfPoints(8), 7), Some(57));
        assert_eq!(percent(HalfPoints(3), 8), Some(19), "18.75");
        assert_eq!(percent(HalfPoints(1), 8), Some(6), "6.25");
        assert_eq!(percent(HalfPoints(5), 8), Some(31), "31.25");
        assert_eq!(percent(HalfPoints(5), 4), Some(63), "62.5");
        assert_eq!(percent(HalfPoints(2), 0), None);
    }
}
