//! Every reason of the workspace has its sentence.

#[path = "../../cli/tests/compiled/mod.rs"]
mod compiled;
mod ftl;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use compiled::compiled;
use rokade_words::Lang;

/// Calls that build a reason from a literal key, and how many arguments stand before the key.
const OPENINGS: [(&str, usize); 3] = [("Reason::cited(", 0), ("Reason::house(", 0), ("Problem::at(", 2)];

/// What the speaker adds to every reason that cites a clause.
const OF_THE_CLAUSE: &str = "criterion";

/// Where a reason is built, and the facts given on the spot or soon after.
struct Site {
    key: String,
    facts: BTreeSet<String>,
    place: PathBuf,
}

#[test]
fn every_reason_of_the_workspace_has_a_sentence() {
    let texts = ftl::texts(Lang::En);
    let built = sites().into_iter().map(|site| (site.key, site.place.display().to_string()));
    let listed = listed().into_iter().map(|(key, _, file)| (key, file));
    let missing: BTreeSet<String> = built
        .chain(listed)
        .filter(|(key, _)| !texts.contains_key(&format!("reason-{key}")))
        .map(|(key, place)| format!("{key} ({place})"))
        .collect();
    assert!(missing.is_empty(), "no sentence for:\n{}", Vec::from_iter(missing).join("\n"));
}

#[test]
fn sentences_speak_only_of_facts_that_are_always_there() {
    let texts = ftl::texts(Lang::En);
    let mut listed_facts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (key, facts, _) in listed() {
        listed_facts.entry(key).or_default().extend(facts);
    }
    for site in sites() {
        let Some(variables) = texts.get(&format!("reason-{}", site.key)) else { continue };
        let listed = listed_facts.get(&site.key);
        let is_given = |name: &&String| {
            *name == OF_THE_CLAUSE || site.facts.contains(*name) || listed.is_some_and(|facts| facts.contains(*name))
        };
        let unknown: Vec<_> = variables.iter().filter(|name| !is_given(name)).collect();
        let (key, place) = (&site.key, site.place.display());
        assert!(unknown.is_empty(), "reason-{key} speaks of {unknown:?}, which {place} does not give");
    }
}

#[test]
fn every_sentence_belongs_to_a_reason() {
    let code: String = rust_files().iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let idle: Vec<String> = ftl::texts(Lang::En)
        .into_keys()
        .filter(|key| !key.contains('.'))
        .filter_map(|key| key.strip_prefix("reason-").map(str::to_owned))
        .filter(|key| !code.contains(&format!("\"{key}\"")))
        .collect();
    assert!(idle.is_empty(), "nobody says: {idle:?}");
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn sites() -> Vec<Site> {
    let crates = crates();
    rust_files().iter().flat_map(|file| sites_of(&crates, file)).collect()
}

/// The sources of all crates, without their tests.
fn rust_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(crates()).unwrap() {
        collect(&entry.unwrap().path().join("src"), &mut files);
    }
    files.sort();
    files
}

/// Keys, facts and file of the lists the crates keep. A fact in brackets is not always there.
fn listed() -> Vec<(String, BTreeSet<String>, String)> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(crates()).unwrap() {
        let file = entry.unwrap().path().join("REASONS.txt");
        let text = fs::read_to_string(&file).unwrap_or_default();
        for line in text.lines().filter(|line| !line.starts_with(['#', ' ']) && !line.trim().is_empty()) {
            let key = line.split([' ', '|', '\t']).next().unwrap_or_default().to_owned();
            let facts = line.rsplit_once('|').map_or("", |(_, facts)| facts);
            let always = facts.split([' ', ',', ';']).filter(|word| !word.contains(['[', ']']));
            let names = always.map(|word| word.split(':').next().unwrap_or_default().trim().to_owned());
            lines.push((key, names.filter(|name| !name.is_empty()).collect(), file.display().to_string()));
        }
    }
    lines
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
    let code = compiled(&source);
    let mut sites = Vec::new();
    for (opening, before) in OPENINGS {
        for (at, found) in code.match_indices(opening) {
            let rest = &code[at + found.len()..];
            let Some(key) = key_in(rest, before) else { continue };
            sites.push(Site { key, facts: facts_in(rest), place: file.strip_prefix(crates).unwrap().to_owned() });
        }
    }
    sites
}

/// The literal that stands as an argument of the call, if it is one.
fn key_in(rest: &str, before: usize) -> Option<String> {
    let argument = rest.splitn(before + 1, ',').nth(before)?;
    let literal = argument.trim_start().strip_prefix('"')?;
    Some(literal.split('"').next()?.to_owned())
}

/// Facts named before the next reason or function: builder chains often go on in the next statement.
fn facts_in(rest: &str) -> BTreeSet<String> {
    let stops =
        ["Reason::cited(", "Reason::house(", "Problem::at(", "\nfn ", "\n    fn ", "\n    pub fn ", "\npub fn "];
    let end = stops.iter().filter_map(|stop| rest.find(stop)).min().unwrap_or(rest.len());
    let piece = &rest[..end];
    let named = piece.split(".with(").skip(1).filter_map(|call| call.trim_start().strip_prefix('"')?.split('"').next());
    let mut facts: BTreeSet<String> = named.map(str::to_owned).collect();
    for (call, fact) in [(".found(", "found"), (".expected(", "expected")] {
        if piece.contains(call) {
            facts.insert(fact.to_owned());
        }
    }
    facts
}
