//! One group by the text: columns, rows, two Whites who meet, and who is left over (6.2 to 6.4, 7.3, 7.4).

use crate::text::Text;

type Pairs = Vec<(usize, usize)>;

pub(crate) struct Laid {
    pub pairs: Pairs,
    pub left: Vec<usize>,
}

fn without(list: &[usize], gone: &[usize]) -> Vec<usize> {
    list.iter().copied().filter(|man| !gone.contains(man)).collect()
}

/// All choices of so many, the earlier ones first.
fn choices(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let from = |(index, first): (usize, &usize)| -> Vec<Vec<usize>> {
        choices(&list[index + 1..], size - 1).into_iter().map(|more| [&[*first], &more[..]].concat()).collect()
    };
    list.iter().enumerate().flat_map(from).collect()
}

impl Text<'_> {
    /// 6.4: everybody if possible; else those left over by the columns as formed, unless fewer need be.
    pub(crate) fn lay_group(&self, group: &[usize], next: &[usize]) -> Laid {
        let claims = self.claims(group, next);
        let formed = self.as_formed(group, &claims);
        for size in 0..formed.left.len() {
            for left in choices(&claims, size) {
                if let Some(pairs) = self.everybody(&without(group, &left)) {
                    return Laid { pairs, left };
                }
            }
        }
        formed
    }

    /// Who goes down before whom: pairable below, lower rated, last in the order of strength.
    fn claims(&self, group: &[usize], next: &[usize]) -> Vec<usize> {
        let mut claims = group.to_vec();
        claims.sort_by_key(|man| {
            let pairable = next.iter().any(|other| self.legal(*man, *other));
            (!pairable, self.men[*man].rating, std::cmp::Reverse(self.men[*man].letter))
        });
        claims
    }

    /// The first White, from the top, who may meet no Black but another White, with these in the order tried.
    fn white_for_white(&self, white: &[usize], black: &[usize]) -> Option<(usize, Vec<usize>)> {
        white.iter().enumerate().find_map(|(row, man)| {
            if black.iter().any(|other| self.legal(*man, *other)) {
                return None;
            }
            let around = white[row + 1..].iter().chain(white[..row].iter().rev());
            let others: Vec<usize> = around.copied().filter(|other| self.legal(*man, *other)).collect();
            (!others.is_empty()).then_some((*man, others))
        })
    }

    /// Nobody left over. After two Whites the others form their columns anew.
    fn everybody(&self, group: &[usize]) -> Option<Pairs> {
        let (white, black) = self.columns(group);
        match self.white_for_white(&white, &black) {
            Some((man, others)) => others.into_iter().find_map(|other| {
                let rest = self.everybody(&without(group, &[man, other]))?;
                Some([&[(man, other)], &rest[..]].concat())
            }),
            None => self.rows(&white, &black),
        }
    }

    fn as_formed(&self, group: &[usize], claims: &[usize]) -> Laid {
        let (white, black) = self.columns(group);
        if let Some((man, others)) = self.white_for_white(&white, &black) {
            let all_others = others.iter().find(|other| self.everybody(&without(group, &[man, **other])).is_some());
            let other = *all_others.unwrap_or(&others[0]);
            let mut laid = self.as_formed(&without(group, &[man, other]), claims);
            laid.pairs.insert(0, (man, other));
            return laid;
        }
        let most = self.most_rows(&white, &black);
        let (mut white, mut black, mut left) = (white, black, Vec::new());
        for man in claims.iter().filter(|man| group.contains(man)) {
            let fewer = (without(&white, &[*man]), without(&black, &[*man]));
            if self.most_rows(&fewer.0, &fewer.1) == most {
                (white, black) = fewer;
                left.push(*man);
            }
        }
        Laid { pairs: self.rows(&white, &black).expect("the rows can be filled"), left }
    }

    /// The most rows that can be filled at all.
    fn most_rows(&self, white: &[usize], black: &[usize]) -> usize {
        let Some((first, rest)) = white.split_first() else { return 0 };
        let able = black.iter().filter(|other| self.legal(*first, **other));
        let best = able.map(|other| 1 + self.most_rows(rest, &without(black, &[*other]))).max().unwrap_or(0);
        if best == white.len().min(black.len()) { best } else { best.max(self.most_rows(rest, black)) }
    }

    pub(crate) fn white_column(&self, man: usize) -> (i64, u32, usize) {
        let man = &self.men[man];
        (man.aro, man.rating, man.letter)
    }

    pub(crate) fn black_column(&self, man: usize) -> (i64, i64, usize) {
        let man = &self.men[man];
        (-i64::from(man.rating), -man.aro, man.letter)
    }

    /// By preference; those without one to the shorter column.
    pub(crate) fn wishes(&self, group: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let of = |wish: Option<char>| -> Vec<usize> {
            group.iter().copied().filter(|man| self.men[*man].wants() == wish).collect()
        };
        let (mut white, mut black, mut open) = (of(Some('W')), of(Some('B')), of(None));
        open.sort_by_key(|man| self.men[*man].letter);
        for man in open {
            let shorter = if white.len() <= black.len() { &mut white } else { &mut black };
            shorter.push(man);
        }
        (white, black)
    }

    /// 6.2 after 7.3 and 7.4, one move at a time; 2.6 passes over whom it keeps.
    fn columns(&self, group: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let (mut white, mut black) = self.wishes(group);
        while white.len() >= black.len() + 2 {
            let able = white.iter().copied().filter(|man| self.men[*man].wants() == Some('W'));
            let able = able.filter(|man| self.men[*man].can_have('B'));
            let Some(man) = able.min_by_key(|man| (self.men[*man].aro, self.most_wanted(*man))) else { break };
            white = without(&white, &[man]);
            black.push(man);
        }
        while black.len() >= white.len() + 2 {
            let able = black.iter().copied().filter(|man| self.men[*man].can_have('W'));
            let key = |man: &usize| (-self.men[*man].aro, self.men[*man].rating, self.men[*man].letter);
            let Some(man) = able.min_by_key(key) else { break };
            black = without(&black, &[man]);
            white.push(man);
        }
        white.sort_by_key(|man| self.white_column(*man));
        black.sort_by_key(|man| self.black_column(*man));
        (white, black)
    }
}
