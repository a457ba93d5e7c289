//! The teams of an Olympiad (D4.9.9.5): their matches and their table, by player.

use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::olympiad;
pub use rokade_pairing::olympiad::TeamRow;
use serde::{Deserialize, Serialize};

use crate::{Group, GroupId, PlayerId, Tournament};

/// A team in the order of its boards; the first is its captain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Empty for a team that goes by its number.
    pub name: String,
    pub players: Vec<PlayerId>,
}

/// One team against another in a round, by player.
pub type TeamMatch = olympiad::TeamMatch<TeamBoard>;

/// A board that both teams man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamBoard {
    pub white: PlayerId,
    pub black: PlayerId,
    /// The table, where the two play; `None` before publication and where one was away.
    pub board: Option<u32>,
}

impl Tournament {
    /// The matches of a round; empty where there are no teams.
    pub fn team_matches(&self, group: GroupId, round: RoundNumber) -> Vec<TeamMatch> {
        let Some((group, teams)) = self.with_teams(group) else { return Vec::new() };
        let matches = olympiad::matches(&self.history(group.id), teams, round);
        matches.iter().map(|one| by_player(group, round, one)).collect()
    }

    /// The teams after the last completed round, best first.
    pub fn team_standings(&self, group: GroupId) -> Vec<TeamRow> {
        let Some((group, teams)) = self.with_teams(group) else { return Vec::new() };
        olympiad::team_table(&self.history(group.id), teams, self.completed_rounds(group.id))
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
    one.with_boards(board)
}
