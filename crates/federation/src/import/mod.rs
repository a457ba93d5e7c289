//! A list of members beside the register (F-16): who is new, what has changed, whose membership begins, moves or ends,
//! and what a person must judge. Nothing is written here (docs/readings/member-list.md).
//!
//! A line that is in conflict waits as a whole; what the list does not say changes nothing.

mod compare;
mod difference;
mod fold;
mod listed;
mod membership;
#[cfg(test)]
mod tests;
mod who;

use std::collections::BTreeMap;

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::{Birth, Name, Sex};
use serde::Serialize;

use crate::PersonId;

pub use compare::compare;
pub use fold::fold;

/// How somebody belongs to the federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Club,
    Individual,
    ForeignIndividual,
}

/// What a list and the register both tell of a person; what is empty is not told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    pub number: Option<u32>,
    pub fide_id: Option<u64>,
    pub name: Name,
    pub birth: Option<Birth>,
    pub sex: Option<Sex>,
    pub federation: String,
    pub address: String,
    pub email: String,
    pub phone: String,
}

/// What a comparison needs of the register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OnFile {
    pub persons: Vec<PersonOnFile>,
    pub clubs: Vec<Named>,
    pub districts: Vec<Named>,
}

/// Somebody in the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonOnFile {
    pub id: PersonId,
    pub known: Known,
    pub memberships: Vec<Membership>,
}

/// A club or a district.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub id: u32,
    pub name: String,
}

/// A membership, its last day included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Membership {
    pub kind: Kind,
    /// The club, of individual members the district.
    pub place: u32,
    /// `None` where nobody knows since when.
    pub from: Option<Date>,
    pub to: Option<Date>,
}

impl Membership {
    pub fn holds_on(&self, day: Date) -> bool {
        self.from.is_none_or(|from| from <= day) && self.to.is_none_or(|to| to >= day)
    }
}

/// A line of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub line: usize,
    pub known: Known,
    pub club: String,
    pub district: String,
    pub kind: Option<Kind>,
    pub from: Option<Date>,
    /// The last day.
    pub to: Option<Date>,
    /// Dates that no calendar has: the cell, and what stands there.
    pub impossible: Vec<(usize, String)>,
}

/// What is asked beside the list.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The day that the list is of.
    pub day: Date,
    /// Whether the list names every member there is; then whoever is missing is no member any more.
    pub is_complete: bool,
    /// Names of the list that stand for clubs of the register.
    pub aliases: BTreeMap<String, u32>,
    /// Whether clubs and districts that the register does not know are opened.
    pub opens: bool,
}

/// A club or a district.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    OnFile(u32),
    /// Opened with the list.
    Opened(String),
}

/// A kind of membership, and in which club or, of individual members, which district.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Belongs {
    pub kind: Kind,
    pub place: Place,
}

/// A club that is opened with the list, and its district.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedClub {
    pub name: String,
    pub district: Place,
}

/// What can change of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    Number,
    FideId,
    Name,
    Birth,
    Sex,
    Federation,
    Address,
    Email,
    Phone,
}

impl Field {
    pub const ALL: [Field; 9] = [
        Field::Number,
        Field::FideId,
        Field::Name,
        Field::Birth,
        Field::Sex,
        Field::Federation,
        Field::Address,
        Field::Email,
        Field::Phone,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Field::Number => "number",
            Field::FideId => "fide_id",
            Field::Name => "name",
            Field::Birth => "birth",
            Field::Sex => "sex",
            Field::Federation => "federation",
            Field::Address => "address",
            Field::Email => "email",
            Field::Phone => "phone",
        }
    }
}

/// A field of a person; the texts are for people to read, the value is the line's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    pub field: Field,
    pub old: String,
    pub new: String,
}

/// What becomes of memberships.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    Begins {
        belongs: Belongs,
        from: Date,
        to: Option<Date>,
    },
    /// One ends the day before the other begins. `which` counts the memberships on file.
    Moves {
        which: usize,
        out_of: Belongs,
        belongs: Belongs,
        on: Date,
        to: Option<Date>,
    },
    /// With its last day.
    Ends {
        which: usize,
        belongs: Belongs,
        last: Date,
    },
}

/// One line taken, or somebody on file whom a complete list leaves out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// `None` for who is not on the list.
    pub line: Option<usize>,
    /// `None` for a new person.
    pub person: Option<PersonId>,
    pub known: Known,
    pub changed: Vec<Changed>,
    pub memberships: Vec<Moved>,
}

/// What a person must judge; the line waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    pub line: usize,
    pub name: Name,
    /// Those on file it may be about.
    pub persons: Vec<PersonId>,
    pub reason: Reason,
    /// The clubs whose names come nearest.
    pub nearest: Vec<String>,
}

/// The review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    pub lines: usize,
    pub unchanged: usize,
    /// In the order of the list, then who is not on it.
    pub differences: Vec<Difference>,
    pub conflicts: Vec<Conflict>,
    /// Clubs that are opened with the list.
    pub clubs: Vec<OpenedClub>,
    /// Districts that are opened with the list.
    pub districts: Vec<String>,
}

impl Comparison {
    pub fn new_persons(&self) -> impl Iterator<Item = &Difference> {
        self.differences.iter().filter(|difference| difference.person.is_none())
    }
}
