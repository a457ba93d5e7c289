//! Withdrawal and return.

use rokade_clause::{ClauseId, Reason};
use rokade_model::LeaveNotice;

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, PlayerId};

impl Judge<'_> {
    /// The player leaves the pairing; the score stays (D4.1-16c). In an all-play-all the standings
    /// judge the games (D4.1-16a, 16b). The last round counted as taken part in is the last one
    /// that has started: a published round not yet started can still be changed by hand.
    pub(super) fn withdraw(&self, id: PlayerId, notice: LeaveNotice) -> Judged {
        let player = self.player(id)?;
        let group = self.open_group(player.group)?;
        let mut objections = Objections::default();
        objections.when(group.order.is_none(), || {
            grounds::in_group(Reason::house("remove_instead"), group).with("player", grounds::player(id))
        });
        objections.when(group.is_withdrawn(id), || grounds::withdrawn(group, id));
        objections.heed()?;
        let published = group.published();
        let after = if group.is_started(published, self.now) { published } else { published.saturating_sub(1) };
        Ok(Decision::of([Event::Withdrawn { player: id, after, notice }]))
    }

    /// Back from the next unpaired round; the rounds missed count nothing
    /// (docs/readings/rounds-return.md).
    pub(super) fn return_player(&self, id: PlayerId) -> Judged {
        let player = self.player(id)?;
        let group = self.open_group(player.group)?;
        let mut objections = Objections::default();
        objections.when(!group.is_withdrawn(id), || {
            grounds::in_group(Reason::house("player_not_withdrawn"), group).with("player", grounds::player(id))
        });
        objections.when(group.is_all_play_all(), || {
            let reason = Reason::cited("return_in_all_play_all", "D4.1-16a").and(ClauseId::new("D4.1-16b"));
            grounds::in_group(reason, group).with("player", grounds::player(id))
        });
        objections.when(group.published() >= group.settings.rounds, || grounds::no_round_left(group));
        objections.heed()?;
        Ok(Decision::of([Event::Returned { player: id }]))
    }
}
