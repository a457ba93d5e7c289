//! Budgets: a purse that fills by itself up to a limit, for everybody who asks.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// More askers than a hall has; beyond it the purses of those who owe nothing are forgotten.
const MOST_KEPT: usize = 10_000;
/// What is paid with is counted in millionths.
pub(crate) const WHOLE: i64 = 1_000_000;

/// How much a purse holds, and how fast it fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PurseSize {
    /// Millionths.
    pub holds: i64,
    pub fills_per_second: i64,
}

struct Purse {
    left: i64,
    at: Instant,
}

/// The purses of all askers.
pub(crate) struct Purses<K> {
    size: PurseSize,
    kept: Mutex<HashMap<K, Purse>>,
}

impl<K: Eq + Hash> Purses<K> {
    pub(crate) fn new(size: PurseSize) -> Self {
        Self { size, kept: Mutex::new(HashMap::new()) }
    }

    /// How many seconds it takes until the purse holds something; `None` if it does.
    pub(crate) fn wait(&self, who: &K, now: Instant) -> Option<u64> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let left = kept.get(who).map_or(self.size.holds, |purse| self.left(purse, now));
        (left <= 0).then(|| self.seconds(1 - left))
    }

    /// Takes what was used, also what the purse does not hold.
    pub(crate) fn charge(&self, who: K, amount: i64, now: Instant) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        self.make_room(&mut kept, now);
        let purse = kept.entry(who).or_insert(Purse { left: self.size.holds, at: now });
        *purse = Purse { left: self.left(purse, now) - amount, at: now };
    }

    /// Takes an amount if the purse holds it; else says in how many seconds it will.
    pub(crate) fn spend(&self, who: K, amount: i64, now: Instant) -> Result<(), u64> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        self.make_room(&mut kept, now);
        let purse = kept.entry(who).or_insert(Purse { left: self.size.holds, at: now });
        let left = self.left(purse, now);
        if left < amount {
            return Err(self.seconds(amount - left));
        }
        *purse = Purse { left: left - amount, at: now };
        Ok(())
    }

    fn left(&self, purse: &Purse, now: Instant) -> i64 {
        let passed = i64::try_from(now.saturating_duration_since(purse.at).as_micros()).unwrap_or(i64::MAX);
        let filled = passed.saturating_mul(self.size.fills_per_second) / WHOLE;
        purse.left.saturating_add(filled).min(self.size.holds)
    }

    fn seconds(&self, missing: i64) -> u64 {
        let seconds = missing.max(0).unsigned_abs().div_ceil(self.size.fills_per_second.max(1).unsigned_abs());
        seconds.max(1)
    }

    fn make_room(&self, kept: &mut HashMap<K, Purse>, now: Instant) {
        if kept.len() < MOST_KEPT {
            return;
        }
        kept.retain(|_, purse| self.left(purse, now) < self.size.holds / 2);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const SIZE: PurseSize = PurseSize { holds: 10 * WHOLE, fills_per_second: 2 * WHOLE };

    #[test]
    fn an_empty_purse_fills_again() {
        let (purses, begun) = (Purses::new(SIZE), Instant::now());
        assert_eq!(purses.wait(&"one", begun), None);
        purses.charge("one", 13 * WHOLE, begun);
        assert_eq!(purses.wait(&"one", begun), Some(2));
        assert_eq!(purses.wait(&"other", begun), None);
        assert_eq!(purses.wait(&"one", begun + Duration::from_secs(2)), None);
    }

    #[test]
    fn no_more_is_spent_than_the_purse_holds() {
        let (purses, begun) = (Purses::new(SIZE), Instant::now());
        let spent = (0..100).filter(|_| purses.spend("one", WHOLE, begun).is_ok()).count();
        assert_eq!(spent, 10);
        assert_eq!(purses.spend("one", WHOLE, begun), Err(1));
        let later = begun + Duration::from_secs(3600);
        assert_eq!((0..100).filter(|_| purses.spend("one", WHOLE, later).is_ok()).count(), 10);
    }

    #[test]
    fn a_crowd_of_askers_takes_no_more_room() {
        let (purses, begun) = (Purses::new(SIZE), Instant::now());
        for number in 0..3 * MOST_KEPT {
            purses.charge(number, if number % 2 == 0 { 1 } else { 20 * WHOLE }, begun);
        }
        assert!(purses.kept.lock().unwrap().len() <= MOST_KEPT);
    }
}
