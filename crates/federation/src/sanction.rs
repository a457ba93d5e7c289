//! Warnings and suspensions that follow from each other by date (F-80 to F-86).
//!
//! What was asked and given is handed in; what it became is computed from the beginning, so that an earlier sanction
//! that falls away changes everything that rested on it (docs/readings/sanctions.md).

use jiff::civil::Date;
use rokade_clause::{ClauseId, HandbookEdition, Reason};
use rokade_model::SanctionKind;
use serde::{Serialize, Serializer};

use crate::Question;
use crate::days::{last_of_months, years_after};
use crate::figures::{Office, office, play};

/// A warning or suspension that a committee gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub given: Date,
    /// The day it begins where that is not the day it is given; a warning begins when it is given.
    pub from: Option<Date>,
    pub kind: AskedKind,
    /// The player missed a whole event without accepted notice (D4.5.4.2c).
    pub whole_event_missed: bool,
}

/// Which of the two, with what its kind must state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedKind {
    Warning {
        /// Of the event it is given in.
        last_playing_day: Date,
    },
    Suspension {
        months: u16,
    },
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    pub kind: SanctionKind,
    /// Of a suspension.
    pub months: Option<u16>,
    pub from: Date,
    /// The last day it holds.
    pub to: Date,
    /// The last day it stands in the register.
    pub register_until: Date,
    pub basis: Basis,
    /// Why it is so, with the clauses.
    pub reason: Reason,
}

/// Why a sanction is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    Asked,
    WholeEvent,
    /// A warning while an earlier one was valid.
    SecondWarning,
    /// A warning soon after a suspension.
    AfterSuspension,
    Doubled,
}

/// A sanction, or the question that must be answered before there is one.
pub type Imposed = Result<Sanction, Question>;

impl Basis {
    pub const fn key(self) -> &'static str {
        match self {
            Basis::Asked => "asked",
            Basis::WholeEvent => "whole_event",
            Basis::SecondWarning => "second_warning",
            Basis::AfterSuspension => "after_suspension",
            Basis::Doubled => "doubled",
        }
    }
}

impl Serialize for Basis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// What all of it became, in the order of the days given; `asked` is the last line.
///
/// # Errors
/// With the index of the entry that cannot have been given, and why; `None` for what is asked now.
pub fn impose(history: &[Asked], asked: &Asked) -> Result<Vec<Imposed>, (Option<usize>, Reason)> {
    for (index, one) in history.iter().enumerate() {
        objection(one).map_or(Ok(()), |reason| Err((Some(index), reason)))?;
    }
    objection(asked).map_or(Ok(()), |reason| Err((None, reason)))?;
    if let Some(index) = history.iter().position(|one| one.given > asked.given) {
        let reason = Reason::house("history_after_asked")
            .with("given", history[index].given.to_string())
            .with("asked", asked.given.to_string());
        return Err((Some(index), reason));
    }
    let mut given: Vec<&Asked> = history.iter().collect();
    given.sort_by_key(|one| one.given);
    let mut imposed: Vec<Imposed> = Vec::new();
    for one in given.into_iter().chain([asked]) {
        let next = next(&imposed, one);
        imposed.push(next);
    }
    Ok(imposed)
}

/// Longer suspensions, and days of other years, are slips of the pen.
const MOST_MONTHS: u16 = 1200;
const YEARS: std::ops::RangeInclusive<i16> = 1900..=9000;

/// Why it cannot be given at all.
fn objection(asked: &Asked) -> Option<Reason> {
    let last_playing_day = match asked.kind {
        AskedKind::Warning { last_playing_day } => Some(last_playing_day),
        AskedKind::Suspension { months } if months > MOST_MONTHS => {
            return Some(Reason::house("suspension_too_long").with("months", months).with("most", MOST_MONTHS));
        }
        AskedKind::Suspension { .. } => None,
    };
    let days = [Some(asked.given), asked.from, last_playing_day];
    if let Some(day) = days.into_iter().flatten().find(|day| !YEARS.contains(&day.year())) {
        return Some(Reason::house("year_outside").with("year", i64::from(day.year())));
    }
    let least = play(HandbookEdition::on(asked.given)).no_show_suspension;
    let is_less = match asked.kind {
        AskedKind::Warning { .. } => true,
        AskedKind::Suspension { months } => months < least,
    };
    let reason = Reason::cited("suspension_below_least", "D4.5.4.2c").with("least", least);
    (asked.whole_event_missed && is_less).then_some(reason)
}

