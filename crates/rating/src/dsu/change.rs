//! From score and expected score to the new rating (4.5.2.2–4.5.2.6): factor, bonus, boundaries, winners, floor.
//!
//! Everything is exact until the last step, which rounds once, a half upwards
//! (docs/readings/rating-rounding.md). Leaves to `expected` what was to be expected.

use rokade_model::HalfPoints;

use super::figures::Figures;
use super::report::{BoundaryStep, Direction};
use crate::{Exact, Hundredths, Rating};

/// What a player brings to the formula.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub start: Rating,
    /// The number on file, which is not the start rating where the report is late.
    pub base: Rating,
    pub games: u32,
    pub points: HalfPoints,
    pub expected_sum: Hundredths,
    pub is_winner: bool,
}

/// Every figure on the way to the new rating.
#[derive(Clone, Debug)]
pub(super) struct Change {
    pub expected: Hundredths,
    pub k: u32,
    pub threshold: Hundredths,
    pub bonus: Hundredths,
    pub exact: Exact,
    pub after: Exact,
    pub boundary: Vec<BoundaryStep>,
    pub winner_protection: bool,
    pub floor_applied: bool,
    pub new: Rating,
}

impl Play {
    /// D4.5.2: the base and K x (W - We + B), corrected by 4.5.2.4, 4.5.2.5 and 4.5.2.6
    /// (docs/readings/rating-formula.md, rating-winners.md, rating-late-report.md).
    pub(super) fn change(&self, figures: &Figures) -> Change {
        let expected = self.expected_sum.nearest(figures.expected_step);
        let k = figures.factor(self.start);
        let threshold = threshold(figures, self.games);
        let gain = Hundredths::from(self.points) - expected;
        let bonus = bonus(gain, threshold);
        let exact = Exact::new(i64::from(k) * i64::from((gain + bonus).0), 100);
        let base = Exact::whole(self.base.into());
        let after = base + exact;
        let winner_protection = self.is_winner && gain < Hundredths::ZERO;
        let mut boundary = Vec::new();
        let corrected = match winner_protection {
            true => base + Exact::whole(figures.winner_change),
            false => passed(figures, base, after, &mut boundary),
        };
        // A player without a rated game has no computed rating that could be raised.
        let floor_applied = self.games > 0 && corrected < Exact::whole(figures.floor.into());
        let new = if floor_applied { figures.floor } else { rounded(corrected) };
        Change { expected, k, threshold, bonus, exact, after, boundary, winner_protection, floor_applied, new }
    }
}

impl Change {
    /// Whether the new rating was rounded, which the handbook does not speak of (docs/readings/rating-rounding.md).
    pub(super) fn is_rounded(&self) -> bool {
        let exact = self.boundary.last().map_or(self.after, |step| step.after);
        !self.winner_protection && !self.floor_applied && exact.denominator() != 1
    }
}

/// D4.5.2.2: by how much the expected score must be beaten before there is a bonus.
fn threshold(figures: &Figures, games: u32) -> Hundredths {
    if let Some(row) = figures.bonus.iter().find(|row| games <= row.games) {
        return row.threshold;
    }
    let last = figures.bonus.last().expect("the table has rows");
    let steps = (games - last.games).div_ceil(figures.bonus_beyond_games);
    last.threshold + figures.bonus_beyond_step * i32::try_from(steps).expect("games are few")
}

/// Whether the threshold is one the handbook does not print (docs/readings/rating-bonus-over-11-games.md).
pub(super) fn is_beyond_bonus_rows(figures: &Figures, games: u32) -> bool {
    figures.bonus.last().is_some_and(|row| games > row.games)
}

fn bonus(gain: Hundredths, threshold: Hundredths) -> Hundredths {
    (gain - threshold).max(Hundredths::ZERO)
}

/// D4.5.2.4: each limit between the base and the rating is passed one after the other, the next one
/// only if the corrected rating still lies beyond it (docs/readings/rating-boundaries.md).
fn passed(figures: &Figures, base: Exact, after: Exact, steps: &mut Vec<BoundaryStep>) -> Exact {
    let mut rating = after;
    for limit in &figures.limits {
        let at = Exact::whole(limit.rating.into());
        if base < at && rating > at {
            let corrected = at + (rating - at) * limit.kept;
            steps.push(step(limit, Direction::Up, rating, corrected));
            rating = corrected;
        }
    }
    for limit in figures.limits.iter().rev() {
        let at = Exact::whole(limit.rating.into());
        if base >= at && rating < at {
            let corrected = at - (at - rating) * limit.spread;
            steps.push(step(limit, Direction::Down, rating, corrected));
            rating = corrected;
        }
    }
    rating
}

fn step(limit: &super::figures::Limit, direction: Direction, before: Exact, after: Exact) -> BoundaryStep {
    BoundaryStep { limit: limit.rating, direction, before, after, clause: limit.clause.clone() }
}

