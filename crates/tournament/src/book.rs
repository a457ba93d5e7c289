//! A tournament as it stands, with the people the events point to.

use std::collections::BTreeMap;
use std::sync::Arc;

use rokade_model::Person;

use crate::{FactsVersion, FoldError, NewFacts, People, PlayerId, Recorded, Tournament, TournamentKey};

/// The folded journal of one tournament and what is known of its people.
#[derive(Clone, Debug)]
pub struct Book {
    pub key: TournamentKey,
    pub tournament: Tournament,
    /// Every version, so that an undone edit finds the facts it goes back to. Shared between the
    /// books of a tournament: most events bring no facts.
    people: Arc<BTreeMap<(PlayerId, FactsVersion), Person>>,
}

impl Book {
    /// A folded journal with the facts its events point to.
    pub fn new(key: TournamentKey, tournament: Tournament, facts: impl IntoIterator<Item = NewFacts>) -> Self {
        let people = facts.into_iter().map(|facts| ((facts.player, facts.version), facts.person)).collect();
        Self { key, tournament, people: Arc::new(people) }
    }

    /// The last event this book knows.
    pub fn seq(&self) -> u64 {
        self.tournament.seq
    }

    /// What is known of a player now; `None` if unknown or erased.
    pub fn person(&self, player: PlayerId) -> Option<&Person> {
        let facts = self.tournament.players.get(&player)?.facts;
        self.people.get(&(player, facts))
    }

    /// `Astrid Holm`; empty once erased.
    pub fn name(&self, player: PlayerId) -> String {
        self.person(player).map(|person| person.name.to_string()).unwrap_or_default()
    }

    /// Folds the next record; an erasure takes everything known of the person.
    pub fn take_in(&mut self, record: &Recorded) -> Result<(), FoldError> {
        self.tournament.apply(record)?;
        if let Some(player) = record.event.erases() {
            Arc::make_mut(&mut self.people).retain(|(known, _), _| *known != player);
        }
        Ok(())
    }

    /// Adds what became known of people.
    pub fn learn(&mut self, facts: impl IntoIterator<Item = NewFacts>) {
        let mut facts = facts.into_iter().peekable();
        if facts.peek().is_some() {
            let new = facts.map(|facts| ((facts.player, facts.version), facts.person));
            Arc::make_mut(&mut self.people).extend(new);
        }
    }
}

/// Commands are judged knowing the persons, so that nobody is entered twice.
impl People for Book {
    fn person(&self, player: PlayerId) -> Option<&Person> {
        Book::person(self, player)
    }
}
