//! The system as the text tells it: every candidate of every bracket is generated in order and judged by every
//! criterion. For small fields only. Nothing of the engine is used here.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rokade_model::{ByeKind, Color, Entry, History, StartNumber};

use crate::facts::{Player, colour, difference, float, preference, score, strength, was_paired, was_played};
use crate::sets::{exchanges, subsets};

/// Boards with White first, and the bye.
pub(crate) type Laid = Option<(BTreeSet<(StartNumber, StartNumber)>, Option<StartNumber>)>;

/// The criteria in the order of [`Text::quality`].
const NAMES: [&str; 16] =
    ["C7", "C8", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21"];

/// A bracket and its best candidate.
pub(crate) struct Chosen {
    pub moved: Vec<usize>,
    pub residents: Vec<usize>,
    next: Vec<usize>,
    below: u32,
    /// In the order they are generated.
    pub pairs: Vec<(usize, usize)>,
    pub left: Vec<usize>,
}

type Pair = (usize, usize);
type Candidate = (Vec<Vec<i32>>, Vec<(usize, usize)>, Vec<usize>);

pub(crate) struct Text<'a> {
    history: &'a History,
    round: u32,
    players: Vec<Player>,
    legal: Vec<Vec<bool>>,
    may_bye: Vec<bool>,
    initial: Color,
    known: BTreeMap<u32, bool>,
    chosen: Option<std::rc::Rc<Vec<Chosen>>>,
}

impl<'a> Text<'a> {
    pub(crate) fn new(history: &'a History, round: u32, baku: bool) -> Self {
        let scoring = &history.scoring;
        let order = strength(history);
        let mut players = Vec::new();
        for player in &history.players {
            let asked = matches!(player.entry(round), Entry::Bye(ByeKind::Half | ByeKind::Full | ByeKind::Zero));
            if asked || player.withdrawal.is_some_and(|withdrawal| withdrawal.after < round) {
                continue;
            }
            let entries: Vec<Entry> = (1..round).map(|one| player.entry(one)).collect();
            let own = score(history, baku, player.number, round);
            let played = entries.iter().filter(|entry| was_played(**entry));
            let colours = played.clone().filter_map(|entry| match entry {
                Entry::Game { color, .. } => *color,
                _ => None,
            });
            let barred = entries.iter().any(|entry| {
                *entry == Entry::Bye(ByeKind::PairingAllocated)
                    || (!was_played(*entry) && *entry != Entry::Blank && entry.points(scoring) >= scoring.win)
            });
            let back = |rounds: u32| {
                if round > rounds { float(history, baku, player.number, round - rounds) } else { ' ' }
            };
            players.push(Player {
                number: player.number,
                tpn: 0,
                score: own,
                colours: colours.collect(),
                floats: [back(1), back(2)],
                barred,
                unplayed: entries.len() - played.count(),
                topscorer: round >= history.rounds && 2 * own > (round as i32 - 1) * scoring.win.0,
            });
        }
        // Only who has been paired, in this round or before, has a number.
        let numbered = |number: StartNumber| {
            let entries = |one: u32| history.player(number).unwrap().entry(one);
            players.iter().any(|player| player.number == number) || (1..round).any(|one| was_paired(entries(one)))
        };
        let numbers: Vec<StartNumber> = order.into_iter().filter(|number| numbered(*number)).collect();
        for player in &mut players {
            player.tpn = numbers.iter().position(|one| *one == player.number).unwrap() + 1;
        }
        players.sort_by_key(|player| (Reverse(player.score), player.tpn));
        let met = |one: StartNumber, other: StartNumber| {
            let line = |number: StartNumber, opponent: StartNumber| {
                let player = history.player(number).unwrap();
                (1..round).any(|at| was_played(player.entry(at)) && player.entry(at).opponent() == Some(opponent))
            };
            line(one, other) || line(other, one)
        };
        let legal = players
            .iter()
            .map(|one| {
                players
                    .iter()
                    .map(|other| {
                        let clash = preference(one) == preference(other)
                            && preference(one).1 == 3
                            && !one.topscorer
                            && !other.topscorer;
                        one.number != other.number
                            && !met(one.number, other.number)
                            && !history.is_forbidden(one.number, other.number, round)
                            && !clash
                    })
                    .collect()
            })
            .collect();
        let may_bye = players.iter().map(|player| !player.barred).collect();
        let initial = history.initial_color.unwrap_or(Color::White);
        Self { history, round, players, legal, may_bye, initial, known: BTreeMap::new(), chosen: None }
    }

