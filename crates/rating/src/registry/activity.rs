//! Leaving the list and coming back to it (D4.5.5.1d–f; docs/readings/registry-return.md).

use jiff::ToSpan;
use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};

use super::figures;

/// Where a number stands on some day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    Listed {
        /// The last day on the list if nothing more is played.
        until: Date,
    },
    Archived {
        /// The first day off the list.
        since: Date,
        reason: Reason,
    },
}

/// Whether a player has played elsewhere since the last rated result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meanwhile {
    Nothing,
    OtherEvents,
}

/// Whether the rating committee has approved a new assessment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Approval {
    Given,
    Missing,
}

/// With which number a player who comes back starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Return {
    pub number: Number,
    pub reason: Reason,
    /// Other ways that are open on this day.
    pub also: Vec<Reason>,
}

/// What becomes of the number of a player who comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// Never left the list.
    Listed,
    Restored,
    /// The archived number does not count; a new one is granted as to a new player.
    New,
}

/// A right that begins later or needs somebody's word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotYet {
    pub reason: Reason,
    /// The first day on which it is open.
    pub from: Date,
}

/// How a player stands on the list on a day, by the last day of rated play (D4.5.5.1d).
pub fn standing(last_rated: Date, on: Date) -> Standing {
    let until = after(last_rated, figures(HandbookEdition::on(on)).archived_after);
    if on <= until {
        return Standing::Listed { until };
    }
    let since = next_day(until);
    let reason = Reason::cited("number_archived", "D4.5.5.1d")
        .with("last", last_rated.to_string())
        .with("since", since.to_string());
    Standing::Archived { since, reason }
}

/// What counts when a player comes back on this day.
pub fn returning(last_rated: Date, on: Date, meanwhile: Meanwhile) -> Return {
    let last = last_rated.to_string();
    let (number, reason) = match (standing(last_rated, on), meanwhile) {
        (Standing::Listed { .. }, _) => {
            (Number::Listed, Reason::cited("number_still_listed", "D4.5.5.1d").with("last", last))
        }
        (Standing::Archived { .. }, Meanwhile::Nothing) => {
            (Number::Restored, Reason::cited("number_restored", "D4.5.5.1d").with("last", last))
        }
        (Standing::Archived { .. }, Meanwhile::OtherEvents) => {
            (Number::New, Reason::cited("number_not_restored", "D4.5.5.1d").with("last", last))
        }
    };
    let also = [fresh_start(last_rated, on), reassessment(last_rated, on, Approval::Given)];
    Return { number, reason, also: also.into_iter().flatten().collect() }
}

/// Whether a player may start afresh by the rules for new players.
pub fn fresh_start(last_rated: Date, on: Date) -> Result<Reason, NotYet> {
    let from = next_day(after(last_rated, figures(HandbookEdition::on(on)).fresh_start_after));
    let last = last_rated.to_string();
    if on >= from {
        return Ok(Reason::cited("fresh_start_open", "D4.5.5.1e").with("last", last));
    }
    let reason = Reason::cited("fresh_start_later", "D4.5.5.1e").with("last", last).with("from", from.to_string());
    Err(NotYet { reason, from })
}

/// Whether a number far from the player's strength may be proposed anew by the rules for new players.
pub fn reassessment(last_rated: Date, on: Date, approval: Approval) -> Result<Reason, NotYet> {
    let from = after(last_rated, figures(HandbookEdition::on(on)).reassessed_after);
    let last = last_rated.to_string();
    if on < from {
        let reason = Reason::cited("reassessment_later", "D4.5.5.1f").with("last", last).with("from", from.to_string());
        return Err(NotYet { reason, from });
    }
    match approval {
        Approval::Given => Ok(Reason::cited("reassessment_open", "D4.5.5.1f").with("last", last)),
        Approval::Missing => Err(NotYet { reason: Reason::cited("reassessment_unapproved", "D4.5.5.1f"), from }),
    }
}

