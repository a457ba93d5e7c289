//! The part of the field that is looked at while a bracket is paired, as a graph with costs.
//!
//! *Alone*: the bracket, with one empty seat for everybody who must float. *Next*: with the next bracket.
//! *All*: with everybody who is not yet paired, so that the completion (C4) is part of the question.

use super::bracket::Bracket;
use super::criteria::{Beyond, Criteria};
use super::definitions::Strength;
use super::round::Round;
use crate::Direction;
use crate::matching::weighted::Costs;
use crate::matching::{Bits, FREE, Graph, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    Alone,
    Next,
    All,
}

/// Where a seat of the scope belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    MovedDown,
    Resident,
    Next,
    Rest,
    Bye,
    /// Whoever has it leaves the scope.
    Empty,
}

impl Role {
    pub(super) fn is_in_bracket(self) -> bool {
        matches!(self, Role::MovedDown | Role::Resident)
    }
}

pub(super) struct Scope {
    pub reach: Reach,
    /// Places of the field, the bracket first and in its order; the bye's seat; empty seats have none.
    pub places: Vec<Option<usize>>,
    pub roles: Vec<Role>,
    pub graph: Graph,
    /// Players of the bracket.
    pub size: usize,
}

/// Places that follow each other, and the seats they have.
struct Run {
    place: usize,
    seat: usize,
    count: usize,
}

impl Scope {
    pub(super) fn new(bracket: &Bracket, reach: Reach) -> Self {
        let round = bracket.round;
        let mut scope = Self {
            reach,
            places: Vec::new(),
            roles: Vec::new(),
            graph: Graph::complete(0),
            size: bracket.players.len(),
        };
        for (index, place) in bracket.players.iter().enumerate() {
            scope.seat(Some(*place), if index < bracket.moved_down { Role::MovedDown } else { Role::Resident });
        }
        if reach != Reach::Alone {
            bracket.next.clone().for_each(|place| scope.seat(Some(place), Role::Next));
        }
        if reach == Reach::All {
            (bracket.next.end..round.len()).for_each(|place| scope.seat(Some(place), Role::Rest));
        }
        let has_bye = match reach {
            Reach::Alone => bracket.holds_bye,
            Reach::Next => bracket.holds_bye || bracket.next_holds_bye(),
            Reach::All => bracket.is_bye_open,
        };
        if has_bye {
            scope.seat(round.bye_seat(), Role::Bye);
        }
        let empty = if reach == Reach::All { 0 } else { scope.count_left_over(round) };
        (0..empty).for_each(|_| scope.seat(None, Role::Empty));
        scope.graph = scope.edges(round);
        scope
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    fn seat(&mut self, place: Option<usize>, role: Role) {
        self.places.push(place);
        self.roles.push(role);
    }

    /// The legal pairs among the seats. Two players moved down never meet: they would have been paired above.
    fn edges(&self, round: &Round) -> Graph {
        let mut empty = Bits::none(self.len());
        (0..self.len()).filter(|seat| self.places[*seat].is_none()).for_each(|seat| empty.insert(seat));
        // Two empty seats may be left to each other where the next bracket needs fewer of them.
        let takes = |other: &usize| match self.roles[*other] {
            Role::Bye => false,
            Role::Empty => self.reach == Reach::Next,
            _ => true,
        };
        let mut leaving = Bits::none(self.len());
        (0..self.len()).filter(takes).for_each(|other| leaving.insert(other));
        let runs = self.runs();
        let rows = self.places.iter().enumerate().map(|(seat, place)| {
            let mut row = Bits::none(self.len());
            match place {
                Some(place) => {
                    let legal = round.legal.row(*place);
                    runs.iter().for_each(|run| row.insert_run(legal, run.place, run.count, run.seat));
                    if self.roles[seat] != Role::Bye {
                        row.unite(&empty);
                    }
                }
                None => {
                    row.copy_from(&leaving);
                    row.remove(seat);
                }
            }
            row
        });
        let mut graph = Graph::of_rows(self.len(), rows);
        let mut moved_down = Bits::none(self.len());
        (0..self.len()).filter(|seat| self.roles[*seat] == Role::MovedDown).for_each(|seat| moved_down.insert(seat));
        graph.separate(&moved_down);
        graph
    }

    /// The seats as stretches of places that follow each other.
    fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for (seat, place) in self.places.iter().enumerate() {
            let Some(place) = *place else { continue };
            match runs.last_mut() {
                Some(run) if run.place + run.count == place && run.seat + run.count == seat => run.count += 1,
                _ => runs.push(Run { place, seat, count: 1 }),
            }
        }
        runs
    }

