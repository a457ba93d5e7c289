//! The first exchange and transposition by weighing: D4.9.5-D2 and D1 as criteria of one matching.
//!
//! A pairing has one S1 under which it comes first: the better players of its pairs. How many players that
//! S1 exchanges and how far apart they are add up over the pairs, so the first exchange is that of a
//! cheapest matching. Which of several equal ones comes first is then settled player by player, as many at
//! a time as fit into a number.

use super::exchange::{Exchange, exchanges};
use super::part::{Laid, Leave, Part};
use super::roster::Drops;
use super::weighing::{Problem, ROOM, Scale};

/// The fewest unsatisfied pairs of any pairing under these criteria.
pub(super) fn least(part: &Part, drops: Drops) -> Option<usize> {
    Net::new(part, drops).solve(1, &|_| 0).map(|found| found.unsatisfied)
}

/// Whether as many pairs as wanted can be made, those left over being possible below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    Fewer,
    Exactly,
    /// More could be made, so that the cheapest matching says nothing about the number wanted.
    More,
}

pub(super) fn reach(part: &Part, drops: Drops) -> Reach {
    let left =
        Net::new(part, drops).fewest_left().map_or(std::cmp::Ordering::Greater, |left| left.cmp(&part.left_over()));
    match left {
        std::cmp::Ordering::Greater => Reach::Fewer,
        std::cmp::Ordering::Equal => Reach::Exactly,
        std::cmp::Ordering::Less => Reach::More,
    }
}

/// The first pairing among those with the fewest unsatisfied pairs.
pub(super) fn first(part: &Part, drops: Drops) -> Option<Laid> {
    let mut net = Net::new(part, drops);
    let (exchange, unsatisfied) = net.first_exchange()?;
    if !matches!(part.leave, Leave::Into(_)) {
        return part.transposed(&exchange, drops, unsatisfied);
    }
    let (upper, lower) = exchange.sides(part.pairs, part.players.len());
    let pairs = net.first_transposition(&upper, &lower)?;
    Some(part.laid(pairs, drops, exchange))
}

/// The first pairing under the first setting of x and criteria that has one, exchange by exchange. For
/// remainders that are left more of x than they need, and for brackets that could make more pairs but for
/// x: with S1 given the number of pairs is. Exchanges half of which leaves nothing are never looked at.
pub(super) fn by_exchange(
    part: &Part,
    dropped: Drops,
    mut settings: impl Iterator<Item = (usize, Drops)>,
) -> Option<Laid> {
    let most = part.pairs.min(part.players.len() - part.pairs);
    let mut known: Vec<Vec<(Exchange, usize)>> = Vec::new();
    settings.find_map(|(x, drops)| {
        (0..=most).find_map(|players| {
            if known.len() == players {
                known.push(possible_exchanges(part, dropped, players));
            }
            let within = known[players].iter().filter(|(_, least)| *least <= x);
            { within }.find_map(|(exchange, _)| transposed(part, exchange, drops, x))
        })
    })
}

/// Exchanges of so many players in order, each with the fewest unsatisfied pairs it leaves.
fn possible_exchanges(part: &Part, drops: Drops, players: usize) -> Vec<(Exchange, usize)> {
    let (upper, size) = (part.pairs, part.players.len());
    let leaves_something = |stretch: std::ops::Range<usize>, exchanged: &[usize]| {
        let mut net = Net::new(part, drops);
        for position in stretch {
            let is_upper = (position < upper) != exchanged.contains(&position);
            net.side[position] = Some(if is_upper { Side::Upper } else { Side::Lower });
        }
        net.fewest_left().is_some()
    };
    let all = exchanges(
        players,
        upper,
        size,
        |out| leaves_something(0..upper, out),
        |into| leaves_something(upper..size, into),
    );
    let with_least = |exchange: Exchange| {
        let mut net = Net::new(part, drops);
        net.fix_sides(&exchange.sides(upper, size).0);
        net.solve(1, &|_| 0).map(|found| (exchange, found.unsatisfied))
    };
    all.into_iter().filter_map(with_least).collect()
}

/// The first transposition after an exchange, player by player.
fn transposed(part: &Part, exchange: &Exchange, drops: Drops, x: usize) -> Option<Laid> {
    let mut net = Net::new(part, drops);
    let (upper, lower) = exchange.sides(part.pairs, part.players.len());
    net.fix_sides(&upper);
    let is_within = |net: &Net| net.solve(1, &|_| 0).is_some_and(|found| found.unsatisfied <= x);
    if !is_within(&net) {
        return None;
    }
    let mut pairs = Vec::new();
    for one in &upper {
        let other = *lower.iter().find(|other| {
            net.mate[*one] = Some(**other);
            is_within(&net)
        })?;
        pairs.push((*one, other));
    }
    Some(part.laid(pairs, drops, exchange.clone()))
}

