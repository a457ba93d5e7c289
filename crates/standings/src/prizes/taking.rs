//! Which prizes players who are level take together: the most valuable ones that can be given one to
//! each of them. The sets of prizes that can be given like this are the independent sets of a matroid,
//! so the best set is found by asking for one prize after the other, dearest first, and does not
//! depend on the order of the players.

/// The lists a player is entitled to, or a set of lists: bit 0 for the first.
pub(super) type Lists = u32;

/// A prize somebody could take: its index and its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    pub prize: usize,
    pub list: u32,
}

impl Offer {
    pub(super) fn bit(self) -> Lists {
        1 << self.list
    }
}

/// The best prizes that these players can take one each. `offers` stand dearest first.
pub(super) fn take(players: &[Lists], offers: &[Offer]) -> Vec<Offer> {
    let mut seats = Seats::new(players);
    let mut taken: Vec<Offer> = Vec::new();
    for offer in offers {
        if taken.len() == players.len() {
            break;
        }
        if seats.seat(&taken, *offer) {
            taken.push(*offer);
        }
    }
    taken
}

/// Whether every prize can be given to one of the players, one to each at most.
pub(super) fn can_take_all(players: &[Lists], offers: &[Offer]) -> bool {
    offers.len() <= players.len() && take(players, offers).len() == offers.len()
}

/// Who of the players holds which of the prizes taken so far.
struct Seats<'a> {
    players: &'a [Lists],
    /// By player: the position of a prize.
    held: Vec<Option<usize>>,
}

impl<'a> Seats<'a> {
    fn new(players: &'a [Lists]) -> Self {
        Self { players, held: vec![None; players.len()] }
    }

    /// Seats one more prize; those seated before may change their players.
    fn seat(&mut self, taken: &[Offer], offer: Offer) -> bool {
        let all: Vec<Offer> = taken.iter().copied().chain([offer]).collect();
        let mut asked = vec![false; self.players.len()];
        self.place(&all, taken.len(), &mut asked)
    }

    fn place(&mut self, all: &[Offer], prize: usize, asked: &mut [bool]) -> bool {
        for player in 0..self.players.len() {
            if asked[player] || self.players[player] & all[prize].bit() == 0 {
                continue;
            }
            asked[player] = true;
            let is_free = match self.held[player] {
                None => true,
                Some(other) => self.place(all, other, asked),
            };
            if is_free {
                self.held[player] = Some(prize);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIN: Lists = 0b01;
    const BOTH: Lists = 0b11;

    fn offers(lists: &[u32]) -> Vec<Offer> {
        lists.iter().enumerate().map(|(prize, list)| Offer { prize, list: *list }).collect()
    }

    fn prizes(taken: &[Offer]) -> Vec<usize> {
        taken.iter().map(|offer| offer.prize).collect()
    }

    #[test]
    fn the_category_prize_goes_to_who_may_have_it_whoever_stands_first() {
        // Dearest first: main, category, main.
        let offers = offers(&[0, 1, 0]);
        for players in [[MAIN, BOTH], [BOTH, MAIN]] {
            assert_eq!(prizes(&take(&players, &offers)), [0, 1]);
        }
        assert_eq!(prizes(&take(&[MAIN, MAIN], &offers)), [0, 2]);
        assert_eq!(prizes(&take(&[0, MAIN], &offers)), [0]);
    }

    #[test]
    fn all_prizes_can_be_taken_only_by_enough_players_entitled() {
        assert!(can_take_all(&[BOTH, MAIN], &offers(&[1, 0])));
        assert!(!can_take_all(&[MAIN, MAIN], &offers(&[1, 0])));
        assert!(!can_take_all(&[BOTH], &offers(&[1, 0])));
    }
}
