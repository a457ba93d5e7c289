//! `rokade laws index`: the subject index of the law book.

use std::iter;

use clap::Args;
use rokade_words::Lang;
use rokade_words::book::{InLanguages, Subject, books, books_of, label, subject_index, subjects_named};
use serde::{Serialize, Serializer};

use super::asked;
use super::entry::ids;
use super::paper::Paper;
use crate::answer::Answer;
use crate::command::Setting;
use crate::output;

const AFTER_HELP: &str = "\
The index is sorted in the alphabet of --lang; a word may be in any of the four languages. Exit code 1 when no entry \
has it.

Examples:
  rokade laws index
  rokade laws index promotion
  rokade laws index hengeparti --lang nb
  rokade laws index --json";

/// Looks a word up in the subject index
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct IndexArgs {
    /// Only entries with this word (default: the whole index)
    #[arg(value_name = "WORD")]
    word: Vec<String>,
}

#[derive(Serialize)]
struct IndexShape {
    schema: &'static str,
    word: Option<String>,
    entries: Vec<SubjectShape>,
}

#[derive(Serialize)]
struct SubjectShape {
    word: WordsShape,
    under: Option<WordsShape>,
    clauses: Vec<&'static str>,
}

/// The words by the code of the language, English first.
struct WordsShape(&'static InLanguages);

impl Serialize for WordsShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let others = Lang::ALL.into_iter().filter(|lang| *lang != Lang::En);
        serializer.collect_map(iter::once(Lang::En).chain(others).map(|lang| (lang.code(), self.0.of(lang))))
    }
}

pub(super) fn run(args: &IndexArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let lang = setting.voice.lang;
    let word = (!args.word.is_empty()).then(|| args.word.join(" "));
    let entries = word.as_ref().map_or_else(|| subject_index(lang), |word| subjects_named(word, lang));
    let is_empty = entries.is_empty();
    if setting.json {
        let shape = |subject: &'static Subject| SubjectShape {
            word: WordsShape(&subject.word),
            under: subject.under.as_ref().map(WordsShape),
            clauses: ids(&subject.clauses),
        };
        let entries = entries.into_iter().map(shape).collect();
        output::write_json(&IndexShape { schema: "rokade.laws.index/1", word, entries })?;
    } else if !is_empty {
        output::write(&written(&entries, lang))?;
    }
    match is_empty {
        true => Ok(asked::nothing(setting.json, &setting.voice, "cli-laws-no-entry")),
        false => Ok(Answer::Yes),
    }
}

/// Each entry with the numbers of every book that has the rule, sub-entries behind their head.
fn written(entries: &[&'static Subject], lang: Lang) -> String {
    let mut paper = Paper::new();
    for subject in entries {
        paper.paragraph(0, &subject.heading(lang));
        for book in books() {
            let own = subject.clauses.iter().filter(|clause| books_of(clause).any(|other| other == book));
            let numbers: Vec<&str> = own.map(|clause| label(clause)).collect();
            if !numbers.is_empty() {
                paper.entry(2, &book.to_string(), 11, &numbers.join(", "));
            }
        }
    }
    paper.into_text()
}
