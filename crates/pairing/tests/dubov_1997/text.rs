//! Dubov once more, straight from the text and its readings, without any cleverness: everything is tried.

use rokade_model::{ByeKind, Color, Entry, History, StartNumber};

use crate::man::{Man, alphabet, man};

/// What the text prescribes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// White first, in no particular order.
    pub pairs: Vec<(StartNumber, StartNumber)>,
    pub bye: Option<StartNumber>,
    /// How many groups section 9 joined; 0 where the first legal pairing was taken.
    pub joined: usize,
}

pub(crate) struct Text<'a> {
    history: &'a History,
    round: u32,
    pub men: Vec<Man>,
}

impl<'a> Text<'a> {
    pub(crate) fn new(history: &'a History, round: u32) -> Self {
        let alphabet = alphabet(history);
        let here = history.players.iter().filter(|player| {
            let left = player.withdrawal.is_some_and(|left| left.after < round);
            !left && !matches!(player.entry(round), Entry::Bye(ByeKind::Half | ByeKind::Full | ByeKind::Zero))
        });
        let men = here.map(|player| man(history, round, player.number, &alphabet)).collect();
        Self { history, round, men }
    }

    /// `None` where no legal pairing exists.
    pub(crate) fn lay(&self) -> Option<Round> {
        let mut here: Vec<usize> = (0..self.men.len()).collect();
        here.sort_by_key(|man| (-self.men[*man].points, self.men[*man].letter));
        if here.is_empty() {
            return None;
        }
        let mut bye = None;
        if here.len() % 2 == 1 {
            let chosen = self.bye(&here)?;
            here.retain(|man| *man != chosen);
            bye = Some(chosen);
        } else if !self.can_be_paired(&here) {
            return None;
        }
        let (pairs, joined) = self.groups(&here);
        let coloured = pairs.iter().enumerate().map(|(board, (one, other))| self.colours(board, *one, *other));
        Some(Round {
            pairs: coloured.map(|(white, black)| (self.men[white].number, self.men[black].number)).collect(),
            bye: bye.map(|man| self.men[man].number),
            joined,
        })
    }

