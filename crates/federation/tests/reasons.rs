//! `REASONS.txt` names every reason key of the crate, and no other.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What opens a call whose first argument is a key.
const CALLS: [&str; 6] = ["house(\"", "cited(\"", "unmet(\"", "later_than(\"", "unknown_day(\"", "unmet_as(\""];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => sources(&path, found),
            false if !path.ends_with("tests.rs") => found.push(path),
            false => {}
        }
    }
}

#[test]
fn every_reason_key_is_described() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let code: String = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let described: BTreeSet<&str> = include_str!("../REASONS.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| line.split_whitespace().next().unwrap())
        .collect();
    for call in CALLS {
        for (at, _) in code.match_indices(call) {
            let key = code[at + call.len()..].split('"').next().unwrap();
            assert!(described.contains(key), "{key} is not described");
        }
    }
    for key in described {
        assert!(code.contains(&format!("\"{key}\"")), "nobody gives {key}");
    }
}
