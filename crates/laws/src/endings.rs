//! Endings that need no claim: mate, stalemate, a dead position, and since 2018 the fifth
//! occurrence and the 75 moves. What only a player's claim can end is in [`claims`](crate::claims);
//! resignation, agreement and the clock are the referee's.

use rokade_board::unwinnable::{self, Verdict};
use rokade_board::{Color, History, Position};
use rokade_clause::{Citation, ClauseId, Edition, Reason, rule};
use rokade_model::GameResult;

use crate::laws::Laws;

/// What ended a game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    Checkmate,
    Stalemate,
    DeadPosition,
    Fivefold,
    SeventyFiveMoves,
}

impl Cause {
    pub const ALL: [Cause; 5] =
        [Cause::Checkmate, Cause::Stalemate, Cause::DeadPosition, Cause::Fivefold, Cause::SeventyFiveMoves];

    /// The stable key of this cause.
    pub const fn key(self) -> &'static str {
        match self {
            Cause::Checkmate => "checkmate",
            Cause::Stalemate => "stalemate",
            Cause::DeadPosition => "dead_position",
            Cause::Fivefold => "fivefold",
            Cause::SeventyFiveMoves => "seventy_five_moves",
        }
    }
}

/// A game that is over by the position or by the history of positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    pub cause: Cause,
    /// The side that has mated, or nobody in a draw.
    pub winner: Option<Color>,
    pub clauses: Vec<ClauseId>,
}

impl Ending {
    pub fn result(&self) -> GameResult {
        match self.winner {
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
            None => GameResult::Draw,
        }
    }

    pub fn reason(&self) -> Reason {
        let reason = Reason::resting_on(self.cause.key(), self.clauses.clone());
        match self.winner {
            Some(winner) => reason.with("winner", winner.to_string()),
            None => reason,
        }
    }
}

/// Whether mate is still possible for anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    Alive,
    /// Neither side can mate by any legal series of moves.
    Dead,
    /// Not settled within the nodes allowed. The game goes on, because nobody has shown it dead.
    Undecided,
}

/// What a question after every move may cost, in nodes for each side. Enough for every dead
/// position that arises in play; an arbiter who doubts asks again with more.
pub const DEAD_POSITION_NODES: u64 = 100_000;

/// Whether the position is dead, spending at most so many nodes for each side.
pub fn life(position: &Position, nodes: u64) -> Life {
    life_and_mater(position, nodes).0
}

/// The same, with a side that can still mate. A mate found at a glance is enough for nearly every
/// position; only where there is none both sides are asked in full.
pub(crate) fn life_and_mater(position: &Position, nodes: u64) -> (Life, Option<Color>) {
    if let Some(winner) = unwinnable::certain_mater(position) {
        return (Life::Alive, Some(winner));
    }
    let mut life = Life::Dead;
    for winner in Color::ALL {
        match unwinnable::decide(position, winner, nodes).verdict {
            Verdict::Winnable(_) => return (Life::Alive, Some(winner)),
            Verdict::Unwinnable(_) => {}
            Verdict::Undecided => life = Life::Undecided,
        }
    }
    (life, None)
}

const CHECKMATE: Citation = rule("checkmate");
const STALEMATE: Citation = rule("stalemate");
const DEAD_POSITION: Citation = rule("dead_position");

/// How the game ended on the board, if it did. Mate comes first: the edition that counts 75 moves
/// says so, and in every edition the game is over when mate stands on the board.
pub fn automatic(laws: &Laws, history: &History) -> Option<Ending> {
    let position = history.position();
    without_a_move(laws.edition(), position)
        .or_else(|| (life(position, DEAD_POSITION_NODES) == Life::Dead).then(|| dead(laws.edition())))
        .or_else(|| by_count(laws, history))
}

/// Mate or stalemate.
pub fn without_a_move(edition: Edition, position: &Position) -> Option<Ending> {
    if position.has_legal_move() {
        return None;
    }
    Some(match position.is_check() {
        true => Ending { cause: Cause::Checkmate, winner: Some(!position.turn()), clauses: CHECKMATE.clauses(edition) },
        false => Ending { cause: Cause::Stalemate, winner: None, clauses: STALEMATE.clauses(edition) },
    })
}

pub(crate) fn dead(edition: Edition) -> Ending {
    Ending { cause: Cause::DeadPosition, winner: None, clauses: DEAD_POSITION.clauses(edition) }
}

/// The fifth occurrence or the 75 moves, where the edition knows them.
pub(crate) fn by_count(laws: &Laws, history: &History) -> Option<Ending> {
    let drawn = |cause, clause: &ClauseId| Some(Ending { cause, winner: None, clauses: vec![clause.clone()] });
    if let Some(rule) = &laws.fivefold
        && history.repetitions() >= rule.value
    {
        return drawn(Cause::Fivefold, &rule.clause);
    }
    match &laws.seventy_five {
        Some(rule) if history.position().quiet_plies() >= rule.value => drawn(Cause::SeventyFiveMoves, &rule.clause),
        _ => None,
    }
}
