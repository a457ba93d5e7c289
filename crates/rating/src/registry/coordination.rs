//! The yearly comparison of the Danish list with the FIDE list, and what it does to the numbers
//! (D4.5.6; docs/readings/registry-coordination.md).

use std::cmp::Ordering;

use jiff::civil::Date;
use rokade_clause::{Fact, HandbookEdition, Reason};
use serde::Serialize;

use super::figures::Figures;
use super::{ListNumber, figures};
use crate::dsu::Direction;
use crate::{Exact, Rating};

/// A player on the Danish list, with what the FIDE list says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    pub player: ListNumber,
    pub nationality: Nationality,
    /// On the Danish list of the day of comparison.
    pub national: Rating,
    /// On the FIDE list of the day of comparison.
    pub elo: Option<Rating>,
    /// Games rated by FIDE.
    pub elo_games: u32,
    /// On file on the day of the adjustment, where it has changed since.
    pub now: Option<Rating>,
}

/// Whether a player counts as Danish in the comparison with FIDE's ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nationality {
    Danish,
    Foreign,
}

/// The comparison and everything that follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coordination {
    pub national_average: Exact,
    pub elo_average: Exact,
    /// The Danish average less FIDE's.
    pub difference: Exact,
    /// `None` if the lists are close enough.
    pub adjustment: Option<Adjustment>,
    pub reason: Reason,
    /// The players compared, in the order given, each with the number after the adjustment.
    pub lines: Vec<Line>,
    /// Everybody else, and why.
    pub left_out: Vec<(ListNumber, Reason)>,
}

/// The step by which the list moves after the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// The number N of the regulations.
    pub by: u32,
    pub direction: Direction,
}

/// A player who was compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub player: ListNumber,
    pub national: Rating,
    pub elo: Rating,
    pub before: Rating,
    pub after: Rating,
    pub reason: Reason,
}

/// The days of the lists that are compared in a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ComparedLists {
    pub national: Date,
    pub fide: Date,
}

/// Those of the year of an adjustment; `None` outside the years of the calendar.
pub fn compared_lists(adjusted_on: Date) -> Option<ComparedLists> {
    let (figures, year) = (figures(HandbookEdition::on(adjusted_on)), adjusted_on.year());
    let (national, fide) = (figures.compared_national_list, figures.compared_fide_list);
    Some(ComparedLists { national: national.in_year(year)?, fide: fide.in_year(year)? })
}

/// Whether the adjustment may be made on this day.
pub fn may_be_adjusted_on(day: Date) -> Result<Reason, Reason> {
    let figures = figures(HandbookEdition::on(day));
    let span = figures.adjusted_first_day.in_year(day.year()).zip(figures.adjusted_last_day.in_year(day.year()));
    let (first, last) = span.expect("a year that has this day has the others");
    let written = (first.to_string(), last.to_string());
    match (first..=last).contains(&day) {
        true => Ok(Reason::cited("coordination_day_fits", "D4.5.6.2c").with("from", written.0).with("to", written.1)),
        false => {
            Err(Reason::cited("coordination_day_outside", "D4.5.6.2c").with("from", written.0).with("to", written.1))
        }
    }
}

/// Compares the lists and adjusts the Danish numbers; an error if there is nobody to compare.
pub fn coordinate(players: &[Compared], handbook: HandbookEdition) -> Result<Coordination, Reason> {
    let figures = figures(handbook);
    let mut compared = Vec::new();
    let mut left_out = Vec::new();
    for player in players {
        match elo_compared(figures, player) {
            Ok(elo) => compared.push((player, elo)),
            Err(reason) => left_out.push((player.player, reason)),
        }
    }
    let average = |sum: i64| Exact::new(sum, i64::try_from(compared.len()).expect("a list is short"));
    if compared.is_empty() {
        return Err(Reason::cited("coordination_nobody", "D4.5.6.1"));
    }
    let national_average = average(compared.iter().map(|(player, _)| i64::from(player.national)).sum());
    let elo_average = average(compared.iter().map(|(_, elo)| i64::from(*elo)).sum());
    let difference = national_average - elo_average;
    let (adjustment, reason) = adjustment(figures, difference);
    let lines = compared.into_iter().map(|(player, elo)| line(figures, player, elo, adjustment)).collect();
    Ok(Coordination { national_average, elo_average, difference, adjustment, reason, lines, left_out })
}

/// The FIDE rating of a player who is compared, or why the player is not.
fn elo_compared(figures: &Figures, player: &Compared) -> Result<Rating, Reason> {
    if player.nationality != Nationality::Danish {
        return Err(Reason::cited("coordination_foreign", "D4.5.6.1"));
    }
    let Some(elo) = player.elo else {
        return Err(Reason::cited("coordination_without_elo", "D4.5.6.1"));
    };
    if player.elo_games <= figures.compared_games_over {
        let reason = Reason::cited("coordination_few_games", "D4.5.6.1");
        return Err(reason.with("games", player.elo_games).with("over", figures.compared_games_over));
    }
    let lower = elo.min(player.national);
    if lower <= figures.compared_rating_over {
        let reason = Reason::cited("coordination_low", "D4.5.6.1");
        return Err(reason.with("rating", lower).with("over", figures.compared_rating_over));
    }
    Ok(elo)
}

