//! Danish Swiss as the text has it: everything is tried, one after the other, in the order
//! the rules name. Slow, and shares nothing with the engine.

use std::collections::BTreeSet;

use rokade_model::{ByeKind, Color, Entry, History, Mark, RoundNumber, StartNumber};

/// A pairing: boards White first, the player who meets X, and what was needed on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answer {
    pub boards: BTreeSet<(StartNumber, StartNumber)>,
    pub bye: Option<StartNumber>,
    pub used: BTreeSet<&'static str>,
}

/// A round card; X has the number 0.
struct Card {
    number: StartNumber,
    rank: usize,
    /// Half-points, those for pairing only included.
    score: i32,
    is_above_half: bool,
    /// `H` and `S`, oldest first.
    colours: String,
    met: BTreeSet<StartNumber>,
    had_x: bool,
}

/// Extra half-points by start number, and the round.
pub(crate) struct Asked<'a> {
    pub history: &'a History,
    pub round: RoundNumber,
    pub extra: &'a dyn Fn(StartNumber) -> i32,
    pub is_there: &'a dyn Fn(StartNumber) -> bool,
}

pub(crate) fn by_the_text(asked: &Asked) -> Option<Answer> {
    let mut cards = cards(asked);
    if cards.len() % 2 == 1 {
        let score = cards.iter().map(|card| card.score).min().unwrap().min(0);
        let (colours, met) = (String::new(), BTreeSet::new());
        let rank = usize::MAX;
        cards.push(Card { number: StartNumber(0), rank, score, is_above_half: false, colours, met, had_x: false });
    }
    cards.sort_by_key(|card| (-card.score, card.rank));
    let mut pools: Vec<Vec<usize>> = Vec::new();
    for index in 0..cards.len() {
        match pools.last_mut() {
            Some(pool) if cards[pool[0]].score == cards[index].score => pool.push(index),
            _ => pools.push(vec![index]),
        }
    }
    let is_last = asked.round >= asked.history.rounds;
    let mut table = Table { asked, cards, is_last, used: BTreeSet::new() };
    let pairs = table.solve(&pools)?;
    let mut answer = Answer::default();
    for (white, black) in pairs {
        let (white, black) = (table.cards[white].number, table.cards[black].number);
        if black == StartNumber(0) {
            answer.bye = Some(white);
        } else {
            answer.boards.insert((white, black));
        }
    }
    answer.used = table.used;
    Some(answer)
}

fn cards(asked: &Asked) -> Vec<Card> {
    let Asked { history, round, .. } = *asked;
    let seeded: Vec<StartNumber> = if history.seeding.is_empty() {
        history.players.iter().map(|player| player.number).collect()
    } else {
        history.seeding.clone()
    };
    let mut cards = Vec::new();
    for player in history.players.iter().filter(|player| (asked.is_there)(player.number)) {
        let (mut points, mut colours, mut met, mut had_x) =
            (player.adjustment.0, String::new(), BTreeSet::new(), false);
        for earlier in 1..round {
            match player.rounds.get(earlier as usize - 1).copied().unwrap_or(Entry::Blank) {
                Entry::Blank => {}
                Entry::Bye(ByeKind::PairingAllocated) => {
                    points += 2;
                    colours.push('H');
                    had_x = true;
                }
                Entry::Bye(kind) => {
                    points += [2, 1, 0]
                        [[ByeKind::Full, ByeKind::Half, ByeKind::Zero].iter().position(|one| *one == kind).unwrap()]
                }
                Entry::Game { opponent, color, mark } => {
                    points += match mark {
                        None | Some(Mark::Draw | Mark::ShortDraw) => 1,
                        Some(Mark::Win | Mark::ShortWin | Mark::ForfeitWin) => 2,
                        Some(Mark::Loss | Mark::ShortLoss | Mark::ForfeitLoss) => 0,
                    };
                    if !matches!(mark, Some(Mark::ForfeitWin | Mark::ForfeitLoss)) {
                        met.insert(opponent);
                        colours.push(if color.unwrap() == Color::White { 'H' } else { 'S' });
                    }
                }
            }
        }
        cards.push(Card {
            number: player.number,
            rank: seeded.iter().position(|number| *number == player.number).unwrap(),
            score: points + (asked.extra)(player.number),
            is_above_half: points > i32::try_from(round - 1).unwrap(),
            colours,
            met,
            had_x,
        });
    }
    cards
}