    /// How many seats stay over when the bracket makes as many pairs as it can, and then the next one does.
    fn count_left_over(&self, round: &Round) -> usize {
        let graph = self.edges(round);
        let (mut mate, mut tree) = (vec![FREE; self.len()], Tree::new(self.len()));
        let mut extend = |alive: &Bits, mate: &mut [u32], mut seats: &mut dyn Iterator<Item = usize>| {
            while tree.cover(&graph, alive, mate, &mut seats).is_some() {}
        };
        let bye = self.roles.iter().position(|role| *role == Role::Bye);
        let mut alive = Bits::none(self.len());
        (0..self.size).for_each(|seat| alive.insert(seat));
        // The bye first: whoever is once covered stays so.
        if let Some(bye) = bye.filter(|bye| graph.neighbours(*bye, &alive).next().is_some()) {
            alive.insert(bye);
            extend(&alive, &mut mate, &mut std::iter::once(bye));
        }
        extend(&alive, &mut mate, &mut (0..self.size));
        let mut rest = Bits::none(self.len());
        (0..self.len()).filter(|seat| mate[*seat] == FREE).for_each(|seat| rest.insert(seat));
        let below = (0..self.len()).filter(|seat| !self.roles[*seat].is_in_bracket());
        extend(&rest, &mut mate, &mut bye.into_iter().chain(below));
        mate.iter().filter(|partner| **partner == FREE).count()
    }

    /// What every pair of the scope costs.
    pub(super) fn costs(&self, criteria: &Criteria, c9: bool) -> Costs {
        let round = criteria.round;
        let is_last = round.field.is_last;
        let key = |seat: usize| {
            let role = self.roles[seat];
            let Some(place) = self.places[seat].filter(|_| role.is_in_bracket()) else { return (role, None) };
            let player = &round.players[place];
            // How the colours fall between two absolute preferences matters only where topscorers may clash.
            let details = (is_last && player.strength == Strength::Absolute)
                .then(|| (player.difference, player.repeated(), player.is_topscorer));
            let floats = [1, 2].map(|back| {
                (player.floated(back, Direction::Down), player.floated(back, Direction::Up) && role == Role::Resident)
            });
            let unplayed = if c9 { player.unplayed } else { 0 };
            let topscorer = is_last && player.is_topscorer;
            (role, Some((player.score, player.preference, player.strength, details, floats, unplayed, topscorer)))
        };
        Costs::new(self.len(), criteria.layout.length(), key, |one, other, cost| {
            let (one, other) = (one.min(other), one.max(other));
            self.cost(criteria, c9, one, other, cost);
        })
    }

    /// The lower seat first: bracket, next, rest, bye, empty.
    fn cost(&self, criteria: &Criteria, c9: bool, one: usize, other: usize, cost: &mut [i64]) {
        let place = |seat: usize| self.places[seat].expect("only empty seats have no place");
        match (self.roles[one], self.roles[other]) {
            (above, below) if above.is_in_bracket() && below.is_in_bracket() => {
                criteria.pair(place(one), place(other), cost);
            }
            (above, Role::Next) if above.is_in_bracket() => criteria.float(place(one), Beyond::Next, cost),
            (above, Role::Bye) if above.is_in_bracket() => criteria.float(place(one), Beyond::Bye { c9 }, cost),
            (above, _) if above.is_in_bracket() => criteria.float(place(one), Beyond::Further, cost),
            (Role::Next, Role::Rest | Role::Bye | Role::Empty) => criteria.unpaired_in_next(None, cost),
            _ => {}
        }
    }
}
