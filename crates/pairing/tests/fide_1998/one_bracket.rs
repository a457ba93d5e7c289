//! One bracket by the text: C1 to C11, and every pairing of it where C12 and C13 ask for another.

use crate::by_the_text::Pairs;
use crate::men::Table;
use crate::orders::{choices, d2};

#[derive(Clone)]
pub(crate) struct Bracket {
    pub moved: Vec<usize>,
    pub residents: Vec<usize>,
}

/// A3: with half of its players moved down a bracket counts as homogeneous.
pub(crate) enum Kind {
    One,
    Two,
}

/// So many of those moved down meet residents, so many pairs are made of the rest.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub kept: usize,
    pub pairs: usize,
}

/// A bracket that is done.
#[derive(Clone)]
pub(crate) struct Laid {
    pub bracket: Bracket,
    pub moved_pairs: Pairs,
    pub pairs: Pairs,
    /// Those who go down, or have the bye.
    pub left: Vec<usize>,
}

/// What has been dropped of B5 and B6: 1 is B6, 2 both.
#[derive(Clone, Copy)]
struct Dropped {
    up: u8,
    down: u8,
}

type Suits<'a> = &'a dyn Fn(&[usize]) -> bool;

fn sorted(lists: &[&[usize]]) -> Vec<usize> {
    let mut all = lists.concat();
    all.sort();
    all
}

fn without(list: &[usize], gone: &[usize]) -> Vec<usize> {
    list.iter().copied().filter(|man| !gone.contains(man)).collect()
}

pub(crate) fn kind(moved: &[usize], residents: &[usize]) -> Kind {
    if moved.is_empty() || moved.len() >= residents.len() { Kind::One } else { Kind::Two }
}

impl Bracket {
    fn all(&self) -> Vec<usize> {
        sorted(&[&self.moved, &self.residents])
    }

    fn laid(&self, moved_pairs: Pairs, pairs: Pairs) -> Laid {
        let paired: Vec<usize> = moved_pairs.iter().chain(&pairs).flat_map(|pair| [pair.0, pair.1]).collect();
        Laid { bracket: self.clone(), left: without(&self.all(), &paired), moved_pairs, pairs }
    }
}

