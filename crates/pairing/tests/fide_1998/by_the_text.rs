//! The procedure of 1998 followed step by step, every candidate tried, sharing nothing with the engine.
//! Where the text leaves a choice it follows docs/readings/fide-1998-*.md.

use std::collections::BTreeSet;

use rokade_model::{History, StartNumber};

use crate::men::Table;
use crate::orders::{choices, d2};

/// White first; the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub boards: BTreeSet<(StartNumber, StartNumber)>,
    pub bye: Option<StartNumber>,
}

type Pairs = Vec<(usize, usize)>;
/// Pairs and those left over.
type Laid = (Pairs, Vec<usize>);

/// The round as the text has it; `None` if nothing legal exists.
pub fn round(history: &History, round: u32) -> Option<Sheet> {
    let table = Table::new(history, round);
    let all: Vec<usize> = (0..table.men.len()).collect();
    if all.is_empty() || !table.all_meet(&all, table.men.len() % 2 == 1) {
        return None;
    }
    let (pairs, bye) = table.lay();
    let boards = pairs.into_iter().map(|(one, other)| table.colours(one.min(other), one.max(other))).collect();
    Some(Sheet { boards, bye: bye.map(|man| table.men[man].number) })
}

impl Table<'_> {
    /// Everybody paired, one with the bye if there is one.
    fn all_meet(&self, men: &[usize], bye: bool) -> bool {
        let Some((first, rest)) = men.split_first() else { return !bye };
        if bye && !self.men[*first].free_point && self.all_meet(rest, false) {
            return true;
        }
        (0..rest.len()).any(|index| {
            let mut left = rest.to_vec();
            let other = left.remove(index);
            self.legal(*first, other) && self.all_meet(&left, bye)
        })
    }

    /// Everybody of the first list meets somebody of the second; the rest of the second must satisfy.
    fn each_meets(&self, some: &[usize], others: &[usize], rest: &dyn Fn(&[usize]) -> bool) -> bool {
        let Some((first, more)) = some.split_first() else { return rest(others) };
        (0..others.len()).any(|index| {
            let mut left = others.to_vec();
            let other = left.remove(index);
            self.legal(*first, other) && self.each_meets(more, &left, rest)
        })
    }

    // C

    fn lay(&self) -> (Pairs, Option<usize>) {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for man in 0..self.men.len() {
            match groups.last_mut() {
                Some(group) if self.men[group[0]].score == self.men[man].score => group.push(man),
                _ => groups.push(vec![man]),
            }
        }
        let odd = self.men.len() % 2 == 1;
        let mut lower = groups.pop().unwrap();
        let mut done: Vec<Done> = Vec::new();
        for residents in groups {
            let coming = done.last().map(Done::down).unwrap_or_default();
            if !coming.is_empty() && coming.len() <= residents.len() + 1 && !self.c12_possible(&coming, &residents) {
                let above = done.last().unwrap();
                let changed = self.again(above, above.rest.0.len(), &|down| self.c12_possible(down, &residents));
                if let Some(changed) = changed {
                    *done.last_mut().unwrap() = changed;
                }
            }
            let coming = done.last().map(Done::down).unwrap_or_default();
            done.push(self.bracket(&coming, &residents));
        }
        let mut upper: Vec<usize> = Vec::new();
        let mut joined = false;
        loop {
            let coming = done.last().map(Done::down).unwrap_or_default();
            if let Some(laid) = self.lowest(&coming, &upper, &lower, joined, odd) {
                return finished(&done, laid);
            }
            let above = done.last().unwrap();
            let members = [&upper[..], &lower].concat();
            let possible = |down: &[usize]| match joined {
                false => self.c13_possible(down, &lower, odd),
                true => self.joined_possible(down, &members, odd),
            };
            let changed = self.again(above, above.rest.0.len().min(1), &possible);
            if let Some(changed) = changed
                && let Some(laid) = self.lowest(&changed.down(), &upper, &lower, joined, odd)
            {
                *done.last_mut().unwrap() = changed;
                return finished(&done, laid);
            }
            let above = done.pop().unwrap();
            lower = members;
            upper = above.residents;
            joined = true;
        }
    }

    fn c12_possible(&self, down: &[usize], residents: &[usize]) -> bool {
        if down.len() <= residents.len() {
            return self.each_meets(down, residents, &|_| true);
        }
        let has_opponent = |man: &usize| residents.iter().any(|other| self.legal(*man, *other));
        down.len() == residents.len() + 1
            && down.iter().all(has_opponent)
            && self.each_meets(residents, down, &|_| true)
    }

    fn c13_possible(&self, down: &[usize], residents: &[usize], odd: bool) -> bool {
        if down.len() <= residents.len() {
            return self.each_meets(down, residents, &|rest| self.all_meet(rest, odd));
        }
        down.len() == residents.len() + 1 && self.each_meets(residents, down, &|rest| self.all_meet(rest, odd))
    }

    fn joined_possible(&self, down: &[usize], members: &[usize], odd: bool) -> bool {
        let has_bye = |man: &usize| {
            let others: Vec<usize> = down.iter().copied().filter(|other| other != man).collect();
            !self.men[*man].free_point && self.each_meets(&others, members, &|rest| self.all_meet(rest, false))
        };
        self.each_meets(down, members, &|rest| self.all_meet(rest, odd)) || (odd && down.iter().any(has_bye))
    }

    /// C1: those who have no opponent in the bracket.
    fn lonely(&self, moved: &[usize], residents: &[usize]) -> Vec<usize> {
        let all = [moved, residents].concat();
        let alone = |man: &usize| !all.iter().any(|other| other != man && self.legal(*man, *other));
        all.iter().copied().filter(alone).collect()
    }

    /// A bracket that is not the lowest.
    fn bracket(&self, moved: &[usize], residents: &[usize]) -> Done {
        self.with_fewer(moved, residents, None, &|_| true).expect("with no pairs everybody goes down")
    }

    /// C12 and C13: once more, with as many pairs down to so many, those going down being acceptable.
    fn again(&self, done: &Done, least: usize, accept: &dyn Fn(&[usize]) -> bool) -> Option<Done> {
        if done.moved_pairs.is_empty() && done.rest.0.is_empty() {
            return None;
        }
        self.with_fewer(&done.moved, &done.residents, Some((done.rest.0.len(), least)), accept)
    }

    fn with_fewer(
        &self,
        moved: &[usize],
        residents: &[usize],
        range: Option<(usize, usize)>,
        accept: &dyn Fn(&[usize]) -> bool,
    ) -> Option<Done> {
        let lonely = self.lonely(moved, residents);
        let stay = |list: &[usize]| list.iter().copied().filter(|man| !lonely.contains(man)).collect::<Vec<_>>();
        let (m, n) = (stay(moved), stay(residents));
        let done = |moved_pairs, rest, passed| Done {
            moved: moved.to_vec(),
            residents: residents.to_vec(),
            moved_pairs,
            rest,
            passed,
        };
        let sorted = |mut list: Vec<usize>| {
            list.sort();
            list
        };
        if m.is_empty() || 2 * m.len() >= m.len() + n.len() {
            let all = sorted([&m[..], &n].concat());
            let (from, to) = range.unwrap_or((all.len() / 2, 0));
            for p in (to..=from).rev() {
                let judged = |left: &[usize]| accept(&sorted([left, &lonely].concat()));
                if let Some(rest) = self.homogeneous(&all, p, &judged) {
                    return Some(done(Vec::new(), rest, lonely));
                }
            }
            return None;
        }
        let kept = self.kept(&m, &n);
        let on: Vec<usize> = m.iter().copied().filter(|man| !kept.contains(man)).collect();
        let passed = [lonely, on].concat();
        let judged = |left: &[usize]| accept(&sorted([left, &passed].concat()));
        let most = (n.len() - kept.len()) / 2;
        let (from, to) = range.unwrap_or((most, 0));
        for p in (to..=from).rev() {
            let found = if kept.is_empty() {
                self.homogeneous(&n, p, &judged).map(|rest| (Vec::new(), rest))
            } else {
                let x = self.a8(&[&m[..], &n].concat());
                let lowered = (m.len() + n.len()) / 2 - (kept.len() + p);
                self.heterogeneous(&kept, &n, p, x.saturating_sub(lowered), &judged)
            };
            if let Some((pairs, rest)) = found {
                return Some(done(pairs, rest, passed));
            }
        }
        None
    }

    /// C14 for players moved down: the most that can all have a resident, better players first.
    fn kept(&self, moved: &[usize], residents: &[usize]) -> Vec<usize> {
        for size in (0..=moved.len()).rev() {
            for choice in choices(moved, size) {
                if self.each_meets(&choice, residents, &|_| true) {
                    return choice;
                }
            }
        }
        unreachable!("nobody can be kept")
    }

    fn lowest(&self, moved: &[usize], upper: &[usize], lower: &[usize], joined: bool, odd: bool) -> Option<Done> {
        let m = [moved, upper].concat();
        let all = [&m[..], lower].concat();
        let bye = |left: &[usize]| left.len() == usize::from(odd) && left.iter().all(|man| !self.men[*man].free_point);
        let done = |moved_pairs, rest| Done {
            moved: moved.to_vec(),
            residents: [upper, lower].concat(),
            moved_pairs,
            rest,
            passed: Vec::new(),
        };
        let as_one = || self.homogeneous(&all, all.len() / 2, &bye).map(|rest| done(Vec::new(), rest));
        if m.is_empty() || 2 * m.len() >= all.len() {
            return as_one();
        }
        let p = (lower.len() - m.len()) / 2;
        let found = self.heterogeneous(&m, lower, p, self.a8(&all), &bye);
        match found {
            Some((pairs, rest)) => Some(done(pairs, rest)),
            None if joined => as_one(),
            None => None,
        }
    }

    /// C2 to C11 for one bracket of one kind, with p pairs.
    fn homogeneous(&self, all: &[usize], p: usize, accept: &dyn Fn(&[usize]) -> bool) -> Option<Laid> {
        let x0 = self.a8(all);
        let x0 = x0.saturating_sub(all.len() / 2 - p);
        for x in x0..=x0.max(p) {
            for up in 0..3 {
                for down in 0..3 {
                    if let Some(laid) = self.candidates(all, p, x, up, down, accept) {
                        return Some(laid);
                    }
                }
            }
        }
        None
    }

    fn heterogeneous(
        &self,
        moved: &[usize],
        residents: &[usize],
        p: usize,
        x0: usize,
        accept: &dyn Fn(&[usize]) -> bool,
    ) -> Option<(Pairs, Laid)> {
        let most = x0.max(moved.len()).max(p);
        for x in x0..=most {
            for up in 0..3 {
                let first = (0..3).find_map(|down| Some((down, self.opponents(moved, residents, x, up, down)?)));
                let Some((_, first)) = first else { continue };
                let (lowest, above) = first.split_last().unwrap();
                let from = residents.iter().position(|man| *man == lowest.1).unwrap();
                for index in from..residents.len() {
                    let other = residents[index];
                    if above.iter().any(|pair| pair.1 == other) {
                        continue;
                    }
                    // With the first opponent what was in force for him holds, for another one both are dropped.
                    if index != from && !(self.legal(lowest.0, other) && self.floats_allowed(lowest.0, other, up, 2)) {
                        continue;
                    }
                    let mut pairs = above.to_vec();
                    pairs.push((lowest.0, other));
                    let used = pairs.iter().filter(|pair| !self.satisfied(pair.0, pair.1)).count();
                    if used > x {
                        continue;
                    }
                    let is_left = |man: &usize| !pairs.iter().any(|pair| pair.1 == *man);
                    let rest: Vec<usize> = residents.iter().copied().filter(is_left).collect();
                    for down in 0..3 {
                        if let Some(laid) = self.candidates(&rest, p, x - used, up, down, accept) {
                            return Some((pairs, laid));
                        }
                    }
                }
            }
        }
        None
    }

    /// C6 and C7 for the players moved down.
    fn opponents(&self, moved: &[usize], residents: &[usize], x: usize, up: u8, down: u8) -> Option<Pairs> {
        let mut found = None;
        let mut made = Vec::new();
        self.transpose(moved, residents, x, (up, down), &mut made, &mut |pairs, _| {
            found = Some(pairs.clone());
            true
        });
        found
    }

    /// C6 to C8: exchanges by D2, within each transpositions by D1.
    fn candidates(
        &self,
        all: &[usize],
        p: usize,
        x: usize,
        up: u8,
        down: u8,
        accept: &dyn Fn(&[usize]) -> bool,
    ) -> Option<Laid> {
        for s1 in d2(all.len(), p).iter() {
            let upper: Vec<usize> = s1.iter().map(|index| all[*index]).collect();
            let lower: Vec<usize> = all.iter().copied().filter(|man| !upper.contains(man)).collect();
            let mut found = None;
            self.transpose(&upper, &lower, x, (up, down), &mut Vec::new(), &mut |pairs, left| {
                if left.iter().all(|man| self.may_go_down(*man, down)) && accept(left) {
                    found = Some((pairs.clone(), left.to_vec()));
                }
                found.is_some()
            });
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// D1: every order of S2, smallest first.
    fn transpose(
        &self,
        upper: &[usize],
        lower: &[usize],
        x: usize,
        dropped: (u8, u8),
        made: &mut Pairs,
        accept: &mut dyn FnMut(&Pairs, &[usize]) -> bool,
    ) -> bool {
        let Some((first, more)) = upper.split_first() else { return accept(made, lower) };
        for index in 0..lower.len() {
            let other = lower[index];
            let used = usize::from(!self.satisfied(*first, other));
            if !self.legal(*first, other) || used > x || !self.floats_allowed(*first, other, dropped.0, dropped.1) {
                continue;
            }
            let mut left = lower.to_vec();
            left.remove(index);
            made.push((*first, other));
            let done = self.transpose(more, &left, x - used, dropped, made, accept);
            made.pop();
            if done {
                return true;
            }
        }
        false
    }
}

/// A bracket that is done.
#[derive(Clone)]
struct Done {
    moved: Vec<usize>,
    residents: Vec<usize>,
    moved_pairs: Pairs,
    rest: Laid,
    passed: Vec<usize>,
}

impl Done {
    fn down(&self) -> Vec<usize> {
        let mut down = [&self.rest.1[..], &self.passed].concat();
        down.sort();
        down
    }
}

fn finished(done: &[Done], last: Done) -> (Pairs, Option<usize>) {
    let bye = last.rest.1.first().copied();
    let pairs = done.iter().chain([&last]).flat_map(|done| done.moved_pairs.iter().chain(&done.rest.0));
    (pairs.copied().collect(), bye)
}
