//! The end of a group.

use rokade_clause::Reason;

use super::{Judge, grounds, pairing};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, GameState, GroupId};

impl Judge<'_> {
    /// Every game published is over and nothing is drafted. A group may end before its planned
    /// rounds, when a round cannot be laid or the evening is over (docs/readings/rounds-early-end.md).
    pub(super) fn finish(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        objections.when(group.rounds.is_empty(), || grounds::in_group(Reason::house("nothing_played"), group));
        if let Some(draft) = &group.draft {
            objections.add(grounds::draft_exists(group, draft.round));
        }
        for round in &group.rounds {
            let unfinished = round.boards.iter().filter(|board| !matches!(board.game, GameState::Done { .. }));
            let boards: Vec<u32> = unfinished.map(|board| board.number).collect();
            objections.when(!boards.is_empty(), || pairing::games_open(group, round.number, &boards));
        }
        objections.heed()?;
        Ok(Decision::of([Event::GroupFinished { group: id }]))
    }

    pub(super) fn reopen(&self, id: GroupId) -> Judged {
        let group = self.group(id)?;
        if !group.finished {
            return Err(grounds::in_group(Reason::house("group_not_finished"), group).into());
        }
        Ok(Decision::of([Event::GroupReopened { group: id }]))
    }
}
