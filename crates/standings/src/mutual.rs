//! Results among players who are level: the mutual encounter (D4.9.8-5) and, for the first place
//! alone, the results between those who share it (D4.9.5-F10).
//!
//! Unlike the other corrections this one is asked only of players whom nothing before it has
//! parted, so that it is filled in when the others are known.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rokade_model::StartNumber;

use crate::correction::{Term, Value, by_clause, term};
use crate::counted::{Counted, CountedEntry, Line};
use crate::standing::Row;
use crate::{Quarters, TieBreak};

/// What puts two rows apart before the correction at an index is asked.
type Standing = (Reverse<rokade_model::HalfPoints>, Vec<Reverse<Vec<Quarters>>>);

/// Fills in the corrections that look at the players who are level, in the order of the rules.
pub(crate) fn fill(counted: &Counted, rows: &mut [Row], tiebreaks: &[TieBreak]) {
    for (index, tiebreak) in tiebreaks.iter().enumerate().filter(|(_, tiebreak)| tiebreak.is_among_the_level()) {
        let mut level: BTreeMap<Standing, BTreeSet<StartNumber>> = BTreeMap::new();
        for row in rows.iter() {
            level.entry(standing(row, index)).or_default().insert(row.player);
        }
        let first = level.keys().next().cloned();
        for row in rows.iter_mut() {
            let standing = standing(row, index);
            let asked = *tiebreak == TieBreak::Mutual || Some(&standing) == first.as_ref();
            let line = counted.line(row.player).expect("every row is of a line");
            let tied = level.get(&standing).filter(|tied| asked && tied.len() > 1);
            row.tiebreaks[index] =
                tied.map_or_else(|| nothing(*tiebreak), |tied| value(*tiebreak, counted, line, tied));
        }
    }
}

fn standing(row: &Row, index: usize) -> Standing {
    (Reverse(row.points), row.tiebreaks[..index].iter().map(|value| Reverse(value.steps.clone())).collect())
}

/// The correction is not asked of this player.
pub(crate) fn nothing(tiebreak: TieBreak) -> Value {
    Value { tiebreak, clause: tiebreak.clause(), steps: vec![Quarters::ZERO], terms: Vec::new() }
}

/// The points from the games among the tied, if every two of them have met; else the encounters
/// say nothing and all have none (docs/readings/mutual-encounter.md).
fn value(tiebreak: TieBreak, counted: &Counted, line: &Line, tied: &BTreeSet<StartNumber>) -> Value {
    let all_met = tied.iter().all(|player| {
        let met: BTreeSet<StartNumber> = counted.line(*player).map(|line| opponents(line, tied)).unwrap_or_default();
        met.len() + 1 == tied.len()
    });
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
    Value { tiebreak, clause, steps: vec![sum], terms }
}

fn opponents(line: &Line, tied: &BTreeSet<StartNumber>) -> BTreeSet<StartNumber> {
    let counting = line.entries().filter(|(_, entry)| entry.is_counting());
    counting.filter_map(|(_, entry)| entry.entry.opponent()).filter(|other| tied.contains(other)).collect()
}
