//! `rokade laws list`: the books, and the clauses of one.

use std::collections::BTreeSet;

use clap::Args;
use rokade_clause::{Clause, Reason, inventory, treatment};
use rokade_words::book::{Book, books, books_of, clauses, label, marked, text_of, topic_name, topics};
use rokade_words::{Arg, Lang};
use serde::Serialize;

use super::asked;
use super::entry::EntryShape;
use super::paper::{Paper, column};
use crate::answer::Answer;
use crate::command::Setting;
use crate::editions::filled;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
Without a book and without a filter the books are listed.

Examples:
  rokade laws list
  rokade laws list 2018
  rokade laws list 2009-NO --topic flag-fall --lang nb
  rokade laws list --kind clock --json";

/// Lists the books, or the clauses of a book
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct ListArgs {
    #[arg(value_name = "BOOK", help = filled("{editions}, DSU or FIDE-2026 (default: all)"))]
    book: Option<String>,
    /// Only clauses on this topic, by its key or the beginning of its name in any language
    #[arg(long, value_name = "TOPIC")]
    topic: Option<String>,
    /// Only clauses of this kind, such as clock, ruling or pairing
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
}

#[derive(Serialize)]
struct ListShape {
    schema: &'static str,
    book: Option<String>,
    books: Vec<BookShape>,
    clauses: Vec<ListedShape>,
}

#[derive(Serialize)]
struct BookShape {
    book: String,
    title: String,
    clauses: usize,
    languages: Vec<&'static str>,
}

#[derive(Serialize)]
struct ListedShape {
    book: String,
    #[serde(flatten)]
    entry: EntryShape,
}

pub(super) fn run(args: &ListArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let chosen = args.book.as_deref().map(asked::book).transpose()?;
    let listed = chosen.map_or_else(|| books().collect(), |book| vec![book]);
    let found = match (chosen, &args.topic, &args.kind) {
        (None, None, None) => Vec::new(),
        _ => wanted(args, &listed)?,
    };
    let is_shelf = chosen.is_none() && args.topic.is_none() && args.kind.is_none();
    if setting.json {
        output::write_json(&shape(chosen, &listed, &found, &setting.voice))?;
    } else if is_shelf {
        output::write(&shelf(&setting.voice))?;
    } else {
        output::write(&written(&found, &setting.voice))?;
    }
    match found.is_empty() && !is_shelf {
        true => Ok(asked::nothing(setting.json, &setting.voice, "cli-laws-no-clause")),
        false => Ok(Answer::Yes),
    }
}

type Found = Vec<(Book, &'static Clause)>;

/// The clauses that pass the filters; one that two books share is listed in the first.
fn wanted(args: &ListArgs, listed: &[Book]) -> Result<Found, Failure> {
    if let Some(kind) = &args.kind {
        let known: BTreeSet<&str> = inventory().iter().map(|clause| clause.kind.as_str()).collect();
        if !known.contains(kind.as_str()) {
            return Err(unknown("--kind", kind, known.into_iter().collect()));
        }
    }
    let is_topic = |topic: &str, asked: &str| {
        let asked = asked.to_lowercase();
        let is_name = |lang: &Lang| topic_name(topic, *lang).to_lowercase().starts_with(&asked);
        topic.to_lowercase() == asked || Lang::ALL.iter().any(is_name)
    };
    if let Some(topic) = &args.topic
        && !inventory().iter().any(|clause| is_topic(&clause.topic, topic))
    {
        let newest = || books().rfind(|book| book.edition().is_some());
        let shown = listed.first().filter(|_| args.book.is_some()).copied().or_else(newest);
        return Err(unknown("--topic", topic, shown.map(topics).unwrap_or_default()));
    }
    let passes = |clause: &&Clause| {
        args.kind.as_ref().is_none_or(|kind| clause.kind == *kind)
            && args.topic.as_ref().is_none_or(|topic| is_topic(&clause.topic, topic))
    };
    let mut found = Found::new();
    for book in listed {
        let is_first = |clause: &&Clause| books_of(clause).find(|other| listed.contains(other)) == Some(*book);
        let own = clauses(*book).iter().copied().filter(|clause| is_first(clause) && passes(clause));
        found.extend(own.map(|clause| (*book, clause)));
    }
    Ok(found)
}

fn unknown(option: &'static str, found: &str, known: Vec<&str>) -> Failure {
    let reason = Reason::house("value_not_understood").with("option", option);
    Fault::of(reason).found(found).expected(known.join(", ")).into()
}

fn shape(chosen: Option<Book>, listed: &[Book], found: &Found, voice: &Voice) -> ListShape {
    let state = |clause: &Clause| treatment(&clause.id).0;
    let book = |book: &Book| BookShape {
        book: book.to_string(),
        title: book.title(voice.lang).to_owned(),
        clauses: clauses(*book).len(),
        languages: book.languages().iter().chain([&Lang::En]).map(|lang| lang.code()).collect(),
    };
    let entry = |(book, clause): &(Book, &'static Clause)| ListedShape {
        book: book.to_string(),
        entry: EntryShape::of(clause, *book, state(clause), voice.lang),
    };
    ListShape {
        schema: "rokade.laws.list/1",
        book: chosen.map(|book| book.to_string()),
        books: listed.iter().map(book).collect(),
        clauses: found.iter().map(entry).collect(),
    }
}

fn shelf(voice: &Voice) -> String {
    let mut paper = Paper::new();
    for book in books() {
        let languages: Vec<&str> = book.languages().iter().chain([&Lang::En]).map(|lang| lang.code()).collect();
        let args = [
            ("title", Arg::from(book.title(voice.lang).to_owned())),
            ("clauses", Arg::from(clauses(book).len())),
            ("languages", Arg::from(languages.join(", "))),
        ];
        paper.entry(0, &book.to_string(), 11, &voice.text_with("cli-laws-book", &args));
    }
    paper.into_text()
}

/// The clauses under the titles of their books.
fn written(found: &Found, voice: &Voice) -> String {
    let mut paper = Paper::new();
    let width = column(found.iter().map(|(_, clause)| label(clause)));
    for (at, (book, clause)) in found.iter().enumerate() {
        let is_new = at == 0 || found[at - 1].0 != *book;
        if is_new {
            if at > 0 {
                paper.blank();
            }
            paper.paragraph(0, &format!("{book} – {}", book.title(voice.lang).to_owned()));
            paper.blank();
        }
        paper.entry(0, label(clause), width, &marked(text_of(clause, voice.lang), voice.lang));
    }
    paper.into_text()
}
