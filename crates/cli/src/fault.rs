//! Bad input: what is wrong, where, and what would be right.

use std::fmt;
use std::io;

use rokade_clause::{Fact, Reason};
use rokade_formats::Problem;
use rokade_words::Arg;

use crate::voice::Voice;

/// One thing that is wrong.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub file: Option<String>,
    pub line: Option<usize>,
    pub column: Option<usize>,
    pub reason: Reason,
    pub found: Option<String>,
    pub expected: Option<String>,
    /// Which move of a text it is about.
    pub ply: Option<Ply>,
    /// The piece of the input the sentence is about, where the sentence itself does not name it.
    pub about: Option<String>,
}

/// A half-move of a text, from 1, and how many the text has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    pub number: usize,
    pub of: usize,
}

/// Everything that is wrong with the input, in file order.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub faults: Vec<Fault>,
}

impl Fault {
    pub(crate) fn of(reason: Reason) -> Self {
        Self { file: None, line: None, column: None, reason, found: None, expected: None, ply: None, about: None }
    }

    pub(crate) fn in_file(mut self, file: &str) -> Self {
        self.file = Some(file.to_owned());
        self
    }

    pub(crate) fn found(mut self, found: impl Into<String>) -> Self {
        self.found = Some(found.into());
        self
    }

    pub(crate) fn expected(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    pub(crate) fn about(mut self, piece: impl Into<String>) -> Self {
        self.about = Some(piece.into());
        self
    }

    pub(crate) fn at_ply(mut self, number: usize, of: usize) -> Self {
        self.ply = Some(Ply { number, of });
        self
    }

    /// How many problems it stands for: the last of a long list counts those that are not in it.
    pub(crate) fn count(&self) -> i64 {
        match self.reason.facts.get("count") {
            Some(Fact::Number(count)) => *count,
            _ => 1,
        }
    }

    /// The sentence. What was found and expected are facts the sentence may speak of.
    pub(crate) fn text(&self, voice: &Voice) -> String {
        let mut reason = self.reason.clone();
        for (name, value) in [("found", &self.found), ("expected", &self.expected)] {
            if let (Some(value), false) = (value, reason.facts.contains_key(name)) {
                let is_blank = value.trim().is_empty();
                reason = reason.with(name, if is_blank { voice.text("cli-blank") } else { value.clone() });
            }
        }
        let sentence = voice.cited(&reason);
        // A single move needs no number.
        let place = self.ply.filter(|ply| ply.of > 1).map(|ply| {
            let number = |number: usize| Arg::from(i64::try_from(number).unwrap_or(i64::MAX));
            voice.text_with("cli-half-move-of", &[("ply", number(ply.number)), ("of", number(ply.of))])
        });
        match (place, &self.about) {
            (Some(place), Some(piece)) => format!("{place}, {piece}: {sentence}"),
            (Some(place), None) => format!("{place}: {sentence}"),
            (None, Some(piece)) => format!("{piece}: {sentence}"),
            (None, None) => sentence,
        }
    }

    /// `file:line:column: sentence`, as editors and people read it.
    pub(crate) fn written(&self, voice: &Voice) -> String {
        let mut place = String::new();
        if let Some(file) = &self.file {
            place.push_str(file);
            place.push(':');
        }
        for number in [self.line, self.column].into_iter().flatten() {
            place.push_str(&format!("{number}:"));
        }
        if place.is_empty() {
            place.push_str("rokade:");
        }
        format!("{place} {}", self.text(voice))
    }
}

impl Failure {
    pub(crate) fn in_file(file: &str, problems: Vec<Problem>) -> Self {
        let faults = problems
            .into_iter()
            .map(|problem| Fault {
                file: Some(file.to_owned()),
                // Line 0 speaks of the file as a whole.
                line: (problem.line > 0).then_some(problem.line),
                column: problem.column,
                reason: problem.reason,
                found: problem.found,
                expected: problem.expected,
                ply: None,
                about: None,
            })
            .collect();
        Self { faults }
    }

    /// The operating system could not read or write a file.
    pub(crate) fn of_file(key: &'static str, file: &str, error: &io::Error) -> Self {
        Fault::of(Reason::house(key).with("error", error.to_string())).in_file(file).into()
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self { faults: vec![fault] }
    }
}

impl fmt::Display for Failure {
    /// For developers; people read [`Fault::written`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<&str> = self.faults.iter().map(|fault| fault.reason.key.as_ref()).collect();
        f.write_str(&keys.join(", "))
    }
}

impl std::error::Error for Failure {}
