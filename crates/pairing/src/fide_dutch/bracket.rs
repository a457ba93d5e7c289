//! One bracket: the best candidate, looked for in the smallest part of the field that proves it.
//!
//! The bracket alone is asked first. What it answers is the best of all candidates as soon as the next
//! bracket can do no better whoever floats, and everybody below can be paired (C4, C8); that is checked
//! without weights. Only where the check fails the next bracket, and then everybody, joins the question.
//! See docs/decisions/0005-fide-dutch-engine.md.

use std::ops::Range;

use super::completion::Completion;
use super::criteria::{Criteria, Layout};
use super::order;
use super::round::Round;
use super::scope::{Reach, Role, Scope};
use crate::matching::Bits;
use crate::matching::weighted::{Costs, Solution, solve};

pub(super) struct Bracket<'a> {
    pub round: &'a Round<'a>,
    /// Players moved down, then residents, in the order of the field.
    pub players: Vec<usize>,
    pub moved_down: usize,
    /// The residents of the next score group.
    pub next: Range<usize>,
    pub is_bye_open: bool,
    /// Whoever has the bye is in this bracket (C5).
    pub holds_bye: bool,
}

/// How a bracket was paired, by places of the field.
#[derive(Clone, Debug, Default)]
pub(super) struct Paired {
    /// In the order the pairs were settled.
    pub pairs: Vec<order::Made>,
    pub floaters: Vec<usize>,
    /// Only in the last bracket.
    pub bye: Option<usize>,
}

/// Below so many players it is not worth looking at the next bracket alone.
const FEW: usize = 48;

impl<'a> Bracket<'a> {
    pub(super) fn new(
        round: &'a Round<'a>,
        moved_down: Vec<usize>,
        residents: Range<usize>,
        next: Range<usize>,
    ) -> Self {
        let score = round.score(residents.start);
        let count = moved_down.len();
        let players = moved_down.into_iter().chain(residents).collect();
        let holds_bye = round.bye_score.is_some_and(|bye| bye >= score);
        Self { round, players, moved_down: count, next, is_bye_open: round.bye_score.is_some(), holds_bye }
    }

    pub(super) fn next_holds_bye(&self) -> bool {
        !self.next.is_empty() && self.round.bye_score.is_some_and(|bye| bye >= self.round.score(self.next.start))
    }

    pub(super) fn criteria(&self) -> Criteria<'a> {
        let score = self.round.score(*self.players.last().expect("a bracket has residents"));
        let layout = Layout::new(self.round, &self.players[..self.moved_down], score);
        Criteria { round: self.round, layout, score }
    }

    /// The best candidate. `completion` holds everybody not yet paired and is moved on.
    pub(super) fn pair(&self, completion: &mut Completion) -> Paired {
        let below = self.round.len() - self.next.end;
        let reaches: &[Reach] = match (self.next.is_empty(), below) {
            (true, _) => &[Reach::All],
            (false, 0..FEW) => &[Reach::Alone, Reach::All],
            (false, _) => &[Reach::Alone, Reach::Next, Reach::All],
        };
        self.pair_reaching(reaches, completion)
    }

    /// The same with these reaches tried in turn.
    pub(super) fn pair_reaching(&self, reaches: &[Reach], completion: &mut Completion) -> Paired {
        reaches
            .iter()
            .find_map(|reach| self.pair_within(*reach, completion))
            .expect("with everybody in reach a complete pairing exists")
    }

    fn pair_within(&self, reach: Reach, completion: &mut Completion) -> Option<Paired> {
        let scope = Scope::new(self, reach);
        let settled = order::settle(&scope, &self.criteria(), self.holds_bye);
        let paired = self.paired(&scope, &settled);
        let is_proved = match reach {
            Reach::Alone => completion.next_is_ideal(self, &paired),
            Reach::Next | Reach::All => completion.follow(self, &scope, &settled),
        };
        is_proved.then_some(paired)
    }

    fn paired(&self, scope: &Scope, settled: &order::Settled) -> Paired {
        let place = |seat: usize| scope.places[seat].expect("players have places");
        let mate = &settled.mate;
        let pairs = settled.pairs.iter().map(|made| order::Made {
            upper: place(made.upper),
            lower: place(made.lower),
            chooser: place(made.chooser),
            passed: made.passed.iter().map(|seat| place(*seat)).collect(),
        });
        let left: Vec<usize> =
            (0..scope.size).filter(|seat| !scope.roles[mate[*seat] as usize].is_in_bracket()).collect();
        let has_bye = |seat: &usize| self.next.is_empty() && scope.roles[mate[*seat] as usize] == Role::Bye;
        Paired {
            pairs: pairs.collect(),
            bye: left.iter().find(|seat| has_bye(seat)).map(|seat| place(*seat)),
            floaters: left.iter().filter(|seat| !has_bye(seat)).map(|seat| place(*seat)).collect(),
        }
    }
}

/// The cheapest pairings of a scope. C9 is asked only where the bracket sends down nobody but the player
/// who has the bye (docs/readings/fide-dutch-c9.md).
pub(super) fn cheapest(scope: &Scope, criteria: &Criteria, holds_bye: bool) -> (Costs, Solution) {
    let alive = Bits::all(scope.len());
    let cheapest = |c9: bool| {
        let costs = scope.costs(criteria, c9);
        let solution = solve(&scope.graph, &alive, &costs).expect("the scope can be paired");
        (costs, solution)
    };
    let floats = |solution: &Solution| {
        (0..scope.size).filter(|seat| !scope.roles[solution.mate[*seat] as usize].is_in_bracket()).count()
    };
    let found = cheapest(holds_bye);
    if holds_bye && floats(&found.1) > 1 { cheapest(false) } else { found }
}
