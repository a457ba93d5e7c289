//! Who the people of the ledger are, by the tournaments they played: the latest one tells.

use std::collections::HashMap;

use jiff::civil::Date;
use rokade_model::Person;
use rokade_store::{Book, Finished, Ledger, Store, StoreError, TournamentKey};
use rokade_tournament::PlayerId;

use crate::progress::Progress;

/// What is known of somebody on the list.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Of the latest event; empty of whoever does not wish to be named, or was erased.
    pub person: Person,
    pub title: String,
    /// The last days of the events that gave a candidate result.
    pub candidate_results: Vec<Date>,
}

/// What one tournament tells.
struct Entered {
    people: Vec<(PlayerId, Person, String)>,
    candidates: Vec<PlayerId>,
}

/// Everybody of the ledger, by the person's number there.
pub(super) async fn known(store: &Store, ledger: &Ledger, before: Date) -> Result<HashMap<i64, Known>, StoreError> {
    let mut filed: HashMap<TournamentKey, (i64, Date)> = HashMap::new();
    for event in &ledger.events {
        let ended = event.ended.parse().ok().filter(|day: &Date| *day < before);
        filed.extend(ended.map(|ended| (event.tournament.clone(), (event.filed, ended))));
    }
    let persons: HashMap<(i64, PlayerId), i64> =
        ledger.lines.iter().map(|line| ((line.filed, line.player), line.person)).collect();
    let mut found: Vec<(Date, Finished)> = Vec::new();
    for finished in store.to_be_rated(Some(1)).await? {
        found.extend(filed.get(&finished.key).map(|(_, ended)| (*ended, finished)));
    }
    found.sort_by_key(|(ended, finished)| (*ended, finished.id));
    let tournaments: Vec<Finished> = found.iter().map(|(_, finished)| finished.clone()).collect();
    let mut progress = Progress::new(tournaments.len());
    let told = store.gather(&tournaments, entered, |done| (0..done).for_each(|_| progress.step())).await?;
    let mut known: HashMap<i64, Known> = HashMap::new();
    for ((ended, finished), told) in found.iter().zip(told) {
        let (Some((filed, _)), Some(told)) = (filed.get(&finished.key), told) else { continue };
        let on_file = |player: PlayerId| persons.get(&(*filed, player)).copied();
        for (player, person, title) in told.people {
            let Some(id) = on_file(player) else { continue };
            let entry = known.entry(id).or_default();
            (entry.person, entry.title) = (person, title);
        }
        for player in told.candidates {
            if let Some(id) = on_file(player) {
                known.entry(id).or_default().candidate_results.push(*ended);
            }
        }
    }
    Ok(known)
}

/// `None` of a journal that cannot be read: its figures are on file all the same.
fn entered(book: Result<Book, StoreError>) -> Option<Entered> {
    let book = book.ok()?;
    let event = &book.tournament;
    let people = event.players.values().filter_map(|player| {
        let person = if player.is_hidden() { Person::default() } else { book.person(player.id)?.clone() };
        let title = player.title.map(|title| title.to_string()).unwrap_or_default();
        Some((event.rated_as(player.id), person, title))
    });
    let mut candidates = Vec::new();
    for (id, group) in &event.groups {
        let results = event.candidate_results(*id, group.settings.candidate_kind(), &book);
        let reached = results.into_iter().filter(|result| result.reached);
        candidates.extend(reached.filter_map(|result| Some(event.rated_as(group.player_with(result.player)?))));
    }
    Some(Entered { people: people.collect(), candidates })
}
