//! A tournament as it stands, with the people the events point to.

use std::collections::BTreeMap;
use std::sync::Arc;

use rokade_model::Person;
use rokade_tournament::{Event, FactsVersion, FoldError, NewFacts, People, PlayerId, Recorded, Tournament};

use crate::TournamentKey;
use crate::chain::{Chain, Hash};

/// The folded journal of one tournament and what is known of its people.
#[derive(Clone, Debug)]
pub struct Book {
    pub key: TournamentKey,
    pub tournament: Tournament,
    /// Every version, so that an undone edit finds the facts it goes back to. Shared between the
    /// books of a tournament: most events bring no facts.
    people: Arc<BTreeMap<(PlayerId, FactsVersion), Person>>,
    /// The journal's chain up to the last event.
    pub(crate) chain: Chain,
}

impl Book {
    /// A book that no database holds: for tables made from a file and for tests.
    pub fn new(key: TournamentKey, tournament: Tournament, facts: impl IntoIterator<Item = NewFacts>) -> Self {
        let people = facts.into_iter().map(|facts| ((facts.player, facts.version), facts.person)).collect();
        Self { key, tournament, people: Arc::new(people), chain: Chain::default() }
    }

    pub(crate) fn with_chain(self, chain: Chain) -> Self {
        Self { chain, ..self }
    }

    /// The last event this book knows.
    pub fn seq(&self) -> u64 {
        self.tournament.seq
    }

    /// The hash of the last event, which stands for the whole journal.
    pub fn hash(&self) -> Hash {
        self.chain.head()
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

    pub(crate) fn take_in(&mut self, record: &Recorded) -> Result<(), FoldError> {
        self.tournament.apply(record)?;
        if let Event::Erased { player } = record.event {
            Arc::make_mut(&mut self.people).retain(|(known, _), _| *known != player);
        }
        Ok(())
    }

    pub(crate) fn learn(&mut self, facts: impl IntoIterator<Item = NewFacts>) {
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
