//! Collects the names of all tests of the workspace, so that `rokade laws coverage` can tell which
//! tests carry which clause.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in a folder of crates");
    let mut tests: Vec<(String, String)> = Vec::new();
    for entry in fs::read_dir(crates).expect("the folder of crates can be read").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        for folder in ["src", "tests"] {
            let folder = entry.path().join(folder);
            if folder.is_dir() {
                println!("cargo::rerun-if-changed={}", folder.display());
                collect(&folder, &name, &mut tests);
            }
        }
    }
    tests.sort();
    tests.dedup();
    let mut source = String::from("/// Crate and name of every test.\npub(crate) const TESTS: &[(&str, &str)] = &[\n");
    for (crate_name, test) in &tests {
        writeln!(source, "    ({crate_name:?}, {test:?}),").expect("a string takes every text");
    }
    source.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("tests.rs");
    fs::write(out, source).expect("OUT_DIR can be written");
}

fn collect(folder: &Path, crate_name: &str, tests: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, crate_name, tests);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).unwrap_or_default();
            tests.extend(test_names(&source).into_iter().map(|test| (crate_name.to_owned(), test)));
        }
    }
}

/// Functions under `#[test]`, `#[tokio::test]` and the like, also inside `proptest!`.
fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_marked = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[test]") || (line.starts_with("#[") && line.contains("::test")) {
            is_marked = true;
        }
        let function = line.split("fn ").nth(1).filter(|_| is_marked && !line.starts_with("//"));
        if let Some(rest) = function {
            names.push(rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
            is_marked = false;
        }
    }
    names
}
