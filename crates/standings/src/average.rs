//! The average rating of the opponents (D4.9.5-F10).

use rokade_clause::{ClauseId, Reason};
use rokade_model::Entry;

use crate::correction::{Term, Value, by_clause, term};
use crate::counted::{Counted, Line};
use crate::own_games::whole;
use crate::{Amount, TieBreak};

/// To the nearest whole point, half a point up. Only games that were played count, against
/// opponents who have a rating (docs/readings/opponents-average.md).
pub(crate) fn value(counted: &Counted, line: &Line) -> Value {
    let tiebreak = TieBreak::OpponentsAverage;
    let clause = tiebreak.clause();
    let mut ratings: Vec<u32> = Vec::new();
    let terms: Vec<Term> = line
        .entries()
        .filter(|(_, entry)| matches!(entry.entry, Entry::Game { .. }))
        .map(|(round, entry)| {
            let mut term = term(counted, round, entry, &clause);
            let met = entry.entry.met().filter(|_| entry.is_counting());
            let rating = met.and_then(|opponent| counted.history.player(opponent)?.rating);
            term.value = rating.map_or(Amount::ZERO, whole);
            term.counted = rating.is_some();
            term.reason = left_out(met.is_some(), rating.is_some()).map(|key| by_clause(key, &clause)).or(term.reason);
            ratings.extend(rating);
            term
        })
        .collect();
    let how = (!ratings.is_empty()).then(|| Box::new(averaged(&ratings, &clause)));
    Value { how, ..Value::of(tiebreak, clause, vec![whole(average(&ratings))], terms) }
}

/// How the average is made.
fn averaged(ratings: &[u32], clause: &ClauseId) -> Reason {
    let sum: i64 = ratings.iter().copied().map(i64::from).sum();
    let games = i64::try_from(ratings.len()).expect("games are few");
    let reason = by_clause("tiebreak_average", clause).with("sum", sum).with("games", games);
    reason.with("places", 0).read_as("opponents-average")
}

fn average(ratings: &[u32]) -> u32 {
    let sum: u64 = ratings.iter().map(|rating| u64::from(*rating)).sum();
    let count = u64::try_from(ratings.len()).expect("a count fits");
    if count == 0 { 0 } else { u32::try_from((2 * sum + count) / (2 * count)).unwrap_or(u32::MAX) }
}

fn left_out(met: bool, rated: bool) -> Option<&'static str> {
    match (met, rated) {
        (true, true) => None,
        (true, false) => Some("unrated_left_out"),
        (false, _) => Some("unplayed_left_out"),
    }
}
