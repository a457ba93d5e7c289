//! The placement list (D4.9.1-1, D4.9.2-3): by points, and within a score as at the pairing before.
//!
//! Reading `docs/readings/monrad-placement.md`: stored placements stay when an adjourned game is finished later.

use std::cmp::Reverse;

use rokade_model::{History, RoundNumber, StartNumber};

use crate::Request;
use crate::attendance::Attendance;

/// All players, present or not, best placed first, as indices into the history's players.
pub(super) fn placement(request: &Request) -> Vec<usize> {
    let chain = chain(request.history, request.round);
    match request.placement {
        Some(stored) => {
            let before = request.round.saturating_sub(1);
            let seated = (before > 0).then(|| Attendance::as_entered(request.history, before));
            from_stored(request.history, request.round, stored, &chain, seated.as_ref())
        }
        None => chain,
    }
}

/// The order in which the first game of a double round was paired, when the second is. The stored
/// placement is then that of the first game.
pub(super) fn order_of_first(request: &Request, first: RoundNumber) -> Vec<StartNumber> {
    let history = request.history;
    let chain = chain(history, first);
    let order = match request.placement {
        Some(stored) => from_stored(history, first, stored, &chain, Some(&Attendance::as_entered(history, first))),
        None => chain,
    };
    order.into_iter().map(|index| history.players[index].number).collect()
}

/// The order at the pairing before, which the players of a score keep.
pub(super) fn order_before(request: &Request) -> Vec<StartNumber> {
    let chained = || chain(request.history, request.round.saturating_sub(1));
    let numbers = || chained().into_iter().map(|index| request.history.players[index].number).collect();
    request.placement.map_or_else(numbers, <[StartNumber]>::to_vec)
}

/// The placement computed anew from round 1: draw numbers, then one stable sort per round.
fn chain(history: &History, round: RoundNumber) -> Vec<usize> {
    let mut order: Vec<usize> = (0..history.players.len()).collect();
    let mut points: Vec<_> = history.players.iter().map(|player| player.adjustment).collect();
    for played in 1..round {
        for (points, player) in points.iter_mut().zip(&history.players) {
            *points += player.entry(played).points(&history.scoring);
        }
        // Nothing is placed between the two games of a double round (docs/readings/double-rounds.md).
        if !history.double_rounds || played.is_multiple_of(2) {
            order.sort_by_key(|index| Reverse(points[*index]));
        }
    }
    order
}

/// The stored placement sorted by the points of today; late entries come in at its end. `seated`
/// took part in the round the placement was stored for; `None` before the first.
fn from_stored(
    history: &History,
    round: RoundNumber,
    stored: &[StartNumber],
    chain: &[usize],
    seated: Option<&Attendance>,
) -> Vec<usize> {
    let mut is_listed = vec![false; history.players.len()];
    let mut listed = Vec::with_capacity(history.players.len());
    for number in stored {
        if let Ok(index) = history.players.binary_search_by_key(number, |player| player.number)
            && !std::mem::replace(&mut is_listed[index], true)
        {
            listed.push(index);
        }
    }
    let late = (0..history.players.len()).filter(|index| !is_listed[*index]);
    let before = round.saturating_sub(1);
    let (mut order, mut returning): (Vec<usize>, Vec<usize>) =
        listed.iter().copied().partition(|index| seated.is_none_or(|seated| seated.is_present(*index)));
    order.extend(late);
    let points: Vec<_> = history.players.iter().map(|player| history.points_after(player, before)).collect();
    order.sort_by_key(|index| Reverse(points[*index]));
    // A stored list ends with those who were absent, in no place of their own. They take the
    // place the chain gives them, so that a bye asked for does not cost a placement.
    let mut rank = vec![0; history.players.len()];
    chain.iter().enumerate().for_each(|(place, index)| rank[*index] = place);
    returning.sort_by_key(|index| rank[*index]);
    for index in returning {
        let is_behind = |other: &usize| {
            points[*other] < points[index] || (points[*other] == points[index] && rank[*other] > rank[index])
        };
        let place = order.iter().position(is_behind).unwrap_or(order.len());
        order.insert(place, index);
    }
    order
}
