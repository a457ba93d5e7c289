//! The control of the following round (D4.9.2-5): is it still possible after this one?
//!
//! Only who has met whom decides that, not the results, so it can be known beforehand. If
//! the first pairing leaves no complete pairing for the following round, the next one in
//! the order of the search that does is taken. Reading `docs/readings/monrad-control.md` says for which
//! rounds this is done.
//!
//! The search does not walk through all pairings. Each failure yields its causes, a set of
//! pairs such that every pairing that contains them all fails too. The search jumps back to
//! the last of these, and remembers the set for the rest of its way; nothing it skips could
//! have passed.

use std::collections::BTreeMap;

use rokade_model::RoundNumber;

use super::SeatPairs;
use crate::matching::{self, Bits, FREE, Graph, Tree};

/// Pairs tried times seats squared: bounds the time, and by counting, so that the same
/// field always gets the same answer.
const EFFORT: usize = 300_000_000;

/// Causes of more pairs than this seldom come together again and are not remembered.
const REMEMBERED: usize = 8;

/// Whether the round after `round` is to be looked at before `round` begins.
pub(super) fn is_due(seats: usize, round: RoundNumber, planned: RoundNumber) -> bool {
    let half = RoundNumber::try_from(seats / 2).expect("a round number fits");
    round >= half && round < planned
}

/// What the control found.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Passed,
    Changed(SeatPairs),
    Impossible,
    Undecided,
}

/// Looks from the round being paired (`now`, with its first pairing) at the one after it:
/// `later` is who may meet whom there, this round's games not yet counted.
pub(super) fn look_ahead(now: &Graph, later: &Graph, first: &[(usize, usize)]) -> Verdict {
    counted(now, later, first).0
}

/// The verdict and the number of pairs tried for it.
pub(super) fn counted(now: &Graph, later: &Graph, first: &[(usize, usize)]) -> (Verdict, usize) {
    let tree = &mut Tree::new(now.size());
    let mut after = later.clone();
    first.iter().for_each(|(one, other)| after.disconnect(*one, *other));
    if matching::complete(&after, &mut vec![FREE; now.size()], tree).is_ok() {
        return (Verdict::Passed, 0);
    }
    let mut later_mate = vec![FREE; now.size()];
    if matching::complete(later, &mut later_mate, tree).is_err() {
        return (Verdict::Impossible, 0);
    }
    let mut mate = vec![FREE; now.size()];
    for (one, other) in first {
        mate[*one] = u32::try_from(*other).expect("seats fit");
        mate[*other] = u32::try_from(*one).expect("seats fit");
    }
    let mut hunt = Hunt::new(now, later, mate, later_mate);
    let verdict = match hunt.settle() {
        Ended::Found => Verdict::Changed(hunt.decided.iter().map(|decision| decision.pair).collect()),
        Ended::Because(_) => Verdict::Impossible,
        Ended::Exhausted => Verdict::Undecided,
    };
    (verdict, hunt.tried)
}

/// A pair decided on.
struct Decision {
    pair: (usize, usize),
    /// The following round could have had this pair too.
    was_possible_later: bool,
}

/// How the search below a decision ended.
enum Ended {
    Found,
    /// Every pairing that contains all these decisions, by depth, fails.
    Because(Bits),
    Exhausted,
}

struct Hunt<'a> {
    now: &'a Graph,
    /// The following round's graph without the pairs decided on.
    later: Graph,
    everybody: Bits,
    /// Seats without an opponent yet.
    alive: Bits,
    /// A complete pairing of this round that contains all decisions.
    mate: Vec<u32>,
    /// A complete pairing of the following round that contains none.
    later_mate: Vec<u32>,
    decided: Vec<Decision>,
    /// By seat, the depth at which it was decided on.
    depth: Vec<Option<usize>>,
    /// Sets of pairs that fail together, each under every pair in it.
    remembered: BTreeMap<(usize, usize), Vec<SeatPairs>>,
    tree: Tree,
    tried: usize,
    limit: usize,
}

impl<'a> Hunt<'a> {
    fn new(now: &'a Graph, later: &Graph, mate: Vec<u32>, later_mate: Vec<u32>) -> Self {
        let size = now.size();
        Self {
            now,
            later: later.clone(),
            everybody: Bits::all(size),
            alive: Bits::all(size),
            mate,
            later_mate,
            decided: Vec::with_capacity(size / 2),
            depth: vec![None; size],
            remembered: BTreeMap::new(),
            tree: Tree::new(size),
            tried: 0,
            limit: EFFORT / (size * size) + size,
        }
    }

    /// Finds an opponent for the best placed seat left, and for all below it.
    fn settle(&mut self) -> Ended {
        let Some(seat) = self.alive.first() else { return Ended::Found };
        let depth = self.decided.len();
        let (choices, mut causes) = self.choices(seat);
        for other in choices {
            self.tried += 1;
            if self.tried > self.limit {
                return Ended::Exhausted;
            }
            match self.attempt(seat, other) {
                Ended::Found => return Ended::Found,
                Ended::Exhausted => return Ended::Exhausted,
                Ended::Because(why) if !why.contains(depth) => return Ended::Because(why),
                Ended::Because(why) => causes.unite(&why),
            }
        }
        causes.remove(depth);
        Ended::Because(causes)
    }

