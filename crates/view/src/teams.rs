//! The teams of an Olympiad: who plays for whom, the matches, the table, the best at every board.

use std::cmp::Reverse;

use rokade_model::{HalfPoints, RoundNumber};
use rokade_standings::Standings;
use rokade_tournament::{Group, GroupId, PlayerId, TeamBoard, TeamMatch, TeamRow};
use rokade_words::Arg;

use super::matches::board_outcome;
use super::pairings::Outcome;
use super::{Field, GroupHead, Reader, Who};

/// The teams of a group: who plays for them, their matches and their table.
pub struct TeamsView {
    pub group: GroupHead,
    pub teams: Vec<TeamCard>,
    /// From the last round to the first.
    pub rounds: Vec<TeamRound>,
    /// Empty before the first round is played.
    pub table: Vec<TeamLine>,
    pub boards: Vec<BestOfBoard>,
    pub after: RoundNumber,
    pub is_final: bool,
}

/// A team and its players.
pub struct TeamCard {
    /// From 1.
    pub number: u32,
    pub name: String,
    /// The name given; empty for a team that goes by its number.
    pub given: String,
    pub players: Vec<TeamPlayer>,
}

/// A player in the order of the team's boards.
pub struct TeamPlayer {
    pub board: usize,
    pub who: Who,
    pub points: String,
}

/// The matches of a round.
pub struct TeamRound {
    pub round: RoundNumber,
    pub matches: Vec<TeamMatchView>,
}

/// A match of two teams, board by board.
pub struct TeamMatchView {
    pub one: String,
    pub other: String,
    /// `3½–2½`
    pub score: String,
    pub is_finished: bool,
    pub boards: Vec<TeamBoardRow>,
}

/// A board of a match.
pub struct TeamBoardRow {
    /// Within the match, from 1.
    pub number: usize,
    /// The player of the team named first, then the other.
    pub one: Who,
    pub other: Who,
    /// The team named first has White here.
    pub one_is_white: bool,
    /// The result with the team named first on the left.
    pub outcome: Outcome,
}

/// A line of the table of teams.
pub struct TeamLine {
    pub place: u32,
    pub number: u32,
    pub name: String,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub match_points: u32,
    pub board_points: String,
}

/// The players of one board, the best first.
pub struct BestOfBoard {
    pub board: usize,
    pub rows: Vec<BestRow>,
}

/// A player among those of one board.
pub struct BestRow {
    pub who: Who,
    pub team: String,
    pub points: String,
    pub games: u32,
}

/// The teams of a group; `None` where it has none.
pub fn teams(reader: &Reader, group: GroupId) -> Option<TeamsView> {
    let field = Field::new(reader, group)?;
    if field.group.teams.is_empty() {
        return None;
    }
    let tournament = &reader.book.tournament;
    let standings = tournament.standings(group);
    let score = Score { group: field.group, standings: &standings };
    let rounds = field.group.rounds.iter().rev().map(|round| TeamRound {
        round: round.number,
        matches: tournament
            .team_matches(group, round.number)
            .iter()
            .map(|one| match_view(&field, round.number, one))
            .collect(),
    });
    Some(TeamsView {
        group: GroupHead::of(field.group),
        teams: (1..).zip(&field.group.teams).map(|(number, _)| card(&field, number, &score)).collect(),
        rounds: rounds.collect(),
        table: tournament
            .team_standings(group)
            .iter()
            .filter(|_| standings.after > 0)
            .map(|row| line(&field, row))
            .collect(),
        boards: best(&field, &score),
        after: standings.after,
        is_final: field.group.finished,
    })
}

/// What a team is called: its name, else its number.
pub fn team_name(reader: &Reader, group: &Group, number: u32) -> String {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    match index.and_then(|index| group.teams.get(index)).map(|team| team.name.as_str()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => reader.say_with("view-team-number", &[("number", Arg::from(number))]),
    }
}

/// Points and games of a player after the last completed round.
struct Score<'a> {
    group: &'a Group,
    standings: &'a Standings,
}

impl Score<'_> {
    fn of(&self, player: PlayerId) -> (HalfPoints, u32) {
        let number = self.group.number_of(player);
        let row = self.standings.rows.iter().find(|row| Some(row.player) == number);
        row.map_or((HalfPoints::ZERO, 0), |row| (row.points, row.games))
    }
}

