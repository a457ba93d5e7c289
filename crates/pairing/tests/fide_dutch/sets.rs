//! The sets and orders that the text of the brute force goes through.

/// Sets of so many members; the one with the better placed player at the first difference comes first.
pub(crate) fn subsets(members: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, member) in members.iter().enumerate() {
        for mut tail in subsets(&members[at + 1..], count - 1) {
            tail.insert(0, *member);
            all.push(tail);
        }
    }
    all
}

/// The upper halves in order: as it is, then exchanged.
pub(crate) fn exchanges(players: &[usize], half: usize) -> Vec<Vec<usize>> {
    let (upper, lower) = (&players[..half], &players[half..]);
    let number = |index: &usize| players.iter().position(|one| one == index).unwrap() as i32;
    let mut all = vec![upper.to_vec()];
    for count in 1..=half.min(lower.len()) {
        let mut changes = Vec::new();
        for leaving in subsets(upper, count) {
            for entering in subsets(lower, count) {
                let difference: i32 =
                    entering.iter().map(number).sum::<i32>() - leaving.iter().map(number).sum::<i32>();
                let mut from_highest: Vec<i32> = leaving.iter().map(|index| -number(index)).collect();
                from_highest.sort_unstable();
                let from_lowest: Vec<i32> = entering.iter().map(number).collect();
                changes.push(((difference, from_highest, from_lowest), leaving.clone(), entering));
            }
        }
        changes.sort();
        for (_, leaving, entering) in changes {
            let mut half: Vec<usize> = upper.iter().copied().filter(|index| !leaving.contains(index)).collect();
            half.extend(entering);
            half.sort_unstable();
            all.push(half);
        }
    }
    all
}