fn rounded(rating: Exact) -> Rating {
    Rating::try_from(rating.half_up()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use rokade_clause::HandbookEdition;

    use super::*;
    use crate::dsu::figures::Rates;

    fn figures() -> &'static Figures {
        Rates::of(HandbookEdition::default()).figures
    }

    fn play(start: Rating, games: u32, halves: i32, expected: i32) -> Play {
        Play {
            start,
            base: start,
            games,
            points: HalfPoints(halves),
            expected_sum: Hundredths(expected),
            is_winner: false,
        }
    }

    #[test]
    fn d4_5_2_five_wins_against_equals_from_1700_give_1805() {
        let change = play(1700, 5, 10, 250).change(figures());
        assert_eq!((change.k, change.bonus, change.exact), (30, Hundredths(100), Exact::whole(105)));
        assert_eq!((change.after, change.new), (Exact::whole(1805), 1805));
    }

    #[test]
    fn d4_5_2_the_new_rating_is_rounded_once_a_half_upwards() {
        assert_eq!(play(1700, 5, 5, 245).change(figures()).new, 1702, "1701.5");
        assert_eq!(play(1700, 5, 5, 255).change(figures()).new, 1699, "1698.5");
        assert_eq!(play(1500, 5, 5, 255).change(figures()).new, 1498, "1497.75");
    }

    #[test]
    fn d4_5_2_2_the_bonus_begins_above_the_threshold_of_the_number_of_games() {
        let thresholds = |games| threshold(figures(), games).0;
        assert_eq!([1, 5, 6, 7, 8, 9, 10, 11].map(thresholds), [150, 150, 200, 200, 250, 250, 300, 300]);
        assert_eq!([12, 13, 14, 15, 16].map(thresholds), [350, 350, 400, 400, 450], "the reading beyond 11 games");
        assert_eq!([11, 12].map(|games| is_beyond_bonus_rows(figures(), games)), [false, true]);
        assert_eq!(play(1700, 5, 8, 250).change(figures()).bonus, Hundredths::ZERO, "exactly 1.5 above");
        assert_eq!(play(1700, 5, 8, 245).change(figures()).bonus, Hundredths(5));
        assert_eq!(play(1700, 5, 0, 250).change(figures()).bonus, Hundredths::ZERO);
    }

    fn corrected(base: Rating, after: i64) -> (Exact, usize) {
        let mut steps = Vec::new();
        let rating = passed(figures(), Exact::whole(base.into()), Exact::whole(after), &mut steps);
        (rating, steps.len())
    }

    #[test]
    fn d4_5_2_4a_the_part_above_2400_is_halved_and_the_part_below_doubled() {
        assert_eq!(corrected(2390, 2410), (Exact::whole(2405), 1));
        assert_eq!(corrected(2410, 2390), (Exact::whole(2380), 1));
    }

    #[test]
    fn d4_5_2_4b_the_part_beyond_2000_goes_by_two_thirds_and_three_halves() {
        assert_eq!(corrected(1990, 2012), (Exact::whole(2008), 1));
        assert_eq!(corrected(1990, 2010), (Exact::new(6020, 3), 1));
        assert_eq!(corrected(2010, 1990), (Exact::whole(1985), 1));
        assert_eq!(corrected(2000, 1990), (Exact::whole(1985), 1), "2000 itself lies above");
        assert_eq!(corrected(1990, 2000), (Exact::whole(2000), 0), "nothing lies beyond");
        assert_eq!(corrected(2010, 2000), (Exact::whole(2000), 0));
    }

    #[test]
    fn d4_5_2_4c_two_limits_are_passed_one_after_the_other() {
        assert_eq!(corrected(1590, 1612), (Exact::whole(1608), 1));
        assert_eq!(corrected(1610, 1590), (Exact::whole(1585), 1));
        assert_eq!(corrected(1590, 2200), (Exact::whole(2000), 1), "after the first step nothing lies beyond 2000");
        assert_eq!(corrected(1590, 2500), (Exact::new(6400, 3), 2));
        assert_eq!(corrected(2410, 2150), (Exact::whole(1850), 2), "1900 below 2400, then 100 below 2000");
        assert_eq!(corrected(2450, 2350), (Exact::whole(2300), 1));
    }

    #[test]
    fn d4_5_2_5_a_winner_below_the_expected_score_loses_nothing() {
        let winner = Play { is_winner: true, ..play(2003, 5, 5, 300) };
        let change = winner.change(figures());
        assert_eq!((change.winner_protection, change.new, change.boundary.len()), (true, 2003, 0));
        assert_eq!(change.exact, Exact::whole(-10), "what it would have been");
        let level = Play { is_winner: true, ..play(2003, 5, 5, 250) }.change(figures());
        assert_eq!((level.winner_protection, level.new), (false, 2003));
        let rounded = Play { is_winner: true, ..play(2003, 5, 5, 252) }.change(figures());
        assert!(!rounded.winner_protection, "the rounded expected score is 2.5");
        let gaining = Play { is_winner: true, ..play(1700, 5, 10, 250) }.change(figures());
        assert_eq!((gaining.winner_protection, gaining.new), (false, 1805));
    }

    #[test]
    fn d4_5_2_6_nobody_falls_below_1000() {
        let change = play(1010, 5, 0, 250).change(figures());
        assert_eq!((change.floor_applied, change.new), (true, 1000));
        assert_eq!(change.after, Exact::new(1795, 2));
        let just = play(1045, 5, 3, 250).change(figures());
        assert_eq!((just.floor_applied, just.new), (false, 1000));
        let absent = play(950, 0, 0, 0).change(figures());
        assert_eq!((absent.floor_applied, absent.new), (false, 950), "nothing was computed");
    }

    #[test]
    fn d4_5_4_1b_a_late_report_adds_the_change_to_the_number_on_file() {
        let late = Play { base: 1995, ..play(1700, 5, 8, 250) };
        let change = late.change(figures());
        assert_eq!((change.k, change.exact, change.after), (30, Exact::whole(45), Exact::whole(2040)));
        assert_eq!(change.boundary.len(), 1, "the limit lies above the number on file");
        assert_eq!(change.new, 2027, "2000 and two thirds of 40");
        let below = Play { base: 1600, ..play(1590, 5, 8, 250) }.change(figures());
        assert_eq!((below.k, below.boundary.len(), below.new), (45, 0, 1668));
    }
}
