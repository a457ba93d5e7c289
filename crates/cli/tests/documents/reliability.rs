//! `docs/reliability.md`: every test that a promise or an attack names is there, and every test with a long form is
//! run by `./test --soak`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The tests of the workspace by the names that papers use.
struct Tests {
    /// The files of each target. Two crates may have a target of the same name.
    targets: BTreeMap<String, Vec<PathBuf>>,
    functions: BTreeSet<String>,
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("a readable folder").path());
    let inside = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    inside.filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn crates() -> Vec<PathBuf> {
    fs::read_dir(root().join("crates")).expect("the crates").map(|entry| entry.expect("a crate").path()).collect()
}

/// What a file of tests belongs to: the first name below the folder of tests.
fn target_of(tests: &Path, file: &Path) -> String {
    let below = file.strip_prefix(tests).expect("a file of this folder");
    let first = below.iter().next().expect("a name").to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// The functions that stand right below an attribute that makes a test.
fn functions_of(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ").or_else(|| line.strip_prefix("async fn "))
            && std::mem::take(&mut is_test)
        {
            found.push(name.split('(').next().unwrap_or_default().to_owned());
        }
    }
    found
}

fn tests() -> Tests {
    let mut tests = Tests { targets: BTreeMap::new(), functions: BTreeSet::new() };
    for home in crates() {
        let folder = home.join("tests");
        for file in sources(&folder) {
            tests.targets.entry(target_of(&folder, &file)).or_default().push(file);
        }
        for file in sources(&home) {
            tests.functions.extend(functions_of(&read(&file)));
        }
    }
    tests
}

impl Tests {
    /// `kill`, `store flips`, or the name of a function.
    fn has(&self, name: &str) -> bool {
        match name.split_once(' ') {
            Some((target, module)) => self.targets.get(target).is_some_and(|files| {
                let ends = [format!("{target}/{module}.rs"), format!("{target}/{module}/mod.rs")];
                files.iter().any(|file| ends.iter().any(|end| file.ends_with(end)))
            }),
            None => self.functions.contains(name) || self.targets.get(name).is_some_and(|files| is_target(name, files)),
        }
    }
}

/// A folder without a `main.rs` is what several targets share.
fn is_target(name: &str, files: &[PathBuf]) -> bool {
    let ends = [format!("tests/{name}.rs"), format!("tests/{name}/main.rs")];
    files.iter().any(|file| ends.iter().any(|end| file.ends_with(end)))
}

#[test]
fn every_test_that_a_promise_names_exists() {
    let paper = read(&root().join("docs/reliability.md"));
    let tests = tests();
    let rows = paper.lines().filter(|line| line.starts_with("| ") && line.ends_with(" |"));
    let rows: Vec<&str> = rows.filter(|row| !row.ends_with("| test |")).collect();
    assert!(rows.len() > 20, "the paper has {} rows", rows.len());
    for row in rows {
        let last = row.trim_end_matches(" |").rsplit(" | ").next().expect("a column");
        let quoted = last.split('`').skip(1).step_by(2);
        // A path of the program is no test.
        let names: Vec<&str> = quoted.filter(|name| !name.contains(['(', ':', '.', '/'])).collect();
        assert!(!names.is_empty(), "no test holds this: {row}");
        for name in names {
            assert!(tests.has(name), "docs/reliability.md names the test {name}, which is nowhere");
        }
    }
}

#[test]
fn every_long_form_is_run_by_the_soak() {
    let script = read(&root().join("test"));
    let (_, soak) = script.split_once("[ \"$soak\" = yes ]").expect("./test has a long form");
    let words: Vec<&str> = soak.split_whitespace().collect();
    let asks = |option: &str, name: &str| words.windows(2).any(|pair| pair == [option, name]);
    let mut seen = 0;
    for home in crates() {
        let package = format!("rokade-{}", home.file_name().expect("a name").to_string_lossy());
        let folder = home.join("tests");
        let long = sources(&home).into_iter().filter(|file| {
            read(file).contains("var_os(\"ROKADE_SOAK\")") || read(file).contains("var(\"ROKADE_SOAK\")")
        });
        for file in long {
            let is_run =
                asks("-p", &package) || file.starts_with(&folder) && asks("--test", &target_of(&folder, &file));
            assert!(is_run, "./test --soak does not run the long form of {}", file.display());
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen} long forms");
}

/// `--bins` asks for every binary, also for those that say `test = false`; a fuzz target goes on until it is ended.
#[test]
fn nothing_in_the_script_runs_a_fuzz_target_without_end() {
    let script = read(&root().join("test"));
    let runs: Vec<&str> = script.lines().map(str::trim).filter(|line| line.starts_with("cargo test")).collect();
    assert!(runs.len() > 2, "{runs:?}");
    for run in runs.iter().filter(|run| run.contains("--workspace") && !run.contains("--no-run")) {
        let words: Vec<&str> = run.split_whitespace().collect();
        let names_kinds =
            ["--lib", "--doc", "--test", "--bins", "--all-targets"].iter().any(|kind| words.contains(kind));
        let is_with_fuzz = !run.contains("--exclude rokade-fuzz");
        let asks_binaries = words.contains(&"--bins") || words.contains(&"--all-targets");
        assert!(!(is_with_fuzz && asks_binaries), "a fuzz target would run without end: {run}");
        assert!(names_kinds, "what is run is named: {run}");
    }
}
