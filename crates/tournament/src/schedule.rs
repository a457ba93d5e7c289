//! The rounds of an all-play-all to come: the draw fixes them all (D4.9.11-2, D4.9.11-3), and a game may be
//! played ahead of its round.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use rokade_model::RoundNumber;

use crate::judge::Prospect;
use crate::judge::publishing::{numbered, scheduled_byes, scheduled_seats};
use crate::{Board, GameState, Group, GroupId, Round, Tournament};

impl Tournament {
    /// The round as published or, in an all-play-all whose order stands, as the schedule has it.
    pub fn round_ahead(&self, id: GroupId, round: RoundNumber) -> Option<Cow<'_, Round>> {
        let group = self.groups.get(&id)?;
        match group.round(round) {
            Some(published) => Some(Cow::Borrowed(published)),
            None => self.scheduled(group, round).map(Cow::Owned),
        }
    }

    /// Every round of an all-play-all, published or to come; empty for other systems and before the draw.
    pub fn schedule(&self, id: GroupId) -> Vec<Cow<'_, Round>> {
        let Some(group) = self.groups.get(&id).filter(|group| group.is_all_play_all() && group.order.is_some()) else {
            return Vec::new();
        };
        (1..=group.settings.rounds).filter_map(|round| self.round_ahead(id, round)).collect()
    }

    fn scheduled(&self, group: &Group, round: RoundNumber) -> Option<Round> {
        let is_ahead = round > group.published() && round <= group.settings.rounds;
        if !group.is_all_play_all() || group.order.is_none() || !is_ahead {
            return None;
        }
        let pairing = Prospect::new(self, group, round).pair().ok()?;
        let seats = scheduled_seats(group, &pairing);
        let board = |published: crate::PublishedBoard| {
            let key = (round, published.white, published.black);
            Board {
                number: published.board,
                white: published.white,
                black: published.black,
                game: group.ahead.get(&key).copied().unwrap_or(GameState::Open),
                games: Vec::new(),
                lots: BTreeMap::new(),
            }
        };
        Some(Round {
            number: round,
            boards: numbered(self, group, &seats).into_iter().map(board).collect(),
            byes: scheduled_byes(group, &pairing, &seats, self.handbook()),
            pairing: Arc::new(pairing),
            by_hand: false,
            published: 0,
            replaces: None,
            started: None,
        })
    }
}