/// What becomes of the next one. Lines that wait for an answer count for nothing yet.
fn next(earlier: &[Imposed], asked: &Asked) -> Imposed {
    let figures = office(HandbookEdition::on(asked.given));
    let earlier = || earlier.iter().flatten();
    let suspensions = || earlier().filter(|one| one.kind == SanctionKind::Suspension);
    if suspensions().any(|one| one.to >= asked.given) {
        return Err(Question::SanctionWhileSuspended);
    }
    let ended_within = |years: u16| {
        let mut ended: Vec<&Sanction> = suspensions().filter(|one| asked.given <= years_after(one.to, years)).collect();
        ended.sort_by_key(|one| one.to);
        ended.pop()
    };
    let from = asked.from.unwrap_or(asked.given);
    Ok(match asked.kind {
        AskedKind::Warning { last_playing_day } => {
            let valid = earlier().rfind(|one| one.kind == SanctionKind::Warning && one.to >= asked.given);
            let after = ended_within(figures.warning_after_within);
            if let Some(valid) = valid {
                let reason = Reason::cited("sanction_second_warning", "D4.1-19b").with("until", valid.to.to_string());
                suspension(figures, from, figures.second_warning, Basis::SecondWarning, reason)
            } else if let Some(after) = after {
                let reason = Reason::cited("sanction_after_suspension", "D4.1-19d").with("ended", after.to.to_string());
                suspension(figures, from, figures.warning_after_suspension, Basis::AfterSuspension, reason)
            } else {
                let to = years_after(last_playing_day, figures.warning_valid);
                let reason = Reason::cited("sanction_warning", "D4.1-7b").and(ClauseId::new("D4.1-19a"));
                Sanction {
                    kind: SanctionKind::Warning,
                    months: None,
                    from: asked.given,
                    to,
                    register_until: to,
                    basis: Basis::Asked,
                    reason: reason.with("last", last_playing_day.to_string()),
                }
            }
        }
        AskedKind::Suspension { months } => match ended_within(figures.doubling_within) {
            Some(ended) => {
                let reason = Reason::cited("sanction_doubled", "D4.1-19c")
                    .with("asked", months)
                    .with("ended", ended.to.to_string());
                suspension(figures, from, months.saturating_mul(figures.doubling_factor), Basis::Doubled, reason)
            }
            None if asked.whole_event_missed => {
                let least = play(HandbookEdition::on(asked.given)).no_show_suspension;
                let reason = Reason::cited("sanction_whole_event", "D4.5.4.2c").with("least", least);
                suspension(figures, from, months, Basis::WholeEvent, reason)
            }
            None => suspension(figures, from, months, Basis::Asked, Reason::cited("sanction_suspension", "D4.1-7b")),
        },
    })
}

fn suspension(figures: &Office, from: Date, months: u16, basis: Basis, reason: Reason) -> Sanction {
    let to = last_of_months(from, months);
    Sanction {
        kind: SanctionKind::Suspension,
        months: Some(months),
        from,
        to,
        register_until: years_after(to, figures.suspension_kept),
        basis,
        reason: reason.with("months", months).read_as("sanctions"),
    }
}

