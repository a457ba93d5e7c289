//! What the offices ask the register for.

use jiff::civil::Date;
use rokade_rating::Rating;
use serde::{Deserialize, Serialize};

use super::entry::{ClubId, DistrictId, MemberOf, ProposalAnswer, Role, TermId};
use super::facts::PersonFacts;
use crate::PersonId;
use crate::office::Office;

/// What an office asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum Command {
    RegisterPerson {
        facts: PersonFacts,
        number: NumberWanted,
        fide_id: Option<u64>,
    },
    ChangePerson {
        person: PersonId,
        facts: PersonFacts,
    },
    GiveNumber {
        person: PersonId,
        number: NumberWanted,
    },
    LinkFideId {
        person: PersonId,
        fide_id: u64,
    },
    UnlinkFideId {
        person: PersonId,
    },
    /// `shared` are events that both have played in, as the ledger of ratings tells.
    MergePersons {
        from: PersonId,
        into: PersonId,
        note: String,
        shared: Vec<String>,
    },
    TakeMergeBack {
        from: PersonId,
    },
    ErasePerson {
        person: PersonId,
    },
    OpenDistrict {
        name: String,
        from: Date,
    },
    ChangeDistrict {
        district: DistrictId,
        name: String,
    },
    CloseDistrict {
        district: DistrictId,
        to: Date,
    },
    OpenClub {
        name: String,
        district: DistrictId,
        from: Date,
    },
    ChangeClub {
        club: ClubId,
        name: Option<String>,
        district: Option<DistrictId>,
        from: Date,
    },
    CloseClub {
        club: ClubId,
        to: Date,
    },
    /// The clubs end on the day before, and their members belong to the other one from the day on.
    MergeClubs {
        clubs: Vec<ClubId>,
        into: ClubId,
        from: Date,
    },
    BeginMembership {
        person: PersonId,
        of: MemberOf,
        from: Date,
    },
    EndMembership {
        person: PersonId,
        of: MemberOf,
        to: Date,
    },
    Transfer {
        person: PersonId,
        from: ClubId,
        to: ClubId,
        day: Date,
    },
    RecordGuestPlay {
        person: PersonId,
        tournament: String,
        day: Date,
    },
    AskExemption {
        person: PersonId,
        tournament: String,
        day: Date,
        note: String,
    },
    DecideExemption {
        person: PersonId,
        tournament: String,
        day: Date,
        given: bool,
        note: String,
    },
    NameOffice {
        office: Office,
        of: Option<String>,
        person: PersonId,
        role: Role,
        from: Date,
        to: Option<Date>,
    },
    EndOffice {
        term: TermId,
        to: Date,
    },
    ProposeNumber {
        person: PersonId,
        number: Rating,
        day: Date,
        on_file: Option<OnFile>,
    },
    DecideNumber {
        person: PersonId,
        answer: ProposalAnswer,
        day: Date,
    },
    RestoreNumber {
        person: PersonId,
        day: Date,
        played_elsewhere: Option<bool>,
        on_file: Option<OnFile>,
    },
    StartAfresh {
        person: PersonId,
        day: Date,
        on_file: Option<OnFile>,
    },
    ProposeReassessment {
        person: PersonId,
        number: Rating,
        day: Date,
        on_file: Option<OnFile>,
    },
    DecideReassessment {
        person: PersonId,
        answer: ProposalAnswer,
        day: Date,
    },
    TakeBack {
        step: u64,
    },
}

/// Which member number somebody gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NumberWanted {
    None,
    Next,
    This(u32),
}

/// The number by the ledger of rated events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnFile {
    pub number: Rating,
    pub last_rated: Date,
}
