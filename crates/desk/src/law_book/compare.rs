//! Two editions of the Laws side by side, rule by rule.

use std::collections::HashMap;

use askama::Template;
use axum::extract::{Query, State};
use axum::response::Html;
use rokade_clause::{Clause, Edition, Reason};
use rokade_words::book::{Book, Change, DiffError, Difference, chapter, chapters, diff, label, text_of};
use rokade_words::{Arg, Lang, text, text_with};

use super::chapter::name;
use super::differing::{Marked, Stretch, differing, plain};
use super::entry::link;
use super::frame::Frame;
use super::missing::not_laws;
use crate::answer::form_encoded;
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

/// A longer number than any clause has.
const LONGEST_NUMBER: usize = 40;

#[derive(Template)]
#[template(path = "law_book/compare.html")]
struct ComparePage {
    page: Page,
    frame: Frame,
    first: String,
    second: String,
    /// The editions to choose from.
    editions: Vec<String>,
    clause: String,
    all: bool,
    /// The same comparison with everything, and with what changed alone.
    with_all: String,
    with_changed: String,
    swapped: String,
    totals: String,
    /// The language of the texts, if it is not the reader's.
    other: Option<Lang>,
    parts: Vec<Part>,
}

/// The rules of one article of the first edition, or of the second where only that has them.
struct Part {
    name: String,
    rows: Vec<Row>,
}

struct Row {
    change: String,
    key: &'static str,
    /// Whether so much was changed that no words are marked.
    is_anew: bool,
    first: Vec<Side>,
    second: Vec<Side>,
}

struct Side {
    link: String,
    number: &'static str,
    text: Vec<Stretch>,
}

pub(super) async fn show(
    State(app): State<App>,
    reading: Reading,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Html<String>, DeskError> {
    let given = |name: &str| query.get(name).map(|value| value.trim()).unwrap_or_default();
    let (a, b) = (edition(given("a"), 1)?, edition(given("b"), 0)?);
    let clause: String = given("clause").chars().take(LONGEST_NUMBER).collect();
    let asked = (!clause.is_empty()).then_some(clause.as_str());
    let all = query.contains_key("all");
    let rules = diff(a, b, asked).map_err(|error| refused(&error, a, b))?;
    let lang = spoken(a, b, reading.lang);
    let shown = rules.iter().filter(|rule| all || asked.is_some() || rule.change != Change::Unchanged);
    let address = |first: Book, second: Book, all: bool| {
        let clause = asked.map(|clause| format!("&clause={}", form_encoded(clause))).unwrap_or_default();
        format!("/laws/compare?a={first}&b={second}{clause}{}", if all { "&all=1" } else { "" })
    };
    let frame = Frame::new(&app, &reading, address(a, b, all), "compare");
    html(&ComparePage {
        page: frame.page.clone(),
        frame,
        first: a.to_string(),
        second: b.to_string(),
        editions: Edition::names(),
        all,
        with_all: address(a, b, true),
        with_changed: address(a, b, false),
        swapped: address(b, a, all),
        totals: totals(&rules, a, b, reading.lang),
        other: (lang != reading.lang).then_some(lang),
        parts: parts(shown, (a, b), lang, reading.lang),
        clause,
    })
}

/// The edition of a name; without one that of a place, counted from the newest.
fn edition(name: &str, from_newest: usize) -> Result<Book, DeskError> {
    if name.is_empty() {
        return Edition::all().nth_back(from_newest).map(Book::Laws).ok_or_else(|| not_laws(name));
    }
    let book = name.parse::<Book>().ok().filter(|book| book.edition().is_some());
    book.ok_or_else(|| not_laws(name))
}

fn refused(error: &DiffError, a: Book, b: Book) -> DeskError {
    match error {
        DiffError::NotLaws(book) => not_laws(&book.to_string()),
        DiffError::NoSuchClause(number) => {
            let mut parts = chapters(a);
            parts.extend(chapters(b).into_iter().filter(|part| !chapters(a).contains(part)));
            let reason = Reason::house("clause_not_in_book")
                .with("book", format!("{a}, {b}").as_str())
                .with("found", number.as_str())
                .with("expected", parts.join(", ").as_str());
            DeskError::BadForm(vec![reason])
        }
    }
}

/// The language both books are told in: the reader's, or English.
fn spoken(a: Book, b: Book, lang: Lang) -> Lang {
    let is_spoken = |book: Book| book.languages().contains(&lang);
    if is_spoken(a) && is_spoken(b) { lang } else { Lang::En }
}

fn totals(rules: &[Difference], a: Book, b: Book, lang: Lang) -> String {
    let count = |change: Change| rules.iter().filter(|rule| rule.change == change).count();
    let books = [("first", Arg::from(a.to_string())), ("second", Arg::from(b.to_string()))];
    let counts = Change::ALL.map(|change| (change.key(), Arg::from(count(change))));
    text_with(lang, "cli-laws-diff-totals", &[&counts[..], &books].concat())
}

fn parts<'a>(rules: impl Iterator<Item = &'a Difference>, (a, b): (Book, Book), lang: Lang, reader: Lang) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for rule in rules {
        let stands = rule.first.first().map(|clause| (clause, a)).or(rule.second.first().map(|clause| (clause, b)));
        let Some((clause, book)) = stands else { continue };
        let name = name(chapter(clause, book), book, reader);
        let row = row(rule, (a, b), lang, reader);
        match parts.last_mut().filter(|part| part.name == name) {
            Some(part) => part.rows.push(row),
            None => parts.push(Part { name, rows: vec![row] }),
        }
    }
    parts
}

fn row(rule: &Difference, (a, b): (Book, Book), lang: Lang, reader: Lang) -> Row {
    let texts =
        |side: &[&'static Clause]| -> Vec<&'static str> { side.iter().map(|clause| text_of(clause, lang).0).collect() };
    let (first, second) = (texts(&rule.first), texts(&rule.second));
    let marked = (rule.change == Change::Changed).then(|| differing(&first, &second));
    let is_anew = matches!(marked, Some(None));
    let Marked { first, second } =
        marked.flatten().unwrap_or_else(|| Marked { first: plain(&first), second: plain(&second) });
    Row {
        change: text(reader, &format!("law-book-change-{}", rule.change.key())),
        key: rule.change.key(),
        is_anew,
        first: side(&rule.first, a, first),
        second: side(&rule.second, b, second),
    }
}

fn side(clauses: &[&'static Clause], book: Book, texts: Vec<Vec<Stretch>>) -> Vec<Side> {
    let one = |(clause, text): (&&'static Clause, Vec<Stretch>)| Side {
        link: link(clause, book),
        number: label(clause),
        text,
    };
    clauses.iter().zip(texts).map(one).collect()
}
