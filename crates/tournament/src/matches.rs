//! A match of several games: who leads, whether it is decided, and which game comes next.
//!
//! The ladder says what may be played; the games say how far it went. Nothing here reads or
//! changes the state: the judge asks, and turns the answer into events.

use rokade_model::{Color, GameResult, HalfPoints, Mark, Notice, Scoring};

use crate::ladder::{Stage, StageColours};
use crate::{Board, GameState, MatchGame, PlayerId};

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Its last game is not over.
    Playing,
    /// Won, as a result from the side of the board's White.
    Decided(GameState),
    /// Level: this game comes next.
    Next(NextGame),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NextGame {
    pub stage: usize,
    pub white: FirstMove,
}

/// Who has White in a game to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstMove {
    Of(PlayerId),
    /// A lot has to be drawn.
    ByLot,
}

/// A match as a board of the round, with the ladder it climbs.
#[derive(Clone, Copy)]
pub(crate) struct Match<'a> {
    pub stages: &'a [Stage],
    pub board: &'a Board,
}

impl Match<'_> {
    /// Where the match stands after these games.
    pub(crate) fn progress(&self, games: &[MatchGame]) -> Progress {
        let Some(last) = games.last() else { return self.next(0, &[]) };
        if !matches!(last.game, GameState::Done { .. }) {
            return Progress::Playing;
        }
        let Some(stage) = self.stages.get(last.stage) else { return Progress::Playing };
        let from = games.iter().rposition(|game| game.stage != last.stage).map_or(0, |before| before + 1);
        let of_stage = &games[from..];
        if let Some(winner) = self.winner(stage, of_stage) {
            return Progress::Decided(self.outcome(games, winner));
        }
        let more = stage.games == 0 || of_stage.len() < usize::from(stage.games);
        let is_last = last.stage + 1 >= self.stages.len();
        // Only a game both lose can leave the last stage level; then it goes on (docs/readings/match-decided.md).
        if more || is_last { self.next(last.stage, of_stage) } else { self.next(last.stage + 1, &[]) }
    }

    /// Who has won by the games of one stage: by draw odds, or by a lead the games left cannot undo.
    fn winner(&self, stage: &Stage, games: &[MatchGame]) -> Option<PlayerId> {
        let drawn = games.last().filter(|game| game.game.result().is_some_and(is_draw));
        if let (Some(color), Some(drawn)) = (stage.draw_wins_for, drawn) {
            return Some(seat(drawn, color));
        }
        let lead = self.points(games, self.board.white).0 - self.points(games, self.board.black).0;
        let left = match stage.games {
            0 => 0,
            games_of_stage => i32::from(games_of_stage) - i32::try_from(games.len()).expect("games are few"),
        };
        let undoable = left.max(0) * Scoring::default().win.0;
        match lead {
            lead if lead > undoable => Some(self.board.white),
            lead if -lead > undoable => Some(self.board.black),
            _ => None,
        }
    }

    fn points(&self, games: &[MatchGame], player: PlayerId) -> HalfPoints {
        let scoring = Scoring::default();
        games.iter().filter_map(|game| mark(game, player)).map(|mark| scoring.mark(mark)).sum()
    }

    /// The result of the match. A match in which nobody sat down is a forfeit, not a game
    /// (docs/readings/match-decided.md).
    fn outcome(&self, games: &[MatchGame], winner: PlayerId) -> GameState {
        let white = winner == self.board.white;
        let played = games.iter().any(|game| game.game.result().is_some_and(GameResult::is_played));
        let notice = games.iter().rev().find_map(|game| notice(game.game));
        let result = match (white, played) {
            (true, true) => GameResult::WhiteWins,
            (false, true) => GameResult::BlackWins,
            (true, false) => GameResult::BlackForfeits,
            (false, false) => GameResult::WhiteForfeits,
        };
        GameState::Done { result, notice: notice.filter(|_| !played) }
    }

    /// The next game of a stage: colours alternate from the stage's first game on.
    fn next(&self, stage: usize, before: &[MatchGame]) -> Progress {
        let white = match before.last() {
            Some(last) => FirstMove::Of(last.black),
            None => self.first_white(stage),
        };
        Progress::Next(NextGame { stage, white })
    }

    fn first_white(&self, stage: usize) -> FirstMove {
        let colours = self.stages.get(stage).map_or(StageColours::AsPaired, |stage| stage.colours);
        match colours {
            // The lot of the first stage is the one of the pairing.
            _ if stage == 0 => FirstMove::Of(self.board.white),
            StageColours::AsPaired => FirstMove::Of(self.board.white),
            StageColours::Reversed => FirstMove::Of(self.board.black),
            StageColours::ByLot => self.board.lots.get(&stage).map_or(FirstMove::ByLot, |white| FirstMove::Of(*white)),
        }
    }

    /// The games that still belong to the match once one of them is changed, or the number of the
    /// first game, from 1, that was played and no longer belongs.
    pub(crate) fn rebuilt(&self, changed: usize, to: GameState) -> Result<Vec<MatchGame>, usize> {
        let mut kept: Vec<MatchGame> = self.board.games[..=changed].to_vec();
        kept[changed].game = to;
        for (index, game) in self.board.games.iter().enumerate().skip(changed + 1) {
            let belongs = match self.progress(&kept) {
                Progress::Next(next) => next.stage == game.stage && next.white == FirstMove::Of(game.white),
                Progress::Playing | Progress::Decided(_) => false,
            };
            match (belongs, game.game) {
                (true, _) => kept.push(*game),
                (false, GameState::Open) => break,
                (false, _) => return Err(index + 1),
            }
        }
        Ok(kept)
    }
}

impl Board {
    /// The other of the two players.
    pub fn opponent_of(&self, player: PlayerId) -> PlayerId {
        if player == self.white { self.black } else { self.white }
    }

    /// Whether the match was forfeited as a whole: its outcome is not that of its games.
    pub(crate) fn is_forfeited_as_a_whole(&self, stages: &[Stage]) -> bool {
        let by_games = Match { stages, board: self }.progress(&self.games);
        matches!(self.game, GameState::Done { .. }) && by_games != Progress::Decided(self.game)
    }
}

/// What a player got of a game; `None` while it is not over.
pub(crate) fn mark(game: &MatchGame, player: PlayerId) -> Option<Mark> {
    let color = if game.white == player { Color::White } else { Color::Black };
    game.game.result().map(|result| result.mark(color))
}

fn is_draw(result: GameResult) -> bool {
    result.mark(Color::White).is_draw() && result.mark(Color::Black).is_draw()
}

pub(crate) fn seat(game: &MatchGame, color: Color) -> PlayerId {
    match color {
        Color::White => game.white,
        Color::Black => game.black,
    }
}

fn notice(game: GameState) -> Option<Notice> {
    match game {
        GameState::Done { notice, .. } => notice,
        _ => None,
    }
}
