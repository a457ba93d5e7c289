//! The teams of an Olympiad (D4.9.9.5).

use rokade_clause::Reason;

use super::byes::not_in_group;
use super::{Judge, grounds, pairing};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, PlayerId, Refusal, Team};

/// Longer than any name that fits a table.
const LONGEST_NAME: usize = 60;

impl Judge<'_> {
    /// Drafted from the order of strength; may be repeated until a round is laid, and keeps the
    /// names the teams have.
    pub(super) fn form_teams(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        let teams = self.teams_of(group)?;
        let mut objections = Objections::default();
        objections.when(group.order.is_none(), || pairing::order_missing(group));
        objections.extend(laid(group));
        objections.heed()?;
        let players = self.by_strength(group);
        let drafted = crate::teams::draft(&players, usize::from(teams));
        let named = |index: usize| group.teams.get(index).map(|team| team.name.clone()).unwrap_or_default();
        let team = |(index, numbers): (usize, Vec<_>)| Team {
            name: named(index),
            players: numbers.into_iter().filter_map(|number| group.player_with(number)).collect(),
        };
        let teams: Vec<Team> = drafted.into_iter().enumerate().map(team).collect();
        if teams == group.teams {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::TeamsFormed { group: id, teams }]))
    }

    pub(super) fn rename_team(&self, id: GroupId, team: u32, name: &str) -> Judged {
        let group = self.open_group(id)?;
        self.teams_of(group)?;
        let name = name.trim();
        let mut objections = Objections::default();
        let index = usize::try_from(team).expect("a team's number fits").checked_sub(1);
        let there = index.and_then(|index| group.teams.get(index));
        objections.when(there.is_none(), || {
            grounds::in_group(Reason::house("no_such_team"), group)
                .with("team", team)
                .with("teams", grounds::count(group.teams.len()))
        });
        objections.when(name.chars().count() > LONGEST_NAME, || {
            Reason::house("team_name_too_long").with("most", grounds::count(LONGEST_NAME))
        });
        let taken = |other: &&Team| Some(*other) != there && !name.is_empty() && other.name == name;
        objections.when(group.teams.iter().any(|other| taken(&other)), || {
            Reason::house("team_name_taken").with("name", name)
        });
        objections.heed()?;
        if there.is_some_and(|there| there.name == name) {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::TeamRenamed { group: id, team, name: name.to_owned() }]))
    }

    pub(super) fn swap_team_players(&self, id: GroupId, one: PlayerId, other: PlayerId) -> Judged {
        let group = self.open_group(id)?;
        self.teams_of(group)?;
        let mut objections = Objections::default();
        objections.extend(teams_missing(group));
        objections.extend(laid(group));
        let team_of = |player: PlayerId| group.teams.iter().position(|team| team.players.contains(&player));
        if !group.teams.is_empty() {
            for player in [one, other].into_iter().filter(|player| team_of(*player).is_none()) {
                objections.add(not_in_group(group, player));
            }
            objections.when(team_of(one).is_some() && team_of(one) == team_of(other), || {
                grounds::in_group(Reason::house("swap_within_team"), group)
            });
        }
        objections.heed()?;
        Ok(Decision::of([Event::TeamPlayersSwapped { group: id, one, other }]))
    }

    /// How many teams the group has; a group without teams is refused.
    fn teams_of(&self, group: &Group) -> Result<u16, Refusal> {
        let teams = group.settings.system.teams();
        teams.ok_or_else(|| grounds::in_group(Reason::house("no_teams_here"), group).into())
    }
}

/// Teams stand from the first round that is laid.
fn laid(group: &Group) -> Option<Reason> {
    let laid = group.draft.is_some() || !group.rounds.is_empty();
    laid.then(|| grounds::in_group(Reason::cited("teams_stand", "D4.9.9.5"), group))
}

/// The first round cannot be laid before the teams are formed.
pub(crate) fn teams_missing(group: &Group) -> Option<Reason> {
    let clause = group.settings.system.row().drawn.teams().filter(|_| group.teams.is_empty())?;
    Some(grounds::in_group(Reason::cited("teams_missing", clause), group))
}
