//! The search itself: a queue that is also the set of what was seen.

use std::collections::HashMap;

use shakmaty::{Color, Role, Square};

use crate::unwinnable::field::{Field, Step};

use super::class::{Class, Entry, Skeleton, pack_field};
use super::moves::{Expansion, Turned};
use super::novelty::Novelty;

const NOBODY: u32 = u32::MAX;
/// No more positions than this are stored: about two gigabytes.
const MOST_STATES: usize = 1 << 25;
/// A static proof takes about as long as so many positions.
const PRICE_OF_PROOF: u64 = 20;

/// What the search has come to so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::unwinnable) enum Outcome {
    /// The steps from the start to a mate.
    Mate(Vec<Step>),
    /// Every position was seen: how many there are.
    Exhausted(u64),
    /// The budget is spent; more may be given.
    Open,
    /// There are too many pieces to pack.
    Refused,
}

/// A search that can be taken up again with a larger budget. It keeps about sixty bytes for each position
/// stored, so the budget bounds its memory, and [`MOST_STATES`] does whatever the budget.
pub(in crate::unwinnable) struct Closed {
    winner: Color,
    classes: Vec<Class>,
    numbers: HashMap<Skeleton, u32>,
    states: Vec<State>,
    /// Open addressing: the upper half of a hash, and one more than the state's number.
    table: Vec<u64>,
    next: usize,
    /// The first position of each class that is not proved closed, as far as nobody has asked for them.
    arrivals: Vec<u32>,
    is_refused: bool,
    /// Static proofs tried on entering classes.
    proofs: u64,
    /// What keeps the search narrow, if it is to be.
    novelty: Option<Novelty>,
}

/// Whether every position is kept or only what shows something new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::unwinnable) enum Breadth {
    Whole,
    Narrow,
}

struct State {
    key: u128,
    class: u32,
    parent: u32,
    step: u16,
}

impl Closed {
    /// Starts from a position of which only some moves are worth looking at.
    pub(crate) fn new(start: &Field, moves: &[(Step, Role)], winner: Color, breadth: Breadth) -> Self {
        let mut closed = Self {
            winner,
            classes: Vec::new(),
            numbers: HashMap::new(),
            states: Vec::new(),
            table: vec![0; 1 << 10],
            next: 0,
            arrivals: Vec::new(),
            is_refused: false,
            proofs: 0,
            novelty: (breadth == Breadth::Narrow).then(Novelty::new),
        };
        closed.start(start, moves);
        closed
    }

    fn start(&mut self, start: &Field, moves: &[(Step, Role)]) {
        let Some(class) = self.class_of(start) else {
            self.is_refused = true;
            return;
        };
        self.store(class, pack_field(&start.board, start.turn), NOBODY, 0);
        for (step, role) in moves {
            self.enter(start.after(*step, *role), 0, *step, class);
        }
        self.next = 1;
    }

    /// The nodes spent so far: positions stored, and static proofs at the price of many.
    pub(crate) fn spent(&self) -> u64 {
        self.states.len() as u64 + PRICE_OF_PROOF * self.proofs
    }

    /// Goes on until a mate is found, all is seen, or `budget` nodes are spent since the start.
    pub(crate) fn run(&mut self, budget: u64) -> Outcome {
        let mut found = Vec::new();
        while self.next < self.states.len() && !self.is_refused {
            if self.spent() >= budget || self.states.len() >= MOST_STATES {
                return Outcome::Open;
            }
            let number = u32::try_from(self.next).expect("far fewer are stored");
            let State { key, class, .. } = self.states[self.next];
            let expansion = Expansion::of(&self.classes[class as usize], key);
            let has_moves = expansion.each(|step, turned| found.push((step, turned)));
            if !has_moves && expansion.is_check() && expansion.turn() != self.winner {
                return Outcome::Mate(self.line(number));
            }
            self.next += 1;
            for (step, turned) in found.drain(..) {
                match turned {
                    Turned::Key(key) => self.store(class, key, number, packed(step)),
                    Turned::Field(field) => self.enter(*field, number, step, class),
                }
            }
        }
        if self.is_refused { Outcome::Refused } else { Outcome::Exhausted(self.states.len() as u64) }
    }

