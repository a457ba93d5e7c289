//! What everybody gets, and what every amount is made of.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::{ClauseId, Reason};
use rokade_model::{HalfPoints, StartNumber};
use serde::Serialize;

use super::dividing::{Share, divide};
use super::honours::{self, Candidate};
use super::order;
use super::taking::{Lists, Offer, take};
use super::{Cash, Facts, Missing, Ore, PrizeFund, PrizeRule, Several, Sharing};
use crate::{Rules, Standings};

/// A group that prizes are given in: its players from the best on, whatever is known of each, and the
/// year in which ages count.
#[derive(Clone, Debug)]
pub struct Contest {
    pub players: Vec<Contender>,
    pub rule: PrizeRule,
    pub year: u16,
}

/// A player as the distribution sees him: the place, and what decides which prizes are open to him.
#[derive(Clone, Debug)]
pub struct Contender {
    pub player: StartNumber,
    pub place: u32,
    pub points: HalfPoints,
    /// A play-off or a lot found the place: prizes follow it and are not shared (D4.2-36f, D4.3.4b).
    pub decided: bool,
    pub facts: Facts,
}

/// Everything that is given, and what is not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Distribution {
    /// Winners in the order of places.
    pub awards: Vec<Award>,
    pub pools: Vec<Pool>,
    pub questions: Vec<Question>,
    pub unawarded: Vec<Unawarded>,
    /// Players who are outside a category because something about them is not noted.
    pub unknown: Vec<(StartNumber, Missing)>,
}

/// What a player takes home, and out of which pools.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Award {
    pub player: StartNumber,
    pub place: u32,
    pub cash: Ore,
    pub parts: Vec<Part>,
    /// Prizes by index whose honour the player gets.
    pub honours: Vec<usize>,
}

/// An amount out of a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Index into the pools.
    pub pool: usize,
    pub amount: Ore,
    /// What the place alone would give, and what sharing alone: half of each is the amount (Hort).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hort: Option<(Ore, Ore)>,
}

/// Prizes whose money is divided between the same players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pool {
    /// By index.
    pub prizes: Vec<usize>,
    pub players: Vec<StartNumber>,
    pub sum: Ore,
    /// Players before them who could have had a category prize of the pool and have a better one.
    pub passed_on_by: Vec<StartNumber>,
    pub reason: Reason,
}

/// Honours that a play-off or a lot has to give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    pub players: Vec<StartNumber>,
    pub prizes: Vec<usize>,
    pub reason: Reason,
}

/// A prize that nobody gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unawarded {
    pub prize: usize,
    pub reason: Reason,
}

impl Contest {
    /// The contest of a group as its table stands. Who is outside the places wins nothing.
    pub fn new(standings: &Standings, rules: &Rules, year: u16, mut facts: impl FnMut(StartNumber) -> Facts) -> Self {
        let decided: BTreeSet<StartNumber> = rules.play_offs.iter().chain(&rules.lots).flatten().copied().collect();
        let contender = |row: &crate::Row| Contender {
            player: row.player,
            place: row.place,
            points: row.points,
            decided: decided.contains(&row.player),
            facts: facts(row.player),
        };
        Self { players: standings.rows.iter().map(contender).collect(), rule: PrizeRule::handbook(rules), year }
    }
}

impl Distribution {
    pub fn paid(&self) -> Ore {
        self.awards.iter().map(|award| award.cash).sum()
    }

    pub fn award(&self, player: StartNumber) -> Option<&Award> {
        self.awards.iter().find(|award| award.player == player)
    }
}

/// Gives the prizes of a fund. The same table gives the same amounts, in whatever order players are handed in.
pub fn distribute(fund: &PrizeFund, contest: &Contest) -> Distribution {
    let mut order: Vec<&Contender> = contest.players.iter().collect();
    order.sort_by_key(|contender| (contender.place, contender.player));
    let lists = fund.lists();
    let mut giving = Giving::new(fund, contest, order);
    match fund.several {
        Several::OnePerPlayer => giving.give(&lists),
        Several::Several => lists.into_iter().for_each(|list| giving.give(&[list])),
    }
    giving.finish()
}

/// The prizes being given.
struct Giving<'a> {
    fund: &'a PrizeFund,
    contest: &'a Contest,
    order: Vec<&'a Contender>,
    awards: BTreeMap<usize, Award>,
    out: Distribution,
}

/// Players who are level and the prizes they take, all by position.
struct Level<'a> {
    members: &'a [usize],
    entitled: Vec<Lists>,
    taken: Vec<Offer>,
}

impl<'a> Giving<'a> {
    fn new(fund: &'a PrizeFund, contest: &'a Contest, order: Vec<&'a Contender>) -> Self {
        Self { fund, contest, order, awards: BTreeMap::new(), out: Distribution::default() }
    }