/// What a difference of the averages asks for.
fn adjustment(figures: &Figures, difference: Exact) -> (Option<Adjustment>, Reason) {
    let size = if difference.is_negative() { -difference } else { difference };
    if size < Exact::whole(figures.adjusted_from.into()) {
        let reason = Reason::cited("coordination_close", "D4.5.6.2a");
        return (None, reason.with("difference", Fact::Decimal(size.to_string())).with("from", figures.adjusted_from));
    }
    let multiples = (size * Exact::new(1, figures.adjusted_by_multiples.into())).half_up();
    let by = u32::try_from(multiples).expect("ratings are small") * figures.adjusted_by_multiples;
    let direction = if difference.is_negative() { Direction::Up } else { Direction::Down };
    let reason = match direction {
        Direction::Up => Reason::cited("coordination_up", "D4.5.6.2a")
            .with("difference", Fact::Decimal(size.to_string()))
            .with("by", by),
        Direction::Down => Reason::cited("coordination_down", "D4.5.6.2a")
            .with("difference", Fact::Decimal(size.to_string()))
            .with("by", by),
    };
    (Some(Adjustment { by, direction }), reason)
}

fn line(figures: &Figures, player: &Compared, elo: Rating, adjustment: Option<Adjustment>) -> Line {
    let before = player.now.unwrap_or(player.national);
    let (after, reason) = match adjustment {
        None => (before, Reason::cited("coordination_unchanged", "D4.5.6.2a")),
        Some(adjustment) => adjusted(figures, before, adjustment),
    };
    Line { player: player.player, national: player.national, elo, before, after, reason }
}

