//! What the next round would be if some games had ended otherwise. Nothing is changed by asking.

use rokade_clause::Reason;
use rokade_model::{GameResult, RoundNumber, StartNumber};
use rokade_pairing::{NOBODY, NoPairing, Pairing};
use serde::Serialize;

use crate::judge::{Prospect, grounds};
use crate::{GameState, Group, GroupId, Refusal, Tournament};

/// The round as it is laid now, and as it would be.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhatIf {
    pub round: RoundNumber,
    pub now: Result<Pairing, NoPairing>,
    pub then: Result<Pairing, NoPairing>,
    /// Players with another opponent or another colour, by number.
    pub differing: Vec<StartNumber>,
}

impl Tournament {
    /// The drafted round, or the next one, under other results: round, table, result.
    pub fn what_if(&self, id: GroupId, changes: &[(RoundNumber, u32, GameResult)]) -> Result<WhatIf, Refusal> {
        let group = self.groups.get(&id).ok_or_else(|| grounds::unknown_group(id))?;
        if group.order.is_none() {
            return Err(crate::judge::pairing::order_missing(group).into());
        }
        let round = group.draft.as_ref().map_or(group.published() + 1, |draft| draft.round);
        if round > group.settings.rounds {
            return Err(grounds::no_round_left(group).into());
        }
        let mut changed = self.clone();
        for (of, board, result) in changes {
            changed.suppose(id, *of, *board, *result).ok_or_else(|| no_such_game(group, *of, *board))?;
        }
        let then_group = changed.groups.get(&id).ok_or_else(|| grounds::unknown_group(id))?;
        let now = Prospect::new(self, group, round).explain();
        let then = Prospect::new(&changed, then_group, round).explain();
        let differing = differing(now.as_ref().ok(), then.as_ref().ok());
        Ok(WhatIf { round, now, then, differing })
    }

    fn suppose(&mut self, group: GroupId, round: RoundNumber, board: u32, result: GameResult) -> Option<()> {
        let index = usize::try_from(round.checked_sub(1)?).ok()?;
        let boards = &mut self.groups.get_mut(&group)?.rounds.get_mut(index)?.boards;
        boards.iter_mut().find(|there| there.number == board)?.game = GameState::Done { result, notice: None };
        Some(())
    }
}

fn no_such_game(group: &Group, round: RoundNumber, board: u32) -> Reason {
    grounds::in_group(Reason::house("no_such_game"), group).with("round", round).with("board", board)
}

/// Everybody's opponent with colour, in one of the two pairings and not in the other.
fn differing(now: Option<&Pairing>, then: Option<&Pairing>) -> Vec<StartNumber> {
    let seats = |pairing: Option<&Pairing>| -> std::collections::BTreeSet<(StartNumber, StartNumber, bool)> {
        let pairs = pairing.iter().flat_map(|pairing| pairing.pairs());
        let boards = pairs.flat_map(|(white, black)| [(white, black, true), (black, white, false)]);
        let alone = pairing.iter().flat_map(|pairing| pairing.bye.iter().chain(&pairing.unopposed));
        boards.chain(alone.map(|bye| (bye.player, NOBODY, false))).collect()
    };
    let (now, then) = (seats(now), seats(then));
    let players: std::collections::BTreeSet<StartNumber> =
        now.symmetric_difference(&then).map(|(player, _, _)| *player).collect();
    players.into_iter().collect()
}
