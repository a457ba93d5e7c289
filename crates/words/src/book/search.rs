//! Clauses by words: what can be searched, and in which order the hits come.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use rokade_clause::{Clause, inventory};

use super::fold::line;
use super::place::is_called;
use super::precedents::precedents;
use super::query::{Found, Query};
use super::shelf::{Book, books_of, label};
use super::subjects::subjects_of;
use super::summaries::{languages_of, text_of};
use super::topics::topic_name;
use crate::Lang;

/// How a word of the query was found in a clause, from weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Matched {
    /// A word of the same meaning stands there.
    Synonym,
    /// A word that begins so stands there.
    Prefix,
    /// The very word stands there.
    Exact,
    /// It is the number of the clause.
    Number,
}

impl Matched {
    pub const fn key(self) -> &'static str {
        match self {
            Matched::Synonym => "synonym",
            Matched::Prefix => "prefix",
            Matched::Exact => "exact",
            Matched::Number => "number",
        }
    }
}

/// A clause in which every word of the query was found.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    pub clause: &'static Clause,
    /// How the word that fits least was found.
    pub matched: Matched,
}

/// The clauses in which every word is found, in any language the book speaks, in its topic, in the subject
/// index, in rulings: directly, as the beginning of a word, or by a word of the same meaning. A clause's
/// number is a word too. A clause called by its number comes first. Then the regulations follow each other by
/// their best clause, the Laws from the newest edition to the oldest, and in each the best come first; among
/// equals those where the reader's own language has the words, and the order of the text.
pub fn search(query: &str, lang: Lang, book: Option<Book>) -> Vec<Hit> {
    let index = index();
    let found = Query::of(query).run(index);
    let found: Vec<(&Page, usize, Found)> = found
        .into_iter()
        .map(|(page, found)| (&index.pages[page], page, found))
        .filter(|(page, ..)| book.is_none_or(|book| page.books.contains(&book)))
        .collect();
    let mut best: BTreeMap<Family, (Matched, u32)> = BTreeMap::new();
    for (page, _, found) in &found {
        let quality = (found.weakest, found.score);
        let had = best.entry(page.family()).or_insert(quality);
        *had = (*had).max(quality);
    }
    let mut hits: Vec<(_, Hit)> = found
        .into_iter()
        .map(|(page, place, found)| {
            let is_number = found.weakest == Matched::Number;
            let family = page.family();
            let is_in_own = found.own.contains(&lang);
            let quality = (found.weakest, found.score);
            let shelf = (Reverse(best.get(&family).copied()), family, Reverse(page.year));
            let rank = (Reverse(is_number), shelf, Reverse(quality), Reverse(is_in_own), place);
            (rank, Hit { clause: page.clause, matched: found.weakest })
        })
        .collect();
    hits.sort_by_key(|(rank, _)| *rank);
    hits.into_iter().map(|(_, hit)| hit).collect()
}

/// Regulations that are one to a reader: the editions of the Laws, or a book of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Family {
    Laws,
    Other(Option<Book>),
}

/// A clause as it is searched.
pub(super) struct Page {
    pub clause: &'static Clause,
    pub books: Vec<Book>,
    /// What it says, a line for each language.
    pub texts: Vec<(Lang, String)>,
    /// What it is about: topic and subjects, in every language.
    pub headings: String,
    /// What else is told of it.
    pub told: String,
    /// Of the edition, if it is a clause of the Laws.
    year: Option<u16>,
}

pub(super) struct Index {
    pub pages: Vec<Page>,
    /// The pages each folded word stands on.
    pub by_word: BTreeMap<String, Vec<usize>>,
}

fn index() -> &'static Index {
    static INDEX: LazyLock<Index> = LazyLock::new(|| {
        let pages: Vec<Page> = inventory().iter().map(Page::of).collect();
        let mut by_word: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, page) in pages.iter().enumerate() {
            for word in page.lines().flat_map(str::split_ascii_whitespace) {
                let standing = by_word.entry(word.to_owned()).or_default();
                if standing.last() != Some(&at) {
                    standing.push(at);
                }
            }
        }
        Index { pages, by_word }
    });
    &INDEX
}

