//! A whole book, article by article.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use rokade_clause::{Edition, State as Treatment, inventory};
use rokade_words::Lang;
use rokade_words::book::{Book, clauses};

use super::chapter::{Chapter, chapters};
use super::entry::{home_of, link};
use super::frame::{Frame, title};
use super::{missing, treated};
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/book.html")]
struct BookPage {
    page: Page,
    frame: Frame,
    name: String,
    title: String,
    chapters: Vec<Chapter>,
    is_foreign: bool,
    /// The comparison with the newest edition, or of that one with the edition before it.
    compared: Option<String>,
    count: usize,
    enforced: usize,
    assisted: usize,
}

/// Whether a book is not told in the reader's language.
pub(super) fn is_foreign(book: Book, lang: Lang) -> bool {
    lang != Lang::En && !book.languages().contains(&lang)
}

fn compared(edition: Edition) -> String {
    let mut from_newest = Edition::all().rev();
    let newest = from_newest.next().unwrap_or(edition);
    let other = if edition == newest { from_newest.next().unwrap_or(edition) } else { edition };
    format!("/laws/compare?a={other}&b={newest}")
}

pub(super) async fn show(
    State(app): State<App>,
    reading: Reading,
    Path(asked): Path<String>,
) -> Result<Response, DeskError> {
    let lang = reading.lang;
    let Ok(book) = asked.parse::<Book>() else {
        let of_id = inventory().iter().find(|clause| clause.id.eq_ignore_ascii_case(&asked));
        return match of_id.and_then(|clause| Some(link(clause, home_of(clause, lang)?))) {
            Some(link) => Ok(Redirect::to(&link).into_response()),
            None => missing::book(&app, &reading, &asked),
        };
    };
    let name = book.to_string();
    if name != asked {
        return Ok(Redirect::permanent(&format!("/laws/{name}")).into_response());
    }
    let frame = Frame::new(&app, &reading, format!("/laws/{name}"), "books");
    let count = |state| clauses(book).iter().filter(|clause| treated::of(clause) == state).count();
    Ok(html(&BookPage {
        page: frame.page.clone(),
        frame,
        title: title(book, lang),
        chapters: chapters(clauses(book), book, lang),
        is_foreign: is_foreign(book, lang),
        compared: book.edition().map(compared),
        count: clauses(book).len(),
        enforced: count(Treatment::Enforced),
        assisted: count(Treatment::Assisted),
        name,
    })?
    .into_response())
}
