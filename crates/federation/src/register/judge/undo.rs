//! Taking a step back, as long as nobody has built on it.

use rokade_clause::Reason;

use super::Judge;
use crate::office::Office;
use crate::register::state::{Step, Touch, Value, Which};
use crate::register::{ClubId, DistrictId, Event, MemberOf, Person, PersonState};

impl Judge<'_> {
    pub(super) fn take_back(&mut self, number: u64) {
        let state = &self.register.state;
        let of_step = |key: &'static str| Reason::house(key).with("step", i64::try_from(number).unwrap_or(i64::MAX));
        let Some(step) = state.step(number).filter(|step| !step.touched.is_empty()) else {
            return self.refuse(of_step("step_unknown"));
        };
        let acting = &self.context.seat;
        let is_own = step.seat.as_ref().is_some_and(|seat| (seat.office, &seat.of) == (acting.office, &acting.of));
        if !is_own && acting.office != Office::Rkf {
            let done_in = step.seat.as_ref().map(ToString::to_string).unwrap_or_default();
            self.refuse(of_step("step_of_other_office").with("office", done_in));
        }
        self.holds();
        for (which, touch) in &step.touched {
            self.is_as_left(step, (*which, touch), &of_step);
        }
        self.event(Event::StepTakenBack { step: number });
    }

    fn is_as_left(&mut self, step: &Step, (which, touch): (Which, &Touch), of_step: &impl Fn(&'static str) -> Reason) {
        let state = &self.register.state;
        let is_erased = |value: &Value| matches!(value, Value::Person(person) if person.state == PersonState::Erased);
        // Clubs may move on with a membership of somebody who was erased before: that is no erasure.
        if is_erased(&touch.after) && !touch.before.as_ref().is_some_and(is_erased) {
            return self.refuse(of_step("step_erased"));
        }
        let is_there = state.current(which).is_some_and(|current| current.is_the_same(&touch.after));
        let is_built_on = touch.before.is_none() && self.is_used(which);
        if !is_there || is_built_on {
            return self.refuse(of_step("step_changed_since"));
        }
        if let Some(Value::Person(before)) = &touch.before {
            self.comes_back(before, &|club| step.touched.contains_key(&Which::Club(club)));
        }
    }

    /// Whether something that would be gone is named elsewhere.
    fn is_used(&self, which: Which) -> bool {
        let state = &self.register.state;
        let is_joined = |of: MemberOf| {
            let mut memberships = state.persons.iter().flat_map(|person| &person.memberships);
            memberships.any(|membership| membership.of == of)
        };
        match which {
            Which::Person(id) => state.terms().any(|term| term.person == id),
            Which::Club(club @ ClubId(number)) => {
                is_joined(MemberOf::Club(club))
                    || state.terms().any(|term| {
                        term.office == Office::ClubChair && term.of.as_deref() == Some(number.to_string().as_str())
                    })
            }
            Which::District(district @ DistrictId(_)) => {
                state.clubs().any(|club| club.districts.iter().any(|(_, of)| *of == district))
                    || is_joined(MemberOf::Individual(district))
                    || is_joined(MemberOf::ForeignIndividual(district))
            }
            Which::Term(_) => false,
        }
    }

    /// What a person had before must still be free, and open.
    fn comes_back(&mut self, before: &Person, is_of_the_step: &dyn Fn(ClubId) -> bool) {
        let state = &self.register.state;
        if let Some(id) = before.fide_id
            && let Some(holder) = state.fide_ids.get(&id).filter(|holder| **holder != before.id)
        {
            let reason = Reason::cited("fide_id_taken", "D4.1-4a").with("id", id.to_string());
            self.refuse(reason.with("person", holder.0));
        }
        for open in before.memberships.iter().filter(|membership| membership.to.is_none()) {
            if let MemberOf::Club(id) = open.of
                && let Some(club) = state.club(id).filter(|_| !is_of_the_step(id))
                && let Some(closed) = club.to
            {
                self.refuse(Reason::house("club_closed").with("name", club.name()).with("day", closed.to_string()));
            }
        }
    }
}
