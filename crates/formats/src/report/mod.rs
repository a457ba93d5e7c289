//! Reports for people and offices: the report to the rating officer and the cross table of the club paper.
//!
//! Readings: docs/readings/report-due.md, docs/readings/report-national-rating.md.
//!
//! Decides what belongs in a report, what is still missing from it, and how it is laid out as text, HTML, CSV
//! and JSON. Figures are decided elsewhere and handed over; words come from the caller, who knows the language.

mod cross;
mod document;
mod file;
mod gaps;
mod officer;
mod page;
mod shape;
mod sheet;
mod told;

pub use cross::{CrossPaper, cross_paper};
pub use document::{Block, Document, Section};
pub use file::no_shows;
pub use gaps::{Gap, GapKind, Item};
pub use officer::{
    Arbiters, CandidateLine, Deadline, EventFacts, GroupReport, NewRating, NotRated, OfficerReport, ResultLine,
    Sanction, Unplayed,
};
pub use shape::ReportShape;

use jiff::civil::Date;
use rokade_clause::Numbered;
use rokade_model::StartNumber;

/// The words of one language, lent by whoever knows them.
pub trait Words {
    /// The code of the language, `da`.
    fn language(&self) -> &str;
    /// An exact decimal, written with a point, as people write it.
    fn decimal(&self, value: &str) -> String;
    /// The text of a key.
    fn text(&self, key: &str) -> String;
    /// A text that speaks of a number.
    fn counted(&self, key: &'static str, name: &'static str, number: u32) -> String;
    /// What people call a tie-break, short enough to head a column.
    fn tiebreak(&self, key: &str) -> String;
    /// A reason as a sentence with its clauses; players by start number, with the names of that group.
    fn reason(&self, reason: &Numbered, name: &dyn Fn(StartNumber) -> String) -> String;
    /// The time of a game in words; what is no code of report files stays as it is.
    fn playing_time(&self, code: &str) -> String {
        code.to_owned()
    }
    /// A day as people write it.
    fn day(&self, date: Date) -> String;
}
