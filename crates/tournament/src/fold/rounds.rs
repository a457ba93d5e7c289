//! Events of a round: draft, hand, publishing, start, games.

use std::collections::BTreeMap;
use std::sync::Arc;

use rokade_model::{ByeKind, RoundNumber};

use super::FoldError;
use crate::{
    Board, Draft, Event, GameState, Group, GroupId, ManualSession, Micros, PublishedBoard, PublishedBye, Recorded,
    Round, Seat, Tournament,
};

impl Tournament {
    pub(super) fn act_on_round(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let seq = record.seq;
        match &record.event {
            Event::Drafted { group, round, pairing } => {
                let draft = Draft { round: *round, pairing: Arc::new(pairing.clone()), manual: None };
                self.group_at(seq, *group)?.draft = Some(draft);
            }
            Event::DraftDiscarded { group } => self.group_at(seq, *group)?.draft = None,
            Event::ManualBegun { group } => {
                let draft = reopened(self.group_at(seq, *group)?).ok_or(FoldError::NoDraft { seq, group: *group })?;
                self.group_at(seq, *group)?.draft = Some(draft);
            }
            Event::ManualSet { group, seats, bye } => {
                let session = self.session_at(seq, *group)?;
                session.seats = seats.clone();
                session.bye = *bye;
            }
            Event::ManualEnded { group, note } => self.session_at(seq, *group)?.ended = Some(note.clone()),
            Event::Published { group, round, boards, byes, by_hand } => {
                self.publish(
                    seq,
                    *group,
                    Publication { round: *round, boards, byes, by_hand: *by_hand, at: record.at },
                )?;
            }
            Event::RoundStarted { group, round } => {
                self.round_at(seq, *group, *round)?.started = Some(record.at);
            }
            Event::GameSet { group, round, board, to } => {
                self.board_at(seq, *group, *round, *board)?.game = *to;
            }
            Event::GameSetAhead { group, round, white, black, to } => {
                let ahead = &mut self.group_at(seq, *group)?.ahead;
                match to {
                    GameState::Open => ahead.remove(&(*round, *white, *black)),
                    to => ahead.insert((*round, *white, *black), *to),
                };
            }
            other => unreachable!("{other:?} is no event of a round"),
        }
        Ok(())
    }

    fn session_at(&mut self, seq: u64, group: GroupId) -> Result<&mut ManualSession, FoldError> {
        let draft = self.group_at(seq, group)?.draft.as_mut();
        draft.and_then(|draft| draft.manual.as_mut()).ok_or(FoldError::NoDraft { seq, group })
    }

    /// Publishes a new round, or the last one again in place of what was published before.
    fn publish(&mut self, seq: u64, id: GroupId, publication: Publication) -> Result<(), FoldError> {
        let Publication { round, boards, byes, by_hand, at } = publication;
        let group = self.group_at(seq, id)?;
        let draft = group.draft.take().ok_or(FoldError::NoDraft { seq, group: id })?;
        let again = round == group.published();
        let replaced = if again { group.rounds.pop() } else { None };
        if round != group.published() + 1 {
            return Err(FoldError::UnknownRound { seq, group: id, round });
        }
        let boards = boards
            .iter()
            .map(|board| {
                let ahead = group.ahead.remove(&(round, board.white, board.black));
                laid_out(board, replaced.as_ref(), ahead)
            })
            .collect();
        let pairing = draft.pairing;
        group.rounds.push(Round {
            number: round,
            pairing,
            boards,
            byes: byes.to_vec(),
            by_hand,
            published: at,
            replaces: replaced.as_ref().map(|round| round.published),
            started: None,
        });
        for bye in replaced.iter().flat_map(|round| &round.byes).filter(|bye| bye.kind == ByeKind::PairingAllocated) {
            self.player_at(seq, bye.player)?.byes.remove(&round);
        }
        for bye in byes {
            self.player_at(seq, bye.player)?.byes.insert(round, bye.kind);
        }
        Ok(())
    }
}

struct Publication<'a> {
    round: RoundNumber,
    boards: &'a [PublishedBoard],
    byes: &'a [PublishedBye],
    by_hand: bool,
    at: Micros,
}

/// A board as published; a game put off before the round was published again stays put off, and one
/// played ahead of its round has its result. The games of a match are events of their own.
fn laid_out(board: &PublishedBoard, replaced: Option<&Round>, ahead: Option<GameState>) -> Board {
    let same = |there: &&Board| there.white == board.white && there.black == board.black;
    let before = replaced.and_then(|round| round.boards.iter().find(same)).map(|there| there.game);
    let game = ahead.or(before).unwrap_or(GameState::Open);
    let (games, lots) = (Vec::new(), BTreeMap::new());
    Board { number: board.board, white: board.white, black: board.black, game, games, lots }
}

/// The draft opened for changes by hand: as it lies, or as it was last changed, or the last
/// published round taken up again.
fn reopened(group: &Group) -> Option<Draft> {
    if let Some(draft) = &group.draft {
        let (seats, bye) = match &draft.manual {
            Some(session) => (session.seats.clone(), session.bye),
            None => as_drafted(group, draft)?,
        };
        return Some(Draft { manual: Some(ManualSession { seats, bye, ended: None }), ..draft.clone() });
    }
    let last = group.rounds.last()?;
    let seats = last.boards.iter().map(|board| Seat { white: board.white, black: board.black }).collect();
    let allocated = last.byes.iter().find(|bye| bye.kind == ByeKind::PairingAllocated);
    let session = ManualSession { seats, bye: allocated.map(|bye| bye.player), ended: None };
    Some(Draft { round: last.number, pairing: Arc::clone(&last.pairing), manual: Some(session) })
}

/// The engine's draft in player ids.
fn as_drafted(group: &Group, draft: &Draft) -> Option<(Vec<Seat>, Option<crate::PlayerId>)> {
    let seat = |board: &rokade_pairing::Board| {
        Some(Seat { white: group.player_with(board.white)?, black: group.player_with(board.black)? })
    };
    let seats = draft.pairing.boards.iter().map(seat).collect::<Option<Vec<_>>>()?;
    let bye = match &draft.pairing.bye {
        Some(bye) => Some(group.player_with(bye.player)?),
        None => None,
    };
    Some((seats, bye))
}
