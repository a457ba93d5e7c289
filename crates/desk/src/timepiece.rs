//! The time of the desk: it follows a clock, but never jumps unseen.
//!
//! The clock is that of the machine. Desks that share a PostgreSQL server go by the server's, all of them, so that a
//! game has one time wherever its players are served.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use rokade_store::{ServerStep, Store, StoreError, TournamentKey, acting};
use rokade_tournament::{Actor, Command, Micros};
use tokio::sync::{OwnedRwLockReadGuard, RwLock};

use crate::app::App;
use crate::error::DeskError;

/// Where the time comes from; tests hand in their own.
pub type Clock = fn() -> Micros;

/// Differences up to this are drift and small corrections of the clock, which time follows at once.
const DRIFT: Micros = 250_000;
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// When whoever found a step that this desk has not followed looks again.
pub(crate) const SOON: Duration = Duration::from_millis(50);

/// Tells the time.
pub enum Timepiece {
    /// A clock handed in.
    Given(Clock),
    /// Steady time, and how far the time of day is ahead of it as far as the desk has followed.
    Machine { ahead: AtomicI64 },
    /// The same by the clock of the database's server, and the last step of it that was followed.
    Server { ahead: AtomicI64, followed: AtomicI64 },
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

    /// By the clock that all desks of this database share.
    pub(crate) async fn of(store: &Store) -> Result<Self, StoreError> {
        Ok(match Reading::of_server(store).await? {
            None => Timepiece::machine(),
            Some((reading, last_step)) => Timepiece::Server {
                ahead: AtomicI64::new(reading.at - reading.steady),
                followed: AtomicI64::new(last_step),
            },
        })
    }

    pub fn now(&self) -> Micros {
        match self {
            Timepiece::Given(clock) => clock(),
            Timepiece::Machine { ahead } | Timepiece::Server { ahead, .. } => steady() + ahead.load(Ordering::Relaxed),
        }
    }

    /// Looks at the clock: how far it was set away from the time told. Drift is followed.
    async fn look(&self, store: &Store) -> Result<Option<Step>, StoreError> {
        let (reading, last_step) = match self {
            Timepiece::Given(_) => return Ok(None),
            Timepiece::Machine { .. } => (Reading::of_machine(), None),
            Timepiece::Server { .. } => match Reading::of_server(store).await? {
                Some((reading, last_step)) => (reading, Some(last_step)),
                None => return Ok(None),
            },
        };
        let by = reading.at - (self.now() - steady() + reading.steady);
        if by.abs() > DRIFT + reading.unsure {
            return Ok(Some(Step::new(by)));
        }
        // As far as the reading is sure.
        self.follow(by.signum() * (by.abs() - reading.unsure).max(0));
        if let Some(last_step) = last_step {
            self.has_followed(last_step);
        }
        Ok(None)
    }

    fn follow(&self, by: Micros) {
        match self {
            Timepiece::Given(_) => {}
            Timepiece::Machine { ahead } | Timepiece::Server { ahead, .. } => {
                ahead.fetch_add(by, Ordering::Relaxed);
            }
        }
    }

    fn has_followed(&self, step: i64) {
        if let Timepiece::Server { followed, .. } = self {
            followed.fetch_max(step, Ordering::Relaxed);
        }
    }

    /// Whether no other desk has put down a step that is not followed here.
    pub(crate) async fn has_followed_all(&self, store: &Store) -> Result<bool, StoreError> {
        let Timepiece::Server { followed, .. } = self else { return Ok(true) };
        let time = store.server_time().await?;
        Ok(time.is_none_or(|time| time.last_step <= followed.load(Ordering::Relaxed)))
    }
}

/// What a clock said at a moment of steady time, and how unsure that moment is.
struct Reading {
    at: Micros,
    steady: Micros,
    unsure: Micros,
}

impl Reading {
    fn of_machine() -> Reading {
        Reading { at: time_of_day(), steady: steady(), unsure: 0 }
    }

    /// The server's clock, and its last step that is written down; `None` where there is no server.
    async fn of_server(store: &Store) -> Result<Option<(Reading, i64)>, StoreError> {
        let before = steady();
        let time = store.server_time().await?;
        let took = steady() - before;
        Ok(time.map(|time| (Reading { at: time.at, steady: before + took / 2, unsure: took / 2 }, time.last_step)))
    }
}

/// Held by whoever looks at a game and at the time together. Meanwhile no step of the clock is written down: between
/// the journal and the time told there would be the whole step.
pub(crate) struct OneTime {
    _held: OwnedRwLockReadGuard<()>,
}

/// What keeps steps of the clock and those who look at games apart.
#[derive(Clone, Default)]
pub(crate) struct Steps(Arc<RwLock<()>>);

impl Steps {
    pub(crate) async fn kept_off(&self) -> OneTime {
        OneTime { _held: Arc::clone(&self.0).read_owned().await }
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

/// Watches the clock. When it was set, the tournaments in play write it down first, so that no game changes; then the
/// desk follows.
pub(crate) async fn watch(app: App) {
    let mut ticks = tokio::time::interval(LOOK_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut noticed: Option<Step> = None;
    loop {
        ticks.tick().await;
        if noticed.is_none() {
            noticed = app.timepiece().look(app.store()).await.unwrap_or_else(|error| {
                tracing::debug!(%error, "the server's clock could not be read");
                None
            });
        }
        let Some(mut step) = noticed.take() else { continue };
        if let Err(error) = step.take_effect(&app).await {
            tracing::error!("the set clock could not be written down yet: {error}");
            noticed = Some(step);
        }
    }
}

/// A step of the clock, and the tournaments that know of it already.
struct Step {
    by: Micros,
    /// As the desks of a server have put it down.
    shared: Option<ServerStep>,
    told: BTreeSet<TournamentKey>,
}

impl Step {
    fn new(by: Micros) -> Self {
        tracing::warn!(seconds = by / 1_000_000, "the clock was set");
        Self { by, shared: None, told: BTreeSet::new() }
    }

    /// Nobody looks at a game from the first line in a journal until the desk has followed.
    async fn take_effect(&mut self, app: &App) -> Result<(), DeskError> {
        let _alone = Arc::clone(&app.steps().0).write_owned().await;
        if let (Timepiece::Server { followed, .. }, None) = (app.timepiece(), self.shared) {
            let known = followed.load(Ordering::Relaxed);
            self.shared = Some(app.store().note_step(known, self.by, app.now()).await?);
        }
        match self.shared {
            Some(shared) => acting(shared.action(), self.write_down(app, shared.by)).await?,
            None => self.write_down(app, self.by).await?,
        }
        app.timepiece().follow(self.by);
        if let Some(shared) = self.shared {
            app.timepiece().has_followed(shared.number);
        }
        Ok(())
    }

    async fn write_down(&mut self, app: &App, by: Micros) -> Result<(), DeskError> {
        let store = app.store();
        let all = [store.tournaments().await?, store.games().await?];
        for key in all.into_iter().flatten().map(|summary| summary.key) {
            let book = match store.book(&key).await {
                Ok(Some(book)) => book,
                // Nothing is played in a tournament that cannot be read, and it holds up none of the others.
                Ok(None)
                | Err(StoreError::BrokenJournal { .. } | StoreError::Damaged(_) | StoreError::DamagedRow(_)) => {
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            if book.tournament.is_in_play(app.now()) && !self.told.contains(&key) {
                store.execute(&key, &Command::StepClock { by }, app.now(), &Actor::Clock).await?;
            }
            self.told.insert(key);
        }
        Ok(())
    }
}
