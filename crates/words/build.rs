//! The loader reads the folder of texts when the crate is compiled: a new file must compile it again, and a
//! key written twice must not wait for the first reader to be found.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=locales");
    for language in fs::read_dir("locales").expect("the folder of texts is there").flatten() {
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        for file in fs::read_dir(language.path()).expect("a language is a folder").flatten() {
            let name = file.path().display().to_string();
            for key in keys(&file.path()) {
                if let Some(other) = seen.insert(key.clone(), name.clone()) {
                    println!("cargo::error={key} stands in {other} and again in {name}; keep one");
                }
            }
        }
    }
}

/// Keys begin at the edge of a line.
fn keys(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).expect("a file of texts is UTF-8");
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    text.lines().filter(begins).filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}
