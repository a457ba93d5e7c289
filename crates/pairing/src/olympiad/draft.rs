//! Teams drafted by strength.

use std::collections::BTreeSet;

use rokade_model::{History, StartNumber};

use crate::NOBODY;

/// The teams, each by board, from the players by strength, best first.
///
/// D4.9.9.5 prints the picks of four teams: 1 to 4, back again, from the middle on, and that
/// back again. For other numbers of teams see `docs/readings/olympiad-draft.md`.
pub fn draft(players: &[StartNumber], teams: usize) -> Vec<Vec<StartNumber>> {
    let mut drafted = vec![Vec::new(); teams];
    for (player, team) in players.iter().zip(picks(teams).concat().into_iter().cycle()) {
        drafted[team].push(*player);
    }
    drafted
}

/// Which teams pick one after the other, turn by turn, from 0; then from the beginning again.
pub(super) fn picks(teams: usize) -> [Vec<usize>; 4] {
    let forward: Vec<usize> = (0..teams).collect();
    let mut rotated = forward.clone();
    rotated.rotate_left(teams / 2);
    let back = |order: &[usize]| order.iter().rev().copied().collect::<Vec<_>>();
    [forward.clone(), back(&forward), rotated.clone(), back(&rotated)]
}

/// The teams of an event: those formed, or else those of the draft. A place of a player who is
/// unknown or stands elsewhere already is empty.
pub(super) fn teams_of(history: &History, teams: usize) -> Vec<Vec<StartNumber>> {
    if history.teams.is_empty() {
        return draft(&history.by_strength(), teams);
    }
    let mut seen = BTreeSet::new();
    let mut known = |number: StartNumber| history.player(number).is_some() && seen.insert(number);
    (history.teams.iter())
        .map(|team| team.iter().map(|number| if known(*number) { *number } else { NOBODY }).collect())
        .collect()
}