    /// Gives prizes of which nobody gets more than one.
    fn give(&mut self, lists: &[Vec<usize>]) {
        let mut offers: Vec<Offer> = Vec::new();
        for (list, prizes) in (0..).zip(lists) {
            offers.extend(prizes.iter().map(|prize| Offer { prize: *prize, list }));
        }
        // Of equal sums the main prize stands first, then the order of the fund.
        offers.sort_by_key(|offer| (std::cmp::Reverse(self.fund.prizes[offer.prize].cash), offer.list, offer.prize));
        let entitled: Vec<Lists> = self.order.iter().map(|contender| self.entitled(contender, lists)).collect();
        for members in self.levels() {
            let of: Vec<Lists> = members.iter().map(|member| entitled[*member]).collect();
            let taken = take(&of, &offers);
            if taken.is_empty() {
                continue;
            }
            offers.retain(|offer| !taken.contains(offer));
            self.share(&Level { members: &members, entitled: of, taken }, &entitled);
        }
        let nobody = |offer: &Offer| Unawarded { prize: offer.prize, reason: nobody(&entitled, *offer) };
        self.out.unawarded.extend(offers.iter().map(nobody));
    }

    fn entitled(&self, contender: &Contender, lists: &[Vec<usize>]) -> Lists {
        let admits = |list: &Vec<usize>| match &self.fund.prizes[list[0]].category {
            Some(category) => category.admits(&contender.facts, self.contest.year),
            None => true,
        };
        (0..).zip(lists).filter(|(_, list)| admits(list)).fold(0, |bits, (bit, _): (u32, _)| bits | 1 << bit)
    }

    /// The players in groups that share cash, by position.
    fn levels(&self) -> Vec<Vec<usize>> {
        let on_points = self.shares_on_points();
        let positions: Vec<usize> = (0..self.order.len()).collect();
        let together = |one: &usize, other: &usize| {
            let (one, other) = (self.order[*one], self.order[*other]);
            let on_points = on_points && one.points == other.points && !one.decided && !other.decided;
            on_points || one.place == other.place
        };
        positions.chunk_by(together).map(<[usize]>::to_vec).collect()
    }

    fn shares_on_points(&self) -> bool {
        match self.fund.sharing {
            Sharing::Handbook => self.contest.rule.cash == Cash::SharedOnPoints,
            Sharing::ByOrder => false,
            Sharing::Equal | Sharing::Hort => true,
        }
    }

    fn share(&mut self, level: &Level, everybody: &[Lists]) {
        let prizes: Vec<(Offer, i64)> =
            level.taken.iter().map(|offer| (*offer, self.fund.prizes[offer.prize].cash.0)).collect();
        for share in divide(&prizes, &level.entitled, self.fund.rounding.unit()) {
            self.pay(level, &share, everybody);
        }
        self.honour(level);
    }

    fn honour(&mut self, level: &Level) {
        let is_honour = |offer: &&Offer| !self.fund.prizes[offer.prize].honour.is_empty();
        let honours: Vec<Offer> = level.taken.iter().filter(is_honour).copied().collect();
        let candidate =
            |(member, lists): (&usize, &Lists)| Candidate { lists: *lists, place: self.order[*member].place };
        let candidates: Vec<Candidate> = level.members.iter().zip(&level.entitled).map(candidate).collect();
        let honours = honours::give(&candidates, &honours);
        for (at, prize) in honours.given {
            self.award(level.members[at]).honours.push(prize);
        }
        for (players, prizes) in honours.open {
            let players = players.iter().map(|at| self.order[level.members[*at]].player).collect();
            let reason = Reason::cited("prize_honour_open", "D4.9.10").with("prizes", self.named(&prizes));
            self.out.questions.push(Question { players, prizes, reason });
        }
    }

    fn pay(&mut self, level: &Level, share: &Share, everybody: &[Lists]) {
        if share.sum() == 0 {
            return;
        }
        let pool = self.out.pools.len();
        let is_hort = self.fund.sharing == Sharing::Hort && share.players.len() > 1;
        let own = is_hort.then(|| self.by_order(level, share));
        let amounts = match &own {
            Some(own) => order::halves(share, own, self.fund.rounding.unit()),
            None => share.players.iter().map(|(_, amount)| *amount).collect(),
        };
        for (index, (at, equal)) in share.players.iter().enumerate() {
            let hort = own.as_ref().map(|own| (Ore(own[index]), Ore(*equal)));
            let amount = Ore(amounts[index]);
            let award = self.award(level.members[*at]);
            award.cash += amount;
            award.parts.push(Part { pool, amount, hort });
        }
        let players: Vec<usize> = share.players.iter().map(|(at, _)| level.members[*at]).collect();
        let prizes: Vec<usize> = share.prizes.iter().map(|offer| offer.prize).collect();
        let reason = self.reason(&prizes, &players);
        let passed_on_by = self.passed_on_by(&share.prizes, players[0], everybody);
        let players = players.into_iter().map(|member| self.order[member].player).collect();
        self.out.pools.push(Pool { prizes, players, sum: Ore(share.sum()), passed_on_by, reason });
    }

