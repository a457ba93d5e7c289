//! How money is divided between players who are level: as evenly as their entitlement allows.
//!
//! No player, and no set of them, gets more than the best prizes they could win one each. Among all ways
//! to pay everything out like that there is one that is most even: the players with the least to hope
//! for share that first, then the same among the others with what is left. Where everybody is entitled
//! to everything this is the plain equal share (docs/readings/prizes-sharing.md).

use super::flow::Flow;
use super::taking::{Lists, Offer, take};

/// Prizes whose money these players share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub prizes: Vec<Offer>,
    /// By position, with what each gets.
    pub players: Vec<(usize, i64)>,
}

impl Share {
    pub(super) fn sum(&self) -> i64 {
        self.players.iter().map(|(_, amount)| amount).sum()
    }
}

/// Divides prizes, dearest first, between players in the order of places, who can take them one each.
/// Players who are entitled to none of them stand in no share.
pub(super) fn divide(prizes: &[(Offer, i64)], players: &[Lists], unit: i64) -> Vec<Share> {
    let dividing = Dividing { prizes, players, unit };
    let is_entitled = |player: &usize| prizes.iter().any(|(offer, _)| players[*player] & offer.bit() != 0);
    let mut waiting: Vec<usize> = (0..players.len()).filter(is_entitled).collect();
    let mut paid: Vec<(usize, i64)> = Vec::new();
    let mut shares = Vec::new();
    while !waiting.is_empty() {
        let sharing = dividing.tightest(&paid, waiting.clone());
        let share = dividing.evenly(&paid, &sharing);
        paid.extend(&share.players);
        waiting.retain(|player| !sharing.contains(player));
        shares.push(share);
    }
    shares
}

struct Dividing<'a> {
    prizes: &'a [(Offer, i64)],
    players: &'a [Lists],
    unit: i64,
}

impl Dividing<'_> {
    /// The best prizes that these players can take.
    fn best(&self, players: impl Iterator<Item = usize>) -> Vec<(Offer, i64)> {
        let lists: Vec<Lists> = players.map(|player| self.players[player]).collect();
        let offers: Vec<Offer> = self.prizes.iter().map(|(offer, _)| *offer).collect();
        let taken = take(&lists, &offers);
        self.prizes.iter().filter(|(offer, _)| taken.contains(offer)).copied().collect()
    }

    /// What some more players bring to those who are paid already: prizes, and their sum.
    fn brought(&self, paid: &[(usize, i64)], by: &[usize]) -> (Vec<Offer>, i64) {
        let had = self.best(paid.iter().map(|(player, _)| *player));
        let all = self.best(paid.iter().map(|(player, _)| *player).chain(by.iter().copied()));
        let new: Vec<(Offer, i64)> = all.into_iter().filter(|prize| !had.contains(prize)).collect();
        (new.iter().map(|(offer, _)| *offer).collect(), new.iter().map(|(_, sum)| sum).sum())
    }

    /// Of those waiting, the players with the least to hope for: an equal share of what they bring can
    /// be paid to all of them, and to the others no less.
    fn tightest(&self, paid: &[(usize, i64)], mut sharing: Vec<usize>) -> Vec<usize> {
        loop {
            let (_, sum) = self.brought(paid, &sharing);
            let count = number(sharing.len());
            let mut flow = self.flow(paid, count);
            // In units of one over the number of players every share is whole.
            let short: Vec<usize> = sharing.iter().copied().filter(|player| flow.raise(*player, sum) < sum).collect();
            if short.is_empty() {
                return sharing;
            }
            let rivals = flow.rivals(&short);
            sharing.retain(|player| rivals.contains(player));
        }
    }

    /// The network with everybody paid who is.
    fn flow(&self, paid: &[(usize, i64)], scale: i64) -> Flow {
        let mut flow = Flow::new(self.prizes, self.players, scale);
        for (player, amount) in paid {
            let raised = flow.raise(*player, amount * scale);
            assert_eq!(raised, amount * scale, "what is paid could be paid");
        }
        flow
    }

    /// Equal amounts in whole units; what is left goes out one unit each from the first player on, as
    /// far as it can be paid to each, until nothing is left.
    fn evenly(&self, paid: &[(usize, i64)], sharing: &[usize]) -> Share {
        let (prizes, sum) = self.brought(paid, sharing);
        let base = sum / number(sharing.len()) / self.unit * self.unit;
        let mut flow = self.flow(paid, 1);
        let mut players: Vec<(usize, i64)> =
            sharing.iter().map(|player| (*player, flow.raise(*player, base))).collect();
        let mut rest = sum - players.iter().map(|(_, amount)| amount).sum::<i64>();
        while rest > 0 {
            let before = rest;
            for (player, amount) in &mut players {
                let more = flow.raise(*player, self.unit.min(rest));
                *amount += more;
                rest -= more;
            }
            assert!(rest < before, "what players bring can be paid to them");
        }
        Share { prizes, players }
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).expect("players fit")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIN: Lists = 0b01;
    const BOTH: Lists = 0b11;

    /// Prizes as list and sum, dearest first.
    fn amounts(prizes: &[(u32, i64)], players: &[Lists], unit: i64) -> Vec<i64> {
        let offer = |(prize, (list, sum)): (usize, &(u32, i64))| (Offer { prize, list: *list }, *sum);
        let prizes: Vec<(Offer, i64)> = prizes.iter().enumerate().map(offer).collect();
        let mut amounts = vec![0; players.len()];
        for (player, amount) in divide(&prizes, players, unit).into_iter().flat_map(|share| share.players) {
            amounts[player] = amount;
        }
        amounts
    }

    #[test]
    fn the_rest_goes_out_one_unit_each_from_the_top() {
        assert_eq!(amounts(&[(0, 1000)], &[MAIN, MAIN, MAIN], 1), [334, 333, 333]);
        assert_eq!(amounts(&[(0, 2000)], &[MAIN, MAIN, MAIN], 100), [700, 700, 600]);
        assert_eq!(amounts(&[(0, 1050)], &[MAIN, MAIN, MAIN], 100), [400, 350, 300]);
    }

    #[test]
    fn a_category_prize_counts_towards_an_equal_share_and_no_further() {
        assert_eq!(amounts(&[(0, 500), (1, 400)], &[MAIN, BOTH], 1), [450, 450]);
        assert_eq!(amounts(&[(1, 1000), (0, 500)], &[MAIN, BOTH], 1), [500, 1000]);
        assert_eq!(amounts(&[(0, 300), (1, 300)], &[MAIN, MAIN, BOTH], 1), [150, 150, 300]);
    }

    #[test]
    fn nobody_gets_more_by_a_tie_than_the_best_prize_that_is_for_him() {
        // The man cannot live on two main prizes because both women take the dearer one.
        assert_eq!(amounts(&[(1, 1000), (0, 100), (0, 90)], &[MAIN, BOTH, BOTH], 1), [100, 545, 545]);
    }

    #[test]
    fn no_unit_left_over_crosses_into_a_prize_of_others() {
        // The men may have the main money alone: 6 of 10 would be one too many.
        let prizes = [(0, 3), (1, 3), (0, 2), (1, 2)];
        assert_eq!(amounts(&prizes, &[MAIN, MAIN, BOTH, BOTH], 1).iter().take(2).sum::<i64>(), 5);
    }

    #[test]
    fn who_is_entitled_to_nothing_gets_nothing() {
        assert_eq!(amounts(&[(0, 100)], &[0, MAIN], 1), [0, 100]);
    }
}
