//! Results, corrections, and games put off.

use rokade_clause::{Fact, Reason};
use rokade_model::{Color, GameResult, RoundNumber};

use super::publishing::{draft_waits, round_not_published};
use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Board, Command, Decision, Event, GameState, Group, GroupId, Micros, Refusal, Round};

/// Whether the arbiter accepts what the correction of an old round changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Confirmed {
    Yes,
    No,
}

impl From<bool> for Confirmed {
    fn from(confirmed: bool) -> Self {
        if confirmed { Confirmed::Yes } else { Confirmed::No }
    }
}

/// One game to be set to a new state.
struct Setting {
    group: GroupId,
    round: RoundNumber,
    board: u32,
    to: GameState,
    seen: GameState,
    confirmed: Confirmed,
}

impl Judge<'_> {
    pub(super) fn set_game(&self, command: &Command) -> Judged {
        let setting = setting(command)?;
        let group = self.open_group(setting.group)?;
        if setting.round > group.published() && group.is_all_play_all() {
            return self.set_ahead(group, &setting);
        }
        let board = find_board(group, setting.round, setting.board)?;
        if board.game == setting.to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        let at = (setting.round, setting.board);
        objections.when(board.game != setting.seen, || changed_meanwhile(group, at, setting.seen, board.game));
        objections.extend(self.whole_match(group, board, setting.round, setting.to));
        match setting.to {
            GameState::Done { .. } | GameState::Open => {
                objections.extend(unconfirmed(group, at, board.game, setting.confirmed));
            }
            GameState::Postponed { until } | GameState::Adjourned { until } => {
                objections.extend(cannot_put_off(group, &setting, board.game));
                if self.state.has_union_rules() {
                    objections.extend(in_last_round(group, &setting));
                    objections.extend(beyond_last_round(group, until));
                }
            }
        }
        let starts = self.starts_round(group, &setting);
        let waiting = group.draft.as_ref().filter(|draft| starts && draft.round == setting.round);
        objections.extend(waiting.map(|draft| draft_waits(group, draft)));
        objections.heed()?;
        Ok(Decision::of(events(&setting, starts)))
    }

    /// A game of an all-play-all played before its round is published: the draw has fixed who meets whom
    /// (D4.9.11-2, D4.9.11-3). It counts when its round is published (docs/readings/rounds-ahead.md).
    fn set_ahead(&self, group: &Group, setting: &Setting) -> Judged {
        let Setting { round, board, to, seen, .. } = *setting;
        let scheduled = self.state.round_ahead(group.id, round);
        let scheduled = scheduled.ok_or_else(|| round_not_published(group, round))?;
        let board = scheduled.board(board).ok_or_else(|| no_such_board(group, &scheduled, board))?;
        if board.game == to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        objections.when(board.game != seen, || changed_meanwhile(group, (round, board.number), seen, board.game));
        objections.when(to.is_put_off(), || {
            let reason = grounds::in_group(Reason::house("ahead_not_put_off"), group).with("round", round);
            reason.with("board", board.number)
        });
        objections.heed()?;
        let (white, black) = (board.white, board.black);
        Ok(Decision::of([Event::GameSetAhead { group: group.id, round, white, black, to }]))
    }

    /// A game that was played, or at least begun, starts the round if nothing else has.
    fn starts_round(&self, group: &Group, setting: &Setting) -> bool {
        let begun = matches!(setting.to, GameState::Done { .. } | GameState::Adjourned { .. });
        begun && !group.is_started(setting.round, self.now)
    }
}

fn events(setting: &Setting, starts: bool) -> Vec<Event> {
    let Setting { group, round, board, to, .. } = *setting;
    let start = starts.then_some(Event::RoundStarted { group, round });
    start.into_iter().chain([Event::GameSet { group, round, board, to }]).collect()
}

/// The command as a new state of one game.
fn setting(command: &Command) -> Result<Setting, Refusal> {
    Ok(match *command {
        Command::EnterResult { group, round, board, result, notice, seen, confirmed } => {
            if !result.is_played() && notice.is_none() {
                return Err(notice_missing(round, board).into());
            }
            let notice = notice.filter(|_| !result.is_played());
            let to = GameState::Done { result, notice };
            Setting { group, round, board, to, seen, confirmed: Confirmed::from(confirmed) }
        }
        Command::ClearResult { group, round, board, seen, confirmed } => {
            Setting { group, round, board, to: GameState::Open, seen, confirmed: Confirmed::from(confirmed) }
        }
        Command::Postpone { group, round, board, until, seen } => {
            Setting { group, round, board, to: GameState::Postponed { until }, seen, confirmed: Confirmed::Yes }
        }
        Command::Adjourn { group, round, board, until, seen } => {
            Setting { group, round, board, to: GameState::Adjourned { until }, seen, confirmed: Confirmed::Yes }
        }
        ref other => unreachable!("{other:?} sets no game"),
    })
}

