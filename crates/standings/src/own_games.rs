//! Games won at one stage of a match (D4.9.8-5).

use rokade_clause::ClauseId;
use rokade_model::HalfPoints;
use serde::{Deserialize, Serialize};

use crate::correction::{Term, Value};
use crate::counted::{Counted, Line};
use crate::{Amount, Rules, TieBreak};

/// What a player won in one round of an event played to decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub ordinary_wins: u32,
    /// With less than the ordinary time; blitz does not count.
    pub reduced_wins: u32,
}

/// The wins of a player up to the round, one term for every round with a win. An event without
/// tallies has none.
pub(crate) fn value(tiebreak: &TieBreak, counted: &Counted, line: &Line, rules: &Rules) -> Value {
    let clause: ClauseId = tiebreak.clause();
    let wins = |tally: &Tally| match tiebreak {
        TieBreak::GladiatorReduced => tally.reduced_wins,
        _ => tally.ordinary_wins,
    };
    let tallies = rules.tallies.get(&line.player).map_or(&[][..], Vec::as_slice);
    let rounds = (1..=counted.after).zip(tallies).filter(|(_, tally)| wins(tally) > 0);
    let terms: Vec<Term> = rounds
        .map(|(round, tally)| {
            let opponent = line.at(round).entry.opponent();
            Term {
                round,
                opponent,
                value: whole(wins(tally)),
                score: opponent.map_or(HalfPoints::ZERO, |opponent| counted.score(opponent)),
                counted: true,
                dropped_at: None,
                reason: None,
                cut: None,
            }
        })
        .collect();
    let sum = terms.iter().map(|term| term.value).sum();
    Value::of(tiebreak.clone(), clause, vec![sum], terms)
}

pub(crate) fn whole(number: u32) -> Amount {
    Amount::whole(i64::from(number))
}
