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
    pub fn none(size: usize) -> Self {
        Self { words: vec![0; words_for(size)] }
    }

    pub fn all(size: usize) -> Self {
        let mut bits = Self { words: vec![u64::MAX; words_for(size)] };
        if !size.is_multiple_of(WORD) {
            *bits.words.last_mut().expect("a size that fills no word has one") = (1 << (size % WORD)) - 1;
        }
        bits
    }

    pub fn insert(&mut self, member: usize) {
        self.words[member / WORD] |= 1 << (member % WORD);
    }

    pub fn remove(&mut self, member: usize) {
        self.words[member / WORD] &= !(1 << (member % WORD));
    }

    pub fn contains(&self, member: usize) -> bool {
        self.words[member / WORD] >> (member % WORD) & 1 == 1
    }

    pub fn unite(&mut self, other: &Bits) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    pub fn intersect(&mut self, other: &Bits) {
        for (word, mask) in self.words.iter_mut().zip(&other.words) {
            *word &= mask;
        }
    }

    pub fn subtract(&mut self, other: &Bits) {
        for (word, less) in self.words.iter_mut().zip(&other.words) {
            *word &= !less;
        }
    }

    pub fn copy_from(&mut self, other: &Bits) {
        self.words.copy_from_slice(&other.words);
    }

    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    pub fn words(&self) -> &[u64] {
        &self.words
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        members(self.words.iter().copied())
    }

    pub fn first(&self) -> Option<usize> {
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
