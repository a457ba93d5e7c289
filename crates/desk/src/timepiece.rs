//! The time of the desk: it follows the clock of the machine, but never jumps unseen.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use rokade_store::{StoreError, TournamentKey};
use rokade_tournament::{Actor, Command, Micros};

use crate::app::App;
use crate::error::DeskError;

/// Where the time comes from; tests hand in their own.
pub type Clock = fn() -> Micros;

/// Differences up to this are drift and small corrections of the machine's clock, which time follows at once.
const DRIFT: Micros = 250_000;
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// Tells the time.
pub enum Timepiece {
    /// A clock handed in.
    Given(Clock),
    /// Steady time, and how far the time of day is ahead of it as far as the desk has followed.
    Machine { ahead: AtomicI64 },
}

impl From<Clock> for Timepiece {
    fn from(clock: Clock) -> Self {
        Timepiece::Given(clock)
    }
}

impl Timepiece {
    pub fn machine() -> Self {
        Timepiece::Machine { ahead: AtomicI64::new(time_of_day() - steady()) }
    }

    pub fn now(&self) -> Micros {
        match self {
            Timepiece::Given(clock) => clock(),
            Timepiece::Machine { ahead } => steady() + ahead.load(Ordering::Relaxed),
        }
    }

    /// How far the clock of the machine was set away from the time told; drift is followed.
    fn step(&self) -> Option<Micros> {
        let by = time_of_day() - self.now();
        if by.abs() > DRIFT {
            return Some(by);
        }
        self.follow(by);
        None
    }

    fn follow(&self, by: Micros) {
        match self {
            Timepiece::Given(_) => {}
            Timepiece::Machine { ahead } => {
                ahead.fetch_add(by, Ordering::Relaxed);
            }
        }
    }
}

/// The clock of the machine, whatever it is set to.
pub fn time_of_day() -> Micros {
    jiff::Timestamp::now().as_microsecond()
}

/// Goes on at one pace whatever the clock is set to, and through the sleep of the machine where it can tell.
#[cfg(target_os = "linux")]
fn steady() -> Micros {
    use nix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::CLOCK_BOOTTIME).expect("the kernel counts its time");
    time.tv_sec() * 1_000_000 + time.tv_nsec() / 1000
}

#[cfg(not(target_os = "linux"))]
fn steady() -> Micros {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    Micros::try_from(BEGUN.elapsed().as_micros()).expect("a desk does not run that long")
}

/// Watches the clock of the machine. When it was set, the tournaments in play write it down first, so that no game
/// changes; then the desk follows.
pub(crate) async fn watch(app: App) {
    let mut ticks = tokio::time::interval(LOOK_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut noticed: Option<Step> = None;
    loop {
        ticks.tick().await;
        let step = noticed.take().or_else(|| app.timepiece().step().map(Step::new));
        let Some(mut step) = step else { continue };
        match step.write_down(&app).await {
            Ok(()) => app.timepiece().follow(step.by),
            Err(error) => {
                tracing::error!("the set clock could not be written down yet: {error}");
                noticed = Some(step);
            }
        }
    }
}

/// A step of the clock, and the tournaments that know of it already.
struct Step {
    by: Micros,
    told: BTreeSet<TournamentKey>,
}

impl Step {
    fn new(by: Micros) -> Self {
        tracing::warn!(seconds = by / 1_000_000, "the clock of this machine was set");
        Self { by, told: BTreeSet::new() }
    }

    async fn write_down(&mut self, app: &App) -> Result<(), DeskError> {
        let store = app.store();
        let all = [store.tournaments().await?, store.games().await?];
        for key in all.into_iter().flatten().map(|summary| summary.key) {
            let book = match store.book(&key).await {
                Ok(Some(book)) => book,
                // Nothing is played in a tournament that cannot be read, and it holds up none of the others.
                Ok(None) | Err(StoreError::BrokenJournal { .. }) => continue,
                Err(error) => return Err(error.into()),
            };
            if book.tournament.is_in_play(app.now()) && !self.told.contains(&key) {
                store.execute(&key, &Command::StepClock { by: self.by }, app.now(), &Actor::Clock).await?;
            }
            self.told.insert(key);
        }
        Ok(())
    }
}
