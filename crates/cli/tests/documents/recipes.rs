//! `CONTRIBUTING.md` and `docs/architecture.md`: every place they send a reader to is there.

use std::fs;

use crate::root;

const PAPERS: &[&str] = &["CONTRIBUTING.md", "docs/architecture.md"];

/// The seven kinds of thing a newcomer adds.
const RECIPES: &[&str] = &[
    "An edition of the Laws",
    "A pairing system",
    "A page of the desk",
    "A language",
    "A figure of the regulations",
    "A file format",
    "A tie-break",
];

#[test]
fn every_place_named_in_a_recipe_exists() {
    for paper in PAPERS {
        let text = fs::read_to_string(root().join(paper)).unwrap_or_else(|error| panic!("{paper}: {error}"));
        let quoted = text.split('`').skip(1).step_by(2);
        let places = quoted.filter(|word| {
            ["crates/", "rules/", "docs/", "benches/", "fuzz/"].iter().any(|room| word.starts_with(room))
        });
        let mut seen = 0;
        for place in places.filter(|place| !place.contains(['*', '{', '<', ' ', 'N'])) {
            let (file, symbol) = place.split_once(':').unwrap_or((place, ""));
            let path = root().join(file);
            assert!(path.exists(), "{paper} names {place}");
            if !symbol.is_empty() {
                let source = fs::read_to_string(&path).expect("a source of ours");
                assert!(source.contains(symbol.trim()), "{paper}: {file} has no {symbol}");
            }
            seen += 1;
        }
        assert!(seen > 20, "{paper} names {seen} places");
    }
}

#[test]
fn there_is_a_recipe_for_each_kind_of_thing() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the paper is there");
    for recipe in RECIPES {
        assert!(text.contains(&format!("### {recipe}\n")), "no recipe for {recipe}");
    }
}
