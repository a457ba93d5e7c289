//! The first exchange (D4.9.5-D2) where pairings need not have the fewest unsatisfied pairs, only few enough, or where
//! more pairs could be made than are wanted: nothing says then that the first one is a cheapest matching.
//!
//! What an exchange weighs and what the pairing leaves unsatisfied are put into one price, so balanced that the
//! cheapest matching is just within what is allowed. No pairing that will do weighs less than that matching tells.
//! Player by player in the order of D2 the change of sides is tried first; a branch is left as soon as it must weigh
//! more than the first exchange may. If nothing weighs so little, the next weight is tried.

use super::exactly::{Objective, Point, Prices};
use super::exchange::Exchange;
use super::net::{KINDS, Net, Tally};
use crate::matching::weighted::{Costs, Sides, solve};
use crate::matching::{Bits, Graph};

/// Which side of its pair a player is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Upper,
    Lower,
}

/// The first exchange of a part with so many pairs that leaves at most `x` unsatisfied.
pub(super) fn first_exchange(net: &Net, pairs: usize, x: usize) -> Option<Exchange> {
    let size = net.first_beyond();
    let everybody = Bits::all(net.len());
    let weighing = Weighing { net, pairs: number(pairs), size: number(size), weight: 1, unsatisfied: 0 };
    let (weighing, prices) = weighing.balanced(number(x), &everybody)?;
    let mut search = Search { weighing, prices, x, everybody, limit: 0, next: None };
    search.limit = search.look(&net.graph)?.0;
    loop {
        let mut sides = vec![None; size];
        if search.descend(&net.graph, 0, &mut sides, None) {
            let upper: Vec<usize> = (0..size).filter(|at| sides[*at] == Some(Side::Upper)).collect();
            return Some(Exchange::of(&upper, pairs));
        }
        search.limit = search.next.take()?;
    }
}

/// Leaves every player only the pairs of his side.
pub(super) fn keep_sides(net: &Net, graph: &mut Graph, upper: &[usize]) {
    for position in 0..net.first_beyond() {
        let is_upper = upper.binary_search(&position).is_ok();
        keep_side(net, graph, position, if is_upper { Side::Upper } else { Side::Lower });
    }
}

/// An upper player meets somebody placed below him; a lower one somebody placed above, or is left over.
fn keep_side(net: &Net, graph: &mut Graph, position: usize, side: Side) {
    let others: Vec<usize> = graph.neighbours(position, &Bits::all(net.len())).collect();
    for other in others {
        let is_below = (position..net.first_beyond()).contains(&other);
        if is_below != (side == Side::Upper) {
            graph.disconnect(position, other);
        }
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).expect("a count fits")
}

/// So many times the weight of the exchange and so many times the unsatisfied pairs.
#[derive(Clone, Copy)]
struct Weighing<'a> {
    net: &'a Net<'a>,
    pairs: i64,
    size: i64,
    weight: i64,
    unsatisfied: i64,
}

impl Weighing<'_> {
    /// What a seat adds to the weight on either side of its pair: the number of players exchanged first, then how far
    /// apart they are. Of two players the better placed one is above; whoever is beyond never is below a player.
    fn sides(&self, seat: usize) -> Sides {
        let seat = number(seat);
        if seat < self.pairs {
            Sides { upper: 0, lower: self.pairs - seat }
        } else if seat < self.size {
            Sides { upper: self.exchange() + seat - self.pairs, lower: 0 }
        } else {
            Sides { upper: 0, lower: self.pairs }
        }
    }

    /// More than all differences together.
    fn exchange(&self) -> i64 {
        self.size * self.size
    }

    fn weight_of(&self, mate: &[u32]) -> i64 {
        let pairs = mate.iter().enumerate().filter(|(one, other)| *one < **other as usize);
        let of_players = pairs.filter(|(one, _)| *one < self.net.first_beyond());
        of_players.map(|(one, other)| self.sides(one).with(self.sides(*other as usize))).sum()
    }

    /// The weighing by which the cheapest pairing is just within what is allowed, with the prices for those left over.
    /// `None` if nothing is allowed.
    fn balanced(self, x: i64, everybody: &Bits) -> Option<(Self, Prices)> {
        let graph = &self.net.graph;
        let cheapest = |weighing: Self| {
            let (point, prices) = self.net.exactly(&weighing, (graph, everybody), i64::MAX);
            point.map(|point| (self.weight_of(&point.mate), point.sum.unsatisfied, prices))
        };
        let (mut weight, mut outside, prices) = cheapest(self)?;
        if outside <= x {
            return Some((self, prices));
        }
        let by_colours = Self { unsatisfied: self.exchange() * self.size, ..self };
        let (mut dearer, mut inside, _) = cheapest(by_colours)?;
        if inside > x {
            return None;
        }
        loop {
            let weighing = Self { weight: outside - inside, unsatisfied: dearer - weight, ..self };
            let (found, unsatisfied, prices) = cheapest(weighing)?;
            let value = |weight: i64, unsatisfied: i64| weighing.weight * weight + weighing.unsatisfied * unsatisfied;
            if value(found, unsatisfied) >= value(weight, outside) {
                return Some((weighing, prices));
            }
            if unsatisfied > x {
                (weight, outside) = (found, unsatisfied);
            } else {
                (dearer, inside) = (found, unsatisfied);
            }
        }
    }
}

