//! Words that mean the same in the chess hall, in whatever language they are asked for.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::data::{BookError, embedded, spoken_rows};
use super::fold::words;
use crate::Lang;

const FILE: &str = "law_book/synonyms";

/// Shorter beginnings and stems fit too much.
const SHORTEST_STEM: usize = 4;

/// Endings of the Nordic languages and of English, folded: `vingefald` is meant by `vingefaldet`.
const ENDINGS: [&str; 17] =
    ["s", "e", "n", "t", "en", "et", "er", "ne", "ar", "na", "ed", "es", "ens", "ets", "ene", "erne", "arna"];

#[derive(Deserialize)]
struct Row {
    concept: String,
}

/// A phrase as its folded words.
pub(super) type Phrase = Vec<String>;

pub(super) struct Synonyms {
    concepts: Vec<Vec<Phrase>>,
    by_phrase: BTreeMap<Phrase, Vec<usize>>,
}

pub(super) fn synonyms() -> &'static Synonyms {
    static SYNONYMS: LazyLock<Synonyms> =
        LazyLock::new(|| Synonyms::read(embedded(FILE)).expect("the embedded synonyms are tested"));
    &SYNONYMS
}

/// The words of each meaning in all languages, folded as they are compared; for a search without this program.
pub fn meanings() -> Vec<Vec<String>> {
    synonyms().concepts.iter().map(|phrases| phrases.iter().map(|phrase| phrase.join(" ")).collect()).collect()
}

impl Synonyms {
    fn read(text: &str) -> Result<Self, BookError> {
        let mut concepts: Vec<Vec<Phrase>> = Vec::new();
        let mut by_phrase: BTreeMap<Phrase, Vec<usize>> = BTreeMap::new();
        for (row, cells) in spoken_rows::<Row>(FILE, text)? {
            let mut phrases: Vec<Phrase> = Vec::new();
            for cell in Lang::ALL.map(|lang| cells.get(lang.code())) {
                let own: Vec<Phrase> = cell.split('|').map(words).filter(|phrase| !phrase.is_empty()).collect();
                if own.is_empty() {
                    return Err(BookError::Empty { file: FILE.to_owned(), what: row.concept });
                }
                phrases.extend(own);
            }
            phrases.sort();
            phrases.dedup();
            for phrase in &phrases {
                by_phrase.entry(phrase.clone()).or_default().push(concepts.len());
            }
            concepts.push(phrases);
        }
        Ok(Self { concepts, by_phrase })
    }

    /// How many of the first words are one phrase of the table; one word is always a phrase of its own.
    pub(super) fn longest_phrase(&self, asked: &[String]) -> usize {
        let most = asked.len().min(self.by_phrase.keys().map(Vec::len).max().unwrap_or(1));
        (2..=most).rev().find(|length| self.by_phrase.contains_key(&asked[..*length])).unwrap_or(1)
    }

    /// The phrases that mean the same as this one.
    pub(super) fn of(&self, asked: &[String]) -> impl Iterator<Item = &Phrase> {
        let concepts = match (self.by_phrase.get(asked), asked) {
            (Some(exact), _) => exact.clone(),
            (None, [word]) => self.kindred(word),
            (None, _) => Vec::new(),
        };
        concepts.into_iter().flat_map(|concept| &self.concepts[concept])
    }

    /// The concepts of a word that is only an inflection or the beginning of a known one.
    fn kindred(&self, word: &str) -> Vec<usize> {
        let length = |word: &str| word.chars().count();
        let is_kin = |known: &str| {
            let is_inflected = |ending: &str| length(known) >= SHORTEST_STEM && ENDINGS.contains(&ending);
            word.strip_prefix(known).is_some_and(is_inflected)
                || (length(word) >= SHORTEST_STEM && known.starts_with(word))
        };
        let fitting = self.by_phrase.iter().filter(|(phrase, _)| matches!(&phrase[..], [known] if is_kin(known)));
        let mut concepts: Vec<usize> = fitting.flat_map(|(_, concepts)| concepts.iter().copied()).collect();
        concepts.sort_unstable();
        concepts.dedup();
        concepts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "concept,en,da,nb,sv\n\
        flag,flag|flag fall,vinge|vingefald,klaff|klaffen,kläpp\n\
        draw,draw,remis,remis,remi\n";

    fn same(table: &Synonyms, asked: &str) -> Vec<String> {
        table.of(&words(asked)).map(|phrase| phrase.join(" ")).collect()
    }

    #[test]
    fn a_word_of_any_language_gives_those_of_all() {
        let table = Synonyms::read(SMALL).unwrap();
        let flag = same(&table, "kläpp");
        assert!(flag.contains(&"vingefald".to_owned()) && flag.contains(&"flag fall".to_owned()), "{flag:?}");
        for asked in ["Vingefaldet", "klaf", "FLAG FALL", "vingefa"] {
            assert_eq!(same(&table, asked), flag, "{asked}");
        }
        assert!(same(&table, "rem").is_empty() && same(&table, "flagpole").is_empty());
        assert_eq!(table.longest_phrase(&words("flag fall draw")), 2);
        assert_eq!(table.longest_phrase(&words("draw")), 1);
    }

    #[test]
    fn the_embedded_synonyms_can_be_read() {
        Synonyms::read(embedded(FILE)).unwrap();
        assert!(Synonyms::read("concept,en,da,nb,sv\nflag,flag,,klaff,kläpp\n").is_err());
    }
}
