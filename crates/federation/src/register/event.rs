//! What happened, as the journal keeps it: ids, numbers, days and names of clubs. What is a person's own stands in the
//! facts, and the event names its version.

use jiff::civil::Date;
use rokade_rating::Rating;
use serde::{Deserialize, Serialize};

use super::entry::{ClubId, DistrictId, EndReason, MemberOf, ProposalAnswer, Role, TermId};
use super::facts::FactsVersion;
use crate::PersonId;
use crate::office::{Office, Seat};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    PersonRegistered {
        person: PersonId,
        facts: FactsVersion,
    },
    PersonChanged {
        person: PersonId,
        facts: FactsVersion,
    },
    NumberGiven {
        person: PersonId,
        number: u32,
    },
    FideIdLinked {
        person: PersonId,
        fide_id: u64,
    },
    FideIdUnlinked {
        person: PersonId,
        fide_id: u64,
    },
    PersonsMerged {
        from: PersonId,
        into: PersonId,
        note: Option<FactsVersion>,
    },
    MergeTakenBack {
        from: PersonId,
        into: PersonId,
    },
    PersonErased {
        person: PersonId,
    },
    DistrictOpened {
        district: DistrictId,
        name: String,
        from: Date,
    },
    DistrictChanged {
        district: DistrictId,
        name: String,
    },
    DistrictClosed {
        district: DistrictId,
        to: Date,
    },
    ClubOpened {
        club: ClubId,
        name: String,
        district: DistrictId,
        from: Date,
    },
    ClubChanged {
        club: ClubId,
        name: Option<String>,
        district: Option<DistrictId>,
        from: Date,
    },
    ClubClosed {
        club: ClubId,
        to: Date,
    },
    ClubMerged {
        club: ClubId,
        into: ClubId,
        to: Date,
    },
    MembershipBegun {
        person: PersonId,
        of: MemberOf,
        from: Date,
    },
    MembershipEnded {
        person: PersonId,
        of: MemberOf,
        to: Date,
        why: EndReason,
    },
    Transferred {
        person: PersonId,
        from: ClubId,
        to: ClubId,
        day: Date,
    },
    GuestPlayed {
        person: PersonId,
        tournament: String,
        day: Date,
    },
    ExemptionAsked {
        person: PersonId,
        tournament: String,
        day: Date,
        note: Option<FactsVersion>,
    },
    ExemptionGiven {
        person: PersonId,
        tournament: String,
        day: Date,
        note: Option<FactsVersion>,
    },
    ExemptionRefused {
        person: PersonId,
        tournament: String,
        day: Date,
        note: Option<FactsVersion>,
    },
    OfficeNamed {
        term: TermId,
        office: Office,
        of: Option<String>,
        person: PersonId,
        role: Role,
        from: Date,
        to: Option<Date>,
    },
    OfficeEnded {
        term: TermId,
        to: Date,
    },
    EntryProposed {
        person: PersonId,
        number: Rating,
        by: Seat,
        waits_for: Seat,
        day: Date,
    },
    EntryDecided {
        person: PersonId,
        number: Rating,
        answer: ProposalAnswer,
        day: Date,
    },
    NumberRestored {
        person: PersonId,
        number: Rating,
        last_rated: Date,
        day: Date,
    },
    FreshStartChosen {
        person: PersonId,
        old: Rating,
        last_rated: Date,
        day: Date,
    },
    ReassessmentProposed {
        person: PersonId,
        number: Rating,
        old: Rating,
        last_rated: Date,
        by: Seat,
        day: Date,
    },
    ReassessmentDecided {
        person: PersonId,
        number: Rating,
        answer: ProposalAnswer,
        day: Date,
    },
    StepTakenBack {
        step: u64,
    },
}

/// What an event says of people beside the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    Nothing,
    /// This version is known from now on.
    Learned(PersonId, FactsVersion),
    /// All that was known is taken away.
    Forgotten(PersonId),
}

impl Event {
    pub fn beside(&self) -> Beside {
        match self {
            Event::PersonRegistered { person, facts } | Event::PersonChanged { person, facts } => {
                Beside::Learned(*person, *facts)
            }
            Event::PersonsMerged { into, note, .. } => {
                note.map_or(Beside::Nothing, |note| Beside::Learned(*into, note))
            }
            Event::ExemptionAsked { person, note, .. }
            | Event::ExemptionGiven { person, note, .. }
            | Event::ExemptionRefused { person, note, .. } => {
                note.map_or(Beside::Nothing, |note| Beside::Learned(*person, note))
            }
            Event::PersonErased { person } => Beside::Forgotten(*person),
            Event::NumberGiven { .. }
            | Event::FideIdLinked { .. }
            | Event::FideIdUnlinked { .. }
            | Event::MergeTakenBack { .. }
            | Event::DistrictOpened { .. }
            | Event::DistrictChanged { .. }
            | Event::DistrictClosed { .. }
            | Event::ClubOpened { .. }
            | Event::ClubChanged { .. }
            | Event::ClubClosed { .. }
            | Event::ClubMerged { .. }
            | Event::MembershipBegun { .. }
            | Event::MembershipEnded { .. }
            | Event::Transferred { .. }
            | Event::GuestPlayed { .. }
            | Event::OfficeNamed { .. }
            | Event::OfficeEnded { .. }
            | Event::EntryProposed { .. }
            | Event::EntryDecided { .. }
            | Event::NumberRestored { .. }
            | Event::FreshStartChosen { .. }
            | Event::ReassessmentProposed { .. }
            | Event::ReassessmentDecided { .. }
            | Event::StepTakenBack { .. } => Beside::Nothing,
        }
    }
}

/// An event with its place in the journal, as the fold takes it in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// 1, 2, 3 … without a gap.
    pub seq: u64,
    /// The `seq` of the first event of the same command.
    pub step: u64,
    pub seat: Seat,
    pub event: Event,
}
