//! Slows down whoever guesses passwords: after a few failures each further try must wait longer.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use rokade_tournament::Micros;

const FREE_FAILURES: u32 = 5;
const SECOND: Micros = 1_000_000;
/// Nobody is kept out longer than this: an arbiter must get in during the round.
const LONGEST_WAIT: Micros = 60 * SECOND;
/// Failures are forgotten after an hour without one.
const FORGOTTEN: Micros = 3600 * SECOND;
const MOST_KEPT: usize = 10_000;

#[derive(Clone, Copy)]
struct Failures {
    count: u32,
    last: Micros,
}

/// Failed sign-ins by account and by address.
#[derive(Default)]
pub(crate) struct Throttle {
    failures: Mutex<HashMap<String, Failures>>,
}

impl Throttle {
    /// How many seconds these callers must still wait; 0 if they may try now.
    pub(crate) fn wait(&self, callers: &[String], now: Micros) -> u64 {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = callers.iter().filter_map(|caller| failures.get(caller)).map(|failed| failed.left(now));
        u64::try_from(waits.max().unwrap_or(0)).unwrap_or(0).div_ceil(SECOND.unsigned_abs())
    }

    pub(crate) fn failed(&self, callers: &[String], now: Micros) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() > MOST_KEPT {
            failures.retain(|_, failed| now - failed.last < FORGOTTEN);
        }
        for caller in callers {
            let failed = failures.entry(caller.clone()).or_insert(Failures { count: 0, last: now });
            if now - failed.last >= FORGOTTEN {
                failed.count = 0;
            }
            *failed = Failures { count: failed.count.saturating_add(1), last: now };
        }
    }

    pub(crate) fn succeeded(&self, callers: &[String]) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        for caller in callers {
            failures.remove(caller);
        }
    }
}

impl Failures {
    fn left(self, now: Micros) -> Micros {
        let Some(doublings) = self.count.checked_sub(FREE_FAILURES) else { return 0 };
        let wait = SECOND.saturating_mul(1 << doublings.min(10)).min(LONGEST_WAIT);
        (self.last + wait - now).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_slips_are_free_and_guessing_is_not() {
        let (throttle, me) = (Throttle::default(), ["solveig".to_owned()]);
        for _ in 0..4 {
            throttle.failed(&me, 0);
            assert_eq!(throttle.wait(&me, 0), 0);
        }
        throttle.failed(&me, 0);
        assert_eq!(throttle.wait(&me, 0), 1);
        for _ in 0..20 {
            throttle.failed(&me, 0);
        }
        assert_eq!(throttle.wait(&me, 0), 60);
        assert_eq!(throttle.wait(&me, 61 * SECOND), 0);
        assert_eq!(throttle.wait(&["birk".to_owned()], 0), 0);
    }

    #[test]
    fn a_right_password_forgives_all() {
        let (throttle, me) = (Throttle::default(), ["solveig".to_owned()]);
        for _ in 0..9 {
            throttle.failed(&me, 0);
        }
        throttle.succeeded(&me);
        assert_eq!(throttle.wait(&me, 0), 0);
    }
}
