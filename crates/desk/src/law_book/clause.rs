//! A clause and everything that belongs to it, under its permanent address.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use rokade_clause::Clause;
use rokade_view::when;
use rokade_words::Lang;
use rokade_words::book::{
    self, Book, Counterpart, FigureTold, chapter, clauses, counterparts, find, label, languages_of, precedents,
    precedents_on, readings_of, subjects_of, text_of, topic_name,
};

use super::chapter::name;
use super::entry::{Entry, link};
use super::frame::{Frame, title};
use super::index::anchor;
use super::rulings::RulingView;
use super::{missing, section, treated};
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/clause.html")]
struct ClausePage {
    page: Page,
    frame: Frame,
    book: String,
    title: String,
    /// The part it stands in: address and name.
    part: (String, String),
    entry: Entry,
    topic: String,
    kind: String,
    /// What it says in the other languages its book speaks: code, name, text.
    others: Vec<(&'static str, &'static str, &'static str)>,
    /// What stands below its number.
    below: Vec<Entry>,
    elsewhere: Vec<Elsewhere>,
    /// The clause itself, if it is a ruling.
    own: Option<RulingView>,
    rulings: Vec<RulingView>,
    /// How it is taken where its text is open.
    readings: &'static [&'static book::Reading],
    /// Figures that stand in it: name, value with unit, edition with source and day.
    figures: Vec<(&'static str, String, String)>,
    /// Entries of the subject index: their anchor and heading.
    subjects: Vec<(String, String)>,
    treated: &'static str,
    before: Option<(String, &'static str)>,
    after: Option<(String, &'static str)>,
}

/// The same rule in another edition.
struct Elsewhere {
    book: String,
    title: String,
    entries: Vec<Entry>,
    compare: String,
}

pub(super) async fn show(
    State(app): State<App>,
    reading: Reading,
    Path((shelf, number)): Path<(String, String)>,
) -> Result<Response, DeskError> {
    let Ok(book) = shelf.parse::<Book>() else { return missing::book(&app, &reading, &shelf) };
    let named = |clause: &&&'static Clause| {
        label(clause).eq_ignore_ascii_case(&number) || clause.id.eq_ignore_ascii_case(&number)
    };
    let found = find(book, &number);
    let clause = match (clauses(book).iter().find(named), &found[..]) {
        (Some(clause), _) | (None, [clause]) => *clause,
        (None, []) => return missing::clause(&app, &reading, book, &number),
        (None, several) if shelf == book.to_string() => return section::show(&app, &reading, book, &number, several),
        (None, _) => {
            let number = crate::answer::form_encoded(&number);
            return Ok(Redirect::permanent(&format!("/laws/{book}/{number}")).into_response());
        }
    };
    // One clause, one address.
    if shelf != book.to_string() || number != label(clause) {
        return Ok(Redirect::permanent(&link(clause, book)).into_response());
    }
    let below = found.iter().filter(|other| other.id != clause.id);
    let below = below.map(|other| Entry::of(other, book, reading.lang)).collect();
    Ok(html(&page(&app, &reading, book, clause, below))?.into_response())
}

fn page(app: &App, reading: &Reading, book: Book, clause: &'static Clause, below: Vec<Entry>) -> ClausePage {
    let lang = reading.lang;
    let frame = Frame::new(app, reading, link(clause, book), "books");
    let (_, spoken) = text_of(clause, lang);
    let others = languages_of(clause).into_iter().filter(|other| *other != spoken);
    let head = chapter(clause, book);
    let (before, after) = neighbours(book, clause);
    ClausePage {
        book: book.to_string(),
        title: title(book, lang),
        part: (format!("/laws/{book}/{head}"), name(head, book, lang)),
        entry: Entry::of(clause, book, lang),
        topic: topic_name(&clause.topic, lang).to_owned(),
        kind: rokade_words::text(lang, &format!("law-book-kind-{}", clause.kind)),
        others: others.map(|other| (other.code(), other.native_name(), text_of(clause, other).0)).collect(),
        below,
        elsewhere: counterparts(clause).into_iter().map(|part| elsewhere(part, book, clause, lang)).collect(),
        own: precedents().iter().find(|one| one.id == clause.id).map(|one| RulingView::of(one, lang)),
        rulings: precedents_on(&clause.id).into_iter().map(|one| RulingView::of(one, lang)).collect(),
        readings: readings_of(&clause.id),
        figures: book::figures(&clause.id, lang).into_iter().map(|one| figure(one, lang)).collect(),
        subjects: subjects_of(&clause.id).iter().map(|one| (anchor(one), one.heading(lang))).collect(),
        treated: treated::text_key(treated::of(clause)),
        before,
        after,
        page: frame.page.clone(),
        frame,
    }
}

fn figure(told: FigureTold, lang: Lang) -> (&'static str, String, String) {
    let source = told.source(lang, |day| when::day(lang, day));
    (told.name, told.value, source)
}

fn elsewhere(part: Counterpart, own: Book, clause: &Clause, lang: Lang) -> Elsewhere {
    let book = Book::Laws(part.edition);
    // The older edition stands on the left.
    let (first, second) = if book < own { (book, own) } else { (own, book) };
    Elsewhere {
        book: book.to_string(),
        title: title(book, lang),
        entries: part.clauses.iter().map(|clause| Entry::of(clause, book, lang)).collect(),
        compare: format!("/laws/compare?a={first}&b={second}&clause={}", clause.id),
    }
}

type Neighbour = Option<(String, &'static str)>;

/// The clauses before and behind in the text.
fn neighbours(book: Book, clause: &Clause) -> (Neighbour, Neighbour) {
    let shelf = clauses(book);
    let place = shelf.iter().position(|other| other.id == clause.id);
    let at = |place: Option<usize>| place.and_then(|at| shelf.get(at)).map(|other| (link(other, book), label(other)));
    (at(place.and_then(|at| at.checked_sub(1))), at(place.map(|at| at + 1)))
}
