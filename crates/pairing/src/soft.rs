//! Rules of the event that give way before a round does.
//!
//! Reading `docs/readings/forbidden-soft.md`: a soft rule is a wish for every two of its players.
//! Wishes are kept in the order of the rules as far as a pairing is left; every two players that
//! meet against a wish are noted.

use std::borrow::Cow;

use rokade_model::{Forbidden, History, RoundNumber, StartNumber};

use crate::{NoPairing, Pairing, Request, reasons};

/// Pairings tried for one round: bounds the time by counting, so that the same field always gets
/// the same answer. Wishes left when they are used up are given up.
const TRIALS: usize = 100;

/// Pairs with every soft rule; where that leaves no pairing, with as much of them as can be kept.
pub(crate) fn pair(
    request: &Request,
    strictly: impl Fn(&Request) -> Result<Pairing, NoPairing>,
) -> Result<Pairing, NoPairing> {
    let all = strictly(request);
    let wish = |rule: &Forbidden| is_wish(rule, request.round);
    if all.is_ok() || !request.system.is_swiss() || !request.history.forbidden.iter().any(wish) {
        return all;
    }
    let (soft, hard): (Vec<Forbidden>, Vec<Forbidden>) = request.history.forbidden.iter().cloned().partition(wish);
    let history = History { forbidden: hard, ..request.history.clone() };
    let pairing = strictly(&Request { history: &history, ..*request })?;
    let mut search = Search { request, strictly, history, pairing, trials: 0 };
    search.keep_most(&soft);
    let mut pairing = search.pairing;
    let against = |(one, other): &(StartNumber, StartNumber)| soft.iter().any(|rule| names(rule, *one, *other));
    let met: Vec<_> = pairing.pairs().filter(against).collect();
    pairing.notes.extend(met.into_iter().map(|(one, other)| reasons::soft_rule_given_up(one, other)));
    Ok(pairing)
}

/// The history with its wishes as far as the pairing keeps them: what it is to be judged by.
pub(crate) fn as_kept<'a>(request: &Request<'a>, pairing: Option<&Pairing>) -> Cow<'a, History> {
    let Request { history, round, .. } = *request;
    let boards: Vec<_> = pairing.map_or(Vec::new(), |pairing| pairing.pairs().collect());
    let is_kept = |rule: &Forbidden| {
        !is_wish(rule, round) || (pairing.is_some() && !boards.iter().any(|(one, other)| names(rule, *one, *other)))
    };
    if history.forbidden.iter().all(is_kept) {
        return Cow::Borrowed(history);
    }
    let meets = |one, other| boards.contains(&(one, other)) || boards.contains(&(other, one));
    let mut forbidden = Vec::new();
    for rule in &history.forbidden {
        if is_kept(rule) {
            forbidden.push(rule.clone());
        } else if pairing.is_some() {
            let left = pairs(rule).into_iter().filter(|(one, other)| !meets(*one, *other));
            forbidden.extend(left.map(|pair| only(rule, pair)));
        }
    }
    Cow::Owned(History { forbidden, ..history.clone() })
}

fn is_wish(rule: &Forbidden, round: RoundNumber) -> bool {
    rule.soft && (rule.first..=rule.last).contains(&round)
}

fn names(rule: &Forbidden, one: StartNumber, other: StartNumber) -> bool {
    rule.players.contains(&one) && rule.players.contains(&other)
}

/// Every two players of a rule, in its order.
fn pairs(rule: &Forbidden) -> Vec<(StartNumber, StartNumber)> {
    let players = &rule.players;
    let with_later = |(index, one): (usize, &StartNumber)| {
        let one = *one;
        players[index + 1..].iter().map(move |other| (one, *other))
    };
    players.iter().enumerate().flat_map(with_later).filter(|(one, other)| one != other).collect()
}

fn only(rule: &Forbidden, (one, other): (StartNumber, StartNumber)) -> Forbidden {
    Forbidden { players: vec![one, other], ..*rule }
}

struct Search<'a, F> {
    request: &'a Request<'a>,
    strictly: F,
    /// With the hard rules and the wishes kept so far.
    history: History,
    /// The pairing that keeps them.
    pairing: Pairing,
    trials: usize,
}

impl<F: Fn(&Request) -> Result<Pairing, NoPairing>> Search<'_, F> {
    /// Keeps the wishes in their order, all but those with which nothing is left. Fewer wishes never
    /// leave fewer pairings, so the next one to give up is found by halving.
    fn keep_most(&mut self, rules: &[Forbidden]) {
        let wishes: Vec<Wish> =
            rules.iter().flat_map(|rule| pairs(rule).into_iter().map(move |pair| Wish { rule, pair })).collect();
        let mut left = wishes.as_slice();
        while !left.is_empty() && self.trials < TRIALS {
            // The wishes before `kept` are kept; with all before `broken` nothing is left.
            let (mut kept, mut broken) = (0, left.len());
            while broken - kept > 1 {
                let middle = kept.midpoint(broken);
                if self.keeps(&left[kept..middle]) {
                    kept = middle;
                } else {
                    broken = middle;
                }
            }
            left = &left[broken..];
            if self.keeps(left) {
                return;
            }
        }
    }

    /// Keeps more wishes if a pairing is left with them.
    fn keeps(&mut self, more: &[Wish]) -> bool {
        self.trials += 1;
        let before = self.history.forbidden.len();
        let of_one_rule = more.chunk_by(|one, other| std::ptr::eq(one.rule, other.rule));
        self.history.forbidden.extend(of_one_rule.flat_map(as_rules));
        match (self.strictly)(&Request { history: &self.history, ..*self.request }) {
            Ok(pairing) => {
                self.pairing = pairing;
                true
            }
            Err(_) => {
                self.history.forbidden.truncate(before);
                false
            }
        }
    }
}

/// That two players of a rule should not meet.
struct Wish<'a> {
    rule: &'a Forbidden,
    pair: (StartNumber, StartNumber),
}

/// Wishes of one rule: the rule itself where they are all of it.
fn as_rules(wishes: &[Wish]) -> Vec<Forbidden> {
    let rule = wishes[0].rule;
    match wishes.len() == pairs(rule).len() {
        true => vec![rule.clone()],
        false => wishes.iter().map(|wish| only(rule, wish.pair)).collect(),
    }
}
