//! What the order of places alone gives of prizes that are shared, and Hort's half of it.

use super::dividing::{Share, divide};
use super::honours::Candidate;
use super::taking::{Lists, Offer, can_take_all};

/// From the best placed on, everybody takes the dearest prize that leaves every other prize to somebody
/// entitled to it: who takes which, and whether all prizes are taken.
pub(super) fn seats(players: &[Lists], prizes: &[Offer]) -> (Vec<Option<Offer>>, bool) {
    let mut left = prizes.to_vec();
    let mut taken = Vec::new();
    for at in 0..players.len() {
        let is_left = |prize: &Offer| {
            let rest: Vec<Offer> = left.iter().filter(|other| *other != prize).copied().collect();
            players[at] & prize.bit() != 0 && can_take_all(&players[at + 1..], &rest)
        };
        let choice = left.iter().copied().find(is_left);
        left.retain(|prize| Some(*prize) != choice);
        taken.push(choice);
    }
    (taken, left.is_empty())
}

/// What the places give of these prizes; who shares a place shares the money. `None` if the prizes
/// cannot be taken one each.
pub(super) fn by_order(players: &[Candidate], prizes: &[(Offer, i64)], unit: i64) -> Option<Vec<i64>> {
    let lists: Vec<Lists> = players.iter().map(|player| player.lists).collect();
    let offers: Vec<Offer> = prizes.iter().map(|(offer, _)| *offer).collect();
    let (taken, true) = seats(&lists, &offers) else { return None };
    let mut amounts = vec![0; players.len()];
    let positions: Vec<usize> = (0..players.len()).collect();
    for same in positions.chunk_by(|one, other| players[*one].place == players[*other].place) {
        let (first, end) = (same[0], same[0] + same.len());
        // In the order of the prizes, dearest first.
        let is_theirs = |(offer, _): &&(Offer, i64)| taken[first..end].contains(&Some(*offer));
        let theirs: Vec<(Offer, i64)> = prizes.iter().filter(is_theirs).copied().collect();
        for share in divide(&theirs, &lists[first..end], unit) {
            share.players.iter().for_each(|(at, amount)| amounts[first + at] = *amount);
        }
    }
    Some(amounts)
}

/// Half of what the place gives and half of the equal share; of the halves of a unit the first players
/// get a whole one, until nothing is left.
pub(super) fn halves(share: &Share, own: &[i64], unit: i64) -> Vec<i64> {
    let sums: Vec<i64> = share.players.iter().zip(own).map(|((_, equal), own)| equal + own).collect();
    let is_whole = share.players.iter().map(|(_, equal)| equal).chain(own).all(|amount| amount % unit == 0);
    let unit = if is_whole { unit } else { 1 };
    let mut amounts: Vec<i64> = sums.iter().map(|sum| sum / (2 * unit) * unit).collect();
    let mut rest = share.sum() - amounts.iter().sum::<i64>();
    for (amount, sum) in amounts.iter_mut().zip(&sums) {
        if sum % (2 * unit) != 0 && rest >= unit {
            *amount += unit;
            rest -= unit;
        }
    }
    amounts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn main_prizes(sums: &[i64]) -> Vec<(Offer, i64)> {
        sums.iter().enumerate().map(|(prize, sum)| (Offer { prize, list: 0 }, *sum)).collect()
    }

    fn players(places: &[u32]) -> Vec<Candidate> {
        places.iter().map(|place| Candidate { lists: 1, place: *place }).collect()
    }

    #[test]
    fn everybody_takes_the_prize_of_the_own_place() {
        let own = |places: &[u32], sums: &[i64]| by_order(&players(places), &main_prizes(sums), 1).unwrap();
        assert_eq!(own(&[1, 2, 3], &[900, 600]), [900, 600, 0]);
        assert_eq!(own(&[1, 2, 2], &[900, 600, 300]), [900, 450, 450]);
    }

    #[test]
    fn hort_is_half_the_own_prize_and_half_the_share() {
        let share = Share { prizes: Vec::new(), players: vec![(0, 601), (1, 600), (2, 600)] };
        assert_eq!(halves(&share, &[1000, 500, 301], 1), [801, 550, 450]);
    }
}
