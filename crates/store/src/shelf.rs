//! The books kept in memory, the least used put away first.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Book, TournamentKey};

/// So many tournaments stay folded.
const ROOM: usize = 64;

#[derive(Default)]
pub(crate) struct Shelf {
    slots: Mutex<HashMap<TournamentKey, Arc<Slot>>>,
    clock: AtomicU64,
}

#[derive(Default)]
pub(crate) struct Slot {
    book: Mutex<Option<Arc<Book>>>,
    /// Held by whoever catches up with the journal, so that a crowd of readers does it once.
    pub(crate) catching_up: tokio::sync::Mutex<()>,
    used: AtomicU64,
}

impl Shelf {
    pub(crate) fn slot(&self, key: &TournamentKey) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = Arc::clone(slots.entry(key.clone()).or_default());
        slot.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        if slots.len() > ROOM {
            let oldest = slots.iter().min_by_key(|(_, slot)| slot.used.load(Ordering::Relaxed));
            if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
                slots.remove(&oldest);
            }
        }
        slot
    }

    pub(crate) fn remove(&self, key: &TournamentKey) {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

impl Slot {
    pub(crate) fn book(&self) -> Option<Arc<Book>> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps a book unless a newer one is there.
    pub(crate) fn keep(&self, book: &Arc<Book>) {
        let mut kept = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|kept| kept.seq() < book.seq()) {
            *kept = Some(Arc::clone(book));
        }
    }

    pub(crate) fn forget(&self) {
        *self.book.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
