//! Whether whoever acts holds the office, and whether the office may do it (F-01, the table of rights).

use rokade_clause::Reason;

use super::Judge;
use crate::PersonId;
use crate::office::rights::{Act, Reach, Right};
use crate::office::{Field, Office, Seat};
use crate::register::{ClubId, DistrictId, MemberOf};

/// What an act is about.
#[derive(Clone, Copy, Debug)]
pub(super) enum About {
    Everything,
    Person(PersonId),
    Club(ClubId),
    District(DistrictId),
    /// A membership that begins or ends.
    Membership(MemberOf),
}

impl Judge<'_> {
    /// Refuses what the office may not do, and whoever does not hold it.
    pub(super) fn allow(&mut self, act: Act, least: Right, about: About) {
        let seat = &self.context.seat;
        let (right, reach) = seat.office.right(act);
        if right < least {
            let offices: Vec<&str> = act.offices(least).map(Office::key).collect();
            let reason = Reason::house("right_missing").with("office", seat.office.key());
            self.refuse(reason.with("offices", offices.join(", ")));
        } else if reach == Reach::Own && !self.is_own(seat, about) {
            self.refuse(Reason::house("right_elsewhere").with("office", seat.to_string()));
        }
        self.holds();
    }

    /// As soon as anybody was named to an office, only its holders act in it.
    pub(super) fn holds(&mut self) {
        let Seat { office, of, person } = &self.context.seat;
        let state = &self.register.state;
        let named: Vec<_> = state.terms().filter(|term| term.office == *office && term.of == *of).collect();
        if named.is_empty() {
            return;
        }
        let is_own = |holder: PersonId, person: PersonId| state.merged_with(holder).contains(&person);
        let is_held =
            |person: PersonId| named.iter().any(|term| term.holds(self.context.today) && is_own(term.person, person));
        if !person.is_some_and(is_held) {
            let reason = Reason::cited("office_not_held", "D4.1-1").with("office", self.context.seat.to_string());
            self.refuse(reason.with("day", self.context.today.to_string()));
        }
    }

    /// Whether something belongs to the district or club that the office is held for.
    fn is_own(&self, seat: &Seat, about: About) -> bool {
        let Some(number) = seat.number() else { return false };
        let state = &self.register.state;
        let today = self.context.today;
        let is_of = |of: MemberOf| match seat.office.field() {
            Field::Club => of == MemberOf::Club(ClubId(number)),
            Field::District => state.district_of(of, today) == Some(DistrictId(number)),
            Field::Union | Field::Event => false,
        };
        match about {
            About::Everything => true,
            // Who is nobody's member yet may be taken in by anybody.
            About::Person(person) => {
                let mut held = state.memberships(person).into_iter().filter(|one| one.holds(today)).peekable();
                held.peek().is_none() || held.any(|one| is_of(one.of))
            }
            About::Club(club) => is_of(MemberOf::Club(club)),
            About::District(district) => seat.office.field() == Field::District && district.0 == number,
            About::Membership(of) => is_of(of),
        }
    }
}
