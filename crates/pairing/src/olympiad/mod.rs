//! Teams drafted by strength, all teams against all (D4.9.9.5).
//!
//! The teams meet by the schedule of all-play-all (D4.9.11), board by board; colours and
//! uneven teams are a reading, `docs/readings/olympiad-boards.md`. Players keep their board in
//! all rounds: nobody moves up for somebody who is away.

mod decide;
mod draft;
pub(crate) mod reasons;
mod table;

pub use draft::draft;
pub use table::{TeamMatch, TeamRow, matches, team_table};

pub(crate) use decide::decide;

use rokade_clause::Reason;
use rokade_model::{ByeKind, Entry, HalfPoints, History, Participant, RoundNumber, StartNumber};

use crate::attendance::Attendance;
use crate::round_robin::{rests, rests_by_formula, rounds, schedule, teams_by_formula};
use crate::{Board, Bye, Detail, NOBODY, NoPairing, Pairing, Request};
use draft::teams_of;

pub(crate) fn pair(request: &Request, teams: u16, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let teams = teams_of(request.history, usize::from(teams));
    if teams.len() < 2 {
        return Err(NoPairing::of(reasons::too_few_teams(teams.len())));
    }
    let last = rounds(teams.len(), 1);
    if request.round > last {
        return Err(NoPairing::of(reasons::teams_have_met(teams.len(), last)));
    }
    let mut desk = Desk { request, attendance, teams: &teams, pairing: Pairing::bare(request.round) };
    for (first, second) in meetings(teams.len(), request.round) {
        desk.meet(first, second);
    }
    desk.rest();
    desk.without_team();
    desk.order();
    desk.pairing.notes.extend(empty_teams(request.history, &teams));
    Ok(desk.pairing)
}

/// The teams of an event with their players by board; an empty place is [`NOBODY`].
pub fn teams(history: &History, teams: u16) -> Vec<Vec<StartNumber>> {
    teams_of(history, usize::from(teams))
}

/// How the teams came about. Teams that lie in a file as the draft makes them follow from the draft.
pub fn why_teams(history: &History, teams: u16) -> Reason {
    let drafted = draft::draft(&history.by_strength(), usize::from(teams));
    match history.teams.is_empty() || history.teams == drafted {
        true => reasons::teams_drafted(&draft::picks(usize::from(teams))),
        false => reasons::teams_formed(),
    }
}

/// What is to be said of teams nobody plays for.
pub fn notes(history: &History, teams: u16) -> Option<Reason> {
    empty_teams(history, &teams_of(history, usize::from(teams)))
}

fn empty_teams(history: &History, teams: &[Vec<StartNumber>]) -> Option<Reason> {
    let empty = teams.iter().filter(|team| is_empty(team)).count();
    (empty > 0).then(|| reasons::empty_teams(empty, teams.len(), history.players.len()))
}

fn is_empty(team: &[StartNumber]) -> bool {
    team.iter().all(|number| *number == NOBODY)
}

/// The teams that meet in a round, by number, the one with White on the odd boards first.
fn meetings(teams: usize, round: RoundNumber) -> Vec<(usize, usize)> {
    let index = usize::try_from(round).expect("a round number fits").checked_sub(1);
    let games = index.and_then(|index| schedule(teams, 1).into_iter().nth(index)).unwrap_or_default();
    let team = |number: StartNumber| usize::try_from(number.0).expect("a team number fits");
    games.into_iter().map(|(first, second)| (team(first), team(second))).collect()
}

/// The players of two teams by board; [`NOBODY`] where one is shorter.
fn boards_of<'a>(
    first: &'a [StartNumber],
    second: &'a [StartNumber],
) -> impl Iterator<Item = (StartNumber, StartNumber)> + 'a {
    let at = |team: &[StartNumber], board: usize| team.get(board).copied().unwrap_or(NOBODY);
    (0..first.len().max(second.len())).map(move |board| (at(first, board), at(second, board)))
}

/// The player of the first team has White on odd boards: White and Black of a board from 1.
fn coloured<T>(board: usize, first: T, second: T) -> (T, T) {
    if board.is_multiple_of(2) { (second, first) } else { (first, second) }
}

/// Turns the meetings of teams into boards.
struct Desk<'a> {
    request: &'a Request<'a>,
    attendance: &'a Attendance,
    /// By number less one.
    teams: &'a [Vec<StartNumber>],
    pairing: Pairing,
}

