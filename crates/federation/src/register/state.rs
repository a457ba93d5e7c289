//! The folded journal: ids, numbers and days. Names are in [`super::Register`].

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::civil::Date;

use super::entry::{Club, ClubId, District, DistrictId, MemberOf, Membership, Person, PersonState, Term, TermId};
use super::pages::Pages;
use crate::PersonId;
use crate::office::{Office, Seat};

/// The register without names.
#[derive(Clone, Debug, Default)]
pub struct State {
    pub(super) seq: u64,
    pub(super) persons: Pages<Person>,
    pub(super) districts: Pages<District>,
    pub(super) clubs: Pages<Club>,
    pub(super) terms: Pages<Term>,
    /// Every member number that was ever given.
    pub(super) numbers: Arc<BTreeMap<u32, PersonId>>,
    pub(super) fide_ids: Arc<BTreeMap<u64, PersonId>>,
    /// Who was merged into somebody.
    pub(super) merged: Arc<BTreeMap<PersonId, Vec<PersonId>>>,
    /// The steps before the last one.
    pub(super) steps: Pages<Step>,
    pub(super) last_step: Step,
    /// Whom the last event touched.
    pub(super) touched: Touched,
}

/// What a step did, so that it can be taken back as long as nobody built on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Step {
    pub(super) step: u64,
    /// In which office it was done.
    pub(super) seat: Option<Seat>,
    pub(super) touched: BTreeMap<Which, Touch>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Which {
    Person(PersonId),
    District(DistrictId),
    Club(ClubId),
    Term(TermId),
}

#[derive(Clone, Debug)]
pub(super) enum Value {
    Person(Arc<Person>),
    District(Arc<District>),
    Club(Arc<Club>),
    Term(Arc<Term>),
}

#[derive(Clone, Debug)]
pub(super) struct Touch {
    /// None where the step made it.
    pub(super) before: Option<Value>,
    pub(super) after: Value,
}

/// What a step brought into the register, the last of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Made {
    pub person: Option<PersonId>,
    pub district: Option<DistrictId>,
    pub club: Option<ClubId>,
    pub term: Option<TermId>,
}

/// Whose entries in the index are out of date.
#[derive(Clone, Debug, Default)]
pub(super) struct Touched {
    pub(super) persons: Vec<PersonId>,
    /// A club is called something else.
    pub(super) everybody: bool,
}

impl Value {
    pub(super) fn is_the_same(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Person(one), Value::Person(other)) => Arc::ptr_eq(one, other),
            (Value::District(one), Value::District(other)) => Arc::ptr_eq(one, other),
            (Value::Club(one), Value::Club(other)) => Arc::ptr_eq(one, other),
            (Value::Term(one), Value::Term(other)) => Arc::ptr_eq(one, other),
            (Value::Person(_) | Value::District(_) | Value::Club(_) | Value::Term(_), _) => false,
        }
    }

    /// What stands in its place when the step that made it is taken back. Its number is not given again.
    pub(super) fn withdrawn(&self) -> Value {
        match self {
            Value::Person(person) => {
                Value::Person(Arc::new(Person { state: PersonState::Withdrawn, fide_id: None, ..(**person).clone() }))
            }
            Value::District(district) => {
                Value::District(Arc::new(District { is_withdrawn: true, ..(**district).clone() }))
            }
            Value::Club(club) => Value::Club(Arc::new(Club { is_withdrawn: true, ..(**club).clone() })),
            Value::Term(term) => Value::Term(Arc::new(Term { is_withdrawn: true, ..(**term).clone() })),
        }
    }
}

fn place(id: u32) -> usize {
    usize::try_from(id).map_or(usize::MAX, |id| id.wrapping_sub(1))
}

impl State {
    /// The last event taken in.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Somebody as registered, also who was merged, erased or withdrawn.
    pub fn person(&self, id: PersonId) -> Option<&Arc<Person>> {
        self.persons.get(place(id.0))
    }

    /// The one who answers for an id: who remained of a merge. None for whoever is withdrawn.
    pub fn remaining(&self, id: PersonId) -> Option<&Arc<Person>> {
        let mut person = self.person(id)?;
        while let PersonState::MergedInto(into) = person.state {
            person = self.person(into)?;
        }
        Some(person).filter(|person| person.state != PersonState::Withdrawn)
    }

