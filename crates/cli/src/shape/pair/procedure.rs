//! How a round came about: floats, score groups, steps, averages.

use rokade_model::{HalfPoints, StartNumber};
use rokade_pairing::{Board, Direction, Float, OpponentAverage, Pairing, ScoreGroup, Step};
use serde::Serialize;

use crate::shape::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(super) struct FloatShape {
    player: StartNumber,
    direction: &'static str,
    from: String,
    /// Null for the bye.
    to: Option<String>,
    /// Why this player, where the system says so.
    #[serde(flatten)]
    reason: Option<ReasonShape>,
}

impl FloatShape {
    /// The system's own floats; of a system that keeps none, the boards between different scores.
    pub(super) fn all(pairing: &Pairing, voice: &Voice) -> Vec<Self> {
        if pairing.floats.is_empty() && pairing.groups.is_empty() {
            return pairing.boards.iter().flat_map(by_scores).collect();
        }
        pairing.floats.iter().map(|float| Self::of(float, voice)).collect()
    }

    fn of(float: &Float, voice: &Voice) -> Self {
        Self {
            player: float.player,
            direction: direction(float.direction),
            from: float.from.to_string(),
            to: float.to.map(|points| points.to_string()),
            reason: Some(ReasonShape::of(&float.reason, voice, &["player", "direction", "from", "to"])),
        }
    }
}

const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Down => "down",
        Direction::Up => "up",
    }
}

/// Two players of different scores: the one with more goes down to the other, who goes up.
/// See docs/readings/cli-floats.md.
fn by_scores(board: &Board) -> Vec<FloatShape> {
    let (white, black) = board.scores;
    if white == black {
        return Vec::new();
    }
    let float = |player, from: HalfPoints, to: HalfPoints| FloatShape {
        player,
        direction: direction(if from > to { Direction::Down } else { Direction::Up }),
        from: from.to_string(),
        to: Some(to.to_string()),
        reason: None,
    };
    let mut floats = vec![float(board.white, white, black), float(board.black, black, white)];
    floats.sort_by_key(|float| float.direction);
    floats
}

#[derive(Serialize)]
pub(super) struct GroupShape {
    points: String,
    residents: Vec<StartNumber>,
    moved_down: Vec<StartNumber>,
    moved_up: Vec<StartNumber>,
    floated: Vec<StartNumber>,
    failings: Vec<ReasonShape>,
}

impl GroupShape {
    pub(super) fn of(group: &ScoreGroup, voice: &Voice) -> Self {
        Self {
            points: group.points.to_string(),
            residents: group.residents.clone(),
            moved_down: group.moved_down.clone(),
            moved_up: group.moved_up.clone(),
            floated: group.floated.clone(),
            failings: super::reason_shapes(&group.failings, voice),
        }
    }
}

#[derive(Serialize)]
pub(super) struct StepShape {
    /// Index into `groups`.
    group: usize,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl StepShape {
    pub(super) fn of(step: &Step, voice: &Voice) -> Self {
        Self { group: step.group, reason: ReasonShape::of(&step.reason, voice, &["group"]) }
    }
}

#[derive(Serialize)]
pub(super) struct AverageShape {
    player: StartNumber,
    /// Null while no opponent has a rating.
    average: Option<String>,
}

impl AverageShape {
    pub(super) fn of(average: &OpponentAverage) -> Self {
        Self { player: average.player, average: average.tenths.map(decimal) }
    }
}

/// `2310.4`, and `2310` where the tenth is nothing.
fn decimal(tenths: u32) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_are_plain_decimals() {
        assert_eq!((decimal(23_104), decimal(23_100), decimal(4)), ("2310.4".into(), "2310".into(), "0.4".into()));
    }
}
