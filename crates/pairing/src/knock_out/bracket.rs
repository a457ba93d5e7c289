//! The whole event as a tree of matches, as far as it is known.

use rokade_model::{History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use super::draw::lines_of;
use super::outcome::{self, Outcome};
use crate::NOBODY;

/// Every stage from the first round to the final.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bracket {
    /// The players by line, [`NOBODY`] for an empty one.
    pub lines: Vec<StartNumber>,
    pub stages: Vec<Stage>,
}

/// The matches of one round, from the top of the bracket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    pub round: RoundNumber,
    pub matches: Vec<Match>,
}

/// Two sides of the bracket who meet until one of them is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// From 1 within the stage; matches 2k − 1 and 2k of the stage before lead here, in round 1 the lines.
    pub number: usize,
    pub sides: (Side, Side),
    pub outcome: Outcome,
}

/// One side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Player(StartNumber),
    /// An empty line, or nobody came out of the match before.
    Empty,
    /// The winner of that match of the stage before.
    WinnerOf(usize),
}

impl Bracket {
    pub(super) fn of(history: &History, lines: Vec<StartNumber>) -> Self {
        let mut sides: Vec<Side> =
            (lines.iter()).map(|number| if *number == NOBODY { Side::Empty } else { Side::Player(*number) }).collect();
        let mut stages = Vec::new();
        for round in 1.. {
            if sides.len() < 2 {
                break;
            }
            let pairs = sides.chunks_exact(2).zip(1..);
            let matches: Vec<Match> = pairs.map(|(pair, number)| decided(history, round, number, pair)).collect();
            sides = matches.iter().map(Match::comes_out).collect();
            stages.push(Stage { round, matches });
        }
        Self { lines, stages }
    }

    /// The number of a match with all matches of the bracket counted through from the first round.
    pub fn counted(&self, round: RoundNumber, number: usize) -> usize {
        let left = self.lines.len().checked_shr(round.saturating_sub(1)).unwrap_or(0);
        self.lines.len() - left + number
    }

    pub fn stage(&self, round: RoundNumber) -> Option<&Stage> {
        self.stages.get(usize::try_from(round).ok()?.checked_sub(1)?)
    }

    /// Who has won the final.
    pub fn winner(&self) -> Option<StartNumber> {
        self.stages.last()?.matches.first()?.outcome.winner()
    }
}

fn decided(history: &History, round: RoundNumber, number: usize, pair: &[Side]) -> Match {
    let sides = (pair[0], pair[1]);
    let outcome = match sides {
        (Side::Player(one), Side::Player(other)) => outcome::of(history, round, one, other),
        (Side::Player(player), Side::Empty) | (Side::Empty, Side::Player(player)) => {
            outcome::alone(history, round, player)
        }
        (Side::Empty, Side::Empty) => Outcome::Nobody,
        (Side::WinnerOf(_), _) | (_, Side::WinnerOf(_)) => Outcome::Open,
    };
    Match { number, sides, outcome }
}

impl Match {
    /// What this match sends to the stage after it.
    fn comes_out(&self) -> Side {
        match self.outcome {
            Outcome::Won { winner, .. } => Side::Player(winner),
            Outcome::Nobody => Side::Empty,
            Outcome::Open | Outcome::Undecided => Side::WinnerOf(self.number),
        }
    }

    /// The two players, once both are known.
    pub fn players(&self) -> Option<(StartNumber, StartNumber)> {
        match self.sides {
            (Side::Player(one), Side::Player(other)) => Some((one, other)),
            _ => None,
        }
    }

    /// What leads to this match: two lines in round 1, two matches of the round before later.
    pub fn sources(&self) -> (usize, usize) {
        (2 * self.number - 1, 2 * self.number)
    }
}

/// The bracket of an event, for the screen and for paper. Before the draw the order of strength
/// stands for the lots.
pub fn bracket(history: &History) -> Bracket {
    Bracket::of(history, lines_of(history, None))
}