    pub fn by_number(&self, number: u32) -> Option<&Arc<Person>> {
        self.remaining(*self.numbers.get(&number)?)
    }

    pub fn by_fide_id(&self, fide_id: u64) -> Option<&Arc<Person>> {
        self.remaining(*self.fide_ids.get(&fide_id)?)
    }

    /// The person with everybody who was merged into it, the person first.
    pub fn merged_with(&self, id: PersonId) -> Vec<PersonId> {
        let mut all = vec![id];
        let mut at = 0;
        while let Some(next) = all.get(at) {
            all.extend(self.merged.get(next).into_iter().flatten());
            at += 1;
        }
        all
    }

    /// Everybody who is there under an id of their own, also who is erased.
    pub fn persons(&self) -> impl Iterator<Item = &Arc<Person>> {
        self.persons.iter().filter(|person| matches!(person.state, PersonState::Here | PersonState::Erased))
    }

    pub fn district(&self, id: DistrictId) -> Option<&Arc<District>> {
        self.districts.get(place(id.0)).filter(|district| !district.is_withdrawn)
    }

    pub fn districts(&self) -> impl Iterator<Item = &Arc<District>> {
        self.districts.iter().filter(|district| !district.is_withdrawn)
    }

    pub fn club(&self, id: ClubId) -> Option<&Arc<Club>> {
        self.clubs.get(place(id.0)).filter(|club| !club.is_withdrawn)
    }

    pub fn clubs(&self) -> impl Iterator<Item = &Arc<Club>> {
        self.clubs.iter().filter(|club| !club.is_withdrawn)
    }

    /// A club by any name it has had; who joined another club is found as that one.
    pub fn club_named(&self, name: &str) -> Option<&Arc<Club>> {
        let wanted = super::plain::plain(name);
        let named = |club: &&Arc<Club>| club.names.iter().any(|name| super::plain::plain(name) == wanted);
        let mut found =
            self.clubs().filter(|club| club.to.is_none()).find(named).or_else(|| self.clubs().find(named))?;
        while let Some(next) = found.successor.and_then(|next| self.club(next)) {
            found = next;
        }
        Some(found)
    }

    pub fn terms(&self) -> impl Iterator<Item = &Arc<Term>> {
        self.terms.iter().filter(|term| !term.is_withdrawn)
    }

    pub fn term(&self, id: TermId) -> Option<&Arc<Term>> {
        self.terms.get(place(id.0)).filter(|term| !term.is_withdrawn)
    }

    /// Who holds an office on a day.
    pub fn holders<'a>(&'a self, office: Office, of: Option<&'a str>, on: Date) -> impl Iterator<Item = &'a Arc<Term>> {
        self.terms().filter(move |term| term.office == office && term.of.as_deref() == of && term.holds(on))
    }

    /// The memberships of a person, those of whoever was merged into it among them.
    pub fn memberships(&self, id: PersonId) -> Vec<Membership> {
        let all = self.merged_with(id).into_iter().filter_map(|id| self.person(id));
        let mut all: Vec<Membership> = all.flat_map(|person| person.memberships.iter().copied()).collect();
        all.sort_by_key(|membership| membership.from);
        all
    }

    /// The district somebody belongs to by a membership.
    pub fn district_of(&self, of: MemberOf, on: Date) -> Option<DistrictId> {
        match of {
            MemberOf::Club(club) => Some(self.club(club)?.district(on)),
            MemberOf::Individual(district) | MemberOf::ForeignIndividual(district) => Some(district),
        }
    }

    /// Who was given a member number, also if merged since.
    pub fn holder(&self, number: u32) -> Option<PersonId> {
        self.numbers.get(&number).copied()
    }

    /// What a step brought into the register.
    pub fn made_by(&self, step: u64) -> Made {
        let mut made = Made::default();
        let touched = self.step(step).filter(|_| step > 0).map(|step| &step.touched);
        let new = touched.into_iter().flatten().filter(|(_, touch)| touch.before.is_none());
        for (which, _) in new {
            match which {
                Which::Person(id) => made.person = Some(*id),
                Which::District(id) => made.district = Some(*id),
                Which::Club(id) => made.club = Some(*id),
                Which::Term(id) => made.term = Some(*id),
            }
        }
        made
    }

