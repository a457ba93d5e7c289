//! The round from the top pool down (D4.9.3-4.2), with the rules for a bottom that cannot be
//! paired (D4.9.3-9).
//!
//! The text tries floaters and their opponents one after the other and undoes a decision
//! only if everything after it can in no way be paired (D4.9.4-X12). Whether it can is
//! one question to a matching of all the players below; so nothing is tried in vain
//! (reading `docs/readings/danish-swiss-bottom.md`).

use super::floaters::{Choice, by_turn, sets};
use super::halves::{Laid, lay};
use super::pairable::{all, bits, mate, most, seat};
use super::seats::Seats;
use crate::matching::{Barrier, Bits, FREE, Graph, Tree, complete};

/// Why floaters that come earlier in the text were not the ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The others of the pool could not be paired among themselves.
    Pool,
    /// They could not all find an opponent.
    Opponents,
    /// The players below could then in no way be paired.
    Below,
}

/// One pool, laid, and its floaters with their opponents.
#[derive(Clone, Debug)]
pub(super) struct Stage {
    /// Index of the pool; of the upper one where all the rest is laid as one list.
    pub pool: usize,
    /// Its players that no floater from above has met, or the one list (D4.9.3-9.3).
    pub members: Vec<usize>,
    pub is_one_list: bool,
    pub laid: Laid,
    pub choice: Choice,
    /// Why an even pool is not laid without floaters.
    pub why_any: Option<Cause>,
    /// Why the middle players are not the floaters.
    pub why_others: Option<Cause>,
    /// Floaters in order, each with his opponent; in a pool that floats as a whole the
    /// opponent may be of the same pool.
    pub floats: Vec<(usize, usize)>,
    /// The floaters or their opponents were changed because of the players below.
    pub is_for_below: bool,
    /// How the floaters that had opponents first were chosen.
    pub first_choice: Choice,
}

/// Everything that was decided, from the top.
pub(super) struct Plan {
    pub pools: Vec<Vec<usize>>,
    pub stages: Vec<Stage>,
}

/// Lays the round, or proves that it cannot be laid.
pub(super) fn plan(seats: &Seats) -> Result<Plan, Barrier> {
    let size = seats.len();
    let mut tree = Tree::new(size);
    let mut mates = vec![FREE; size];
    most(&seats.legal, &Bits::all(size), &mut mates, &mut tree);
    complete(&seats.legal, &mut mates, &mut tree)?;
    let pools = seats.pools();
    let open = pools.iter().cloned().enumerate().collect();
    let mut work = Work { seats, pools: open, mates, tree, stages: Vec::new() };
    work.run();
    Ok(Plan { pools, stages: work.stages })
}

struct Work<'a> {
    seats: &'a Seats<'a>,
    /// The pools not yet laid; none of them is empty.
    pools: Vec<(usize, Vec<usize>)>,
    /// A legal pairing of everybody in them.
    mates: Vec<u32>,
    tree: Tree,
    stages: Vec<Stage>,
}

/// Floaters that have found opponents.
struct Found {
    floats: Vec<(usize, usize)>,
    is_for_below: bool,
}

/// What is known while the floaters of one pool are sought.
#[derive(Default)]
struct Tried {
    /// How the floaters that first had opponents were chosen.
    first: Option<Choice>,
    /// How many players below stay over if they are paired among themselves.
    over_below: Option<usize>,
}

