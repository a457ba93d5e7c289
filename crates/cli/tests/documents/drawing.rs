//! `docs/architecture.md`: the drawing of the crates, made from their Cargo files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::{hold, root};

#[test]
fn the_drawing_of_the_crates_is_what_their_cargo_files_say() {
    let uses = uses();
    let mut drawing = String::from("\n```text\n");
    for storey in storeys(&uses) {
        for name in storey {
            let below: Vec<&str> = uses[&name].iter().map(String::as_str).collect();
            let below = if below.is_empty() { "nothing of ours".to_owned() } else { below.join(", ") };
            drawing.push_str(&format!("{name:<11} uses {below}\n"));
        }
        drawing.push('\n');
    }
    drawing.push_str("```\n\n");
    hold("docs/architecture.md", "drawing", &drawing);
}

/// What each crate uses of the house, without what only its tests use.
fn uses() -> BTreeMap<String, BTreeSet<String>> {
    let folders = fs::read_dir(root().join("crates")).expect("the crates are there").flatten();
    folders
        .map(|folder| {
            let name = folder.file_name().to_string_lossy().into_owned();
            let cargo = fs::read_to_string(folder.path().join("Cargo.toml")).expect("a crate has a Cargo file");
            let part = cargo.split("[dependencies]").nth(1).unwrap_or_default();
            let part = part.split("\n[").next().unwrap_or_default();
            let used = part.lines().filter_map(|line| line.strip_prefix("rokade-")?.split('.').next());
            (name, used.map(str::to_owned).collect())
        })
        .collect()
}

/// The roof first; a crate stands above everything it uses.
fn storeys(uses: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let mut height: BTreeMap<&str, usize> = BTreeMap::new();
    while height.len() < uses.len() {
        for (name, below) in uses {
            if below.iter().all(|used| height.contains_key(used.as_str())) {
                let tallest = below.iter().map(|used| height[used.as_str()] + 1).max().unwrap_or(0);
                height.insert(name, tallest);
            }
        }
    }
    let top = height.values().copied().max().unwrap_or(0);
    let on = |storey| height.iter().filter(move |(_, at)| **at == storey).map(|(name, _)| (*name).to_owned()).collect();
    (0..=top).rev().map(on).collect()
}
