//! The FIDE Dutch system in force (C.04.3, 2026).
//!
//! Definitions (preference, floats, topscorers, who may have the bye) make profiles of the players; C5 settles
//! the score of the bye before the first bracket; then every bracket from the top takes the best candidate by
//! C6 to C21, the one generated first among equals. How the best is found without generating candidates:
//! docs/decisions/0005-fide-dutch-engine.md.

mod baku;
mod boards;
mod bracket;
pub(crate) mod clauses;
mod colours;
mod completion;
mod criteria;
mod decide;
mod definitions;
mod explain;
mod numbers;
#[cfg(test)]
mod oracle;
mod order;
pub(crate) mod reasons;
mod round;
mod scope;
mod why;

pub use baku::baku_points;
use rokade_clause::Reason;

use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::sheet::{Claim, Due, Own};
use crate::{DutchEdition, NoPairing, Pairing, Proposal, Request};
use bracket::{Bracket, Paired};
use clauses::Clause;
use completion::Completion;
use definitions::Strength;
use round::Round;

/// The text a round is paired by, and whether its first rounds are accelerated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub edition: DutchEdition,
    pub baku: bool,
}

pub(crate) fn pair(request: &Request, rules: Rules, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let present = (0..request.history.players.len()).filter(|index| attendance.is_present(*index)).count();
    if present == 0 {
        return Err(NoPairing::of(crate::reasons::too_few_players(present)));
    }
    let round = Round::new(request, rules, attendance)?;
    Ok(boards::pairing(&round, &pair_brackets(&round)))
}

/// What the system knows of everybody before the round.
pub(crate) fn sheets(request: &Request, rules: Rules, attendance: &Attendance) -> Vec<Own> {
    let round = Round::unpaired(request, rules, attendance);
    let own = |place: usize| {
        let player = &round.players[place];
        let due = player.preference.zip(round.why_due(place)).map(|(colour, reason)| Due {
            colour,
            claim: match player.strength {
                Strength::None | Strength::Mild => Claim::Should,
                Strength::Strong => Claim::Strongly,
                Strength::Absolute => Claim::Must,
            },
            reason,
        });
        let card = &round.field.cards[place];
        let floated = |at| definitions::float_of(&round.field, card, at).map(|direction| (at, direction));
        let floats = (1..round.field.round).filter_map(floated).collect();
        Own { player: round.number(place), score: round.score(place), due, floats }
    };
    (0..round.len()).map(own).collect()
}

/// A bracket and how it was paired.
struct Done<'a> {
    bracket: Bracket<'a>,
    paired: Paired,
}

/// Every bracket from the top.
fn pair_brackets<'a>(round: &'a Round<'a>) -> Vec<Done<'a>> {
    pair_each(round, |bracket, completion| bracket.pair(completion))
}

fn pair_each<'a>(round: &'a Round<'a>, pair: impl Fn(&Bracket<'a>, &mut Completion) -> Paired) -> Vec<Done<'a>> {
    let groups = round.score_groups();
    let mut completion = Completion::new(round);
    let mut floaters = Vec::new();
    let mut all = Vec::with_capacity(groups.len());
    for (index, residents) in groups.iter().enumerate() {
        let next = groups.get(index + 1).cloned().unwrap_or(round.len()..round.len());
        let bracket = Bracket::new(round, floaters, residents.clone(), next);
        let paired = pair(&bracket, &mut completion);
        floaters = paired.floaters.clone();
        all.push(Done { bracket, paired });
    }
    all
}

/// What this system never does, beyond what no system does.
pub(crate) fn breaches(request: &Request, rules: Rules, attendance: &Attendance, proposed: &Proposal) -> Vec<Reason> {
    decide::breaches(&Round::unpaired(request, rules, attendance), proposed)
}

/// The rule that prefers the engine's pairing to the proposal.
pub(crate) fn decide(
    request: &Request,
    rules: Rules,
    attendance: &Attendance,
    pairing: &Pairing,
    proposed: &Proposal,
) -> Decided {
    match Round::new(request, rules, attendance) {
        Ok(round) => decide::decide(&round, pairing, proposed),
        Err(_) => (Clause::Completion.id(rules.edition), None, None),
    }
}
