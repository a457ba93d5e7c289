//! What decides against an opponent, a floater or a bye that comes earlier in the order: the best pairing with
//! it, held against the one chosen. The boards settled before stay as they are.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{HalfPoints, StartNumber};

use super::bracket::Bracket;
use super::clauses::Clause;
use super::criteria::Criteria;
use super::definitions::Bar as ByeBar;
use super::round::Round;
use super::scope::{Reach, Role, Scope};
use super::{Done, decide};
use crate::NOBODY;
use crate::impossible::{Bar, Seating, because};
use crate::matching::weighted::{Cost, Costs, halves, solve};
use crate::matching::{Bits, Graph};

/// Why something earlier in the order was not taken.
#[derive(Clone, Debug)]
pub(super) enum Why {
    /// The two may not meet.
    Illegal,
    /// The bracket would come out worse by this criterion: its count then, and as chosen.
    Worse { clause: Clause, score: Option<HalfPoints>, there: i64, here: i64 },
    /// Not everybody could be paired, with what shows it.
    Incomplete(Vec<Reason>),
    /// The halves could not be paired with each other, with what shows it.
    Apart(Vec<Reason>),
    /// Equally good, but generated later.
    Later,
}

/// One bracket with everybody below, and what the chosen pairing costs.
pub(super) struct Question<'a> {
    bracket: &'a Bracket<'a>,
    criteria: Criteria<'a>,
    scope: Scope,
    costs: Costs,
    chosen: Cost,
    seat_of: BTreeMap<usize, usize>,
}

impl<'a> Question<'a> {
    pub(super) fn new(done: &'a Done<'a>) -> Self {
        let Done { bracket, paired } = done;
        let scope = Scope::new(bracket, Reach::All);
        let criteria = bracket.criteria();
        let c9 = bracket.holds_bye && paired.floaters.len() + usize::from(paired.bye.is_some()) == 1;
        let costs = scope.costs(&criteria, c9);
        let mut ours = decide::Partners::new();
        for made in &paired.pairs {
            ours.insert(made.upper, Some(made.lower));
            ours.insert(made.lower, Some(made.upper));
        }
        let chosen = decide::total(&scope, &costs, &ours).expect("the chosen pairing is a complete one");
        let seat_of = (0..scope.len()).filter_map(|seat| scope.places[seat].map(|place| (place, seat))).collect();
        Self { bracket, criteria, scope, costs, chosen, seat_of }
    }

    fn seat(&self, place: usize) -> usize {
        self.seat_of[&place]
    }

    /// Why two players do not meet, after the pairs settled before. All by place.
    pub(super) fn against_pair(&self, settled: &[(usize, usize)], pair: (usize, usize)) -> Why {
        if !self.scope.graph.has(self.seat(pair.0), self.seat(pair.1)) {
            return Why::Illegal;
        }
        let fixed: Vec<(usize, usize)> = settled.iter().copied().chain([pair]).collect();
        self.against(&self.scope.graph, &fixed)
    }

    /// Why one player of the bracket does not leave it in place of another.
    pub(super) fn against_float(&self, stays: usize, leaves: usize) -> Why {
        let (stays, leaves) = (self.seat(stays), self.seat(leaves));
        let is_inside = |seat: usize| self.scope.roles[seat].is_in_bracket();
        let mut graph = self.scope.graph.clone();
        self.cut(&mut graph, stays, |other| !is_inside(other) || other == leaves);
        let mut apart = graph.clone();
        self.cut(&mut apart, leaves, is_inside);
        let why = self.against(&apart, &[]);
        if !matches!(why, Why::Incomplete(_)) {
            return why;
        }
        // Perhaps he could go down together with somebody whom he then meets below.
        let Some(best) = solve(&graph, &Bits::all(self.scope.len()), &self.costs) else { return why };
        let c6 = |cost: &Cost| self.costs.entry_of(cost, 0);
        Why::Worse { clause: Clause::Pairs, score: None, there: c6(&best.total) + 2, here: c6(&self.chosen) }
    }

    /// Takes these neighbours from a seat.
    fn cut(&self, graph: &mut Graph, seat: usize, is_cut: impl Fn(usize) -> bool) {
        let all = Bits::all(self.scope.len());
        let cut: Vec<usize> = graph.neighbours(seat, &all).filter(|other| is_cut(*other)).collect();
        cut.into_iter().for_each(|other| graph.disconnect(seat, other));
    }

    /// Why a player does not have the bye.
    pub(super) fn against_bye(&self, place: usize) -> Why {
        let Some(bye) = self.bracket.round.bye_seat() else { return Why::Illegal };
        self.against(&self.scope.graph, &[(place, bye)])
    }

