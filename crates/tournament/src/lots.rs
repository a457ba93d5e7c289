//! Lots drawn from a seed: the same seed gives the same order for ever, on every machine.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance that is nothing but its seed.
#[derive(Clone, Debug)]
pub(crate) struct Lots(ChaCha8Rng);

impl Lots {
    pub(crate) fn from_seed(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `bound`, each equally likely: draws that would favour small numbers are drawn again.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "a lot needs at least one number");
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.0.next_u64();
            if drawn < fair {
                return drawn % bound;
            }
        }
    }

    /// Whether something happens that happens so many times in a thousand.
    pub(crate) fn in_thousand(&mut self, times: u32) -> bool {
        self.below(1000) < u64::from(times)
    }

    pub(crate) fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.index(items.len())]
    }

    /// Fisher and Yates, from the last to the first.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }

    fn index(&mut self, bound: usize) -> usize {
        let drawn = self.below(u64::try_from(bound).expect("a length fits"));
        usize::try_from(drawn).expect("below a length")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_order_on_every_machine() {
        let mut players: Vec<u32> = (1..=10).collect();
        Lots::from_seed(2026).shuffle(&mut players);
        assert_eq!(players, [7, 2, 4, 6, 9, 5, 1, 10, 3, 8]);
    }

    #[test]
    fn every_order_of_three_is_drawn_about_equally_often() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..6000 {
            let mut players = [1, 2, 3];
            Lots::from_seed(seed).shuffle(&mut players);
            *counts.entry(players).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
