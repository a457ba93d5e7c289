//! The teams of an Olympiad (D4.9.9.5): their matches and their table, by player.

use rokade_model::{HalfPoints, RoundNumber, StartNumber};
use rokade_pairing::olympiad;
use serde::{Deserialize, Serialize};

use crate::{Group, GroupId, PlayerId, Tournament};

/// A team in the order of its boards; the first is its captain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Empty for a team that goes by its number.
    pub name: String,
    pub players: Vec<PlayerId>,
}

/// One team against another in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeamMatch {
    /// Numbers from 1; the first has White on the odd boards.
    pub teams: (u32, u32),
    pub boards: Vec<TeamBoard>,
    /// Points of the finished games, in the order of `teams`.
    pub points: (HalfPoints, HalfPoints),
    /// Every board has its result.
    pub is_finished: bool,
}

/// A board that both teams man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamBoard {
    pub white: PlayerId,
    pub black: PlayerId,
    /// The table, where the two play; `None` before publication and where one was away.
    pub board: Option<u32>,
}

/// A team's line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamStanding {
    /// Shared by teams equal in everything.
    pub place: u32,
    /// From 1.
    pub team: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub match_points: u32,
    pub board_points: HalfPoints,
}

impl Tournament {
    /// The matches of a round; empty where there are no teams.
    pub fn team_matches(&self, group: GroupId, round: RoundNumber) -> Vec<TeamMatch> {
        let Some((group, teams)) = self.with_teams(group) else { return Vec::new() };
        let matches = olympiad::matches(&self.history(group.id), teams, round);
        matches.iter().map(|one| by_player(group, round, one)).collect()
    }

    /// The teams after the last completed round, best first.
    pub fn team_standings(&self, group: GroupId) -> Vec<TeamStanding> {
        let Some((group, teams)) = self.with_teams(group) else { return Vec::new() };
        let rows = olympiad::team_table(&self.history(group.id), teams, self.completed_rounds(group.id));
        rows.iter().map(standing).collect()
    }

    fn with_teams(&self, group: GroupId) -> Option<(&Group, u16)> {
        let group = self.groups.get(&group).filter(|group| !group.teams.is_empty())?;
        Some((group, group.settings.system.teams()?))
    }
}

/// The teams from the players by strength.
pub(crate) fn draft(players: &[StartNumber], teams: usize) -> Vec<Vec<StartNumber>> {
    olympiad::draft(players, teams)
}

fn by_player(group: &Group, round: RoundNumber, one: &olympiad::TeamMatch) -> TeamMatch {
    let tables = group.round(round).map_or(&[][..], |round| &round.boards);
    let board = |(white, black): &(StartNumber, StartNumber)| {
        let (white, black) = (group.player_with(*white)?, group.player_with(*black)?);
        let is_this = |table: &&crate::Board| [table.white, table.black] == [white, black];
        let board = tables.iter().find(is_this).map(|table| table.number);
        Some(TeamBoard { white, black, board })
    };
    TeamMatch {
        teams: (number(one.teams.0), number(one.teams.1)),
        boards: one.boards.iter().filter_map(board).collect(),
        points: one.points,
        is_finished: one.is_finished,
    }
}

fn standing(row: &olympiad::TeamRow) -> TeamStanding {
    let olympiad::TeamRow { won, drawn, lost, match_points, board_points, .. } = *row;
    TeamStanding { place: number(row.place), team: number(row.team), won, drawn, lost, match_points, board_points }
}

fn number(small: usize) -> u32 {
    u32::try_from(small).expect("teams are few")
}
