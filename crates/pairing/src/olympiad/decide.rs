//! Where a proposal leaves the schedule of the teams.

use rokade_clause::ClauseId;
use rokade_model::StartNumber;

use super::draft::teams_of;
use super::reasons::schedule_clause;
use crate::judge::Decided;
use crate::{Pairing, Proposal, Request};

/// The rule that prefers the engine's pairing to the proposal, at the first board that differs:
/// another team (D4.9.11, the numbers of the two teams), another board of the right team
/// (D4.9.9.5, the numbers of the two boards), or the colours (D4.9.9.5).
pub(crate) fn decide(request: &Request, pairing: &Pairing, proposed: &Proposal) -> Decided {
    let opponent_in = |boards: &[(StartNumber, StartNumber)], player| {
        boards.iter().find_map(|(one, other)| match player {
            _ if *one == player => Some(*other),
            _ if *other == player => Some(*one),
            _ => None,
        })
    };
    let of_house = ClauseId::new("D4.9.9.5");
    let differs = |(white, black): &(StartNumber, StartNumber)| opponent_in(&proposed.boards, *white) != Some(*black);
    let Some((player, due)) = pairing.pairs().find(differs) else {
        return (of_house, None, None);
    };
    let teams = teams_of(request.history, usize::from(request.system.teams().unwrap_or_default()));
    // Team and board of a player, both from 1.
    let seat = |number: StartNumber| {
        teams.iter().zip(1..).find_map(|(team, of)| Some((of, team.iter().position(|one| *one == number)? + 1)))
    };
    let theirs = opponent_in(&proposed.boards, player).and_then(seat);
    let ours = seat(due);
    let value = |number: usize| i64::try_from(number).ok();
    match (theirs, ours) {
        (Some(theirs), Some(ours)) if theirs.0 == ours.0 => (of_house, value(theirs.1), value(ours.1)),
        (theirs, ours) => {
            let team = |seat: Option<(usize, usize)>| seat.and_then(|(team, _)| value(team));
            (schedule_clause(request.round), team(theirs), team(ours))
        }
    }
}
