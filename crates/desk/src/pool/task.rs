//! One request on its way through a lane: waiting for a thread, computed, or waiting for something else.

use std::any::Any;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, Wake, Waker};
use std::thread;

use tokio::sync::oneshot;

use super::asker::Asker;
use super::lane::Inner;
use super::meter::{Meter, metered};

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

pub(super) struct Task {
    lane: Weak<Inner>,
    asker: Asker,
    meter: Option<Meter>,
    stage: Mutex<Stage>,
}

enum Stage {
    /// In the queue.
    Queued(Work),
    /// On a thread.
    Computed {
        then: Then,
    },
    /// Waits for something else than a thread.
    Idle(Work),
    Over,
}

/// What happens to a task that a thread gives back unfinished.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    Wait,
    /// It was woken meanwhile.
    Again,
    /// Nobody waits for it any more.
    End,
}

impl Task {
    pub(super) fn new(lane: Weak<Inner>, asker: Asker, meter: Option<Meter>, work: Work) -> Arc<Task> {
        Arc::new(Task { lane, asker, meter, stage: Mutex::new(Stage::Queued(work)) })
    }

    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Computes as far as it goes; nothing if nobody waits for it any more.
    pub(super) fn run(self: Arc<Self>) {
        let Some(mut work) = self.take() else { return };
        let waker = Waker::from(Arc::clone(&self));
        let polled = metered(self.meter.as_ref(), || work.as_mut().poll(&mut Context::from_waker(&waker)));
        let ended = self.give_back(work, polled);
        drop(ended);
    }

    fn take(&self) -> Option<Work> {
        let mut stage = self.stage();
        match std::mem::replace(&mut *stage, Stage::Computed { then: Then::Wait }) {
            Stage::Queued(work) => Some(work),
            other => {
                *stage = other;
                None
            }
        }
    }

    /// What is left to be dropped, outside the lock: it may wake others or free its place.
    fn give_back(self: &Arc<Self>, work: Work, polled: Poll<()>) -> Option<Work> {
        let mut stage = self.stage();
        let Stage::Computed { then } = *stage else { unreachable!("only its thread gives a task back") };
        if polled.is_ready() || then == Then::End {
            *stage = Stage::Over;
            return Some(work);
        }
        match then {
            Then::Wait => *stage = Stage::Idle(work),
            Then::Again | Then::End => self.queue(&mut stage, work),
        }
        None
    }

    fn queue(self: &Arc<Self>, stage: &mut Stage, work: Work) {
        *stage = Stage::Queued(work);
        if let Some(lane) = self.lane.upgrade() {
            lane.push(self.asker, Arc::clone(self));
        }
    }

    /// Nobody waits for it any more.
    fn end(&self) {
        let mut stage = self.stage();
        let ended = match std::mem::replace(&mut *stage, Stage::Over) {
            Stage::Computed { .. } => {
                *stage = Stage::Computed { then: Then::End };
                None
            }
            Stage::Queued(work) | Stage::Idle(work) => Some(work),
            Stage::Over => None,
        };
        drop(stage);
        drop(ended);
    }
}

impl Wake for Task {
    fn wake(self: Arc<Self>) {
        let mut stage = self.stage();
        match std::mem::replace(&mut *stage, Stage::Over) {
            Stage::Idle(work) => self.queue(&mut stage, work),
            Stage::Computed { then: Then::Wait } => *stage = Stage::Computed { then: Then::Again },
            other => *stage = other,
        }
    }
}

/// The claim to an answer.
pub(crate) struct Ticket<T> {
    task: Arc<Task>,
    answer: oneshot::Receiver<thread::Result<T>>,
}

/// The work panicked, with what it said; or the desk is closing.
pub(crate) struct Broken(pub Option<Box<dyn Any + Send>>);

impl<T> Ticket<T> {
    pub(super) fn new(task: Arc<Task>, answer: oneshot::Receiver<thread::Result<T>>) -> Self {
        Self { task, answer }
    }

    pub(super) async fn answer(mut self) -> Result<T, Broken> {
        match (&mut self.answer).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(panic)) => Err(Broken(Some(panic))),
            Err(_) => Err(Broken(None)),
        }
    }
}

impl<T> Drop for Ticket<T> {
    fn drop(&mut self) {
        self.task.end();
    }
}
