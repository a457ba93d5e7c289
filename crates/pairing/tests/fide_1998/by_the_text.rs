//! The procedure of 1998 followed step by step, every candidate tried, sharing nothing with the engine.
//! Where the text leaves a choice it follows docs/readings/fide-1998-*.md.

use std::collections::BTreeSet;

use rokade_model::{History, StartNumber};

use crate::men::Table;
use crate::one_bracket::{Bracket, Kind, Laid, Step, kind};

pub(crate) type Pairs = Vec<(usize, usize)>;

/// White first; the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub boards: BTreeSet<(StartNumber, StartNumber)>,
    pub bye: Option<StartNumber>,
}

/// The round as the text has it; `None` if nothing legal exists.
pub(crate) fn round(history: &History, round: u32) -> Option<Sheet> {
    let table = Table::new(history, round);
    let all: Vec<usize> = (0..table.men.len()).collect();
    if all.is_empty() || !table.all_meet(&all, table.bye()) {
        return None;
    }
    let laid = table.lay();
    let pairs = laid.iter().flat_map(|one| one.moved_pairs.iter().chain(&one.pairs));
    let boards = pairs.map(|(one, other)| table.colours(*one.min(other), *one.max(other))).collect();
    let bye = laid.last().and_then(|last| last.left.first());
    Some(Sheet { boards, bye: bye.map(|man| table.men[*man].number) })
}

/// The lowest bracket: what C13 has joined so far. The newest part counts as moved down.
struct Lowest {
    newest: Vec<usize>,
    before: Vec<usize>,
    joined: bool,
}

impl Lowest {
    fn members(&self) -> Vec<usize> {
        [&self.newest[..], &self.before].concat()
    }
}

