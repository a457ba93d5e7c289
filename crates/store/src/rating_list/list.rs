//! A kept list: its players by rank, by FIDE number and by word.

use std::path::Path;

use rokade_model::ListedPlayer;

use super::head::{Head, ListFacts, Part};
use super::pages::{PageFile, number};
use super::write::STEP;
use super::{ListError, ListName, record};

/// A list that is open. Nearly all of it stays on the disk.
pub struct RatingList {
    pages: PageFile,
    head: Head,
    name: ListName,
    /// Every 64th word
    steps: Vec<Box<[u8]>>,
}

/// The place of a player in the list, the highest rated first.
pub(super) type Rank = u32;

/// Players of a list, a bit for each.
pub(super) struct Ranks {
    bits: Vec<u64>,
}

impl Ranks {
    fn none(players: u32) -> Self {
        Self { bits: vec![0; (players as usize).div_ceil(64)] }
    }

    pub(super) fn count(&self) -> u64 {
        self.bits.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bits.iter().all(|word| *word == 0)
    }

    /// Keeps those who are in the other, too.
    pub(super) fn keep(&mut self, other: &Ranks) {
        self.bits.iter_mut().zip(&other.bits).for_each(|(own, other)| *own &= other);
    }

    /// Keeps those who are not in the other.
    pub(super) fn leave_out(&mut self, other: &Ranks) {
        self.bits.iter_mut().zip(&other.bits).for_each(|(own, other)| *own &= !other);
    }

    pub(super) fn add_all(&mut self, other: &Ranks) {
        self.bits.iter_mut().zip(&other.bits).for_each(|(own, other)| *own |= other);
    }

    /// The first of them.
    pub(super) fn first(&self, most: usize) -> Vec<Rank> {
        let in_word = |(index, word): (usize, &u64)| {
            let (mut left, base) = (*word, index * 64);
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                u32::try_from(base).ok().map(|base| base + bit)
            })
        };
        self.bits.iter().enumerate().flat_map(in_word).take(most).collect()
    }
}

impl RatingList {
    pub(super) fn open(path: &Path) -> Result<Self, ListError> {
        let pages = PageFile::open(path)?;
        let head: Head = serde_json::from_slice(pages.head()).map_err(|_| pages.damaged())?;
        let name = head.name().ok_or_else(|| pages.damaged())?;
        let mut list = Self { pages, head, name, steps: Vec::new() };
        let bytes = list.part(list.head.steps)?;
        let mut rest = bytes.as_slice();
        while let Some((length, behind)) = rest.split_first_chunk::<2>() {
            let (word, behind) = behind
                .split_at_checked(usize::from(u16::from_le_bytes(*length)))
                .ok_or_else(|| list.pages.damaged())?;
            list.steps.push(word.into());
            rest = behind;
        }
        Ok(list)
    }

    pub fn name(&self) -> ListName {
        self.name
    }

    pub fn facts(&self) -> ListFacts {
        self.head.facts()
    }

    /// Reads every page and holds it against its sum.
    pub fn verify(&self) -> Result<(), ListError> {
        self.pages.verify()
    }

    /// The player of a FIDE number.
    pub fn by_id(&self, fide_id: u32) -> Result<Option<ListedPlayer>, ListError> {
        self.rank_of(fide_id)?.map(|rank| self.player(rank)).transpose()
    }