    fn class_of(&mut self, field: &Field) -> Option<u32> {
        let skeleton = Skeleton::of(field)?;
        let fresh = u32::try_from(self.classes.len()).expect("fewer classes than positions");
        let number = *self.numbers.entry(skeleton).or_insert(fresh);
        if number == fresh {
            self.classes.push(Class::new(skeleton));
        }
        Some(number)
    }

    fn enter(&mut self, field: Field, parent: u32, step: Step, from: u32) {
        let Some(class) = self.class_of(&field) else {
            self.is_refused = true;
            return;
        };
        let key = pack_field(&field.board, field.turn);
        if self.is_stored(class, key) {
            return;
        }
        let left = self.classes[from as usize].skeleton;
        let known = &mut self.classes[class as usize];
        let before = known.proofs();
        let is_tried = known.skeleton.has_men_of(&left);
        let entry = if class == from { Entry::Open } else { known.entry(&field, key, self.winner, is_tried) };
        self.proofs += known.proofs() - before;
        if entry == Entry::Closed {
            return;
        }
        let is_first = entry == Entry::Open && known.note_arrival();
        let before = self.states.len();
        self.store(class, key, parent, packed(step));
        if is_first && self.states.len() > before {
            self.arrivals.push((self.states.len() - 1) as u32);
        }
    }

    fn is_stored(&self, class: u32, key: u128) -> bool {
        self.place(class, key, hash(class, key)).is_none()
    }

    /// Where in the table a position is to be put, unless it is known.
    fn place(&self, class: u32, key: u128, hash: u64) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut at = hash as usize & mask;
        while self.table[at] != 0 {
            let slot = self.table[at];
            if slot >> 32 == hash >> 32 {
                let state = &self.states[(slot as u32 - 1) as usize];
                if state.key == key && state.class == class {
                    return None;
                }
            }
            at = (at + 1) & mask;
        }
        Some(at)
    }

    /// Keeps a position unless it is known.
    fn store(&mut self, class: u32, key: u128, parent: u32, step: u16) {
        // What is known shows nothing new, so this test may come first; it is the cheaper one.
        if let Some(novelty) = &mut self.novelty {
            let known = &self.classes[class as usize];
            if !novelty.note(class, known, &known.unpack(key)) {
                return;
            }
        }
        let hash = hash(class, key);
        let Some(at) = self.place(class, key, hash) else { return };
        self.states.push(State { key, class, parent, step });
        self.table[at] = hash >> 32 << 32 | self.states.len() as u64;
        if self.states.len() * 2 > self.table.len() {
            self.widen();
        }
    }

    fn widen(&mut self) {
        let mask = self.table.len() * 2 - 1;
        let mut table = vec![0; mask + 1];
        for (number, state) in self.states.iter().enumerate() {
            let hash = hash(state.class, state.key);
            let mut at = hash as usize & mask;
            while table[at] != 0 {
                at = (at + 1) & mask;
            }
            table[at] = hash >> 32 << 32 | (number as u64 + 1);
        }
        self.table = table;
    }

    /// The line to the latest arrival in a new class that was not handed out yet. Lines that break a wall open
    /// are worth a look of their own.
    pub(crate) fn next_arrival(&mut self) -> Option<Vec<Step>> {
        self.arrivals.pop().map(|number| self.line(number))
    }

    fn line(&self, last: u32) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = last;
        while self.states[at as usize].parent != NOBODY {
            let state = &self.states[at as usize];
            steps.push(unpacked(state.step));
            at = state.parent;
        }
        steps.reverse();
        steps
    }
}

fn hash(class: u32, key: u128) -> u64 {
    let folded = (key as u64) ^ ((key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(class) << 40;
    let mixed = (folded ^ folded >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93) ^ mixed >> 29
}

fn packed(step: Step) -> u16 {
    let promotion = step.promotion.map_or(0, |role| role as u16);
    u32::from(step.from) as u16 | (u32::from(step.to) as u16) << 6 | promotion << 12
}

fn unpacked(step: u16) -> Step {
    let square = |bits: u16| Square::new(u32::from(bits & 63));
    let promotion = Role::ALL.into_iter().find(|role| *role as u16 == step >> 12);
    Step { from: square(step), to: square(step >> 6), promotion }
}
