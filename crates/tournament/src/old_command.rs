//! The commands that set a game before there was one for all of them. Programs that send them are understood for good.

use rokade_model::{GameResult, Notice, RoundNumber};
use serde::Deserialize;

use crate::{Command, GameState, GroupId, Micros, SetGame, Slot};

/// A command in the words of release 0.1.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", tag = "command")]
pub enum OldCommand {
    EnterResult {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        result: GameResult,
        notice: Option<Notice>,
        seen: GameState,
        confirmed: bool,
    },
    ClearResult {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        seen: GameState,
        confirmed: bool,
    },
    EnterGame {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        game: u32,
        result: GameResult,
        notice: Option<Notice>,
        seen: GameState,
        confirmed: bool,
        seed: u64,
    },
    ClearGame {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        game: u32,
        seen: GameState,
        confirmed: bool,
    },
    Postpone {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        until: Option<Micros>,
        seen: GameState,
    },
    Adjourn {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        until: Option<Micros>,
        seen: GameState,
    },
    EnterPlayOffGame {
        group: GroupId,
        play_off: u32,
        game: u32,
        result: GameResult,
        notice: Option<Notice>,
        seen: GameState,
    },
    ClearPlayOffGame {
        group: GroupId,
        play_off: u32,
        game: u32,
        seen: GameState,
    },
}

impl OldCommand {
    /// Their names, as `command` says them.
    pub const NAMES: [&str; 8] = [
        "enter_result",
        "clear_result",
        "enter_game",
        "clear_game",
        "postpone",
        "adjourn",
        "enter_play_off_game",
        "clear_play_off_game",
    ];
}

impl From<OldCommand> for Command {
    fn from(old: OldCommand) -> Command {
        let (seed, open) = (0, GameState::Open);
        Command::SetGame(match old {
            OldCommand::EnterResult { group, round, board, result, notice, seen, confirmed } => {
                let to = GameState::Done { result, notice };
                SetGame { at: Slot::board(group, round, board), to, seen, confirmed, seed }
            }
            OldCommand::ClearResult { group, round, board, seen, confirmed } => {
                SetGame { at: Slot::board(group, round, board), to: open, seen, confirmed, seed }
            }
            OldCommand::EnterGame { group, round, board, game, result, notice, seen, confirmed, seed } => {
                let to = GameState::Done { result, notice };
                SetGame { at: Slot::match_game(group, round, board, game), to, seen, confirmed, seed }
            }
            OldCommand::ClearGame { group, round, board, game, seen, confirmed } => {
                SetGame { at: Slot::match_game(group, round, board, game), to: open, seen, confirmed, seed }
            }
            OldCommand::Postpone { group, round, board, until, seen } => {
                let to = GameState::Postponed { until };
                SetGame { at: Slot::board(group, round, board), to, seen, confirmed: true, seed }
            }
            OldCommand::Adjourn { group, round, board, until, seen } => {
                let to = GameState::Adjourned { until };
                SetGame { at: Slot::board(group, round, board), to, seen, confirmed: true, seed }
            }
            OldCommand::EnterPlayOffGame { group, play_off, game, result, notice, seen } => {
                let to = GameState::Done { result, notice };
                SetGame { at: Slot::play_off(group, play_off, game), to, seen, confirmed: false, seed }
            }
            OldCommand::ClearPlayOffGame { group, play_off, game, seen } => {
                SetGame { at: Slot::play_off(group, play_off, game), to: open, seen, confirmed: false, seed }
            }
        })
    }
}
