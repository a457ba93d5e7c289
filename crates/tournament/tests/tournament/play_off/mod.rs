//! Play-offs and lots: players who are level are parted at the board, or by a seed.

mod ladders;
mod lots;
mod table;

use rokade_model::{GameResult, Notice};
use rokade_standings::TieBreak;
use rokade_tournament::{
    Command, GameState, GroupId, GroupSettings, PlayOff, PlayOffLadder, PlayerId, SetGame, Slot, Stake,
};

use crate::hall::{ALL_PLAY_ALL, Hall};

/// An all-play-all in which the first `level` players share the first place, played to the end.
fn tied(level: u32, players: u32) -> (Hall, GroupId) {
    tied_by(vec![TieBreak::DsuSonnebornBerger], level, players)
}

/// The same with a list of tie-breaks.
fn tied_by(tiebreaks: Vec<TieBreak>, level: u32, players: u32) -> (Hall, GroupId) {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 1, players);
    let group = hall.the_group().id;
    let settings = GroupSettings { tiebreaks, ..hall.the_group().settings.clone() };
    hall.give(Command::ChangeGroup { group, settings });
    for round in 1..=hall.the_group().settings.rounds {
        hall.lay(group);
        let boards: Vec<(u32, PlayerId, PlayerId)> = (hall.the_group().round(round).unwrap().boards.iter())
            .map(|board| (board.number, board.white, board.black))
            .collect();
        for (board, white, black) in boards {
            let result = match (white.0 <= level && black.0 <= level, white < black) {
                (true, _) => GameResult::Draw,
                (false, true) => GameResult::WhiteWins,
                (false, false) => GameResult::BlackWins,
            };
            hall.enter(group, round, board, result);
        }
    }
    (hall, group)
}

fn ids(numbers: &[u32]) -> Vec<PlayerId> {
    numbers.iter().copied().map(PlayerId).collect()
}

fn set_up(group: GroupId, players: &[u32], ladder: PlayOffLadder) -> Command {
    let note = if players.len() > 2 { "FU: alle mod alle".to_owned() } else { String::new() };
    let (stages, stake, seed) = (Vec::new(), Stake::Title, 11);
    Command::SetUpPlayOff { group, players: ids(players), ladder, stages, stake, note, seed }
}

fn the_play_off(hall: &Hall) -> &PlayOff {
    hall.the_group().play_offs.last().unwrap()
}

fn enter_command(hall: &Hall, group: GroupId, game: u32, result: GameResult) -> Command {
    let play_off = u32::try_from(hall.the_group().play_offs.len()).unwrap();
    let seen = the_play_off(hall).game(game).map_or(GameState::Open, |game| game.game);
    let notice = (!result.is_played()).then_some(Notice::Accepted);
    Command::SetGame(SetGame {
        at: Slot::play_off(group, play_off, game),
        to: GameState::Done { result, notice },
        seen,
        confirmed: false,
        seed: 0,
    })
}

#[track_caller]
fn enter(hall: &mut Hall, group: GroupId, game: u32, result: GameResult) {
    hall.give(enter_command(hall, group, game, result));
}

/// Lets a player win a game, whatever the colour.
#[track_caller]
fn win(hall: &mut Hall, group: GroupId, game: u32, winner: u32) {
    let white = the_play_off(hall).game(game).unwrap().white == PlayerId(winner);
    enter(hall, group, game, if white { GameResult::WhiteWins } else { GameResult::BlackWins });
}

/// The games as `stage white-black result`.
fn games(hall: &Hall) -> Vec<String> {
    let written = |game: &rokade_tournament::MatchGame| {
        let result = game.game.result().map_or("*".to_owned(), |result| result.to_string());
        format!("{} {}-{} {result}", game.stage, game.white, game.black)
    };
    the_play_off(hall).games.iter().map(written).collect()
}

fn order(hall: &Hall) -> Vec<u32> {
    the_play_off(hall).course(&hall.the_group().place_lots).order().iter().map(|player| player.0).collect()
}

/// Numbers 1 and 2 have equal points and different corrections.
fn unequal_corrections() -> (Hall, GroupId) {
    let (mut hall, group) = tied(2, 4);
    for (one, other) in [(1, 4), (2, 3)] {
        let found = hall.the_group().rounds.iter().find_map(|round| {
            let meets = |board: &&rokade_tournament::Board| {
                [board.white, board.black].contains(&PlayerId(one))
                    && [board.white, board.black].contains(&PlayerId(other))
            };
            round.boards.iter().find(meets).map(|board| (round.number, board.number))
        });
        let (round, board) = found.unwrap();
        let seen = hall.game(group, round, board);
        let result = GameResult::Draw;
        hall.give(Command::SetGame(SetGame {
            at: Slot::board(group, round, board),
            to: GameState::Done { result, notice: None },
            seen,
            confirmed: true,
            seed: 0,
        }));
    }
    (hall, group)
}

/// Number 1 has won everything; 2 and 3 share the second place.
fn second_place_tied() -> (Hall, GroupId) {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 1, 4);
    let group = hall.the_group().id;
    for round in 1..=3 {
        hall.lay(group);
        let boards: Vec<(u32, u32, u32)> = (hall.the_group().round(round).unwrap().boards.iter())
            .map(|board| (board.number, board.white.0, board.black.0))
            .collect();
        for (board, white, black) in boards {
            let result = match (white, black) {
                (2, 3) | (3, 2) => GameResult::Draw,
                (white, black) if white < black => GameResult::WhiteWins,
                _ => GameResult::BlackWins,
            };
            hall.enter(group, round, board, result);
        }
    }
    (hall, group)
}