/// A number after the adjustment: in full above the rows, one point less a row below them.
fn adjusted(figures: &Figures, before: Rating, adjustment: Adjustment) -> (Rating, Reason) {
    if before <= figures.adjusted_unless_below {
        let reason = Reason::cited("coordination_too_low", "D4.5.6.2c").with("limit", figures.adjusted_unless_below);
        return (before, reason);
    }
    let rows = match before.cmp(&figures.adjusted_in_full_over) {
        Ordering::Greater => 0,
        Ordering::Less | Ordering::Equal => (figures.adjusted_in_full_over - before) / figures.adjusted_row + 1,
    };
    let by = adjustment.by.saturating_sub(rows);
    let after = match adjustment.direction {
        Direction::Up => before + by,
        Direction::Down => before.saturating_sub(by),
    };
    if after < figures.adjusted_floor {
        let reason =
            Reason::cited("coordination_floor", "D4.5.6.2b").with("by", by).with("floor", figures.adjusted_floor);
        return (figures.adjusted_floor, reason);
    }
    (
        after,
        Reason::cited("coordination_row", "D4.5.6.2b").with("full", adjustment.by).with("less", rows).with("by", by),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn now() -> &'static Figures {
        figures(HandbookEdition::default())
    }
    use proptest::prelude::*;

    fn player(national: Rating, elo: Rating) -> Compared {
        let nationality = Nationality::Danish;
        Compared { player: national, nationality, national, elo: Some(elo), elo_games: 31, now: None }
    }

    fn after(national: Rating, adjustment: Adjustment) -> Rating {
        adjusted(now(), national, adjustment).0
    }

    const UP: Adjustment = Adjustment { by: 30, direction: Direction::Up };
    const DOWN: Adjustment = Adjustment { by: 30, direction: Direction::Down };

    #[test]
    fn d4_5_6_the_lists_are_compared_and_the_danish_one_follows() {
        let done = coordinate(&[player(2300, 2260), player(2200, 2180)], HandbookEdition::default()).unwrap();
        assert_eq!(done.adjustment, Some(Adjustment { by: 30, direction: Direction::Down }));
        assert_eq!(done.lines.iter().map(|line| line.after).collect::<Vec<_>>(), [2270, 2176]);
        assert_eq!(coordinate(&[], HandbookEdition::default()).unwrap_err().key, "coordination_nobody");
    }

    #[test]
    fn d4_5_6_1_danes_with_over_30_games_and_over_2100_on_both_lists_are_compared() {
        let plain = player(2101, 2101);
        let others = [
            Compared { player: 1, elo_games: 30, ..plain },
            Compared { player: 2, national: 2100, ..plain },
            Compared { player: 3, elo: Some(2100), ..plain },
            Compared { player: 4, elo: None, ..plain },
            Compared { player: 5, nationality: Nationality::Foreign, ..plain },
        ];
        let done = coordinate(&[&[plain], &others[..]].concat(), HandbookEdition::default()).unwrap();
        assert_eq!(done.lines.len(), 1);
        let why: Vec<_> = done.left_out.iter().map(|(player, reason)| (*player, reason.key.as_ref())).collect();
        assert_eq!(
            why,
            [
                (1, "coordination_few_games"),
                (2, "coordination_low"),
                (3, "coordination_low"),
                (4, "coordination_without_elo"),
                (5, "coordination_foreign"),
            ]
        );
    }

    #[test]
    fn d4_5_6_1_the_difference_of_the_averages_is_exact_and_the_lists_are_of_june_and_july() {
        let done =
            coordinate(&[player(2151, 2150), player(2152, 2150), player(2152, 2150)], HandbookEdition::default())
                .unwrap();
        assert_eq!(done.difference, Exact::new(5, 3));
        assert_eq!(done.national_average.to_string(), "6455/3");
        let lists = compared_lists(date(2026, 8, 1)).unwrap();
        assert_eq!((lists.national, lists.fide), (date(2026, 6, 1), date(2026, 7, 1)));
    }

    #[test]
    fn d4_5_6_2a_from_25_on_to_the_nearest_multiple_of_five() {
        let by = |numerator, denominator| {
            let (found, _) = adjustment(now(), Exact::new(numerator, denominator));
            found.map(|found| (found.by, found.direction))
        };
        assert_eq!(by(2499, 100), None);
        assert_eq!(by(-2499, 100), None);
        assert_eq!(by(25, 1), Some((25, Direction::Down)));
        assert_eq!(by(-25, 1), Some((25, Direction::Up)));
        assert_eq!(by(2749, 100), Some((25, Direction::Down)));
        assert_eq!(by(55, 2), Some((30, Direction::Down)), "27.5 lies between 25 and 30 and goes up");
        assert_eq!(by(-55, 2), Some((30, Direction::Up)));
        assert_eq!(by(325, 10), Some((35, Direction::Down)));
    }

    #[test]
    fn d4_5_6_2b_every_printed_row() {
        for (row, top) in (2110..=2250).rev().step_by(10).enumerate() {
            let less = u32::try_from(row).unwrap() + 1;
            for rating in [top, top - 9] {
                assert_eq!(after(rating, UP), rating + 30 - less, "{rating}");
                assert_eq!(after(rating, DOWN), (rating - (30 - less)).max(2100), "{rating}");
            }
        }
        assert_eq!((after(2251, UP), after(2600, UP)), (2281, 2630));
        assert_eq!((after(2251, DOWN), after(2600, DOWN)), (2221, 2570));
        assert_eq!(after(2101, DOWN), 2100, "raised to the floor");
    }

    #[test]
    fn d4_5_6_2c_nobody_else_is_adjusted_and_the_day_lies_in_august() {
        assert_eq!((after(2100, UP), after(2099, DOWN), after(2101, UP)), (2100, 2099, 2116));
        let mut fallen = player(2300, 2200);
        fallen.now = Some(2090);
        let done = coordinate(&[fallen, player(2400, 2350)], HandbookEdition::default()).unwrap();
        assert_eq!((done.lines[0].before, done.lines[0].after), (2090, 2090));
        assert_eq!(done.lines[0].reason.key, "coordination_too_low");
        let outside = Compared { nationality: Nationality::Foreign, ..player(2500, 2400) };
        assert!(
            coordinate(&[outside, player(2400, 2350)], HandbookEdition::default())
                .unwrap()
                .lines
                .iter()
                .all(|line| line.before == 2400)
        );
        let allowed = |month, day| may_be_adjusted_on(date(2026, month, day)).is_ok();
        assert_eq!([(7, 31), (8, 1), (8, 15), (8, 16)].map(|(m, d)| allowed(m, d)), [false, true, true, false]);
    }

    proptest! {
        #[test]
        fn the_higher_number_stays_the_higher_one(one in 2050_u32..2700, other in 2050_u32..2700, n in 5_u32..40) {
            for direction in [Direction::Up, Direction::Down] {
                let adjustment = Adjustment { by: 5 * n, direction };
                let (low, high) = (one.min(other), one.max(other));
                prop_assert!(after(low, adjustment) <= after(high, adjustment));
                let moved = i64::from(after(low, adjustment)) - i64::from(low);
                prop_assert!(moved.abs() <= i64::from(5 * n));
                prop_assert!(moved == 0 || (moved > 0) == (direction == Direction::Up));
                prop_assert!(low <= 2100 || after(low, adjustment) >= 2100);
            }
        }

        #[test]
        fn the_order_of_the_list_does_not_matter(
            list in proptest::collection::vec((2000_u32..2600, 2000_u32..2600, 0_u32..60), 1..30),
        ) {
            let players: Vec<Compared> = (1..).zip(&list).map(|(key, (national, elo, games))| {
                Compared { player: key, elo_games: *games, ..player(*national, *elo) }
            }).collect();
            let mut turned = players.clone();
            turned.reverse();
            match (coordinate(&players, HandbookEdition::default()), coordinate(&turned, HandbookEdition::default())) {
                (Ok(one), Ok(mut other)) => {
                    other.lines.reverse();
                    other.left_out.reverse();
                    prop_assert_eq!(one, other);
                }
                (one, other) => prop_assert_eq!(one.err(), other.err()),
            }
        }
    }
}
