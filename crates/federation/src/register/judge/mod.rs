//! Whether a command may be done, and the events it becomes. All reasons against it at once.

mod access;
mod clubs;
mod members;
mod numbers;
mod offices;
mod persons;
mod undo;

use jiff::civil::Date;
use rokade_clause::Reason;

use super::{
    Club, ClubId, Command, District, DistrictId, Event, FactsVersion, Known, NewFacts, Person, PersonState, Register,
};
use crate::PersonId;
use crate::office::Seat;

/// In which office, by whom, and on which day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    pub seat: Seat,
    pub today: Date,
}

/// What an accepted command will write.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    pub events: Vec<Event>,
    pub facts: Vec<NewFacts>,
    /// Of whom everything known is taken away.
    pub erase: Vec<PersonId>,
}

struct Judge<'a> {
    register: &'a Register,
    context: &'a Context,
    refused: Vec<Reason>,
    decision: Decision,
}

impl Register {
    /// Judges a command; no events where it changes nothing.
    ///
    /// # Errors
    /// Every reason against it.
    pub fn judge(&self, command: &Command, context: &Context) -> Result<Decision, Vec<Reason>> {
        let mut judge = Judge { register: self, context, refused: Vec::new(), decision: Decision::default() };
        judge.command(command);
        if judge.refused.is_empty() { Ok(judge.decision) } else { Err(judge.refused) }
    }
}

impl<'a> Judge<'a> {
    fn command(&mut self, command: &Command) {
        match command {
            Command::RegisterPerson { facts, number, fide_id } => self.register_person(facts, *number, *fide_id),
            Command::ChangePerson { person, facts } => self.change_person(*person, facts),
            Command::GiveNumber { person, number } => self.give_number(*person, *number),
            Command::LinkFideId { person, fide_id } => self.link(*person, *fide_id),
            Command::UnlinkFideId { person } => self.unlink(*person),
            Command::MergePersons { from, into, note, shared } => self.merge(*from, *into, note, shared),
            Command::TakeMergeBack { from } => self.take_merge_back(*from),
            Command::ErasePerson { person } => self.erase(*person),
            Command::OpenDistrict { name, from } => self.open_district(name, *from),
            Command::ChangeDistrict { district, name } => self.change_district(*district, name),
            Command::CloseDistrict { district, to } => self.close_district(*district, *to),
            Command::OpenClub { name, district, from } => self.open_club(name, *district, *from),
            Command::ChangeClub { club, name, district, from } => {
                self.change_club(*club, name.as_deref(), *district, *from);
            }
            Command::CloseClub { club, to } => self.close_club(*club, *to),
            Command::MergeClubs { clubs, into, from } => self.merge_clubs(clubs, *into, *from),
            Command::BeginMembership { person, of, from } => self.begin_membership(*person, *of, *from),
            Command::EndMembership { person, of, to } => self.end_membership(*person, *of, *to),
            Command::Transfer { person, from, to, day } => self.transfer(*person, *from, *to, *day),
            Command::RecordGuestPlay { person, tournament, day } => self.guest(*person, tournament, *day),
            Command::AskExemption { person, tournament, day, note } => {
                self.ask_exemption(*person, tournament, *day, note)
            }
            Command::DecideExemption { person, tournament, day, given, note } => {
                self.decide_exemption(*person, tournament, (*day, *given), note);
            }
            Command::NameOffice { office, of, person, role, from, to } => {
                self.name_office((*office, of.as_deref()), *person, *role, (*from, *to));
            }
            Command::EndOffice { term, to } => self.end_office(*term, *to),
            Command::ProposeNumber { person, number, day, on_file } => self.propose(*person, *number, *day, *on_file),
            Command::DecideNumber { person, answer, day } => self.decide(*person, *answer, *day),
            Command::RestoreNumber { person, day, played_elsewhere, on_file } => {
                self.restore(*person, *day, *played_elsewhere, *on_file);
            }
            Command::StartAfresh { person, day, on_file } => self.start_afresh(*person, *day, *on_file),
            Command::ProposeReassessment { person, number, day, on_file } => {
                self.propose_reassessment(*person, *number, *day, *on_file);
            }
            Command::DecideReassessment { person, answer, day } => self.decide_reassessment(*person, *answer, *day),
            Command::TakeBack { step } => self.take_back(*step),
        }
    }

    fn refuse(&mut self, reason: Reason) {
        self.refused.push(reason);
    }

    fn event(&mut self, event: Event) {
        self.decision.events.push(event);
    }

    /// Somebody who is there under that id.
    fn person(&mut self, id: PersonId) -> Option<&'a Person> {
        let found = self.register.state.person(id).map(|person| &**person);
        match found.map(|person| person.state) {
            Some(PersonState::Here) => return found,
            Some(PersonState::MergedInto(into)) => {
                self.refuse(Reason::house("person_merged").with("person", id.0).with("into", into.0));
            }
            Some(PersonState::Erased) => self.refuse(Reason::house("person_erased").with("person", id.0)),
            Some(PersonState::Withdrawn) | None => {
                self.refuse(Reason::house("person_unknown").with("person", id.0));
            }
        }
        None
    }

    fn district(&mut self, id: DistrictId) -> Option<&'a District> {
        let found = self.register.state.district(id).map(|district| &**district);
        if found.is_none() {
            self.refuse(Reason::house("district_unknown").with("district", id.0));
        }
        found
    }

    fn club(&mut self, id: ClubId) -> Option<&'a Club> {
        let found = self.register.state.club(id).map(|club| &**club);
        if found.is_none() {
            self.refuse(Reason::house("club_unknown").with("club", id.0));
        }
        found
    }

    /// Keeps a word about somebody beside the journal; none where nothing is said.
    fn note(&mut self, person: &Person, note: &str) -> Option<FactsVersion> {
        let note = note.trim();
        if note.is_empty() {
            return None;
        }
        let version = person.last_version + 1;
        self.decision.facts.push(NewFacts { person: person.id, version, known: Known::Note(note.to_owned()) });
        Some(version)
    }
}