/// The same calendar day so many months later; the last day of a month that has no such day.
fn after(day: Date, months: u32) -> Date {
    day.saturating_add(i64::from(months).months())
}

fn next_day(day: Date) -> Date {
    day.tomorrow().unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;
    use proptest::prelude::*;

    fn is_listed(last: Date, on: Date) -> bool {
        matches!(standing(last, on), Standing::Listed { .. })
    }

    #[test]
    fn d4_5_5_1d_three_years_to_the_day_are_not_more_than_three_years() {
        let last = date(2023, 5, 14);
        assert!(is_listed(last, date(2026, 5, 14)));
        assert!(!is_listed(last, date(2026, 5, 15)));
        let Standing::Archived { since, reason } = standing(last, date(2030, 1, 1)) else { panic!("archived") };
        assert_eq!((since, reason.clauses[0].as_str()), (date(2026, 5, 15), "D4.5.5.1d"));
    }

    #[test]
    fn d4_5_5_1d_a_leap_day_ends_with_february() {
        let last = date(2024, 2, 29);
        assert!(is_listed(last, date(2027, 2, 28)));
        assert!(!is_listed(last, date(2027, 3, 1)));
        assert!(is_listed(date(2025, 2, 28), date(2028, 2, 28)) && !is_listed(date(2025, 2, 28), date(2028, 2, 29)));
    }

    #[test]
    fn d4_5_5_1d_the_archived_number_comes_back_unless_other_events_were_played() {
        let (last, on) = (date(2020, 3, 1), date(2024, 3, 1));
        assert_eq!(returning(last, on, Meanwhile::Nothing).number, Number::Restored);
        assert_eq!(returning(last, on, Meanwhile::OtherEvents).number, Number::New);
        assert_eq!(returning(date(2022, 3, 1), on, Meanwhile::OtherEvents).number, Number::Listed);
    }

    #[test]
    fn d4_5_5_1e_after_more_than_five_years_a_player_may_start_afresh() {
        let last = date(2019, 8, 31);
        let not_yet = fresh_start(last, date(2024, 8, 31)).unwrap_err();
        assert_eq!(not_yet.from, date(2024, 9, 1));
        assert!(fresh_start(last, not_yet.from).is_ok());
        assert!(fresh_start(date(2020, 2, 29), date(2025, 2, 28)).is_err());
        assert!(fresh_start(date(2020, 2, 29), date(2025, 3, 1)).is_ok());
        let back = returning(last, date(2026, 1, 1), Meanwhile::Nothing);
        assert_eq!(back.number, Number::Restored, "may, not must");
        assert!(back.also.iter().any(|reason| reason.key == "fresh_start_open"));
    }

    #[test]
    fn d4_5_5_1f_after_a_year_and_a_half_a_number_may_be_proposed_anew() {
        let last = date(2024, 8, 31);
        assert_eq!(reassessment(last, date(2026, 2, 27), Approval::Given).unwrap_err().from, date(2026, 2, 28));
        assert!(reassessment(last, date(2026, 2, 28), Approval::Given).is_ok());
        let unapproved = reassessment(last, date(2026, 3, 1), Approval::Missing).unwrap_err();
        assert_eq!(unapproved.reason.key, "reassessment_unapproved");
    }

    proptest! {
        #[test]
        fn rights_once_open_stay_open(last in 0_i32..20_000, on in 0_i32..20_000) {
            let day = |days: i32| date(1990, 1, 1).saturating_add(days.days());
            let (last, on) = (day(last), day(on));
            let next = on.tomorrow().unwrap();
            prop_assert!(is_listed(last, on) || !is_listed(last, next));
            prop_assert!(fresh_start(last, on).is_err() || fresh_start(last, next).is_ok());
            if fresh_start(last, on).is_ok() {
                prop_assert!(!is_listed(last, on), "five years are more than three");
            }
        }
    }
}
