//! Takes in a list player by player and puts its file in place in one step.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::fs::OpenOptions;
use std::path::PathBuf;

use rokade_model::{ListedPlayer, each_folded_word};
use sha2::{Digest, Sha256};

use super::head::{Head, ListFacts, Part};
use super::pages::PageWriter;
use super::{ListError, ListName, federation_word, record, year_word};
use crate::files;
use crate::hold::Hold;

/// More players than any federation will ever list; what has more is made to fill a memory.
const MOST_PLAYERS: usize = 8_000_000;
/// Of how many words one is remembered for a first look.
pub(super) const STEP: usize = 64;

/// Whether a player was taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    New,
    /// The list has had a player of this number; the first one stays.
    Twice,
}

/// What a player is ranked by, and where the record lies.
struct Key {
    rating: Reverse<u16>,
    fide_id: u32,
    place: u32,
}

/// A list that is being taken in. Nobody sees it before `RatingLists::put_in_place`; dropped before, it leaves nothing.
pub struct ListWriter {
    temporary: PathBuf,
    /// Until it is ended
    pages: Option<PageWriter>,
    keys: Vec<Key>,
    ids: HashSet<u32>,
    /// Every word with the number it was given
    words: HashMap<Box<str>, u32>,
    /// The words of each player by number, player by player, and how many each has
    said: Vec<u32>,
    counts: Vec<u8>,
    digest: Sha256,
    record: Vec<u8>,
    /// One import at a time
    _hold: Hold,
}

impl ListWriter {
    pub(super) fn begin(temporary: PathBuf, hold: Hold) -> Result<Self, ListError> {
        files::remove_if_there(&temporary)?;
        files::create_private(&temporary)?;
        let file =
            OpenOptions::new().write(true).open(&temporary).map_err(|error| ListError::file(&temporary, error))?;
        Ok(Self {
            temporary,
            pages: Some(PageWriter::new(file)),
            keys: Vec::new(),
            ids: HashSet::new(),
            words: HashMap::new(),
            said: Vec::new(),
            counts: Vec::new(),
            digest: Sha256::new(),
            record: Vec::with_capacity(record::LONGEST),
            _hold: hold,
        })
    }

    /// How many players were taken in.
    pub fn players(&self) -> usize {
        self.keys.len()
    }

    /// Takes in a player.
    pub fn add(&mut self, player: &ListedPlayer) -> Result<Added, ListError> {
        if !self.ids.insert(player.fide_id) {
            return Ok(Added::Twice);
        }
        let place = u32::try_from(self.pages().position()).ok().filter(|_| self.keys.len() < MOST_PLAYERS);
        let place = place.ok_or(ListError::TooMany)?;
        self.record.clear();
        record::write(player, &mut self.record);
        self.digest.update(&self.record);
        let pages = self.pages.as_mut().expect("nothing is written after the end");
        pages.write(&self.record).map_err(|error| ListError::file(&self.temporary, error))?;
        let rating = Reverse(player.leading_rating().unwrap_or(0));
        self.keys.push(Key { rating, fide_id: player.fide_id, place });
        let before = self.said.len();
        each_folded_word(&player.name, |word| self.say(word, before));
        if !player.federation.is_empty() {
            self.say(&federation_word(&player.federation), before);
        }
        if let Some(year) = player.birth_year {
            self.say(&year_word(year), before);
        }
        self.counts.push(u8::try_from(self.said.len() - before).expect("a name has fewer words than letters"));
        Ok(Added::New)
    }

    /// A word of the player whose words begin at `before`; the same word twice says nothing more.
    fn say(&mut self, word: &str, before: usize) {
        let number = match self.words.get(word) {
            Some(number) => *number,
            None => {
                let number = u32::try_from(self.words.len()).expect("fewer words than bytes of a file");
                self.words.insert(word.into(), number);
                number
            }
        };
        if !self.said[before..].contains(&number) && self.said.len() - before < usize::from(u8::MAX) {
            self.said.push(number);
        }
    }

