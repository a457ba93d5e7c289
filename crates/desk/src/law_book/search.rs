//! Clauses by words, book by book, as one types or as a page.

use std::collections::HashMap;

use askama::Template;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Response};
use rokade_clause::{Clause, Reason};
use rokade_words::Lang;
use rokade_words::book::{Book, Hit, Marker, Piece, books_of, names, search, subjects_of, topic_name};

use super::entry::{Entry, home_of};
use super::frame::{Frame, title};
use crate::answer::form_encoded;
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

/// A longer question than anybody types.
const LONGEST_QUERY: usize = 80;
/// So many hits of each book are shown when all are searched, and when one is.
const MOST_OF_EACH: usize = 8;
const MOST_OF_ONE: usize = 200;

#[derive(Template)]
#[template(path = "law_book/search.html")]
struct SearchPage {
    page: Page,
    frame: Frame,
    hits: String,
}

/// The piece that the script puts in.
#[derive(Template)]
#[template(path = "law_book/hits.html")]
struct Hits {
    page: Page,
    typed: String,
    address: String,
    count: usize,
    shelves: Vec<Shelf>,
    /// The way from one book back to all.
    everywhere: Option<String>,
}

/// The hits of a book.
struct Shelf {
    name: String,
    title: String,
    hits: Vec<HitView>,
    count: usize,
    more: Option<String>,
}

struct HitView {
    entry: Entry,
    text: Vec<Piece<'static>>,
    /// The heading it was found by, if its text has none of the words.
    by: Option<String>,
    /// Other books that have the same clause.
    also: Vec<String>,
}

pub(super) async fn show(
    State(app): State<App>,
    reading: Reading,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, DeskError> {
    let given = |name: &str| query.get(name).map(|value| value.trim()).unwrap_or_default();
    let typed: String = given("q").chars().take(LONGEST_QUERY).collect();
    let among = among(given("book"))?;
    let address = address(&typed, among);
    let frame = Frame::new(&app, &reading, address, "").searching(&typed, among);
    let hits = found(&frame, &typed, among)?;
    match query.contains_key("part") {
        true => Ok(Html(hits).into_response()),
        false => Ok(html(&SearchPage { page: frame.page.clone(), frame, hits })?.into_response()),
    }
}

/// The book to search in; an empty field means all.
fn among(name: &str) -> Result<Option<Book>, DeskError> {
    if name.is_empty() {
        return Ok(None);
    }
    let unknown = |_| {
        let known = names().join(", ");
        let found: String = name.chars().take(LONGEST_QUERY).collect();
        let reason = Reason::house("no_such_book").with("found", found.as_str()).with("expected", known.as_str());
        DeskError::BadForm(vec![reason])
    };
    name.parse().map(Some).map_err(unknown)
}

fn address(typed: &str, among: Option<Book>) -> String {
    let among = among.map(|book| format!("&book={book}")).unwrap_or_default();
    format!("/laws/search?q={}{among}", form_encoded(typed))
}

fn found(frame: &Frame, typed: &str, among: Option<Book>) -> Result<String, DeskError> {
    let lang = frame.page.lang;
    let marker = Marker::new(typed);
    let hits = search(typed, lang, among);
    let mut by_book: Vec<(Book, Vec<&'static Clause>)> = Vec::new();
    for Hit { clause, .. } in &hits {
        let Some(book) = among.or_else(|| home_of(clause, lang)) else { continue };
        match by_book.iter_mut().find(|(known, _)| *known == book) {
            Some((_, clauses)) => clauses.push(clause),
            None => by_book.push((book, vec![clause])),
        }
    }
    let most = if among.is_some() { MOST_OF_ONE } else { MOST_OF_EACH };
    let shelf = |(book, clauses): (Book, Vec<&'static Clause>)| Shelf {
        name: book.to_string(),
        title: title(book, lang),
        hits: clauses.iter().take(most).map(|clause| hit(clause, book, lang, &marker)).collect(),
        more: (clauses.len() > most && among.is_none()).then(|| address(typed, Some(book))),
        count: clauses.len(),
    };
    Ok(Hits {
        page: frame.page.clone(),
        typed: typed.to_owned(),
        address: address(typed, among),
        count: hits.len(),
        shelves: by_book.into_iter().map(shelf).collect(),
        everywhere: among.map(|_| address(typed, None)),
    }
    .render()?)
}

fn hit(clause: &'static Clause, book: Book, lang: Lang, marker: &Marker) -> HitView {
    let entry = Entry::of(clause, book, lang);
    let text = marker.pieces(entry.text);
    let is_marked = |pieces: &[Piece]| pieces.iter().any(|piece| piece.is_marked);
    let by = || {
        let headings = Lang::ALL.into_iter().flat_map(|other| {
            let subjects =
                subjects_of(&clause.id).iter().map(move |subject| (subject.heading(other), subject.heading(lang)));
            std::iter::once((topic_name(&clause.topic, other).to_owned(), topic_name(&clause.topic, lang).to_owned()))
                .chain(subjects)
        });
        headings.into_iter().find(|(heading, _)| is_marked(&marker.pieces(heading))).map(|(_, own)| own)
    };
    HitView {
        by: if is_marked(&text) { None } else { by() },
        also: books_of(clause).filter(|other| *other != book).map(|other| other.to_string()).collect(),
        entry,
        text,
    }
}
