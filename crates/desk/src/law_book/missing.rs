//! What is not in the books: the page says what there is instead.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use rokade_clause::Reason;
use rokade_words::book::{Book, books, chapters};
use rokade_words::{Arg, text_with};

use super::chapter::name;
use super::frame::{Frame, title};
use crate::app::App;
use crate::error::DeskError;
use crate::page::Page;
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/missing.html")]
struct MissingPage {
    page: Page,
    frame: Frame,
    said: String,
    /// Where to look instead: address and name.
    ways: Vec<(String, String)>,
}

/// Nobody wrote a longer number; what is longer is cut before it is shown.
const LONGEST_SHOWN: usize = 40;

fn shown(text: &str) -> String {
    text.chars().take(LONGEST_SHOWN).collect()
}

pub(super) fn book(app: &App, reading: &Reading, asked: &str) -> Result<Response, DeskError> {
    let said = text_with(reading.lang, "desk-law-book-no-book", &[("found", Arg::from(shown(asked)))]);
    let ways = books().map(|book| (format!("/laws/{book}"), title(book, reading.lang))).collect();
    page(app, reading, said, ways)
}

pub(super) fn clause(app: &App, reading: &Reading, book: Book, asked: &str) -> Result<Response, DeskError> {
    let lang = reading.lang;
    let args = [("found", Arg::from(shown(asked))), ("book", Arg::from(book.to_string()))];
    let said = text_with(lang, "desk-law-book-no-clause", &args);
    let ways = chapters(book).into_iter().map(|head| (format!("/laws/{book}/{head}"), name(head, book, lang)));
    page(app, reading, said, ways.collect())
}

pub(super) fn reading(app: &App, reading: &Reading, asked: &str) -> Result<Response, DeskError> {
    let said = text_with(reading.lang, "desk-law-book-no-reading", &[("found", Arg::from(shown(asked)))]);
    let all = rokade_words::text(reading.lang, "desk-law-book-readings");
    page(app, reading, said, vec![("/laws/readings".to_owned(), all)])
}

fn page(app: &App, reading: &Reading, said: String, ways: Vec<(String, String)>) -> Result<Response, DeskError> {
    let frame = Frame::new(app, reading, "/laws", "");
    let body = MissingPage { page: frame.page.clone(), frame, said, ways }.render()?;
    Ok((StatusCode::NOT_FOUND, Html(body)).into_response())
}

/// The names of two editions that can be compared, told with what is wrong with another.
pub(super) fn not_laws(found: &str) -> DeskError {
    let editions = rokade_clause::Edition::names().join(", ");
    let reason = Reason::house("not_an_edition_of_the_laws")
        .with("found", shown(found).as_str())
        .with("expected", editions.as_str());
    DeskError::BadForm(vec![reason])
}
