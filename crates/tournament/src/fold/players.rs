//! Events of one player.

use std::collections::BTreeMap;

use rokade_model::{LeaveNotice, OtherRatings, RoundNumber, Title};

use super::FoldError;
use crate::{FactsVersion, GroupId, Player, PlayerId, Tournament};

/// What an entry or an edit says of a player.
pub(super) struct Stated {
    pub facts: FactsVersion,
    pub rating: Option<u32>,
    pub title: Option<Title>,
    pub section: String,
    pub others: OtherRatings,
}

impl Tournament {
    pub(super) fn enter(
        &mut self,
        seq: u64,
        id: PlayerId,
        group: GroupId,
        stated: Stated,
        same_person: Option<PlayerId>,
    ) -> Result<(), FoldError> {
        let entered_before = self.group_at(seq, group)?.published() + 1;
        let Stated { facts, rating, title, section, others } = stated;
        let entered = Player {
            id,
            group,
            facts,
            rating,
            others,
            title,
            section,
            fixed_board: None,
            name_withheld: false,
            erased: false,
            byes: BTreeMap::new(),
            entered_before,
            same_person,
        };
        self.players.insert(id, entered);
        Ok(())
    }

    pub(super) fn edit(&mut self, seq: u64, player: PlayerId, stated: Stated) -> Result<(), FoldError> {
        let player = self.player_at(seq, player)?;
        let Stated { facts, rating, title, section, others } = stated;
        *player = Player { facts, rating, title, section, others, ..player.clone() };
        Ok(())
    }

    pub(super) fn remove_player(&mut self, seq: u64, player: PlayerId) -> Result<(), FoldError> {
        let removed = self.players.remove(&player);
        let group = removed.ok_or(FoldError::UnknownPlayer { seq, player })?.group;
        self.leave_group(seq, player, group)
    }

    /// Facts outlive an entry that was taken back, and are erased all the same.
    pub(super) fn erase(&mut self, player: PlayerId) {
        if let Some(player) = self.players.get_mut(&player) {
            player.erased = true;
        }
    }

    pub(super) fn withdraw(
        &mut self,
        seq: u64,
        player: PlayerId,
        after: RoundNumber,
        notice: LeaveNotice,
    ) -> Result<(), FoldError> {
        let group = self.player_at(seq, player)?.group;
        self.group_at(seq, group)?.withdrawn.push((player, after, notice));
        Ok(())
    }

    pub(super) fn return_player(&mut self, seq: u64, player: PlayerId) -> Result<(), FoldError> {
        let group = self.player_at(seq, player)?.group;
        self.group_at(seq, group)?.withdrawn.retain(|(gone, _, _)| *gone != player);
        Ok(())
    }

    /// What a group remembers of a player who no longer plays in it.
    fn leave_group(&mut self, seq: u64, player: PlayerId, group: GroupId) -> Result<(), FoldError> {
        let group = self.group_at(seq, group)?;
        group.withdrawn.retain(|(gone, _, _)| *gone != player);
        group.forbidden.retain(|rule| !rule.players.contains(&player));
        Ok(())
    }

    /// A section belongs to its group: a player who moves keeps it only where the new group has it.
    /// Byes asked for end where the schedule leaves no place for them (docs/readings/byes-asked.md).
    pub(super) fn move_player(&mut self, seq: u64, player: PlayerId, group: GroupId) -> Result<(), FoldError> {
        let target = self.group_at(seq, group)?;
        let (sections, is_all_play_all) = (target.settings.sections.clone(), target.is_all_play_all());
        let left = self.player_at(seq, player)?.group;
        self.leave_group(seq, player, left)?;
        let player = self.player_at(seq, player)?;
        player.group = group;
        if !sections.contains(&player.section) {
            player.section.clear();
        }
        if is_all_play_all {
            player.byes.clear();
        }
        Ok(())
    }
}