    /// Who may meet.
    pub(crate) fn legal(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.men[one], &self.men[other]);
        let met = a.met.contains(&b.number) || b.met.contains(&a.number);
        let forbidden = self.history.is_forbidden(a.number, b.number, self.round);
        let colours = self.fits(one, other) || self.fits(other, one);
        !met && !forbidden && colours
    }

    fn fits(&self, white: usize, black: usize) -> bool {
        self.men[white].can_have('W') && self.men[black].can_have('B')
    }

    fn may_rise(&self, man: &Man) -> bool {
        let in_all = man.moved_up.iter().filter(|up| **up).count();
        let twice_running = man.moved_up.len() >= 2 && man.moved_up.iter().rev().take(2).all(|up| *up);
        let allowed = if self.history.rounds < 10 { 3 } else { 4 };
        self.round >= self.history.rounds || (in_all < allowed && !twice_running)
    }

    fn can_be_paired(&self, list: &[usize]) -> bool {
        let Some((first, rest)) = list.split_first() else { return true };
        rest.iter().any(|other| {
            let others: Vec<usize> = rest.iter().copied().filter(|man| man != other).collect();
            self.legal(*first, *other) && self.can_be_paired(&others)
        })
    }

    /// Section 4.
    fn bye(&self, here: &[usize]) -> Option<usize> {
        let mut left = here.to_vec();
        while let Some(lowest) = left.iter().map(|man| self.men[*man].points).min() {
            let mut group: Vec<usize> = left.iter().copied().filter(|man| self.men[*man].points == lowest).collect();
            left.retain(|man| self.men[*man].points != lowest);
            let dominant = self.dominant(&group);
            group.sort_by_key(|man| {
                let one = &self.men[*man];
                let dominated = dominant.is_some() && one.wants() != dominant;
                (one.rating, dominated, -one.aro, std::cmp::Reverse(one.letter))
            });
            for man in group {
                let others: Vec<usize> = here.iter().copied().filter(|other| *other != man).collect();
                if !self.men[man].won_unplayed && self.can_be_paired(&others) {
                    return Some(man);
                }
            }
        }
        None
    }

    fn dominant(&self, group: &[usize]) -> Option<char> {
        let count = |colour| group.iter().filter(|man| self.men[**man].wants() == Some(colour)).count() as i32;
        match count('W') - count('B') {
            0 => None,
            more if more > 0 => Some('W'),
            _ => Some('B'),
        }
    }

    /// The groups from the top, joined from below until it comes out.
    fn groups(&self, here: &[usize]) -> (Vec<(usize, usize)>, usize) {
        let mut scores: Vec<i32> = here.iter().map(|man| self.men[*man].points).collect();
        scores.sort_unstable();
        scores.dedup();
        for joined in 1..=scores.len().max(1) {
            let floor = scores.get(joined - 1).copied().unwrap_or(0);
            let mut groups: Vec<Vec<usize>> = Vec::new();
            for score in scores.iter().rev().filter(|score| **score >= floor) {
                let belongs = |man: &usize| self.men[*man].points.max(floor) == *score;
                groups.push(here.iter().copied().filter(belongs).collect());
            }
            let laid = if self.round == 1 { self.first_round(groups) } else { self.later_round(groups) };
            if let Some(pairs) = laid {
                return (pairs, joined);
            }
        }
        (self.first_legal(here).expect("it was tried before"), 0)
    }

    fn first_legal(&self, list: &[usize]) -> Option<Vec<(usize, usize)>> {
        let Some((first, rest)) = list.split_first() else { return Some(Vec::new()) };
        rest.iter().filter(|other| self.legal(*first, **other)).find_map(|other| {
            let others: Vec<usize> = rest.iter().copied().filter(|man| man != other).collect();
            let mut pairs = self.first_legal(&others)?;
            pairs.insert(0, (*first, *other));
            Some(pairs)
        })
    }

    /// Section 5.
    fn first_round(&self, mut groups: Vec<Vec<usize>>) -> Option<Vec<(usize, usize)>> {
        let mut pairs = Vec::new();
        let by_rating = |man: &usize| (std::cmp::Reverse(self.men[*man].rating), self.men[*man].letter);
        while !groups.is_empty() {
            let mut group = groups.remove(0);
            group.sort_by_key(by_rating);
            if group.len() % 2 == 1 {
                let next = groups.iter_mut().find(|group| !group.is_empty())?;
                next.sort_by_key(by_rating);
                group.push(next.remove(0));
            }
            let (upper, lower) = group.split_at(group.len() / 2);
            pairs.extend(self.rows(upper, lower)?);
        }
        Some(pairs)
    }

    /// Every White in turn, the next lower Black first, back where it does not work out.
    pub(crate) fn rows(&self, white: &[usize], black: &[usize]) -> Option<Vec<(usize, usize)>> {
        let Some((first, rest)) = white.split_first() else { return black.is_empty().then(Vec::new) };
        black.iter().filter(|other| self.legal(*first, **other)).find_map(|other| {
            let others: Vec<usize> = black.iter().copied().filter(|man| man != other).collect();
            let mut pairs = self.rows(rest, &others)?;
            pairs.insert(0, (*first, *other));
            Some(pairs)
        })
    }

    /// Sections 6 to 8.
    fn later_round(&self, mut groups: Vec<Vec<usize>>) -> Option<Vec<(usize, usize)>> {
        let homes = groups.clone();
        let mut pairs = Vec::new();
        let mut floaters: Vec<usize> = Vec::new();
        for turn in 0..groups.len() {
            let mut group = std::mem::take(&mut groups[turn]);
            floaters = self.floaters(floaters, &mut group, &mut pairs);
            self.bring_up(&mut group, &mut groups);
            let next = groups.iter().skip(turn + 1).find(|group| !group.is_empty()).cloned().unwrap_or_default();
            let laid = self.lay_group(&group, &next);
            pairs.extend(laid.pairs);
            for left in laid.left {
                if homes[turn].contains(&left) {
                    floaters.push(left);
                } else {
                    let home = homes.iter().position(|home| home.contains(&left)).unwrap();
                    groups[home].push(left);
                    groups[home].sort_by_key(|man| (-self.men[*man].points, self.men[*man].letter));
                }
            }
        }
        floaters.is_empty().then_some(pairs)
    }

    /// Section 8: returns those who find nobody.
    fn floaters(&self, floaters: Vec<usize>, group: &mut Vec<usize>, pairs: &mut Vec<(usize, usize)>) -> Vec<usize> {
        let (mut white, mut black) = self.wishes(&floaters);
        white.sort_by_key(|man| self.white_column(*man));
        black.sort_by_key(|man| self.black_column(*man));
        let mut nobody = Vec::new();
        let mut whites_turn = true;
        while !white.is_empty() || !black.is_empty() {
            let list = if (whites_turn && !white.is_empty()) || black.is_empty() { &mut white } else { &mut black };
            whites_turn = !whites_turn;
            let floater = list.remove(0);
            let wish = self.men[floater].wants();
            let mut found: Vec<usize> = group.iter().copied().filter(|man| self.legal(floater, *man)).collect();
            found.sort_by_key(|man| (self.same_wish(*man, wish), self.most_wanted(*man)));
            match found.first() {
                Some(opponent) => {
                    pairs.push((floater, *opponent));
                    group.retain(|man| man != opponent);
                }
                None => nobody.push(floater),
            }
        }
        nobody
    }

    pub(crate) fn same_wish(&self, man: usize, wish: Option<char>) -> bool {
        wish.is_some() && self.men[man].wants() == wish
    }

    /// 7.1, 7.2.
    fn bring_up(&self, group: &mut Vec<usize>, groups: &mut [Vec<usize>]) {
        for current in group.clone() {
            if group.iter().any(|man| *man != current && self.legal(current, *man)) {
                continue;
            }
            let wish = self.men[current].wants();
            if let Some(brought) = self.brought(groups, wish, &|man| self.legal(current, man)) {
                group.push(brought);
            }
        }
        if group.len() % 2 == 1 {
            let dominant = self.dominant(group);
            let has_opponent = |man: usize| group.iter().any(|other| self.legal(man, *other));
            if let Some(brought) = self.brought(groups, dominant, &has_opponent) {
                group.push(brought);
            }
        }
    }

    fn brought(&self, groups: &mut [Vec<usize>], against: Option<char>, fits: &dyn Fn(usize) -> bool) -> Option<usize> {
        // Groups that had their turn are empty.
        let next = groups.iter_mut().find(|group| !group.is_empty())?;
        let able = next.iter().copied().filter(|man| self.may_rise(&self.men[*man]));
        let mut found: Vec<usize> = able.filter(|man| fits(*man)).collect();
        found.sort_by_key(|man| (self.same_wish(*man, against), self.most_wanted(*man)));
        let brought = *found.first()?;
        next.retain(|man| *man != brought);
        Some(brought)
    }

    pub(crate) fn most_wanted(&self, man: usize) -> (i64, i64, usize) {
        let man = &self.men[man];
        (-i64::from(man.rating), man.aro, man.letter)
    }

    /// Section 3, or section 5 in the first round. White first.
    fn colours(&self, board: usize, one: usize, other: usize) -> (usize, usize) {
        if self.round == 1 {
            let black_begins = self.history.initial_color == Some(Color::Black);
            return if (board % 2 == 1) == black_begins { (one, other) } else { (other, one) };
        }
        if !self.fits(one, other) {
            return (other, one);
        }
        if !self.fits(other, one) {
            return (one, other);
        }
        let (a, b) = (&self.men[one], &self.men[other]);
        let happy = |white: &Man, black: &Man| white.wants() != Some('B') && black.wants() != Some('W');
        let back = a.colours.chars().rev().zip(b.colours.chars().rev()).find(|(of_a, of_b)| of_a != of_b);
        let first_has_white = if happy(a, b) != happy(b, a) {
            happy(a, b)
        } else if a.surplus() != b.surplus() {
            a.surplus() < b.surplus()
        } else if let Some((of_a, _)) = back {
            of_a == 'B'
        } else if a.aro != b.aro {
            a.aro > b.aro
        } else if a.rating != b.rating {
            a.rating < b.rating
        } else {
            a.letter < b.letter
        };
        if first_has_white { (one, other) } else { (other, one) }
    }
}
