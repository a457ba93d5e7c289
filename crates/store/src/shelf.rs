//! The books kept in memory, the least used put away first: so many at most, and so many bytes of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rokade_tournament::Tournament;

use crate::TournamentKey;
use crate::chained::Chained;

/// So many tournaments stay folded.
const ROOM: usize = 64;
/// Whoever reads one large tournament after the other fills no more than this. The last one asked for always stays.
const MOST_BYTES: usize = 256 * 1024 * 1024;

/// What the parts of a tournament take, on the large side: in the state, in the record it came from, and in an index.
mod bytes {
    pub(super) const BOOK: usize = 16 * 1024;
    pub(super) const RECORD: usize = 512;
    pub(super) const PLAYER: usize = 1024;
    pub(super) const BOARD: usize = 512;
    /// A move with the position after it.
    pub(super) const DEED: usize = 512;
}

#[derive(Default)]
pub(crate) struct Shelf {
    slots: Mutex<HashMap<TournamentKey, Arc<Slot>>>,
    clock: AtomicU64,
}

#[derive(Default)]
pub(crate) struct Slot {
    book: Mutex<Option<Chained>>,
    /// Held by whoever catches up with the journal, so that a crowd of readers does it once.
    pub(crate) catching_up: tokio::sync::Mutex<()>,
    used: AtomicU64,
    bytes: AtomicUsize,
}

impl Shelf {
    pub(crate) fn slot(&self, key: &TournamentKey) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = Arc::clone(slots.entry(key.clone()).or_default());
        slot.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        while slots.len() > ROOM || (slots.len() > 1 && bytes_of(&slots) > MOST_BYTES) {
            let oldest = slots.iter().min_by_key(|(_, slot)| slot.used.load(Ordering::Relaxed));
            let oldest = oldest.map(|(key, _)| key.clone()).expect("more than one is there");
            slots.remove(&oldest);
        }
        slot
    }

    pub(crate) fn remove(&self, key: &TournamentKey) {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

impl Slot {
    pub(crate) fn book(&self) -> Option<Chained> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps a book unless a newer one is there.
    pub(crate) fn keep(&self, newer: &Chained) {
        let mut kept = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|kept| kept.seq() < newer.seq()) {
            *kept = Some(newer.clone());
            self.bytes.store(weight(&newer.book.tournament), Ordering::Relaxed);
        }
    }

    pub(crate) fn forget(&self) {
        *self.book.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.bytes.store(0, Ordering::Relaxed);
    }
}

fn bytes_of(slots: &HashMap<TournamentKey, Arc<Slot>>) -> usize {
    slots.values().fold(0, |sum, slot| sum.saturating_add(slot.bytes.load(Ordering::Relaxed)))
}

/// About how many bytes a tournament takes.
fn weight(tournament: &Tournament) -> usize {
    let records = usize::try_from(tournament.seq).unwrap_or(usize::MAX);
    let rounds = tournament.groups.values().flat_map(|group| &group.rounds);
    let boards: usize = rounds.map(|round| round.boards.len()).sum();
    let deeds: usize = tournament.games.values().map(|game| game.events.len()).sum();
    let parts = [
        (records, bytes::RECORD),
        (tournament.players.len(), bytes::PLAYER),
        (boards, bytes::BOARD),
        (deeds, bytes::DEED),
    ];
    parts.into_iter().fold(bytes::BOOK, |sum, (count, each)| sum.saturating_add(count.saturating_mul(each)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Book;
    use crate::chain::Chain;

    #[test]
    fn the_least_used_book_is_put_away() {
        let shelf = Shelf::default();
        let key = |number: usize| TournamentKey::new(format!("t{number}"));
        let first = shelf.slot(&key(0));
        for number in 1..ROOM {
            shelf.slot(&key(number));
        }
        assert!(Arc::ptr_eq(&first, &shelf.slot(&key(0))));
        shelf.slot(&key(ROOM));
        assert!(Arc::ptr_eq(&first, &shelf.slot(&key(0))), "used more recently than number 1");
        let slots = shelf.slots.lock().unwrap();
        assert_eq!(slots.len(), ROOM);
        assert!(!slots.contains_key(&key(1)));
    }

    fn book(key: TournamentKey, records: u64) -> Chained {
        let mut tournament = Tournament::default();
        tournament.seq = records;
        Chained::new(Book::new(key, tournament, []), Chain::default())
    }

    #[test]
    fn no_more_is_kept_than_so_many_bytes_and_the_last_one_stays() {
        let shelf = Shelf::default();
        let large = |number: u64| {
            let key = TournamentKey::new(format!("t{number}"));
            // A fifth of what fits.
            let seq = u64::try_from(MOST_BYTES / bytes::RECORD / 5).unwrap();
            book(key, seq)
        };
        for number in 0..20 {
            let book = large(number);
            shelf.slot(&book.book.key).keep(&book);
            assert!(shelf.slot(&book.book.key).book().is_some(), "whoever asked last has it");
            assert!(bytes_of(&shelf.slots.lock().unwrap()) <= MOST_BYTES);
        }
        assert_eq!(shelf.slots.lock().unwrap().len(), 4);
        let huge = book(TournamentKey::new("huge"), u64::MAX);
        shelf.slot(&huge.book.key).keep(&huge);
        assert!(shelf.slot(&huge.book.key).book().is_some(), "larger than the shelf, and still folded once");
        assert_eq!(shelf.slots.lock().unwrap().len(), 1);
    }
}
