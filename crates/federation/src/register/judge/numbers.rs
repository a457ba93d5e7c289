//! First numbers, returns, fresh starts and re-assessments (F-20 to F-27); `rokade_rating::registry` decides who
//! grants what, and what comes back.

use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};
use rokade_rating::Rating;
use rokade_rating::registry::activity::{
    Approval, Meanwhile, Number, Standing, fresh_start, reassessment, returning, standing,
};
use rokade_rating::registry::entry::{self, Way};

use super::Judge;
use super::access::About;
use crate::PersonId;
use crate::office::rights::{Act, Right};
use crate::office::{Field, Office, Seat};
use crate::register::{
    DistrictId, Event, LineKind, MemberOf, OnFile, Person, Proposal, ProposalAnswer, ProposalKind, Register,
};

impl Register {
    /// The number that holds: what was filed last, by rated events or by an office; else the one granted.
    pub fn number_now(&self, id: PersonId, on_file: Option<OnFile>) -> Option<Rating> {
        let persons = self.state.merged_with(id).into_iter().filter_map(|id| self.state.person(id));
        let persons: Vec<_> = persons.collect();
        let line = persons.iter().flat_map(|person| &person.lines).max_by_key(|line| line.day);
        match (line, on_file) {
            // On one day these lines come before the events.
            (Some(line), Some(filed)) if line.day > filed.last_rated => Some(line.new),
            (_, Some(filed)) => Some(filed.number),
            (Some(line), None) => Some(line.new),
            (None, None) => {
                let granted = persons.iter().flat_map(|person| &person.proposals);
                granted.filter(|one| is_granted_first(one)).max_by_key(|one| one.day).map(|one| one.number)
            }
        }
    }

    /// How somebody belongs to the union on a day, as first numbers ask for it; and the district.
    fn belongs(&self, id: PersonId, on: Date) -> (entry::Membership, Option<MemberOf>, Option<DistrictId>) {
        let held = self.state.memberships(id).into_iter().filter(|one| one.holds(on)).map(|one| one.of);
        let held: Vec<MemberOf> = held.collect();
        let club = held.iter().find(|of| matches!(of, MemberOf::Club(_)));
        match club.or(held.first()).copied() {
            Some(of @ MemberOf::Club(_)) => (entry::Membership::Club, Some(of), self.state.district_of(of, on)),
            Some(of @ (MemberOf::Individual(district) | MemberOf::ForeignIndividual(district))) => {
                (entry::Membership::Individual, Some(of), Some(district))
            }
            None => (entry::Membership::NonMember, None, None),
        }
    }
}

fn is_granted_first(one: &Proposal) -> bool {
    one.kind == ProposalKind::First && one.answer == Some(ProposalAnswer::Granted)
}

fn office(office: entry::Office) -> Office {
    match office {
        entry::Office::ClubChair => Office::ClubChair,
        entry::Office::DistrictChair => Office::DistrictChair,
        entry::Office::Organiser => Office::Organiser,
        entry::Office::RatingCommittee => Office::Rk,
        entry::Office::ExecutiveCommittee => Office::Fu,
    }
}

impl<'a> Judge<'a> {
    pub(super) fn propose(&mut self, id: PersonId, number: Rating, day: Date, on_file: Option<OnFile>) {
        let Some(person) = self.person(id) else { return };
        let since = |one: &&Proposal| person.afresh.is_none_or(|afresh| one.day >= afresh);
        if let Some(open) = waiting(person, ProposalKind::First) {
            let reason = Reason::resting_on("entry_waits_for", Vec::new()).with("office", open.waits_for.to_string());
            return self.refuse(reason.with("number", open.number));
        }
        let granted = person.proposals.iter().filter(since).find(|one| is_granted_first(one)).map(|one| one.number);
        let filed = on_file.filter(|_| person.afresh.is_none()).map(|filed| filed.number);
        if let Some(number) = filed.or(granted) {
            return self.refuse(Reason::cited("entry_has_number", "D4.5.5.1d").with("number", number));
        }
        let Some((way, waits_for)) = self.way(id, number, day) else { return };
        let by = self.context.seat.clone();
        self.event(Event::EntryProposed { person: id, number, by, waits_for, day });
        if way.proposer == way.decider {
            self.event(Event::EntryDecided { person: id, number, answer: ProposalAnswer::Granted, day });
        }
    }

    /// Who grants a number, and whether whoever acts is the one to propose it; and for whom it then waits.
    fn way(&mut self, id: PersonId, number: Rating, day: Date) -> Option<(Way, Seat)> {
        let (membership, of, district) = self.register.belongs(id, day);
        let way = match entry::way(number, membership, HandbookEdition::on(day)) {
            Ok(way) => way,
            Err(refused) => {
                let nearest: Vec<String> = refused.nearest.iter().map(Rating::to_string).collect();
                self.refuse(refused.reason.with("nearest", nearest.join(", ")));
                return None;
            }
        };
        let (proposer, decider) = (office(way.proposer), office(way.decider));
        if self.context.seat.office != proposer {
            let reason = Reason::resting_on("entry_other_office", way.reason.clauses.clone()).with("rating", number);
            self.refuse(reason.with("proposer", way.proposer.key()).with("decider", way.decider.key()));
            return None;
        }
        self.is_of(of, district);
        self.holds();
        let of = match decider.field() {
            Field::District => district.map(|district| district.to_string()),
            Field::Club | Field::Event => self.context.seat.of.clone(),
            Field::Union => None,
        };
        Some((way, Seat { office: decider, of, person: None }))
    }

