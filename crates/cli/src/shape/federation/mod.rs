//! Answers to questions about the federation's rules: the shapes, and the same in sentences.

pub(crate) mod dm;
pub(crate) mod import;
pub(crate) mod invitation;
pub(crate) mod list;
pub(crate) mod number;
pub(crate) mod register;
pub(crate) mod sanction;
pub(crate) mod youth;

use rokade_federation::{PersonId, Question};
use rokade_words::Arg;

use crate::voice::Voice;

/// What an open question asks.
fn question(question: Question, voice: &Voice) -> String {
    voice.text(&format!("federation-question-{}", question.key()))
}

/// Persons as whoever asks knows them.
fn persons(persons: impl IntoIterator<Item = PersonId>) -> String {
    persons.into_iter().map(|person| person.to_string()).collect::<Vec<_>>().join(", ")
}

/// A sentence with one figure or name in it.
fn line(voice: &Voice, key: &str, args: &[(&'static str, String)]) -> String {
    let args: Vec<(&'static str, Arg)> = args.iter().map(|(name, value)| (*name, Arg::from(value.clone()))).collect();
    voice.text_with(key, &args)
}
