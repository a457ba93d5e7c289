//! The readings of `docs/readings/`: one form, an index by clause, and a rule that names each.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use rokade_clause::inventory;
use rokade_words::book::readings;

const HEAD: &str = "\
# Readings

How a clause is taken where its text is silent, open or misprinted. Each file has a title, the line `**Clauses:**` with the ids it
speaks of (`none` for choices about files and the program itself), and below it the reading and what else could have been
meant. `rokade laws show CLAUSE` and the law book show the readings of a clause; answers that rest on one name it.

This index is written by `ROKADE_WRITE=1 cargo test -p rokade-words --test readings` and held by the same test.
";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids of the head line come before everything else.
fn head(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

fn index() -> String {
    let mut by_clause: BTreeMap<usize, (&str, Vec<&str>)> = BTreeMap::new();
    let mut without = Vec::new();
    for reading in readings() {
        if reading.clauses.is_empty() {
            without.push(reading);
        }
        for clause in &reading.clauses {
            let at = inventory().iter().position(|known| known.id == clause.id).expect("a clause of the inventory");
            by_clause.entry(at).or_insert((&clause.id, Vec::new())).1.push(reading.name);
        }
    }
    let mut index = format!("{HEAD}\n| clause | readings |\n|---|---|\n");
    for (id, names) in by_clause.values() {
        let links: Vec<String> = names.iter().map(|name| format!("[{name}]({name}.md)")).collect();
        writeln!(index, "| {id} | {} |", links.join(", ")).expect("a string takes everything");
    }
    index.push_str("\n## Files and the program itself\n\n");
    for reading in without {
        writeln!(index, "- [{}]({}.md): {}", reading.name, reading.name, reading.title)
            .expect("a string takes everything");
    }
    index
}

#[test]
fn every_reading_has_one_form() {
    for reading in readings() {
        let head = head(reading.text);
        let ids = head.strip_prefix("**Clauses:** ").unwrap_or_else(|| panic!("{}: {head}", reading.name));
        assert!(!reading.title.contains("(D4."), "{}: clauses stand below the title", reading.name);
        let is_none = ids.starts_with("none");
        assert_eq!(is_none, reading.clauses.is_empty(), "{}: {ids}", reading.name);
        if let Some(first) = reading.clauses.first() {
            assert!(ids.contains(&*first.id), "{}: {ids} does not begin with {}", reading.name, first.id);
        }
    }
}

#[test]
fn the_index_names_every_reading_by_its_clauses() {
    let file = root().join("docs/readings/README.md");
    let index = index();
    if std::env::var_os("ROKADE_WRITE").is_some() {
        fs::write(&file, &index).expect("the index can be written");
    }
    let written = fs::read_to_string(&file).expect("the index is there");
    assert!(
        written == index,
        "docs/readings/README.md is not what the readings say; its first lines tell how to write it"
    );
}

#[test]
fn every_reading_is_named_by_the_rule_it_belongs_to() {
    let mut code = String::new();
    gather(&root().join("crates"), &mut code);
    gather(&root().join("rules"), &mut code);
    for reading in readings() {
        let in_key = reading.name.replace('-', "_");
        let is_named = code.contains(reading.name) || code.contains(&format!("\"{in_key}\""));
        assert!(is_named, "no rule names the reading {}", reading.name);
    }
}

fn gather(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of ours").flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("tests") {
            gather(&path, code);
        } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "toml" || kind == "csv") {
            code.push_str(&fs::read_to_string(&path).expect("a text of ours"));
        }
    }
}
