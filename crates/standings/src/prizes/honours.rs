//! Cups and books cannot be divided: among players who share prizes they go by the order of places
//! (D4.1-24a by Sonneborn-Berger, D4.1-24b by the ordinary correction). Whom the correction leaves
//! level a play-off or a lot has to part (D4.9.10): that is asked, never decided here
//! (docs/readings/prizes-level.md).

use super::order::seats;
use super::taking::{Lists, Offer};

/// One of the players who share prizes, in the order of places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub lists: Lists,
    pub place: u32,
}

/// Where honours go: to a player, or to be decided among several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Honours {
    /// Position of the player and the prize.
    pub given: Vec<(usize, usize)>,
    /// Positions of the players, and the prizes that wait.
    pub open: Vec<(Vec<usize>, Vec<usize>)>,
}

/// Gives the honours, dearest first, by the order of places, and so that every one of them finds
/// somebody entitled to it.
pub(super) fn give(candidates: &[Candidate], honours: &[Offer]) -> Honours {
    let lists: Vec<Lists> = candidates.iter().map(|candidate| candidate.lists).collect();
    let (taken, _) = seats(&lists, honours);
    let mut out = Honours::default();
    let positions: Vec<usize> = (0..candidates.len()).collect();
    for level in positions.chunk_by(|one, other| candidates[*one].place == candidates[*other].place) {
        let theirs = level.iter().filter_map(|at| taken[*at]).collect();
        among_level(level, &lists, theirs, &mut out);
    }
    out
}

/// Honours of players who share a place: only one of whom may have it takes it, the rest is open.
fn among_level(level: &[usize], lists: &[Lists], mut honours: Vec<Offer>, out: &mut Honours) {
    let mut players = level.to_vec();
    let entitled = |players: &[usize], honour: &Offer| -> Vec<usize> {
        players.iter().copied().filter(|at| lists[*at] & honour.bit() != 0).collect()
    };
    while let Some(index) = honours.iter().position(|honour| entitled(&players, honour).len() == 1) {
        let honour = honours.remove(index);
        let only = entitled(&players, &honour)[0];
        players.retain(|at| *at != only);
        out.given.push((only, honour.prize));
    }
    players.retain(|at| honours.iter().any(|honour| lists[*at] & honour.bit() != 0));
    if !honours.is_empty() {
        out.open.push((players, honours.iter().map(|honour| honour.prize).collect()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates(places: &[u32]) -> Vec<Candidate> {
        places.iter().map(|place| Candidate { lists: 1, place: *place }).collect()
    }

    fn honours(count: usize) -> Vec<Offer> {
        (0..count).map(|prize| Offer { prize, list: 0 }).collect()
    }

    #[test]
    fn honours_follow_the_places() {
        let out = give(&candidates(&[1, 2, 3]), &honours(2));
        assert_eq!((out.given, out.open), (vec![(0, 0), (1, 1)], Vec::new()));
    }

    #[test]
    fn d4_9_10_players_still_level_are_a_question() {
        let out = give(&candidates(&[1, 2, 2, 4]), &honours(4));
        assert_eq!(out.given, [(0, 0), (3, 3)]);
        assert_eq!(out.open, [(vec![1, 2], vec![1, 2])]);
    }
}
