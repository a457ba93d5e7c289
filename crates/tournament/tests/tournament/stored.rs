//! What the journal holds and what the API takes, form by form: one line of each kind, written by release 0.1.0.
//! A form that is not among them, or that is no longer written as it was, fails here.

use std::collections::BTreeSet;

use rokade_tournament::{Command, Event};
use serde::Serialize;
use serde::de::DeserializeOwned;

const EVENTS: &str = include_str!("../fixtures/events.jsonl");
const COMMANDS: &str = include_str!("../fixtures/commands.jsonl");

/// Every name that the type knows: it lists them to whoever sends another one.
fn names<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(&format!(r#"{{"{tag}":"?"}}"#)).err().unwrap().to_string();
    let listed = error.split_once("expected one of ").unwrap().1;
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn named(line: &str, tag: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(line).unwrap();
    value[tag].as_str().unwrap().to_owned()
}

fn written_again<T: Serialize + DeserializeOwned>(line: &str) -> String {
    serde_json::to_string(&serde_json::from_str::<T>(line).unwrap_or_else(|error| panic!("{line}: {error}"))).unwrap()
}

#[test]
fn every_event_is_written_as_ever() {
    for line in EVENTS.lines() {
        assert_eq!(written_again::<Event>(line), line);
    }
    let stored: BTreeSet<String> = EVENTS.lines().map(|line| named(line, "event")).collect();
    assert_eq!(stored, names::<Event>("event"));
}

#[test]
fn every_command_is_written_as_ever() {
    for line in COMMANDS.lines() {
        assert_eq!(written_again::<Command>(line), line);
    }
    let sent: BTreeSet<String> = COMMANDS.lines().map(|line| named(line, "command")).collect();
    assert_eq!(sent, names::<Command>("command"));
}