/// Whether a missing player had given notice decides if it was unsporting (D4.1-14).
pub(super) fn notice_missing(round: RoundNumber, board: u32) -> Reason {
    Reason::cited("notice_missing", "D4.1-14").with("round", round).with("board", board)
}

pub(super) fn find_board(group: &Group, round: RoundNumber, number: u32) -> Result<&Board, Refusal> {
    let published = group.round(round).ok_or_else(|| round_not_published(group, round))?;
    published.board(number).ok_or_else(|| no_such_board(group, published, number).into())
}

fn no_such_board(group: &Group, round: &Round, number: u32) -> Reason {
    let numbers = || round.boards.iter().map(|board| board.number);
    grounds::in_group(Reason::house("no_such_board"), group)
        .with("round", round.number)
        .with("board", number)
        .with("first", numbers().min().unwrap_or(0))
        .with("last", numbers().max().unwrap_or(0))
}

pub(super) fn changed_meanwhile(
    group: &Group,
    (round, board): (RoundNumber, u32),
    seen: GameState,
    is: GameState,
) -> Reason {
    grounds::in_group(Reason::house("result_changed_meanwhile"), group)
        .with("round", round)
        .with("board", board)
        .with("seen", written(seen))
        .with("is", written(is))
}

/// A game's state as a fact: a result by its contract form, else a key.
pub(crate) fn written(game: GameState) -> Fact {
    match game {
        GameState::Open => Fact::from("open"),
        GameState::Postponed { .. } => Fact::from("postponed"),
        GameState::Adjourned { .. } => Fact::from("adjourned"),
        GameState::Done { result, .. } => Fact::Text(result.to_string()),
    }
}

/// A result that stood when a later round was published is changed only knowingly; the pairings
/// made since stay (docs/readings/rounds-corrections.md).
pub(super) fn unconfirmed(
    group: &Group,
    (round, board): (RoundNumber, u32),
    was: GameState,
    confirmed: Confirmed,
) -> Option<Reason> {
    let correction = matches!(was, GameState::Done { .. }) && round < group.published();
    (correction && confirmed == Confirmed::No).then(|| {
        grounds::in_group(Reason::house("correction_unconfirmed"), group)
            .with("round", round)
            .with("board", board)
            .with("published", group.published())
    })
}

/// Postponed: not begun. Adjourned: begun. A finished game is cleared first.
fn cannot_put_off(group: &Group, setting: &Setting, was: GameState) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let about =
        |reason: Reason| grounds::in_group(reason, group).with("round", setting.round).with("board", setting.board);
    if matches!(was, GameState::Done { .. }) {
        reasons.push(about(Reason::house("game_finished")).with("is", written(was)));
    }
    if matches!((was, setting.to), (GameState::Adjourned { .. }, GameState::Postponed { .. })) {
        reasons.push(about(Reason::house("game_begun")));
    }
    reasons
}

/// The games of the last round are not put off (D4.1-11c).
fn in_last_round(group: &Group, setting: &Setting) -> Option<Reason> {
    (setting.round == group.settings.rounds).then(|| {
        grounds::in_group(Reason::cited("put_off_in_last_round", "D4.1-11c"), group)
            .with("round", setting.round)
            .with("board", setting.board)
    })
}

/// Played at the latest before the time fixed for the last round (D4.1-11c).
fn beyond_last_round(group: &Group, until: Option<Micros>) -> Option<Reason> {
    let last = group.settings.rounds;
    let starts = group.times(last).starts?;
    let until = until.filter(|until| *until >= starts)?;
    Some(
        grounds::in_group(Reason::cited("put_off_too_long", "D4.1-11c"), group)
            .with("round", last)
            .with("starts", Fact::Time(starts))
            .with("until", Fact::Time(until)),
    )
}

/// Who must report a result to the arbiter: the winner, or White after a draw (D4.1-15a).
/// `None` where nobody won at the board.
pub fn reporter(result: GameResult) -> Option<Color> {
    match result {
        GameResult::WhiteWins | GameResult::ShortWhiteWins | GameResult::BlackForfeits => Some(Color::White),
        GameResult::BlackWins | GameResult::ShortBlackWins | GameResult::WhiteForfeits => Some(Color::Black),
        GameResult::Draw | GameResult::ShortDraw => Some(Color::White),
        GameResult::BothLose | GameResult::HalfToWhite | GameResult::HalfToBlack | GameResult::BothForfeit => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_1_15a_the_winner_reports_and_white_after_a_draw() {
        assert_eq!(reporter(GameResult::WhiteWins), Some(Color::White));
        assert_eq!(reporter(GameResult::BlackWins), Some(Color::Black));
        assert_eq!(reporter(GameResult::Draw), Some(Color::White));
        assert_eq!(reporter(GameResult::BothLose), None);
    }
}
