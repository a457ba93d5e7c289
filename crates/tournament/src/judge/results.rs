//! Results, corrections, and games put off.

use rokade_clause::{Fact, Reason};
use rokade_model::{Color, GameResult, RoundNumber};

use super::publishing::{draft_waits, round_not_published};
use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Board, BoardSlot, Decision, Event, GameState, Group, Micros, Refusal, Round, SetGame, Slot};

impl Judge<'_> {
    /// A game of a round, of a match or of a play-off. Notice is kept only where somebody stayed away.
    pub(super) fn set_game(&self, set: &SetGame) -> Judged {
        let to = match set.to {
            GameState::Done { result, .. } if result.is_played() => GameState::Done { result, notice: None },
            GameState::Done { .. } | GameState::Open | GameState::Postponed { .. } | GameState::Adjourned { .. } => {
                set.to
            }
        };
        let set = SetGame { to, ..*set };
        match set.at {
            Slot::PlayOff(at) => self.set_play_off_game(at, &set),
            Slot::Board(at) => {
                if let GameState::Done { result, notice: None } = to
                    && !result.is_played()
                {
                    return Err(notice_missing(at.round, at.board).into());
                }
                match at.game {
                    // A match is put off as a whole.
                    Some(game) if !to.is_put_off() => self.set_match_game(at, game, &set),
                    Some(_) | None => self.set_board(at, &set),
                }
            }
        }
    }

    fn set_board(&self, at: BoardSlot, set: &SetGame) -> Judged {
        let group = self.open_group(at.group)?;
        if at.round > group.published() && group.is_all_play_all() {
            return self.set_ahead(group, at, set);
        }
        let board = find_board(group, at.round, at.board)?;
        if board.game == set.to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        objections.when(board.game != set.seen, || changed_meanwhile(group, at, set.seen, board.game));
        objections.extend(self.whole_match(group, board, at.round, set.to));
        match set.to {
            GameState::Done { .. } | GameState::Open => {
                objections.extend(unconfirmed(group, at, board.game, set.confirmed));
            }
            GameState::Postponed { until } | GameState::Adjourned { until } => {
                objections.extend(cannot_put_off(group, at, set.to, board.game));
                if self.state.has_union_rules() {
                    objections.extend(in_last_round(group, at));
                    objections.extend(beyond_last_round(group, until));
                }
            }
        }
        let starts = self.starts_round(group, at.round, set.to);
        let waiting = group.draft.as_ref().filter(|draft| starts && draft.round == at.round);
        objections.extend(waiting.map(|draft| draft_waits(group, draft)));
        objections.heed()?;
        Ok(Decision::of(events(at, set.to, starts)))
    }

    /// A game of an all-play-all played before its round is published: the draw has fixed who meets whom
    /// (D4.9.11-2, D4.9.11-3). It counts when its round is published (docs/readings/rounds-ahead.md).
    fn set_ahead(&self, group: &Group, at: BoardSlot, set: &SetGame) -> Judged {
        let (round, to) = (at.round, set.to);
        let scheduled = self.state.round_ahead(group.id, round);
        let scheduled = scheduled.ok_or_else(|| round_not_published(group, round))?;
        let board = scheduled.board(at.board).ok_or_else(|| no_such_board(group, &scheduled, at.board))?;
        if board.game == to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        objections.when(board.game != set.seen, || changed_meanwhile(group, at, set.seen, board.game));
        objections.when(to.is_put_off(), || about(Reason::house("ahead_not_put_off"), group, at));
        objections.heed()?;
        let (white, black) = (board.white, board.black);
        Ok(Decision::of([Event::GameSetAhead { group: group.id, round, white, black, to }]))
    }

    /// A game that was played, or at least begun, starts the round if nothing else has.
    fn starts_round(&self, group: &Group, round: RoundNumber, to: GameState) -> bool {
        let begun = matches!(to, GameState::Done { .. } | GameState::Adjourned { .. });
        begun && !group.is_started(round, self.now)
    }
}

fn events(at: BoardSlot, to: GameState, starts: bool) -> Vec<Event> {
    let BoardSlot { group, round, board, .. } = at;
    let start = starts.then_some(Event::RoundStarted { group, round, elsewhere: None });
    start.into_iter().chain([Event::GameSet { group, round, board, to }]).collect()
}

/// A reason with the board it is about.
pub(super) fn about(reason: Reason, group: &Group, at: BoardSlot) -> Reason {
    grounds::in_group(reason, group).with("round", at.round).with("board", at.board)
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

pub(super) fn changed_meanwhile(group: &Group, at: BoardSlot, seen: GameState, is: GameState) -> Reason {
    let reason = about(Reason::house("result_changed_meanwhile"), group, at);
    reason.with("seen", written(seen)).with("is", written(is))
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
pub(super) fn unconfirmed(group: &Group, at: BoardSlot, was: GameState, confirmed: bool) -> Option<Reason> {
    let correction = matches!(was, GameState::Done { .. }) && at.round < group.published();
    (correction && !confirmed)
        .then(|| about(Reason::house("correction_unconfirmed"), group, at).with("published", group.published()))
}

/// Postponed: not begun. Adjourned: begun. A finished game is cleared first.
fn cannot_put_off(group: &Group, at: BoardSlot, to: GameState, was: GameState) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if matches!(was, GameState::Done { .. }) {
        reasons.push(about(Reason::house("game_finished"), group, at).with("is", written(was)));
    }
    if matches!((was, to), (GameState::Adjourned { .. }, GameState::Postponed { .. })) {
        reasons.push(about(Reason::house("game_begun"), group, at));
    }
    reasons
}

/// The games of the last round are not put off (D4.1-11c).
fn in_last_round(group: &Group, at: BoardSlot) -> Option<Reason> {
    (at.round == group.settings.rounds).then(|| about(Reason::cited("put_off_in_last_round", "D4.1-11c"), group, at))
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
