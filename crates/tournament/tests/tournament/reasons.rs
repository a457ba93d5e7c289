//! Every reason key the crate gives is described, and every clause it cites exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rokade_clause::inventory;

fn sources(directory: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// The text literals that follow a word of the source.
fn literals<'a>(source: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    source.match_indices(before).filter_map(move |(at, _)| source[at + before.len()..].split('"').next())
}

fn crate_sources() -> Vec<String> {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

#[test]
fn every_reason_key_is_described() {
    let described: BTreeSet<&str> = include_str!("../../REASONS.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| line.split_whitespace().next().unwrap())
        .collect();
    let sources = crate_sources();
    let mut given = BTreeSet::new();
    for source in &sources {
        for before in ["house(\"", "cited(\"", "about(\"", "schedule_fixed(\"", "limit.reason(\""] {
            given.extend(literals(source, before));
        }
    }
    assert_eq!(given, described);
}

#[test]
fn every_clause_cited_exists() {
    for source in crate_sources() {
        for clause in literals(&source, "\"D4.").map(|rest| format!("D4.{rest}")) {
            assert!(inventory().get(&clause).is_some(), "{clause}");
        }
    }
}