    /// Why the halves of the remainder did not stay as they are, after the pairs of the players moved down.
    pub(super) fn against_halves(&self, settled: &[(usize, usize)], remainder: &[usize], paired: usize) -> Why {
        let remainder: Vec<usize> = remainder.iter().map(|place| self.seat(*place)).collect();
        match self.against(&halves::plain_halves(&self.scope.graph, &remainder, paired), settled) {
            Why::Incomplete(shown) => Why::Apart(shown),
            why => why,
        }
    }

    /// The best pairing in the graph with these pairs, held against the chosen one.
    fn against(&self, graph: &Graph, fixed: &[(usize, usize)]) -> Why {
        let mut alive = Bits::all(self.scope.len());
        let mut total = self.costs.zero();
        for (one, other) in fixed {
            let (one, other) = (self.seat(*one), self.seat(*other));
            alive.remove(one);
            alive.remove(other);
            total.add(&self.costs.between(one, other));
        }
        let Some(best) = solve(graph, &alive, &self.costs) else {
            return Why::Incomplete(because(self, graph, &alive));
        };
        total.add(&best.total);
        match self.costs.difference(&total, &self.chosen) {
            None => Why::Later,
            Some((entry, there, here)) => {
                let (clause, score) = self.criteria.layout.entry(entry);
                Why::Worse { clause, score, there, here }
            }
        }
    }
}

/// Whether a bracket leaves it open who has the bye as far as it goes: a pairing in which this player has it
/// is just as good, with the pairs of the bracket as they are.
pub(super) fn leaves_bye_open(question: &Question, done: &Done, place: usize) -> bool {
    let Some(bye) = question.bracket.round.bye_seat() else { return false };
    let pairs = done.paired.pairs.iter().map(|made| (made.upper, made.lower));
    let is_paired = done.paired.pairs.iter().any(|made| made.upper == place || made.lower == place);
    let fixed: Vec<(usize, usize)> = pairs.chain([(place, bye)]).collect();
    !is_paired && matches!(question.against(&question.scope.graph, &fixed), Why::Later)
}

impl Seating for Question<'_> {
    fn number(&self, seat: usize) -> StartNumber {
        match self.scope.places[seat].filter(|_| self.scope.roles[seat] != Role::Bye) {
            Some(place) => self.bracket.round.number(place),
            None => NOBODY,
        }
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        let place = |seat: usize| self.scope.places[seat].unwrap_or_default();
        if self.scope.roles[one] == Role::MovedDown && self.scope.roles[other] == Role::MovedDown {
            return Bar::Floaters;
        }
        bar(self.bracket.round, place(one), place(other))
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        clause(bar).map(|clause| clause.of(self.bracket.round.edition))
    }
}

impl Seating for Round<'_> {
    fn number(&self, place: usize) -> StartNumber {
        if place < self.len() { Round::number(self, place) } else { NOBODY }
    }

    fn bar(&self, one: usize, other: usize) -> Bar {
        bar(self, one, other)
    }

    fn clause(&self, bar: Bar) -> Option<&'static str> {
        clause(bar).map(|clause| clause.of(self.edition))
    }
}

/// C1 to C3, C5 and the rules of the event between two places.
pub(super) fn bar(round: &Round, one: usize, other: usize) -> Bar {
    let (upper, lower) = (one.min(other), one.max(other));
    if Some(lower) == round.bye_seat() {
        return match round.players[upper].barred {
            Some(ByeBar::HadBye(at)) => Bar::HadBye(at),
            Some(ByeBar::WonUnplayed(at)) => Bar::WonUnplayed(at),
            None => Bar::ByeScore,
        };
    }
    if let Some(at) = round.met_in(upper, lower) {
        return Bar::Met(at);
    }
    if round.legal.has(upper, lower) {
        return Bar::SameHalf;
    }
    match round.players[upper].preference.filter(|_| round.field.may_meet.has(upper, lower)) {
        Some(colour) => Bar::Colour(colour),
        None => Bar::Forbidden,
    }
}

const fn clause(bar: Bar) -> Option<Clause> {
    match bar {
        Bar::Met(_) => Some(Clause::Rematch),
        Bar::HadBye(_) | Bar::WonUnplayed(_) => Some(Clause::ByeOnce),
        Bar::Colour(_) => Some(Clause::AbsoluteColours),
        Bar::ByeScore => Some(Clause::ByeScore),
        Bar::Forbidden | Bar::MetWithdrawn(_) | Bar::ByeIsWhite | Bar::Floaters | Bar::SameHalf | Bar::Colours => None,
    }
}
