//! What is declared as decided can be reached: a public function of a declared module that no command, page or
//! route leads to is a rule that nobody can apply.

mod graph;
mod source;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use graph::Graph;
use source::{Kind, Part, Source, Spoken};

static SOURCE: LazyLock<Source> = LazyLock::new(|| Source::of(&root().join("crates")));
static GRAPH: LazyLock<Graph<'static>> = LazyLock::new(|| Graph::of(&SOURCE));

/// The words of all templates: what they call on a page's values is reached with the pages.
static TEMPLATES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut words = BTreeSet::new();
    templates(&root().join("crates/desk/templates"), &mut words);
    words.into_iter().collect()
});

#[test]
fn every_public_function_of_a_declared_module_is_reached_by_the_binary() {
    let reached = reached_from(|part| part.place == ["cli"] && part.name == "main", &TEMPLATES);
    let (applied, waiting): (Vec<_>, Vec<_>) =
        rows("rules/coverage.csv").into_iter().partition(|row| row["state"] != "text");
    let modules: BTreeSet<&str> = applied.iter().map(|row| row["rule"].as_str()).collect();
    let is_declared = |part: &Part| modules.iter().any(|module| lies_in(part, module));
    let lost: BTreeSet<String> = (0..SOURCE.parts.len())
        .filter(|at| !reached.contains(at))
        .map(|at| &SOURCE.parts[at])
        .filter(|part| part.is_public && matches!(part.kind, Kind::Function | Kind::Method))
        .filter(|part| is_declared(part) || waiting.iter().any(|row| row["rule"] == shown(part)))
        .map(shown)
        .collect();
    let known: BTreeSet<String> = waiting.iter().map(|row| row["rule"].clone()).collect();
    let new: Vec<&String> = lost.difference(&known).collect();
    assert!(new.is_empty(), "functions that nobody can reach: {new:#?}");
    let found: Vec<&String> = known.difference(&lost).collect();
    assert!(found.is_empty(), "reached or gone; declare the clauses as what they now are: {found:#?}");
}

/// What the store and the formats offer although no other crate asks for it, each with the reason.
const OFFERED: [(&str, &str); 5] = [
    ("formats::claims::", "what the fuzz targets and the tests of noise claim"),
    ("formats::pgn::game::Game::add_variation", "the bench of recorded games builds its games with it"),
    ("formats::pgn::game::Game::line_from", "tests walk through the variations that a file is written back with"),
    ("formats::trf::impossible::Trf::date_faults", "all faults of the dates at once; the report tells one at a time"),
    ("store::ratings::filing::Store::forget_rated_person", "decision 0011: the office takes a person off the ledger"),
];

#[test]
fn what_the_store_and_the_formats_offer_is_asked_for_elsewhere() {
    for name in ["formats", "store"] {
        let mut asked: BTreeSet<&str> = TEMPLATES.iter().map(String::as_str).collect();
        for part in SOURCE.parts.iter().filter(|part| part.place[0] != name) {
            asked.extend(part.speaks.iter().map(|spoken| match spoken {
                Spoken::Bare(name) | Spoken::Method(name) | Spoken::Behind(_, name) => name.as_str(),
            }));
        }
        let idle: Vec<String> = SOURCE
            .parts
            .iter()
            .filter(|part| part.place[0] == name && matches!(part.kind, Kind::Function | Kind::Method))
            .filter(|part| part.is_public && !asked.contains(part.name.as_str()))
            .map(shown)
            .collect();
        let is_known = |idle: &String| OFFERED.iter().any(|(known, _)| idle.starts_with(known));
        let new: Vec<&String> = idle.iter().filter(|idle| !is_known(idle)).collect();
        assert!(new.is_empty(), "no other crate asks for {new:#?}: make it the crate's own, or let it go");
        for (known, reason) in OFFERED.iter().filter(|(known, _)| known.starts_with(&format!("{name}::"))) {
            let is_idle = idle.iter().any(|idle| idle.starts_with(known));
            assert!(is_idle, "{known} is asked for, or gone; it stood here for: {reason}");
        }
    }
}

#[test]
fn every_declared_module_says_how_it_is_reached() {
    let known = column("rules/reach.csv", "module");
    for row in rows("rules/coverage.csv").iter().filter(|row| row["state"] != "text") {
        let rule = &row["rule"];
        let is_below = |module: &String| rule == module || rule.starts_with(&format!("{module}::"));
        assert!(known.iter().any(is_below), "rules/reach.csv has no way to {rule}");
    }
    for row in rows("rules/reach.csv") {
        assert!(!row["commands"].is_empty() || !row["pages"].is_empty(), "{}: no command and no page", row["module"]);
    }
}

