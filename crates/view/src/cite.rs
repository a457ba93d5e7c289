//! What a sentence rests on, as links: a clause leads to its place in the law book, a reading of ours to
//! its own page. Templates write them with `part/cite.html` and no other way; a test walks the pages.

use rokade_clause::{ClauseId, Reason, inventory};
use rokade_words::{Lang, ruling, text_with};
use serde::Serialize;

/// A clause or a reading as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The clause by its number, the reading by its name.
    pub label: String,
    pub href: String,
}

impl Source {
    /// A clause by its inventory id, as the regulations of the event are cited.
    pub fn clause(id: &ClauseId) -> Source {
        Source { label: id.to_string(), href: address(id) }
    }

    /// A clause by the number its edition prints: beside a ruling there is only one edition.
    pub fn printed(id: &ClauseId) -> Source {
        Source { label: ruling::printed(id), href: address(id) }
    }

    pub(crate) fn reading(lang: Lang, name: &str) -> Source {
        Source {
            label: text_with(lang, "reading-mark", &[("name", name.into())]),
            href: format!("/laws/readings/{name}"),
        }
    }
}

/// A part of a sentence that was written before it came to a page: plain, or a clause with its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    pub text: &'a str,
    /// Empty for plain text.
    pub href: String,
}

/// A written sentence with every clause it names by its inventory id as a link.
pub fn linked(text: &str) -> Vec<Piece<'_>> {
    let plain = |text| Piece { text, href: String::new() };
    // Names and figures, most of what a table holds.
    if !text.contains(['.', '-']) {
        return if text.is_empty() { Vec::new() } else { vec![plain(text)] };
    }
    let is_of_an_id = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | ':' | '-');
    let mut pieces: Vec<Piece> = Vec::new();
    let (mut told, mut at) = (0, 0);
    for word in text.split_inclusive(|letter: char| !is_of_an_id(letter)) {
        let end = word.find(|letter: char| !is_of_an_id(letter)).unwrap_or(word.len());
        let id = word[..end].trim_end_matches(['.', ':', '-']);
        if id.contains(['.', '-']) && inventory().get(id).is_some() {
            if told < at {
                pieces.push(plain(&text[told..at]));
            }
            pieces.push(Piece { text: id, href: format!("/laws/{id}") });
            told = at + id.len();
        }
        at += word.len();
    }
    if told < text.len() {
        pieces.push(plain(&text[told..]));
    }
    pieces
}

/// The address that leads to a clause in a book of the reader's language.
fn address(id: &ClauseId) -> String {
    format!("/laws/{id}")
}

/// The clauses of a reason and of what shows it, then the readings of them that decide.
pub fn sources(lang: Lang, reason: &Reason) -> Vec<Source> {
    held(lang, reason, &|_| true)
}

/// Those of them that hold in an event.
pub fn held(lang: Lang, reason: &Reason, holds: &dyn Fn(&ClauseId) -> bool) -> Vec<Source> {
    all(lang, reason, holds, Source::clause)
}

/// The same with the numbers as the edition prints them.
pub fn printed(lang: Lang, reason: &Reason) -> Vec<Source> {
    all(lang, reason, &|_| true, Source::printed)
}

fn all(lang: Lang, reason: &Reason, holds: &dyn Fn(&ClauseId) -> bool, clause: fn(&ClauseId) -> Source) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    for part in reason.whole() {
        let clauses = part.clauses.iter().filter(|one| holds(one)).map(clause);
        for source in clauses.chain(part.readings.iter().map(|name| Source::reading(lang, name))) {
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
    }
    sources
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_stands_behind_its_clause_and_has_an_address() {
        let reason = Reason::cited("met_before", "D4.9.1-3").read_as("monrad-meeting");
        let found = sources(Lang::En, &reason);
        assert_eq!(found[0], Source { label: "D4.9.1-3".into(), href: "/laws/D4.9.1-3".into() });
        assert_eq!(
            found[1],
            Source { label: "reading monrad-meeting".into(), href: "/laws/readings/monrad-meeting".into() }
        );
    }

    #[test]
    fn a_written_sentence_has_its_clauses_as_links_and_nothing_is_lost() {
        let text = "Did not come. [D4.1-14, D4.5.4.2c] See (FIDE-B.02-2024:8.3.2). No clause: 5.3, D4.99-1, 90+30.";
        let pieces = linked(text);
        assert_eq!(pieces.iter().map(|piece| piece.text).collect::<String>(), text);
        let links: Vec<&str> = pieces.iter().filter(|one| !one.href.is_empty()).map(|one| one.href.as_str()).collect();
        assert_eq!(links, ["/laws/D4.1-14", "/laws/D4.5.4.2c", "/laws/FIDE-B.02-2024:8.3.2"]);
        assert_eq!(linked(""), []);
    }

    #[test]
    fn a_ruling_cites_the_number_its_edition_prints() {
        let reason = Reason::cited("met_before", "L2018-7.5.5");
        let found = printed(Lang::Sv, &reason);
        assert_eq!(found, [Source { label: "7.5.5".into(), href: "/laws/L2018-7.5.5".into() }]);
    }
}
