//! Reads the text files as far as the tests need: keys and the variables they use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use rokade_words::Lang;

/// Key to variables, of all files of a language. An attribute counts as a key of its own, `key.attribute`.
/// What a text says by another key is part of it.
pub(crate) fn texts(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut references: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, source) in sources(lang) {
        let mut message = String::new();
        let mut current: Option<String> = None;
        for line in source.lines() {
            let key = match (key_of(line), attribute_of(line)) {
                (Some(key), _) => {
                    message = key.to_owned();
                    Some(message.clone())
                }
                (None, Some(attribute)) => Some(format!("{message}.{attribute}")),
                (None, None) => None,
            };
            if let Some(key) = key {
                assert!(texts.insert(key.clone(), BTreeSet::new()).is_none(), "{lang}/{file} repeats {key}");
                current = Some(key);
            } else if !line.is_empty() && !line.starts_with([' ', '}']) {
                current = None;
            }
            if let Some(key) = &current {
                texts.entry(key.clone()).or_default().extend(variables_of(line));
                references.entry(key.clone()).or_default().extend(references_of(line));
            }
        }
    }
    let own = texts.clone();
    for (key, variables) in &mut texts {
        for named in named_by(key, &references) {
            let of_named = own.get(&named).unwrap_or_else(|| panic!("{lang}: {key} refers to {named}"));
            variables.extend(of_named.iter().cloned());
        }
    }
    texts
}

/// The keys a text refers to, and those they refer to.
fn named_by(key: &str, references: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![key.to_owned()];
    while let Some(next) = open.pop() {
        let new = references.get(&next).into_iter().flatten().filter(|named| found.insert((*named).clone()));
        open.extend(new.cloned());
    }
    found
}

/// Names and contents of a language's files, by name.
pub(crate) fn sources(lang: Lang) -> Vec<(String, String)> {
    files(lang)
        .into_iter()
        .map(|name| {
            let text = fs::read_to_string(folder(lang).join(&name)).unwrap();
            (name, text)
        })
        .collect()
}

pub(crate) fn files(lang: Lang) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder(lang))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".ftl"))
        .collect();
    names.sort();
    names
}

fn folder(lang: Lang) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code())
}

pub(crate) fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let is_key = key.starts_with(|c: char| c.is_ascii_alphabetic())
        && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    is_key.then_some(key)
}

pub(crate) fn attribute_of(line: &str) -> Option<&str> {
    let indented = line.strip_prefix(' ')?.trim_start();
    key_of(indented.strip_prefix('.')?)
}

fn variables_of(line: &str) -> Vec<String> {
    line.split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-')).collect())
        .collect()
}

/// `{ side.within }` says what stands under that key.
pub(crate) fn references_of(line: &str) -> Vec<String> {
    line.split("{ ")
        .skip(1)
        .filter_map(|rest| rest.split_once(" }"))
        .map(|(named, _)| named)
        .filter(|named| named.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter(|named| named.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.')))
        .map(str::to_owned)
        .collect()
}
