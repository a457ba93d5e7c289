//! A lane: a few threads of its own, and those who wait for them.
//!
//! What is given to a lane is a future. A thread has it only while it computes; while it waits for the database or for
//! somebody else's rendering it takes no thread. Timers, sockets and tasks stay with the runtime that serves.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use futures_util::FutureExt;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::asker::Asker;
use super::meter::Meter;
use super::task::{Task, Ticket};
use super::turns::Turns;

/// How many threads a lane has, and how many may be inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneSize {
    pub threads: usize,
    pub most: usize,
    /// Of one asker.
    pub most_of_one: usize,
}

/// Everybody's threads and turns; closes its threads when it goes.
pub(crate) struct Lane(Arc<Inner>);

pub(super) struct Inner {
    size: LaneSize,
    state: Mutex<State>,
    ready: Condvar,
}

#[derive(Default)]
struct State {
    turns: Turns<Arc<Task>>,
    /// Taken in and not done yet, by asker and in all.
    inside: HashMap<Asker, usize>,
    count: usize,
    is_closed: bool,
}

/// The lane is full: nothing was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

/// Held by everything that is inside.
struct Place {
    lane: Arc<Inner>,
    asker: Asker,
}

impl Lane {
    pub(super) fn open(name: &str, size: LaneSize, runtime: &Handle) -> Lane {
        let inner = Arc::new(Inner { size, state: Mutex::default(), ready: Condvar::new() });
        for number in 1..=size.threads {
            let (inner, runtime) = (Arc::clone(&inner), runtime.clone());
            let work = move || {
                let _runtime = runtime.enter();
                while let Some(task) = inner.next() {
                    task.run();
                }
            };
            let made = thread::Builder::new().name(format!("{name}-{number}")).spawn(work);
            made.expect("the machine has a thread left");
        }
        Lane(inner)
    }

    pub(super) fn entrance(&self) -> Entrance {
        Entrance(Arc::clone(&self.0))
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.is_closed = true;
        let left = std::mem::take(&mut state.turns);
        drop(state);
        self.0.ready.notify_all();
        drop(left);
    }
}

/// Where work is handed in.
#[derive(Clone)]
pub(crate) struct Entrance(Arc<Inner>);

impl Entrance {
    /// Lets a future be computed on the lane's threads. Whoever drops the ticket ends it.
    pub(super) fn hand_in<T: Send + 'static>(
        &self,
        asker: Asker,
        meter: Option<Meter>,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<Ticket<T>, Full> {
        let (told, answer) = oneshot::channel();
        let task = self.begin(asker, meter, async move {
            let done = AssertUnwindSafe(work).catch_unwind().await;
            // Whoever asked may have gone.
            let _ = told.send(done);
        })?;
        Ok(Ticket::new(task, answer))
    }

    /// The same for work that ends by itself when nobody takes what it makes.
    pub(super) fn hand_over(
        &self,
        asker: Asker,
        meter: Option<Meter>,
        work: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), Full> {
        let work = AssertUnwindSafe(work).catch_unwind();
        self.begin(asker, meter, async move {
            if work.await.is_err() {
                tracing::error!("a page that is written bit by bit broke off");
            }
        })?;
        Ok(())
    }

    fn begin(
        &self,
        asker: Asker,
        meter: Option<Meter>,
        work: impl Future<Output = ()> + Send + 'static,
    ) -> Result<Arc<Task>, Full> {
        let place = self.take_place(asker)?;
        let work = async move {
            let _place = place;
            work.await;
        };
        let task = Task::new(Arc::downgrade(&self.0), asker, meter, Box::pin(work));
        self.0.push(asker, Arc::clone(&task));
        Ok(task)
    }

    fn take_place(&self, asker: Asker) -> Result<Place, Full> {
        let mut state = self.0.state();
        let own = state.inside.get(&asker).copied().unwrap_or(0);
        if state.count >= self.0.size.most || own >= self.0.size.most_of_one {
            return Err(Full);
        }
        state.count += 1;
        *state.inside.entry(asker).or_default() += 1;
        Ok(Place { lane: Arc::clone(&self.0), asker })
    }
}

impl Inner {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn push(&self, asker: Asker, task: Arc<Task>) {
        self.state().turns.push(asker, task);
        self.ready.notify_one();
    }

    /// The next in turn; waits for one, and ends when the lane closes.
    fn next(&self) -> Option<Arc<Task>> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(task) = state.turns.pop() {
                return Some(task);
            }
            state = self.ready.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.lane.state();
        state.count -= 1;
        if let Some(own) = state.inside.get_mut(&self.asker) {
            *own -= 1;
            if *own == 0 {
                state.inside.remove(&self.asker);
            }
        }
    }
}
