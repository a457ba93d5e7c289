//! Offices and terms (F-01).

use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};

use super::Judge;
use super::access::About;
use crate::PersonId;
use crate::days::{last_of_months, years_after};
use crate::figures;
use crate::office::rights::{Act, Right};
use crate::office::{Field, Office};
use crate::register::state::State;
use crate::register::{ClubId, DistrictId, Event, Role, Term, TermId};

/// What a year of terms is counted in.
const MONTHS_OF_A_YEAR: u16 = 12;

impl Judge<'_> {
    pub(super) fn name_office(
        &mut self,
        (office, of): (Office, Option<&str>),
        person: PersonId,
        role: Role,
        (from, to): (Date, Option<Date>),
    ) {
        self.may_name(office);
        self.is_named_for(office, of);
        if self.person(person).is_none() {
            return;
        }
        let to = to.or_else(|| end_of_term(office, role, from));
        if let Some(to) = to {
            self.in_order(from, to);
            self.longest(office, role, from, to);
        }
        let state = &self.register.state;
        let meets = |term: &&std::sync::Arc<Term>| {
            let ends_before = term.to.is_some_and(|last| last < from) || to.is_some_and(|to| to < term.from);
            term.office == office && term.of.as_deref() == of && !ends_before
        };
        if let Some(held) = state.terms().filter(meets).find(|term| term.person == person) {
            self.refuse(Reason::house("office_held").with("office", office.key()).with("from", held.from.to_string()));
        }
        let term = TermId(u32::try_from(state.terms.len() + 1).expect("terms are counted by u32"));
        let of = of.map(str::to_owned);
        self.event(Event::OfficeNamed { term, office, of, person, role, from, to });
    }

    pub(super) fn end_office(&mut self, id: TermId, to: Date) {
        let Some(term) = self.register.state.term(id) else {
            return self.refuse(Reason::house("term_unknown").with("term", id.0));
        };
        self.may_name(term.office);
        self.in_order(term.from, to);
        if term.to.is_none_or(|ends| to < ends) {
            self.event(Event::OfficeEnded { term: id, to });
        } else {
            let ends = term.to.map(|ends| ends.to_string()).unwrap_or_default();
            self.refuse(Reason::house("term_over").with("to", ends));
        }
    }

    /// The body that names it, by the table of offices; the main board may name everybody.
    fn may_name(&mut self, office: Office) {
        let acting = self.context.seat.office;
        if office.named_by().contains(&acting) {
            self.holds();
        } else if acting.right(Act::Terms).0 < Right::Decide {
            let offices: Vec<&str> = office.named_by().iter().map(|office| office.key()).collect();
            let reason = Reason::cited("office_named_by_other", "D4.1-1").with("office", office.key());
            self.refuse(reason.with("offices", offices.join(", ")));
        } else {
            self.allow(Act::Terms, Right::Decide, About::Everything);
        }
    }

    /// The district, club or event must be there.
    fn is_named_for(&mut self, office: Office, of: Option<&str>) {
        let number = of.and_then(|of| of.parse().ok());
        match (office.field(), number) {
            (Field::District, Some(number)) => drop(self.district(DistrictId(number))),
            (Field::Club, Some(number)) => drop(self.club(ClubId(number))),
            (Field::District | Field::Club, None) => {
                self.refuse(Reason::house("office_of_whom").with("office", office.key()));
            }
            (Field::Union | Field::Event, _) => {}
        }
    }

    /// A member of the rating committee serves three years, the substitute one.
    fn longest(&mut self, office: Office, role: Role, from: Date, to: Date) {
        if let Some(longest) = end_of_term(office, role, from)
            && to > longest
        {
            let reason = Reason::cited("rk_term_too_long", "D4.1-3a").with("to", to.to_string());
            self.refuse(reason.with("longest", longest.to_string()));
        }
    }
}

/// The last day of a term, where the handbook gives one. Terms end with the calendar year.
fn end_of_term(office: Office, role: Role, from: Date) -> Option<Date> {
    let figures = figures::office(HandbookEdition::on(from));
    let years = match (office, role) {
        (Office::Rk, Role::Member | Role::Chair) => figures.rk_term,
        (Office::Rk, Role::Substitute) => figures.rk_substitute_term,
        _ => return None,
    };
    let whole = last_of_months(from, years * MONTHS_OF_A_YEAR);
    // A term that begins during a year ends with one (docs/readings/federation-terms.md).
    Some(whole.last_of_year().min(years_after(from, years).last_of_year()))
}

impl State {
    /// What the rating committee lacks on a day (D4.1-3a).
    pub fn committee_faults(&self, on: Date) -> Vec<Reason> {
        let figures = figures::office(HandbookEdition::on(on));
        let (mut members, mut substitutes) = (Vec::new(), 0);
        for term in self.holders(Office::Rk, None, on) {
            match term.role {
                Role::Member | Role::Chair => members.push(term),
                Role::Substitute => substitutes += 1,
            }
        }
        let mut faults = Vec::new();
        if members.len() != figures.rk_members || substitutes != figures.rk_substitutes {
            let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
            let reason = Reason::cited("rk_incomplete", "D4.1-3a").with("members", count(members.len()));
            let reason = reason.with("needed", count(figures.rk_members)).with("substitutes", count(substitutes));
            faults.push(reason.with("substitutes_needed", count(figures.rk_substitutes)));
        }
        let mut years: Vec<i16> = members.iter().filter_map(|term| term.to).map(|to| to.year()).collect();
        years.sort_unstable();
        for year in years.chunk_by(|one, other| one == other) {
            if year.len() > figures.rk_retiring {
                let reason = Reason::cited("rk_terms_not_staggered", "D4.1-3a").with("year", i64::from(year[0]));
                let ending = i64::try_from(year.len()).unwrap_or(i64::MAX);
                faults.push(reason.with("ending", ending).read_as("federation-terms"));
            }
        }
        faults
    }
}
