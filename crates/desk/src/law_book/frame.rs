//! What every page of the law book has around its leaf: the search box, the ways, the time of printing.

use std::sync::Once;
use std::thread;

use rokade_view::when;
use rokade_words::book::{Book, books, search};
use rokade_words::{Arg, Lang, text_with};

use crate::app::App;
use crate::clock;
use crate::page::Page;
use crate::visit::Reading;

/// Held by every template of the law book as `frame`.
pub(super) struct Frame {
    pub page: Page,
    /// What was typed into the search box.
    pub typed: String,
    /// The books to search in, and whether it is the chosen one.
    pub books: Vec<(String, bool)>,
    /// Which way is the one shown: `books`, `index`, `rulings`, `compare`, or none.
    pub way: &'static str,
    /// When the page was made, for the paper.
    pub printed: String,
}

impl Frame {
    pub(super) fn new(app: &App, reading: &Reading, address: impl Into<String>, way: &'static str) -> Self {
        warm();
        let lang = reading.lang;
        let now = when::moment(lang, &clock::machine_zone(), app.now());
        Self {
            page: reading.page(address),
            typed: String::new(),
            books: newest_first().into_iter().map(|book| (book.to_string(), false)).collect(),
            way,
            printed: text_with(lang, "print-printed", &[("when", Arg::from(now))]),
        }
    }

    /// With a search in the box.
    pub(super) fn searching(mut self, typed: &str, among: Option<Book>) -> Self {
        self.typed = typed.to_owned();
        let chosen = among.map(|book| book.to_string());
        for (name, is_chosen) in &mut self.books {
            *is_chosen = chosen.as_ref() == Some(name);
        }
        self
    }

    pub(super) fn is(&self, way: &str) -> bool {
        self.way == way
    }
}

/// Whoever opens the book searches next: the words are sorted, once, while the first page is read.
fn warm() {
    static WARM: Once = Once::new();
    WARM.call_once(|| {
        thread::spawn(|| search("flag", Lang::En, None));
    });
}

/// The Laws from new to old, as they are looked up, then the tournament regulations.
pub(super) fn newest_first() -> Vec<Book> {
    let (mut laws, regulations): (Vec<Book>, Vec<Book>) = books().partition(|book| book.edition().is_some());
    laws.reverse();
    laws.into_iter().chain(regulations).collect()
}

pub(super) fn title(book: Book, lang: Lang) -> String {
    book.title(lang).to_owned()
}
