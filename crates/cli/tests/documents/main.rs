//! The papers for whoever comes next are written from the program and held by it: `ROKADE_WRITE=1 cargo test
//! --workspace --test documents` writes them, without it these tests compare.

#[path = "../stage/mod.rs"]
mod stage;

mod api;
mod decisions;
mod drawing;
mod json;
mod recipes;
mod reliability;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What stands between two marks of a paper is ours; everything else is written by hand.
fn hold(paper: &str, part: &str, expected: &str) {
    let file = root().join(paper);
    let written = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{paper}: {error}"));
    let (begin, end) = (format!("<!-- {part}: written by a test -->\n"), format!("<!-- /{part} -->\n"));
    let (before, rest) = written.split_once(&begin).unwrap_or_else(|| panic!("{paper} has no mark {begin}"));
    let (held, after) = rest.split_once(&end).unwrap_or_else(|| panic!("{paper} has no mark {end}"));
    if held == expected {
        return;
    }
    if std::env::var_os("ROKADE_WRITE").is_some() {
        fs::write(&file, format!("{before}{begin}{expected}{end}{after}")).expect("the paper can be written");
        return;
    }
    let differs = held.lines().zip(expected.lines()).find(|(held, expected)| held != expected);
    panic!("{paper}, {part}: {differs:?}; ROKADE_WRITE=1 cargo test --workspace --test documents writes it anew");
}

/// An example short enough to read: lists end after their first entry, long texts after a line.
fn shortened(value: &serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match value {
        Value::Array(list) => Value::Array(list.iter().take(1).map(shortened).collect()),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(name, value)| (name.clone(), shortened(value))).collect())
        }
        Value::String(text) if text.chars().count() > 90 => {
            Value::String(text.chars().take(80).chain("…".chars()).collect())
        }
        other => other.clone(),
    }
}

fn pretty(value: &serde_json::Value) -> String {
    format!("```json\n{}\n```\n", serde_json::to_string_pretty(&shortened(value)).expect("JSON can be written"))
}
