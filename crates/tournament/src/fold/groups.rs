//! Events of a group as a whole.

use rokade_model::Forbidden;

use super::FoldError;
use crate::{Event, Group, GroupId, GroupSettings, Order, Recorded, Tournament};

impl Tournament {
    pub(super) fn act_on_group(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let seq = record.seq;
        match &record.event {
            Event::GroupAdded { group, settings } => {
                self.groups.insert(*group, Group::new(*group, settings.clone()));
            }
            Event::GroupChanged { group, settings } => self.change_group(seq, *group, settings)?,
            Event::GroupRemoved { group } => {
                self.groups.remove(group).ok_or(FoldError::UnknownGroup { seq, group: *group })?;
            }
            Event::Ordered { group, by, order } => {
                self.group_at(seq, *group)?.order = Some(Order { by: *by, players: order.clone() });
            }
            Event::OrderDropped { group } => self.group_at(seq, *group)?.order = None,
            Event::NumberGiven { group, player, .. } => {
                let order = self.group_at(seq, *group)?.order.as_mut();
                order.ok_or(FoldError::NoOrder { seq, group: *group })?.players.push(*player);
            }
            Event::Forbidden { group, players, first, last } => {
                let players = players.iter().map(|player| player.0).collect();
                self.group_at(seq, *group)?.forbidden.push(Forbidden { players, first: *first, last: *last, soft: false });
            }
            Event::Allowed { group, players } => {
                let mut allowed: Vec<u32> = players.iter().map(|player| player.0).collect();
                allowed.sort_unstable();
                self.group_at(seq, *group)?.forbidden.retain(|rule| {
                    let mut kept_apart = rule.players.clone();
                    kept_apart.sort_unstable();
                    kept_apart != allowed
                });
            }
            Event::GroupFinished { group } => {
                let group = self.group_at(seq, *group)?;
                group.finished = true;
                group.finished_at = Some(record.at);
            }
            Event::GroupReopened { group } => {
                let group = self.group_at(seq, *group)?;
                group.finished = false;
                group.finished_at = None;
            }
            other => unreachable!("{other:?} is no event of a group"),
        }
        Ok(())
    }

    /// A group that becomes an all-play-all has a schedule without place for the byes asked before
    /// (docs/readings/byes-asked.md).
    fn change_group(&mut self, seq: u64, id: GroupId, settings: &GroupSettings) -> Result<(), FoldError> {
        let group = self.group_at(seq, id)?;
        let was_all_play_all = group.is_all_play_all();
        group.settings = settings.clone();
        if group.is_all_play_all() && !was_all_play_all {
            self.players.values_mut().filter(|player| player.group == id).for_each(|player| player.byes.clear());
        }
        Ok(())
    }
}
