//! The subject index in the reader's alphabet.

use std::collections::HashMap;

use askama::Template;
use axum::extract::{Query, State};
use axum::response::Html;
use rokade_view::sort_key;
use rokade_words::Lang;
use rokade_words::book::{Subject, subject_index, subjects_named};

use super::entry::{Cited, by_book};
use super::frame::Frame;
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

/// A longer word than any index has.
const LONGEST_WORD: usize = 60;

#[derive(Template)]
#[template(path = "law_book/index.html")]
struct IndexPage {
    page: Page,
    frame: Frame,
    word: String,
    letters: Vec<Letter>,
}

struct Letter {
    letter: String,
    entries: Vec<IndexEntry>,
}

struct IndexEntry {
    anchor: String,
    heading: String,
    on: Vec<(String, Vec<Cited>)>,
}

/// The anchor of an entry, the same in every language.
pub(super) fn anchor(subject: &Subject) -> String {
    let mut anchor = String::from("i");
    for letter in subject.heading(Lang::En).to_lowercase().chars() {
        match letter {
            letter if letter.is_alphanumeric() => anchor.push(letter),
            _ if !anchor.ends_with('-') => anchor.push('-'),
            _ => {}
        }
    }
    anchor
}

pub(super) async fn show(
    State(app): State<App>,
    reading: Reading,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Html<String>, DeskError> {
    let lang = reading.lang;
    let word: String =
        query.get("word").map(|word| word.trim().chars().take(LONGEST_WORD).collect()).unwrap_or_default();
    let subjects = if word.is_empty() { subject_index(lang) } else { subjects_named(&word, lang) };
    let address = match word.is_empty() {
        true => "/laws/index".to_owned(),
        false => format!("/laws/index?word={}", crate::answer::form_encoded(&word)),
    };
    let frame = Frame::new(&app, &reading, address, "index");
    html(&IndexPage { page: frame.page.clone(), frame, word, letters: letters(subjects, lang) })
}

/// The entries under the letters of the reader's alphabet.
fn letters(mut subjects: Vec<&'static Subject>, lang: Lang) -> Vec<Letter> {
    let key = |subject: &&Subject| sort_key(lang, &subject.heading(lang));
    subjects.sort_by_cached_key(key);
    let mut letters: Vec<Letter> = Vec::new();
    let mut last = None;
    for subject in subjects {
        let first = key(&subject).first().copied();
        if letters.is_empty() || first != last {
            letters.push(Letter { letter: initial(&subject.heading(lang), lang), entries: Vec::new() });
            last = first;
        }
        let entry =
            IndexEntry { anchor: anchor(subject), heading: subject.heading(lang), on: by_book(&subject.clauses) };
        if let Some(letter) = letters.last_mut() {
            letter.entries.push(entry);
        }
    }
    letters
}

/// The letter a heading stands under: the plainest one that sorts where it does.
fn initial(heading: &str, lang: Lang) -> String {
    let first = sort_key(lang, heading).first().copied();
    let plain = ('a'..='z').chain("æøåäö".chars());
    let same = plain.into_iter().find(|letter| sort_key(lang, &letter.to_string()).first().copied() == first);
    // Danish has `ä` where `æ` stands, Swedish the other way round; the own one comes first.
    let written = |letter: char| lang.row().after_z.iter().find(|same| same.contains(&letter))?.first().copied();
    let own = same.map(|letter| written(letter).unwrap_or(letter));
    own.or_else(|| heading.chars().next()).map(|letter| letter.to_uppercase().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_stands_once_and_every_anchor_too() {
        for lang in Lang::ALL {
            let letters = letters(subject_index(lang), lang);
            let heads: std::collections::BTreeSet<&str> = letters.iter().map(|one| one.letter.as_str()).collect();
            assert_eq!(heads.len(), letters.len(), "{lang}");
            let anchors: Vec<&String> =
                letters.iter().flat_map(|one| &one.entries).map(|entry| &entry.anchor).collect();
            let once: std::collections::BTreeSet<&&String> = anchors.iter().collect();
            assert_eq!(once.len(), anchors.len());
        }
        assert_eq!((initial("à tempo", Lang::Da), initial("ändring", Lang::Sv)), ("A".to_owned(), "Ä".to_owned()));
        assert_eq!(initial("Ærlig", Lang::Da), "Æ");
    }
}