impl Work<'_> {
    fn run(&mut self) {
        loop {
            if self.pools.len() < 2 {
                if let Some((pool, members)) = self.pools.pop() {
                    self.lay_last(pool, members, false);
                }
                return;
            }
            let stage = self.top_pool();
            let (pool, is_for_below) = (stage.pool, stage.is_for_below);
            self.stages.push(stage);
            if is_for_below {
                let rest: Vec<usize> = self.pools.drain(..).flat_map(|(_, members)| members).collect();
                if !rest.is_empty() {
                    self.lay_last(pool + 1, rest, true);
                }
                return;
            }
        }
    }

    fn lay_last(&mut self, pool: usize, members: Vec<usize>, is_one_list: bool) {
        let laid = lay(self.seats, &members).expect("what is left can be paired");
        self.stages.push(Stage {
            pool,
            members,
            is_one_list,
            laid,
            choice: Choice::Nobody,
            why_any: None,
            why_others: None,
            floats: Vec::new(),
            is_for_below: false,
            first_choice: Choice::Nobody,
        });
    }

    /// Lays the top pool and takes it and its floaters' opponents away.
    fn top_pool(&mut self) -> Stage {
        let (pool, members) = self.pools.remove(0);
        let size = self.seats.len();
        let mut inside = vec![FREE; size];
        let over = most(&self.seats.legal, &bits(size, &members), &mut inside, &mut self.tree);
        let (mut why_any, mut why_others, mut tried) = (None, None, Tried::default());
        for set in sets(members.len()) {
            let floaters: Vec<usize> = set.places.iter().map(|place| members[*place]).collect();
            let mut stay = bits(size, &members);
            floaters.iter().for_each(|floater| stay.remove(*floater));
            let refused = if floaters.len() < over || !all(&self.seats.legal, &stay, &mut inside, &mut self.tree) {
                Cause::Pool
            } else {
                match self.find_opponents(&members, &floaters, set.choice, &mut tried) {
                    Ok(found) => {
                        let list: Vec<usize> = stay.iter().collect();
                        let laid = lay(self.seats, &list).expect("the others can be paired");
                        return Stage {
                            pool,
                            members,
                            is_one_list: false,
                            laid,
                            choice: set.choice,
                            why_any,
                            why_others,
                            floats: found.floats,
                            is_for_below: found.is_for_below,
                            first_choice: tried.first.unwrap_or(set.choice),
                        };
                    }
                    Err(cause) => cause,
                }
            };
            match set.choice {
                Choice::Nobody => why_any = Some(refused),
                Choice::Middle | Choice::TwoMiddle => why_others = Some(refused),
                Choice::Instead { .. } | Choice::More | Choice::All => {}
            }
        }
        unreachable!("with the whole pool floating every legal pairing is found, and there is one")
    }

    /// Opponents for these floaters; the first complete choice in the round leaves the pools
    /// below as they are, any later one is made for the sake of the players below.
    fn find_opponents(
        &mut self,
        members: &[usize],
        floaters: &[usize],
        choice: Choice,
        tried: &mut Tried,
    ) -> Result<Found, Cause> {
        let own = if floaters.len() == members.len() { members } else { &[] };
        if tried.first.is_none() {
            let floats = self.nearest(own, floaters).ok_or(Cause::Opponents)?;
            tried.first = Some(choice);
            if self.accept(&floats) {
                return Ok(Found { floats, is_for_below: false });
            }
        }
        // Each floater takes one of those away who would stay over below.
        let over = *tried.over_below.get_or_insert_with(|| {
            let mut mates = self.mates.clone();
            most(&self.seats.legal, &self.below(), &mut mates, &mut self.tree)
        });
        if floaters.len() < over {
            return Err(Cause::Below);
        }
        let graph = self.apart(floaters, own, false);
        let floats = self.first_choice(&graph, own, floaters).ok_or(Cause::Below)?;
        assert!(self.accept(&floats), "the choice was made so that the rest can be paired");
        Ok(Found { floats, is_for_below: true })
    }

    /// Everybody's nearest opponent, whatever becomes of the players below.
    fn nearest(&mut self, own: &[usize], floaters: &[usize]) -> Option<Vec<(usize, usize)>> {
        let mut free = self.below();
        own.iter().for_each(|member| free.insert(*member));
        let mut floats = Vec::with_capacity(floaters.len());
        for floater in floaters.iter().copied() {
            if !own.is_empty() && !free.contains(floater) {
                continue;
            }
            free.remove(floater);
            match self.first_in_turn(own, floater, &free, None) {
                Some(opponent) => {
                    free.remove(opponent);
                    floats.push((floater, opponent));
                }
                None => {
                    let graph = self.apart(floaters, own, true);
                    return self.first_choice(&graph, own, floaters);
                }
            }
        }
        Some(floats)
    }

    /// The first choice of opponents in order that leaves a complete pairing in the graph.
    fn first_choice(&mut self, graph: &Graph, own: &[usize], floaters: &[usize]) -> Option<Vec<(usize, usize)>> {
        let mut alive = self.below();
        floaters.iter().for_each(|floater| alive.insert(*floater));
        let mut mates = self.mates.clone();
        // Pairs of the old pairing need not be pairs of this graph.
        for one in alive.iter() {
            if mates[one] != FREE && !graph.has(one, seat(mates[one])) {
                mates[one] = FREE;
            }
        }
        if !all(graph, &alive, &mut mates, &mut self.tree) {
            return None;
        }
        let mut floats = Vec::with_capacity(floaters.len());
        for floater in floaters.iter().copied() {
            if !alive.contains(floater) {
                continue;
            }
            alive.remove(floater);
            let partner = seat(mates[floater]);
            let mut chosen = self.first_in_turn(own, floater, &alive, None)?;
            if chosen != partner {
                (mates[floater], mates[partner]) = (FREE, FREE);
                self.tree.grow(graph, &alive, &mates, partner, None);
                let possible = self.tree.outer().clone();
                chosen =
                    self.first_in_turn(own, floater, &alive, Some(&possible)).expect("the old partner is possible");
                self.tree.hang(floater, chosen);
                self.tree.augment(&mut mates, floater);
            }
            alive.remove(chosen);
            floats.push((floater, chosen));
        }
        Some(floats)
    }

    /// The first opponent by the order of D4.9.3-5.4 among those free and possible.
    fn first_in_turn(&self, own: &[usize], floater: usize, free: &Bits, possible: Option<&Bits>) -> Option<usize> {
        let pools = [own].into_iter().chain(self.pools.iter().map(|(_, members)| &**members));
        pools.into_iter().find_map(|pool| {
            let is_legal = |one: &usize| *one > floater && free.contains(*one) && self.seats.legal.has(floater, *one);
            let legal: Vec<usize> = pool.iter().copied().filter(is_legal).collect();
            let mut turn = by_turn(self.seats, floater, &legal).into_iter();
            turn.find(|one| possible.is_none_or(|possible| possible.contains(*one)))
        })
    }

    /// Everybody in the pools below.
    fn below(&self) -> Bits {
        let mut below = Bits::none(self.seats.len());
        self.pools.iter().flat_map(|(_, members)| members).for_each(|one| below.insert(*one));
        below
    }

    /// Who may meet once these float: not each other, unless the whole pool does. With
    /// `is_loose` the players below are taken to be pairable in any way.
    fn apart(&self, floaters: &[usize], own: &[usize], is_loose: bool) -> Graph {
        let mut graph = self.seats.legal.clone();
        if own.is_empty() {
            graph.separate(&bits(graph.size(), floaters));
        }
        if is_loose {
            let below: Vec<usize> = self.below().iter().collect();
            for (index, one) in below.iter().enumerate() {
                below[index + 1..].iter().for_each(|other| graph.connect(*one, *other));
            }
        }
        graph
    }

    /// Whether the rest can be paired after these floats; if so they are taken away.
    fn accept(&mut self, floats: &[(usize, usize)]) -> bool {
        let mut rest = self.below();
        floats.iter().for_each(|(_, opponent)| rest.remove(*opponent));
        let mut mates = self.mates.clone();
        if !all(&self.seats.legal, &rest, &mut mates, &mut self.tree) {
            return false;
        }
        for (floater, opponent) in floats {
            (mates[*floater], mates[*opponent]) = (mate(*opponent), mate(*floater));
        }
        self.mates = mates;
        for (_, members) in &mut self.pools {
            members.retain(|one| rest.contains(*one));
        }
        self.pools.retain(|(_, members)| !members.is_empty());
        true
    }
}
