//! Whose turn it is: one of each asker after the other, so that nobody waits longer because somebody else asks more.

use std::collections::{HashMap, VecDeque};

use super::asker::Asker;

pub(super) struct Turns<T> {
    /// Everybody with something waiting, whose turn is next first.
    askers: VecDeque<Asker>,
    waiting: HashMap<Asker, VecDeque<T>>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self { askers: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<T> Turns<T> {
    pub(super) fn push(&mut self, asker: Asker, item: T) {
        let own = self.waiting.entry(asker).or_default();
        if own.is_empty() {
            self.askers.push_back(asker);
        }
        own.push_back(item);
    }

    pub(super) fn pop(&mut self) -> Option<T> {
        let asker = self.askers.pop_front()?;
        let own = self.waiting.get_mut(&asker).expect("whoever has a turn has something waiting");
        let item = own.pop_front();
        match own.is_empty() {
            true => {
                self.waiting.remove(&asker);
            }
            false => self.askers.push_back(asker),
        }
        item
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::door::Network;

    fn asker(last: u8) -> Asker {
        Asker::Address(Network::of(IpAddr::from([192, 0, 2, last])))
    }

    #[test]
    fn whoever_asks_once_waits_for_one_turn_of_each_other() {
        let mut turns = Turns::default();
        for number in 0..100 {
            turns.push(asker(1), number);
        }
        turns.push(asker(2), 1000);
        turns.push(asker(3), 2000);
        let first: Vec<i32> = (0..5).filter_map(|_| turns.pop()).collect();
        assert_eq!(first, [0, 1000, 2000, 1, 2]);
    }

    #[test]
    fn everything_comes_out_once_and_in_the_order_of_its_asker() {
        let mut turns = Turns::default();
        for number in 0..30_u8 {
            turns.push(asker(number % 3), number);
        }
        let all: Vec<u8> = std::iter::from_fn(|| turns.pop()).collect();
        assert_eq!(all, (0..30).collect::<Vec<u8>>());
        assert!(turns.pop().is_none() && turns.waiting.is_empty());
    }
}