struct Table<'a> {
    asked: &'a Asked<'a>,
    cards: Vec<Card>,
    is_last: bool,
    used: BTreeSet<&'static str>,
}

type Pairs = Vec<(usize, usize)>;

/// Every choice of so many out of the list, earlier members first.
fn choices(list: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for index in 0..list.len() {
        for rest in choices(&list[index + 1..], count - 1) {
            all.push([vec![list[index]], rest].concat());
        }
    }
    all
}

impl Table<'_> {
    /// The colour and whether it must be had.
    fn preference(&self, player: usize) -> Option<(char, bool)> {
        let colours = &self.cards[player].colours;
        let last = colours.chars().last()?;
        let whites = colours.matches('H').count();
        let blacks = colours.matches('S').count();
        let other = |colour| if colour == 'H' { 'S' } else { 'H' };
        if whites >= blacks + 2 {
            return Some(('S', true));
        }
        if blacks >= whites + 2 {
            return Some(('H', true));
        }
        if colours.ends_with("HH") || colours.ends_with("SS") {
            return Some((other(last), true));
        }
        if whites != blacks {
            return Some((if whites > blacks { 'S' } else { 'H' }, false));
        }
        Some((other(last), false))
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.cards[one], &self.cards[other]);
        if a.number == StartNumber(0) || b.number == StartNumber(0) {
            let player = if a.number == StartNumber(0) { other } else { one };
            return !self.cards[player].had_x && self.preference(player) != Some(('S', true));
        }
        if a.met.contains(&b.number) || b.met.contains(&a.number) {
            return false;
        }
        let round = self.asked.round;
        let apart = self.asked.history.forbidden.iter().any(|rule| {
            rule.first <= round
                && round <= rule.last
                && rule.players.contains(&a.number)
                && rule.players.contains(&b.number)
        });
        let same = match (self.preference(one), self.preference(other)) {
            (Some((colour, true)), Some((other, true))) => colour == other,
            _ => false,
        };
        !apart && (!same || self.is_last && a.is_above_half && b.is_above_half)
    }

    /// Who has White; `one` has more points or is stronger.
    fn white(&self, one: usize, other: usize) -> usize {
        if self.cards[other].number == StartNumber(0) {
            return one;
        }
        let (a, b) = (self.cards[one].colours.as_bytes(), self.cards[other].colours.as_bytes());
        let whites =
            |colours: &[u8], last: usize| colours.iter().rev().take(last).filter(|colour| **colour == b'H').count();
        let all = a.len().max(b.len());
        let compared = [all].into_iter().chain(1..=all).find(|last| whites(a, *last) != whites(b, *last));
        let white = match compared {
            Some(last) if whites(a, last) < whites(b, last) => one,
            Some(_) => other,
            None => match (a.last(), b.last()) {
                (Some(b'H'), _) | (None, Some(b'S') | None) => other,
                _ => one,
            },
        };
        let black = if white == one { other } else { one };
        let must = |player, colour| self.preference(player) == Some((colour, true));
        let is_wronged = must(white, 'S') || must(black, 'H');
        let is_served = must(white, 'H') || must(black, 'S');
        if is_wronged && !is_served { black } else { white }
    }

    fn satisfied(&self, one: usize, other: usize) -> usize {
        let white = self.white(one.min(other), one.max(other));
        [one, other]
            .into_iter()
            .filter(|player| {
                let colour = if *player == white { 'H' } else { 'S' };
                self.preference(*player).is_some_and(|(wish, _)| wish == colour)
            })
            .count()
    }

    /// Pairs with White first, of halves a and b as they were used.
    fn coloured(&self, pairs: Pairs, b: &[usize]) -> Pairs {
        let mut weakest_first: Vec<usize> = b.to_vec();
        weakest_first.sort_unstable();
        weakest_first.reverse();
        weakest_first.retain(|player| self.cards[*player].number != StartNumber(0));
        let alone = pairs.iter().find(|pair| self.cards[pair.1].number == StartNumber(0)).map(|pair| pair.0);
        weakest_first.retain(|player| Some(*player) != alone);
        let turn = |(one, other): (usize, usize)| {
            let place = weakest_first.iter().position(|player| *player == other);
            let white = match place {
                Some(place) if self.asked.round == 1 => {
                    if place % 2 == 0 {
                        other
                    } else {
                        one
                    }
                }
                _ => self.white(one.min(other), one.max(other)),
            };
            (white, if white == one { other } else { one })
        };
        pairs.into_iter().map(turn).collect()
    }

    /// 5.1 to 5.3 nr 5.
    fn lay(&mut self, list: &[usize]) -> Option<Pairs> {
        if list.len() % 2 == 1 {
            return None;
        }
        let half = list.len() / 2;
        let lowest_first: Vec<usize> = list[..half].iter().rev().copied().collect();
        for count in 0..=half {
            for down in choices(&lowest_first, count) {
                for up in choices(&list[half..], count) {
                    let mut a: Vec<usize> =
                        list[..half].iter().copied().filter(|one| !down.contains(one)).chain(up.clone()).collect();
                    let mut b: Vec<usize> =
                        list[half..].iter().copied().filter(|one| !up.contains(one)).chain(down.clone()).collect();
                    a.sort_unstable();
                    b.sort_unstable();
                    let mut best = None;
                    self.orders(&a, &b, &mut Vec::new(), &mut best);
                    if let Some((_, order)) = best {
                        if order != b {
                            self.used.insert("order");
                        }
                        match count {
                            0 => {}
                            1 => _ = self.used.insert("exchange"),
                            _ => _ = self.used.insert("exchanges"),
                        }
                        return Some(self.coloured(a.into_iter().zip(order).collect(), &b));
                    }
                }
            }
        }
        None
    }

    /// All legal orders of b, the first of those that meet most preferences kept.
    fn orders(&self, a: &[usize], b: &[usize], order: &mut Vec<usize>, best: &mut Option<(usize, Vec<usize>)>) {
        if order.len() == a.len() {
            let met = a.iter().zip(&*order).map(|(one, other)| self.satisfied(*one, *other)).sum();
            if best.as_ref().is_none_or(|(most, _)| met > *most) {
                *best = Some((met, order.clone()));
            }
            return;
        }
        for other in b {
            if !order.contains(other) && self.may_meet(a[order.len()], *other) {
                order.push(*other);
                self.orders(a, b, order, best);
                order.pop();
            }
        }
    }

    /// 6.1 to 6.3.
    fn floater_sets(pool: &[usize]) -> Vec<Vec<usize>> {
        let size = pool.len();
        let mut original = vec![size / 2];
        let mut sets = Vec::new();
        if size.is_multiple_of(2) {
            sets.push(Vec::new());
            original.insert(0, size / 2 - 1);
        }
        sets.push(original.clone());
        let mut swap = |place: usize, other: usize| {
            let mut set = original.clone();
            set[place] = other;
            set.sort_unstable();
            set.dedup();
            if set.len() == original.len() && !sets.contains(&set) {
                sets.push(set);
            }
        };
        for (place, member) in original.iter().enumerate() {
            (0..*member).rev().for_each(|other| swap(place, other));
        }
        for (place, member) in original.iter().enumerate().rev() {
            (*member + 1..size).for_each(|other| swap(place, other));
        }
        let mut wider = original.clone();
        while wider.len() < size {
            wider.insert(0, wider[0] - 1);
            wider.push(wider.last().unwrap() + 1);
            sets.push(wider.clone());
        }
        sets.into_iter().map(|set| set.into_iter().map(|place| pool[place]).collect()).collect()
    }

    /// The next opponent a floater tries, out of the pools below.
    fn next_opponent(&self, floater: usize, pools: &[Vec<usize>], tried: &[usize]) -> Option<usize> {
        let complements = |player: usize, is_strong: bool| match (self.preference(floater), self.preference(player)) {
            (Some((wish, _)), Some((other, strong))) => wish != other && strong == is_strong,
            _ => false,
        };
        for pool in pools {
            let open: Vec<usize> =
                pool.iter().copied().filter(|one| !tried.contains(one) && self.may_meet(floater, *one)).collect();
            let Some(nearest) = open.first().copied() else { continue };
            if complements(nearest, false) {
                return open.iter().copied().find(|one| complements(*one, true)).or(Some(nearest));
            }
            return Some(nearest);
        }
        None
    }

    /// 5.4: every way to pair the floaters, in order, until one is taken.
    fn assignments(
        &mut self,
        floaters: &[usize],
        pools: &[Vec<usize>],
        made: &mut Pairs,
        take: &mut dyn FnMut(&mut Self, &Pairs) -> Option<Pairs>,
    ) -> Option<Pairs> {
        let is_paired =
            |player: usize, made: &Pairs| made.iter().any(|(one, other)| *one == player || *other == player);
        let Some(floater) = floaters.iter().copied().find(|floater| !is_paired(*floater, made)) else {
            return take(self, made);
        };
        let lower: Vec<Vec<usize>> = pools
            .iter()
            .map(|pool| pool.iter().copied().filter(|one| *one > floater && !is_paired(*one, made)).collect())
            .collect();
        let mut tried = Vec::new();
        while let Some(opponent) = self.next_opponent(floater, &lower, &tried) {
            tried.push(opponent);
            made.push((floater, opponent));
            if let Some(found) = self.assignments(floaters, pools, made, take) {
                return Some(found);
            }
            made.pop();
        }
        None
    }

    fn solve(&mut self, pools: &[Vec<usize>]) -> Option<Pairs> {
        let Some((top, below)) = pools.split_first() else { return Some(Vec::new()) };
        if below.is_empty() {
            return self.lay(top);
        }
        let mut is_first = true;
        for (index, floaters) in Self::floater_sets(top).into_iter().enumerate() {
            let core: Vec<usize> = top.iter().copied().filter(|one| !floaters.contains(one)).collect();
            let Some(core) = self.lay(&core) else { continue };
            let is_whole = floaters.len() == top.len();
            let choice: Vec<Vec<usize>> =
                is_whole.then(|| top.clone()).into_iter().chain(below.iter().cloned()).collect();
            let mut take = |table: &mut Self, made: &Pairs| {
                let is_used = |player: &usize| made.iter().any(|(_, other)| other == player);
                let rest: Vec<Vec<usize>> = below
                    .iter()
                    .map(|pool| pool.iter().copied().filter(|one| !is_used(one)).collect::<Vec<_>>())
                    .filter(|pool| !pool.is_empty())
                    .collect();
                let found = if is_first {
                    table.solve(&rest)
                } else {
                    let found = table.lay(&rest.concat());
                    if found.is_some() {
                        table.used.insert("one list");
                    }
                    found
                };
                is_first = false;
                let floats: Pairs = made
                    .iter()
                    .map(|(one, other)| {
                        let white = table.white(*one, *other);
                        (white, if white == *one { *other } else { *one })
                    })
                    .collect();
                found.map(|found| [floats, found].concat())
            };
            if let Some(found) = self.assignments(&floaters, &choice, &mut Vec::new(), &mut take) {
                if index > 1 - top.len() % 2 {
                    self.used.insert(if is_whole { "all float" } else { "alternative floaters" });
                } else if !floaters.is_empty() {
                    self.used.insert(if top.len() % 2 == 1 { "middle floats" } else { "two float" });
                }
                return Some([core, found].concat());
            }
        }
        None
    }
}
