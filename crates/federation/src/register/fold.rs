//! Takes events in, one after the other.

use std::fmt;
use std::sync::Arc;

use rokade_rating::Rating;

use super::entry::{
    Club, District, EndReason, Exemption, ExemptionState, GuestPlay, Line, LineKind, MemberOf, Membership, Person,
    PersonState, Proposal, ProposalAnswer, ProposalKind, Term,
};
use super::event::{Event, Recorded};
use super::state::{State, Step, Touched, Value};
use crate::PersonId;
use crate::office::{Office, Seat};

/// An event that does not follow from those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoldError(String);

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FoldError {}

fn nothing_like(what: &str, id: impl fmt::Display) -> FoldError {
    FoldError(format!("there is no {what} {id}"))
}

type Folded = Result<(), FoldError>;

impl State {
    /// Takes one event in; after an error the state is of no use.
    pub fn apply(&mut self, record: &Recorded) -> Folded {
        if record.seq != self.seq + 1 {
            return Err(FoldError(format!("event {} follows on {}", record.seq, self.seq)));
        }
        self.seq = record.seq;
        self.touched = Touched::default();
        if record.step != self.last_step.step {
            let begun = Step { step: record.step, seat: Some(record.seat.clone()), ..Step::default() };
            let done = std::mem::replace(&mut self.last_step, begun);
            self.steps.push(Arc::new(done));
        }
        self.take(&record.event)
    }

    fn take(&mut self, event: &Event) -> Folded {
        match event {
            Event::PersonRegistered { person, facts } => self.register(*person, *facts),
            Event::PersonChanged { person, facts } => self.edit(*person, |known| known.use_version(Some(*facts), true)),
            Event::NumberGiven { person, number } => self.edit(*person, |known| known.number = Some(*number)),
            Event::FideIdLinked { person, fide_id } => self.edit(*person, |known| known.fide_id = Some(*fide_id)),
            Event::FideIdUnlinked { person, .. } => self.edit(*person, |known| known.fide_id = None),
            Event::PersonsMerged { from, into, note } => {
                self.edit(*into, |known| known.use_version(*note, false))?;
                self.edit(*from, |known| known.state = PersonState::MergedInto(*into))
            }
            Event::MergeTakenBack { from, .. } => self.edit(*from, |known| known.state = PersonState::Here),
            Event::PersonErased { person } => self.edit(*person, |known| {
                if known.state == PersonState::Here {
                    known.state = PersonState::Erased;
                }
            }),
            Event::DistrictOpened { district, name, from } => {
                let (id, name) = (*district, name.clone());
                self.put(Value::District(Arc::new(District { id, name, from: *from, to: None, is_withdrawn: false })));
                Ok(())
            }
            Event::DistrictChanged { district, name } => {
                self.edit_district(*district, |known| known.name.clone_from(name))
            }
            Event::DistrictClosed { district, to } => self.edit_district(*district, |known| known.to = Some(*to)),
            Event::ClubOpened { club, name, district, from } => {
                let (names, districts) = (vec![name.clone()], vec![(*from, *district)]);
                let club =
                    Club { id: *club, names, districts, from: *from, to: None, successor: None, is_withdrawn: false };
                self.put(Value::Club(Arc::new(club)));
                Ok(())
            }
            Event::ClubChanged { club, name, district, from } => self.edit_club(*club, |known| {
                known.names.extend(name.clone());
                if let Some(district) = district {
                    known.districts.retain(|(since, _)| since < from);
                    known.districts.push((*from, *district));
                }
            }),
            Event::ClubClosed { club, to } => self.edit_club(*club, |known| known.to = Some(*to)),
            Event::ClubMerged { club, into, to } => {
                self.edit_club(*club, |known| (known.to, known.successor) = (Some(*to), Some(*into)))
            }
            Event::MembershipBegun { person, of, from } => self.edit(*person, |known| {
                known.memberships.push(Membership { of: *of, from: *from, to: None, ended: None });
            }),
            Event::MembershipEnded { person, of, to, why } => self.edit(*person, |known| known.end(*of, *to, *why)),
            Event::Transferred { person, from, to, day } => self.edit(*person, |known| {
                let last = day.yesterday().unwrap_or(*day);
                known.end(MemberOf::Club(*from), last, EndReason::Transferred);
                known.memberships.push(Membership { of: MemberOf::Club(*to), from: *day, to: None, ended: None });
            }),
            Event::GuestPlayed { person, tournament, day } => self.edit(*person, |known| {
                known.guest_plays.push(GuestPlay { event: tournament.clone(), day: *day });
            }),
            Event::ExemptionAsked { person, tournament, day, note } => {
                let exemption =
                    Exemption { event: tournament.clone(), state: ExemptionState::Asked, note: *note, day: *day };
                self.edit(*person, |known| known.exempt(exemption))
            }
            Event::ExemptionGiven { person, tournament, day, note } => {
                let exemption =
                    Exemption { event: tournament.clone(), state: ExemptionState::Given, note: *note, day: *day };
                self.edit(*person, |known| known.exempt(exemption))
            }
            Event::ExemptionRefused { person, tournament, day, note } => {
                let (event, state) = (tournament.clone(), ExemptionState::Refused);
                self.edit(*person, |known| known.exempt(Exemption { event, state, note: *note, day: *day }))
            }
            Event::OfficeNamed { term, office, of, person, role, from, to } => {
                let (office, of, person, role) = (*office, of.clone(), *person, *role);
                let term = Term { id: *term, office, of, person, role, from: *from, to: *to, is_withdrawn: false };
                self.put(Value::Term(Arc::new(term)));
                Ok(())
            }
            Event::OfficeEnded { term, to } => {
                let known = self.term(*term).ok_or_else(|| nothing_like("term", term))?;
                self.put(Value::Term(Arc::new(Term { to: Some(*to), ..(**known).clone() })));
                Ok(())
            }
            Event::EntryProposed { person, number, by, waits_for, day } => {
                let (by, waits_for) = (by.clone(), waits_for.clone());
                let kind = ProposalKind::First;
                let proposal = Proposal { kind, number: *number, old: None, by, day: *day, waits_for, answer: None };
                self.edit(*person, |known| known.proposals.push(proposal))
            }
            Event::ReassessmentProposed { person, number, old, by, day, .. } => {
                let (kind, by, waits_for) = (ProposalKind::Reassessment, by.clone(), Seat::of_union(Office::Rk));
                let old = Some(*old);
                let proposal = Proposal { kind, number: *number, old, by, day: *day, waits_for, answer: None };
                self.edit(*person, |known| known.proposals.push(proposal))
            }
            Event::EntryDecided { person, answer, .. } => self.edit(*person, |known| {
                known.answer(ProposalKind::First, *answer);
            }),
            Event::ReassessmentDecided { person, answer, day, .. } => self.edit(*person, |known| {
                let answered = known.answer(ProposalKind::Reassessment, *answer);
                if let (Some((Some(old), new)), ProposalAnswer::Granted) = (answered, answer) {
                    known.lines.push(Line { kind: LineKind::Reassessment, day: *day, old, new });
                }
            }),
            Event::NumberRestored { person, number, day, .. } => self.edit(*person, |known| {
                known.lines.push(Line { kind: LineKind::Restored, day: *day, old: *number, new: *number });
            }),
            Event::FreshStartChosen { person, day, .. } => self.edit(*person, |known| known.afresh = Some(*day)),
            Event::StepTakenBack { step } => self.take_back(*step),
        }
    }

