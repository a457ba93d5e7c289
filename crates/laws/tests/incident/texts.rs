//! Everything that the catalogue says has a text in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rokade_clause::inventory;
use rokade_laws::incident::{self, Kind};

use crate::sweep;

fn keys(language: &str, file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales").join(language).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    text.lines().filter(begins).filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}

/// Every word of the catalogue, as texts are keyed.
fn needed() -> BTreeSet<String> {
    let mut needed = BTreeSet::new();
    for group in incident::groups() {
        needed.insert(format!("incident-group-{}", group.key));
        for key in group.incidents {
            needed.insert(format!("incident-{key}"));
            needed.extend(incident::to_record(key).iter().map(|fact| format!("incident-record-{fact}")));
            for question in incident::all_questions(key) {
                needed.insert(format!("incident-ask-{}", question.key));
                if let Kind::Choice(options) = question.kind {
                    needed.extend(options.iter().map(|option| format!("incident-option-{option}")));
                }
            }
        }
    }
    for offered in sweep::every().iter().flat_map(|seen| &seen.settled.open).flat_map(|question| &question.choices) {
        if !offered.choice.contains('.') {
            needed.insert(format!("incident-choice-{}", offered.choice));
        }
    }
    needed
}

#[test]
fn the_catalogue_speaks_four_languages() {
    let needed = needed();
    for language in ["en", "da", "nb", "sv"] {
        let texts = keys(language, "incidents.ftl");
        let missing: Vec<_> = needed.difference(&texts).collect();
        assert!(missing.is_empty(), "{language}: no text for {missing:?}");
    }
}

#[test]
fn every_clause_that_is_cited_exists() {
    for sweep::Seen { key, settled, .. } in sweep::every() {
        let cited = settled.bearing.iter().chain(&settled.precedents).chain(&settled.appeal.reason.clauses);
        for clause in cited {
            assert!(inventory().get(clause.as_str()).is_some(), "{key} cites {clause}");
        }
    }
}