/// One step of a pairing, by position.
#[derive(Clone, Copy)]
enum Edge {
    /// The better player first.
    Pair(usize, usize),
    Left(usize),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Upper,
    Lower,
}

/// The part as a graph: the players, then what takes those left over.
struct Net<'a> {
    part: &'a Part<'a>,
    drops: Drops,
    must: Vec<bool>,
    /// What is settled.
    side: Vec<Option<Side>>,
    mate: Vec<Option<usize>>,
}

struct Found {
    mate: Vec<Option<usize>>,
    unsatisfied: usize,
    /// The price by the criteria the caller added.
    price: i128,
}

fn wide(number: usize) -> i128 {
    i128::try_from(number).expect("a count fits")
}

impl<'a> Net<'a> {
    fn new(part: &'a Part<'a>, drops: Drops) -> Self {
        let players = part.players.len();
        let mut must = vec![true; players];
        match part.leave {
            Leave::Into(below) => must.extend(below.must()),
            Leave::Down | Leave::Bye => must.resize(players + part.left_over(), true),
        }
        Self { part, drops, must, side: vec![None; players], mate: vec![None; players] }
    }

    /// The step between two vertices, the smaller first, if it is open; `None` inside for those below.
    fn edge(&self, one: usize, other: usize) -> Option<Option<Edge>> {
        let players = self.part.players.len();
        if other < players {
            let is_open = self.mate[one].is_none_or(|mate| mate == other)
                && self.side[one] != Some(Side::Lower)
                && self.side[other] != Some(Side::Upper)
                && self.part.may_pair(one, other, self.drops);
            return is_open.then_some(Some(Edge::Pair(one, other)));
        }
        if one < players {
            let may_leave = self.side[one] != Some(Side::Upper) && self.part.may_leave(one, self.drops);
            let is_taken = match self.part.leave {
                Leave::Into(below) => below.takes(self.part.roster, self.part.players[one], other - players),
                Leave::Down | Leave::Bye => true,
            };
            return (may_leave && is_taken).then_some(Some(Edge::Left(one)));
        }
        match self.part.leave {
            Leave::Into(below) => below.joins(one - players, other - players).then_some(None),
            Leave::Down | Leave::Bye => None,
        }
    }

    /// As few as possible left over, then as few unsatisfied, then what the caller adds. `None` if that
    /// leaves another number over than the part says.
    fn solve(&self, added_limit: i128, added: &dyn Fn(Edge) -> i128) -> Option<Found> {
        let players = self.part.players.len();
        let scale = Scale::new(&[wide(players), wide(players), added_limit - 1]).expect("the caller left room");
        let price = |one: usize, other: usize| {
            Some(match self.edge(one, other)? {
                Some(edge @ Edge::Pair(one, other)) => {
                    scale.price(&[0, i128::from(!self.part.is_satisfied(one, other)), added(edge)])
                }
                Some(edge @ Edge::Left(_)) => scale.price(&[1, 0, added(edge)]),
                None => 0,
            })
        };
        let (mate, price) = Problem { must: &self.must, price: &price, limit: scale.limit }.solve()?;
        if scale.part(price, 0) != wide(self.part.left_over()) {
            return None;
        }
        let unsatisfied = usize::try_from(scale.part(price, 1)).expect("a count fits");
        Some(Found { mate, unsatisfied, price: scale.part(price, 2) })
    }

    fn fewest_left(&self) -> Option<usize> {
        let price = |one: usize, other: usize| Some(i128::from(matches!(self.edge(one, other)?, Some(Edge::Left(_)))));
        let limit = wide(self.part.players.len()) + 1;
        let (_, left) = Problem { must: &self.must, price: &price, limit }.solve()?;
        Some(usize::try_from(left).expect("a count fits"))
    }

    /// Room for what a caller of `solve` adds.
    fn room(&self) -> i128 {
        let players = wide(self.part.players.len()) + 1;
        ROOM / (players * players) - 1
    }