impl Table<'_> {
    /// C1: those who have an opponent in the bracket.
    pub(crate) fn c1(&self, bracket: &Bracket) -> (Vec<usize>, Vec<usize>) {
        let all = bracket.all();
        let has_one = |man: &usize| all.iter().any(|other| other != man && self.legal(*man, *other));
        let stay = |list: &[usize]| list.iter().copied().filter(has_one).collect();
        (stay(&bracket.moved), stay(&bracket.residents))
    }

    /// So many of those moved down who can all meet residents, better players first.
    pub(crate) fn kept(&self, moved: &[usize], residents: &[usize], size: usize) -> Option<Vec<usize>> {
        choices(moved, size).into_iter().find(|choice| self.each_meets(choice, residents, &|_| true))
    }

    /// The procedure as printed, for a step C14 has reached.
    pub(crate) fn as_printed(&self, bracket: &Bracket, step: Step, suits: Suits) -> Option<Laid> {
        let (moved, residents) = self.c1(bracket);
        match kind(&moved, &residents) {
            Kind::One => self.one_kind(bracket, &sorted(&[&moved, &residents]), step.pairs, suits),
            Kind::Two if step.kept == 0 => self.one_kind(bracket, &residents, step.pairs, suits),
            Kind::Two => {
                let kept = self.kept(&moved, &residents, step.kept)?;
                let (from, to) = self.c11(&moved, &residents, step);
                (from..=to).find_map(|x| self.c10(bracket, (&kept, &residents), step.pairs, x, suits))
            }
        }
    }

    /// C12 and C13: every pairing of the bracket in order, before x is raised.
    pub(crate) fn again(&self, laid: &Laid, steps: &[Step], suits: Suits) -> Option<Laid> {
        let bracket = &laid.bracket;
        let (moved, residents) = self.c1(bracket);
        steps.iter().filter(|step| step.kept + step.pairs > 0).find_map(|step| match kind(&moved, &residents) {
            Kind::Two if step.kept > 0 => {
                let kept = self.kept(&moved, &residents, step.kept)?;
                let (from, to) = self.c11(&moved, &residents, *step);
                (from..=to).find_map(|x| self.every(bracket, (&kept, &residents), step.pairs, x, suits))
            }
            _ => self.as_printed(bracket, *step, suits),
        })
    }

    /// The lowest bracket after a join, as one homogeneous bracket.
    pub(crate) fn as_one(&self, bracket: &Bracket, suits: Suits) -> Option<Laid> {
        let all = bracket.all();
        self.one_kind(bracket, &all, all.len() / 2, suits)
    }

    /// The lowest bracket does not lose anybody by C1, and before C13 every opponent of those moved down is tried.
    pub(crate) fn lowest_of_two(&self, bracket: &Bracket, step: Step, suits: Suits) -> Option<Laid> {
        let (from, to) = self.c11(&bracket.moved, &bracket.residents, step);
        let parts = (&bracket.moved[..], &bracket.residents[..]);
        let printed = (from..=to).find_map(|x| self.c10(bracket, parts, step.pairs, x, suits));
        printed.or_else(|| (from..=to).find_map(|x| self.every(bracket, parts, step.pairs, x, suits)))
    }

    /// x at first, lowered with the pairs by C14, and as far as C11 raises it: all pairs of the bracket.
    fn c11(&self, moved: &[usize], residents: &[usize], step: Step) -> (usize, usize) {
        let all = sorted(&[moved, residents]);
        let pairs = step.kept + step.pairs;
        let from = self.a8(&all).saturating_sub(all.len() / 2 - pairs);
        (from, from.max(pairs))
    }

    fn one_kind(&self, bracket: &Bracket, all: &[usize], pairs: usize, suits: Suits) -> Option<Laid> {
        let from = self.a8(all).saturating_sub(all.len() / 2 - pairs);
        (from..=from.max(pairs))
            .find_map(|x| (0..3).find_map(|up| self.remainder(bracket, &Vec::new(), all, (pairs, x, up), suits)))
    }

    /// C9: the exchanges and transpositions of one homogeneous part, with so many pairs, x and upfloats dropped.
    fn remainder(
        &self,
        bracket: &Bracket,
        moved_pairs: &Pairs,
        all: &[usize],
        (pairs, x, up): (usize, usize, u8),
        suits: Suits,
    ) -> Option<Laid> {
        (0..3).find_map(|down| {
            d2(all.len(), pairs).iter().find_map(|s1| {
                let upper: Vec<usize> = s1.iter().map(|index| all[*index]).collect();
                let lower = without(all, &upper);
                let mut found = None;
                self.d1(&upper, &lower, x, Dropped { up, down }, &mut Vec::new(), &mut |made, left| {
                    let laid = bracket.laid(moved_pairs.clone(), made.clone());
                    if left.iter().all(|man| self.may_go_down(*man, down)) && suits(&laid.left) {
                        found = Some(laid);
                    }
                    found.is_some()
                });
                found
            })
        })
    }

    /// C10 with C6 to C9: the first opponents of those moved down, then others for the lowest of them.
    fn c10(
        &self,
        bracket: &Bracket,
        (kept, residents): (&[usize], &[usize]),
        pairs: usize,
        x: usize,
        suits: Suits,
    ) -> Option<Laid> {
        (0..3).find_map(|up| {
            let first = (0..3).find_map(|down| {
                let mut first = None;
                self.d1(kept, residents, x, Dropped { up, down }, &mut Vec::new(), &mut |made, _| {
                    first = Some(made.clone());
                    true
                });
                first
            })?;
            let (lowest, above) = first.split_last().unwrap();
            residents.iter().filter(|man| **man >= lowest.1).find_map(|other| {
                let taken = above.iter().any(|pair| pair.1 == *other);
                // For another opponent both downfloat criteria have been dropped.
                let allowed = self.legal(lowest.0, *other) && self.floats_allowed(lowest.0, *other, up, 2);
                if taken || (*other != lowest.1 && !allowed) {
                    return None;
                }
                let made = [above, &[(lowest.0, *other)]].concat();
                self.rest_of(bracket, made, residents, (pairs, x, up), suits)
            })
        })
    }

    /// All opponents of those moved down.
    fn every(
        &self,
        bracket: &Bracket,
        (kept, residents): (&[usize], &[usize]),
        pairs: usize,
        x: usize,
        suits: Suits,
    ) -> Option<Laid> {
        (0..3).find_map(|up| {
            (0..3).find_map(|down| {
                let mut found = None;
                self.d1(kept, residents, x, Dropped { up, down }, &mut Vec::new(), &mut |made, _| {
                    found = self.rest_of(bracket, made.clone(), residents, (pairs, x, up), suits);
                    found.is_some()
                });
                found
            })
        })
    }

    fn rest_of(
        &self,
        bracket: &Bracket,
        made: Pairs,
        residents: &[usize],
        (pairs, x, up): (usize, usize, u8),
        suits: Suits,
    ) -> Option<Laid> {
        let used = made.iter().filter(|pair| !self.satisfied(pair.0, pair.1)).count();
        let met: Vec<usize> = made.iter().map(|pair| pair.1).collect();
        let left = x.checked_sub(used)?;
        self.remainder(bracket, &made, &without(residents, &met), (pairs, left, up), suits)
    }

    /// D1: every order of S2, smallest first, of which the pairs are allowed.
    fn d1(
        &self,
        upper: &[usize],
        lower: &[usize],
        x: usize,
        dropped: Dropped,
        made: &mut Pairs,
        visit: &mut dyn FnMut(&Pairs, &[usize]) -> bool,
    ) -> bool {
        let Some((first, more)) = upper.split_first() else { return visit(made, lower) };
        for other in lower {
            let used = usize::from(!self.satisfied(*first, *other));
            let floats = self.floats_allowed(*first, *other, dropped.up, dropped.down);
            if used > x || !floats || !self.legal(*first, *other) {
                continue;
            }
            made.push((*first, *other));
            let stop = self.d1(more, &without(lower, &[*other]), x - used, dropped, made, visit);
            made.pop();
            if stop {
                return true;
            }
        }
        false
    }
}
