//! The federation's own aggregate: everybody who plays, clubs, districts, offices and numbers (F-01, F-10 to F-27).
//!
//! | module | holds |
//! |---|---|
//! | `entry` | what stands in the register |
//! | `facts` | what is people's own and goes when they are erased |
//! | `event`, `fold`, `state` | the journal and what it folds to |
//! | `command`, `judge` | what an office asks for, and whether it may be so |
//! | `search` | finding a person |
//! | `tasks` | what waits for whom |

mod command;
mod entry;
mod event;
mod facts;
mod fold;
mod judge;
mod pages;
mod plain;
mod play;
mod search;
mod state;
mod tasks;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

pub use command::{Command, NumberWanted, OnFile};
pub use entry::{
    Club, ClubId, District, DistrictId, EndReason, Exemption, ExemptionState, GuestPlay, Line, LineKind, MemberOf,
    Membership, Person, PersonState, Proposal, ProposalAnswer, ProposalKind, Role, Term, TermId,
};
pub use event::{Beside, Event, Recorded};
pub use facts::{FactsVersion, Known, NewFacts, PersonFacts};
pub use fold::FoldError;
pub use judge::{Context, Decision};
pub use play::MayPlay;
pub use search::Found;
pub use state::{Made, State};
pub use tasks::{Task, TaskKind};

use crate::PersonId;
use pages::{PAGE, Pages};
use search::Page;

/// The folded journal with what is known of people. Cheap to copy.
#[derive(Clone, Debug, Default)]
pub struct Register {
    pub state: State,
    known: Pages<BTreeMap<FactsVersion, Known>>,
    /// For each page of persons, the words they are found by; made when somebody looks.
    index: Vec<Arc<OnceLock<Page>>>,
}

impl Register {
    /// Takes an event in; whoever is erased is forgotten. The facts it brings may be learned before or after.
    pub fn take_in(&mut self, record: &Recorded) -> Result<(), FoldError> {
        self.state.apply(record)?;
        if let Beside::Forgotten(person) = record.event.beside() {
            self.forget(person);
        }
        let touched = std::mem::take(&mut self.state.touched);
        if touched.everybody {
            self.index.clear();
        }
        touched.persons.into_iter().for_each(|person| self.is_out_of_date(person));
        Ok(())
    }

    /// Takes in what is known of people.
    pub fn learn(&mut self, facts: impl IntoIterator<Item = NewFacts>) {
        for NewFacts { person, version, known } in facts {
            let at = index_of(person);
            while self.known.len() <= at {
                self.known.push(Arc::default());
            }
            let mut versions = self.known.get(at).map(|versions| (**versions).clone()).unwrap_or_default();
            versions.insert(version, known);
            self.known.set(at, Arc::new(versions));
            self.is_out_of_date(person);
        }
    }

    /// Forgets all that is known of somebody.
    fn forget(&mut self, person: PersonId) {
        self.known.set(index_of(person), Arc::default());
        self.is_out_of_date(person);
    }

    /// What holds of a person; empty once erased.
    pub fn facts(&self, id: PersonId) -> Option<&PersonFacts> {
        let version = self.state.person(id)?.facts;
        match self.known.get(index_of(id))?.get(&version)? {
            Known::Person(facts) => Some(facts),
            Known::Note(_) => None,
        }
    }

    /// A word that was said about somebody.
    pub fn note(&self, id: PersonId, version: FactsVersion) -> Option<&str> {
        match self.known.get(index_of(id))?.get(&version)? {
            Known::Note(note) => Some(note),
            Known::Person(_) => None,
        }
    }

    /// Whether a version is known.
    pub fn knows(&self, id: PersonId, version: FactsVersion) -> bool {
        self.known.get(index_of(id)).is_some_and(|versions| versions.contains_key(&version))
    }

    /// `Bjarke Lyngdal`; empty once erased.
    pub fn name(&self, id: PersonId) -> String {
        self.facts(id).map(PersonFacts::name).unwrap_or_default()
    }

    fn is_out_of_date(&mut self, person: PersonId) {
        // Whoever answers for the person is found by its words.
        let remaining = self.state.remaining(person).map(|person| person.id);
        for id in [Some(person), remaining].into_iter().flatten() {
            if let Some(page) = self.index.get_mut(index_of(id) / PAGE) {
                *page = Arc::default();
            }
        }
    }
}

fn index_of(person: PersonId) -> usize {
    usize::try_from(person.0).map_or(usize::MAX, |id| id.wrapping_sub(1))
}
