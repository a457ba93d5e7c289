//! Slows down whoever guesses passwords: after a few tries each further one must wait longer.
//!
//! A try counts when it begins, not when it has failed: two hundred sent at once are not two hundred tries. A right
//! password forgives all. Whoever guesses can make strangers wait for a name, but not a device that has signed in
//! under that name before: its tries are counted apart.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::door::Network;
use crate::secret;

const SECOND: Duration = Duration::from_secs(1);
/// Nobody is kept out longer than this: an arbiter must get in during the round.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// Tries are forgotten after an hour without one.
const FORGOTTEN: Duration = Duration::from_secs(3600);
const MOST_KEPT: usize = 10_000;

/// The name somebody signs in under, as far as counting needs it: of one size, whatever was typed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NameMark(String);

impl NameMark {
    const LENGTH: usize = 16;

    pub(crate) fn of(name: &str) -> NameMark {
        let folded = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let digest = secret::hex(&secret::hash(&format!("name {folded}")));
        NameMark(digest[..Self::LENGTH].to_owned())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whose tries are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Caller {
    /// A whole hall may stand behind one address.
    Address(Network),
    Name(NameMark),
    /// A device that has signed in before.
    Device(String),
    /// Somebody signed in who gives the own password once more.
    Session(i64),
}

impl Caller {
    /// Tries without a wait.
    fn free(&self) -> u32 {
        match self {
            Caller::Address(_) => 20,
            Caller::Name(_) | Caller::Device(_) | Caller::Session(_) => 5,
        }
    }
}

#[derive(Clone, Copy)]
struct Tries {
    count: u32,
    last: Instant,
}

/// Tries to sign in that have not been right.
#[derive(Default)]
pub(crate) struct Throttle {
    tries: Mutex<HashMap<Caller, Tries>>,
}

/// A try that may be made; it counts as wrong unless it is said otherwise.
pub(crate) struct Try<'a> {
    throttle: &'a Throttle,
    callers: Vec<Caller>,
}

impl Throttle {
    /// Counts a try of these callers, or tells how many seconds they must still wait.
    pub(crate) fn begin(&self, callers: Vec<Caller>, now: Instant) -> Result<Try<'_>, u64> {
        let mut tries = self.lock();
        let waits = callers.iter().filter_map(|caller| tries.get(caller).map(|made| made.left(caller, now)));
        let wait = waits.max().unwrap_or_default();
        if wait > Duration::ZERO {
            return Err(wait.as_secs() + u64::from(wait.subsec_nanos() > 0));
        }
        if tries.len() >= MOST_KEPT {
            forget(&mut tries, now);
        }
        for caller in &callers {
            let made = tries.entry(caller.clone()).or_insert(Tries { count: 0, last: now });
            if now.saturating_duration_since(made.last) >= FORGOTTEN {
                made.count = 0;
            }
            *made = Tries { count: made.count.saturating_add(1), last: now };
        }
        Ok(Try { throttle: self, callers })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Caller, Tries>> {
        self.tries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes room: what is old, and if that is not enough the older half.
fn forget(tries: &mut HashMap<Caller, Tries>, now: Instant) {
    tries.retain(|_, made| now.saturating_duration_since(made.last) < FORGOTTEN);
    if tries.len() >= MOST_KEPT {
        let mut times: Vec<Instant> = tries.values().map(|made| made.last).collect();
        let (_, middle, _) = times.select_nth_unstable(MOST_KEPT / 2);
        let middle = *middle;
        tries.retain(|_, made| made.last > middle);
    }
}

impl Try<'_> {
    /// The password was right.
    pub(crate) fn was_right(self) {
        let mut tries = self.throttle.lock();
        for caller in &self.callers {
            tries.remove(caller);
        }
    }

    /// The password was not looked at.
    pub(crate) fn was_not_made(self) {
        let mut tries = self.throttle.lock();
        for caller in &self.callers {
            if let Some(made) = tries.get_mut(caller) {
                made.count = made.count.saturating_sub(1);
            }
        }
    }
}

impl Tries {
    fn left(self, caller: &Caller, now: Instant) -> Duration {
        let since = now.saturating_duration_since(self.last);
        let Some(doublings) = self.count.checked_sub(caller.free()).filter(|_| since < FORGOTTEN) else {
            return Duration::ZERO;
        };
        let wait = SECOND.saturating_mul(1 << doublings.min(10)).min(LONGEST_WAIT);
        wait.saturating_sub(since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(name: &str) -> Vec<Caller> {
        vec![Caller::Name(NameMark::of(name))]
    }

    fn from(last: u8, name: &str) -> Vec<Caller> {
        let address = Network::of(std::net::IpAddr::from([192, 0, 2, last]));
        vec![Caller::Address(address), Caller::Name(NameMark::of(name))]
    }

    fn after(begun: Instant, seconds: u64) -> Instant {
        begun + Duration::from_secs(seconds)
    }

    #[test]
    fn a_few_slips_are_free_and_guessing_is_not() {
        let (throttle, begun) = (Throttle::default(), Instant::now());
        for _ in 0..5 {
            assert!(throttle.begin(name("solveig"), begun).is_ok());
        }
        assert_eq!(throttle.begin(name("solveig"), begun).err(), Some(1));
        let mut now = begun;
        for wait in [1, 2, 4, 8, 16, 32, 60, 60] {
            assert_eq!(throttle.begin(name("solveig"), now).err(), Some(wait));
            now = after(now, wait);
            assert!(throttle.begin(name("solveig"), now).is_ok(), "after {wait} seconds");
        }
        assert!(throttle.begin(name("birk"), begun).is_ok());
    }

    #[test]
    fn tries_count_when_they_begin() {
        let (throttle, begun) = (Throttle::default(), Instant::now());
        let made: Vec<_> = (0..200).filter_map(|last| throttle.begin(from(last, "solveig"), begun).ok()).collect();
        assert_eq!(made.len(), 5, "of one name, wherever they come from");
        let made: Vec<_> =
            (0..200).filter_map(|number| throttle.begin(from(250, &format!("arbiter {number}")), begun).ok()).collect();
        assert_eq!(made.len(), 20, "of one address, whatever the name");
    }

    #[test]
    fn a_right_password_forgives_all() {
        let (throttle, begun) = (Throttle::default(), Instant::now());
        for _ in 0..4 {
            assert!(throttle.begin(name("solveig"), begun).is_ok());
        }
        throttle.begin(name("solveig"), begun).unwrap().was_right();
        for _ in 0..5 {
            assert!(throttle.begin(name("Solveig "), begun).is_ok());
        }
    }

    #[test]
    fn a_password_that_was_not_looked_at_does_not_count() {
        let (throttle, begun) = (Throttle::default(), Instant::now());
        for _ in 0..50 {
            throttle.begin(name("solveig"), begun).unwrap().was_not_made();
        }
    }

    #[test]
    fn nobody_can_make_a_known_device_wait() {
        let (throttle, begun) = (Throttle::default(), Instant::now());
        for last in 0..100 {
            drop(throttle.begin(from(last, "solveig"), begun));
        }
        assert!(throttle.begin(from(200, "solveig"), begun).is_err());
        assert!(throttle.begin(vec![Caller::Device("d".to_owned())], begun).is_ok());
    }

    #[test]
    fn what_is_kept_has_an_end() {
        let (throttle, begun) = (Throttle::default(), Instant::now());
        for number in 0..3 * MOST_KEPT {
            let now = begun + Duration::from_millis(number as u64);
            assert!(throttle.begin(vec![Caller::Device(number.to_string())], now).is_ok());
        }
        assert!(throttle.lock().len() <= MOST_KEPT);
    }
}