fn card(field: &Field, number: u32, score: &Score) -> TeamCard {
    let index = usize::try_from(number - 1).expect("a team's number fits");
    let team = &field.group.teams[index];
    let player = |(board, player): (usize, &PlayerId)| TeamPlayer {
        board,
        who: field.who(*player).clone(),
        points: if score.standings.after > 0 { score.of(*player).0.chess() } else { String::new() },
    };
    TeamCard {
        number,
        name: team_name(&field.reader, field.group, number),
        given: team.name.clone(),
        players: (1..).zip(&team.players).map(player).collect(),
    }
}

fn match_view(field: &Field, round: RoundNumber, one: &TeamMatch) -> TeamMatchView {
    let name = |team: usize| team_name(&field.reader, field.group, number(team));
    TeamMatchView {
        one: name(one.teams.0),
        other: name(one.teams.1),
        score: format!("{}–{}", one.points.0.chess(), one.points.1.chess()),
        is_finished: one.is_finished,
        boards: (1..).zip(&one.boards).map(|(number, board)| board_row(field, round, one, number, board)).collect(),
    }
}

fn board_row(field: &Field, round: RoundNumber, one: &TeamMatch, number: usize, board: &TeamBoard) -> TeamBoardRow {
    let first = field.group.teams.get(one.teams.0 - 1);
    let one_is_white = first.is_some_and(|team| team.players.contains(&board.white));
    let table = board.board.and_then(|table| field.group.round(round)?.board(table));
    let mut outcome = match table {
        Some(table) => board_outcome(field, round, table),
        None => Outcome { result: String::new(), note: field.reader.say("view-team-unmanned"), state: "is-done" },
    };
    let (white, black) = (field.who(board.white).clone(), field.who(board.black).clone());
    let (one, other) = if one_is_white { (white, black) } else { (black, white) };
    if !one_is_white {
        outcome.result = turned(&outcome.result);
    }
    TeamBoardRow { number, one, other, one_is_white, outcome }
}

/// A result seen from the other side: `1–0` as `0–1`, `+ –` as `– +`.
fn turned(result: &str) -> String {
    match result.split_once('–') {
        Some((left, right)) if !left.trim().is_empty() && !right.is_empty() && !left.contains('+') => {
            format!("{right}–{left}")
        }
        _ => match result {
            "+ –" => "– +".to_owned(),
            "– +" => "+ –".to_owned(),
            other => other.to_owned(),
        },
    }
}

fn number(small: usize) -> u32 {
    u32::try_from(small).expect("teams are few")
}

fn line(field: &Field, row: &TeamRow) -> TeamLine {
    let team = number(row.team);
    TeamLine {
        place: number(row.place),
        number: team,
        name: team_name(&field.reader, field.group, team),
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        match_points: row.match_points,
        board_points: row.board_points.chess(),
    }
}

/// The best scores at every board; empty before the first round is played.
fn best(field: &Field, score: &Score) -> Vec<BestOfBoard> {
    if score.standings.after == 0 {
        return Vec::new();
    }
    let most = field.group.teams.iter().map(|team| team.players.len()).max().unwrap_or(0);
    let of_board = |board: usize| {
        let seats =
            (1..).zip(&field.group.teams).filter_map(|(number, team)| Some((number, *team.players.get(board)?)));
        let mut rows: Vec<(Reverse<HalfPoints>, BestRow)> = seats
            .map(|(number, player)| {
                let (points, games) = score.of(player);
                let team = team_name(&field.reader, field.group, number);
                let row = BestRow { who: field.who(player).clone(), team, points: points.chess(), games };
                (Reverse(points), row)
            })
            .collect();
        rows.sort_by_key(|(points, row)| (*points, row.games, row.who.number));
        BestOfBoard { board: board + 1, rows: rows.into_iter().map(|(_, row)| row).collect() }
    };
    (0..most).map(of_board).collect()
}

#[cfg(test)]
mod tests {
    use super::turned;

    #[test]
    fn a_result_is_read_from_the_other_side() {
        for (one, other) in [("1–0", "0–1"), ("½–½", "½–½"), ("+ –", "– +"), ("– –", "– –"), ("", ""), ("½–0", "0–½")]
        {
            assert_eq!((turned(one).as_str(), turned(other).as_str()), (other, one));
        }
    }
}
