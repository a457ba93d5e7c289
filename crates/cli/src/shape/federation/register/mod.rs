//! `rokade.federation.*/1`: the register, and the same for people.

mod offices;
mod places;

use jiff::civil::Date;
use rokade_federation::PersonId;
use rokade_federation::register::{
    ClubId, DistrictId, ExemptionState, Found, LineKind, MemberOf, Membership, OnFile, Person, PersonFacts,
    PersonState, ProposalAnswer, ProposalKind, Register,
};
use rokade_store::Enacted;
use serde::Serialize;

pub(crate) use offices::{
    JournalShape, MayPlayShape, OfficesShape, TasksShape, journal_said, may_play_said, offices_said, tasks_said,
};
pub(crate) use places::{ClubShape, ClubsShape, DistrictsShape, club_said, clubs_said, districts_said};

use super::line;
use crate::voice::Voice;

/// `rokade.federation.done/1`
#[derive(Serialize)]
pub(crate) struct DoneShape {
    schema: &'static str,
    /// The step that undo would name; null where nothing changed.
    step: Option<u64>,
    first: u64,
    last: u64,
    /// Who was registered.
    person: Option<PersonId>,
    number: Option<u32>,
    /// The newest club, district and term, where the step made one.
    club: Option<u32>,
    district: Option<u32>,
    term: Option<u32>,
}

impl DoneShape {
    pub(crate) fn of(done: &Enacted) -> Self {
        let made = done.register.state.made_by(done.step);
        let number = made.person.and_then(|id| done.register.state.person(id)).and_then(|person| person.number);
        Self {
            schema: "rokade.federation.done/1",
            step: (done.step > 0).then_some(done.step),
            first: done.first_seq,
            last: done.last_seq,
            person: made.person,
            number,
            club: made.club.map(|club| club.0),
            district: made.district.map(|district| district.0),
            term: made.term.map(|term| term.0),
        }
    }
}

