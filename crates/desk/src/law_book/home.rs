//! The shelf: all books, and a search box.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use rokade_words::Lang;
use rokade_words::book::{Book, clauses, precedents, subject_index};

use super::frame::{Frame, newest_first, title};
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/home.html")]
struct HomePage {
    page: Page,
    frame: Frame,
    laws: Vec<BookCard>,
    regulations: Vec<BookCard>,
    rulings: usize,
    subjects: usize,
}

struct BookCard {
    name: String,
    title: String,
    clauses: usize,
    languages: String,
}

pub(super) async fn show(State(app): State<App>, reading: Reading) -> Result<Html<String>, DeskError> {
    let lang = reading.lang;
    let frame = Frame::new(&app, &reading, "/laws", "books");
    let (laws, regulations): (Vec<Book>, Vec<Book>) =
        newest_first().into_iter().partition(|book| book.edition().is_some());
    let card = |book: &Book| BookCard {
        name: book.to_string(),
        title: title(*book, lang),
        clauses: clauses(*book).len(),
        languages: book
            .languages()
            .iter()
            .chain([&Lang::En])
            .map(|lang| lang.native_name())
            .collect::<Vec<_>>()
            .join(", "),
    };
    html(&HomePage {
        page: frame.page.clone(),
        laws: laws.iter().map(card).collect(),
        regulations: regulations.iter().map(card).collect(),
        rulings: precedents().len(),
        subjects: subject_index(lang).len(),
        frame,
    })
}
