//! The first exchange and transposition (D4.9.5-D2, D4.9.5-D1) without trying them one after the other.
//!
//! A pairing has one S1 under which it comes first: the better players of its pairs. How many players that
//! S1 exchanges and how far apart they are add up over the pairs. Where nothing is to spare, all pairings that will do
//! are the cheapest ones of a matching, and the first exchange and transposition are decided among these, player by
//! player. Otherwise `search` finds the exchange.

use super::exchange::Exchange;
use super::net::Net;
use super::part::{Laid, Leave, Part};
use super::roster::Drops;
use super::search;
use crate::matching::Bits;
use crate::matching::weighted::{Chooser, halves, solve};

impl Part<'_> {
    /// The part as a graph under these criteria.
    pub(super) fn net(&self, drops: Drops) -> Net<'_> {
        Net::new(self.roster, (&[], drops), (self.players, drops), (self.leave, self.left_over()))
    }

    /// The first pairing with at most `x` unsatisfied pairs, where `least` are the fewest.
    pub(super) fn split(&self, drops: Drops, least: usize, x: usize) -> Option<Laid> {
        let net = self.net(drops);
        if least == x
            && let Some(laid) = self.among_cheapest(&net, drops)
        {
            return Some(laid);
        }
        let exchange = search::first_exchange(&net, self.pairs, x)?;
        match self.leave {
            Leave::Down | Leave::Bye => self.transposed(&exchange, drops, x),
            Leave::Into(_) => self.transposed_into(&net, &exchange, drops, x),
        }
    }

    /// The first pairing among those with the fewest left over and then the fewest unsatisfied; `None` if that
    /// leaves another number over than is wanted.
    fn among_cheapest(&self, net: &Net, drops: Drops) -> Option<Laid> {
        let costs = net.fewest_left();
        let solution = solve(&net.graph, &Bits::all(net.len()), &costs)?;
        let size = self.players.len();
        let left = (0..size).filter(|seat| solution.mate[*seat] as usize >= size).count();
        if left != self.left_over() {
            return None;
        }
        let mut chooser = Chooser::new(&costs, solution);
        let seats: Vec<usize> = (0..size).collect();
        let upper = halves::upper_half(&mut chooser, &seats, net.len());
        let mut lower = Bits::none(net.len());
        seats.into_iter().filter(|seat| upper.binary_search(seat).is_err()).for_each(|seat| lower.insert(seat));
        let exchange = Exchange::of(&upper, self.pairs);
        let meet = |one: usize| {
            let other = chooser.first_opponent(one, &lower);
            chooser.fix(one, other);
            (one, other)
        };
        let pairs = upper.into_iter().map(meet).collect();
        Some(self.laid(pairs, drops, exchange))
    }

    /// The first transposition after an exchange that suits the brackets below, player by player.
    fn transposed_into(&self, net: &Net, exchange: &Exchange, drops: Drops, x: usize) -> Option<Laid> {
        let (upper, lower) = exchange.sides(self.pairs, self.players.len());
        let mut graph = net.graph.clone();
        search::keep_sides(net, &mut graph, &upper);
        let mut alive = Bits::all(net.len());
        let mut mate = net.fewest(&graph, &alive, x)?.mate;
        let mut spare = x;
        let mut pairs = Vec::new();
        for one in upper {
            alive.remove(one);
            let unsatisfied = |other: usize| usize::from(!self.is_satisfied(one, other));
            let open: Vec<usize> =
                lower.iter().copied().filter(|other| alive.contains(*other) && graph.has(one, *other)).collect();
            let other = open.into_iter().find(|other| {
                if mate[one] as usize == *other {
                    return true;
                }
                let Some(spare) = spare.checked_sub(unsatisfied(*other)) else { return false };
                alive.remove(*other);
                let found = net.fewest(&graph, &alive, spare);
                alive.insert(*other);
                found.map(|found| mate = found.mate).is_some()
            })?;
            alive.remove(other);
            spare -= unsatisfied(other);
            pairs.push((one, other));
        }
        Some(self.laid(pairs, drops, exchange.clone()))
    }
}
