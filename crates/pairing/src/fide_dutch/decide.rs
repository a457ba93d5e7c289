//! Where a proposal leaves the system: what it may never do, and the first rule that prefers the engine's pairing.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::bracket::{Bracket, Paired};
use super::clauses::Clause;
use super::definitions::{Bar, Strength};
use super::reasons;
use super::round::Round;
use super::scope::{Reach, Scope};
use crate::judge::Decided;
use crate::matching::Bits;
use crate::matching::weighted::{Cost, Costs, solve};
use crate::{DutchEdition, Pairing, Proposal};

/// C2 and C3; the judge itself finds what no system allows.
pub(super) fn breaches(round: &Round, proposed: &Proposal) -> Vec<Reason> {
    let mut found = Vec::new();
    for (white, black) in &proposed.boards {
        let (Some(one), Some(other)) = (round.field.place_of(*white), round.field.place_of(*black)) else { continue };
        let (first, second) = (&round.players[one], &round.players[other]);
        let is_absolute = first.strength == Strength::Absolute && second.strength == Strength::Absolute;
        if one != other
            && is_absolute
            && first.preference == second.preference
            && !first.is_topscorer
            && !second.is_topscorer
            && let Some(due) = first.preference
        {
            found.push(reasons::breach_absolute(round.edition, (*white, *black), due));
        }
    }
    for number in &proposed.byes {
        let barred = round.field.place_of(*number).and_then(|place| round.players[place].barred);
        if let Some(Bar::WonUnplayed(at)) = barred {
            found.push(reasons::breach_bye(round.edition, *number, at));
        }
    }
    found
}

/// The proposal by places: everybody's partner, `None` for the bye.
pub(super) type Partners = BTreeMap<usize, Option<usize>>;

/// From the top bracket down to the first one that differs, there the first criterion, then the order; then the
/// colours.
pub(super) fn decide(round: &Round, pairing: &Pairing, proposed: &Proposal) -> Decided {
    let theirs = partners(round, &proposed.boards, &proposed.byes);
    let bye = |partners: &Partners| partners.iter().find(|(_, partner)| partner.is_none()).map(|(place, _)| *place);
    if let (Some(theirs), Some(ours)) = (bye(&theirs), round.bye_score)
        && round.score(theirs) != ours
    {
        return decided(round.edition, Clause::ByeScore, i64::from(round.score(theirs).0), i64::from(ours.0));
    }
    for done in super::pair_brackets(round) {
        if differs(&done.paired, &theirs) {
            return within(&done.bracket, &done.paired, &theirs);
        }
    }
    let is_turned = |board: &&crate::Board| proposed.boards.contains(&(board.black, board.white));
    match pairing.boards.iter().find(is_turned).and_then(|board| board.colour.clauses.first()) {
        Some(clause) => (clause.clone(), None, None),
        None => (Clause::Order.id(round.edition), None, None),
    }
}

fn decided(edition: DutchEdition, clause: Clause, theirs: i64, ours: i64) -> Decided {
    (clause.id(edition), Some(theirs), Some(ours))
}

fn partners(round: &Round, boards: &[(StartNumber, StartNumber)], byes: &[StartNumber]) -> Partners {
    let mut partners = Partners::new();
    for (white, black) in boards {
        if let (Some(one), Some(other)) = (round.field.place_of(*white), round.field.place_of(*black)) {
            partners.insert(one, Some(other));
            partners.insert(other, Some(one));
        }
    }
    partners.extend(byes.iter().filter_map(|number| round.field.place_of(*number)).map(|place| (place, None)));
    partners
}

fn differs(paired: &Paired, theirs: &Partners) -> bool {
    paired.pairs.iter().any(|made| theirs.get(&made.upper) != Some(&Some(made.lower)))
        || paired.bye.is_some_and(|place| theirs.get(&place) != Some(&None))
}

/// The first criterion by which the proposal's part in a bracket is worse, else the order of generation.
fn within(bracket: &Bracket, paired: &Paired, theirs: &Partners) -> Decided {
    let edition = bracket.round.edition;
    let scope = Scope::new(bracket, Reach::All);
    let criteria = bracket.criteria();
    let mut ours = Partners::new();
    for made in &paired.pairs {
        ours.insert(made.upper, Some(made.lower));
        ours.insert(made.lower, Some(made.upper));
    }
    let c9 = bracket.holds_bye && paired.floaters.len() + usize::from(paired.bye.is_some()) == 1;
    let costs = scope.costs(&criteria, c9);
    let (Some(their_cost), Some(our_cost)) = (total(&scope, &costs, theirs), total(&scope, &costs, &ours)) else {
        return (Clause::Completion.id(edition), None, None);
    };
    if let Some((entry, their_value, our_value)) = costs.difference(&their_cost, &our_cost) {
        return decided(edition, criteria.layout.entry(entry).0, their_value, our_value);
    }
    let in_bracket = |partners: &Partners, place: usize| {
        let partner = partners.get(&place).copied().flatten()?;
        bracket.players.iter().position(|one| *one == partner)
    };
    let first = bracket.players.iter().find(|place| in_bracket(theirs, **place) != in_bracket(&ours, **place));
    let value =
        |partners| first.and_then(|place| in_bracket(partners, *place)).and_then(|at| i64::try_from(at + 1).ok());
    (Clause::Order.id(edition), value(theirs), value(&ours))
}

/// What a candidate costs with the best that can follow it: its pairs are kept, everybody else of the bracket
/// leaves it. `None` if that cannot be completed.
pub(super) fn total(scope: &Scope, costs: &Costs, partners: &Partners) -> Option<Cost> {
    let mut graph = scope.graph.clone();
    let seat_of: BTreeMap<usize, usize> =
        (0..scope.size).filter_map(|seat| scope.places[seat].map(|place| (place, seat))).collect();
    let mut outside = Bits::all(scope.len());
    (0..scope.size).for_each(|seat| outside.remove(seat));
    for seat in 0..scope.size {
        let partner = scope.places[seat].and_then(|place| partners.get(&place).copied().flatten());
        let inside = partner.and_then(|place| seat_of.get(&place));
        let dropped: Vec<usize> = graph
            .neighbours(seat, &Bits::all(scope.len()))
            .filter(|other| inside.map_or(!outside.contains(*other), |partner| other != partner))
            .collect();
        dropped.into_iter().for_each(|other| graph.disconnect(seat, other));
    }
    solve(&graph, &Bits::all(scope.len()), costs).map(|solution| solution.total)
}
