//! Events of a round: draft, hand, publishing, start, games.

use std::collections::BTreeMap;
use std::sync::Arc;

use rokade_model::{ByeKind, RoundNumber};
use rokade_pairing::Pairing;

use super::FoldError;
use crate::{
    Board, Draft, GameState, Group, GroupId, ManualSession, Micros, PlayerId, PublishedBoard, PublishedBye, Round,
    Seat, Tournament,
};

impl Tournament {
    pub(super) fn draft(
        &mut self,
        seq: u64,
        group: GroupId,
        round: RoundNumber,
        pairing: Pairing,
    ) -> Result<(), FoldError> {
        self.group_at(seq, group)?.draft = Some(Draft { round, pairing: Arc::new(pairing), manual: None });
        Ok(())
    }

    pub(super) fn begin_manual(&mut self, seq: u64, id: GroupId) -> Result<(), FoldError> {
        let group = self.group_at(seq, id)?;
        group.draft = Some(reopened(group).ok_or(FoldError::NoDraft { seq, group: id })?);
        Ok(())
    }

    pub(super) fn set_manual(
        &mut self,
        seq: u64,
        group: GroupId,
        seats: Vec<Seat>,
        bye: Option<PlayerId>,
    ) -> Result<(), FoldError> {
        let session = self.session_at(seq, group)?;
        session.seats = seats;
        session.bye = bye;
        Ok(())
    }

    pub(super) fn set_game_ahead(
        &mut self,
        seq: u64,
        group: GroupId,
        game: (RoundNumber, PlayerId, PlayerId),
        to: GameState,
    ) -> Result<(), FoldError> {
        let ahead = &mut self.group_at(seq, group)?.ahead;
        match to {
            GameState::Open => ahead.remove(&game),
            GameState::Postponed { .. } | GameState::Adjourned { .. } | GameState::Done { .. } => {
                ahead.insert(game, to)
            }
        };
        Ok(())
    }

    pub(super) fn session_at(&mut self, seq: u64, group: GroupId) -> Result<&mut ManualSession, FoldError> {
        let draft = self.group_at(seq, group)?.draft.as_mut();
        draft.and_then(|draft| draft.manual.as_mut()).ok_or(FoldError::NoDraft { seq, group })
    }

    /// Publishes a new round, or the last one again in place of what was published before.
    pub(super) fn publish(&mut self, seq: u64, id: GroupId, publication: Publication) -> Result<(), FoldError> {
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
            byes: byes.clone(),
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

pub(super) struct Publication {
    pub round: RoundNumber,
    pub boards: Vec<PublishedBoard>,
    pub byes: Vec<PublishedBye>,
    pub by_hand: bool,
    pub at: Micros,
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
fn as_drafted(group: &Group, draft: &Draft) -> Option<(Vec<Seat>, Option<PlayerId>)> {
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
