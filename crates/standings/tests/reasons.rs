//! REASONS.txt is complete: the texts for people are written from it.

use rokade_clause::inventory;

const REASONS: &str = include_str!("../REASONS.txt");
const SOURCES: [&str; 11] = [
    include_str!("../src/average.rs"),
    include_str!("../src/correction.rs"),
    include_str!("../src/explain.rs"),
    include_str!("../src/fide/terms.rs"),
    include_str!("../src/fide/warning.rs"),
    include_str!("../src/held.rs"),
    include_str!("../src/mutual.rs"),
    include_str!("../src/prizes/distribution.rs"),
    include_str!("../src/prizes/fund.rs"),
    include_str!("../src/standing.rs"),
    include_str!("../src/withdrawal.rs"),
];

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    REASONS.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(" | ").collect())
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
    for row in rows() {
        let literal = format!("\"{}\"", row[0]);
        assert!(SOURCES.iter().any(|source| source.contains(&literal)), "{literal}");
    }
}

#[test]
fn every_reason_made_is_listed() {
    let listed: Vec<_> = rows().map(|row| row[0]).collect();
    for source in SOURCES {
        for start in ["cited(\"", "house(\"", "by_clause(\"", "made(\"", "about(\""] {
            for made in source.split(start).skip(1) {
                let key = made.split('"').next().unwrap();
                assert!(listed.contains(&key), "{key}");
            }
        }
    }
}
