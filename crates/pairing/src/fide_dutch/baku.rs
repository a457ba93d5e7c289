//! Baku acceleration (C.04.7): fictitious points for the upper half in the first rounds.

use std::collections::BTreeSet;

use rokade_model::{Acceleration, HalfPoints, History, RoundNumber, StartNumber};

use super::numbers;
use crate::attendance::Attendance;

/// The fictitious points of everybody in every round. The list of the first round is split; whoever comes later
/// belongs to the upper group if stronger than its last player (docs/readings/fide-dutch-baku.md).
pub(super) fn points(
    history: &History,
    round: RoundNumber,
    attendance: &Attendance,
) -> impl Fn(StartNumber, RoundNumber) -> HalfPoints {
    let upper = upper_group(history, &numbers::paired_first(history, round, attendance));
    let accelerated = history.rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let win = history.scoring.win;
    move |player, round| {
        if !upper.contains(&player) || round > accelerated {
            HalfPoints::ZERO
        } else if round <= full {
            win
        } else {
            HalfPoints(win.0 / 2)
        }
    }
}

/// The fictitious points of every round written out, by ranges of start numbers.
pub fn baku_points(history: &History, round: RoundNumber) -> Vec<Acceleration> {
    let attendance = Attendance::as_entered(history, round);
    let points = points(history, round, &attendance);
    let mut lines: Vec<Acceleration> = Vec::new();
    for number in 1..=history.rounds {
        let mut range: Option<Acceleration> = None;
        for player in &history.players {
            let given = points(player.number, number);
            match &mut range {
                Some(open) if open.points == given => open.last_player = player.number,
                _ => {
                    lines.extend(range.take());
                    range = (given > HalfPoints::ZERO).then_some(Acceleration {
                        points: given,
                        first_round: number,
                        last_round: number,
                        first_player: player.number,
                        last_player: player.number,
                    });
                }
            }
        }
        lines.extend(range);
    }
    joined(lines)
}

/// Lines that differ only in following rounds become one.
fn joined(lines: Vec<Acceleration>) -> Vec<Acceleration> {
    let mut joined: Vec<Acceleration> = Vec::new();
    for line in lines {
        let before = joined.iter_mut().find(|other| {
            (other.points, other.first_player, other.last_player) == (line.points, line.first_player, line.last_player)
                && other.last_round + 1 == line.first_round
        });
        match before {
            Some(other) => other.last_round = line.last_round,
            None => joined.push(line),
        }
    }
    joined
}

/// Everybody down to the last player of the first round's upper half.
fn upper_group(history: &History, first: &[StartNumber]) -> BTreeSet<StartNumber> {
    let order = history.by_strength();
    let last = upper_half(first.len()).checked_sub(1).map(|place| first[place]);
    let end = order.iter().position(|player| Some(*player) == last).map_or(0, |place| place + 1);
    order.into_iter().take(end).collect()
}

/// Half of the players, rounded up to an even number.
fn upper_half(players: usize) -> usize {
    (2 * players.div_ceil(4)).min(players)
}
