//! Events of a group as a whole.

use rokade_model::Forbidden;

use super::FoldError;
use crate::{Event, Group, GroupId, GroupSettings, Order, Prizes, Recorded, Tournament};

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
                let group = self.group_at(seq, *group)?;
                group.order = Some(Order { by: *by, players: order.clone(), drawn: order.len() });
                // Teams are drafted from the order of strength.
                group.teams.clear();
            }
            Event::OrderDropped { group } => {
                let group = self.group_at(seq, *group)?;
                group.order = None;
                group.teams.clear();
            }
            Event::BroughtIn { group, program, initial_color } => {
                let group = self.group_at(seq, *group)?;
                group.initial_color = *initial_color;
                group.brought_from = Some(program.clone());
            }
            Event::LinesDrawn { group, seed, lines } => {
                let group = self.group_at(seq, *group)?;
                group.lines = lines.clone();
                group.lot_seed = Some(*seed);
            }
            Event::ColourDrawn { group, color, .. } => self.group_at(seq, *group)?.initial_color = Some(*color),
            Event::TeamsFormed { .. } | Event::TeamRenamed { .. } | Event::TeamPlayersSwapped { .. } => {
                self.act_on_teams(record)?;
            }
            Event::NumberGiven { group, player, .. } => {
                let order = self.group_at(seq, *group)?.order.as_mut();
                order.ok_or(FoldError::NoOrder { seq, group: *group })?.players.push(*player);
            }
            Event::Forbidden { group, players, first, last, soft } => {
                let players = players.iter().map(|player| player.0).collect();
                self.group_at(seq, *group)?.forbidden.push(Forbidden {
                    players,
                    first: *first,
                    last: *last,
                    soft: *soft,
                });
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
            Event::PrizesSet { group, fund } => {
                self.group_at(seq, *group)?.prizes = Some(Prizes { fund: (**fund).clone(), published: None });
            }
            Event::PrizesPublished { group } => {
                let unknown = FoldError::NoPrizes { seq, group: *group };
                let prizes = self.group_at(seq, *group)?.prizes.as_mut().ok_or(unknown)?;
                prizes.published = Some(record.at);
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

    fn act_on_teams(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let seq = record.seq;
        match &record.event {
            Event::TeamsFormed { group, teams } => self.group_at(seq, *group)?.teams = teams.clone(),
            Event::TeamRenamed { group, team, name } => {
                let unknown = FoldError::UnknownTeam { seq, group: *group, team: *team };
                let index = usize::try_from(*team).expect("a team's number fits").wrapping_sub(1);
                self.group_at(seq, *group)?.teams.get_mut(index).ok_or(unknown)?.name = name.clone();
            }
            Event::TeamPlayersSwapped { group, one, other } => {
                let players = self.group_at(seq, *group)?.teams.iter_mut().flat_map(|team| &mut team.players);
                for player in players {
                    *player = match *player {
                        there if there == *one => *other,
                        there if there == *other => *one,
                        there => there,
                    };
                }
            }
            other => unreachable!("{other:?} is no event of teams"),
        }
        Ok(())
    }

    /// A group that becomes an all-play-all has a schedule without place for the byes asked before
    /// (docs/readings/byes-asked.md).
    fn change_group(&mut self, seq: u64, id: GroupId, settings: &GroupSettings) -> Result<(), FoldError> {
        let group = self.group_at(seq, id)?;
        let was_all_play_all = group.is_all_play_all();
        if group.settings.system != settings.system {
            group.teams.clear();
        }
        group.settings = settings.clone();
        if group.is_all_play_all() && !was_all_play_all {
            self.players.values_mut().filter(|player| player.group == id).for_each(|player| player.byes.clear());
        }
        Ok(())
    }
}