    /// Fewest players, smallest difference, then one player after the other: the lowest of S1 goes if he
    /// can, then the highest of S2 comes.
    fn first_exchange(&mut self) -> Option<(Exchange, usize)> {
        let (upper, size) = (self.part.pairs, self.part.players.len());
        let order: Vec<usize> = (0..upper).rev().chain(upper..size).collect();
        let most = [wide(upper), wide(size * size)];
        let window = (self.room() / ((most[0] + 1) * (most[1] + 1))).ilog2().saturating_sub(1);
        let window = usize::try_from(window.clamp(1, 64)).expect("a count of bits fits");
        let mut unsatisfied = 0;
        let mut exchanged = 0;
        for settled in order.chunks(window) {
            if self.is_split(exchanged) {
                break;
            }
            let mut bit = vec![0; size];
            for (index, position) in settled.iter().rev().enumerate() {
                bit[*position] = 1_i128 << index;
            }
            let scale = Scale::new(&[most[0], most[1], (1 << settled.len()) - 1])?;
            let price = |edge| {
                let (players, difference) = distance(edge, upper, size);
                scale.price(&[players, difference, stays(edge, upper, &bit)])
            };
            let found = self.solve(scale.limit, &price)?;
            unsatisfied = found.unsatisfied;
            exchanged = usize::try_from(scale.part(found.price, 0)).expect("a count fits");
            for position in settled {
                let is_upper = found.mate[*position].is_some_and(|mate| mate < size && mate > *position);
                self.side[*position] = Some(if is_upper { Side::Upper } else { Side::Lower });
            }
        }
        let out = (0..upper).filter(|position| self.side[*position] == Some(Side::Lower)).collect();
        let into = (upper..size).filter(|position| self.side[*position] == Some(Side::Upper)).collect();
        let exchange = Exchange { out, into };
        self.fix_sides(&exchange.sides(upper, size).0);
        Some((exchange, unsatisfied))
    }

    /// Whether so many players are known on both sides to be exchanged.
    fn is_split(&self, exchanged: usize) -> bool {
        let (upper, size) = (self.part.pairs, self.part.players.len());
        let is_begun = self.side.iter().any(Option::is_some);
        let out = (0..upper).filter(|position| self.side[*position] == Some(Side::Lower)).count();
        let into = (upper..size).filter(|position| self.side[*position] == Some(Side::Upper)).count();
        is_begun && out == exchanged && into == exchanged
    }

    fn fix_sides(&mut self, upper: &[usize]) {
        self.side.fill(Some(Side::Lower));
        upper.iter().for_each(|position| self.side[*position] = Some(Side::Upper));
    }

    /// S1 from the top: the first opponent of S2 possible, several players in one number.
    fn first_transposition(&mut self, upper: &[usize], lower: &[usize]) -> Option<Vec<(usize, usize)>> {
        let base = wide(lower.len().max(1));
        let window = usize::try_from(self.room().ilog2() / (base.ilog2() + 1)).expect("a count fits").max(1);
        let mut column = vec![0; self.part.players.len()];
        lower.iter().enumerate().for_each(|(index, position)| column[*position] = wide(index));
        for settled in upper.chunks(window) {
            let scale = Scale::new(&vec![base - 1; settled.len()])?;
            let price = |edge| match edge {
                Edge::Pair(one, other) => settled.binary_search(&one).map_or(0, |index| {
                    let mut values = vec![0; settled.len()];
                    values[index] = column[other];
                    scale.price(&values)
                }),
                Edge::Left(_) => 0,
            };
            let found = self.solve(scale.limit, &price)?;
            settled.iter().for_each(|position| self.mate[*position] = found.mate[*position]);
        }
        upper.iter().map(|position| Some((*position, self.mate[*position]?))).collect()
    }
}

/// What a step adds to the number of players exchanged and to their difference. Positions out of S1 are
/// counted from the end, which at equal numbers orders the same way and is never negative.
fn distance(edge: Edge, upper: usize, size: usize) -> (i128, i128) {
    let out = |position: usize| if position < upper { wide(size - position) } else { 0 };
    match edge {
        Edge::Pair(one, other) if one >= upper => (1, wide(one) + out(other)),
        Edge::Pair(_, other) => (0, out(other)),
        Edge::Left(position) => (0, out(position)),
    }
}

/// The bits of those a step leaves on their side.
fn stays(edge: Edge, upper: usize, bit: &[i128]) -> i128 {
    let as_lower = |position: usize| if position < upper { 0 } else { bit[position] };
    match edge {
        Edge::Pair(one, other) => (if one < upper { bit[one] } else { 0 }) + as_lower(other),
        Edge::Left(position) => as_lower(position),
    }
}