    /// Tries one pair and everything below it; leaves no trace when it fails.
    fn attempt(&mut self, seat: usize, other: usize) -> Ended {
        if let Some(why) = self.recall(seat, other) {
            return Ended::Because(why);
        }
        let (mate, later_mate) = (self.mate.clone(), self.later_mate.clone());
        let ended = match self.decide(seat, other) {
            Ok(()) => self.settle(),
            Err(why) => Ended::Because(why),
        };
        if let Ended::Because(why) = &ended {
            self.remember(why);
            self.undo(mate, later_mate);
        }
        ended
    }

    /// Keeps a set of decisions that fail together.
    fn remember(&mut self, why: &Bits) {
        let pairs: SeatPairs = why.iter().map(|depth| self.decided[depth].pair).collect();
        if pairs.len() <= REMEMBERED {
            for pair in &pairs {
                self.remembered.entry(*pair).or_default().push(pairs.clone());
            }
        }
    }

    /// A remembered set that this pair would complete, as decisions.
    fn recall(&self, seat: usize, other: usize) -> Option<Bits> {
        let stands =
            |pair: &&(usize, usize)| self.depth[pair.0].is_some_and(|depth| self.decided[depth].pair == **pair);
        let sets = self.remembered.get(&(seat, other))?;
        let set =
            sets.iter().find(|set| set.iter().filter(|pair| **pair != (seat, other)).all(|pair| stands(&pair)))?;
        let mut why = Bits::none(self.now.size());
        set.iter().filter_map(|pair| self.depth[pair.0]).for_each(|depth| why.insert(depth));
        why.insert(self.decided.len());
        Some(why)
    }

    /// Whom the seat can meet with this round still complete, nearest first, and the
    /// decisions that keep it from anybody else.
    fn choices(&mut self, seat: usize) -> (Vec<usize>, Bits) {
        let partner = self.mate[seat] as usize;
        self.alive.remove(seat);
        (self.mate[seat], self.mate[partner]) = (FREE, FREE);
        self.tree.grow(self.now, &self.alive, &self.mate, partner, None);
        self.mate[seat] = u32::try_from(partner).expect("seats fit");
        self.mate[partner] = u32::try_from(seat).expect("seats fit");
        let outer = self.tree.outer();
        let choices: Vec<usize> = self.now.neighbours(seat, outer).collect();
        let mut causes = Bits::none(self.now.size());
        let all_possible = self.now.neighbours(seat, &self.alive).count() == choices.len();
        for (depth, decision) in self.decided.iter().enumerate() {
            let (one, other) = decision.pair;
            let took_one = self.now.has(seat, one) || self.now.has(seat, other);
            // The outer groups are one more than their opponents; were this decision's
            // players free, they might help, but only if one of them may meet a group.
            let could_help = !all_possible && (self.now.touches(one, outer) || self.now.touches(other, outer));
            if took_one || could_help {
                causes.insert(depth);
            }
        }
        self.alive.insert(seat);
        (choices, causes)
    }

    /// Decides on a pair that this round allows. `Err` names the decisions, this one
    /// included, after which the following round cannot be laid.
    fn decide(&mut self, seat: usize, other: usize) -> Result<(), Bits> {
        self.alive.remove(seat);
        self.alive.remove(other);
        self.give_partner(seat, other);
        let was_possible_later = self.later.has(seat, other);
        self.later.disconnect(seat, other);
        (self.depth[seat], self.depth[other]) = (Some(self.decided.len()), Some(self.decided.len()));
        self.decided.push(Decision { pair: (seat, other), was_possible_later });
        if self.later_mate[seat] as usize != other {
            return Ok(());
        }
        (self.later_mate[seat], self.later_mate[other]) = (FREE, FREE);
        match self.tree.grow(&self.later, &self.everybody, &self.later_mate, seat, None) {
            Some(free) => {
                self.tree.augment(&mut self.later_mate, free);
                Ok(())
            }
            None => Err(self.dividing_decisions()),
        }
    }

    /// Makes the pair part of this round's complete pairing.
    fn give_partner(&mut self, seat: usize, other: usize) {
        let (left, alone) = (self.mate[seat] as usize, self.mate[other] as usize);
        if left == other {
            return;
        }
        (self.mate[left], self.mate[alone]) = (FREE, FREE);
        let free = self.tree.grow(self.now, &self.alive, &self.mate, left, None).expect("the choice was possible");
        self.tree.augment(&mut self.mate, free);
        self.mate[seat] = u32::try_from(other).expect("seats fit");
        self.mate[other] = u32::try_from(seat).expect("seats fit");
    }

    /// The decisions that keep the outer groups of the last tree apart in the following
    /// round. While all of them stand, there are more odd groups than opponents for them.
    fn dividing_decisions(&self) -> Bits {
        let mut causes = Bits::none(self.now.size());
        let (outer, tree) = (self.tree.outer(), &self.tree);
        for (depth, decision) in self.decided.iter().enumerate() {
            let (one, other) = decision.pair;
            let leaves_a_group = match (outer.contains(one), outer.contains(other)) {
                (true, true) => tree.cycle(one) != tree.cycle(other),
                (true, false) => !tree.is_inner(other, &self.everybody),
                (false, true) => !tree.is_inner(one, &self.everybody),
                (false, false) => false,
            };
            if decision.was_possible_later && leaves_a_group {
                causes.insert(depth);
            }
        }
        causes
    }

    fn undo(&mut self, mate: Vec<u32>, later_mate: Vec<u32>) {
        let Decision { pair: (one, other), was_possible_later } = self.decided.pop().expect("a decision was made");
        if was_possible_later {
            self.later.connect(one, other);
        }
        (self.depth[one], self.depth[other]) = (None, None);
        self.alive.insert(one);
        self.alive.insert(other);
        self.mate = mate;
        self.later_mate = later_mate;
    }
}
