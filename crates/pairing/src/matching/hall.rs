//! Seats of one side that together can meet fewer of the other side than they are (Hall).

use super::Barrier;

/// The first of `column` who, with those before, cannot all have somebody of `facing`: the seats that show it and
/// the only ones they may meet.
pub(crate) fn short_of(column: &[usize], facing: &[usize], may_meet: impl Fn(usize, usize) -> bool) -> Option<Barrier> {
    let mut search = Search { facing, may_meet, taken: vec![None; facing.len()], seen: Vec::new() };
    column.iter().find_map(|player| {
        search.seen = vec![false; facing.len()];
        if search.seat(*player) {
            return None;
        }
        let seen = || search.seen.iter().enumerate().filter(|(_, seen)| **seen).map(|(index, _)| index);
        let mut players: Vec<usize> = seen().filter_map(|index| search.taken[index]).chain([*player]).collect();
        players.sort_unstable();
        let mut opponents: Vec<usize> = seen().map(|index| facing[index]).collect();
        opponents.sort_unstable();
        Some(Barrier { opponents, groups: players.into_iter().map(|player| vec![player]).collect() })
    })
}

struct Search<'a, F> {
    facing: &'a [usize],
    may_meet: F,
    taken: Vec<Option<usize>>,
    seen: Vec<bool>,
}

impl<F: Fn(usize, usize) -> bool> Search<'_, F> {
    /// Gives a player an opponent, moving others on where that helps.
    fn seat(&mut self, player: usize) -> bool {
        for index in 0..self.facing.len() {
            if self.seen[index] || !(self.may_meet)(player, self.facing[index]) {
                continue;
            }
            self.seen[index] = true;
            if self.taken[index].is_none_or(|holder| self.seat(holder)) {
                self.taken[index] = Some(player);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_who_can_only_meet_two_are_named_with_them() {
        let may_meet = |one: usize, other: usize| other < 12 || one == 3;
        let found = short_of(&[0, 1, 2, 3], &[10, 11, 12, 13], may_meet).unwrap();
        assert_eq!((found.groups, found.opponents), (vec![vec![0], vec![1], vec![2]], vec![10, 11]));
        assert_eq!(short_of(&[0, 1, 3], &[10, 11, 12, 13], may_meet), None);
    }
}