    fn odd(&self) -> bool {
        self.players.len() % 2 == 1
    }

    /// Whether these players (and the bye, if their number is odd) can be paired legally.
    fn completable(&mut self, set: u32) -> bool {
        if set == 0 {
            return true;
        }
        if let Some(known) = self.known.get(&set) {
            return *known;
        }
        let first = set.trailing_zeros() as usize;
        let rest = set & !(1 << first);
        let mut found = set.count_ones() % 2 == 1 && self.may_bye[first] && self.completable(rest);
        for other in first + 1..self.players.len() {
            if !found && rest >> other & 1 == 1 && self.legal[first][other] {
                found = self.completable(rest & !(1 << other));
            }
        }
        self.known.insert(set, found);
        found
    }

    /// Whether these can be paired completely among themselves, without the bye.
    fn pairable(&self, set: u32) -> bool {
        if set == 0 {
            return true;
        }
        let first = set.trailing_zeros() as usize;
        let rest = set & !(1 << first);
        (first + 1..self.players.len())
            .any(|other| rest >> other & 1 == 1 && self.legal[first][other] && self.pairable(rest & !(1 << other)))
    }

    pub(crate) fn pair(mut self) -> Laid {
        let brackets = self.brackets()?;
        let mut boards = BTreeSet::new();
        for (one, other) in brackets.iter().flat_map(|bracket| &bracket.pairs) {
            let (high, low) = (&self.players[*one.min(other)], &self.players[*one.max(other)]);
            let white_first = colour(high, low, self.initial) == Color::White;
            boards.insert(if white_first { (high.number, low.number) } else { (low.number, high.number) });
        }
        let left = &brackets.last()?.left;
        assert!(left.len() <= 1, "round {} of {:?}", self.round, self.history);
        Some((boards, left.first().map(|index| self.players[*index].number)))
    }

