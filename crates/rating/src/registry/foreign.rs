//! Events abroad: when they are reported (D4.5.4.3), and what opponents nobody knows are rated
//! (D4.5.5.2d).

use jiff::ToSpan;
use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};

use super::figures;
use crate::Rating;
use crate::dsu::{RatingSource, StartRating};

/// By when the rating committee must have a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The last day; before the start of the new event where that is what limits it.
    pub day: Date,
    pub reason: Reason,
}

/// The day by which a result from abroad must be reported: some days after the return, or the start of the next event
/// if that comes first (D4.5.4.3).
pub fn report_due(returned: Date, next_event_starts: Option<Date>) -> Due {
    let days = figures(HandbookEdition::on(returned)).foreign_report;
    let day = returned.saturating_add(i64::from(days).days());
    match next_event_starts.filter(|starts| *starts <= day) {
        Some(starts) => {
            let reason = Reason::cited("foreign_report_before_event", "D4.5.4.3").with("day", starts.to_string());
            Due { day: starts, reason }
        }
        None => {
            let reason =
                Reason::cited("foreign_report_due", "D4.5.4.3").with("day", day.to_string()).with("days", days);
            Due { day, reason }
        }
    }
}

/// What is known of an opponent abroad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opponent {
    pub elo: Option<Rating>,
    pub national: Option<Rating>,
    /// From the opponent's own games in the event, where they are known.
    pub performance: Option<Rating>,
    /// What the rating committee gives.
    pub estimate: Option<Rating>,
}

/// The rating such an opponent counts with. The committee's estimate stands only where nothing else
/// can be had.
pub fn opponent(known: &Opponent) -> Result<(StartRating, Reason), Reason> {
    let from = |value, source, reason| Ok((StartRating { value, source }, reason));
    if let Some(elo) = known.elo {
        return from(elo, RatingSource::Elo, Reason::cited("opponent_by_elo", "D4.5.5.2a"));
    }
    if let Some(national) = known.national {
        return from(national, RatingSource::National, Reason::cited("opponent_by_national", "D4.5.5.2a"));
    }
    if let Some(performance) = known.performance {
        return from(performance, RatingSource::Performance, Reason::cited("opponent_by_performance", "D4.5.5.2b"));
    }
    match known.estimate {
        Some(estimate) => from(estimate, RatingSource::Estimate, Reason::cited("opponent_by_estimate", "D4.5.5.2d")),
        None => Err(Reason::cited("opponent_needs_estimate", "D4.5.5.2d")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn d4_5_4_3_a_foreign_result_is_due_in_fourteen_days_or_before_the_next_event() {
        let home = date(2026, 2, 20);
        assert_eq!(report_due(home, None).day, date(2026, 3, 6));
        assert_eq!(report_due(home, Some(date(2026, 3, 7))).reason.key, "foreign_report_due");
        let same_day = report_due(home, Some(date(2026, 3, 6)));
        assert_eq!((same_day.day, same_day.reason.key.as_ref()), (date(2026, 3, 6), "foreign_report_before_event"));
        assert_eq!(report_due(home, Some(date(2026, 2, 24))).day, date(2026, 2, 24));
    }

    #[test]
    fn d4_5_5_2d_the_committees_estimate_stands_where_nothing_else_is_known() {
        let estimate = Opponent { estimate: Some(1900), ..Opponent::default() };
        let (rating, reason) = opponent(&estimate).unwrap();
        assert_eq!((rating.value, rating.source), (1900, RatingSource::Estimate));
        assert_eq!(reason.clauses[0].as_str(), "D4.5.5.2d");
        let source = |known: Opponent| opponent(&known).unwrap().0.source;
        assert_eq!(source(Opponent { performance: Some(1850), ..estimate }), RatingSource::Performance);
        let national = Opponent { performance: Some(1850), national: Some(1870), ..estimate };
        assert_eq!(source(national), RatingSource::National);
        assert_eq!(source(Opponent { elo: Some(1812), ..national }), RatingSource::Elo);
        assert_eq!(opponent(&Opponent::default()).unwrap_err().key, "opponent_needs_estimate");
    }
}
