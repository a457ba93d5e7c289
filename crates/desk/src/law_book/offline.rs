//! The whole law book as one file: to keep on a phone and read where there is no network.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use askama::Template;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rokade_clause::inventory;
use rokade_words::book::{clauses, meanings, precedents, subject_index, topic_name};
use rokade_words::{Arg, Lang, text, text_with};
use serde::Serialize;

use super::chapter::{Chapter, chapters};
use super::entry::link;
use super::frame::{newest_first, title};
use super::rulings::RulingView;
use super::shelf::is_foreign;
use crate::error::DeskError;
use crate::lang::ReaderLang;

const STYLE: &str = include_str!("../../templates/law_book/offline.css");
const SCRIPT: &str = include_str!("../../templates/law_book/offline.js");

#[derive(Template)]
#[template(path = "law_book/offline.html")]
struct OfflineFile {
    lang: Lang,
    shelves: Vec<Shelf>,
    rulings: Vec<RulingView>,
    style: &'static str,
    script: &'static str,
    data: String,
}

struct Shelf {
    name: String,
    title: String,
    is_foreign: bool,
    chapters: Vec<Chapter>,
}

impl OfflineFile {
    fn t(&self, key: &str) -> String {
        text(self.lang, key)
    }

    fn ruling(&self, number: &str) -> String {
        text_with(self.lang, "desk-law-book-ruling", &[("number", Arg::from(number))])
    }

    /// The anchor of a clause inside the file: its address without the desk.
    fn anchor<'a>(&self, link: &'a str) -> &'a str {
        link.strip_prefix("/laws/").unwrap_or(link)
    }
}

/// What the search of the file knows beside the texts.
#[derive(Serialize)]
struct Known {
    /// The words of each meaning.
    meanings: Vec<Vec<String>>,
    /// What clauses are about, in every language: headings and the clauses under them.
    headings: Vec<(String, Vec<String>)>,
    more: String,
    one: String,
    many: String,
    none: String,
}

pub(super) async fn file(ReaderLang(lang): ReaderLang) -> Result<Response, DeskError> {
    static FILES: [OnceLock<String>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let place = Lang::ALL.iter().position(|known| *known == lang).unwrap_or_default();
    let file = match FILES[place].get() {
        Some(file) => file,
        None => {
            let made = made(lang)?;
            FILES[place].get_or_init(|| made)
        }
    };
    let name = format!("attachment; filename=\"{}-{}.html\"", text(lang, "desk-law-book-file"), lang.code());
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((StatusCode::OK, headers, file.as_str()).into_response())
}

fn made(lang: Lang) -> Result<String, DeskError> {
    let shelf = |book| Shelf {
        name: format!("{book}"),
        title: title(book, lang),
        is_foreign: is_foreign(book, lang),
        chapters: chapters(clauses(book), book, lang),
    };
    let data = serde_json::to_string(&known(lang)).map_err(|error| DeskError::Internal(error.to_string()))?;
    let file = OfflineFile {
        lang,
        shelves: newest_first().into_iter().map(shelf).collect(),
        rulings: precedents().iter().map(|one| RulingView::of(one, lang)).collect(),
        style: STYLE,
        script: SCRIPT,
        // Inside a script element no text may look like its end.
        data: data.replace('<', "\\u003c"),
    };
    Ok(file.render()?)
}

fn known(lang: Lang) -> Known {
    let mut headings: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let anchors = |clause: &rokade_clause::Clause| -> Vec<String> {
        rokade_words::book::books_of(clause).map(|book| link(clause, book)["/laws/".len()..].to_owned()).collect()
    };
    let in_all = |of: &dyn Fn(Lang) -> String| Lang::ALL.map(of).join(" | ");
    for clause in inventory().iter() {
        let topic = in_all(&|lang| topic_name(&clause.topic, lang).to_owned());
        headings.entry(topic).or_default().extend(anchors(clause));
    }
    for subject in subject_index(lang) {
        let heading = in_all(&|lang| subject.heading(lang));
        headings.entry(heading).or_default().extend(subject.clauses.iter().flat_map(|clause| anchors(clause)));
    }
    Known {
        meanings: meanings(),
        headings: headings.into_iter().collect(),
        more: text(lang, "desk-law-book-file-more"),
        one: text(lang, "desk-law-book-file-one"),
        many: text(lang, "desk-law-book-file-many"),
        none: text(lang, "desk-law-book-nothing"),
    }
}