    pub(super) fn rank_of(&self, fide_id: u32) -> Result<Option<Rank>, ListError> {
        let (mut low, mut high) = (0, self.head.players);
        while low < high {
            let middle = low + (high - low) / 2;
            let pair = self.numbers(self.head.ids, 2 * u64::from(middle), 2)?;
            match pair[0].cmp(&fide_id) {
                std::cmp::Ordering::Equal => return Ok(Some(pair[1])),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        Ok(None)
    }

    pub(super) fn player(&self, rank: Rank) -> Result<ListedPlayer, ListError> {
        let place = u64::from(self.numbers(self.head.places, u64::from(rank), 1)?[0]);
        let Part { start, length } = self.head.records;
        let left = length.checked_sub(place).ok_or_else(|| self.pages.damaged())?;
        let most = usize::try_from(left).unwrap_or(usize::MAX).min(record::LONGEST);
        record::read(&self.pages.read(start + place, most)?).ok_or_else(|| self.pages.damaged())
    }

    /// Nobody, to begin with.
    pub(super) fn nobody(&self) -> Ranks {
        Ranks::none(self.head.players)
    }

    /// Adds everybody with a word from `first` up to, and not with, the words from `end` on.
    pub(super) fn add_between(&self, first: &[u8], end: &[u8], ranks: &mut Ranks) -> Result<(), ListError> {
        let (from, until) = (self.seek(first)?.players_from, self.seek(end)?.players_from);
        self.add_postings(from, until, ranks)
    }

    /// Adds everybody with a word that begins so; gives whether there is such a word.
    pub(super) fn add_beginning(&self, beginning: &str, ranks: &mut Ranks) -> Result<bool, ListError> {
        let found = self.seek(beginning.as_bytes())?;
        if !found.word.starts_with(beginning.as_bytes()) {
            return Ok(false);
        }
        let end = self.seek(&[beginning.as_bytes(), &[0xff]].concat())?;
        self.add_postings(found.players_from, end.players_from, ranks)?;
        Ok(true)
    }

    /// Adds everybody with this very word; gives whether there is such a word.
    pub(super) fn add_word(&self, word: &str, ranks: &mut Ranks) -> Result<bool, ListError> {
        let found = self.seek(word.as_bytes())?;
        if *found.word != *word.as_bytes() {
            return Ok(false);
        }
        self.add_postings(found.players_from, found.players_until, ranks)?;
        Ok(true)
    }

    fn add_postings(&self, from: u32, until: u32, ranks: &mut Ranks) -> Result<(), ListError> {
        let part = self.head.postings;
        let length = u64::from(until.checked_sub(from).ok_or_else(|| self.pages.damaged())?) * 4;
        let start = u64::from(from) * 4;
        if start + length > part.length {
            return Err(self.pages.damaged());
        }
        let length = usize::try_from(length).map_err(|_| self.pages.damaged())?;
        let (mut is_good, mut cut) = (true, Vec::new());
        let mut add = |rank: u32| match ranks.bits.get_mut(rank as usize / 64) {
            Some(word) => *word |= 1 << (rank % 64),
            None => is_good = false,
        };
        self.pages.stretches(part.start + start, length, |stretch| {
            // A number may lie across the end of a stretch.
            let missing = if cut.is_empty() { 0 } else { (4 - cut.len()).min(stretch.len()) };
            let (head, rest) = stretch.split_at(missing);
            cut.extend_from_slice(head);
            if cut.len() == 4 {
                add(number(&cut));
                cut.clear();
            }
            let whole = rest.chunks_exact(4);
            cut.extend_from_slice(whole.remainder());
            whole.for_each(|bytes| add(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])));
        })?;
        if is_good { Ok(()) } else { Err(self.pages.damaged()) }
    }

    /// The first word that is not before this one.
    fn seek(&self, word: &[u8]) -> Result<Seen, ListError> {
        let step = self.steps.partition_point(|step| **step <= *word).saturating_sub(1);
        let all = (self.head.index.length / 8).saturating_sub(1);
        let first = (step * STEP) as u64;
        let count = (STEP as u64).min(all.saturating_sub(first)) + 1;
        let index = self.numbers(self.head.index, 2 * first, usize::try_from(2 * count).unwrap_or(0))?;
        let (begin, end) = (index[0], index[index.len() - 2]);
        let Part { start, length } = self.head.words;
        if u64::from(end) > length || begin > end {
            return Err(self.pages.damaged());
        }
        let text = self.pages.read(start + u64::from(begin), (end - begin) as usize)?;
        for pair in index.chunks_exact(2).collect::<Vec<_>>().windows(2) {
            let cut = |at: u32| at.checked_sub(begin).map(|at| at as usize);
            let range = cut(pair[0][0]).zip(cut(pair[1][0]));
            let known = range.and_then(|(from, until)| text.get(from..until)).ok_or_else(|| self.pages.damaged())?;
            if known >= word {
                return Ok(Seen { word: known.into(), players_from: pair[0][1], players_until: pair[1][1] });
            }
        }
        let behind = index[index.len() - 1];
        // It may be the first of the next step; then its word begins no differently from what was looked for.
        let next = self.steps.get(step + 1).filter(|_| first + count - 1 < all);
        Ok(Seen { word: next.cloned().unwrap_or_default(), players_from: behind, players_until: behind })
    }

    fn part(&self, part: Part) -> Result<Vec<u8>, ListError> {
        let length = usize::try_from(part.length).map_err(|_| self.pages.damaged())?;
        self.pages.read(part.start, length)
    }

    /// Numbers of a part, from the given one on.
    fn numbers(&self, part: Part, from: u64, count: usize) -> Result<Vec<u32>, ListError> {
        let (start, length) = (from * 4, count as u64 * 4);
        if start + length > part.length {
            return Err(self.pages.damaged());
        }
        let bytes = self.pages.read(part.start + start, count * 4)?;
        Ok(bytes.chunks_exact(4).map(number).collect())
    }
}

/// A word of the list, and its players.
struct Seen {
    word: Box<[u8]>,
    players_from: u32,
    players_until: u32,
}