    /// The clause that prefers the system's pairing to another legal one, colours left aside.
    pub(crate) fn deciding(
        &mut self,
        boards: &[(StartNumber, StartNumber)],
        bye: Option<StartNumber>,
    ) -> Option<&'static str> {
        let brackets = self.chosen()?;
        let index = |number: StartNumber| self.players.iter().position(|player| player.number == number).unwrap();
        let pairs: BTreeSet<(usize, usize)> = boards
            .iter()
            .map(|(one, other)| (index(*one).min(index(*other)), index(*one).max(index(*other))))
            .collect();
        if bye.is_some_and(|number| !self.may_bye[index(number)]) {
            return Some("C5");
        }
        for bracket in brackets.iter() {
            let sorted = |(one, other): &(usize, usize)| (*one.min(other), *one.max(other));
            if bracket.pairs.iter().all(|pair| pairs.contains(&sorted(pair))) {
                continue;
            }
            let members: Vec<usize> = bracket.moved.iter().chain(&bracket.residents).copied().collect();
            let theirs: Vec<(usize, usize)> =
                pairs.iter().copied().filter(|(one, other)| members.contains(one) && members.contains(other)).collect();
            if theirs.len() != bracket.pairs.len() {
                return Some("C6");
            }
            let is_left = |index: &usize| theirs.iter().all(|(one, other)| one != index && other != index);
            let left: Vec<usize> = members.iter().copied().filter(is_left).collect();
            let ours = self.quality(&bracket.pairs, &bracket.left, &bracket.moved, &bracket.next, bracket.below);
            let other = self.quality(&theirs, &left, &bracket.moved, &bracket.next, bracket.below);
            let first = (0..ours.len()).find(|at| ours[*at] != other[*at]);
            return Some(first.map_or("order", |at| NAMES[at]));
        }
        None
    }

    /// The brackets with their best candidates.
    pub(crate) fn chosen(&mut self) -> Option<std::rc::Rc<Vec<Chosen>>> {
        if self.chosen.is_none() {
            self.chosen = Some(std::rc::Rc::new(self.brackets()?));
        }
        self.chosen.clone()
    }

    pub(crate) fn number(&self, index: usize) -> u32 {
        self.players[index].number.0
    }

    pub(crate) fn index(&self, number: StartNumber) -> usize {
        self.players.iter().position(|player| player.number == number).unwrap()
    }

    pub(crate) fn is_legal(&self, one: usize, other: usize) -> bool {
        self.legal[one][other]
    }

    /// What speaks against all candidates of a bracket with pairs and downfloaters of this kind: every one of
    /// them is made and judged, and the best is held against the chosen one.
    pub(crate) fn against(&mut self, bracket: &Chosen, is_such: &dyn Fn(&[Pair], &[usize]) -> bool) -> &'static str {
        let members: Vec<usize> = bracket.moved.iter().chain(&bracket.residents).copied().collect();
        let mut best: Option<(Reverse<usize>, Vec<Vec<i32>>)> = None;
        for pairs in self.pairings(&members, &bracket.moved) {
            let is_left = |index: &usize| pairs.iter().all(|(one, other)| one != index && other != index);
            let left: Vec<usize> = members.iter().copied().filter(is_left).collect();
            let down: u32 = left.iter().map(|index| 1u32 << index).sum();
            if is_such(&pairs, &left) && self.completable(down | bracket.below) {
                let quality = self.quality(&pairs, &left, &bracket.moved, &bracket.next, bracket.below);
                let value = (Reverse(pairs.len()), quality);
                if best.as_ref().is_none_or(|best| value < *best) {
                    best = Some(value);
                }
            }
        }
        let Some((Reverse(count), other)) = best else { return "C4" };
        if count != bracket.pairs.len() {
            return "C6";
        }
        let ours = self.quality(&bracket.pairs, &bracket.left, &bracket.moved, &bracket.next, bracket.below);
        let first = (0..ours.len()).find(|at| ours[*at] != other[*at]);
        first.map_or("order", |at| NAMES[at])
    }

    /// Every way to pair some of the members; players moved down do not meet each other.
    fn pairings(&self, members: &[usize], moved: &[usize]) -> Vec<Vec<(usize, usize)>> {
        let Some((first, others)) = members.split_first() else { return vec![Vec::new()] };
        let mut all = self.pairings(others, moved);
        for other in others {
            if self.legal[*first][*other] && !(moved.contains(first) && moved.contains(other)) {
                let rest: Vec<usize> = others.iter().copied().filter(|one| one != other).collect();
                for mut pairs in self.pairings(&rest, moved) {
                    pairs.push((*first, *other));
                    all.push(pairs);
                }
            }
        }
        all
    }

    fn brackets(&mut self) -> Option<Vec<Chosen>> {
        let everybody = (1u32 << self.players.len()) - 1;
        if everybody == 0 || !self.completable(everybody) {
            return None;
        }
        if self.odd() {
            // C5 before anything else.
            let eligible = self.may_bye.clone();
            let mut scores: Vec<i32> = self.players.iter().map(|player| player.score).collect();
            scores.sort_unstable();
            let lowest = scores.into_iter().find(|score| {
                self.known.clear();
                self.may_bye =
                    (0..eligible.len()).map(|index| eligible[index] && self.players[index].score == *score).collect();
                self.completable(everybody)
            });
            lowest.expect("somebody can have the bye");
        }
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for index in 0..self.players.len() {
            match groups.last_mut().filter(|group| self.players[group[0]].score == self.players[index].score) {
                Some(group) => group.push(index),
                None => groups.push(vec![index]),
            }
        }
        let mut moved: Vec<usize> = Vec::new();
        let mut all = Vec::new();
        for (place, residents) in groups.iter().enumerate() {
            let next = groups.get(place + 1).cloned().unwrap_or_default();
            let below: u32 = groups[place + 1..].iter().flatten().map(|index| 1 << index).sum();
            let (pairs, left) = self.bracket(&moved, residents, &next, below);
            let down = left.clone();
            all.push(Chosen { moved, residents: residents.clone(), next, below, pairs, left });
            moved = down;
        }
        Some(all)
    }

    /// The best candidate of a bracket: its pairs and its downfloaters.
    fn bracket(
        &mut self,
        moved: &[usize],
        residents: &[usize],
        next: &[usize],
        below: u32,
    ) -> (Vec<(usize, usize)>, Vec<usize>) {
        let size = moved.len() + residents.len();
        for pairs in (0..=size / 2).rev() {
            let mut best: Option<Candidate> = None;
            for paired_moved in (0..=moved.len().min(pairs).min(residents.len())).rev() {
                let mut here: Option<Candidate> = None;
                for set in subsets(moved, paired_moved) {
                    self.with_set(&set, moved, residents, pairs - paired_moved, next, below, &mut here);
                }
                if let Some(candidate) = here
                    && best.as_ref().is_none_or(|best| candidate.0 < best.0)
                {
                    best = Some(candidate);
                }
            }
            if let Some((_, pairs, left)) = best {
                return (pairs, left);
            }
        }
        unreachable!("a bracket without pairs sends everybody down")
    }

    #[allow(clippy::too_many_arguments)]
    fn with_set(
        &mut self,
        set: &[usize],
        moved: &[usize],
        residents: &[usize],
        remainder_pairs: usize,
        next: &[usize],
        below: u32,
        best: &mut Option<Candidate>,
    ) {
        let limbo: Vec<usize> = moved.iter().copied().filter(|index| !set.contains(index)).collect();
        for opponents in self.transpositions(set, residents) {
            let first: Vec<(usize, usize)> = set.iter().copied().zip(opponents.iter().copied()).collect();
            let remainder: Vec<usize> = residents.iter().copied().filter(|index| !opponents.contains(index)).collect();
            if remainder.len() < 2 * remainder_pairs {
                continue;
            }
            for upper in exchanges(&remainder, remainder_pairs) {
                let lower: Vec<usize> = remainder.iter().copied().filter(|index| !upper.contains(index)).collect();
                for partners in self.transpositions(&upper, &lower) {
                    let mut pairs = first.clone();
                    pairs.extend(upper.iter().copied().zip(partners.iter().copied()));
                    let mut left = limbo.clone();
                    left.extend(lower.iter().copied().filter(|index| !partners.contains(index)));
                    let down: u32 = left.iter().map(|index| 1u32 << index).sum();
                    if !self.completable(down | below) {
                        continue;
                    }
                    let quality = self.quality(&pairs, &left, moved, next, below);
                    if best.as_ref().is_none_or(|best| quality < best.0) {
                        *best = Some((quality, pairs, left));
                    }
                }
            }
        }
    }

    /// The ways to give everybody of the upper list a legal partner of the lower, in lexicographic order.
    fn transpositions(&self, upper: &[usize], lower: &[usize]) -> Vec<Vec<usize>> {
        let Some((first, others)) = upper.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for partner in lower {
            if self.legal[*first][*partner] {
                let rest: Vec<usize> = lower.iter().copied().filter(|one| one != partner).collect();
                for mut tail in self.transpositions(others, &rest) {
                    tail.insert(0, *partner);
                    all.push(tail);
                }
            }
        }
        all
    }

    /// C7 to C21 as lists that compare from the left.
    fn quality(
        &mut self,
        pairs: &[(usize, usize)],
        left: &[usize],
        moved: &[usize],
        next: &[usize],
        below: u32,
    ) -> Vec<Vec<i32>> {
        let of = |index: usize| &self.players[index];
        let descending = |mut list: Vec<i32>| {
            list.sort_unstable_by_key(|value| Reverse(*value));
            list
        };
        let mut list = vec![descending(left.iter().map(|index| of(*index).score).collect())];
        list.extend(self.look_ahead(left, next, below));
        let of = |index: usize| &self.players[index];
        let nobody_below = (0..self.players.len()).all(|index| below >> index & 1 == 0 || !self.may_bye[index]);
        let c9 = self.odd() && left.len() == 1 && nobody_below;
        list.push(vec![if c9 { of(left[0]).unplayed as i32 } else { 0 }]);
        let mut counts = [0; 4];
        for (one, other) in pairs {
            let (high, low) = (of(*one.min(other)), of(*one.max(other)));
            let given = colour(high, low, self.initial);
            for (player, given) in [(high, given), (low, !given)] {
                let (wanted, strength) = preference(player);
                let mut after = player.colours.clone();
                after.push(given);
                if high.topscorer || low.topscorer {
                    counts[0] += i32::from(difference(&after).abs() > 2);
                    counts[1] +=
                        i32::from(after.len() >= 3 && after[after.len() - 3..].iter().all(|one| *one == given));
                }
                counts[2] += i32::from(wanted == Some(!given));
                counts[3] += i32::from(wanted == Some(!given) && strength == 2);
            }
        }
        list.extend(counts.map(|count| vec![count]));
        let is_moved = |index: &usize| moved.contains(index);
        let opponents: Vec<(usize, usize)> = pairs.iter().copied().filter(|pair| is_moved(&pair.0)).collect();
        for back in [0, 1] {
            let down = left.iter().filter(|index| !is_moved(index) && of(**index).floats[back] == 'D').count();
            let up = opponents.iter().filter(|pair| of(pair.1).floats[back] == 'U').count();
            list.extend([vec![down as i32], vec![up as i32]]);
        }
        for back in [0, 1] {
            let down = moved.iter().filter(|index| of(**index).floats[back] == 'D').map(|index| {
                match opponents.iter().find(|pair| pair.0 == *index) {
                    Some(pair) => of(*index).score - of(pair.1).score,
                    // Whoever floats on has a larger difference than anybody paired here.
                    None => of(*index).score + 1000,
                }
            });
            let up = opponents.iter().filter(|pair| of(pair.1).floats[back] == 'U');
            let up = up.map(|pair| of(pair.0).score - of(pair.1).score);
            list.extend([descending(down.collect()), descending(up.collect())]);
        }
        list
    }

    /// C8: how well the next bracket can do with these downfloaters.
    fn look_ahead(&mut self, left: &[usize], next: &[usize], below: u32) -> [Vec<i32>; 2] {
        if next.is_empty() {
            return [vec![], vec![]];
        }
        let bracket: Vec<usize> = left.iter().chain(next).copied().collect();
        let all: u32 = bracket.iter().map(|index| 1u32 << index).sum();
        let further = below & !next.iter().map(|index| 1u32 << index).sum::<u32>();
        let mut best: Option<(i32, Vec<i32>)> = None;
        for choice in 0..1u32 << bracket.len() {
            let out: Vec<usize> = (0..bracket.len()).filter(|at| choice >> at & 1 == 1).map(|at| bracket[at]).collect();
            let floats: u32 = out.iter().map(|index| 1u32 << index).sum();
            let mut scores: Vec<i32> = out.iter().map(|index| self.players[*index].score).collect();
            scores.sort_unstable_by_key(|score| Reverse(*score));
            let value = (out.len() as i32, scores);
            if best.as_ref().is_none_or(|best| value < *best)
                && self.pairable(all & !floats)
                && self.completable(floats | further)
            {
                best = Some(value);
            }
        }
        let (count, scores) = best.expect("the candidate is completable");
        [vec![count], scores]
    }
}
