//! Sets of seats as bits.

const WORD: usize = u64::BITS as usize;

/// A set of small numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

/// How many words hold `size` bits.
pub(crate) const fn words_for(size: usize) -> usize {
    size.div_ceil(WORD)
}

impl Bits {
    pub(crate) fn none(size: usize) -> Self {
        Self { words: vec![0; words_for(size)] }
    }

    pub(crate) fn all(size: usize) -> Self {
        let mut bits = Self { words: vec![u64::MAX; words_for(size)] };
        if !size.is_multiple_of(WORD) {
            *bits.words.last_mut().expect("a size that fills no word has one") = (1 << (size % WORD)) - 1;
        }
        bits
    }

    pub(crate) fn insert(&mut self, member: usize) {
        self.words[member / WORD] |= 1 << (member % WORD);
    }

    pub(crate) fn remove(&mut self, member: usize) {
        self.words[member / WORD] &= !(1 << (member % WORD));
    }

    pub(crate) fn contains(&self, member: usize) -> bool {
        self.words[member / WORD] >> (member % WORD) & 1 == 1
    }

    pub(crate) fn unite(&mut self, other: &Bits) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    pub(crate) fn intersect(&mut self, other: &Bits) {
        for (word, mask) in self.words.iter_mut().zip(&other.words) {
            *word &= mask;
        }
    }

    pub(crate) fn subtract(&mut self, other: &Bits) {
        for (word, less) in self.words.iter_mut().zip(&other.words) {
            *word &= !less;
        }
    }

    /// Adds the members of a row.
    pub(crate) fn unite_words(&mut self, row: &[u64]) {
        self.words.iter_mut().zip(row).for_each(|(word, more)| *word |= more);
    }

    /// Adds what a row and a set have in common, but for those in `except`.
    pub(crate) fn unite_common(&mut self, row: &[u64], set: &Bits, except: Option<&Bits>) {
        let words = self.words.iter_mut().zip(row.iter().zip(&set.words));
        match except {
            None => words.for_each(|(word, (row, set))| *word |= row & set),
            Some(except) => {
                words.zip(&except.words).for_each(|((word, (row, set)), except)| *word |= row & set & !except);
            }
        }
    }

    /// Becomes what a row and two sets have in common.
    pub(crate) fn set_common(&mut self, row: &[u64], one: &Bits, other: &Bits) {
        let sets = one.words.iter().zip(&other.words);
        self.words
            .iter_mut()
            .zip(row.iter().zip(sets))
            .for_each(|(word, (row, (one, other)))| *word = row & one & other);
    }

    /// The first member that is in a row and in another set too.
    pub(crate) fn first_common(&self, row: &[u64], other: &Bits) -> Option<usize> {
        let mut words =
            self.words.iter().zip(row.iter().zip(&other.words)).map(|(own, (row, other))| own & row & other);
        let (index, word) = words.by_ref().enumerate().find(|(_, word)| *word != 0)?;
        Some(index * WORD + word.trailing_zeros() as usize)
    }

    /// Adds `count` members that stand in a row from `from` on, `to` being the first of them here.
    pub(crate) fn insert_run(&mut self, row: &[u64], from: usize, count: usize, to: usize) {
        let mut done = 0;
        while done < count {
            let (source, target) = (from + done, to + done);
            let step = (WORD - source % WORD).min(WORD - target % WORD).min(count - done);
            let mask = if step == WORD { u64::MAX } else { (1 << step) - 1 };
            self.words[target / WORD] |= (row[source / WORD] >> (source % WORD) & mask) << (target % WORD);
            done += step;
        }
    }

    /// The members of both, in ascending order.
    pub(crate) fn common<'a>(&'a self, other: &'a Bits) -> impl Iterator<Item = usize> + 'a {
        members(self.words.iter().zip(&other.words).map(|(own, other)| own & other))
    }

    /// The members of all three, in ascending order.
    pub(crate) fn common_of<'a>(&'a self, one: &'a Bits, other: &'a Bits) -> impl Iterator<Item = usize> + 'a {
        let sets = one.words.iter().zip(&other.words);
        members(self.words.iter().zip(sets).map(|(own, (one, other))| own & one & other))
    }

    /// Whether two sets have a member in common.
    pub(crate) fn meets(&self, other: &Bits) -> bool {
        self.words.iter().zip(&other.words).any(|(own, other)| own & other != 0)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    pub(crate) fn copy_from(&mut self, other: &Bits) {
        self.words.copy_from_slice(&other.words);
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        members(self.words.iter().copied())
    }

    pub(crate) fn first(&self) -> Option<usize> {
        self.iter().next()
    }
}

/// The members of a set given word by word, in ascending order.
pub(crate) fn members(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(index, word)| {
        std::iter::successors((word != 0).then_some(word), |word| Some(word & (word - 1)).filter(|rest| *rest != 0))
            .map(move |word| index * WORD + word.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_set_ends_at_its_size() {
        for size in [0, 1, 63, 64, 65, 128, 200] {
            assert_eq!(Bits::all(size).iter().collect::<Vec<_>>(), (0..size).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_run_of_a_row_is_moved_as_it_stands() {
        let mut row = Bits::none(200);
        (0..200).filter(|member| member % 3 == 0 || member % 7 == 2).for_each(|member| row.insert(member));
        for (from, count, to) in [(0, 200, 0), (3, 150, 50), (70, 64, 1), (64, 64, 128), (199, 1, 0), (5, 0, 9)] {
            let mut bits = Bits::none(200);
            bits.insert_run(row.words(), from, count, to);
            let wanted: Vec<usize> = (0..count).filter(|at| row.contains(from + at)).map(|at| to + at).collect();
            assert_eq!(bits.iter().collect::<Vec<_>>(), wanted);
        }
    }

    #[test]
    fn members_come_back_in_order() {
        let mut bits = Bits::none(150);
        for member in [149, 3, 64, 63] {
            bits.insert(member);
        }
        bits.remove(64);
        assert_eq!(bits.iter().collect::<Vec<_>>(), [3, 63, 149]);
        assert_eq!(bits.first(), Some(3));
        assert!(bits.contains(63) && !bits.contains(64));
    }
}
