//! What a request costs: the time a processor worked for it, however long others made it wait.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::asker::Asker;
use super::purse::Purses;

thread_local! {
    /// What of the work of this turn everybody has something of.
    static SHARED: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Counts for one request.
pub(super) struct Meter {
    purses: Arc<Purses<Asker>>,
    asker: Asker,
    /// So much is not charged.
    free: Duration,
    /// Microseconds.
    spent: AtomicU64,
}

impl Meter {
    pub(super) fn new(purses: Arc<Purses<Asker>>, asker: Asker, free: Duration) -> Self {
        Self { purses, asker, free, spent: AtomicU64::new(0) }
    }

    fn add(&self, cost: Duration) {
        let micros = u64::try_from(cost.as_micros()).unwrap_or(u64::MAX);
        let before = self.spent.fetch_add(micros, Ordering::Relaxed);
        let free = u64::try_from(self.free.as_micros()).unwrap_or(u64::MAX);
        let charged = before.saturating_add(micros).saturating_sub(free) - before.saturating_sub(free);
        if charged > 0 {
            self.purses.charge(self.asker, i64::try_from(charged).unwrap_or(i64::MAX), Instant::now());
        }
    }
}

/// Does a piece of work and lets the request pay for it.
pub(super) fn metered<T>(meter: Option<&Meter>, work: impl FnOnce() -> T) -> T {
    let Some(meter) = meter else { return work() };
    SHARED.set(Duration::ZERO);
    let begun = thread_time();
    let done = work();
    meter.add((thread_time() - begun).saturating_sub(SHARED.get()));
    done
}

/// Work that is kept for everybody who asks for the same: whoever comes first does not pay for it.
pub(crate) fn for_everybody<T>(work: impl FnOnce() -> T) -> T {
    let begun = thread_time();
    let done = work();
    SHARED.set(SHARED.get() + (thread_time() - begun));
    done
}

/// How long this thread has worked.
#[cfg(target_os = "linux")]
fn thread_time() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("the kernel counts the time of its threads");
    Duration::from(time)
}

#[cfg(not(target_os = "linux"))]
fn thread_time() -> Duration {
    use std::sync::LazyLock;
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}

#[cfg(test)]
mod tests {
    use rokade_store::UserId;

    use super::super::purse::{PurseSize, WHOLE};
    use super::*;

    fn work(least: Duration) {
        let begun = thread_time();
        while thread_time() - begun < least {
            std::hint::spin_loop();
        }
    }

    fn owes(free: Duration, done: impl FnOnce()) -> bool {
        let purses = Arc::new(Purses::new(PurseSize { holds: 1000, fills_per_second: 1 }));
        let meter = Meter::new(Arc::clone(&purses), Asker::Account(UserId(3)), free);
        metered(Some(&meter), done);
        purses.wait(&Asker::Account(UserId(3)), Instant::now()).is_some()
    }

    #[test]
    fn work_is_paid_for_unless_it_is_small_or_for_everybody() {
        assert_eq!(WHOLE, 1_000_000);
        let long = Duration::from_millis(5);
        assert!(owes(Duration::ZERO, || work(long)));
        assert!(!owes(Duration::ZERO, || for_everybody(|| work(long))));
        assert!(!owes(2 * long, || work(long)));
    }
}
