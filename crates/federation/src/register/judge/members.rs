//! Memberships, transfers, exemptions and the one event of a guest (F-11, F-12, F-19).

use jiff::civil::Date;
use rokade_clause::Reason;

use super::Judge;
use super::access::About;
use crate::PersonId;
use crate::office::rights::{Act, Right};
use crate::register::{ClubId, EndReason, Event, ExemptionState, MayPlay, MemberOf};

impl<'a> Judge<'a> {
    pub(super) fn begin_membership(&mut self, id: PersonId, of: MemberOf, from: Date) {
        self.allow(Act::Persons, Right::Write, About::Membership(of));
        self.can_join(of, from);
        let Some(person) = self.person(id) else { return };
        if let Some(held) = person.memberships.iter().find(|one| one.of == of && one.to.is_none_or(|to| to >= from)) {
            return self.refuse(Reason::house("membership_there").with("from", held.from.to_string()));
        }
        self.event(Event::MembershipBegun { person: id, of, from });
    }

    pub(super) fn end_membership(&mut self, id: PersonId, of: MemberOf, to: Date) {
        self.allow(Act::Persons, Right::Write, About::Membership(of));
        let Some(person) = self.person(id) else { return };
        match person.memberships.iter().find(|one| one.of == of && one.to.is_none()) {
            Some(held) => {
                self.in_order(held.from, to);
                self.event(Event::MembershipEnded { person: id, of, to, why: EndReason::Left });
            }
            None => self.refuse(Reason::house("membership_unknown").with("person", id.0)),
        }
    }

    pub(super) fn transfer(&mut self, id: PersonId, from: ClubId, to: ClubId, day: Date) {
        // The club that is left and the one that is joined: either chair may write it down.
        let is_left = self.context.seat.number() == Some(from.0);
        let about = if is_left { MemberOf::Club(from) } else { MemberOf::Club(to) };
        self.allow(Act::Persons, Right::Write, About::Membership(about));
        if from == to {
            return self.refuse(Reason::house("transfer_same_club").with("club", to.0));
        }
        self.can_be_joined(to, day);
        let Some(person) = self.person(id) else { return };
        match person.memberships.iter().find(|one| one.of == MemberOf::Club(from) && one.to.is_none()) {
            Some(held) => self.in_order(held.from, day.yesterday().unwrap_or(day)),
            None => self.refuse(Reason::house("membership_unknown").with("person", id.0)),
        }
        let joined = MemberOf::Club(to);
        if let Some(held) = person.memberships.iter().find(|one| one.of == joined && one.to.is_none()) {
            self.refuse(Reason::house("membership_there").with("from", held.from.to_string()));
        }
        self.event(Event::Transferred { person: id, from, to, day });
    }

    pub(super) fn guest(&mut self, id: PersonId, tournament: &str, day: Date) {
        self.allow(Act::Persons, Right::Write, About::Person(id));
        self.text("event", tournament);
        if self.person(id).is_none() {
            return;
        }
        match self.register.may_play(id, Some(tournament), day) {
            Ok(MayPlay::Guest) => {
                let is_there = self
                    .register
                    .state
                    .person(id)
                    .is_some_and(|person| person.guest_plays.iter().any(|played| played.event == tournament));
                if !is_there {
                    self.event(Event::GuestPlayed { person: id, tournament: tournament.to_owned(), day });
                }
            }
            Ok(MayPlay::Member(_) | MayPlay::Exempted) => {
                self.refuse(Reason::cited("guest_is_member", "D4.4-63b").with("person", id.0));
            }
            Err(reasons) => self.refused.extend(reasons),
        }
    }

    pub(super) fn ask_exemption(&mut self, id: PersonId, tournament: &str, day: Date, note: &str) {
        self.allow(Act::Exemptions, Right::Propose, About::Everything);
        let Some(person) = self.exemptable(id, tournament, note) else { return };
        let known = person.exemptions.iter().find(|one| one.event == tournament).map(|one| one.state);
        match known {
            Some(ExemptionState::Given | ExemptionState::Asked) => {}
            Some(ExemptionState::Refused) | None => {
                let note = self.note(person, note);
                self.event(Event::ExemptionAsked { person: id, tournament: tournament.to_owned(), day, note });
            }
        }
    }

    pub(super) fn decide_exemption(&mut self, id: PersonId, tournament: &str, (day, given): (Date, bool), note: &str) {
        self.allow(Act::Exemptions, Right::Decide, About::Everything);
        let Some(person) = self.exemptable(id, tournament, note) else { return };
        let (note, tournament) = (self.note(person, note), tournament.to_owned());
        self.event(match given {
            true => Event::ExemptionGiven { person: id, tournament, day, note },
            false => Event::ExemptionRefused { person: id, tournament, day, note },
        });
    }

    /// Exemptions are for foreigners.
    fn exemptable(&mut self, id: PersonId, tournament: &str, note: &str) -> Option<&'a crate::register::Person> {
        self.text("event", tournament);
        self.text("note", note);
        if tournament.trim().is_empty() {
            self.refuse(Reason::house("event_missing"));
        }
        let person = self.person(id)?;
        if !self.register.is_foreign(id) {
            let reason = Reason::cited("exemption_not_foreign", "D4.4-63a").with("person", id.0);
            self.refuse(reason.read_as("federation-foreigners"));
        }
        Some(person)
    }

    fn can_join(&mut self, of: MemberOf, from: Date) {
        match of {
            MemberOf::Club(club) => self.can_be_joined(club, from),
            MemberOf::Individual(district) | MemberOf::ForeignIndividual(district) => {
                self.district(district);
            }
        }
    }
}