impl Objective for Weighing<'_> {
    fn limit(&self) -> i64 {
        let most_unsatisfied = self.unsatisfied * self.size;
        self.weight * self.exchange() * self.size + most_unsatisfied + 1
    }

    fn cheapest(&self, graph: &Graph, alive: &Bits, prices: Prices) -> Option<Point> {
        let weight = self.weight * prices.scale;
        let scaled = |seat: usize| {
            let Sides { upper, lower } = self.sides(seat);
            Sides { upper: weight * upper, lower: weight * lower }
        };
        let by = Tally { left: prices.left, pairs: prices.pairs, unsatisfied: self.unsatisfied * prices.scale };
        let surcharge = |one: u8, other: u8| {
            // Pairs of those beyond weigh nothing.
            let is_beyond = (one, other) == (KINDS - 1, KINDS - 1);
            if is_beyond { -weight * self.pairs } else { Net::tally_of_kinds(one, other).at(by) }
        };
        let sides = (0..self.net.len()).map(scaled).collect();
        let costs = Costs::by_sides_and_kinds(sides, self.net.kind_numbers(), KINDS, surcharge);
        let mate = solve(graph, alive, &costs)?.mate;
        let sum = self.net.count(&mate, alive);
        let value = self.weight * self.weight_of(&mate) + self.unsatisfied * sum.unsatisfied;
        Some(Point { mate, sum, value })
    }
}

struct Search<'a> {
    weighing: Weighing<'a>,
    prices: Prices,
    x: usize,
    everybody: Bits,
    /// The weight an exchange may have.
    limit: i64,
    /// The least weight beyond it that was seen.
    next: Option<i64>,
}

impl Search<'_> {
    /// The least weight any pairing of the graph can have that will do, and the pairing that tells, if it will do
    /// itself at just that weight.
    fn look(&self, graph: &Graph) -> Option<(i64, Option<Vec<u32>>)> {
        let Weighing { net, weight, unsatisfied, .. } = self.weighing;
        let Prices { scale, left, pairs } = self.prices;
        let point = self.weighing.cheapest(graph, &self.everybody, self.prices)?;
        let paid = scale * point.value + left * point.sum.left + pairs * point.sum.pairs;
        let allowed = scale * unsatisfied * number(self.x) + left * number(net.left_over) + pairs * self.weighing.pairs;
        let least = -(allowed - paid).div_euclid(scale * weight);
        let will_do = point.sum.left == number(net.left_over)
            && point.sum.unsatisfied <= number(self.x)
            && self.weighing.weight_of(&point.mate) == least;
        Some((least, will_do.then_some(point.mate)))
    }

    /// Binds the players from this turn on; whether a pairing is left. `known` is one that keeps to what is bound.
    fn descend(&mut self, graph: &Graph, turn: usize, sides: &mut [Option<Side>], known: Option<Vec<u32>>) -> bool {
        let pairs = usize::try_from(self.weighing.pairs).expect("a count is not negative");
        if turn == sides.len() {
            return known.is_some() || self.weighing.net.fewest(graph, &self.everybody, self.x).is_some();
        }
        // The lowest of S1 first, then the highest of S2; a change of sides comes before none.
        let position = if turn < pairs { pairs - 1 - turn } else { turn };
        let order = if position < pairs { [Side::Lower, Side::Upper] } else { [Side::Upper, Side::Lower] };
        for side in order {
            let is_known = known.as_ref().is_some_and(|mate| side_in(mate, position, sides.len()) == side);
            let mut bound = graph.clone();
            keep_side(self.weighing.net, &mut bound, position, side);
            let known = if is_known { known.clone() } else { None };
            let known = match known {
                Some(known) => Some(known),
                None => match self.look(&bound) {
                    Some((least, known)) if least <= self.limit => known,
                    Some((least, _)) => {
                        self.next = Some(self.next.map_or(least, |next| next.min(least)));
                        continue;
                    }
                    None => continue,
                },
            };
            sides[position] = Some(side);
            if (known.is_some() || self.weighing.net.fewest(&bound, &self.everybody, self.x).is_some())
                && self.descend(&bound, turn + 1, sides, known)
            {
                return true;
            }
            sides[position] = None;
        }
        false
    }
}

/// The side a player has in a pairing of so many players.
fn side_in(mate: &[u32], position: usize, size: usize) -> Side {
    let is_upper = (position..size).contains(&(mate[position] as usize));
    if is_upper { Side::Upper } else { Side::Lower }
}
