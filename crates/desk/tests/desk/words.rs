//! Every text the desk asks for exists in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rokade_standings::{CODES, TIEBREAKS, TieBreak};
use rokade_words::{Lang, text, text_with};

/// Keys that are put together while the page is made.
const ENDINGS: &[&str] = &[
    "desk-done-",
    "desk-error-",
    "desk-column-",
    "desk-encoding-",
    "desk-separator-",
    "desk-word-",
    "desk-system-",
    "desk-pace-",
    "desk-rules-federation-",
    "desk-rules-flags-",
    "desk-rules-draws-",
    "desk-help-",
    "desk-board-white-",
    "desk-board-black-",
    "desk-board-letters-",
    "desk-play-claim-",
    "desk-play-notice-",
    "desk-play-envelope-",
];

fn read(directory: &Path, into: &mut String) {
    for entry in fs::read_dir(directory).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            read(&entry.path(), into);
        } else {
            into.push_str(&fs::read_to_string(entry.path()).unwrap());
        }
    }
}

fn named() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = String::new();
    read(&root.join("src"), &mut sources);
    read(&root.join("templates"), &mut sources);
    read(&root.join("../view/src"), &mut sources);
    let quoted = sources.split('"').filter(|part| part.starts_with("desk-") && !part.ends_with('-'));
    let is_key =
        |part: &&str| part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    quoted.filter(is_key).filter(|key| *key != "desk-only").map(str::to_owned).collect()
}

#[test]
fn every_text_that_is_asked_for_exists() {
    for key in named() {
        for lang in Lang::ALL {
            let said = text(lang, &key);
            let has_variables = fs_text(lang).contains(&format!("\n{key} =")) && said == key;
            assert!(said != key || has_variables, "{key} in {lang}");
        }
    }
}

#[test]
fn every_text_of_the_desk_is_asked_for() {
    let named = named();
    for line in fs_text(Lang::En).lines().filter(|line| line.starts_with("desk-")) {
        let key = line.split(' ').next().unwrap();
        let is_made = ENDINGS.iter().any(|ending| key.starts_with(ending));
        assert!(is_made || named.contains(key), "{key} is never shown");
    }
}

#[test]
fn every_tie_break_has_its_names_and_what_it_counts_in_every_language() {
    for lang in Lang::ALL {
        let is_said = |key: &str| assert_ne!(text(lang, key), key, "{lang} has no {key}");
        for code in CODES.iter().map(|row| row.name.to_ascii_lowercase()) {
            ["view-correction", "counts"].iter().for_each(|room| is_said(&format!("{room}-{code}")));
        }
        for row in TIEBREAKS {
            ["view-correction", "view-correction-short", "counts"]
                .iter()
                .for_each(|room| is_said(&format!("{room}-{}", row.key)));
            // These two are told by sentences of their own.
            if !matches!(row.tiebreak, TieBreak::PlayOff | TieBreak::Lot) {
                let parted = text_with(lang, "reason-separated_by_correction", &[("tiebreak", row.key.into())]);
                assert!(!parted.contains(row.key), "{lang}: reason-separated_by_correction does not name {}", row.key);
            }
        }
    }
}

/// The files of the desk in a language, one after the other.
fn fs_text(lang: Lang) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales").join(lang.code());
    let files = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let is_ours = |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("desk"));
    files.filter(is_ours).map(|file| format!("\n{}", fs::read_to_string(file).unwrap())).collect()
}
