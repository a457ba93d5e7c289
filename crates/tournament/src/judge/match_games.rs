//! The games of a match: entered one by one until somebody has won (D4.9.7-5, D4.9.8-1).

use rokade_clause::Reason;
use rokade_model::{GameResult, RoundNumber};

use super::results::{Confirmed, changed_meanwhile, find_board, notice_missing, unconfirmed};
use super::{Judge, grounds};
use crate::ladder::Stage;
use crate::lots::Lots;
use crate::matches::{FirstMove, Match, NextGame, Progress};
use crate::refusal::{Judged, Objections};
use crate::{Board, Command, Decision, Event, GameState, Group, GroupId, MatchGame, Refusal};

/// One game of a match to be set to a new state.
struct Setting {
    group: GroupId,
    round: RoundNumber,
    board: u32,
    /// From 1.
    game: u32,
    to: GameState,
    seen: GameState,
    confirmed: Confirmed,
    seed: u64,
}

/// A match after one of its games was set.
pub(crate) struct Changed {
    pub games: Vec<MatchGame>,
    pub outcome: GameState,
    next: Option<NextGame>,
}

impl Judge<'_> {
    pub(super) fn set_match_game(&self, command: &Command) -> Judged {
        let setting = setting(command)?;
        let group = self.open_group(setting.group)?;
        let board = find_board(group, setting.round, setting.board)?;
        let stages = group.settings.stages();
        let game = find_game(group, &stages, board, &setting)?;
        if game.game == setting.to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        let at = (setting.round, setting.board);
        objections.when(game.game != setting.seen, || changed_meanwhile(group, at, setting.seen, game.game));
        objections.extend(unconfirmed(group, at, board.game, setting.confirmed));
        let starts = matches!(setting.to, GameState::Done { .. }) && !group.is_started(setting.round, self.now);
        let waiting = group.draft.as_ref().filter(|draft| starts && draft.round == setting.round);
        objections.extend(waiting.map(|draft| super::publishing::draft_waits(group, draft)));
        objections.heed()?;
        let changed = changed(&stages, board, index(setting.game), setting.to)
            .map_err(|later| later_game_played(group, &setting, later))?;
        Ok(Decision::of(events(&setting, board, &changed, starts)))
    }

    /// A match is won by its games; only a match nobody came to is entered as a whole.
    pub(super) fn whole_match(&self, group: &Group, board: &Board, round: RoundNumber, to: GameState) -> Vec<Reason> {
        if board.games.is_empty() {
            return Vec::new();
        }
        let about = |reason: Reason| grounds::in_group(reason, group).with("round", round).with("board", board.number);
        let forfeited = board.is_forfeited_as_a_whole(&group.settings.stages());
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

fn events(setting: &Setting, board: &Board, changed: &Changed, starts: bool) -> Vec<Event> {
    let Setting { group, round, board: number, game, to, .. } = *setting;
    let mut events = Vec::new();
    if starts {
        events.push(Event::RoundStarted { group, round });
    }
    events.push(Event::MatchGameSet { group, round, board: number, game, to });
    for dropped in (changed.games.len() + 1..=board.games.len()).rev() {
        let game = u32::try_from(dropped).expect("games are few");
        events.push(Event::MatchGameDropped { group, round, board: number, game });
    }
    if changed.outcome != board.game {
        events.push(Event::GameSet { group, round, board: number, to: changed.outcome });
    }
    if let Some(next) = changed.next {
        let (white, seed) = match next.white {
            FirstMove::Of(white) => (white, None),
            FirstMove::ByLot => {
                let lot = Lots::from_seed(setting.seed).below(2);
                (if lot == 0 { board.white } else { board.black }, Some(setting.seed))
            }
        };
        events.push(Event::MatchGameAdded { group, round, board: number, stage: next.stage, white, seed });
    }
    events
}

fn setting(command: &Command) -> Result<Setting, Refusal> {
    Ok(match *command {
        Command::EnterGame { group, round, board, game, result, notice, seen, confirmed, seed } => {
            if !result.is_played() && notice.is_none() {
                return Err(notice_missing(round, board).into());
            }
            let notice = notice.filter(|_| !result.is_played());
            let to = GameState::Done { result, notice };
            Setting { group, round, board, game, to, seen, confirmed: Confirmed::from(confirmed), seed }
        }
        Command::ClearGame { group, round, board, game, seen, confirmed } => Setting {
            group,
            round,
            board,
            game,
            to: GameState::Open,
            seen,
            confirmed: Confirmed::from(confirmed),
            seed: 0,
        },
        ref other => unreachable!("{other:?} sets no game of a match"),
    })
}

/// The game, if it is one of a match that may go on.
fn find_game<'b>(
    group: &Group,
    stages: &[Stage],
    board: &'b Board,
    setting: &Setting,
) -> Result<&'b MatchGame, Refusal> {
    let about =
        |reason: Reason| grounds::in_group(reason, group).with("round", setting.round).with("board", setting.board);
    if board.games.is_empty() {
        return Err(about(Reason::house("not_a_match")).into());
    }
    // Nobody came: that is no game but the end of the match.
    if matches!(setting.to, GameState::Done { result: GameResult::BothForfeit, .. }) {
        return Err(about(Reason::house("both_absent_end_the_match")).into());
    }
    if board.is_forfeited_as_a_whole(stages) {
        return Err(about(Reason::house("match_forfeited")).into());
    }
    let game = usize::try_from(setting.game).ok().and_then(|game| board.games.get(game.checked_sub(1)?));
    let games = grounds::count(board.games.len());
    game.ok_or_else(|| {
        about(Reason::house("no_such_match_game")).with("game", setting.game).with("games", games).into()
    })
}

fn later_game_played(group: &Group, setting: &Setting, later: usize) -> Reason {
    grounds::in_group(Reason::cited("later_game_played", clause(group)), group)
        .with("round", setting.round)
        .with("board", setting.board)
        .with("game", setting.game)
        .with("later", grounds::count(later))
}

/// Where the regulations say how a match is won.
fn clause(group: &Group) -> &'static str {
    let row = group.settings.system.row();
    row.decision.unwrap_or(row.clause)
}

fn index(game: u32) -> usize {
    usize::try_from(game - 1).expect("a game's number fits")
}
