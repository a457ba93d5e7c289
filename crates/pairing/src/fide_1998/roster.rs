//! Everybody in the round, who may meet whom, and what a pair costs.

use rokade_model::Color;

use super::person::{Level, Person, Strength};
use crate::Detail;
use crate::matching::{Bits, Graph};
use crate::swiss::Field;

/// The players by place: by score, then by strength (D4.9.5-A2).
pub(super) struct Roster<'a> {
    pub field: &'a Field<'a>,
    pub people: Vec<Person>,
    /// Pairs that break none of the absolute criteria (D4.9.5-B1 with the note D4.9.5-BN).
    pub legal: Graph,
    pub detail: Detail,
}

/// What must be dropped for floats up and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Drops {
    pub up: Level,
    pub down: Level,
}

impl Drops {
    pub(super) const NONE: Drops = Drops { up: 0, down: 0 };
    pub(super) const ALL: Drops = Drops { up: super::person::ALL_DROPPED, down: super::person::ALL_DROPPED };

    pub(super) fn allows(self, needed: Drops) -> bool {
        needed.up <= self.up && needed.down <= self.down
    }
}

impl<'a> Roster<'a> {
    pub(super) fn new(field: &'a Field<'a>) -> Self {
        let people: Vec<Person> = field.cards.iter().map(|card| Person::new(field, card)).collect();
        let mut legal = field.may_meet.clone();
        for color in [Color::White, Color::Black] {
            let bound: Vec<usize> = (0..people.len())
                .filter(|place| people[*place].strength == Strength::Absolute && people[*place].wish == Some(color))
                .collect();
            let mut set = Bits::none(people.len());
            bound.iter().for_each(|place| set.insert(*place));
            let lifted: Vec<usize> = bound.iter().copied().filter(|place| people[*place].is_lifted).collect();
            legal.separate(&set);
            // D4.9.5-BN: both above 50 % in the last round (docs/readings/fide-1998-last-round.md).
            for (index, one) in lifted.iter().enumerate() {
                for other in &lifted[index + 1..] {
                    if field.may_meet.has(*one, *other) {
                        legal.connect(*one, *other);
                    }
                }
            }
        }
        Self { field, people, legal, detail: Detail::Brief }
    }

    /// The same for a round of which this much is to be said.
    pub(super) fn told(self, detail: Detail) -> Self {
        Self { detail, ..self }
    }

    pub(super) fn len(&self) -> usize {
        self.people.len()
    }

    /// Who may meet whom, with a place for the bye after the last player where the number is odd.
    pub(super) fn with_the_bye(&self) -> Graph {
        let size = self.len() + self.len() % 2;
        let mut graph = Graph::complete(size);
        for other in 0..size {
            for one in 0..other {
                let is_open = match self.people.get(other) {
                    Some(_) => self.legal.has(one, other),
                    None => self.people[one].may_have_bye,
                };
                if !is_open {
                    graph.disconnect(one, other);
                }
            }
        }
        graph
    }

    pub(super) fn are_lifted(&self, one: usize, other: usize) -> bool {
        self.people[one].is_lifted && self.people[other].is_lifted
    }

    /// D4.9.5-B4: both can have the colour they want.
    pub(super) fn is_satisfied(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.people[one].wish, self.people[other].wish);
        one.is_none() || one != other
    }

    /// What must be dropped before two players may meet: nothing within a score.
    pub(super) fn needed(&self, one: usize, other: usize) -> Drops {
        let (high, low) = (one.min(other), one.max(other));
        let is_level = self.field.cards[high].score == self.field.cards[low].score;
        if is_level || self.are_lifted(high, low) {
            return Drops::NONE;
        }
        Drops { up: self.people[low].up, down: self.people[high].down }
    }

    /// What must be dropped before a player may leave his bracket downwards or have the bye.
    pub(super) fn needed_alone(&self, place: usize) -> Level {
        if self.people[place].is_lifted { 0 } else { self.people[place].down }
    }

    /// D4.9.5-A8: the pairs that need not satisfy both players, never below none (docs/readings/fide-1998-x.md);
    /// with fewer pairs than half the bracket what D4.9.5-C14 makes of it. No pairing can do with less.
    pub(super) fn least_unsatisfied(&self, bracket: &[usize], pairs: usize) -> usize {
        let wanting = |color| bracket.iter().filter(|place| self.people[**place].wish == Some(color)).count();
        let most = wanting(Color::White).max(wanting(Color::Black));
        // Everybody left over and one player of every pair may want the dominant colour.
        most.saturating_sub(bracket.len() - pairs)
    }

    /// D4.9.5-C1: the members of the bracket whom nobody in it may meet.
    pub(super) fn without_opponent(&self, bracket: &[usize]) -> Vec<usize> {
        let mut set = Bits::none(self.len());
        bracket.iter().for_each(|place| set.insert(*place));
        bracket.iter().copied().filter(|place| !self.legal.touches(*place, &set)).collect()
    }
}
