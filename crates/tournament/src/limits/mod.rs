//! How long a text, how large a number and how many of something a command may hold: what a person or a form could
//! need, and no more. These limits are the house's own, not the regulations'.
//!
//! Every command is taken apart here without `..`, so that a new field has to be thought of. Only commands are judged
//! by it: a journal that holds more, because it is older, is read as it is.

mod command;
mod game;
mod people;
mod settings;
mod table;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rokade_clause::Reason;

use crate::refusal::Objections;
use crate::{Command, Micros, Refusal};

use table::FIRST_YEAR;

pub use table::{LIMITS, Limit};

/// So much of a text is repeated to whoever wrote it.
const BEGINNING: usize = 20;
/// The year in which these limits were written: a machine that believes it is earlier has no clock.
const THIS_YEAR: i64 = 2026;
/// How far ahead anything is planned.
const YEARS_AHEAD: i64 = 10;

/// Everything in a command that is longer, larger or more than it may be.
pub(crate) fn heed(command: &Command, now: Micros) -> Result<(), Refusal> {
    let mut limits = Limits::new(year(now).unwrap_or(THIS_YEAR).max(THIS_YEAR));
    limits.command(command);
    limits.found.heed()
}

/// More than the limit says of a number of things that stands nowhere in one command.
pub(crate) fn too_many(field: &'static str, found: usize) -> Option<Reason> {
    let mut limits = Limits::new(THIS_YEAR);
    limits.list(field, found);
    limits.found.heed().err().and_then(|refusal| refusal.reasons.into_iter().next())
}

struct Limits {
    /// By the clock of the machine.
    year: i64,
    /// The row of a list that is looked at, from 1.
    row: Option<usize>,
    found: Objections,
}

impl Limits {
    fn new(year: i64) -> Self {
        Self { year, row: None, found: Objections::default() }
    }

    /// Everything found in one row of a list says which.
    fn rows<T>(&mut self, rows: &[T], mut look: impl FnMut(&mut Self, &T)) {
        for (index, one) in rows.iter().enumerate() {
            self.row = Some(index + 1);
            look(self, one);
        }
        self.row = None;
    }

    fn object(&mut self, reason: Reason) {
        self.found.add(match self.row {
            Some(row) => reason.with("row", number(row)),
            None => reason,
        });
    }

    fn text(&mut self, field: &'static str, text: &str) {
        let Limit::Letters(most) = limit(field) else { unreachable!("{field} is a text") };
        // Counting letters takes time; no letter is longer than four bytes.
        if text.len() <= most {
            return;
        }
        let letters = text.chars().count();
        if letters > most {
            let begins: String = text.chars().filter(|letter| !letter.is_control()).take(BEGINNING).collect();
            let reason = Reason::house("text_too_long").with("field", field).with("most", number(most));
            self.object(reason.with("found", number(letters)).with("begins", begins));
        }
    }

    fn number(&mut self, field: &'static str, value: impl Into<i64>) {
        let Limit::Number { least, most } = limit(field) else { unreachable!("{field} is a number") };
        let value = value.into();
        if !(least..=most).contains(&value) {
            let reason = Reason::house("number_out_of_range").with("field", field);
            self.object(reason.with("least", least).with("most", most).with("found", value));
        }
    }

    fn list(&mut self, field: &'static str, count: usize) {
        let Limit::Items(most) = limit(field) else { unreachable!("{field} is a list") };
        if count > most {
            let reason = Reason::house("list_too_long").with("field", field);
            self.object(reason.with("most", number(most)).with("found", number(count)));
        }
    }

    /// A moment that somebody could mean: of an old report, or planned.
    fn moment(&mut self, field: &'static str, at: Micros) {
        let Limit::Moment = limit(field) else { unreachable!("{field} is a moment") };
        let (first, last) = (FIRST_YEAR, self.year + YEARS_AHEAD);
        let found = year(at);
        if !found.is_some_and(|year| (first..=last).contains(&year)) {
            // What no calendar has is repeated as it was sent.
            let found = found.map_or_else(|| at.to_string(), |year| year.to_string());
            // Years are texts here: nobody writes them with a separator.
            let reason = Reason::house("moment_out_of_range").with("field", field).with("found", found);
            self.object(reason.with("least", first.to_string()).with("most", last.to_string()));
        }
    }

    /// A day as `YYYY-MM-DD`; what is none is refused elsewhere.
    fn day(&mut self, field: &'static str, text: &str) {
        if let Ok(day) = text.parse::<Date>() {
            let at = day.to_zoned(TimeZone::UTC).map(|day| day.timestamp().as_microsecond());
            self.moment(field, at.unwrap_or(Micros::MAX));
        }
    }
}

/// The year of a moment; none for what no calendar has.
fn year(at: Micros) -> Option<i64> {
    Some(i64::from(Timestamp::from_microsecond(at).ok()?.to_zoned(TimeZone::UTC).year()))
}

fn limit(field: &str) -> Limit {
    let found = LIMITS.iter().find_map(|(known, limit)| (*known == field).then_some(*limit));
    found.expect("every field has its row in the table")
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
