//! Every scenario under every edition: a ruling, or an explicit question to the arbiter.

use std::fs;
use std::path::{Path, PathBuf};

use rokade_clause::{Country, Edition};
use rokade_laws::referee::{Event, Referee, Settings};
use serde_json::Value;

use crate::account::{assert_cites_its_own_edition, same};
use crate::stage::settings;

fn scenarios() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|end| end == "jsonl") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/referee/scenarios"), &mut found);
    found.sort();
    found
}

/// The script of a scenario under an edition.
fn script(path: &Path, edition: Edition) -> (Settings, Vec<Event>) {
    let text = fs::read_to_string(path).unwrap();
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut settings: Value = serde_json::from_str(lines.next().expect("a scenario has settings")).unwrap();
    settings["laws"] = edition.year().to_string().into();
    settings["federation"] = edition.country().map_or(Value::Null, |country| country.code().into());
    let bad = |fault: serde_json::Error| -> ! { panic!("{}: {fault}", path.display()) };
    let events = lines.map(|line| serde_json::from_str(line).unwrap_or_else(|fault| bad(fault))).collect();
    (serde_json::from_value(settings).unwrap_or_else(|fault| bad(fault)), events)
}

#[test]
fn every_scenario_under_every_edition_is_ruled_on_or_left_to_the_arbiter() {
    let scenarios = scenarios();
    assert!(scenarios.len() >= 50, "only {} scenarios", scenarios.len());
    let mut faults = Vec::new();
    for path in &scenarios {
        for edition in Edition::all() {
            let (settings, events) = script(path, edition);
            let told = || format!("{} under {edition}", path.file_stem().unwrap().to_string_lossy());
            match Referee::replay(settings, &events) {
                Err((line, bad)) => faults.push(format!("{}, line {line}: {:?}", told(), bad.reason)),
                Ok(referee) => {
                    let account = referee.account();
                    if account.rulings().is_empty() && account.open().is_empty() {
                        faults.push(format!("{}: nothing is said", told()));
                    }
                    assert_cites_its_own_edition(&account, edition, &told());
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn replaying_a_prefix_and_then_the_rest_is_replaying_the_whole() {
    for path in scenarios() {
        for edition in Edition::all() {
            let (settings, events) = script(&path, edition);
            let Ok(whole) = Referee::replay(settings.clone(), &events) else { continue };
            for cut in 0..=events.len() {
                let mut referee = Referee::replay(settings.clone(), &events[..cut]).unwrap();
                for event in &events[cut..] {
                    referee = referee.after(event).unwrap();
                }
                assert!(same(&referee, &whole), "{} cut at {cut}", path.display());
            }
        }
    }
}

/// A text of one country may be played under with another's additions, or with none: it stays that text.
#[test]
fn settings_read_what_they_write_whatever_federation_adds_to_them() {
    for edition in Edition::all() {
        for federation in Country::ALL.map(Some).into_iter().chain([None]) {
            let settings = Settings { federation, ..settings(edition, "90") };
            let again: Settings = serde_json::from_str(&serde_json::to_string(&settings).unwrap()).unwrap();
            assert_eq!(again, settings, "{edition} with {federation:?}");
        }
    }
}

#[test]
fn a_script_reads_what_it_writes() {
    for path in scenarios() {
        let (settings, events) = script(&path, Edition::FIDE_2023);
        let again: Settings = serde_json::from_str(&serde_json::to_string(&settings).unwrap()).unwrap();
        assert_eq!(again, settings, "{}", path.display());
        for event in events {
            let text = serde_json::to_string(&event).unwrap();
            assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event, "{text}");
        }
    }
}
