//! REASONS.txt is complete: the texts for people are written from it.

use std::fs;
use std::path::{Path, PathBuf};

use rokade_clause::inventory;

const REASONS: &str = include_str!("../REASONS.txt");

/// What makes a reason from its key.
const MAKERS: [&str; 6] = ["cited(", "house(", "by_clause(", "resting_on(", "performance(", "perfect("];

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    REASONS.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(" | ").collect())
}

/// All that the crate is made of.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

#[test]
fn every_listed_reason_has_four_columns_and_known_clauses() {
    for row in rows() {
        assert_eq!(row.len(), 4, "{row:?}");
        for clause in row[1].split(", ").filter(|clause| *clause != "-") {
            assert!(inventory().get(clause).is_some(), "{} cites {clause}", row[0]);
        }
    }
}

#[test]
fn every_listed_reason_is_made_somewhere() {
    let sources = sources();
    for row in rows() {
        let literal = format!("\"{}\"", row[0]);
        assert!(sources.iter().any(|(_, source)| source.contains(&literal)), "{literal}");
    }
}

#[test]
fn every_reason_made_is_listed() {
    let listed: Vec<_> = rows().map(|row| row[0]).collect();
    let mut made = 0;
    for (file, source) in sources() {
        for maker in MAKERS {
            // The key stands behind the bracket, on the same line or on the next.
            for rest in source.split(maker).skip(1) {
                let Some(key) = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) else {
                    continue;
                };
                assert!(listed.contains(&key), "{key} of {}", file.display());
                made += 1;
            }
        }
    }
    assert!(made > 40, "only {made} reasons were found");
}
