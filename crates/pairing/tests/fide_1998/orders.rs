//! Choices and exchanges in their order (D2).

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

type Known = BTreeMap<(usize, usize), Rc<Vec<Vec<usize>>>>;

/// All choices of so many, the earlier ones first.
pub(crate) fn choices(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in list.iter().enumerate() {
        for rest in choices(&list[index + 1..], size - 1) {
            all.push([&[*first], &rest[..]].concat());
        }
    }
    all
}

/// D2: every S1 of p players out of n, in the order of the exchanges that lead to it.
pub(crate) fn d2(n: usize, p: usize) -> Rc<Vec<Vec<usize>>> {
    thread_local! {
        static KNOWN: RefCell<Known> = const { RefCell::new(Known::new()) };
    }
    KNOWN.with_borrow_mut(|known| {
        known
            .entry((n, p))
            .or_insert_with(|| {
                let mut all = choices(&(0..n).collect::<Vec<_>>(), p);
                all.sort_by_key(|s1| {
                    let out: Vec<usize> = (0..p).filter(|man| !s1.contains(man)).collect();
                    let into: Vec<usize> = s1.iter().copied().filter(|man| *man >= p).collect();
                    let apart = into.iter().sum::<usize>() - out.iter().sum::<usize>();
                    let lowest: Vec<Reverse<usize>> = out.iter().rev().map(|man| Reverse(*man)).collect();
                    (out.len(), apart, lowest, into)
                });
                Rc::new(all)
            })
            .clone()
    })
}