impl Sanction {
    /// The clause that makes it what it is.
    pub fn clause(&self) -> &ClauseId {
        &self.reason.clauses[0]
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use proptest::prelude::*;

    use super::*;

    fn warning(given: Date, last_playing_day: Date) -> Asked {
        Asked { given, from: None, kind: AskedKind::Warning { last_playing_day }, whole_event_missed: false }
    }

    fn suspended(given: Date, months: u16) -> Asked {
        Asked { given, from: None, kind: AskedKind::Suspension { months }, whole_event_missed: false }
    }

    fn last(history: &[Asked], asked: Asked) -> Sanction {
        impose(history, &asked).unwrap().pop().unwrap().unwrap()
    }

    fn shape(sanction: &Sanction) -> (SanctionKind, Option<u16>, Date, Basis) {
        (sanction.kind, sanction.months, sanction.to, sanction.basis)
    }

    #[test]
    fn d4_1_19a_a_warning_is_valid_a_year_from_the_last_playing_day() {
        let given = last(&[], warning(date(2026, 3, 7), date(2026, 3, 15)));
        assert_eq!(shape(&given), (SanctionKind::Warning, None, date(2027, 3, 15), Basis::Asked));
        assert_eq!(given.register_until, date(2027, 3, 15));
        assert_eq!(given.from, date(2026, 3, 7));
    }

    #[test]
    fn d4_1_19b_a_second_warning_while_one_is_valid_is_three_months() {
        let first = warning(date(2026, 3, 7), date(2026, 3, 15));
        let second = last(&[first], warning(date(2027, 2, 2), date(2027, 2, 7)));
        assert_eq!(shape(&second), (SanctionKind::Suspension, Some(3), date(2027, 5, 1), Basis::SecondWarning));
        assert_eq!(last(&[first], warning(date(2027, 3, 15), date(2027, 3, 15))).basis, Basis::SecondWarning);
        assert_eq!(last(&[first], warning(date(2027, 3, 16), date(2027, 3, 16))).kind, SanctionKind::Warning);
    }

    #[test]
    fn d4_1_19c_a_suspension_within_a_year_of_the_last_is_doubled() {
        let history = [warning(date(2026, 3, 7), date(2026, 3, 15)), warning(date(2027, 2, 2), date(2027, 2, 7))];
        assert_eq!(last(&history, suspended(date(2028, 4, 20), 4)).months, Some(8));
        assert_eq!(last(&history, suspended(date(2028, 5, 1), 4)).basis, Basis::Doubled);
        assert_eq!(last(&history, suspended(date(2028, 5, 2), 4)).months, Some(4));
    }

    #[test]
    fn d4_1_19d_a_warning_within_a_year_of_a_suspension_is_three_months_and_not_doubled() {
        let history = [suspended(date(2027, 2, 2), 3)];
        let warned = |day| last(&history, warning(day, day));
        assert_eq!(
            (warned(date(2028, 5, 1)).months, warned(date(2028, 5, 1)).basis),
            (Some(3), Basis::AfterSuspension)
        );
        assert_eq!(warned(date(2028, 5, 2)).kind, SanctionKind::Warning);
    }

    #[test]
    fn d4_1_19e_a_suspension_stays_a_year_after_its_end() {
        let suspended = last(&[], suspended(date(2024, 1, 10), 4));
        assert_eq!((suspended.to, suspended.register_until), (date(2024, 5, 9), date(2025, 5, 9)));
    }

    #[test]
    fn d4_5_4_2c_a_whole_event_missed_is_six_months_at_least() {
        let missed = |months| Asked { whole_event_missed: true, ..suspended(date(2026, 3, 1), months) };
        let (index, reason) = impose(&[], &missed(5)).unwrap_err();
        assert_eq!((index, reason.key.as_ref()), (None, "suspension_below_least"));
        assert_eq!(last(&[], missed(6)).basis, Basis::WholeEvent);
        assert_eq!(last(&[suspended(date(2025, 6, 1), 3)], missed(6)).months, Some(12));
        let warned = Asked { whole_event_missed: true, ..warning(date(2026, 3, 1), date(2026, 3, 1)) };
        assert!(impose(&[missed(5)], &suspended(date(2026, 4, 1), 1)).is_err() && impose(&[], &warned).is_err());
    }

    #[test]
    fn d4_1_7b_nothing_is_decided_while_a_suspension_has_not_ended() {
        let history = [Asked { from: Some(date(2026, 6, 1)), ..suspended(date(2026, 3, 1), 2) }];
        for (day, is_open) in [(date(2026, 4, 1), true), (date(2026, 7, 31), true), (date(2026, 8, 1), false)] {
            let imposed = impose(&history, &suspended(day, 1)).unwrap().pop().unwrap();
            assert_eq!(imposed.is_err(), is_open, "{day}");
        }
    }

    #[test]
    fn d4_1_19b_both_reasons_for_three_months_are_told_as_the_second_warning() {
        // Warned, then suspended for something else; both still count on the day of the next warning.
        let history = [warning(date(2026, 1, 10), date(2026, 1, 10)), suspended(date(2026, 2, 1), 1)];
        assert_eq!(last(&history, warning(date(2026, 6, 1), date(2026, 6, 1))).basis, Basis::SecondWarning);
    }

    #[test]
    fn what_lies_beyond_the_calendar_is_refused() {
        let key = |asked: Asked| impose(&[], &asked).unwrap_err().1.key;
        assert_eq!(key(suspended(date(2026, 1, 1), 1201)), "suspension_too_long");
        assert_eq!(key(suspended(date(9999, 12, 1), 1)), "year_outside");
        assert_eq!(key(warning(date(2026, 1, 1), date(9999, 1, 1))), "year_outside");
        assert_eq!(last(&[], suspended(date(9000, 12, 1), 1200)).to, date(9100, 11, 30));
    }

    #[test]
    fn nothing_is_given_before_what_is_asked_now() {
        let (index, reason) = impose(&[suspended(date(2026, 5, 2), 1)], &suspended(date(2026, 5, 1), 1)).unwrap_err();
        assert_eq!((index, reason.key.as_ref()), (Some(0), "history_after_asked"));
    }

    /// The same rules written day by day: a player has marks, and every day takes off those that end.
    fn day_by_day(history: &[Asked]) -> Vec<Option<(SanctionKind, Option<u16>, Date)>> {
        let mut given: Vec<&Asked> = history.iter().collect();
        given.sort_by_key(|one| one.given);
        let mut results = Vec::new();
        let (mut warned, mut ends): (Vec<Date>, Vec<Date>) = (Vec::new(), Vec::new());
        let mut day = given.first().map_or(Date::MAX, |one| one.given);
        let a_year_on = |day: Date| {
            let next = Date::new(day.year() + 1, day.month(), day.day());
            next.unwrap_or_else(|_| Date::new(day.year() + 1, 2, 28).unwrap())
        };
        let mut open = given.into_iter().peekable();
        while open.peek().is_some() {
            warned.retain(|until| *until >= day);
            ends.retain(|end| a_year_on(*end) >= day);
            while let Some(one) = open.next_if(|one| one.given == day) {
                if ends.iter().any(|end| *end >= day) {
                    results.push(None);
                    continue;
                }
                let is_recent = !ends.is_empty();
                let becomes = match one.kind {
                    AskedKind::Warning { .. } if !warned.is_empty() || is_recent => Ok(3),
                    AskedKind::Warning { last_playing_day } => Err(a_year_on(last_playing_day)),
                    AskedKind::Suspension { months } if is_recent => Ok(2 * months),
                    AskedKind::Suspension { months } => Ok(months),
                };
                let (kind, until) = match becomes {
                    Ok(months) => {
                        let mut until = one.from.unwrap_or(day);
                        let first = until.day();
                        for _ in 0..months {
                            until = until.last_of_month().tomorrow().unwrap();
                        }
                        until = until.with().day(first.min(until.days_in_month())).build().unwrap();
                        until = until.yesterday().unwrap();
                        ends.push(until);
                        (SanctionKind::Suspension, until)
                    }
                    Err(until) => {
                        warned.push(until);
                        (SanctionKind::Warning, until)
                    }
                };
                results.push(Some((kind, becomes.ok(), until)));
            }
            day = day.tomorrow().unwrap();
        }
        results
    }

    fn any_asked() -> impl Strategy<Value = Asked> {
        let day = |days: i32| date(2020, 1, 1).saturating_add(jiff::ToSpan::days(days));
        (0..2500_i32, prop::option::of(0..40_i32), 0..10_i32, prop::option::of(1..9_u16)).prop_map(
            move |(given, from, more, months)| {
                let kind = match months {
                    Some(months) => AskedKind::Suspension { months },
                    None => AskedKind::Warning { last_playing_day: day(given + more) },
                };
                let from = from.map(|later| day(given + later));
                Asked { given: day(given), from, kind, whole_event_missed: false }
            },
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn d4_1_19b_d4_1_19c_d4_1_19d_agrees_with_the_rules_followed_day_by_day(history in prop::collection::vec(any_asked(), 1..7)) {
            let last = Asked { given: date(2030, 1, 1), from: None,
                kind: AskedKind::Suspension { months: 1 }, whole_event_missed: false };
            let imposed = impose(&history, &last).unwrap();
            let ours: Vec<_> = imposed[..history.len()]
                .iter()
                .map(|one| one.as_ref().ok().map(|one| (one.kind, one.months, one.to)))
                .collect();
            prop_assert_eq!(ours, day_by_day(&history));
        }

        #[test]
        fn d4_1_19b_d4_1_19c_d4_1_19d_the_order_in_which_it_is_told_does_not_matter(
            history in prop::collection::vec(any_asked(), 1..7).prop_filter("one a day", |all| {
                all.iter().map(|one| one.given).collect::<std::collections::BTreeSet<_>>().len() == all.len()
            }),
            turn in 0..7_usize,
        ) {
            let asked = suspended(date(2030, 1, 1), 1);
            let mut turned = history.clone();
            turned.rotate_left(turn % history.len());
            prop_assert_eq!(impose(&history, &asked), impose(&turned, &asked));
        }

        #[test]
        fn a_later_day_never_gives_back_what_has_expired(given in 0..2000_i32, later in 0..800_i32) {
            let day = |days: i32| date(2020, 1, 1).saturating_add(jiff::ToSpan::days(days));
            let history = [suspended(day(given), 2)];
            let is_doubled = |on: Date| {
                impose(&history, &suspended(on, 1)).unwrap().pop().unwrap().map(|one| one.basis == Basis::Doubled)
            };
            if is_doubled(day(given + later)) == Ok(false) {
                prop_assert_eq!(is_doubled(day(given + later + 1)), Ok(false));
            }
        }
    }
}
