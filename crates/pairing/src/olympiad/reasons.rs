//! What the team event says of its boards and of those who wait.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{RoundNumber, StartNumber};

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of teams fits"))
}

/// Where the schedule of the teams comes from.
pub(super) fn schedule_clause(round: RoundNumber) -> ClauseId {
    ClauseId::new(if round == 1 { "D4.9.11-2" } else { "D4.9.11-3" })
}

/// `teams` are White's and Black's.
pub(super) fn team_board(round: RoundNumber, board: usize, teams: (usize, usize)) -> Reason {
    Reason::cited("team_board", "D4.9.9.5")
        .and(schedule_clause(round))
        .read_as("olympiad-boards")
        .with("board", number(board))
        .with("white_team", number(teams.0))
        .with("black_team", number(teams.1))
}

/// How the teams came about: by the draft, or formed beforehand.
pub(super) fn teams_drafted(picks: &[Vec<usize>]) -> Reason {
    let turn = |order: &Vec<usize>| order.iter().map(|team| (team + 1).to_string()).collect::<Vec<_>>().join("-");
    let picks: Vec<String> = picks.iter().map(turn).collect();
    Reason::cited("teams_drafted", "D4.9.9.5").with("picks", picks.join(", ")).read_as("olympiad-draft")
}

pub(super) fn teams_formed() -> Reason {
    Reason::cited("teams_formed", "D4.9.9.5")
}

pub(super) fn team_rests(team: usize, teams: usize) -> Reason {
    Reason::cited("team_rests", "D4.9.11-1").with("team", number(team)).with("teams", number(teams))
}

pub(super) fn team_is_shorter(board: usize, opponents: usize) -> Reason {
    Reason::cited("team_is_shorter", "D4.9.9.5")
        .read_as("olympiad-boards")
        .with("board", number(board))
        .with("team", number(opponents))
}

pub(super) fn team_opponent_away(opponent: StartNumber, board: usize) -> Reason {
    Reason::cited("team_opponent_away", "D4.9.9.5")
        .with("opponent", Fact::Player(opponent))
        .with("board", number(board))
}

pub(super) fn without_team() -> Reason {
    Reason::cited("without_team", "D4.9.9.5")
}

pub(super) fn too_few_teams(teams: usize) -> Reason {
    Reason::cited("too_few_teams", "D4.9.9.5").with("teams", number(teams))
}

/// More teams than players.
pub(super) fn empty_teams(empty: usize, teams: usize, players: usize) -> Reason {
    Reason::cited("teams_without_players", "D4.9.9.5")
        .read_as("olympiad-draft")
        .with("empty", number(empty))
        .with("teams", number(teams))
        .with("players", number(players))
}

pub(super) fn teams_have_met(teams: usize, rounds: RoundNumber) -> Reason {
    Reason::cited("teams_have_met", "D4.9.9.5").with("teams", number(teams)).with("rounds", rounds)
}

/// One of each, for the tests of the words.
#[cfg(test)]
pub(crate) fn all() -> Vec<Reason> {
    vec![
        team_board(1, 1, (1, 4)),
        team_board(2, 1, (1, 2)),
        teams_drafted(&[vec![0, 1], vec![1, 0]]),
        teams_formed(),
        team_rests(1, 3),
        team_is_shorter(6, 2),
        team_opponent_away(StartNumber(1), 1),
        without_team(),
        too_few_teams(1),
        empty_teams(1, 4, 3),
        teams_have_met(4, 3),
    ]
}
