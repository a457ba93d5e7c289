//! The games of a match: entered one by one until somebody has won (D4.9.7-5, D4.9.8-1).

use rokade_clause::Reason;
use rokade_model::{GameResult, RoundNumber};

use super::results::{about, changed_meanwhile, find_board, unconfirmed};
use super::{Judge, grounds};
use crate::ladder::Stage;
use crate::lots::Lots;
use crate::matches::{FirstMove, Match, NextGame, Progress};
use crate::refusal::{Judged, Objections};
use crate::{Board, BoardSlot, Decision, Event, GameState, Group, MatchGame, Refusal, SetGame};

/// A match after one of its games was set.
pub(crate) struct Changed {
    pub games: Vec<MatchGame>,
    pub outcome: GameState,
    next: Option<NextGame>,
}

impl Judge<'_> {
    /// One game of a match, counted from 1.
    pub(super) fn set_match_game(&self, at: BoardSlot, number: u32, set: &SetGame) -> Judged {
        let group = self.open_group(at.group)?;
        let board = find_board(group, at.round, at.board)?;
        let stages = group.settings.stages(self.state.handbook());
        let game = find_game(group, &stages, board, at, number, set.to)?;
        if game.game == set.to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        objections.when(game.game != set.seen, || changed_meanwhile(group, at, set.seen, game.game));
        objections.extend(unconfirmed(group, at, board.game, set.confirmed));
        let starts = matches!(set.to, GameState::Done { .. }) && !group.is_started(at.round, self.now);
        let waiting = group.draft.as_ref().filter(|draft| starts && draft.round == at.round);
        objections.extend(waiting.map(|draft| super::publishing::draft_waits(group, draft)));
        objections.heed()?;
        let changed = changed(&stages, board, index(number), set.to)
            .map_err(|later| later_game_played(group, at, number, later))?;
        let start = starts.then_some(Event::RoundStarted { group: at.group, round: at.round, elsewhere: None });
        Ok(Decision::of(start.into_iter().chain(events(at, number, set, board, &changed))))
    }

    /// A match is won by its games; only a match nobody came to is entered as a whole.
    pub(super) fn whole_match(&self, group: &Group, board: &Board, round: RoundNumber, to: GameState) -> Vec<Reason> {
        if board.games.is_empty() {
            return Vec::new();
        }
        let about = |reason: Reason| grounds::in_group(reason, group).with("round", round).with("board", board.number);
        let forfeited = board.is_forfeited_as_a_whole(&group.settings.stages(self.state.handbook()));
        let wrong = match to {
            GameState::Done { result, .. } => result.is_played(),
            GameState::Open => matches!(board.game, GameState::Done { .. }) && !forfeited,
            GameState::Postponed { .. } | GameState::Adjourned { .. } => false,
        };
        wrong.then(|| about(Reason::cited("match_needs_games", clause(group)))).into_iter().collect()
    }
}

/// The match after the change, or the number of a later game that was played and would not belong.
pub(crate) fn changed(stages: &[Stage], board: &Board, index: usize, to: GameState) -> Result<Changed, usize> {
    let played = Match { stages, board };
    let games = played.rebuilt(index, to)?;
    let (outcome, next) = match played.progress(&games) {
        Progress::Decided(outcome) => (outcome, None),
        Progress::Next(next) => (undecided(board.game, &games), Some(next)),
        Progress::Playing => (undecided(board.game, &games), None),
    };
    Ok(Changed { games, outcome, next })
}

/// A match that was put off stays put off until it is decided: begun, if a game was played.
fn undecided(was: GameState, games: &[MatchGame]) -> GameState {
    let begun = games.iter().any(|game| matches!(game.game, GameState::Done { .. }));
    match was {
        GameState::Postponed { until } if begun => GameState::Adjourned { until },
        GameState::Postponed { .. } | GameState::Adjourned { .. } => was,
        GameState::Open | GameState::Done { .. } => GameState::Open,
    }
}

fn events(at: BoardSlot, game: u32, set: &SetGame, there: &Board, changed: &Changed) -> Vec<Event> {
    let BoardSlot { group, round, board, .. } = at;
    let mut events = vec![Event::MatchGameSet { group, round, board, game, to: set.to }];
    for dropped in (changed.games.len() + 1..=there.games.len()).rev() {
        let game = u32::try_from(dropped).expect("games are few");
        events.push(Event::MatchGameDropped { group, round, board, game });
    }
    if changed.outcome != there.game {
        events.push(Event::GameSet { group, round, board, to: changed.outcome });
    }
    if let Some(next) = changed.next {
        let (white, seed) = match next.white {
            FirstMove::Of(white) => (white, None),
            FirstMove::ByLot => {
                let lot = Lots::from_seed(set.seed).below(2);
                (if lot == 0 { there.white } else { there.black }, Some(set.seed))
            }
        };
        events.push(Event::MatchGameAdded { group, round, board, stage: next.stage, white, seed });
    }
    events
}

/// The game, if it is one of a match that may go on.
fn find_game<'b>(
    group: &Group,
    stages: &[Stage],
    board: &'b Board,
    at: BoardSlot,
    number: u32,
    to: GameState,
) -> Result<&'b MatchGame, Refusal> {
    if board.games.is_empty() {
        return Err(about(Reason::house("not_a_match"), group, at).into());
    }
    // Nobody came: that is no game but the end of the match.
    if matches!(to, GameState::Done { result: GameResult::BothForfeit, .. }) {
        return Err(about(Reason::house("both_absent_end_the_match"), group, at).into());
    }
    if board.is_forfeited_as_a_whole(stages) {
        return Err(about(Reason::house("match_forfeited"), group, at).into());
    }
    board.match_game(number).ok_or_else(|| {
        let reason = about(Reason::house("no_such_match_game"), group, at);
        reason.with("game", number).with("games", grounds::count(board.games.len())).into()
    })
}

fn later_game_played(group: &Group, at: BoardSlot, number: u32, later: usize) -> Reason {
    let reason = about(Reason::cited("later_game_played", clause(group)), group, at);
    reason.with("game", number).with("later", grounds::count(later))
}

/// Where the regulations say how a match is won.
fn clause(group: &Group) -> &'static str {
    let row = group.settings.system.row();
    row.decision.unwrap_or(row.clause)
}

fn index(game: u32) -> usize {
    usize::try_from(game - 1).expect("a game's number fits")
}
