//! The items as a table: what each looks at, how much it binds, and the clauses it rests on.

use jiff::civil::Date;
use rokade_clause::{ClauseId, HandbookEdition, Reason};
use rokade_model::TimeControl;
use serde::Serialize;

use super::facts::Facts;
use super::{announced, order, said, time};

/// What is known of one item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub number: u8,
    pub level: Level,
    pub state: State,
    pub clauses: Vec<ClauseId>,
}

/// How much an item binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Must,
    Should,
    /// Owed later.
    Task,
}

/// Whether an item is in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    Met,
    Unmet(Unmet),
    /// The condition of the item does not apply.
    NotAsked,
}

/// What is wrong, by key and facts, and the last day that would have been in time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    pub reason: Reason,
    pub last_day: Option<Date>,
}

impl State {
    pub const fn key(&self) -> &'static str {
        match self {
            State::Met => "met",
            State::Unmet(_) => "unmet",
            State::NotAsked => "not_asked",
        }
    }

    /// Unmet for a reason, unless it holds.
    pub(super) fn met_or(is_met: bool, key: &'static str) -> State {
        match is_met {
            true => State::Met,
            false => State::unmet(key),
        }
    }

    pub(super) fn unmet(key: &'static str) -> State {
        State::Unmet(Unmet { reason: Reason::house(key), last_day: None })
    }

    /// Unmet for what a rule objects to, with its facts.
    pub(super) fn unmet_as(key: &'static str, objection: Reason) -> State {
        let reason = Reason { facts: objection.facts, ..Reason::house(key) };
        State::Unmet(Unmet { reason, last_day: None })
    }

    /// Unmet, and the last day hangs on one that is not stated.
    pub(super) fn unknown_day(key: &'static str) -> State {
        State::Unmet(Unmet { reason: Reason::house(key).with("last", "none"), last_day: None })
    }

    /// Unmet because a day has passed.
    pub(super) fn later_than(key: &'static str, last_day: Date) -> State {
        let reason = Reason::house(key).with("last", last_day.to_string());
        State::Unmet(Unmet { reason, last_day: Some(last_day) })
    }
}

/// What the items look at.
pub(super) struct Asked<'a> {
    pub facts: &'a Facts,
    pub handbook: HandbookEdition,
    pub time: Option<TimeControl>,
}

/// One item: how much it binds, who looks, the clauses in their order.
pub(super) struct Row {
    number: u8,
    level: Level,
    look: fn(&Asked) -> State,
    clauses: &'static [&'static str],
}

const fn row(number: u8, level: Level, look: fn(&Asked) -> State, clauses: &'static [&'static str]) -> Row {
    Row { number, level, look, clauses }
}

use Level::{Must, Should, Task};

pub(super) const ITEMS: [Row; 25] = [
    row(1, Must, order::kind, &["D4.4-61b", "D4.4-61c", "D4.8-1"]),
    row(2, Must, order::system, &["D4.4-61a", "D4.4-65a", "D4.2-40"]),
    row(3, Must, time::stated, &["D4.1-12a", "D4.4-61a"]),
    row(4, Must, time::fits, &["D4.1-12a", "D4.1-12b", "D4.1-12c", "D4.1-13a", "D4.1-13b", "D4.5.3"]),
    row(5, Must, time::long_enough_for_a_finish, &["D4.1-13a"]),
    row(6, Must, time::default_time, &["D4.1-11b"]),
    row(7, Must, order::closed_event, &["D4.4-61c", "D4.8-5"]),
    row(8, Must, announced::to_clubs, &["D4.4-61b", "D4.8-5"]),
    row(9, Should, announced::in_magazine, &["D4.4-61b", "D4.8-5"]),
    row(10, Should, said::address, &["D4.8-6"]),
    row(11, Should, said::days_and_times, &["D4.8-6", "D4.1-11c", "D4.1-11d"]),
    row(12, Must, order::putting_off, &["D4.1-11c"]),
    row(13, Must, order::grouping, &["D4.4-65b"]),
    row(14, Must, order::knocked_out, &["D4.9.7-6"]),
    row(15, Must, said::smoking, &["D4.1-22", "D4.8-6"]),
    row(16, Must, announced::fide_rating, &["D4.7.3a", "D4.8-6"]),
    // Binding only where there is no deadline at all: see `look_at`.
    row(17, Should, announced::deadline, &["D4.8-4", "D4.8-6"]),
    row(18, Should, said::fee, &["D4.8-3", "D4.8-6"]),
    row(19, Should, said::entry_address, &["D4.8-6"]),
    row(20, Should, said::late_fee, &["D4.1-27"]),
    row(21, Should, said::tie_breaks, &["D4.9.10"]),
    row(22, Should, said::officials, &["D4.1-5a", "D4.1-5b", "D4.8-7", "D4.8-8"]),
    row(23, Task, |_| State::NotAsked, &["D4.1-5e", "D4.8-13"]),
    row(24, Should, announced::fixed_early, &["D4.8-2"]),
    row(25, Should, said::regulations, &["D4.8-12"]),
];

impl Row {
    pub(super) fn look_at(&self, asked: &Asked) -> Item {
        let state = (self.look)(asked);
        let has_no_deadline = self.number == 17 && asked.facts.deadline.is_none();
        Item {
            number: self.number,
            level: if has_no_deadline { Must } else { self.level },
            state,
            clauses: self.clauses.iter().map(|clause| ClauseId::new(clause)).collect(),
        }
    }
}
