//! Every reason key of this crate is listed for those who write its texts.

use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else {
            files.push(path);
        }
    }
    files
}

/// Calls whose text is the name of a fact or of a figure.
const NAMES: [&str; 3] = [".with(", ".number(", "days("];

/// Names of columns for programs, and of the elements of other people's files.
const OTHER_NAMES: [&str; 2] = ["report/sheet.rs", "fide_list/xml.rs"];

/// Snake case in quotation marks that is not the name of a fact or of a figure.
fn keys(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let pieces: Vec<&str> = code.split('"').collect();
    let quoted = pieces.windows(2).filter(|pair| !NAMES.iter().any(|call| pair[0].ends_with(call))).map(|pair| pair[1]);
    let is_key =
        |text: &&str| text.contains('_') && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_'));
    quoted.filter(is_key).map(str::to_owned).collect()
}

#[test]
fn every_reason_key_is_listed() {
    let listed: Vec<&str> = include_str!("../REASONS.txt").lines().filter_map(|line| line.split(" |").next()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = 0;
    for path in sources(&folder).into_iter().filter(|path| !OTHER_NAMES.iter().any(|other| path.ends_with(other))) {
        for key in keys(&std::fs::read_to_string(&path).unwrap()) {
            found += 1;
            assert!(listed.contains(&key.as_str()), "{key} of {} is not in REASONS.txt", path.display());
        }
    }
    assert!(found > 60, "only {found} keys were found");
}
