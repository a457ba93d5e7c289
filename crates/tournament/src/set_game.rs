//! Setting a game, whatever it was and becomes: entered, corrected, cleared, put off.

use rokade_model::RoundNumber;
use serde::{Deserialize, Serialize};

use crate::{GameState, GroupId, PlayerId, Tournament};

/// A game that is set. `seen` is what the page showed before: two arbiters who enter different results at once
/// never overwrite each other unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetGame {
    pub at: Slot,
    pub to: GameState,
    pub seen: GameState,
    /// Accepts what the correction of an old round changes.
    #[serde(default)]
    pub confirmed: bool,
    /// For the lot about the colours if the game leads to a new stage of its match.
    #[serde(default)]
    pub seed: u64,
}

/// Where a result is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Slot {
    Board(BoardSlot),
    PlayOff(PlayOffSlot),
}

/// A board of a round, or one game of the match that is played there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSlot {
    pub group: GroupId,
    pub round: RoundNumber,
    pub board: u32,
    /// From 1; none for the board as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
}

/// A game of a play-off; both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayOffSlot {
    pub group: GroupId,
    pub play_off: u32,
    pub game: u32,
}

impl Slot {
    pub const fn board(group: GroupId, round: RoundNumber, board: u32) -> Slot {
        Slot::Board(BoardSlot { group, round, board, game: None })
    }

    pub const fn match_game(group: GroupId, round: RoundNumber, board: u32, game: u32) -> Slot {
        Slot::Board(BoardSlot { group, round, board, game: Some(game) })
    }

    pub const fn play_off(group: GroupId, play_off: u32, game: u32) -> Slot {
        Slot::PlayOff(PlayOffSlot { group, play_off, game })
    }
}

/// A game as it stands in its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    pub white: PlayerId,
    pub black: PlayerId,
    pub game: GameState,
}

impl Tournament {
    /// Who sits at a board and how the game stands, also ahead of its round. A match stands for itself where it has
    /// no such game.
    pub fn seated_at(&self, at: BoardSlot) -> Option<Seated> {
        let round = self.round_ahead(at.group, at.round)?;
        let board = round.board(at.board)?;
        Some(match at.game.and_then(|game| board.match_game(game)) {
            Some(game) => Seated { white: game.white, black: game.black, game: game.game },
            None => Seated { white: board.white, black: board.black, game: board.game },
        })
    }
}
