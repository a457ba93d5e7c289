//! Results among players who are level: the mutual encounter (D4.9.8-5) and, for the first place
//! alone, the results between those who share it (D4.9.5-F10).
//!
//! Unlike the other corrections this one is asked only of players whom nothing before it has
//! parted, so that it is filled in when the others are known.

use std::collections::BTreeSet;

use rokade_clause::Reason;
use rokade_model::StartNumber;

use crate::TieBreak;
use crate::correction::{Term, Value, by_clause, term};
use crate::counted::{Counted, CountedEntry, Line};

/// The correction is not asked of this player.
pub(crate) fn not_needed(tiebreak: &TieBreak) -> Value {
    let clause = tiebreak.clause();
    let reason = Reason::resting_on("not_needed", vec![clause.clone()]);
    Value::missing(tiebreak.clone(), clause, reason)
}

/// The results between those who share the first place are not asked of others who are level (D4.9.5-F10).
pub(crate) fn only_first_place(tiebreak: &TieBreak) -> Value {
    let clause = tiebreak.clause();
    let reason = Reason::resting_on("only_first_place", vec![clause.clone()]);
    Value::missing(tiebreak.clone(), clause, reason)
}

/// The values of players who are level, in their order.
pub(crate) fn among(tiebreak: &TieBreak, counted: &Counted, level: &[&Line]) -> Vec<Value> {
    let tied: BTreeSet<StartNumber> = level.iter().map(|line| line.player).collect();
    let all_met = level.iter().all(|line| opponents(line, &tied).len() + 1 == tied.len());
    level.iter().map(|line| value(tiebreak, counted, line, &tied, all_met)).collect()
}

/// The points from the games among the tied, if every two of them have met; else the encounters
/// say nothing and all have none (docs/readings/mutual-encounter.md).
fn value(tiebreak: &TieBreak, counted: &Counted, line: &Line, tied: &BTreeSet<StartNumber>, all_met: bool) -> Value {
    let clause = tiebreak.clause();
    let among = |(_, entry): &(u32, CountedEntry)| entry.entry.opponent().is_some_and(|other| tied.contains(&other));
    let terms: Vec<Term> = line
        .entries()
        .filter(among)
        .map(|(round, entry)| {
            let mut term = term(counted, round, entry, &clause);
            term.value = entry.points(&counted.history.scoring).into();
            term.counted = all_met && entry.is_counting();
            if !all_met {
                term.reason = Some(by_clause("not_all_have_met", &clause));
            }
            term
        })
        .collect();
    let sum = terms.iter().filter(|term| term.counted).map(|term| term.value).sum();
    Value::of(tiebreak.clone(), clause, vec![sum], terms)
}

fn opponents(line: &Line, tied: &BTreeSet<StartNumber>) -> BTreeSet<StartNumber> {
    let counting = line.entries().filter(|(_, entry)| entry.is_counting());
    counting.filter_map(|(_, entry)| entry.entry.opponent()).filter(|other| tied.contains(other)).collect()
}