    /// A chair speaks for the own club or district.
    fn is_of(&mut self, of: Option<MemberOf>, district: Option<DistrictId>) {
        let seat = &self.context.seat;
        let number = seat.number();
        let is_own = match (seat.office.field(), of) {
            (Field::Club, Some(MemberOf::Club(club))) => number == Some(club.0),
            (Field::Club, _) => false,
            (Field::District, _) => district.is_none_or(|district| number == Some(district.0)),
            (Field::Union | Field::Event, _) => true,
        };
        if !is_own {
            self.refuse(Reason::house("right_elsewhere").with("office", seat.to_string()));
        }
    }

    pub(super) fn decide(&mut self, id: PersonId, answer: ProposalAnswer, day: Date) {
        let Some(person) = self.person(id) else { return };
        let Some(open) = waiting(person, ProposalKind::First) else {
            return self.refuse(Reason::house("proposal_unknown").with("person", id.0));
        };
        let (seat, waits_for) = (&self.context.seat, &open.waits_for);
        if seat.office != waits_for.office || (waits_for.of.is_some() && seat.of != waits_for.of) {
            let reason = Reason::resting_on("entry_waits_for", Vec::new()).with("office", waits_for.to_string());
            return self.refuse(reason.with("number", open.number));
        }
        self.holds();
        self.event(Event::EntryDecided { person: id, number: open.number, answer, day });
    }

    pub(super) fn restore(&mut self, id: PersonId, day: Date, elsewhere: Option<bool>, on_file: Option<OnFile>) {
        self.allow(Act::Persons, Right::Write, About::Person(id));
        let Some((person, filed)) = self.filed(id, day, on_file) else { return };
        let (OnFile { number, last_rated }, is_archived) =
            (filed, matches!(standing(filed.last_rated, day), Standing::Archived { .. }));
        let is_back = |line: &crate::register::Line| line.kind == LineKind::Restored && line.day > last_rated;
        if let Some(line) = person.lines.iter().find(|line| is_back(line)) {
            return self.refuse(Reason::cited("number_restored_before", "D4.5.5.1d").with("day", line.day.to_string()));
        }
        let meanwhile = match elsewhere {
            None if is_archived => return self.refuse(Reason::cited("played_elsewhere_unknown", "D4.5.5.1d")),
            Some(true) => Meanwhile::OtherEvents,
            Some(false) | None => Meanwhile::Nothing,
        };
        let back = returning(last_rated, day, meanwhile);
        match back.number {
            Number::Restored => self.event(Event::NumberRestored { person: id, number, last_rated, day }),
            Number::Listed | Number::New => self.refuse(back.reason),
        }
    }

    pub(super) fn start_afresh(&mut self, id: PersonId, day: Date, on_file: Option<OnFile>) {
        self.allow(Act::Persons, Right::Write, About::Person(id));
        let Some((_, OnFile { number, last_rated })) = self.filed(id, day, on_file) else { return };
        match fresh_start(last_rated, day) {
            Ok(_) => self.event(Event::FreshStartChosen { person: id, old: number, last_rated, day }),
            Err(not_yet) => self.refuse(not_yet.reason),
        }
    }

    pub(super) fn propose_reassessment(&mut self, id: PersonId, number: Rating, day: Date, on_file: Option<OnFile>) {
        let Some((person, OnFile { last_rated, .. })) = self.filed(id, day, on_file) else { return };
        if waiting(person, ProposalKind::Reassessment).is_some() {
            let reason = Reason::cited("entry_waits_for", "D4.5.5.1f").with("office", Office::Rk.key());
            return self.refuse(reason.with("number", number));
        }
        if let Err(not_yet) = reassessment(last_rated, day, Approval::Given) {
            self.refuse(not_yet.reason);
        }
        if self.way(id, number, day).is_none() {
            return;
        }
        let old = self.register.number_now(id, on_file).unwrap_or(number);
        let by = self.context.seat.clone();
        self.event(Event::ReassessmentProposed { person: id, number, old, last_rated, by, day });
    }

    pub(super) fn decide_reassessment(&mut self, id: PersonId, answer: ProposalAnswer, day: Date) {
        let Some(person) = self.person(id) else { return };
        let Some(open) = waiting(person, ProposalKind::Reassessment) else {
            return self.refuse(Reason::house("proposal_unknown").with("person", id.0));
        };
        if self.context.seat.office != Office::Rk {
            return self.refuse(Reason::cited("reassessment_unapproved", "D4.5.5.1f"));
        }
        self.holds();
        self.event(Event::ReassessmentDecided { person: id, number: open.number, answer, day });
    }

    /// Somebody with a number by rated events, on a day that does not lie before them.
    fn filed(&mut self, id: PersonId, day: Date, on_file: Option<OnFile>) -> Option<(&'a Person, OnFile)> {
        let person = self.person(id)?;
        let Some(filed) = on_file else {
            self.refuse(Reason::house("number_not_on_file").with("person", id.0));
            return None;
        };
        if day < filed.last_rated {
            let reason = Reason::house("return_before_last_rated").with("last", filed.last_rated.to_string());
            self.refuse(reason.with("returns", day.to_string()));
            return None;
        }
        Some((person, filed))
    }
}

fn waiting(person: &Person, kind: ProposalKind) -> Option<&Proposal> {
    person.proposals.iter().find(|one| one.kind == kind && one.answer.is_none())
}
