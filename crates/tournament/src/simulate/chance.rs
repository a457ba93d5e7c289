//! Ratings as in an open, and results by expectation, in whole numbers.

use rokade_model::{GameResult, Title};

use crate::lots::Lots;

/// What the stronger player expects of a hundred games, by rating difference in steps of fifty.
/// Rounded from the usual curve; for invented results only, no regulation is decided by it.
const EXPECTED: [u64; 17] = [50, 57, 64, 70, 76, 81, 85, 88, 91, 93, 95, 96, 97, 98, 98, 99, 99];
const STEP: u32 = 50;
/// Of the games the weaker player would not lose, this share in ten is drawn.
pub(crate) const DRAWS_IN_TEN: u32 = 6;
/// The rating an unrated player plays at.
const UNRATED_STRENGTH: u32 = 1300;

/// The sum of four throws: most in the middle, few at the ends.
pub(crate) fn rating(lots: &mut Lots) -> Option<u32> {
    if lots.in_thousand(40) {
        return None;
    }
    let throws: u64 = (0..4).map(|_| lots.below(401)).sum();
    Some(900 + u32::try_from(throws).expect("a rating fits"))
}

/// Strong players often have a title.
pub(crate) fn title(lots: &mut Lots, rating: Option<u32>) -> Option<Title> {
    let (title, in_thousand) = match rating? {
        2400.. => (Title::Im, 700),
        2250.. => (Title::Fm, 600),
        2100.. => (Title::Cm, 150),
        _ => return None,
    };
    lots.in_thousand(in_thousand).then_some(title)
}

/// A played game between two ratings.
pub(crate) fn result(lots: &mut Lots, white: Option<u32>, black: Option<u32>) -> GameResult {
    result_with(lots, white, black, DRAWS_IN_TEN)
}

/// The same with another share of draws, in ten of the games the weaker player would not lose.
pub(crate) fn result_with(lots: &mut Lots, white: Option<u32>, black: Option<u32>, draws: u32) -> GameResult {
    let (white, black) = (white.unwrap_or(UNRATED_STRENGTH), black.unwrap_or(UNRATED_STRENGTH));
    let step = usize::try_from(white.abs_diff(black) / STEP).expect("a step fits").min(EXPECTED.len() - 1);
    let stronger = EXPECTED[step];
    let drawn = 2 * (100 - stronger) * u64::from(draws.min(10)) / 10;
    let won = stronger - drawn / 2;
    match lots.below(100) {
        throw if throw < drawn => GameResult::Draw,
        throw if (throw < drawn + won) == (white >= black) => GameResult::WhiteWins,
        _ => GameResult::BlackWins,
    }
}

/// Somebody did not come.
pub(crate) fn forfeit(lots: &mut Lots) -> GameResult {
    match lots.below(20) {
        0 => GameResult::BothForfeit,
        throw if throw % 2 == 0 => GameResult::WhiteForfeits,
        _ => GameResult::BlackForfeits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_follow_the_expectation() {
        let mut lots = Lots::from_seed(1);
        let mut halves = 0;
        for _ in 0..10_000 {
            halves += match result(&mut lots, Some(2000), Some(1800)) {
                GameResult::WhiteWins => 2,
                GameResult::Draw => 1,
                _ => 0,
            };
        }
        assert!((14_800..15_600).contains(&halves), "{halves} half-points of 20,000");
    }

    #[test]
    fn ratings_spread_as_in_an_open() {
        let mut lots = Lots::from_seed(1);
        let mut ratings: Vec<u32> = (0..1000).filter_map(|_| rating(&mut lots)).collect();
        ratings.sort_unstable();
        assert!((930..990).contains(&ratings.len()));
        assert!((1600..1800).contains(&ratings[ratings.len() / 2]));
        assert!(ratings[0] >= 900 && ratings[ratings.len() - 1] <= 2500);
    }
}
