//! The house's table of arrows: which crate may use which. Dev-dependencies are free.

mod compiled;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use compiled::compiled;

const CORE: &[&str] = &["clause", "board", "model", "laws", "pairing", "rating", "standings", "federation"];

/// The whole table, with the crates that are still to come.
fn may_use(name: &str) -> Option<BTreeSet<&'static str>> {
    let allowed: Vec<&str> = match name {
        "clause" | "board" => vec![],
        "model" => vec!["clause"],
        "laws" => vec!["board", "model", "clause"],
        "pairing" | "rating" => vec!["model", "clause"],
        "standings" | "federation" => vec!["model", "rating", "clause"],
        "tournament" => CORE.to_vec(),
        "words" => vec!["clause"],
        "formats" => CORE.to_vec(),
        "view" => [CORE, &["tournament", "words", "formats"]].concat(),
        "store" => vec!["tournament", "federation", "model"],
        "desk" => [CORE, &["tournament", "words", "formats", "view", "store"]].concat(),
        "cli" => [CORE, &["tournament", "words", "formats", "view", "store", "desk"]].concat(),
        _ => return None,
    };
    Some(allowed.into_iter().collect())
}

#[test]
fn every_arrow_between_crates_is_in_the_table() {
    for folder in crate_folders() {
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let allowed = may_use(&name).unwrap_or_else(|| panic!("the table of arrows does not know the crate {name}"));
        for used in house_crates_used(&folder.join("Cargo.toml")) {
            assert!(allowed.contains(used.as_str()), "{name} may not use {used}");
        }
    }
}

#[test]
fn the_table_of_arrows_has_no_circle() {
    let order = [
        "clause",
        "board",
        "model",
        "laws",
        "pairing",
        "rating",
        "standings",
        "federation",
        "tournament",
        "words",
        "formats",
        "view",
        "store",
        "desk",
        "cli",
    ];
    for (index, name) in order.iter().enumerate() {
        for used in may_use(name).unwrap() {
            let place = order.iter().position(|other| *other == used).unwrap();
            assert!(place < index, "{name} uses {used}, which comes after it");
        }
    }
}

#[test]
fn core_crates_do_not_touch_the_world() {
    let forbidden = [
        "tokio",
        "sqlx",
        "axum",
        "std::fs",
        "std::net",
        "std::process",
        "std::time::SystemTime",
        "Instant::now",
        "Timestamp::now",
        "async fn",
        "println!",
        "eprintln!",
    ];
    for name in CORE.iter().chain(&["tournament", "words", "formats", "view"]) {
        for file in rust_files(&crates().join(name).join("src")) {
            let source = fs::read_to_string(&file).unwrap();
            let code: String = compiled(&source).lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for word in forbidden {
                assert!(!code.contains(word), "{} says {word}", file.display());
            }
        }
    }
}

/// What is shown of a tournament comes from `view`; the web is asked only to serve it.
#[test]
fn the_command_line_asks_the_desk_only_to_serve() {
    let source = crates().join("cli/src");
    let named: Vec<PathBuf> = rust_files(&source)
        .into_iter()
        .filter(|file| fs::read_to_string(file).unwrap().contains("rokade_desk"))
        .map(|file| file.strip_prefix(&source).unwrap().to_owned())
        .collect();
    assert_eq!(named, [PathBuf::from("command/serve.rs")]);
}

/// What is shown knows neither the web nor the terminal: it is plain values until an adapter dresses them.
#[test]
fn what_is_shown_knows_no_adapter() {
    let foreign = ["askama", "axum", "clap", "hyper", "indicatif", "sqlx", "terminal_size", "tokio"];
    let manifest = fs::read_to_string(crates().join("view/Cargo.toml")).unwrap();
    for name in foreign {
        let is_named =
            manifest.lines().any(|line| line.starts_with(&format!("{name}.")) || line.starts_with(&format!("{name} ")));
        assert!(!is_named, "view uses {name}");
    }
}

fn house_crates_used(manifest: &Path) -> Vec<String> {
    let text = fs::read_to_string(manifest).unwrap();
    let mut used = Vec::new();
    let mut is_dependencies = false;
    for line in text.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            is_dependencies = section.contains("dependencies") && !section.contains("dev-dependencies");
        }
        if let (true, Some(rest)) = (is_dependencies, line.trim_start_matches("[dependencies.").strip_prefix("rokade-"))
        {
            used.push(rest.chars().take_while(|c| c.is_ascii_alphanumeric()).collect());
        }
    }
    used
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn crate_folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = fs::read_dir(crates())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("Cargo.toml").exists())
        .collect();
    folders.sort();
    folders
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries
        .flat_map(|entry| {
            let path = entry.unwrap().path();
            if path.is_dir() { rust_files(&path) } else { vec![path] }
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}
