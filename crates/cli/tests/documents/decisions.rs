//! `docs/decisions`: one form, numbers that name one decision, and nothing that cites what is not there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The longest of them tells five ways that were tried.
const LONGEST: usize = 40;

/// By number, the text of each.
fn decisions() -> BTreeMap<String, String> {
    let entries = fs::read_dir(root().join("docs/decisions")).expect("the decisions").flatten();
    let files = entries.map(|entry| entry.path()).filter(|path| !path.ends_with("README.md"));
    files
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            let number = name.split('-').next().unwrap_or_default().to_owned();
            (number, fs::read_to_string(&path).expect("a text of ours"))
        })
        .collect()
}

#[test]
fn every_decision_has_one_form_and_its_number() {
    for (number, text) in decisions() {
        let title = text.lines().next().unwrap_or_default();
        assert!(title.starts_with(&format!("# {number}: ")), "{number} is headed {title}");
        assert!(text.lines().count() <= LONGEST, "{number} has {} lines", text.lines().count());
    }
}

#[test]
fn a_number_that_names_no_decision_is_told() {
    let known = decisions();
    let newest: u32 = known.keys().next_back().and_then(|number| number.parse().ok()).expect("a number");
    let paper = fs::read_to_string(root().join("docs/decisions/README.md")).expect("the paper is there");
    for number in (1..=newest).map(|number| format!("{number:04}")) {
        let is_told = paper.contains(&format!("**{number}**"));
        assert_ne!(
            known.contains_key(&number),
            is_told,
            "{number}: either a file or a word in docs/decisions/README.md"
        );
    }
}

#[test]
fn every_decision_that_is_cited_is_written_down() {
    let known = decisions();
    let mut cited = BTreeSet::new();
    for room in ["crates", "docs", "benches", "fuzz", "rules", "CHANGELOG.md", "CONTRIBUTING.md", "README.md"] {
        for file in texts(&root().join(room)) {
            let text = fs::read_to_string(&file).expect("a text of ours");
            for number in numbers(&text) {
                assert!(known.contains_key(&number), "{} cites decision {number}", file.display());
                cited.insert(number);
            }
        }
    }
    assert!(cited.len() > 15, "{cited:?}");
}

/// What stands behind "decision" or in the name of a file: `decisions 0023, 0024`, `docs/decisions/0004-store.md`.
fn numbers(text: &str) -> Vec<String> {
    let is_number = |word: &&str| word.len() == 4 && word.starts_with('0') && word.bytes().all(|b| b.is_ascii_digit());
    let mut found = Vec::new();
    for rest in text.split("ecision").skip(1) {
        let rest = rest.trim_start_matches(['s', '/', ' ', '\n']);
        let words = rest.split(|letter: char| !letter.is_ascii_digit());
        // Between two of them stands no more than "and".
        let near = words.take_while(|word| word.is_empty() || is_number(word)).take(12);
        found.extend(near.filter(is_number).map(str::to_owned));
    }
    found
}

fn texts(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let skipped = ["target", "corpus", "artifacts"];
    let entries = fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let inside = entries.filter(|path| !skipped.iter().any(|name| path.ends_with(name)));
    let kinds = ["rs", "md", "toml", "csv"];
    let is_text = |path: &PathBuf| path.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known));
    inside.flat_map(|path| if path.is_dir() { texts(&path) } else { vec![path] }).filter(is_text).collect()
}

#[test]
fn numbers_are_found_however_they_are_cited() {
    let told = |text: &str| numbers(text).join(" ");
    assert_eq!(told("(decision 0026)."), "0026");
    assert_eq!(told("the decisions 0023, 0024 and 0027; 12 boards"), "0023 0024 0027");
    assert_eq!(told("see docs/decisions/0004-store.md"), "0004");
    assert_eq!(told("a decision of 2026"), "");
}
