//! The threads that compute. Those that serve only read requests and write answers.
//!
//! Every page is made on a lane, whoever wrote its handler: the layer [`turn::take`] lies around all routes.
//!
//! | lane | for | why |
//! |---|---|---|
//! | writing | whatever a signed-in person changes | goes before all reading: nobody else is in its queue |
//! | door | players' links, sign-in | holds neither a stranger's reading nor an arbiter's printing |
//! | desk | what a signed-in person reads | prints, drafts, reports |
//! | public | everybody else | few threads, a budget for every asker |
//!
//! In a lane one of each asker has its turn after the other. Who comes to a full lane is told to come back; what
//! nobody waits for any more is not begun; and after [`Capacity::longest_answer`] nobody waits any more. The threads
//! have the priority of all others: a thread that a slowed one starts would be slow for good, also where it writes.

mod asker;
mod lane;
mod meter;
mod purse;
mod stream;
mod task;
#[cfg(test)]
mod tests;
pub(crate) mod turn;
mod turns;

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use asker::Asker;
use lane::{Entrance, Lane};

pub use lane::LaneSize;
pub(crate) use meter::for_everybody;
pub use purse::PurseSize;
pub(crate) use purse::{Purses, WHOLE};
pub(crate) use stream::{Sheet, Stopped};
pub(crate) use turn::{Doorway, Turn};

/// How much the desk does at once and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    pub writing: LaneSize,
    pub door: LaneSize,
    pub desk: LaneSize,
    pub public: LaneSize,
    /// No answer takes longer; whoever waited so long is told.
    pub longest_answer: Duration,
    /// The processor's time that a stranger may use, in microseconds.
    pub purse: PurseSize,
    /// What every request has free of it.
    pub free: Duration,
    /// What is kept of rendered pieces, in bytes.
    pub fragments: usize,
}

impl Default for Capacity {
    fn default() -> Self {
        let cores = available_parallelism().map_or(2, usize::from);
        let lane = |threads: usize, most: usize| LaneSize { threads, most, most_of_one: most / 2 };
        Self {
            writing: lane(cores.max(2), 2048),
            door: lane(2, 1024),
            desk: lane(cores.max(2), 1024),
            public: lane((cores / 2).max(1), 2048),
            longest_answer: Duration::from_secs(30),
            // Half a minute at once, then a quarter of a processor.
            purse: PurseSize { holds: 30 * WHOLE, fills_per_second: WHOLE / 4 },
            free: Duration::from_millis(5),
            fragments: 64 * 1024 * 1024,
        }
    }
}

/// On whose threads a request is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Share {
    Writing,
    Door,
    Desk,
    Public,
}

/// All lanes, and the purses of those who are not signed in.
pub(crate) struct Pool {
    capacity: Capacity,
    writing: Lane,
    door: Lane,
    desk: Lane,
    public: Lane,
    purses: Arc<Purses<Asker>>,
    /// Kilobytes that strangers may be sending at once.
    uploads: Semaphore,
}

impl Pool {
    pub(crate) fn open(capacity: Capacity) -> Pool {
        let runtime = Handle::current();
        Pool {
            writing: Lane::open("write", capacity.writing, &runtime),
            door: Lane::open("door", capacity.door, &runtime),
            desk: Lane::open("desk", capacity.desk, &runtime),
            public: Lane::open("public", capacity.public, &runtime),
            purses: Arc::new(Purses::new(capacity.purse)),
            uploads: Semaphore::new(turn::UPLOADS_KILOBYTES),
            capacity,
        }
    }

    fn entrance(&self, share: Share) -> Entrance {
        match share {
            Share::Writing => self.writing.entrance(),
            Share::Door => self.door.entrance(),
            Share::Desk => self.desk.entrance(),
            Share::Public => self.public.entrance(),
        }
    }
}
