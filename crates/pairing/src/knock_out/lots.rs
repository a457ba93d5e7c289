//! Lots of the bracket: nothing but the seed decides, so anybody can draw them again.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rokade_model::RoundNumber;

pub(super) struct Lots(ChaCha8Rng);

impl Lots {
    /// The draw of the lines before round 1.
    pub(super) fn of_lines(seed: u64) -> Self {
        Self::keyed(seed, 0, 0)
    }

    /// The draw of the colours before one match. Each match has its own, so that none depends on
    /// whether another was played.
    pub(super) fn of_match(seed: u64, round: RoundNumber, number: usize) -> Self {
        Self::keyed(seed, u64::from(round), u64::try_from(number).expect("a match number fits"))
    }

    fn keyed(seed: u64, round: u64, number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&round.to_le_bytes());
        bytes[16..24].copy_from_slice(&number.to_le_bytes());
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `bound`, each equally likely: draws that would favour small numbers are drawn again.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a count of players fits");
        assert!(bound > 0, "a lot needs at least one number");
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.0.next_u64();
            if drawn < fair {
                return usize::try_from(drawn % bound).expect("below a count of players");
            }
        }
    }

    /// Fisher and Yates, from the last to the first.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_lots_on_every_machine() {
        let mut numbers: Vec<u32> = (1..=10).collect();
        Lots::of_lines(2026).shuffle(&mut numbers);
        assert_eq!(numbers, [7, 2, 4, 6, 9, 5, 1, 10, 3, 8]);
        let colours: Vec<usize> = (1..=8).map(|number| Lots::of_match(2026, 1, number).below(2)).collect();
        assert_eq!(colours, (1..=8).map(|number| Lots::of_match(2026, 1, number).below(2)).collect::<Vec<_>>());
    }

    #[test]
    fn every_order_and_both_colours_are_drawn_about_equally_often() {
        let mut orders = std::collections::BTreeMap::new();
        let mut firsts = 0;
        for seed in 0..6000 {
            let mut numbers = [1, 2, 3];
            Lots::of_lines(seed).shuffle(&mut numbers);
            *orders.entry(numbers).or_insert(0) += 1;
            firsts += Lots::of_match(seed, 2, 3).below(2);
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|count| (850..1150).contains(count)), "{orders:?}");
        assert!((2850..3150).contains(&firsts), "{firsts}");
    }
}
