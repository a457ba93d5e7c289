//! The factor K (8.3.3).

use rokade_clause::Reason;

use super::figures::{Figures, KNew, KReached, KYoung};
use super::{Edition, Entrant, by};
use crate::Rating;

/// A factor and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factor {
    pub value: u32,
    pub reason: Reason,
}

/// The factor of the last list, else the first condition that is met; what is not known counts as not met, but
/// the rating itself is a rating once reached (docs/readings/fide-rating-factor.md).
pub fn factor(edition: Edition, entrant: &Entrant, rating: Rating, year: Option<u16>) -> Factor {
    let figures = edition.figures();
    if let Some(value) = entrant.k {
        let reason = by(Reason::house("fide_k_of_the_list").with("k", value), &figures.k_usual.clause);
        return Factor { value, reason };
    }
    let highest = entrant.highest.unwrap_or(rating).max(rating);
    reached(figures, highest)
        .or_else(|| young(figures, entrant, highest, year))
        .or_else(|| new(figures, entrant))
        .unwrap_or_else(|| usual(figures, entrant, is_age_open(figures, entrant, highest, year)))
}

/// The year of birth is known, and only the year of the event is missing to tell whether the player is young.
fn is_age_open(figures: &Figures, entrant: &Entrant, highest: Rating, year: Option<u16>) -> bool {
    year.is_none() && entrant.birth_year.is_some() && i64::from(highest) < figures.k_young.value.below
}

/// The largest factor any edition knows.
pub fn largest_factor() -> u32 {
    let of = |edition: Edition| {
        let figures = edition.figures();
        let exceptional = [figures.k_reached.value.factor, figures.k_young.value.factor, figures.k_new.value.factor];
        exceptional.into_iter().fold(figures.k_usual.value, i64::max)
    };
    let largest = Edition::ALL.into_iter().map(of).max().unwrap_or_default();
    u32::try_from(largest).expect("a factor is small")
}

fn reached(figures: &Figures, highest: Rating) -> Option<Factor> {
    let KReached { rating: from, factor: k } = figures.k_reached.value;
    let reason = || Reason::house("fide_k_reached").with("k", k).with("rating", from);
    (i64::from(highest) >= from).then(|| of(k, by(reason(), &figures.k_reached.clause)))
}

fn young(figures: &Figures, entrant: &Entrant, highest: Rating, year: Option<u16>) -> Option<Factor> {
    let KYoung { birthday: age, below, factor: k } = figures.k_young.value;
    let year = i64::from(year?);
    let turns = year - i64::from(entrant.birth_year?);
    let reason = || {
        let reason = Reason::house("fide_k_young").with("k", k).with("age", age).with("rating", below);
        reason.with("year", year)
    };
    (turns <= age && i64::from(highest) < below).then(|| of(k, by(reason(), &figures.k_young.clause)))
}

fn new(figures: &Figures, entrant: &Entrant) -> Option<Factor> {
    let KNew { games, factor: k } = figures.k_new.value;
    let played = i64::from(entrant.rated_games?);
    let reason = || Reason::house("fide_k_new").with("k", k).with("games", games).with("played", played);
    (played < games).then(|| of(k, by(reason(), &figures.k_new.clause)))
}

fn usual(figures: &Figures, entrant: &Entrant, is_age_open: bool) -> Factor {
    let k = figures.k_usual.value;
    let (KNew { games, .. }, KYoung { birthday: age, factor: young, .. }) =
        (figures.k_new.value, figures.k_young.value);
    let birth = if entrant.birth_year.is_some() { "known" } else { "unknown" };
    let reason = Reason::house("fide_k_usual").with("k", k).with("games", games).with("birth", birth);
    let reason = by(reason, &figures.k_usual.clause);
    let open = is_age_open.then(|| {
        let reason = Reason::house("fide_k_start_unstated").with("k", young).with("age", age);
        by(reason, &figures.k_young.clause)
    });
    of(k, reason.because(open))
}

fn of(k: i64, reason: Reason) -> Factor {
    Factor { value: u32::try_from(k).expect("a factor is small"), reason }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn k(entrant: &Entrant, rating: Rating, year: Option<u16>) -> (u32, String) {
        let factor = factor(Edition::Y2024, entrant, rating, year);
        (factor.value, factor.reason.key.into_owned())
    }

    #[test]
    fn fide_b_02_2024_8_3_3_the_factors_in_their_order() {
        let nobody = Entrant::default();
        assert_eq!(k(&nobody, 2399, None), (20, "fide_k_usual".into()));
        assert_eq!(k(&nobody, 2400, None).0, 10);
        let fallen = Entrant { highest: Some(2405), rated_games: Some(3), ..Entrant::default() };
        assert_eq!(k(&fallen, 2310, None), (10, "fide_k_reached".into()));
        let new = |games| Entrant { rated_games: Some(games), ..Entrant::default() };
        assert_eq!([k(&new(29), 2399, None).0, k(&new(30), 2399, None).0], [40, 20]);
        let listed = Entrant { k: Some(40), ..fallen };
        assert_eq!(k(&listed, 2310, None), (40, "fide_k_of_the_list".into()));
    }

    #[test]
    fn fide_b_02_2024_8_3_3_the_year_of_the_eighteenth_birthday_counts_whole() {
        let young = Entrant { birth_year: Some(2008), ..Entrant::default() };
        assert_eq!([k(&young, 2299, Some(2026)).0, k(&young, 2299, Some(2027)).0], [40, 20]);
        assert_eq!(k(&young, 2300, Some(2026)).0, 20);
        let once = Entrant { highest: Some(2301), ..young.clone() };
        assert_eq!(k(&once, 2250, Some(2026)).0, 20);
        assert_eq!(k(&young, 2299, None).0, 20, "without a date nobody is young");
    }
}
