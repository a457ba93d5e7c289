//! What stands in the register: persons, clubs, districts, terms of office.

use jiff::civil::Date;
use rokade_rating::Rating;
use serde::{Deserialize, Serialize};

use super::facts::FactsVersion;
use crate::PersonId;
use crate::office::{Office, Seat};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
id!(ClubId);
id!(DistrictId);
id!(
    /// One person's time in an office.
    TermId
);

/// Somebody in the register. Names stand beside it, in the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    /// The member number; never given again.
    pub number: Option<u32>,
    pub fide_id: Option<u64>,
    /// The version of the facts that holds.
    pub facts: FactsVersion,
    /// The last version of facts or of a note that was used.
    pub last_version: FactsVersion,
    pub state: PersonState,
    pub memberships: Vec<Membership>,
    pub guest_plays: Vec<GuestPlay>,
    pub exemptions: Vec<Exemption>,
    pub proposals: Vec<Proposal>,
    /// Lines of the file that no rated event brought.
    pub lines: Vec<Line>,
    /// The day from which the rules for new players hold again (D4.5.5.1e).
    pub afresh: Option<Date>,
}

/// Whether somebody is there, and under which id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonState {
    Here,
    /// The same as another one.
    MergedInto(PersonId),
    /// All that is known was taken away; numbers and lines stay.
    Erased,
    /// The registration was taken back.
    Withdrawn,
}

/// How somebody belongs to the union.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemberOf {
    Club(ClubId),
    Individual(DistrictId),
    ForeignIndividual(DistrictId),
}

/// One time in a club or district.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Membership {
    pub of: MemberOf,
    pub from: Date,
    /// The last day.
    pub to: Option<Date>,
    pub ended: Option<EndReason>,
}

impl Membership {
    pub fn holds(&self, on: Date) -> bool {
        self.from <= on && self.to.is_none_or(|to| on <= to)
    }
}

/// Why a membership ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    Left,
    Transferred,
    ClubMerged,
    ClubClosed,
}

/// The one event a non-member may play (D4.4-63b).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestPlay {
    pub event: String,
    pub day: Date,
}

/// A foreigner may play without a membership (D4.4-63a).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exemption {
    pub event: String,
    pub state: ExemptionState,
    pub note: Option<FactsVersion>,
    /// The day it was asked for or given.
    pub day: Date,
}

/// How far an exemption has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExemptionState {
    Asked,
    Given,
    Refused,
}

/// A number that waits for an office, or that one has decided on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub kind: ProposalKind,
    pub number: Rating,
    /// The number on file when a re-assessment was proposed.
    pub old: Option<Rating>,
    pub by: Seat,
    pub day: Date,
    /// Who says yes or no: the office, and the club or district it is held for.
    pub waits_for: Seat,
    pub answer: Option<ProposalAnswer>,
}

/// What a number is proposed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProposalKind {
    First,
    Reassessment,
}

/// What the office that decides has said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProposalAnswer {
    Granted,
    Refused,
}

/// A line of the file that no event brought: append only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub kind: LineKind,
    pub day: Date,
    pub old: Rating,
    pub new: Rating,
}

/// What brought a line of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    Restored,
    Reassessment,
}

/// A main district.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct District {
    pub id: DistrictId,
    pub name: String,
    pub from: Date,
    pub to: Option<Date>,
    pub is_withdrawn: bool,
}

/// A club of the union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    pub id: ClubId,
    /// The name that holds last; the earlier ones find the club too.
    pub names: Vec<String>,
    /// The district from each day on; never empty.
    pub districts: Vec<(Date, DistrictId)>,
    pub from: Date,
    pub to: Option<Date>,
    pub successor: Option<ClubId>,
    pub is_withdrawn: bool,
}

impl Club {
    pub fn name(&self) -> &str {
        self.names.last().map_or("", String::as_str)
    }

    /// The district on a day; the first one before there was any.
    pub fn district(&self, on: Date) -> DistrictId {
        let held = self.districts.iter().rev().find(|(from, _)| *from <= on).or(self.districts.first());
        held.map_or(DistrictId(0), |(_, district)| *district)
    }

    pub fn is_open(&self, on: Date) -> bool {
        !self.is_withdrawn && self.from <= on && self.to.is_none_or(|to| on <= to)
    }
}

impl District {
    pub fn is_open(&self, on: Date) -> bool {
        !self.is_withdrawn && self.from <= on && self.to.is_none_or(|to| on <= to)
    }
}

/// Somebody holds an office for a time (D4.1-1, D4.1-3a).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub id: TermId,
    pub office: Office,
    pub of: Option<String>,
    pub person: PersonId,
    pub role: Role,
    pub from: Date,
    /// The last day; none where the office has no term.
    pub to: Option<Date>,
    pub is_withdrawn: bool,
}

impl Term {
    pub fn holds(&self, on: Date) -> bool {
        !self.is_withdrawn && self.from <= on && self.to.is_none_or(|to| on <= to)
    }
}

/// As what somebody holds an office.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    #[default]
    Member,
    Chair,
    Substitute,
}
