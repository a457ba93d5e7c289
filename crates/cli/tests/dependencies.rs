//! What is built into Rokade: licences, sources and versions as `deny.toml` allows them. `cargo deny` reads the same
//! file; these tests need nothing but cargo.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};

struct Built {
    packages: Vec<Value>,
    rules: toml::Table,
}

/// The packages of every target that the graph of `deny.toml` names, tests and benches included.
fn built() -> Built {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rules: toml::Table = std::fs::read_to_string(root.join("deny.toml")).unwrap().parse().unwrap();
    let target = rules["graph"]["targets"][0].as_str().unwrap().to_owned();
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &target])
        .current_dir(root)
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let used: BTreeSet<&str> = nodes.iter().map(|node| node["id"].as_str().unwrap()).collect();
    let all = metadata["packages"].as_array().unwrap().iter();
    let packages = all.filter(|package| used.contains(package["id"].as_str().unwrap())).cloned().collect();
    Built { packages, rules }
}

fn strings(list: &toml::Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect()
}

#[test]
fn every_licence_is_allowed() {
    let Built { packages, rules } = built();
    let allowed: Vec<Licensee> =
        strings(&rules["licenses"]["allow"]).into_iter().map(|one| Licensee::parse(one).unwrap()).collect();
    for package in packages {
        let stated = package["license"].as_str().unwrap_or_default();
        let expression = Expression::parse_mode(stated, ParseMode::LAX)
            .unwrap_or_else(|error| panic!("{}: {stated}: {error}", package["name"]));
        let is_met = expression.evaluate(|asked| allowed.iter().any(|licensee| licensee.satisfies(asked)));
        assert!(is_met, "{} is under {stated}", package["name"]);
    }
}

#[test]
fn everything_comes_from_the_registry() {
    let Built { packages, rules } = built();
    let registries = strings(&rules["sources"]["allow-registry"]);
    for package in packages {
        let Some(source) = package["source"].as_str() else { continue };
        let is_known = source.strip_prefix("registry+").is_some_and(|registry| registries.contains(&registry));
        assert!(is_known, "{} comes from {source}", package["name"]);
    }
}

#[test]
fn one_version_of_each_crate_but_for_those_listed() {
    let Built { packages, rules } = built();
    let mut versions: BTreeMap<&str, BTreeSet<semver_key::Version>> = BTreeMap::new();
    for package in &packages {
        let version = semver_key::Version::of(package["version"].as_str().unwrap());
        versions.entry(package["name"].as_str().unwrap()).or_default().insert(version);
    }
    let older = versions
        .iter()
        .flat_map(|(name, all)| all.iter().rev().skip(1).map(move |version| format!("{name}@{}", version.written)));
    let older: BTreeSet<String> = older.collect();
    let skipped = rules["bans"]["skip"].as_array().unwrap();
    let skipped: BTreeSet<String> = skipped.iter().map(|one| one["crate"].as_str().unwrap().to_owned()).collect();
    assert_eq!(older, skipped, "left: more than one version; right: the list in deny.toml");
}

/// What a crate asks for, it uses: in its code, or, if only its tests and benches ask, in one of these.
#[test]
fn every_dependency_is_used_by_the_crate_that_asks_for_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let table = |path: &Path| -> toml::Table { std::fs::read_to_string(path).unwrap().parse().unwrap() };
    let names = |table: &toml::Table, part: &str| -> Vec<String> {
        let part = table.get(part).and_then(toml::Value::as_table);
        part.map(|part| part.keys().cloned().collect()).unwrap_or_default()
    };
    let mut asked: BTreeSet<String> = BTreeSet::new();
    let folders = std::fs::read_dir(root.join("crates")).unwrap().map(|folder| folder.unwrap().path());
    for folder in folders.chain([root.join("fuzz")]) {
        let cargo = table(&folder.join("Cargo.toml"));
        let code = [folder.join("src"), folder.join("fuzz_targets")].map(|room| sources(&room)).concat();
        let benches = cargo.get("bench").and_then(toml::Value::as_array).cloned().unwrap_or_default();
        let benches = benches.iter().map(|bench| std::fs::read_to_string(folder.join(bench["path"].as_str().unwrap())));
        let beside =
            benches.map(Result::unwrap).chain([code.clone(), sources(&folder.join("tests"))]).collect::<String>();
        for (part, text) in [("dependencies", &code), ("dev-dependencies", &beside)] {
            let words: BTreeSet<&str> = text.split(|letter: char| !is_of_a_name(letter)).collect();
            for name in names(&cargo, part) {
                let is_used = words.contains(name.replace('-', "_").as_str());
                assert!(is_used, "{} asks for {name} and does not use it", folder.display());
                asked.insert(name);
            }
        }
    }
    let workspace = table(&root.join("Cargo.toml"));
    let offered = names(workspace["workspace"].as_table().unwrap(), "dependencies");
    let idle: Vec<&String> = offered.iter().filter(|name| !asked.contains(*name)).collect();
    assert!(idle.is_empty(), "no crate asks for {idle:?}");
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Everything that a folder's Rust files say.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let said = entries.map(|path| match path.is_dir() {
        true => sources(&path),
        false if path.extension().is_some_and(|kind| kind == "rs") => std::fs::read_to_string(&path).unwrap(),
        false => String::new(),
    });
    said.collect()
}

/// Versions in the order of their numbers.
mod semver_key {
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) struct Version {
        numbers: Vec<u64>,
        pub written: String,
    }

    impl Version {
        pub(crate) fn of(written: &str) -> Self {
            let plain = written.split(['-', '+']).next().unwrap_or_default();
            let numbers = plain.split('.').map(|number| number.parse().expect("a number")).collect();
            Self { numbers, written: written.to_owned() }
        }
    }
}
