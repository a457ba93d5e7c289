//! Work on all cores, answered in the order it was given.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::mpsc::{self, TryRecvError};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// So many pieces may be done before their turn: one hard piece does not fill the memory with the
/// answers to the easy ones behind it.
const AHEAD: usize = 4_096;

/// What comes out, one after the other.
pub(crate) enum Turn<R> {
    Answer(R),
    /// The next answer is not ready: time to show what has been gathered.
    Pause,
}

/// Whether the answers are still wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    GoOn,
    Stop,
}

/// A piece of work, or its answer, and how much of the room it takes.
pub(crate) struct Weighed<T> {
    pub it: T,
    pub weight: usize,
}

/// Does every piece of `work` on all cores. The work is drawn as it is needed, so that it may be an
/// endless stream; `take` hears the answers in the order of the work.
pub(crate) fn in_order<T: Send, R: Send>(
    work: impl Iterator<Item = T> + Send,
    each: impl Fn(T) -> R + Sync,
    take: impl FnMut(Turn<R>) -> Wish,
) {
    let work = work.map(|it| Weighed { it, weight: 1 });
    within(AHEAD, work, || |piece| Weighed { it: each(piece), weight: 1 }, take);
}

/// The same for pieces of very different weight: what has been drawn and is not yet taken, as work or as answer,
/// weighs no more than `room` and the pieces in hand. `worker` makes what each core works with.
pub(crate) fn within<T: Send, R: Send, W: FnMut(T) -> Weighed<R>>(
    room: usize,
    work: impl Iterator<Item = Weighed<T>> + Send,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(Turn<R>) -> Wish,
) {
    let work = Mutex::new(work.enumerate());
    let scales = Scales { room, load: Mutex::new(Load::default()), changed: Condvar::new() };
    let (sender, answers) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            let (sender, work, scales, worker) = (sender.clone(), &work, &scales, &worker);
            scope.spawn(move || {
                let _closing = CloseOnPanic(scales);
                let mut each = worker();
                while let Some((index, piece)) = scales.draw(work) {
                    let answer = each(piece.it);
                    scales.exchange(piece.weight, answer.weight);
                    if sender.send((index, answer)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut next = 0;
        while let Some((index, answer)) = receive(&answers, &mut take) {
            early.insert(index, answer);
            while let Some(Weighed { it, weight }) = early.remove(&next) {
                next += 1;
                let wish = take(Turn::Answer(it));
                scales.exchange(weight, 0);
                if wish == Wish::Stop {
                    scales.close();
                    return;
                }
            }
        }
    });
}

/// The next answer of any worker; none when all are done.
fn receive<A, R>(answers: &mpsc::Receiver<A>, take: &mut impl FnMut(Turn<R>) -> Wish) -> Option<A> {
    match answers.try_recv() {
        Ok(answer) => Some(answer),
        Err(TryRecvError::Disconnected) => None,
        Err(TryRecvError::Empty) => {
            take(Turn::Pause);
            answers.recv().ok()
        }
    }
}

/// What has been drawn and not yet taken, and so whether more may be drawn. The oldest piece that is not taken has
/// always been drawn, so waiting for room ends.
struct Scales {
    room: usize,
    load: Mutex<Load>,
    changed: Condvar,
}

#[derive(Default)]
struct Load {
    weight: usize,
    is_closed: bool,
}

impl Scales {
    /// The next piece with its number, once there is room; none when there is no more or nobody wants it.
    fn draw<T>(&self, work: &Mutex<impl Iterator<Item = (usize, Weighed<T>)>>) -> Option<(usize, Weighed<T>)> {
        let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
        if self.wait_for_room().is_closed {
            return None;
        }
        let (index, piece) = work.next()?;
        self.exchange(0, piece.weight);
        Some((index, piece))
    }

    fn wait_for_room(&self) -> MutexGuard<'_, Load> {
        let is_full = |load: &mut Load| load.weight >= self.room && !load.is_closed;
        self.changed.wait_while(self.lock(), is_full).unwrap_or_else(PoisonError::into_inner)
    }

    fn exchange(&self, before: usize, after: usize) {
        let mut load = self.lock();
        load.weight = (load.weight - before).saturating_add(after);
        self.changed.notify_one();
    }

    fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Load> {
        self.load.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A worker that fails takes its piece with it, so nobody may wait for the room of that piece.
struct CloseOnPanic<'a>(&'a Scales);

impl Drop for CloseOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(count: u64, stop_at: u64) -> Vec<u64> {
        let mut seen = Vec::new();
        in_order(
            0..count,
            |number| number * number,
            |turn| {
                if let Turn::Answer(square) = turn {
                    seen.push(square);
                }
                if seen.len() as u64 == stop_at { Wish::Stop } else { Wish::GoOn }
            },
        );
        seen
    }

    #[test]
    fn answers_come_in_the_order_of_the_work() {
        let count = 3 * AHEAD as u64;
        assert_eq!(squares(count, u64::MAX), (0..count).map(|number| number * number).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_is_answered_after_a_stop() {
        assert_eq!(squares(100_000, 3), [0, 1, 4]);
    }

    #[test]
    fn a_slow_first_piece_does_not_upset_the_order() {
        let mut seen = Vec::new();
        let each = |number: u64| {
            if number == 0 {
                std::thread::sleep(std::time::Duration::from_millis(30));
            }
            number
        };
        in_order(0..20_000, each, |turn| {
            seen.extend(match turn {
                Turn::Answer(number) => Some(number),
                Turn::Pause => None,
            });
            Wish::GoOn
        });
        assert!(seen.len() == 20_000 && seen.is_sorted());
    }

    #[test]
    fn no_more_is_drawn_than_there_is_room_for() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        const ROOM: usize = 1_000;
        const HEAVIEST: usize = 300;
        let workers = std::thread::available_parallelism().map_or(1, NonZero::get);
        let (drawn, taken, most) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
        let work = (0..2_000_usize).map(|number| {
            let weight = 1 + number * 7_919 % HEAVIEST;
            let load = drawn.fetch_add(weight, Ordering::SeqCst) + weight - taken.load(Ordering::SeqCst);
            most.fetch_max(load, Ordering::SeqCst);
            Weighed { it: weight, weight }
        });
        let mut answers = 0;
        within(
            ROOM,
            work,
            || |weight| Weighed { it: weight, weight },
            |turn| {
                if let Turn::Answer(weight) = turn {
                    answers += 1;
                    // Whoever takes the answers may be slow.
                    if answers % 100 == 0 {
                        std::thread::sleep(std::time::Duration::from_millis(1));
                    }
                    taken.fetch_add(weight, Ordering::SeqCst);
                }
                Wish::GoOn
            },
        );
        assert_eq!(answers, 2_000);
        let most = most.into_inner();
        assert!(most <= ROOM + (workers + 1) * HEAVIEST, "{most} drawn at once");
    }

    #[test]
    fn a_piece_heavier_than_the_room_is_done_alone() {
        let mut seen = Vec::new();
        let heavy = |it: u32| Weighed { it, weight: 10 };
        within(
            3,
            (0..50).map(heavy),
            || heavy,
            |turn| {
                seen.extend(match turn {
                    Turn::Answer(number) => Some(number),
                    Turn::Pause => None,
                });
                Wish::GoOn
            },
        );
        assert_eq!(seen, (0..50).collect::<Vec<_>>());
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_failing_worker_is_not_waited_for() {
        let each = |number: u32| {
            assert!(number != 3, "the third piece fails");
            Weighed { it: number, weight: 1 }
        };
        within(2, (0..1_000).map(|it| Weighed { it, weight: 1 }), || each, |_| Wish::GoOn);
    }
}
