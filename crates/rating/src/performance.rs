//! The rating a score is worth: the opponents' average and the difference the score stands for
//! (D4.5.5.2b).

use rokade_clause::{Fact, Reason};
use rokade_model::HalfPoints;
use serde::Serialize;

use crate::table::{Tables, percent};
use crate::{Exact, Rating};

/// A performance and what it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Performance {
    pub opponents: u32,
    pub average: Exact,
    /// The score in whole percent.
    pub percent: u32,
    /// What the table gives for it.
    pub difference: i32,
    /// The two added up, not rounded.
    pub rating: Exact,
}

impl Performance {
    /// As a whole number, a half upwards.
    pub fn rounded(&self) -> i64 {
        self.rating.half_up()
    }

    /// The figure and what it is made of, by the clause of the table.
    pub fn line(&self, clause: &'static str) -> Reason {
        Reason::cited("performance_of_games", clause)
            .with("performance", self.rounded())
            .with("average", shown(self.average))
            .with("percent", self.percent)
            .with("difference", signed(self.difference))
    }
}

/// To two places: an average need not end.
pub(crate) fn shown(value: Exact) -> Fact {
    let hundredths = (value * Exact::whole(100)).half_up();
    Fact::Decimal(Exact::new(hundredths, 100).to_string())
}

/// With its sign: `+220`, `−36`, `0`.
pub(crate) fn signed(value: i32) -> Fact {
    Fact::Decimal(match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("−{}", value.unsigned_abs()),
    })
}

/// The performance of a score against these opponents; `None` without opponents and where the
/// table gives nothing for the percentage.
pub fn performance(tables: &Tables, opponents: &[Rating], points: HalfPoints) -> Option<Performance> {
    let games = u32::try_from(opponents.len()).expect("games are few");
    let percent = percent(points, games)?;
    let difference = tables.difference(percent)?;
    let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum();
    let average = Exact::new(sum, i64::from(games));
    Some(Performance {
        opponents: games,
        average,
        percent,
        difference,
        rating: average + Exact::whole(difference.into()),
    })
}

/// The same by FIDE's table, which has a value for everything from nothing to all points: `None` only without
/// opponents.
pub fn fide_performance(opponents: &[Rating], points: HalfPoints) -> Option<Performance> {
    performance(Tables::fide(), opponents, points)
}
