//! The few threads that hash passwords.
//!
//! A run takes 19 MB and tens of milliseconds of a core, and whoever sends a form can ask for one. So there are few
//! runs at a time, few who wait for one, and each thread fills the same memory again. Threads of the runtime would
//! each leave such a piece behind in an arena of the allocator.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::sync::oneshot;

use super::argon::{self, Memory};
use crate::error::DeskError;

/// How many may wait for a run before the next one hears that the desk is busy: some seconds' worth.
const LONGEST_QUEUE: usize = 32;
/// A thread without work gives its memory back after this.
const PATIENCE: Duration = Duration::from_secs(10);
/// When whoever found the queue full should come again.
const AGAIN_SECONDS: u64 = 5;

/// Whose password it is: those the desk knows do not wait behind those it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Signed in, holding a valid link, or on a device that has signed in before.
    Known,
    Stranger,
}

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// Hashes and checks passwords, a few at a time.
pub(crate) struct Hasher {
    shared: Arc<Shared>,
    most_threads: usize,
}

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    comes: Condvar,
}

#[derive(Default)]
struct Waiting {
    known: VecDeque<Job>,
    strangers: VecDeque<Job>,
    threads: usize,
    idle: usize,
}

impl Default for Hasher {
    /// Half the cores, so that pages have the other half.
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Hasher::with_threads((cores / 2).clamp(1, 4))
    }
}

impl Hasher {
    fn with_threads(most_threads: usize) -> Hasher {
        Hasher { shared: Arc::default(), most_threads }
    }

    pub(crate) async fn hash(&self, password: String, standing: Standing) -> Result<String, DeskError> {
        let hashed = self.run(standing, move |memory| argon::hash(&password, memory)).await?;
        hashed.map_err(|error| DeskError::Internal(error.to_string()))
    }

    /// Whether the password belongs to the hash.
    pub(crate) async fn is_right(&self, password: String, hash: String, who: Standing) -> Result<bool, DeskError> {
        self.run(who, move |memory| argon::is_right(&password, &hash, memory)).await
    }

    async fn run<T: Send + 'static>(
        &self,
        standing: Standing,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, DeskError> {
        let (answer, answered) = oneshot::channel();
        let job = move |memory: &mut Memory| {
            // Nobody waits for the answer of somebody who left.
            if !answer.is_closed() {
                drop(answer.send(work(memory)));
            }
        };
        self.queue(standing, Box::new(job))?;
        answered.await.map_err(|_| DeskError::Internal("a password was not hashed to the end".to_owned()))
    }

    fn queue(&self, standing: Standing, job: Job) -> Result<(), DeskError> {
        let mut waiting = self.shared.lock();
        let queue = match standing {
            Standing::Known => &mut waiting.known,
            Standing::Stranger => &mut waiting.strangers,
        };
        if queue.len() >= LONGEST_QUEUE {
            return Err(DeskError::Busy { seconds: AGAIN_SECONDS });
        }
        queue.push_back(job);
        if waiting.idle == 0 && waiting.threads < self.most_threads {
            self.start_thread(&mut waiting);
        }
        if waiting.threads == 0 {
            // Whoever asked is told by the dropped answer.
            (waiting.known, waiting.strangers) = Default::default();
        }
        self.shared.comes.notify_one();
        Ok(())
    }

    fn start_thread(&self, waiting: &mut Waiting) {
        let shared = Arc::clone(&self.shared);
        match thread::Builder::new().name("password".to_owned()).spawn(move || serve(&shared)) {
            Ok(_) => waiting.threads += 1,
            Err(error) => tracing::error!(%error, "no thread for passwords could be started"),
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; `None` when none came for long.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            let found = waiting.known.pop_front().or_else(|| waiting.strangers.pop_front());
            if found.is_some() {
                return found;
            }
            waiting.idle += 1;
            let (woken, result) = self.comes.wait_timeout(waiting, PATIENCE).unwrap_or_else(PoisonError::into_inner);
            waiting = woken;
            waiting.idle -= 1;
            if result.timed_out() && waiting.known.is_empty() && waiting.strangers.is_empty() {
                return None;
            }
        }
    }
}

/// Counts a thread as gone, whatever ended it.
struct Leaving<'a>(&'a Shared);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.lock().threads -= 1;
    }
}

fn serve(shared: &Shared) {
    let _leaving = Leaving(shared);
    let mut memory = Memory::new();
    while let Some(job) = shared.next() {
        job(&mut memory);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn only_the_right_password_opens() {
        let hasher = Hasher::default();
        let hashed = hasher.hash("springer til f3".to_owned(), Standing::Known).await.unwrap();
        let opens = |password: &str| hasher.is_right(password.to_owned(), hashed.clone(), Standing::Stranger);
        assert!(opens("springer til f3").await.unwrap());
        assert!(!opens("springer til c3").await.unwrap());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn few_run_at_a_time_few_wait_and_the_others_hear_so() {
        let (hasher, running, most) = (Arc::new(Hasher::with_threads(2)), AtomicUsize::new(0), AtomicUsize::new(0));
        let counts = Arc::new((running, most));
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..200 {
            let (hasher, counts) = (Arc::clone(&hasher), Arc::clone(&counts));
            tasks.spawn(async move {
                let slow = move |_: &mut Memory| {
                    let now = counts.0.fetch_add(1, Ordering::SeqCst) + 1;
                    counts.1.fetch_max(now, Ordering::SeqCst);
                    thread::sleep(Duration::from_millis(20));
                    counts.0.fetch_sub(1, Ordering::SeqCst);
                };
                hasher.run(Standing::Stranger, slow).await
            });
        }
        let answers = tasks.join_all().await;
        let done = answers.iter().filter(|answer| answer.is_ok()).count();
        let busy = answers.iter().filter(|answer| matches!(answer, Err(DeskError::Busy { .. }))).count();
        assert_eq!(done + busy, 200);
        assert!(done >= LONGEST_QUEUE && busy > 0, "{done} done, {busy} sent away");
        assert!(counts.1.load(Ordering::SeqCst) <= 2);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn those_who_are_known_do_not_wait_behind_strangers() {
        let hasher = Arc::new(Hasher::with_threads(1));
        let order = Arc::new(Mutex::new(Vec::new()));
        let gate = Arc::new((Mutex::new(false), Condvar::new()));
        let held = Arc::clone(&gate);
        hasher
            .queue(
                Standing::Stranger,
                Box::new(move |_| {
                    let open = held.0.lock().unwrap();
                    drop(held.1.wait_while(open, |open| !*open).unwrap());
                }),
            )
            .unwrap();
        for standing in [Standing::Stranger, Standing::Known] {
            let order = Arc::clone(&order);
            hasher.queue(standing, Box::new(move |_| order.lock().unwrap().push(standing))).unwrap();
        }
        *gate.0.lock().unwrap() = true;
        gate.1.notify_all();
        hasher.run(Standing::Stranger, |_| ()).await.unwrap();
        assert_eq!(*order.lock().unwrap(), [Standing::Known, Standing::Stranger]);
    }
}
