//! The games that are rated: each by its own result (D4.9.8-3), whatever points it gave.

use rokade_model::{GameResult, RoundNumber};
use serde::Serialize;

use crate::{Board, Group, GroupId, MatchGame, PlayerId, StageKind, Stake, Tournament};

/// A game that both played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RatedGame {
    /// Of a play-off the last round that was played.
    pub round: RoundNumber,
    /// Of a play-off the number of its game.
    pub board: u32,
    /// Index into the group's ladder, or the play-off's; 0 where the board is a single game.
    pub stage: usize,
    pub kind: StageKind,
    pub white: PlayerId,
    pub black: PlayerId,
    pub result: GameResult,
    /// The play-off it belongs to, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play_off: Option<u32>,
}

impl Tournament {
    /// Every game of the group that was played out, in order, and then those of play-offs for a title
    /// (D4.5.3.1; docs/readings/play-off-rated.md). Games not played and games that ended before the
    /// first move are not rated.
    pub fn rated_games(&self, group: GroupId) -> Vec<RatedGame> {
        let Some(group) = self.groups.get(&group) else { return Vec::new() };
        let stages = group.settings.stages(self.handbook());
        let kind = |stage: usize| stages.get(stage).map_or(StageKind::Ordinary, |stage| stage.kind);
        let boards = group.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
        let games = boards
            .flat_map(|(round, board)| games(board).into_iter().map(move |game| (round, board.number, game)))
            .filter_map(|(round, board, game)| {
                let MatchGame { stage, white, black, game } = game;
                let result = game.result().filter(|result| is_rated(*result))?;
                Some(RatedGame { round, board, stage, kind: kind(stage), white, black, result, play_off: None })
            });
        games.chain(play_off_games(group)).collect()
    }

    /// The player under whom a person's games of the whole event are rated: a player who went on in
    /// another group is rated together with the entry before (D4.9.7-6).
    pub fn rated_as(&self, player: PlayerId) -> PlayerId {
        match self.players.get(&player).and_then(|player| player.same_person) {
            // Nobody is entered before himself, so that the chain ends.
            Some(before) if before < player => self.rated_as(before),
            _ => player,
        }
    }
}

/// The games of play-offs for a title that both played.
fn play_off_games(group: &Group) -> impl Iterator<Item = RatedGame> {
    title_games(group).filter_map(|TitleGame { play_off, number, kind, game }| {
        let MatchGame { stage, white, black, game } = game;
        let result = game.result().filter(|result| is_rated(*result))?;
        let (round, play_off) = (group.published(), Some(play_off));
        Some(RatedGame { round, board: number, stage, kind, white, black, result, play_off })
    })
}

/// A game of a play-off for a title.
pub(crate) struct TitleGame {
    /// The play-off, from 1.
    play_off: u32,
    /// From 1 within the play-off.
    number: u32,
    pub kind: StageKind,
    pub game: MatchGame,
}

/// The games of play-offs for a title, called off or not: what was played was played. A game that was called
/// for and is not needed any more is none.
pub(crate) fn title_games(group: &Group) -> impl Iterator<Item = TitleGame> {
    let titles = (1..).zip(&group.play_offs).filter(|(_, play_off)| play_off.stake == Stake::Title);
    titles.flat_map(|(number, play_off)| {
        let course = (!play_off.called_off).then(|| play_off.course(&group.place_lots));
        let is_one = move |index: usize, game: &MatchGame| {
            game.game.result().is_some() || course.as_ref().is_some_and(|course| course.needs(index))
        };
        let games = play_off.games.iter().enumerate().filter(move |(index, game)| is_one(*index, game));
        let games = games.filter_map(|(index, game)| Some((index, game, play_off.stages.get(game.stage)?.kind)));
        games.map(move |(index, game, kind)| {
            let game_number = u32::try_from(index).expect("games are few") + 1;
            TitleGame { play_off: number, number: game_number, kind, game: *game }
        })
    })
}

/// The games of a board: of its match, or the board itself.
pub(crate) fn games(board: &Board) -> Vec<MatchGame> {
    match board.games.as_slice() {
        [] => vec![MatchGame { stage: 0, white: board.white, black: board.black, game: board.game }],
        games => games.to_vec(),
    }
}

fn is_rated(result: GameResult) -> bool {
    let short = matches!(result, GameResult::ShortWhiteWins | GameResult::ShortBlackWins | GameResult::ShortDraw);
    result.is_played() && !short
}
