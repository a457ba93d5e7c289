//! Events of one player.

use std::collections::BTreeMap;

use super::FoldError;
use crate::{Event, GroupId, Player, PlayerId, Recorded, Tournament};

impl Tournament {
    pub(super) fn act_on_player(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let seq = record.seq;
        match &record.event {
            Event::PlayerEntered { .. } => self.enter(record)?,
            Event::PlayerEdited { player, facts, rating, title, section, rapid, blitz, elo, fide_k } => {
                let player = self.player_at(seq, *player)?;
                player.facts = *facts;
                player.rating = *rating;
                player.rapid = *rapid;
                player.blitz = *blitz;
                player.elo = *elo;
                player.fide_k = *fide_k;
                player.title = *title;
                player.section = section.clone();
            }
            Event::PlayerRemoved { player } => {
                let removed = self.players.remove(player);
                let group = removed.ok_or(FoldError::UnknownPlayer { seq, player: *player })?.group;
                self.leave_group(seq, *player, group)?;
            }
            Event::PlayerMoved { player, group } => self.move_player(seq, *player, *group)?,
            Event::BoardFixed { player, board } => self.player_at(seq, *player)?.fixed_board = *board,
            Event::NameWithheld { player, withheld } => self.player_at(seq, *player)?.name_withheld = *withheld,
            // Facts outlive an entry that was taken back, and are erased all the same.
            Event::Erased { player } => {
                if let Some(player) = self.players.get_mut(player) {
                    player.erased = true;
                }
            }
            Event::ByeAsked { player, round, kind } => {
                self.player_at(seq, *player)?.byes.insert(*round, *kind);
            }
            Event::ByeCancelled { player, round } => {
                self.player_at(seq, *player)?.byes.remove(round);
            }
            Event::Withdrawn { player, after, notice } => {
                let group = self.player_at(seq, *player)?.group;
                self.group_at(seq, group)?.withdrawn.push((*player, *after, *notice));
            }
            Event::Returned { player } => {
                let group = self.player_at(seq, *player)?.group;
                self.group_at(seq, group)?.withdrawn.retain(|(gone, _, _)| gone != player);
            }
            other => unreachable!("{other:?} is no event of a player"),
        }
        Ok(())
    }

    fn enter(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let Event::PlayerEntered {
            player,
            group,
            facts,
            rating,
            title,
            section,
            rapid,
            blitz,
            elo,
            fide_k,
            same_person,
        } = &record.event
        else {
            unreachable!("only entries are handed here");
        };
        let entered_before = self.group_at(record.seq, *group)?.published() + 1;
        let entered = Player {
            id: *player,
            group: *group,
            facts: *facts,
            rating: *rating,
            rapid: *rapid,
            blitz: *blitz,
            elo: *elo,
            fide_k: *fide_k,
            title: *title,
            section: section.clone(),
            fixed_board: None,
            name_withheld: false,
            erased: false,
            byes: BTreeMap::new(),
            entered_before,
            same_person: *same_person,
        };
        self.players.insert(*player, entered);
        Ok(())
    }

    /// What a group remembers of a player who no longer plays in it.
    fn leave_group(&mut self, seq: u64, player: PlayerId, group: GroupId) -> Result<(), FoldError> {
        let group = self.group_at(seq, group)?;
        group.withdrawn.retain(|(gone, _, _)| *gone != player);
        group.forbidden.retain(|rule| !rule.players.contains(&player.0));
        Ok(())
    }

    /// A section belongs to its group: a player who moves keeps it only where the new group has it.
    /// Byes asked for end where the schedule leaves no place for them (docs/readings/byes-asked.md).
    fn move_player(&mut self, seq: u64, player: PlayerId, group: GroupId) -> Result<(), FoldError> {
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
