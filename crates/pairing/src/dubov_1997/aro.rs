//! The average rating of a player's opponents, exact.

use std::cmp::Ordering;

use rokade_model::{History, Participant, RoundNumber};

use crate::OpponentAverage;

/// The ratings of the opponents of games played, added up; unrated ones are left out. Without any
/// it stands below every other (docs/readings/dubov-1997-ratings.md).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aro {
    sum: u64,
    opponents: u32,
}

impl Aro {
    /// Before a round (D4.9.6-1).
    pub(super) fn before(history: &History, player: &Participant, round: RoundNumber) -> Self {
        let through = player.rounds.iter().take(usize::try_from(round - 1).expect("a round number fits"));
        let ratings = through.filter_map(|entry| history.player(entry.met()?)?.rating);
        ratings.fold(Self::default(), |aro, rating| Self {
            sum: aro.sum + u64::from(rating),
            opponents: aro.opponents + 1,
        })
    }

    /// In tenths of a point, half a tenth rounded up; `None` without opponents.
    pub(super) fn tenths(self) -> Option<u32> {
        let twice = 2 * u64::from(self.opponents);
        let tenths = (20 * self.sum + u64::from(self.opponents)).checked_div(twice)?;
        Some(u32::try_from(tenths).unwrap_or(u32::MAX))
    }
}

impl Ord for Aro {
    fn cmp(&self, other: &Self) -> Ordering {
        let is_some = |aro: &Self| aro.opponents > 0;
        let product = |one: &Self, two: &Self| u128::from(one.sum) * u128::from(two.opponents);
        is_some(self).cmp(&is_some(other)).then_with(|| product(self, other).cmp(&product(other, self)))
    }
}

impl PartialOrd for Aro {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Aro {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Aro {}

/// D4.9.6-9: the list that is published with every round, so that the players can pair it themselves.
pub(super) fn published(history: &History, round: RoundNumber) -> Vec<OpponentAverage> {
    let average = |player: &Participant| OpponentAverage {
        player: player.number,
        tenths: Aro::before(history, player, round).tenths(),
    };
    history.players.iter().map(average).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aro(sum: u64, opponents: u32) -> Aro {
        Aro { sum, opponents }
    }

    #[test]
    fn d4_9_6_1_averages_are_compared_as_fractions() {
        assert_eq!(aro(4000, 2), aro(6000, 3));
        assert!(aro(6001, 3) > aro(4000, 2));
        // The same to a tenth, and yet not equal.
        assert!(aro(20_001, 10) < aro(60_004, 30) && aro(20_001, 10).tenths() == aro(60_004, 30).tenths());
        assert!(aro(0, 0) < aro(0, 1));
    }

    #[test]
    fn d4_9_6_9_averages_are_published_in_tenths() {
        assert_eq!(aro(0, 0).tenths(), None);
        assert_eq!(aro(6955, 3).tenths(), Some(23183));
        assert_eq!(aro(46_367, 20).tenths(), Some(23184), "half a tenth is rounded up");
    }
}
