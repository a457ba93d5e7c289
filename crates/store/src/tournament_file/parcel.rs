//! A file that was read and found to be whole: counted, held against its digest and its chain, and replayed.

use std::collections::{BTreeMap, BTreeSet};

use rokade_model::Person;
use rokade_tournament::{Event, FactsVersion, Micros, PlayerId, Recorded, Tournament};

use super::ImportError;
use super::form::{self, CHAINED, FileRecord};
use crate::chain::{Chain, Hash};
use crate::chained::Chained;
use crate::doer;
use crate::journal::{self, Entry, FactsRow};
use crate::tournaments::{brought, first_wrong};
use crate::{Book, TournamentKey};

/// Facts by version, each with the event that brought it; `None` where they are erased.
type Brought = BTreeMap<(PlayerId, FactsVersion), (u64, Option<Person>)>;

pub(super) struct Parcel {
    pub(super) origin: String,
    pub(super) created: Micros,
    pub(super) last_change: Micros,
    pub(super) chain_begins: u64,
    pub(super) entries: Vec<Entry>,
    facts: Brought,
    pub(super) read: Chained,
}

impl Parcel {
    pub(super) fn facts_rows(&self) -> Vec<FactsRow<'_>> {
        let facts = self.facts.iter();
        facts
            .map(|((player, version), (seq, person))| FactsRow {
                player: *player,
                version: *version,
                seq: *seq,
                person: person.as_ref(),
            })
            .collect()
    }
}

pub(super) fn unpack(bytes: &[u8], key: TournamentKey) -> Result<Parcel, ImportError> {
    let file = form::read(bytes)?;
    let (expected, found) = (file.events + file.people, file.journal.len() + file.facts.len());
    let incomplete = || ImportError::Incomplete { expected, found };
    if expected != found || file.journal.is_empty() {
        return Err(incomplete());
    }
    let (entries, chain) = chained(file.journal, file.version)?;
    let records: Vec<Recorded> = entries.iter().map(|entry| entry.record.clone()).collect();
    let tournament = Tournament::fold(&records).map_err(|error| ImportError::BrokenJournal {
        seq: first_wrong(&records).unwrap_or(0),
        what: error.to_string(),
    })?;
    let mut facts = Brought::new();
    for (seq, player, version) in brought(&records) {
        // Edits that change no person point to the facts they found.
        facts.entry((player, version)).or_insert((seq, None));
    }
    for new in &file.facts {
        // Facts that no event points to belong to nobody, and nobody has the same facts twice.
        let place = facts.get_mut(&(new.player, new.version)).filter(|(_, known)| known.is_none());
        place.ok_or_else(incomplete)?.1 = Some(new.person.clone());
    }
    let erased = erased(&records, &file.erased);
    if facts.iter().any(|((player, _), (_, person))| person.is_none() && !erased.contains(player)) {
        return Err(incomplete());
    }
    let chain_begins = if file.version < CHAINED { journal_end(&records) + 1 } else { file.chain_begins };
    let read = Chained::new(Book::new(key, tournament, file.facts), chain);
    let last_change = records.last().map_or(file.created, |record| record.at);
    Ok(Parcel { origin: file.origin, created: file.created, last_change, chain_begins, entries, facts, read })
}

fn journal_end(records: &[Recorded]) -> u64 {
    records.last().map_or(0, |record| record.seq)
}

/// The records with their hashes, each held against the one the file has for it.
fn chained(journal: Vec<FileRecord>, version: u32) -> Result<(Vec<Entry>, Chain), ImportError> {
    let mut chain = Chain::default();
    let mut entries = Vec::with_capacity(journal.len());
    for (told, seq) in journal.into_iter().zip(1..) {
        let broken = |what: String| ImportError::BrokenJournal { seq, what };
        let FileRecord { seq: number, step, at, by, hash, event: text } = told;
        if number != seq || step > seq {
            return Err(broken(format!("it is numbered {number} in step {step}")));
        }
        let event: Event = serde_json::from_str(text.get()).map_err(|error| broken(error.to_string()))?;
        let record = Recorded { seq, step, at, by: doer::read(&journal::storable(&by)), event };
        let entry = match version < CHAINED {
            // As this program would write it: there is no hash to keep.
            true => journal::entry(record, &mut chain),
            false => {
                let text = String::from_utf8(form::without_blanks(text.get().as_bytes()));
                journal::told(record, text.map_err(|error| broken(error.to_string()))?, &mut chain)
            }
        };
        if version >= CHAINED && hash.as_deref().and_then(Hash::from_hex) != Some(entry.hash) {
            return Err(broken("it does not follow from the records before it".to_owned()));
        }
        entries.push(entry);
    }
    Ok((entries, chain))
}

/// Whose facts may be missing.
fn erased(journal: &[Recorded], listed: &[PlayerId]) -> BTreeSet<PlayerId> {
    let told = journal.iter().filter_map(|record| record.event.erases());
    told.chain(listed.iter().copied()).collect()
}
