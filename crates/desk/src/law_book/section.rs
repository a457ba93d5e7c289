//! An article, or whatever stands under the beginning of a number, on a page of its own.

use askama::Template;
use axum::response::{IntoResponse, Response};
use rokade_clause::Clause;
use rokade_words::book::{Book, chapters as heads};

use super::chapter::{Chapter, chapters, name};
use super::frame::{Frame, title};
use super::shelf::is_foreign;
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/section.html")]
struct SectionPage {
    page: Page,
    frame: Frame,
    book: String,
    title: String,
    heading: String,
    chapters: Vec<Chapter>,
    is_foreign: bool,
    /// The parts before and behind: address and name.
    before: Option<(String, String)>,
    after: Option<(String, String)>,
}

pub(super) fn show(
    app: &App,
    reading: &Reading,
    book: Book,
    asked: &str,
    found: &[&'static Clause],
) -> Result<Response, DeskError> {
    let lang = reading.lang;
    let heads = heads(book);
    let place = heads.iter().position(|head| head.eq_ignore_ascii_case(asked));
    let neighbour = |at: Option<usize>| {
        let head = heads.get(at?)?;
        Some((format!("/laws/{book}/{head}"), name(head, book, lang)))
    };
    let heading = place.map_or_else(|| asked.to_owned(), |at| name(heads[at], book, lang));
    let frame = Frame::new(app, reading, format!("/laws/{book}/{}", crate::answer::form_encoded(asked)), "books");
    Ok(html(&SectionPage {
        page: frame.page.clone(),
        frame,
        book: book.to_string(),
        title: title(book, lang),
        heading,
        chapters: chapters(found, book, lang),
        is_foreign: is_foreign(book, lang),
        before: neighbour(place.and_then(|at| at.checked_sub(1))),
        after: neighbour(place.map(|at| at + 1)),
    })?
    .into_response())
}