impl Page {
    fn of(clause: &'static Clause) -> Self {
        let books: Vec<Book> = books_of(clause).collect();
        let texts = languages_of(clause).into_iter().map(|lang| (lang, line(text_of(clause, lang).0))).collect();
        let subjects = subjects_of(&clause.id);
        let about = |lang: Lang| {
            let subjects = subjects.iter().map(move |subject| subject.heading(lang));
            std::iter::once(topic_name(&clause.topic, lang).to_owned()).chain(subjects)
        };
        // A mark between them keeps a phrase from reaching over two headings.
        let headings = Lang::ALL.into_iter().flat_map(about).chain([clause.topic.clone()]);
        let headings = headings.map(|heading| line(&heading)).collect::<Vec<String>>().join("|");
        let ruling = precedents().iter().find(|precedent| precedent.id == clause.id);
        let told = ruling.map_or_else(String::new, |ruling| {
            let pieces = Lang::ALL.into_iter().flat_map(|lang| {
                let note = ruling.note.as_ref().map_or("", |note| note.of(lang));
                [ruling.facts.of(lang), ruling.held.of(lang), note]
            });
            pieces.map(line).collect::<Vec<String>>().join("|")
        });
        let edition = clause.edition.as_deref().unwrap_or_default();
        let told = format!("{told}|{}", line(&format!("{edition} {} {}", label(clause), clause.id)));
        let year = books.first().and_then(|book| book.edition()).map(|edition| edition.year());
        Self { clause, books, texts, headings, told, year }
    }

    fn family(&self) -> Family {
        match self.year {
            Some(_) => Family::Laws,
            None => Family::Other(self.books.first().copied()),
        }
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|(_, text)| text.as_str()).chain([self.headings.as_str(), self.told.as_str()])
    }

    /// Whether a word is the number of this clause in one of its books.
    pub(super) fn is_called(&self, number: &str) -> bool {
        self.books.iter().any(|book| is_called(self.clause, *book, number))
    }
}

#[cfg(test)]
mod tests {
    use super::super::fold::words;
    use super::*;

    #[test]
    fn every_clause_is_found_by_its_own_words() {
        for clause in inventory().iter().step_by(23) {
            for lang in languages_of(clause) {
                let text = text_of(clause, lang).0;
                let some: Vec<String> = words(text).into_iter().take(5).collect();
                let hits = search(&some.join(" "), lang, None);
                assert!(hits.iter().any(|hit| hit.clause.id == clause.id), "{} {lang}: {some:?}", clause.id);
            }
        }
    }

    #[test]
    fn a_number_finds_its_clauses_first() {
        let hits = search("7.5.5", Lang::En, None);
        let first: Vec<&str> = hits.iter().take(2).map(|hit| hit.clause.id.as_str()).collect();
        assert_eq!(first, ["L2023-7.5.5", "L2018-7.5.5"]);
        assert_eq!(hits[0].matched, Matched::Number);
        assert_eq!(search("L2001-7.4.b", Lang::En, None)[0].clause.id, "L2001-7.4.b");
    }

    #[test]
    fn what_a_newcomer_types_is_found_in_the_newest_laws_first() {
        for (lang, query) in [
            (Lang::Da, "telefon"),
            (Lang::Da, "fjernelse af brik"),
            (Lang::Da, "3 gange"),
            (Lang::Nb, "telefon"),
            (Lang::Nb, "3 ganger"),
            (Lang::Nb, "fjerning av brikke"),
            (Lang::Sv, "telefon"),
            (Lang::Sv, "3 gånger"),
            (Lang::Sv, "ta bort pjäs"),
            (Lang::En, "phone"),
            (Lang::En, "3 times"),
            (Lang::En, "removal of a piece"),
        ] {
            let hits = search(query, lang, None);
            let first = hits.first().unwrap_or_else(|| panic!("{lang} {query}: nothing found"));
            assert!(first.clause.id.starts_with("L2023-"), "{lang} {query}: {}", first.clause.id);
            let years: Vec<&str> = hits.iter().filter_map(|hit| hit.clause.id.strip_prefix('L')).collect();
            assert!(years.is_sorted_by_key(|id| Reverse(id[..4].to_owned())), "{lang} {query}");
        }
        let claims = search("3 gange", Lang::Da, None);
        assert!(claims.iter().take(4).any(|hit| hit.clause.id.starts_with("L2023-9.2")), "{:?}", claims[0].clause.id);
    }

    #[test]
    fn words_that_join_others_do_not_hide_what_is_asked() {
        let plain: Vec<&str> =
            search("ulovligt træk", Lang::Da, None).iter().map(|hit| hit.clause.id.as_str()).collect();
        let joined = search("et ulovligt træk i det", Lang::Da, None);
        assert_eq!(joined.iter().map(|hit| hit.clause.id.as_str()).collect::<Vec<_>>(), plain);
        assert!(!search("i", Lang::Da, None).is_empty());
    }

    #[test]
    fn nothing_asked_nothing_found() {
        for query in ["", "   ", "…", "xyzzyq", "flag xyzzyq"] {
            assert!(search(query, Lang::En, None).is_empty(), "{query}");
        }
    }
}
