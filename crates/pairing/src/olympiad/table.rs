//! Matches of teams and the table they make, for pages and paper.

use std::cmp::Reverse;

use rokade_model::{ByeKind, Entry, HalfPoints, History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use super::draft::teams_of;
use super::{boards_of, coloured, meetings};
use crate::NOBODY;
use crate::round_robin::rounds;

/// Match points of a won and of a drawn match (`docs/readings/olympiad-table.md`).
const WON: u32 = 2;
const DRAWN: u32 = 1;

/// One team against another; whoever has tables and players of other ids than start numbers brings a `Board` of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamMatch<Board = (StartNumber, StartNumber)> {
    pub round: RoundNumber,
    /// By number from 1; the first has White on the odd boards.
    pub teams: (usize, usize),
    /// White and Black of every board that both teams man, from board 1.
    pub boards: Vec<Board>,
    /// Points of the finished games, in the order of `teams`.
    pub points: (HalfPoints, HalfPoints),
    /// Every board has its result.
    pub is_finished: bool,
}

impl<Board> TeamMatch<Board> {
    /// The same match with other boards, without those that become none.
    pub fn with_boards<Other>(&self, other: impl Fn(&Board) -> Option<Other>) -> TeamMatch<Other> {
        TeamMatch {
            round: self.round,
            teams: self.teams,
            boards: self.boards.iter().filter_map(other).collect(),
            points: self.points,
            is_finished: self.is_finished,
        }
    }
}

/// One line of the table of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamRow {
    /// Shared by teams that are equal in everything.
    pub place: usize,
    pub team: usize,
    /// Finished matches.
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub match_points: u32,
    /// Points of all finished games.
    pub board_points: HalfPoints,
}

/// The matches of a round with what has been scored in them. Rounds outside the schedule have none.
pub fn matches(history: &History, teams: u16, round: RoundNumber) -> Vec<TeamMatch> {
    let teams = teams_of(history, usize::from(teams));
    if teams.len() < 2 {
        return Vec::new();
    }
    let of = |(first, second)| team_match(history, &teams, round, (first, second));
    meetings(teams.len(), round).into_iter().map(of).collect()
}

fn team_match(
    history: &History,
    teams: &[Vec<StartNumber>],
    round: RoundNumber,
    (first, second): (usize, usize),
) -> TeamMatch {
    let (ours, theirs) = (&teams[first - 1], &teams[second - 1]);
    let manned = |(one, other): &(StartNumber, StartNumber)| *one != NOBODY && *other != NOBODY;
    let mut scored = TeamMatch {
        round,
        teams: (first, second),
        boards: Vec::new(),
        points: (HalfPoints::ZERO, HalfPoints::ZERO),
        is_finished: true,
    };
    for (board, (one, other)) in (1..).zip(boards_of(ours, theirs)).filter(|(_, pair)| manned(pair)) {
        scored.boards.push(coloured(board, one, other));
        let (first, second) = (gained(history, round, one, other, theirs), gained(history, round, other, one, ours));
        scored.is_finished &= first.is_some() && second.is_some();
        scored.points.0 += first.unwrap_or_default();
        scored.points.1 += second.unwrap_or_default();
    }
    scored
}

/// What a player gained for the team: in a game against any of the opponents, or because the
/// opposite number did not come. `None` while that is open.
fn gained(
    history: &History,
    round: RoundNumber,
    player: StartNumber,
    opposite: StartNumber,
    opponents: &[StartNumber],
) -> Option<HalfPoints> {
    let is_away = |number| {
        let player = history.player(number);
        player.is_none_or(|player| player.is_withdrawn_before(round) || is_excused(player.entry(round)))
    };
    match history.player(player)?.entry(round) {
        Entry::Game { opponent, mark, .. } if opponents.contains(&opponent) => {
            mark.map(|mark| history.scoring.mark(mark))
        }
        Entry::Bye(ByeKind::PairingAllocated) if is_away(opposite) => Some(history.scoring.win),
        Entry::Blank if !is_away(player) => None,
        _ => Some(HalfPoints::ZERO),
    }
}

fn is_excused(entry: Entry) -> bool {
    matches!(entry, Entry::Bye(ByeKind::Full | ByeKind::Half | ByeKind::Zero))
}

/// The teams after a round: by board points, then by match points, teams without players last
/// (reading `docs/readings/olympiad-table.md`).
pub fn team_table(history: &History, teams: u16, after: RoundNumber) -> Vec<TeamRow> {
    let members = teams_of(history, usize::from(teams));
    let count = members.len();
    let row =
        |team| TeamRow { place: 0, team, won: 0, drawn: 0, lost: 0, match_points: 0, board_points: HalfPoints::ZERO };
    let mut rows: Vec<TeamRow> = (1..=count).map(row).collect();
    let last = after.min(rounds(count, 1));
    // A match without a board that both teams man is nobody's.
    let played = |one: &TeamMatch| !one.boards.is_empty();
    for one in (1..=last).flat_map(|round| matches(history, teams, round)).filter(played) {
        let (first, second) = one.points;
        enter(&mut rows[one.teams.0 - 1], first, second, one.is_finished);
        enter(&mut rows[one.teams.1 - 1], second, first, one.is_finished);
    }
    let worth = |row: &TeamRow| {
        let is_empty = super::is_empty(&members[row.team - 1]);
        (is_empty, Reverse(row.board_points), Reverse(row.match_points))
    };
    rows.sort_by_key(|row| (worth(row), row.team));
    for index in 0..rows.len() {
        let is_shared = index > 0 && worth(&rows[index]) == worth(&rows[index - 1]);
        rows[index].place = if is_shared { rows[index - 1].place } else { index + 1 };
    }
    rows
}

fn enter(row: &mut TeamRow, own: HalfPoints, other: HalfPoints, is_finished: bool) {
    row.board_points += own;
    if !is_finished {
        return;
    }
    let (count, points) = match own.cmp(&other) {
        std::cmp::Ordering::Greater => (&mut row.won, WON),
        std::cmp::Ordering::Equal => (&mut row.drawn, DRAWN),
        std::cmp::Ordering::Less => (&mut row.lost, 0),
    };
    *count += 1;
    row.match_points += points;
}
