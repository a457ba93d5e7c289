//! `rokade laws search`: clauses by words of any of the languages.

use clap::Args;
use rokade_clause::{Clause, treatment};
use rokade_words::Arg;
use rokade_words::book::{Book, Hit, books_of, label, marked, search, text_of};
use serde::Serialize;

use super::asked;
use super::entry::EntryShape;
use super::paper::Paper;
use crate::answer::Answer;
use crate::command::Setting;
use crate::editions::filled;
use crate::output;
use crate::voice::Voice;

/// Nobody reads a longer list without asking for it.
const MOST_HITS: usize = 20;

const AFTER_HELP: &str = "\
Every word must be found: as it is, as the beginning of a word, or by a word of the same meaning in any of the \
four languages. Accents and capitals do not matter. The number of a clause is a word too. Exit code 1 when nothing \
is found.

Examples:
  rokade laws search vingefald
  rokade laws search draw offer --book 2018
  rokade laws search mobil --lang nb --all
  rokade laws search 7.5.5 --json";

/// Finds clauses by words, in any of the languages
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct SearchArgs {
    /// The words to look for
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
    #[arg(long, value_name = "BOOK", help = filled("Only in this book: {editions}, DSU or FIDE-2026"))]
    book: Option<String>,
    /// Show all hits, not only the first twenty
    #[arg(long)]
    all: bool,
}

#[derive(Serialize)]
struct SearchShape {
    schema: &'static str,
    query: String,
    book: Option<String>,
    hits: Vec<HitShape>,
}

#[derive(Serialize)]
struct HitShape {
    books: Vec<String>,
    #[serde(flatten)]
    entry: EntryShape,
    matched: &'static str,
}

pub(super) fn run(args: &SearchArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let book = args.book.as_deref().map(asked::book).transpose()?;
    let query = args.words.join(" ");
    let hits = search(&query, setting.voice.lang, book);
    if setting.json {
        output::write_json(&shape(query, book, &hits, &setting.voice))?;
    } else if !hits.is_empty() {
        output::write(&written(&hits, args.all, book, &setting.voice))?;
    }
    match hits.is_empty() {
        true => Ok(asked::nothing(setting.json, &setting.voice, "cli-laws-no-hit")),
        false => Ok(Answer::Yes),
    }
}

/// The book a hit is told under: the one asked for, or its own.
fn told(clause: &Clause, book: Option<Book>) -> Option<Book> {
    book.or_else(|| books_of(clause).next())
}

fn shape(query: String, book: Option<Book>, hits: &[Hit], voice: &Voice) -> SearchShape {
    let hit = |hit: &Hit| {
        let state = treatment(&hit.clause.id).0;
        Some(HitShape {
            books: books_of(hit.clause).map(|book| book.to_string()).collect(),
            entry: EntryShape::of(hit.clause, told(hit.clause, book)?, state, voice.lang),
            matched: hit.matched.key(),
        })
    };
    let book = book.map(|book| book.to_string());
    SearchShape { schema: "rokade.laws.search/1", query, book, hits: hits.iter().filter_map(hit).collect() }
}

fn written(hits: &[Hit], all: bool, book: Option<Book>, voice: &Voice) -> String {
    let shown = if all { hits.len() } else { hits.len().min(MOST_HITS) };
    let mut paper = Paper::new();
    for hit in &hits[..shown] {
        let books: Vec<String> = match book {
            Some(book) => vec![book.to_string()],
            None => books_of(hit.clause).map(|book| book.to_string()).collect(),
        };
        paper.paragraph(0, &format!("{} {}", books.join(" "), label(hit.clause)));
        paper.paragraph(2, &marked(text_of(hit.clause, voice.lang), voice.lang));
    }
    if shown < hits.len() {
        let more = [("count", Arg::from(hits.len() - shown))];
        paper.blank();
        paper.paragraph(0, &voice.text_with("cli-laws-more-hits", &more));
    }
    paper.into_text()
}
