//! The rulings of the board of appeal.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use rokade_view::when;
use rokade_words::book::{Precedent, Standing, precedents};
use rokade_words::{Lang, text};

use super::entry::{Cited, by_book};
use super::frame::Frame;
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/rulings.html")]
struct RulingsPage {
    page: Page,
    frame: Frame,
    rulings: Vec<RulingView>,
}

/// A ruling as pages show it.
pub(super) struct RulingView {
    pub number: &'static str,
    pub date: Option<String>,
    pub play: String,
    pub standing: String,
    pub is_in_force: bool,
    pub facts: &'static str,
    pub held: &'static str,
    pub note: Option<&'static str>,
    /// The clauses it interprets, book by book.
    pub on: Vec<(String, Vec<Cited>)>,
}

impl RulingView {
    pub(super) fn of(one: &'static Precedent, lang: Lang) -> Self {
        Self {
            number: &one.number,
            date: one.date.as_deref().map(|date| when::day(lang, date)),
            play: text(lang, &format!("law-book-play-{}", one.play.key())),
            standing: text(lang, &format!("law-book-standing-{}", one.standing.key())),
            is_in_force: one.standing == Standing::InForce,
            facts: one.facts.of(lang),
            held: one.held.of(lang),
            note: one.note.as_ref().map(|note| note.of(lang)),
            on: by_book(&one.clauses),
        }
    }
}

pub(super) async fn show(State(app): State<App>, reading: Reading) -> Result<Html<String>, DeskError> {
    let frame = Frame::new(&app, &reading, "/laws/precedents", "rulings");
    let rulings = precedents().iter().map(|one| RulingView::of(one, reading.lang)).collect();
    html(&RulingsPage { page: frame.page.clone(), frame, rulings })
}