    /// Writes what is looked up by, and gives the file its name.
    pub(super) fn put_in_place(
        mut self,
        path: &std::path::Path,
        name: ListName,
        source: &str,
        imported: i64,
    ) -> Result<ListFacts, ListError> {
        let digest = self.digest.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        let players = u32::try_from(self.keys.len()).map_err(|_| ListError::TooMany)?;
        let facts = ListFacts { players, digest, source: source.to_owned(), imported };
        let mut head = Head::new(name, facts.clone());
        head.records = Part { start: 0, length: self.pages().position() };
        let temporary = self.temporary.clone();
        let failed = |error| ListError::file(&temporary, error);
        self.write_index(&mut head).map_err(failed)?;
        let head = serde_json::to_vec(&head).map_err(|error| failed(error.into()))?;
        let pages = self.pages.take().expect("a list is ended once");
        pages.finish(&head).map_err(failed)?;
        files::put_in_place(&temporary, path)?;
        Ok(facts)
    }

    fn write_index(&mut self, head: &mut Head) -> std::io::Result<()> {
        self.ids = HashSet::new();
        let keys = std::mem::take(&mut self.keys);
        let mut order: Vec<u32> = (0..head.players).collect();
        order.sort_unstable_by_key(|index| {
            let key = &keys[*index as usize];
            (key.rating, key.fide_id)
        });
        head.places = self.part(order.iter().map(|index| keys[*index as usize].place))?;
        let mut ids: Vec<(u32, u32)> =
            (0..).zip(&order).map(|(rank, index)| (keys[*index as usize].fide_id, rank)).collect();
        drop(keys);
        ids.sort_unstable();
        head.ids = self.part(ids.into_iter().flat_map(|(id, rank)| [id, rank]))?;
        self.write_words(&order, head)
    }

    fn write_words(&mut self, order: &[u32], head: &mut Head) -> std::io::Result<()> {
        let mut words: Vec<(Box<str>, u32)> = std::mem::take(&mut self.words).into_iter().collect();
        words.sort_unstable();
        let said = std::mem::take(&mut self.said);
        let counts = std::mem::take(&mut self.counts);
        // From the number a word was given to its place in the order of words, and how often it is said.
        let mut place_of: Vec<u32> = vec![0; words.len()];
        (0..).zip(&words).for_each(|(place, (_, number))| place_of[*number as usize] = place);
        let mut begins: Vec<u32> = vec![0; words.len() + 1];
        said.iter().for_each(|number| begins[place_of[*number as usize] as usize + 1] += 1);
        for place in 1..begins.len() {
            begins[place] += begins[place - 1];
        }
        let mut text: u32 = 0;
        let mut index: Vec<u32> = Vec::with_capacity(2 * begins.len());
        for ((word, _), begin) in words.iter().zip(&begins) {
            index.extend([text, *begin]);
            text += u32::try_from(word.len()).expect("words are short");
        }
        index.extend([text, begins[words.len()]]);
        head.index = self.part(index)?;
        let start = self.pages().position();
        for (word, _) in &words {
            self.pages().write(word.as_bytes())?;
        }
        head.words = Part { start, length: self.pages().position() - start };
        let start = self.pages().position();
        for (word, _) in words.iter().step_by(STEP) {
            let length = u16::try_from(word.len()).expect("words are short");
            self.pages().write(&length.to_le_bytes())?;
            self.pages().write(word.as_bytes())?;
        }
        head.steps = Part { start, length: self.pages().position() - start };
        drop(words);
        let mut first: Vec<u32> = Vec::with_capacity(counts.len());
        let mut total = 0;
        for count in &counts {
            first.push(total);
            total += u32::from(*count);
        }
        let mut postings: Vec<u32> = vec![0; said.len()];
        for (rank, index) in (0..).zip(order) {
            let from = first[*index as usize] as usize;
            for number in &said[from..from + usize::from(counts[*index as usize])] {
                let begin = &mut begins[place_of[*number as usize] as usize];
                postings[*begin as usize] = rank;
                *begin += 1;
            }
        }
        head.postings = self.part(postings)?;
        Ok(())
    }

    fn pages(&mut self) -> &mut PageWriter {
        self.pages.as_mut().expect("nothing is written after the end")
    }

    /// Writes numbers one behind the other.
    fn part(&mut self, numbers: impl IntoIterator<Item = u32>) -> std::io::Result<Part> {
        let start = self.pages().position();
        for number in numbers {
            self.pages().write(&number.to_le_bytes())?;
        }
        Ok(Part { start, length: self.pages().position() - start })
    }
}

impl Drop for ListWriter {
    fn drop(&mut self) {
        // After it was put in place there is nothing under this name.
        let _ = std::fs::remove_file(&self.temporary);
    }
}
