//! Every reason of the workspace has its sentence.

mod ftl;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rokade_words::Lang;

/// Where a reason is built, and the facts given on the spot.
struct Site {
    key: String,
    facts: BTreeSet<String>,
    place: PathBuf,
}

#[test]
fn every_reason_of_the_workspace_has_a_sentence() {
    let texts = ftl::texts(Lang::En);
    let missing: BTreeSet<String> = sites()
        .into_iter()
        .filter(|site| !texts.contains_key(&format!("reason-{}", site.key)))
        .map(|site| format!("{} ({})", site.key, site.place.display()))
        .collect();
    assert!(missing.is_empty(), "no sentence for:\n{}", Vec::from_iter(missing).join("\n"));
}

#[test]
fn sentences_speak_only_of_facts_that_some_site_gives() {
    let mut given: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for site in sites() {
        given.entry(site.key).or_default().extend(site.facts);
    }
    let texts = ftl::texts(Lang::En);
    for (key, facts) in given {
        let Some(variables) = texts.get(&format!("reason-{key}")) else { continue };
        let unknown: Vec<_> = variables.difference(&facts).collect();
        assert!(unknown.is_empty(), "reason-{key} speaks of {unknown:?}; the code gives {facts:?}");
    }
}

fn sites() -> Vec<Site> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).unwrap() {
        collect(&entry.unwrap().path().join("src"), &mut files);
    }
    files.sort();
    files.iter().flat_map(|file| sites_of(crates, file)).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn sites_of(crates: &Path, file: &Path) -> Vec<Site> {
    let source = fs::read_to_string(file).unwrap();
    // Tests may invent reasons of their own.
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut sites = Vec::new();
    for opening in ["Reason::cited(", "Reason::house("] {
        for (_, rest) in code.match_indices(opening).map(|(at, found)| (at, &code[at + found.len()..])) {
            let Some(literal) = rest.trim_start().strip_prefix('"') else { continue };
            let key = literal.split('"').next().unwrap_or_default().to_owned();
            // The builder chain ends with the statement at the latest; a fact given later in the same
            // function still counts, so the piece is cut at the next reason or function.
            let end = ["Reason::cited(", "Reason::house(", "\nfn ", "\n    fn ", "\n    pub fn ", "\npub fn "]
                .iter()
                .filter_map(|stop| rest.find(stop))
                .min()
                .unwrap_or(rest.len());
            let facts = rest[..end]
                .split(".with(")
                .skip(1)
                .filter_map(|call| call.trim_start().strip_prefix('"')?.split('"').next().map(str::to_owned))
                .collect();
            sites.push(Site { key, facts, place: file.strip_prefix(crates).unwrap().to_owned() });
        }
    }
    sites
}
