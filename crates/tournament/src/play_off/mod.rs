//! Play-offs and lots about places: what was agreed, what was drawn, what was played.
//!
//! The ladders of the championship rules are here; who may play off is decided in `level`, how far
//! it has come in `course`. What the order means for the table is left to the standings.

mod course;
mod level;

pub(crate) use course::Fixture;
pub use course::{Course, Heat};
pub use level::Level;
pub(crate) use level::{complete, kept_order};

use rokade_clause::HandbookEdition;
use rokade_pairing::System;
use serde::{Deserialize, Serialize};

use crate::handbook::{Ladders, ladders};
use crate::ladder::{by_lot, sudden_death};
use crate::{MatchGame, PlayerId, Stage, StageKind};

/// Whose stages a play-off climbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayOffLadder {
    /// Two rapid, two blitz, sudden death (D4.2-36d).
    Champion,
    /// Two blitz, two more, sudden death (D4.2-37f).
    Promotion,
    /// Two rapid, two blitz, one blitz game with draw odds (D4.9.7-5).
    KnockOut,
    /// As the event's own rules say.
    Own,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stake {
    /// A championship: decided before any correction (D4.2-36d, D4.3.4b), and rated (D4.5.3.1).
    Title,
    /// A place, promotion, a trophy: asked after the corrections (D4.2-37f, D4.9.10).
    Place,
}

/// A play-off as it was set up, with its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOff {
    /// In the order of the lot: the first has White first.
    pub players: Vec<PlayerId>,
    pub ladder: PlayOffLadder,
    pub stages: Vec<Stage>,
    pub stake: Stake,
    /// Who decided what where the rules leave it open.
    pub note: String,
    pub seed: u64,
    /// Every game that was ever called for; those a correction made needless stay open.
    pub games: Vec<MatchGame>,
    pub called_off: bool,
}

/// An order drawn by lot among players whom nothing else parted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceLot {
    /// From first to last.
    pub players: Vec<PlayerId>,
    pub seed: u64,
}

impl PlayOffLadder {
    pub const ALL: [PlayOffLadder; 4] =
        [PlayOffLadder::Champion, PlayOffLadder::Promotion, PlayOffLadder::KnockOut, PlayOffLadder::Own];

    pub fn key(self) -> &'static str {
        match self {
            PlayOffLadder::Champion => "champion",
            PlayOffLadder::Promotion => "promotion",
            PlayOffLadder::KnockOut => "knock-out",
            PlayOffLadder::Own => "own",
        }
    }

    /// The stages the regulations name; empty for an event's own.
    pub fn stages(self, handbook: HandbookEdition) -> Vec<Stage> {
        match self {
            PlayOffLadder::Champion => champion(ladders(handbook)),
            PlayOffLadder::Promotion => promotion(ladders(handbook)),
            PlayOffLadder::KnockOut => knock_out(handbook),
            PlayOffLadder::Own => Vec::new(),
        }
    }

    /// Where the regulations speak of it.
    pub fn clause(self) -> &'static str {
        match self {
            PlayOffLadder::Champion => "D4.2-36d",
            PlayOffLadder::Promotion => "D4.2-37f",
            PlayOffLadder::KnockOut => "D4.9.7-5",
            PlayOffLadder::Own => "D4.9.10",
        }
    }

    /// What a ladder is for, where its own text says so.
    pub fn stake(self) -> Option<Stake> {
        match self {
            PlayOffLadder::Champion => Some(Stake::Title),
            PlayOffLadder::Promotion => Some(Stake::Place),
            PlayOffLadder::KnockOut | PlayOffLadder::Own => None,
        }
    }
}

fn champion(ladders: &Ladders) -> Vec<Stage> {
    vec![
        by_lot(StageKind::Rapid, ladders.champion_rapid),
        by_lot(StageKind::Blitz, ladders.champion_blitz),
        sudden_death(ladders.champion_sudden_death),
    ]
}

fn promotion(ladders: &Ladders) -> Vec<Stage> {
    vec![
        by_lot(StageKind::Blitz, ladders.promotion_blitz),
        by_lot(StageKind::Blitz, ladders.promotion_further_blitz),
        sudden_death(ladders.promotion_sudden_death),
    ]
}

/// The knock-out's ladder from its first play-off on: the ordinary games were the tournament.
fn knock_out(handbook: HandbookEdition) -> Vec<Stage> {
    let stages = Stage::usual(System::KnockOut, handbook).into_iter();
    stages.filter(|stage| stage.kind != StageKind::Ordinary).collect()
}

impl PlayOff {
    /// A game, counted from 1.
    pub fn game(&self, number: u32) -> Option<&MatchGame> {
        self.games.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// Whether all these players take part.
    pub(crate) fn holds(&self, players: &[PlayerId]) -> bool {
        players.iter().all(|player| self.players.contains(player))
    }

    /// The players as a set, for asking whether two play-offs or lots are about the same.
    pub fn is_among(&self, players: &[PlayerId]) -> bool {
        same(&self.players, players)
    }
}

/// Whether two lists hold the same players, in whatever order.
pub(crate) fn same(one: &[PlayerId], other: &[PlayerId]) -> bool {
    sorted(one) == sorted(other)
}

pub(crate) fn sorted(players: &[PlayerId]) -> Vec<PlayerId> {
    let mut players = players.to_vec();
    players.sort_unstable();
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(ladder: PlayOffLadder) -> Vec<String> {
        let one = |stage: &Stage| format!("{:?} {} {}", stage.kind, stage.games, stage.time_control);
        ladder.stages(HandbookEdition::default()).iter().map(|stage| one(stage).trim_end().to_owned()).collect()
    }

    #[test]
    fn d4_2_36d_the_champion_is_found_by_rapid_then_blitz_then_six_against_five_minutes() {
        assert_eq!(written(PlayOffLadder::Champion), ["Rapid 2", "Blitz 2", "SuddenDeath 1 W360-B300"]);
        assert!(PlayOffLadder::Champion.stages(HandbookEdition::default())[2].is_decisive());
    }

    #[test]
    fn d4_2_37f_promotion_is_decided_by_blitz_and_more_blitz_then_six_against_five_minutes() {
        assert_eq!(written(PlayOffLadder::Promotion), ["Blitz 2", "Blitz 2", "SuddenDeath 1 W360-B300"]);
    }

    #[test]
    fn d4_9_7_5_the_ladder_of_the_knock_out_ends_with_five_against_four_minutes() {
        assert_eq!(written(PlayOffLadder::KnockOut), ["Rapid 2", "Blitz 2", "SuddenDeath 1 W300-B240"]);
    }
}