    fn register(&mut self, id: PersonId, facts: u32) -> Folded {
        let person = Person {
            id,
            number: None,
            fide_id: None,
            facts,
            last_version: facts,
            state: PersonState::Here,
            memberships: Vec::new(),
            guest_plays: Vec::new(),
            exemptions: Vec::new(),
            proposals: Vec::new(),
            lines: Vec::new(),
            afresh: None,
        };
        if usize::try_from(id.0).ok() != Some(self.persons.len() + 1) {
            return Err(FoldError(format!("person {id} is not the next one")));
        }
        self.put(Value::Person(Arc::new(person)));
        Ok(())
    }

    fn edit(&mut self, id: PersonId, change: impl FnOnce(&mut Person)) -> Folded {
        let mut person = (**self.person(id).ok_or_else(|| nothing_like("person", id))?).clone();
        change(&mut person);
        self.put(Value::Person(Arc::new(person)));
        Ok(())
    }

    fn edit_district(&mut self, id: super::DistrictId, change: impl FnOnce(&mut District)) -> Folded {
        let mut district = (**self.district(id).ok_or_else(|| nothing_like("district", id))?).clone();
        change(&mut district);
        self.put(Value::District(Arc::new(district)));
        Ok(())
    }

    fn edit_club(&mut self, id: super::ClubId, change: impl FnOnce(&mut Club)) -> Folded {
        let mut club = (**self.club(id).ok_or_else(|| nothing_like("club", id))?).clone();
        change(&mut club);
        self.put(Value::Club(Arc::new(club)));
        Ok(())
    }

    fn take_back(&mut self, step: u64) -> Folded {
        let touched = self.step(step).ok_or_else(|| nothing_like("step", step))?.touched.clone();
        for touch in touched.into_values() {
            self.put(touch.before.unwrap_or_else(|| touch.after.withdrawn()));
        }
        Ok(())
    }
}

impl Person {
    fn use_version(&mut self, version: Option<u32>, is_facts: bool) {
        if let Some(version) = version {
            self.last_version = self.last_version.max(version);
            if is_facts {
                self.facts = version;
            }
        }
    }

    fn end(&mut self, of: MemberOf, to: jiff::civil::Date, why: EndReason) {
        if let Some(open) = self.memberships.iter_mut().find(|one| one.of == of && one.to.is_none()) {
            (open.to, open.ended) = (Some(to), Some(why));
        }
    }

    fn exempt(&mut self, exemption: Exemption) {
        self.use_version(exemption.note, false);
        self.exemptions.retain(|earlier| earlier.event != exemption.event);
        self.exemptions.push(exemption);
    }

    /// Answers what waits; the number that was on file, and the one proposed.
    fn answer(&mut self, kind: ProposalKind, answer: ProposalAnswer) -> Option<(Option<Rating>, Rating)> {
        let open = self.proposals.iter_mut().rev().find(|open| open.kind == kind && open.answer.is_none())?;
        open.answer = Some(answer);
        Some((open.old, open.number))
    }
}