pub(crate) fn done_said(done: &Enacted, voice: &Voice) -> String {
    if done.step == 0 {
        return format!("{}\n", voice.text("federation-register-unchanged"));
    }
    let shape = DoneShape::of(done);
    let mut lines = vec![line(voice, "federation-register-done", &[("step", done.step.to_string())])];
    if let Some(id) = shape.person {
        lines.push(brief(&done.register, id));
    }
    let club = shape.club.map(ClubId).and_then(|id| done.register.state.club(id));
    lines.extend(club.map(|club| format!("{}  {}", club.id, club.name())));
    let district = shape.district.map(DistrictId).and_then(|id| done.register.state.district(id));
    lines.extend(district.map(|district| format!("{}  {}", district.id, district.name)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// `40117  Lyngdal, Bjarke`
fn brief(register: &Register, id: PersonId) -> String {
    let number = register.state.person(id).and_then(|person| person.number);
    let number = number.map_or_else(|| format!("id:{id}"), |number| number.to_string());
    let name = register.facts(id).map(PersonFacts::listed).unwrap_or_default();
    format!("{number}  {name}").trim_end().to_owned()
}

#[derive(Serialize)]
struct MembershipShape {
    kind: &'static str,
    club: Option<u32>,
    name: Option<String>,
    district: Option<u32>,
    from: Date,
    to: Option<Date>,
}

fn membership(register: &Register, held: &Membership, on: Date) -> MembershipShape {
    let (kind, club) = match held.of {
        MemberOf::Club(club) => ("club", Some(club)),
        MemberOf::Individual(_) => ("individual", None),
        MemberOf::ForeignIndividual(_) => ("foreign_individual", None),
    };
    let name = club.and_then(|club| register.state.club(club)).map(|club| club.name().to_owned());
    let district = register.state.district_of(held.of, on).map(|district| district.0);
    MembershipShape { kind, club: club.map(|club| club.0), name, district, from: held.from, to: held.to }
}

#[derive(Serialize)]
struct BriefShape {
    id: PersonId,
    number: Option<u32>,
    fide_id: Option<u64>,
    name: String,
    birth: Option<String>,
    clubs: Vec<String>,
}

impl BriefShape {
    fn of(register: &Register, id: PersonId, on: Date) -> Self {
        let person = register.state.person(id);
        let held = register.state.memberships(id).into_iter().filter(|held| held.holds(on));
        Self {
            id,
            number: person.and_then(|person| person.number),
            fide_id: person.and_then(|person| person.fide_id),
            name: register.facts(id).map(PersonFacts::listed).unwrap_or_default(),
            birth: register.facts(id).and_then(|facts| facts.birth).map(|birth| birth.to_string()),
            clubs: held.filter_map(|held| membership(register, &held, on).name).collect(),
        }
    }

    fn said(&self) -> String {
        let number = self.number.map_or_else(|| format!("id:{}", self.id), |number| number.to_string());
        let rest = [Some(self.name.clone()), self.birth.clone(), Some(self.clubs.join(", "))];
        let rest = rest.into_iter().flatten().filter(|part| !part.is_empty());
        [number].into_iter().chain(rest).collect::<Vec<_>>().join("  ")
    }
}

/// `rokade.federation.persons/1`
#[derive(Serialize)]
pub(crate) struct FoundShape {
    schema: &'static str,
    count: usize,
    persons: Vec<BriefShape>,
}

impl FoundShape {
    pub(crate) fn of(found: &Found, register: &Register, on: Date) -> Self {
        let persons = found.persons.iter().map(|id| BriefShape::of(register, *id, on)).collect();
        Self { schema: "rokade.federation.persons/1", count: found.count, persons }
    }
}

pub(crate) fn found_said(found: &Found, register: &Register, on: Date, voice: &Voice) -> String {
    let mut said: String =
        found.persons.iter().map(|id| format!("{}\n", BriefShape::of(register, *id, on).said())).collect();
    let args = [("shown", found.persons.len().to_string()), ("count", found.count.to_string())];
    said += &format!("{}\n", line(voice, "federation-register-found", &args));
    said
}

/// `rokade.federation.person/1`
#[derive(Serialize)]
pub(crate) struct PersonShape {
    schema: &'static str,
    id: PersonId,
    number: Option<u32>,
    fide_id: Option<u64>,
    state: &'static str,
    /// Everybody who was merged into the person.
    merged: Vec<PersonId>,
    facts: Option<PersonFacts>,
    foreign: bool,
    memberships: Vec<MembershipShape>,
    guest_plays: Vec<GuestShape>,
    exemptions: Vec<ExemptionShape>,
    rating: Option<u32>,
    /// The last day of the latest rated event.
    last_rated: Option<Date>,
    proposals: Vec<ProposalShape>,
    lines: Vec<LineShape>,
}

#[derive(Serialize)]
struct GuestShape {
    event: String,
    day: Date,
}

#[derive(Serialize)]
struct ExemptionShape {
    event: String,
    state: &'static str,
    day: Date,
    note: Option<String>,
}

#[derive(Serialize)]
struct ProposalShape {
    kind: &'static str,
    number: u32,
    by: String,
    day: Date,
    waits_for: String,
    answer: Option<&'static str>,
}

#[derive(Serialize)]
struct LineShape {
    kind: &'static str,
    day: Date,
    old: u32,
    new: u32,
}

impl PersonShape {
    pub(crate) fn of(register: &Register, id: PersonId, on: Date, on_file: Option<OnFile>) -> Self {
        let all = register.state.merged_with(id);
        let persons: Vec<&Person> = all.iter().filter_map(|id| register.state.person(*id)).map(|one| &**one).collect();
        let own = persons.first();
        let state = match own.map(|person| person.state) {
            Some(PersonState::Here) => "here",
            Some(PersonState::MergedInto(_)) => "merged",
            Some(PersonState::Erased) => "erased",
            Some(PersonState::Withdrawn) | None => "withdrawn",
        };
        let held = register.state.memberships(id);
        Self {
            schema: "rokade.federation.person/1",
            id,
            number: persons.iter().find_map(|person| person.number),
            fide_id: persons.iter().find_map(|person| person.fide_id),
            state,
            merged: all.iter().skip(1).copied().collect(),
            facts: register.facts(id).cloned(),
            foreign: register.is_foreign(id),
            memberships: held.iter().map(|held| membership(register, held, on)).collect(),
            guest_plays: each(&persons, |person| {
                person.guest_plays.iter().map(|one| GuestShape { event: one.event.clone(), day: one.day }).collect()
            }),
            exemptions: each(&persons, |person| exemptions(register, person)),
            rating: register.number_now(id, on_file),
            last_rated: on_file.map(|filed| filed.last_rated),
            proposals: each(&persons, proposals),
            lines: each(&persons, lines),
        }
    }
}

fn each<T>(persons: &[&Person], of: impl Fn(&Person) -> Vec<T>) -> Vec<T> {
    persons.iter().flat_map(|person| of(person)).collect()
}

fn exemptions(register: &Register, person: &Person) -> Vec<ExemptionShape> {
    let shape = |one: &rokade_federation::register::Exemption| ExemptionShape {
        event: one.event.clone(),
        state: match one.state {
            ExemptionState::Asked => "asked",
            ExemptionState::Given => "given",
            ExemptionState::Refused => "refused",
        },
        day: one.day,
        note: one.note.and_then(|version| register.note(person.id, version)).map(str::to_owned),
    };
    person.exemptions.iter().map(shape).collect()
}

fn proposals(person: &Person) -> Vec<ProposalShape> {
    let shape = |one: &rokade_federation::register::Proposal| ProposalShape {
        kind: match one.kind {
            ProposalKind::First => "first",
            ProposalKind::Reassessment => "reassessment",
        },
        number: one.number,
        by: one.by.to_string(),
        day: one.day,
        waits_for: one.waits_for.to_string(),
        answer: one.answer.map(|answer| match answer {
            ProposalAnswer::Granted => "granted",
            ProposalAnswer::Refused => "refused",
        }),
    };
    person.proposals.iter().map(shape).collect()
}

fn lines(person: &Person) -> Vec<LineShape> {
    let shape = |one: &rokade_federation::register::Line| LineShape {
        kind: match one.kind {
            LineKind::Restored => "restored",
            LineKind::Reassessment => "reassessment",
        },
        day: one.day,
        old: one.old,
        new: one.new,
    };
    person.lines.iter().map(shape).collect()
}

pub(crate) fn person_said(
    register: &Register,
    id: PersonId,
    on: Date,
    on_file: Option<OnFile>,
    voice: &Voice,
) -> String {
    let shape = PersonShape::of(register, id, on, on_file);
    let mut said = vec![brief(register, id)];
    let mut tell = |key: &str, value: String| {
        if !value.is_empty() {
            said.push(line(voice, key, &[("value", value)]));
        }
    };
    if shape.state == "erased" {
        tell("federation-register-erased", shape.state.to_owned());
    }
    let facts = shape.facts.unwrap_or_default();
    tell("federation-register-birth", facts.birth.map(|birth| birth.to_string()).unwrap_or_default());
    tell("federation-register-federation", facts.federation);
    tell("federation-register-fide", shape.fide_id.map(|id| id.to_string()).unwrap_or_default());
    for held in &shape.memberships {
        let name = held.name.clone().unwrap_or_else(|| held.kind.to_owned());
        let to = held.to.map(|to| to.to_string()).unwrap_or_default();
        tell("federation-register-membership", format!("{name}  {} – {to}", held.from).trim_end().to_owned());
    }
    tell("federation-register-rating", shape.rating.map(|rating| rating.to_string()).unwrap_or_default());
    for open in shape.proposals.iter().filter(|one| one.answer.is_none()) {
        tell("federation-register-waits", format!("{}, {}", open.number, open.waits_for));
    }
    said.iter().map(|line| format!("{line}\n")).collect()
}
