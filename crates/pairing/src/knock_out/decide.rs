//! Where a proposal leaves the bracket.

use rokade_clause::ClauseId;
use rokade_model::StartNumber;

use super::bands;
use crate::judge::Decided;
use crate::{Pairing, Proposal, Request};

/// The rule that prefers the engine's pairing to the proposal: seeds that must not meet yet
/// (D4.9.7-2, the stage and the earliest allowed), then the lines (D4.9.7-3, the matches the two
/// belong to), then the colours, which are a lot (D4.9.7-3).
pub(crate) fn decide(request: &Request, pairing: &Pairing, proposed: &Proposal) -> Decided {
    let seeds = request.history.by_strength();
    let is_pair = |board: &(StartNumber, StartNumber), one, other| *board == (one, other) || *board == (other, one);
    let differs = |board: &&(StartNumber, StartNumber)| !pairing.pairs().any(|(one, other)| is_pair(board, one, other));
    let stage = |(one, other): &(StartNumber, StartNumber)| earliest_stage(&seeds, *one, *other);
    let stages = proposed.boards.iter().filter(differs).filter_map(stage);
    let too_early = stages.filter(|earliest| *earliest > request.round).max();
    if let Some(earliest) = too_early {
        return (ClauseId::new("D4.9.7-2"), Some(i64::from(request.round)), Some(i64::from(earliest)));
    }
    let clause = ClauseId::new("D4.9.7-3");
    let lost = |(white, black): &(StartNumber, StartNumber)| {
        !proposed.boards.iter().any(|board| is_pair(board, *white, *black))
    };
    let Some((index, (white, _))) = pairing.pairs().enumerate().find(|(_, pair)| lost(pair)) else {
        return (clause, None, None);
    };
    let instead = proposed.boards.iter().find_map(|(one, other)| match white {
        _ if *one == white => Some(*other),
        _ if *other == white => Some(*one),
        _ => None,
    });
    let board_of = |player| pairing.pairs().position(|(one, other)| one == player || other == player);
    let number = |index: usize| i64::try_from(index + 1).ok();
    (clause, instead.and_then(board_of).and_then(number), number(index))
}

/// The first round in which two players can meet if the seeding is kept; `None` for unknown players.
fn earliest_stage(seeds: &[StartNumber], one: StartNumber, other: StartNumber) -> Option<u32> {
    let place = |number| seeds.iter().position(|seed| *seed == number);
    let lower = place(one)?.max(place(other)?);
    let bands = bands(seeds.len());
    let mut last = 0;
    let band = bands.iter().position(|band| {
        last += band.len();
        lower < last
    })?;
    // The band of the final is the first; the last band may meet anybody in round 1.
    u32::try_from(bands.len() - band).ok()
}
