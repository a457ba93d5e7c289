//! Lists the files of every language and the readings for the crate to embed: a new file must compile it again, and a key
//! written twice must not wait for the first reader to be found.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=locales");
    let mut listed = String::from("pub(crate) const LOCALES: &[(&str, &[&str])] = &[\n");
    for language in entries(Path::new("locales")) {
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        let code = language.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        listed.push_str(&format!("    ({code:?}, &[\n"));
        for file in entries(&language).into_iter().filter(|file| file.extension().is_some_and(|kind| kind == "ftl")) {
            let name = file.display().to_string();
            listed.push_str(&format!("    include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{name}\")),\n"));
            for key in keys(&file) {
                if let Some(other) = seen.insert(key.clone(), name.clone()) {
                    println!("cargo::error={key} stands in {other} and again in {name}; keep one");
                }
            }
        }
        listed.push_str("    ]),\n");
    }
    listed.push_str("];\n");
    let folder = std::env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&folder).join("sources.rs"), listed).expect("the list can be written");
    fs::write(Path::new(&folder).join("readings.rs"), readings()).expect("the list can be written");
}

/// The readings by name, for the law book.
fn readings() -> String {
    const FOLDER: &str = "../../docs/readings";
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut listed = String::from("/// Name and text of every reading.\nconst READINGS: &[(&str, &str)] = &[\n");
    let is_reading = |file: &PathBuf| file.extension().is_some_and(|kind| kind == "md") && !file.ends_with("README.md");
    for file in entries(Path::new(FOLDER)).into_iter().filter(is_reading) {
        let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{FOLDER}/{name}.md\")");
        listed.push_str(&format!("    ({name:?}, include_str!({path})),\n"));
    }
    listed.push_str("];\n");
    listed
}

/// What a folder holds, in one order on every machine.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("the folder of texts is there").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Keys begin at the edge of a line.
fn keys(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).expect("a file of texts is UTF-8");
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    text.lines().filter(begins).filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}