impl Desk<'_> {
    fn history(&self) -> &History {
        self.request.history
    }

    fn is_here(&self, number: StartNumber) -> bool {
        let index = self.history().players.binary_search_by_key(&number, |player| player.number);
        index.is_ok_and(|index| self.attendance.is_present(index))
    }

    /// Somebody the schedule gives no opponent is there although the round is already entered as one without
    /// a game.
    fn waits_in(&self, number: StartNumber) -> bool {
        let without_game = |player: &Participant| {
            !player.is_withdrawn_before(self.request.round)
                && player.entry(self.request.round) == Entry::Bye(ByeKind::Zero)
        };
        self.is_here(number) || self.history().player(number).is_some_and(without_game)
    }

    fn meet(&mut self, first: usize, second: usize) {
        let pairs = boards_of(&self.teams[first - 1], &self.teams[second - 1]);
        for (board, (one, other)) in (1..).zip(pairs) {
            match (self.is_here(one), self.is_here(other)) {
                _ if other == NOBODY && self.waits_in(one) => self.alone(board, one, (other, second)),
                _ if one == NOBODY && self.waits_in(other) => self.alone(board, other, (one, first)),
                (true, true) => {
                    let meeting = (first, second);
                    self.board(board, meeting, coloured(board, (one, first), (other, second)));
                }
                (true, false) => self.alone(board, one, (other, second)),
                (false, true) => self.alone(board, other, (one, first)),
                (false, false) => {}
            }
        }
    }

    /// `meeting` are the teams, the one with White on the odd boards first.
    fn board(
        &mut self,
        board: usize,
        meeting: (usize, usize),
        (white, black): ((StartNumber, usize), (StartNumber, usize)),
    ) {
        let history = self.history();
        let points = |number| {
            history
                .player(number)
                .map(|player| history.points_after(player, self.request.round - 1))
                .unwrap_or_default()
        };
        let scores = (points(white.0), points(black.0));
        let colour = reasons::team_board(self.request.round, board, (white.1, black.1));
        let is_told = self.request.detail == Detail::Full;
        let colour = colour.because(is_told.then(|| teams_by_formula(self.teams.len(), self.request.round, meeting)));
        self.pairing.boards.push(Board::new((white.0, black.0), scores, colour));
    }

    /// A player whose opposite number is away, which wins, or does not exist, which counts nothing.
    fn alone(&mut self, board: usize, player: StartNumber, (opponent, team): (StartNumber, usize)) {
        match opponent {
            NOBODY => self.waits(player, HalfPoints::ZERO, reasons::team_is_shorter(board, team)),
            away => {
                let points = self.history().scoring.win;
                self.waits(player, points, reasons::team_opponent_away(away, board));
            }
        }
    }

    fn waits(&mut self, player: StartNumber, points: HalfPoints, reason: Reason) {
        self.pairing.unopposed.push(Bye { player, points, reason, reasons: Vec::new() });
    }

    /// D4.9.11-1: with an odd number of teams one rests.
    fn rest(&mut self) {
        let count = self.teams.len();
        let index = usize::try_from(self.request.round - 1).expect("a round number fits");
        let Some(team) = rests(count, 1)[index].map(|team| usize::try_from(team.0).expect("a team number fits")) else {
            return;
        };
        for player in &self.teams[team - 1] {
            if self.waits_in(*player) {
                let is_told = self.request.detail == Detail::Full;
                let sum = is_told.then(|| rests_by_formula(count, self.request.round, team));
                self.waits(*player, HalfPoints::ZERO, reasons::team_rests(team, count).because(sum));
            }
        }
    }

    /// Whoever came after the teams were formed.
    fn without_team(&mut self) {
        let in_team = |number: &StartNumber| self.teams.iter().any(|team| team.contains(number));
        let numbers = self.history().players.iter().map(|player| player.number);
        let left: Vec<_> = numbers.filter(|number| !in_team(number) && self.is_here(*number)).collect();
        for player in left {
            self.waits(player, HalfPoints::ZERO, reasons::without_team());
        }
    }

    /// Everybody who is there by team and board, then those without a team, then the absent.
    fn order(&mut self) {
        let waits = |number: &StartNumber| self.pairing.unopposed.iter().any(|bye| bye.player == *number);
        let is_here = |number: &StartNumber| self.is_here(*number) || waits(number);
        let mut placement: Vec<StartNumber> = self.teams.iter().flatten().copied().filter(is_here).collect();
        let numbers = || self.history().players.iter().map(|player| player.number);
        let others: Vec<_> = numbers().filter(|number| is_here(number) && !placement.contains(number)).collect();
        let absent: Vec<_> = numbers().filter(|number| !is_here(number)).collect();
        placement.extend(others);
        placement.extend(absent.iter().copied());
        (self.pairing.placement, self.pairing.absent) = (placement, absent);
    }
}
