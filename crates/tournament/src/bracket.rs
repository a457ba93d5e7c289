//! The bracket of a knock-out (D4.9.7-3), by player.

use rokade_model::{RoundNumber, StartNumber};
pub use rokade_pairing::knock_out::Way;
use rokade_pairing::knock_out::{self, Outcome, Side};
use serde::Serialize;

use crate::{Group, GroupId, PlayerId, Tournament};

/// Every stage from the first round to the final, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bracket {
    /// By line, from line 1; nobody on an empty one.
    pub lines: Vec<Option<PlayerId>>,
    pub stages: Vec<BracketStage>,
    /// Who has won the final.
    pub winner: Option<PlayerId>,
}

/// The matches of one round, from the top of the bracket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BracketStage {
    pub round: RoundNumber,
    pub matches: Vec<BracketMatch>,
}

/// A match of the bracket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BracketMatch {
    /// From 1 within the stage; matches 2k − 1 and 2k of the stage before lead here.
    pub number: usize,
    pub sides: (BracketSide, BracketSide),
    /// The table, once the round is published.
    pub board: Option<u32>,
    pub winner: Option<PlayerId>,
    /// How it was won.
    pub way: Option<Way>,
    /// Nothing more is to be played, even if nobody has won.
    pub is_decided: bool,
}

/// Who plays one side of a match, or will.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BracketSide {
    Player(PlayerId),
    /// An empty line, or nobody came out of the match before.
    Empty,
    /// The winner of that match of the stage before.
    WinnerOf(usize),
}

impl Tournament {
    /// `None` where there is no bracket: another system, or the seeds are not ordered. Before the
    /// draw the order of seeding stands for the lots.
    pub fn bracket(&self, group: GroupId) -> Option<Bracket> {
        let group = self.groups.get(&group)?;
        let ordered = group.settings.system.is_knock_out() && group.order.is_some();
        ordered.then(|| by_player(group, knock_out::bracket(&self.history(group.id))))
    }
}

/// Who stands on which line: lots inside the bands of seeds (D4.9.7-4).
pub(crate) fn draw(seeds: &[StartNumber], seed: u64) -> Vec<StartNumber> {
    knock_out::draw(seeds, Some(seed))
}

fn by_player(group: &Group, bracket: knock_out::Bracket) -> Bracket {
    let winner = bracket.winner().and_then(|number| group.player_with(number));
    let stage = |stage: &knock_out::Stage| BracketStage {
        round: stage.round,
        matches: stage.matches.iter().map(|one| of_match(group, stage.round, one)).collect(),
    };
    Bracket {
        lines: bracket.lines.iter().map(|number| group.player_with(*number)).collect(),
        stages: bracket.stages.iter().map(stage).collect(),
        winner,
    }
}

fn of_match(group: &Group, round: RoundNumber, one: &knock_out::Match) -> BracketMatch {
    let side = |side: Side| match side {
        Side::Player(number) => group.player_with(number).map_or(BracketSide::Empty, BracketSide::Player),
        Side::Empty => BracketSide::Empty,
        Side::WinnerOf(number) => BracketSide::WinnerOf(number),
    };
    let way = match one.outcome {
        Outcome::Won { way, .. } => Some(way),
        Outcome::Open | Outcome::Undecided | Outcome::Nobody => None,
    };
    BracketMatch {
        number: one.number,
        sides: (side(one.sides.0), side(one.sides.1)),
        board: one.players().and_then(|players| table(group, round, players)),
        winner: one.outcome.winner().and_then(|number| group.player_with(number)),
        way,
        is_decided: one.outcome.is_decided(),
    }
}

fn table(group: &Group, round: RoundNumber, (one, other): (StartNumber, StartNumber)) -> Option<u32> {
    let players = [group.player_with(one)?, group.player_with(other)?];
    let boards = &group.round(round)?.boards;
    let board = boards.iter().find(|board| players.contains(&board.white) && players.contains(&board.black))?;
    Some(board.number)
}
