//! The subject index: the words under which an arbiter looks a rule up.

use std::collections::HashMap;
use std::sync::LazyLock;

use rokade_clause::Clause;
use serde::Deserialize;

use super::data::{BookError, InLanguages, cited, embedded, spoken_rows};
use super::fold::{line, words};
use super::synonyms::synonyms;
use crate::Lang;

const FILE: &str = "law_book/index";

/// An entry of the index.
#[derive(Clone, Debug)]
pub struct Subject {
    pub word: InLanguages,
    /// The head word, if this is a sub-entry.
    pub under: Option<InLanguages>,
    /// Where the rule stands, in every edition that has it.
    pub clauses: Vec<&'static Clause>,
}

#[derive(Deserialize)]
struct Row {
    word_en: String,
    clauses: String,
}

fn read(text: &str) -> Result<Vec<Subject>, BookError> {
    let mut subjects: Vec<Subject> = Vec::new();
    for (row, cells) in spoken_rows::<Row>(FILE, text)? {
        let word = InLanguages::filled(FILE, &row.word_en, &cells, "word_")?;
        let under = InLanguages::read(FILE, &row.word_en, &cells, "under_")?;
        let clauses = cited(FILE, &row.clauses)?;
        if clauses.is_empty() {
            return Err(BookError::Empty { file: FILE.to_owned(), what: row.word_en });
        }
        if subjects.iter().any(|other| other.word == word && other.under == under) {
            return Err(BookError::Twice { file: FILE.to_owned(), what: row.word_en });
        }
        subjects.push(Subject { word, under, clauses });
    }
    Ok(subjects)
}

fn subjects() -> &'static [Subject] {
    static SUBJECTS: LazyLock<Vec<Subject>> =
        LazyLock::new(|| read(embedded(FILE)).expect("the embedded subject index is tested"));
    &SUBJECTS
}

impl Subject {
    /// The word with its head before it: `flag: both down`.
    pub fn heading(&self, lang: Lang) -> String {
        match &self.under {
            Some(under) => format!("{}: {}", under.of(lang), self.word.of(lang)),
            None => self.word.of(lang).to_owned(),
        }
    }

    /// The words it is sorted by: the head, then the entry itself.
    fn sorting(&self, lang: Lang) -> (Vec<String>, Vec<String>) {
        let word = words(self.word.of(lang));
        match &self.under {
            Some(under) => (words(under.of(lang)), word),
            None => (word, Vec::new()),
        }
    }

    /// The entry and its head in every language, folded.
    fn lines(&self) -> impl Iterator<Item = String> + '_ {
        let heads = self.under.iter().flat_map(|under| Lang::ALL.map(|lang| line(under.of(lang))));
        Lang::ALL.into_iter().map(|lang| line(self.word.of(lang))).chain(heads)
    }
}

/// The whole index in the alphabet of a language, sub-entries behind their heads.
pub fn subject_index(lang: Lang) -> Vec<&'static Subject> {
    let mut sorted: Vec<&Subject> = subjects().iter().collect();
    sorted.sort_by_cached_key(|subject| subject.sorting(lang));
    sorted
}

/// The entries with a word, in any language, begun or spelt otherwise; where no entry has it, those that have
/// a word of the same meaning.
pub fn subjects_named(word: &str, lang: Lang) -> Vec<&'static Subject> {
    let asked = words(word);
    if asked.is_empty() {
        return Vec::new();
    }
    let begins = |phrase: &[String]| format!(" {}", phrase.join(" "));
    let having = |beginnings: &[String]| -> Vec<&'static Subject> {
        let fits = |subject: &&Subject| subject.lines().any(|line| beginnings.iter().any(|begun| line.contains(begun)));
        subject_index(lang).into_iter().filter(fits).collect()
    };
    let direct = having(&[begins(&asked)]);
    if !direct.is_empty() {
        return direct;
    }
    having(&synonyms().of(&asked).map(|phrase| begins(phrase)).collect::<Vec<String>>())
}

/// The entries that lead to a clause.
pub fn subjects_of(id: &str) -> &'static [&'static Subject] {
    static BY_CLAUSE: LazyLock<HashMap<&'static str, Vec<&'static Subject>>> = LazyLock::new(|| {
        let mut by_clause: HashMap<&'static str, Vec<&'static Subject>> = HashMap::new();
        for subject in subjects() {
            for clause in &subject.clauses {
                by_clause.entry(clause.id.as_str()).or_default().push(subject);
            }
        }
        by_clause
    });
    BY_CLAUSE.get(id).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_index_can_be_read_and_used() {
        for subject in &read(embedded(FILE)).unwrap() {
            let found = subjects_named(subject.word.of(Lang::Nb), Lang::Nb);
            assert!(found.iter().any(|other| other.word == subject.word), "{}", subject.heading(Lang::En));
            let leads = subjects_of(&subject.clauses[0].id);
            assert!(leads.iter().any(|other| other.heading(Lang::En) == subject.heading(Lang::En)));
        }
        for lang in Lang::ALL {
            assert_eq!(subject_index(lang).len(), subjects().len());
            assert!(subject_index(lang).is_sorted_by_key(|subject| subject.sorting(lang)));
        }
        assert!(subjects_named("  ", Lang::Da).is_empty() && subjects_of("D99").is_empty());
    }

    #[test]
    fn an_entry_is_whole_or_an_error() {
        let head = "word_en,word_da,word_nb,word_sv,under_en,under_da,under_nb,under_sv,clauses\n";
        let read_row = |row: &str| read(&format!("{head}{row}\n")).map(|subjects| subjects.len());
        assert_eq!(read_row("flag,vinge,klaff,kläpp,,,,,L2018-6.8").unwrap(), 1);
        assert!(read_row("flag,vinge,klaff,kläpp,,,,,").is_err());
        assert!(read_row("flag,vinge,klaff,,,,,,L2018-6.8").is_err());
        assert!(read_row("flag,vinge,klaff,kläpp,clock,,,,L2018-6.8").is_err());
        assert!(read_row("flag,vinge,klaff,kläpp,,,,,L2018-99").is_err());
        assert!(read_row("f,v,k,k,,,,,L2018-6.8\nf,v,k,k,,,,,L2018-6.9").is_err());
    }
}