    /// What the places alone would give of the prizes that are shared.
    fn by_order(&self, level: &Level, share: &Share) -> Vec<i64> {
        let seat = |(at, _): &(usize, i64)| Candidate {
            lists: level.entitled[*at],
            place: self.order[level.members[*at]].place,
        };
        let seats: Vec<Candidate> = share.players.iter().map(seat).collect();
        let prizes: Vec<(Offer, i64)> =
            share.prizes.iter().map(|offer| (*offer, self.fund.prizes[offer.prize].cash.0)).collect();
        let equal = || share.players.iter().map(|(_, amount)| *amount).collect();
        order::by_order(&seats, &prizes, self.fund.rounding.unit()).unwrap_or_else(equal)
    }

    /// Those placed before who are entitled to a category of the pool and hold something else.
    fn passed_on_by(&self, shared: &[Offer], first: usize, everybody: &[Lists]) -> Vec<StartNumber> {
        let is_category = |offer: &&Offer| !self.fund.prizes[offer.prize].is_main();
        let categories = shared.iter().filter(is_category).fold(0, |bits, offer| bits | offer.bit());
        let holds_other = |member: &usize| {
            let is_same = |part: &Part| {
                let pool = &self.out.pools[part.pool];
                pool.prizes.iter().any(|prize| shared.iter().any(|offer| self.is_same_category(*prize, offer.prize)))
            };
            self.awards.get(member).is_some_and(|award| !award.parts.is_empty() && !award.parts.iter().any(is_same))
        };
        (0..first)
            .filter(|member| {
                everybody[*member] & categories != 0 && self.order[*member].place < self.order[first].place
            })
            .filter(holds_other)
            .map(|member| self.order[member].player)
            .collect()
    }

    fn is_same_category(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.fund.prizes[one], &self.fund.prizes[other]);
        !one.is_main() && one.category == other.category
    }

    fn award(&mut self, member: usize) -> &mut Award {
        let Contender { player, place, .. } = *self.order[member];
        let new = || Award { player, place, cash: Ore::ZERO, parts: Vec::new(), honours: Vec::new() };
        self.awards.entry(member).or_insert_with(new)
    }

    fn named(&self, prizes: &[usize]) -> String {
        prizes.iter().map(|prize| self.fund.prizes[*prize].name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// Why these players get the money of these prizes.
    fn reason(&self, prizes: &[usize], players: &[usize]) -> Reason {
        let place = |member: &usize| self.order[*member].place;
        let is_level = players.len() > 1 && players.iter().all(|member| place(member) == place(&players[0]));
        let reason = match (players.len(), self.fund.sharing) {
            (1, _) => Reason::cited("prize_alone", "D4.1-5e"),
            (_, Sharing::Hort) => Reason::cited("prize_hort", "D4.1-5e"),
            _ if is_level && !self.shares_on_points() => Reason::cited("prize_shared_level", "D4.9.10"),
            _ => Reason::cited("prize_shared", "D4.1-5e"),
        };
        let count = i64::try_from(players.len()).expect("players fit");
        let reason = reason.with("prizes", self.named(prizes)).with("count", count);
        match self.fund.sharing {
            Sharing::Handbook => reason.and(self.contest.rule.clause.clone()),
            Sharing::ByOrder | Sharing::Equal | Sharing::Hort => reason,
        }
    }

    fn finish(mut self) -> Distribution {
        for contender in &self.order {
            let categories = self.fund.prizes.iter().filter_map(|prize| prize.category.as_ref());
            let missing = categories.filter_map(|category| category.lacks(&contender.facts, self.contest.year)).min();
            self.out.unknown.extend(missing.map(|missing| (contender.player, missing)));
        }
        let is_won = |award: &Award| award.cash > Ore::ZERO || !award.honours.is_empty();
        self.out.awards = self.awards.into_values().filter(is_won).collect();
        self.out.unawarded.sort_by_key(|unawarded| unawarded.prize);
        self.out
    }
}

fn nobody(entitled: &[Lists], offer: Offer) -> Reason {
    let clause = ClauseId::new("D4.1-5e");
    match entitled.iter().any(|lists| lists & offer.bit() != 0) {
        true => Reason::house("prize_left_over").and(clause),
        false => Reason::house("prize_without_candidate").and(clause),
    }
}
