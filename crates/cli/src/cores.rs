//! Work on all cores, answered in the order it was given.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, TryRecvError};
use std::sync::{Condvar, Mutex, PoisonError};

/// So many pieces may be done before their turn: one hard piece does not fill the memory with the
/// answers to the easy ones behind it.
const AHEAD: usize = 4_096;

/// What comes out, one after the other.
pub enum Turn<R> {
    Answer(R),
    /// The next answer is not ready: time to show what has been gathered.
    Pause,
}

/// Whether the answers are still wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    GoOn,
    Stop,
}

/// Does every piece of `work` on all cores. The work is drawn as it is needed, so that it may be an
/// endless stream; `take` hears the answers in the order of the work.
pub fn in_order<T: Send, R: Send>(
    work: impl Iterator<Item = T> + Send,
    each: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(Turn<R>) -> Wish,
) {
    let work = Mutex::new(work.enumerate());
    let window = Window::default();
    let (sender, answers) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            let (sender, work, window, each) = (sender.clone(), &work, &window, &each);
            scope.spawn(move || {
                while !window.is_closed() {
                    let piece = work.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((index, piece)) = piece else { break };
                    window.wait_for(index);
                    if sender.send((index, each(piece))).is_err() {
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
            while let Some(answer) = early.remove(&next) {
                next += 1;
                if take(Turn::Answer(answer)) == Wish::Stop {
                    window.close();
                    return;
                }
            }
            window.open_to(next);
        }
    });
}

/// The next answer of any worker; none when all are done.
fn receive<R>(answers: &mpsc::Receiver<(usize, R)>, take: &mut impl FnMut(Turn<R>) -> Wish) -> Option<(usize, R)> {
    match answers.try_recv() {
        Ok(answer) => Some(answer),
        Err(TryRecvError::Disconnected) => None,
        Err(TryRecvError::Empty) => {
            take(Turn::Pause);
            answers.recv().ok()
        }
    }
}

/// How far the answers have been taken, and so how far ahead the work may run.
#[derive(Default)]
struct Window {
    taken: Mutex<usize>,
    moved: Condvar,
    closed: AtomicBool,
}

impl Window {
    fn wait_for(&self, index: usize) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        while index >= taken.saturating_add(AHEAD) && !self.is_closed() {
            taken = self.moved.wait(taken).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn open_to(&self, next: usize) {
        *self.taken.lock().unwrap_or_else(PoisonError::into_inner) = next;
        self.moved.notify_all();
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.open_to(usize::MAX);
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
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
}
