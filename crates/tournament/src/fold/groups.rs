//! Events of a group as a whole.

use rokade_model::Color;

use super::FoldError;
use crate::{Group, GroupId, GroupSettings, Micros, Order, PlayerId, Tournament};

impl Tournament {
    pub(super) fn add_group(&mut self, group: GroupId, settings: GroupSettings) {
        self.groups.insert(group, Group::new(group, settings));
    }

    pub(super) fn remove_group(&mut self, seq: u64, group: GroupId) -> Result<(), FoldError> {
        self.groups.remove(&group).map(|_| ()).ok_or(FoldError::UnknownGroup { seq, group })
    }

    /// Teams are drafted from the order of strength: they fall with it.
    pub(super) fn set_order(&mut self, seq: u64, group: GroupId, order: Option<Order>) -> Result<(), FoldError> {
        let group = self.group_at(seq, group)?;
        group.order = order;
        group.teams.clear();
        Ok(())
    }

    pub(super) fn begin_elsewhere(
        &mut self,
        seq: u64,
        group: GroupId,
        program: String,
        initial_color: Option<Color>,
    ) -> Result<(), FoldError> {
        let group = self.group_at(seq, group)?;
        group.initial_color = initial_color;
        group.brought_from = Some(program);
        Ok(())
    }

    pub(super) fn give_number(&mut self, seq: u64, group: GroupId, player: PlayerId) -> Result<(), FoldError> {
        let order = self.group_at(seq, group)?.order.as_mut();
        order.ok_or(FoldError::NoOrder { seq, group })?.players.push(player);
        Ok(())
    }

    pub(super) fn draw_lines(
        &mut self,
        seq: u64,
        group: GroupId,
        seed: u64,
        lines: Vec<Option<PlayerId>>,
    ) -> Result<(), FoldError> {
        let group = self.group_at(seq, group)?;
        group.lines = lines;
        group.lot_seed = Some(seed);
        Ok(())
    }

    pub(super) fn rename_team(&mut self, seq: u64, group: GroupId, team: u32, name: String) -> Result<(), FoldError> {
        let unknown = FoldError::UnknownTeam { seq, group, team };
        let index = usize::try_from(team).expect("a team's number fits").wrapping_sub(1);
        self.group_at(seq, group)?.teams.get_mut(index).ok_or(unknown)?.name = name;
        Ok(())
    }

    pub(super) fn swap_team_players(
        &mut self,
        seq: u64,
        group: GroupId,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<(), FoldError> {
        let players = self.group_at(seq, group)?.teams.iter_mut().flat_map(|team| &mut team.players);
        for player in players {
            *player = match *player {
                there if there == one => other,
                there if there == other => one,
                there => there,
            };
        }
        Ok(())
    }

    pub(super) fn allow(&mut self, seq: u64, group: GroupId, players: &[PlayerId]) -> Result<(), FoldError> {
        let mut allowed = players.to_vec();
        allowed.sort_unstable();
        self.group_at(seq, group)?.forbidden.retain(|rule| {
            let mut kept_apart = rule.players.clone();
            kept_apart.sort_unstable();
            kept_apart != allowed
        });
        Ok(())
    }

    pub(super) fn publish_prizes(&mut self, seq: u64, group: GroupId, at: Micros) -> Result<(), FoldError> {
        let unknown = FoldError::NoPrizes { seq, group };
        self.group_at(seq, group)?.prizes.as_mut().ok_or(unknown)?.published = Some(at);
        Ok(())
    }

    /// Finished at a moment, or open again.
    pub(super) fn finish(&mut self, seq: u64, group: GroupId, at: Option<Micros>) -> Result<(), FoldError> {
        let group = self.group_at(seq, group)?;
        group.finished = at.is_some();
        group.finished_at = at;
        Ok(())
    }

    /// A group that becomes an all-play-all has a schedule without place for the byes asked before
    /// (docs/readings/byes-asked.md).
    pub(super) fn change_group(&mut self, seq: u64, id: GroupId, settings: GroupSettings) -> Result<(), FoldError> {
        let group = self.group_at(seq, id)?;
        let was_all_play_all = group.is_all_play_all();
        if group.settings.system != settings.system {
            group.teams.clear();
        }
        group.settings = settings;
        if group.is_all_play_all() && !was_all_play_all {
            self.players.values_mut().filter(|player| player.group == id).for_each(|player| player.byes.clear());
        }
        Ok(())
    }
}
