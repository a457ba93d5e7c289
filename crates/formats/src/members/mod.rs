//! The list of members that a federation or a club keeps, as a spreadsheet saves it (F-16).
//!
//! The first row names the columns, in any order and in any of the four languages or English. Either every row is
//! read, or every problem is named with its line and cell. A date that no calendar has does not stop the rest: it
//! stays with its row, for whoever compares the list with the register.

mod heading;
mod read;

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::{Birth, Name, Sex};

pub use crate::players::{Encoding, Separator};
pub use read::read;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// The federation's number of the member.
    Number,
    FideId,
    /// `Holm, Astrid` or `Astrid Holm`
    Name,
    Family,
    Given,
    Birth,
    Sex,
    Federation,
    /// By name or by number.
    Club,
    District,
    Kind,
    From,
    To,
    Address,
    Email,
    Phone,
    /// Nothing of ours.
    Skip,
}

/// How somebody belongs to the federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Club,
    Individual,
    ForeignIndividual,
}

/// One member. What is empty, the list does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    pub line: usize,
    pub number: Option<u32>,
    pub fide_id: Option<u64>,
    pub name: Name,
    pub birth: Option<Birth>,
    pub sex: Option<Sex>,
    pub federation: String,
    pub club: String,
    pub district: String,
    pub kind: Option<Kind>,
    pub from: Option<Date>,
    /// The last day.
    pub to: Option<Date>,
    pub address: String,
    pub email: String,
    pub phone: String,
    /// Dates that no calendar has, with the number of their cell.
    pub impossible: Vec<(usize, String)>,
}

/// Something supposed of the list: the first time, and how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    pub reason: Reason,
    pub line: usize,
    pub count: usize,
}

/// The whole list, and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberList {
    pub encoding: Encoding,
    pub separator: Separator,
    pub columns: Vec<Column>,
    pub members: Vec<Member>,
    pub assumptions: Vec<Assumption>,
}
