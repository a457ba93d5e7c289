//! What an organiser states; whatever is left out is not stated.

use jiff::civil::{Date, DateTime};
use rokade_model::{Period, TimeControl};
use serde::Deserialize;

use crate::championship::Class;

/// Everything an invitation may say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Facts {
    pub kind: Option<Kind>,
    pub system: Option<String>,
    pub rated: Option<bool>,
    pub periods: Option<Vec<PeriodFacts>>,
    pub quickplay: Option<bool>,
    pub default_minutes: Option<u32>,
    pub default_minutes_stated: Option<bool>,
    pub announced_to_clubs: Option<Date>,
    pub in_magazine: Option<bool>,
    pub address: Option<String>,
    pub round_starts: Option<Vec<DateTime>>,
    pub rounds: Option<u32>,
    pub adjournments: Option<bool>,
    pub adjournment_sessions: Option<Vec<Date>>,
    pub postponements: Option<bool>,
    pub putting_off_text: Option<String>,
    pub grouping: Option<Grouping>,
    pub grouping_text: Option<String>,
    pub losers_go_on: Option<bool>,
    pub losers_text: Option<String>,
    pub smoke_free: Option<bool>,
    pub smoke_disclosed: Option<bool>,
    pub fide_rated: Option<bool>,
    pub fide_announced: Option<Date>,
    pub fide_announced_where: Option<Where>,
    pub fide_registered: Option<Date>,
    pub fide_in_invitation: Option<bool>,
    pub deadline: Option<Date>,
    pub entry_fee_ore: Option<u64>,
    pub union_fee_ore: Option<u64>,
    pub entry_address: Option<String>,
    pub late_fee_ore: Option<u64>,
    pub late_fee_announced: Option<bool>,
    pub tie_breaks: Option<Vec<String>>,
    pub licence_1_arbiters: Option<u32>,
    pub committee: Option<u32>,
    pub fixed_on: Option<Date>,
    pub regulations_named: Option<bool>,
    pub selection_text: Option<String>,
    pub conditions_text: Option<String>,
    pub class: Option<Class>,
}

/// Open to every member of the union, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Open,
    Closed,
}

/// How groups are made.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub enum Grouping {
    ByRating,
    Other(String),
}

/// Where the union announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    Magazine,
    Site,
}

/// One period of the time control; the last has no number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PeriodFacts {
    #[serde(default)]
    pub moves: Option<u32>,
    pub minutes: u32,
    /// Seconds a move.
    #[serde(default)]
    pub increment: u32,
}

impl From<String> for Grouping {
    fn from(text: String) -> Self {
        match text.as_str() {
            "rating" => Grouping::ByRating,
            _ => Grouping::Other(text),
        }
    }
}

impl Facts {
    /// The time, where one is stated.
    pub(super) fn time_control(&self) -> Option<TimeControl> {
        let period = |period: &PeriodFacts| Period {
            moves: period.moves,
            seconds: period.minutes.saturating_mul(60),
            increment: period.increment,
        };
        TimeControl::new(self.periods.iter().flatten().map(period).collect())
    }

    /// The day of round 1.
    pub fn starts(&self) -> Option<Date> {
        self.round_starts.iter().flatten().map(|start| start.date()).min()
    }
}

/// Whether something was written.
pub(super) fn is_written(text: &Option<String>) -> bool {
    text.as_deref().is_some_and(|text| !text.trim().is_empty())
}

pub(super) fn is_said(fact: Option<bool>) -> bool {
    fact == Some(true)
}
