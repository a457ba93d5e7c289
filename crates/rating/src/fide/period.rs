//! Sums of a rating period, and the lists an event enters.

use jiff::ToSpan;
use jiff::civil::Date;
use rokade_clause::Reason;

use super::{Edition, by};
use crate::{Exact, Hundredths, Rating};

/// What one event brings to a period: its rated games, and score less expected score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventSum {
    pub games: u32,
    pub gain: Hundredths,
}

/// The change of a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodSum {
    pub games: u32,
    /// The factor that is used.
    pub k: u32,
    /// Why it is smaller than the factor of the list.
    pub limited: Option<Reason>,
    pub gain: Hundredths,
    /// Not rounded.
    pub exact: Hundredths,
    pub change: i64,
    pub new: i64,
    /// Why the new rating is not published.
    pub below_floor: Option<Reason>,
}

/// All events of a period together, rounded once, a half away from zero (8.3.2;
/// docs/readings/fide-rating-rounding.md). Games without a known gain may stand as an event of their own: they
/// count towards the limit of factor times games (8.3.3).
pub fn period(edition: Edition, old: Rating, k: u32, events: &[EventSum]) -> PeriodSum {
    let figures = edition.figures();
    let games: u32 = events.iter().map(|event| event.games).sum();
    let gain: Hundredths = events.iter().map(|event| event.gain).sum();
    let most = figures.k_times_games.value;
    let is_limited = i64::from(games) * i64::from(k) > most;
    let used = if is_limited { u32::try_from(most / i64::from(games)).expect("smaller than the factor") } else { k };
    // Without games nothing is gained, whatever the factor.
    let exact = gain * i32::try_from(used).unwrap_or(0);
    let change = Exact::from(exact).half_away_from_zero();
    let new = i64::from(old) + change;
    let limited = is_limited.then(|| {
        let reason = Reason::house("fide_k_limited").with("k", k).with("games", games);
        by(reason.with("most", most).with("used", used), &figures.k_times_games.clause)
    });
    let below_floor = (new < figures.floor.value).then(|| {
        let reason = Reason::house("fide_below_floor").with("rating", new);
        by(reason.with("floor", figures.floor.value), &figures.floor.clause)
    });
    PeriodSum { games, k: used, limited, gain, exact, change, new, below_floor }
}

/// When an event is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lists {
    /// The first list it can enter.
    pub first: Date,
    /// The list for which it must have been reported at the latest.
    pub last: Date,
    /// When the rating committee has its copy (D4.7.3b).
    pub copy: Option<Date>,
}

/// The lists after an event. FIDE's own events may end on the last day before a list.
pub fn lists(edition: Edition, ends: Date, is_of_fide: bool) -> Lists {
    let figures = edition.figures();
    let later = |days: i64| ends.saturating_add(days.days());
    let earliest = later(if is_of_fide { 1 } else { figures.before_the_list.value });
    let first = if earliest.day() == 1 { earliest } else { next_first(earliest) };
    let last = (0..figures.last_list.value).fold(ends, |day, _| next_first(day));
    let copy = figures.copy_of_the_report.as_ref().map(|figure| later(figure.value));
    Lists { first, last, copy }
}

/// The first of the next month; the last day of all where the calendar has no other.
fn next_first(day: Date) -> Date {
    day.last_of_month().tomorrow().unwrap_or(Date::MAX)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn change(gains: &[i32], games: u32, k: u32) -> i64 {
        let events: Vec<EventSum> = gains.iter().map(|gain| EventSum { games, gain: Hundredths(*gain) }).collect();
        period(Edition::Y2024, 2000, k, &events).change
    }

    #[test]
    fn fide_b_02_2024_8_3_2_a_period_is_rounded_once_a_half_away_from_zero() {
        assert_eq!([change(&[25], 3, 10), change(&[-25], 3, 10), change(&[24], 3, 10)], [3, -3, 2]);
        assert_eq!(change(&[12, 12], 3, 20), 5, "4.8 together; apart it would be 2 and 2");
    }

    #[test]
    fn fide_b_02_2024_8_3_3_factor_times_games_is_at_most_700() {
        let sum = |games| period(Edition::Y2024, 1800, 40, &[EventSum { games, gain: Hundredths(100) }]);
        assert_eq!((sum(17).k, sum(17).limited), (40, None));
        assert_eq!((sum(18).k, sum(18).exact), (38, Hundredths(3800)));
        assert_eq!(sum(18).limited.unwrap().key, "fide_k_limited");
    }

    #[test]
    fn an_absurd_factor_gains_nothing_without_games() {
        assert_eq!((change(&[], 0, u32::MAX), change(&[0], 0, u32::MAX)), (0, 0));
        assert_eq!(change(&[50], 1, u32::MAX), 350, "limited with the first game");
    }

    fn is_below(edition: Edition, old: Rating) -> bool {
        period(edition, old, 20, &[]).below_floor.is_some()
    }

    #[test]
    fn fide_b_02_2024_7_1_4_a_rating_below_1400_is_not_published() {
        assert_eq!([is_below(Edition::Y2024, 1400), is_below(Edition::Y2024, 1399)], [false, true]);
        assert_eq!(period(Edition::Y2024, 1405, 20, &[EventSum { games: 2, gain: Hundredths(-30) }]).new, 1399);
    }

    #[test]
    fn fide_b_02_2022_7_1_4_before_march_2024_the_floor_was_1000() {
        assert_eq!([is_below(Edition::Y2022, 1000), is_below(Edition::Y2022, 999)], [false, true]);
    }

    #[test]
    fn fide_b_02_2024_lists_an_event_enters_the_list_three_days_after_its_end() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let of = |ends, own| lists(Edition::Y2024, day(ends), own);
        assert_eq!(of("2026-01-29", false).first, day("2026-02-01"));
        assert_eq!(of("2026-01-30", false).first, day("2026-03-01"));
        assert_eq!(of("2026-01-31", true).first, day("2026-02-01"));
        assert_eq!(of("2026-01-30", false).last, day("2026-04-01"));
        assert_eq!(of("2026-01-30", false).copy, None);
    }

    #[test]
    fn d4_7_3b_the_committee_has_its_copy_three_days_after_the_end() {
        let lists = lists(Edition::Handbook, date(2026, 2, 27), false);
        assert_eq!(lists.copy, Some(date(2026, 3, 2)));
    }
}