impl Table<'_> {
    fn bye(&self) -> bool {
        self.men.len() % 2 == 1
    }

    /// Everybody can be paired, one with the bye if there is one.
    pub(crate) fn all_meet(&self, men: &[usize], bye: bool) -> bool {
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

    /// Everybody of the first list can meet somebody of the second; what is left of that must suit.
    pub(crate) fn each_meets(&self, some: &[usize], others: &[usize], left: &dyn Fn(&[usize]) -> bool) -> bool {
        let Some((first, more)) = some.split_first() else { return left(others) };
        (0..others.len()).any(|index| {
            let mut rest = others.to_vec();
            let other = rest.remove(index);
            self.legal(*first, other) && self.each_meets(more, &rest, left)
        })
    }

    fn lay(&self) -> Vec<Laid> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for man in 0..self.men.len() {
            match groups.last_mut() {
                Some(group) if self.men[group[0]].score == self.men[man].score => group.push(man),
                _ => groups.push(vec![man]),
            }
        }
        let last = groups.pop().unwrap();
        let mut done: Vec<Laid> = Vec::new();
        for residents in groups {
            self.c12(&mut done, &residents);
            let moved = coming(&done);
            done.push(self.c14(&Bracket { moved, residents }));
        }
        self.c13(done, last)
    }

    /// C12: the bracket above sends down others, with as many pairs as it had, whatever its other pairs are.
    fn c12(&self, done: &mut [Laid], residents: &[usize]) {
        let Some(above) = done.last_mut() else { return };
        if above.left.is_empty() || self.come_out(&above.left, residents) {
            return;
        }
        let same = [Step { kept: above.moved_pairs.len(), pairs: above.pairs.len() }];
        if above.left.len() <= residents.len() + 1
            && let Some(other) = self.again(above, &same, &|down| self.come_out(down, residents))
        {
            *above = other;
        }
    }

    /// Those moved down can all meet a resident, or all residents one of them if they are one more.
    fn come_out(&self, down: &[usize], residents: &[usize]) -> bool {
        if down.len() <= residents.len() {
            return self.each_meets(down, residents, &|_| true);
        }
        let has_opponent = |man: &usize| residents.iter().any(|other| self.legal(*man, *other));
        down.len() == residents.len() + 1
            && down.iter().all(has_opponent)
            && self.each_meets(residents, down, &|_| true)
    }

    /// C14: as many pairs as there can be, then one fewer and so on.
    fn c14(&self, bracket: &Bracket) -> Laid {
        let (moved, residents) = self.c1(bracket);
        let (kept, most) = match kind(&moved, &residents) {
            Kind::One => (0, (moved.len() + residents.len()) / 2),
            Kind::Two => {
                let able = (0..=moved.len()).rev().find(|size| self.kept(&moved, &residents, *size).is_some());
                let kept = able.expect("nobody can be kept");
                (kept, (residents.len() - kept) / 2)
            }
        };
        let steps = (0..=most).rev().map(|pairs| Step { kept, pairs });
        let mut found = steps.filter_map(|step| self.as_printed(bracket, step, &|_| true));
        found.next().expect("with no pairs everybody goes down")
    }

    /// C13: the second lowest bracket anew while it keeps any pair, then joined, and so on upwards.
    fn c13(&self, mut done: Vec<Laid>, residents: Vec<usize>) -> Vec<Laid> {
        let mut lowest = Lowest { newest: Vec::new(), before: residents, joined: false };
        loop {
            if let Some(laid) = self.lowest(&coming(&done), &lowest) {
                done.push(laid);
                return done;
            }
            let above = done.pop().expect("all players together can be paired");
            let possible = |down: &[usize]| self.lowest_can(down, &lowest);
            let fewer = self.fewer(&above);
            if let Some(other) = self.again(&above, &fewer, &possible) {
                let laid = self.lowest(&other.left, &lowest).expect("possible is tried in every way");
                done.extend([other, laid]);
                return done;
            }
            let before = lowest.members();
            lowest = Lowest { newest: above.bracket.residents, before, joined: true };
        }
    }

    /// Everything a bracket may still keep, most first: its remainder's pairs go before those moved down.
    fn fewer(&self, laid: &Laid) -> Vec<Step> {
        let now = Step { kept: laid.moved_pairs.len(), pairs: laid.pairs.len() };
        let mut steps: Vec<Step> = (0..=now.pairs).rev().map(|pairs| Step { pairs, ..now }).collect();
        let (_, residents) = self.c1(&laid.bracket);
        for kept in (0..now.kept).rev() {
            let most = (residents.len() - kept) / 2;
            steps.extend((0..=most).rev().map(|pairs| Step { kept, pairs }));
        }
        steps.retain(|step| step.kept + step.pairs > 0);
        steps
    }

    /// By the absolute criteria, those who come not meeting each other.
    fn lowest_can(&self, down: &[usize], lowest: &Lowest) -> bool {
        let (members, bye) = (lowest.members(), self.bye());
        if down.len() <= members.len() && self.each_meets(down, &members, &|rest| self.all_meet(rest, bye)) {
            return true;
        }
        let has_bye = |man: &usize| {
            let others: Vec<usize> = down.iter().copied().filter(|other| other != man).collect();
            !self.men[*man].free_point && self.each_meets(&others, &members, &|rest| self.all_meet(rest, false))
        };
        // Those moved into a bracket are paired first: one of them has the bye only where they are too many.
        bye && (lowest.joined || down.len() > members.len()) && down.iter().any(has_bye)
    }

    fn lowest(&self, down: &[usize], lowest: &Lowest) -> Option<Laid> {
        let bye =
            |left: &[usize]| left.len() == usize::from(self.bye()) && left.iter().all(|man| !self.men[*man].free_point);
        let moved = [down, &lowest.newest].concat();
        let bracket = Bracket { moved: moved.clone(), residents: lowest.before.clone() };
        let as_one = || self.as_one(&bracket, &bye);
        match kind(&moved, &bracket.residents) {
            Kind::One => as_one(),
            Kind::Two => {
                let (kept, residents) = (moved.len(), bracket.residents.len());
                let step = Step { kept, pairs: (residents - kept) / 2 };
                let found = self.lowest_of_two(&bracket, step, &bye);
                if lowest.joined { found.or_else(as_one) } else { found }
            }
        }
    }
}

fn coming(done: &[Laid]) -> Vec<usize> {
    done.last().map(|above| above.left.clone()).unwrap_or_default()
}
