//! Persons: registering, changing, numbers and ids, merging, erasing (F-10, F-15, F-18).

use rokade_clause::Reason;

use super::Judge;
use super::access::About;
use crate::PersonId;
use crate::office::rights::{Act, Right};
use crate::register::{Event, Known, NewFacts, NumberWanted, PersonFacts, PersonState};

/// Longer than any name, address or note that somebody means.
const LONGEST: usize = 300;
/// FIDE's ids have at most eleven digits.
const LARGEST_FIDE_ID: u64 = 99_999_999_999;
/// Larger than any member number that a federation means.
const LARGEST_NUMBER: u32 = 99_999_999;

impl Judge<'_> {
    pub(super) fn register_person(&mut self, facts: &PersonFacts, number: NumberWanted, fide_id: Option<u64>) {
        self.allow(Act::Persons, Right::Write, About::Everything);
        let next = self.register.state.persons.len() + 1;
        let person = PersonId(u32::try_from(next).expect("persons are counted by u32"));
        self.learn(person, 1, facts);
        self.event(Event::PersonRegistered { person, facts: 1 });
        self.number(person, number);
        if let Some(fide_id) = fide_id {
            self.fide_id(person, fide_id);
        }
    }

    pub(super) fn change_person(&mut self, id: PersonId, facts: &PersonFacts) {
        self.allow(Act::Persons, Right::Write, About::Person(id));
        let Some(person) = self.person(id) else { return };
        let Some(known) = self.register.facts(id) else { return };
        if known == facts {
            return;
        }
        let version = person.last_version + 1;
        self.learn(id, version, facts);
        self.event(Event::PersonChanged { person: id, facts: version });
    }

    pub(super) fn give_number(&mut self, id: PersonId, number: NumberWanted) {
        self.allow(Act::Persons, Right::Write, About::Person(id));
        let Some(person) = self.person(id) else { return };
        match person.number {
            Some(has) => self.refuse(Reason::house("number_there").with("number", has)),
            None => self.number(id, number),
        }
    }

    pub(super) fn link(&mut self, id: PersonId, fide_id: u64) {
        self.allow(Act::FideAndLists, Right::Write, About::Person(id));
        let Some(person) = self.person(id) else { return };
        if person.fide_id == Some(fide_id) {
            return;
        }
        if let Some(earlier) = person.fide_id {
            self.event(Event::FideIdUnlinked { person: id, fide_id: earlier });
        }
        self.fide_id(id, fide_id);
    }

    pub(super) fn unlink(&mut self, id: PersonId) {
        self.allow(Act::FideAndLists, Right::Write, About::Person(id));
        let Some(person) = self.person(id) else { return };
        match person.fide_id {
            Some(fide_id) => self.event(Event::FideIdUnlinked { person: id, fide_id }),
            None => self.refuse(Reason::house("fide_id_missing").with("person", id.0)),
        }
    }

    pub(super) fn merge(&mut self, from: PersonId, into: PersonId, note: &str, shared: &[String]) {
        self.allow(Act::MergeErase, Right::Decide, About::Person(from));
        if from == into {
            return self.refuse(Reason::house("merge_same_person").with("person", from.0));
        }
        self.text("note", note);
        let (_, into_person) = (self.person(from), self.person(into));
        if !shared.is_empty() {
            self.refuse(Reason::cited("merge_same_event", "D4.1-4a").with("events", shared.join(", ")));
        }
        if let Some(into_person) = into_person {
            let note = self.note(into_person, note);
            self.event(Event::PersonsMerged { from, into, note });
        }
    }

    pub(super) fn take_merge_back(&mut self, from: PersonId) {
        self.allow(Act::MergeErase, Right::Decide, About::Person(from));
        match self.register.state.person(from).map(|person| person.state) {
            Some(PersonState::MergedInto(into)) if self.register.facts(from).is_none() => {
                self.refuse(Reason::house("person_erased").with("person", into.0));
            }
            Some(PersonState::MergedInto(into)) => self.event(Event::MergeTakenBack { from, into }),
            Some(PersonState::Here | PersonState::Erased | PersonState::Withdrawn) | None => {
                self.refuse(Reason::house("merge_unknown").with("person", from.0));
            }
        }
    }

    pub(super) fn erase(&mut self, id: PersonId) {
        self.allow(Act::MergeErase, Right::Decide, About::Person(id));
        if self.person(id).is_none() {
            return;
        }
        // Whoever was merged into the person is the same person.
        for id in self.register.state.merged_with(id) {
            self.event(Event::PersonErased { person: id });
            self.decision.erase.push(id);
        }
    }

    fn learn(&mut self, person: PersonId, version: u32, facts: &PersonFacts) {
        let texts: [(&'static str, &str); 8] = [
            ("family", &facts.family),
            ("given", &facts.given),
            ("federation", &facts.federation),
            ("citizenship", &facts.citizenship),
            ("title", &facts.title),
            ("address", &facts.address),
            ("email", &facts.email),
            ("phone", &facts.phone),
        ];
        for (field, text) in texts {
            self.text(field, text);
        }
        for alias in &facts.aliases {
            self.text("alias", alias);
        }
        if facts.family.trim().is_empty() && facts.given.trim().is_empty() {
            self.refuse(Reason::house("person_name_missing"));
        }
        for (field, code) in [("federation", &facts.federation), ("citizenship", &facts.citizenship)] {
            let is_code = code.len() == 3 && code.bytes().all(|letter| letter.is_ascii_uppercase());
            if !code.is_empty() && !is_code {
                let reason = Reason::house("not_three_letters").with("field", field);
                self.refuse(reason.with("found", code.as_str()));
            }
        }
        self.decision.facts.push(NewFacts { person, version, known: Known::Person(Box::new(facts.clone())) });
    }

    pub(super) fn text(&mut self, field: &'static str, text: &str) {
        let most = i64::try_from(LONGEST).expect("a small number");
        if text.chars().count() > LONGEST {
            self.refuse(Reason::house("register_text_too_long").with("field", field).with("most", most));
        }
        if text.chars().any(char::is_control) {
            self.refuse(Reason::house("text_unprintable").with("field", field));
        }
    }

    fn number(&mut self, person: PersonId, wanted: NumberWanted) {
        let state = &self.register.state;
        let number = match wanted {
            NumberWanted::None => return,
            NumberWanted::Next => state.next_number(),
            NumberWanted::This(number) => number,
        };
        if number == 0 || number > LARGEST_NUMBER {
            let reason = Reason::house("number_impossible").with("number", number);
            return self.refuse(reason.with("most", LARGEST_NUMBER));
        }
        match state.numbers.get(&number) {
            Some(holder) if *holder != person => {
                let reason = Reason::cited("number_taken", "D4.1-4a").with("number", number);
                self.refuse(reason.with("person", holder.0));
            }
            Some(_) | None => self.event(Event::NumberGiven { person, number }),
        }
    }

    fn fide_id(&mut self, person: PersonId, fide_id: u64) {
        if fide_id == 0 || fide_id > LARGEST_FIDE_ID {
            return self.refuse(Reason::house("fide_id_impossible").with("found", fide_id.to_string()));
        }
        match self.register.state.fide_ids.get(&fide_id) {
            Some(holder) if *holder != person => {
                let reason = Reason::cited("fide_id_taken", "D4.1-4a").with("id", fide_id.to_string());
                self.refuse(reason.with("person", holder.0));
            }
            Some(_) | None => self.event(Event::FideIdLinked { person, fide_id }),
        }
    }
}