    pub(super) fn next_number(&self) -> u32 {
        self.numbers.last_key_value().map_or(FIRST_NUMBER, |(last, _)| last + 1)
    }

    pub(super) fn current(&self, which: Which) -> Option<Value> {
        match which {
            Which::Person(id) => self.persons.get(place(id.0)).cloned().map(Value::Person),
            Which::District(id) => self.districts.get(place(id.0)).cloned().map(Value::District),
            Which::Club(id) => self.clubs.get(place(id.0)).cloned().map(Value::Club),
            Which::Term(id) => self.terms.get(place(id.0)).cloned().map(Value::Term),
        }
    }

    pub(super) fn step(&self, step: u64) -> Option<&Step> {
        if self.last_step.step == step {
            return Some(&self.last_step);
        }
        // Steps stand in order; a search by halves finds one among many.
        let (mut low, mut high) = (0, self.steps.len());
        while low < high {
            let middle = low + (high - low) / 2;
            let found = self.steps.get(middle)?;
            match found.step.cmp(&step) {
                std::cmp::Ordering::Equal => return Some(found),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Puts a value in its place and remembers what the step changed.
    pub(super) fn put(&mut self, value: Value) {
        let which = match &value {
            Value::Person(person) => Which::Person(person.id),
            Value::District(district) => Which::District(district.id),
            Value::Club(club) => Which::Club(club.id),
            Value::Term(term) => Which::Term(term.id),
        };
        let before = self.current(which);
        match self.last_step.touched.get_mut(&which) {
            Some(touch) => touch.after = value.clone(),
            None => {
                let touch = Touch { before: before.clone(), after: value.clone() };
                self.last_step.touched.insert(which, touch);
            }
        }
        match value {
            Value::Person(person) => self.put_person(before.as_ref(), person),
            Value::District(district) => put_in(&mut self.districts, place(district.id.0), district),
            Value::Club(club) => {
                self.touched.everybody |= before.is_some();
                put_in(&mut self.clubs, place(club.id.0), club);
            }
            Value::Term(term) => put_in(&mut self.terms, place(term.id.0), term),
        }
    }

    fn put_person(&mut self, before: Option<&Value>, person: Arc<Person>) {
        let before = match before {
            Some(Value::Person(before)) => Some(before),
            Some(Value::District(_) | Value::Club(_) | Value::Term(_)) | None => None,
        };
        if let Some(number) = person.number {
            Arc::make_mut(&mut self.numbers).insert(number, person.id);
        }
        let (had, has) = (before.and_then(|before| before.fide_id), person.fide_id);
        if had != has {
            let fide_ids = Arc::make_mut(&mut self.fide_ids);
            had.and_then(|had| fide_ids.remove(&had));
            has.and_then(|has| fide_ids.insert(has, person.id));
        }
        let into = |person: &Person| match person.state {
            PersonState::MergedInto(into) => Some(into),
            PersonState::Here | PersonState::Erased | PersonState::Withdrawn => None,
        };
        let (was, is) = (before.and_then(|before| into(before)), into(&person));
        if was != is {
            let merged = Arc::make_mut(&mut self.merged);
            if let Some(list) = was.and_then(|was| merged.get_mut(&was)) {
                list.retain(|id| *id != person.id);
            }
            if let Some(is) = is {
                merged.entry(is).or_default().push(person.id);
            }
            merged.retain(|_, list| !list.is_empty());
        }
        self.touched.persons.push(person.id);
        self.touched.persons.extend(was.into_iter().chain(is));
        put_in(&mut self.persons, place(person.id.0), person);
    }
}

/// The first member number where none was brought along (docs/readings/federation-member-number.md).
const FIRST_NUMBER: u32 = 1;

fn put_in<T>(list: &mut Pages<T>, at: usize, value: Arc<T>) {
    if at == list.len() { list.push(value) } else { list.set(at, value) }
}