/// Whoever is told a page opens it: what only takes forms is none.
#[test]
fn every_page_that_is_named_can_be_opened() {
    let opened = opened();
    for page in column("rules/reach.csv", "pages").iter().flat_map(|pages| pages.split(';')) {
        assert!(page.is_empty() || opened.contains(page), "rules/reach.csv: nothing is shown at {page}");
    }
}

#[test]
fn every_command_leads_to_the_modules_it_is_named_for() {
    for (command, modules) in by_way("commands") {
        let words: Vec<&str> = command.split(' ').collect();
        let is_root = |part: &Part| {
            part.place.first().is_some_and(|name| name == "cli")
                && part.place.get(1).is_some_and(|name| name == "command")
                && words.iter().enumerate().all(|(at, word)| part.place.get(at + 2).is_some_and(|name| name == word))
        };
        assert_lead(&command, &modules, &reached_from(is_root, &[]));
    }
}

#[test]
fn every_page_leads_to_the_modules_it_is_named_for() {
    let routes = routes();
    for (page, modules) in by_way("pages") {
        let room = routes.get(&page).unwrap_or_else(|| panic!("{modules:?}: the desk has no page {page}"));
        let is_root = |part: &Part| part.place.starts_with(room);
        assert_lead(&page, &modules, &reached_from(is_root, &[]));
    }
}

/// Something of each of these modules is among what was reached.
fn assert_lead(way: &str, modules: &[String], reached: &HashSet<usize>) {
    assert!(!reached.is_empty(), "{way}: no source");
    for module in modules {
        let leads = reached.iter().map(|at| &SOURCE.parts[*at]).any(|part| lies_in(part, module));
        assert!(leads, "{way} does not lead to {module}");
    }
}

/// Every command or page of the table with the modules it is named for.
fn by_way(column: &str) -> BTreeMap<String, Vec<String>> {
    let mut ways: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows("rules/reach.csv") {
        for way in row[column].split(';').filter(|way| !way.is_empty()) {
            ways.entry(way.to_owned()).or_default().push(row["module"].clone());
        }
    }
    ways
}

fn reached_from(is_root: impl Fn(&Part) -> bool, heard: &'static [String]) -> HashSet<usize> {
    let roots = (0..SOURCE.parts.len()).filter(|at| is_root(&SOURCE.parts[*at]));
    GRAPH.from(roots, heard)
}

fn lies_in(part: &Part, module: &str) -> bool {
    let module: Vec<&str> = module.split("::").collect();
    part.place.len() >= module.len() && part.place.iter().zip(&module).all(|(place, name)| place == name)
}

fn shown(part: &Part) -> String {
    let owner = if part.owner.is_empty() { String::new() } else { format!("{}::", part.owner) };
    format!("{}::{owner}{}", part.place.join("::"), part.name)
}

/// Every address of the desk and the module whose routes name it.
fn routes() -> BTreeMap<String, Vec<String>> {
    let mut routes = BTreeMap::new();
    for file in &SOURCE.files {
        let Ok(below) = file.strip_prefix(root().join("crates/desk/src")) else { continue };
        let text = fs::read_to_string(file).unwrap();
        for address in text.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let room: Vec<String> = below.iter().map(|name| name.to_string_lossy().replace(".rs", "")).collect();
            let room = room.into_iter().filter(|name| name != "mod");
            routes.insert(address.to_owned(), std::iter::once("desk".to_owned()).chain(room).collect());
        }
    }
    routes
}

/// The addresses that show a page: those whose route begins with `get`, but for pieces of pages and what programs ask.
fn opened() -> BTreeSet<String> {
    let texts = SOURCE.files.iter().filter(|file| file.starts_with(root().join("crates/desk/src")));
    let routes: String = texts.map(|file| fs::read_to_string(file).unwrap()).collect();
    let shown = routes.split(".route(\"").skip(1).filter_map(|rest| rest.split_once("\", "));
    shown
        .filter(|(address, deed)| {
            deed.starts_with("get(") && !deed.starts_with("get(fragment") && !address.starts_with("/api/")
        })
        .map(|(address, _)| address.to_owned())
        .collect()
}

fn templates(folder: &Path, words: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            templates(&path, words);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            for inside in text.split(['{', '}']) {
                let names = inside.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
                words.extend(names.filter(|word| !word.is_empty()).map(str::to_owned));
            }
        }
    }
}

fn rows(file: &str) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_path(root().join(file)).unwrap();
    reader.deserialize().map(|row| row.unwrap()).collect()
}

fn column(file: &str, name: &str) -> Vec<String> {
    rows(file).into_iter().map(|mut row| row.remove(name).unwrap()).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).unwrap().to_owned()
}
