//! What the journal holds and what the API takes, form by form: one line of each kind, written by release 0.1.0, and
//! at the end those that came later. A form that is not among them, or that is no longer written as it was, fails here.

use std::collections::BTreeSet;

use rokade_tournament::{Command, Event, GameState, GroupId, OldCommand, SetGame, Slot};
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

/// The lines of commands that are still sent, and of those that are only read.
fn sent_and_old() -> (Vec<&'static str>, Vec<&'static str>) {
    COMMANDS.lines().partition(|line| !OldCommand::NAMES.contains(&named(line, "command").as_str()))
}

#[test]
fn every_command_is_written_as_ever() {
    let (sent, _) = sent_and_old();
    for line in &sent {
        assert_eq!(written_again::<Command>(line), *line);
    }
    let sent: BTreeSet<String> = sent.iter().map(|line| named(line, "command")).collect();
    assert_eq!(sent, names::<Command>("command"));
}

#[test]
fn every_command_that_set_a_game_before_is_read_as_the_one_that_does_now() {
    let (_, old) = sent_and_old();
    assert_eq!(names::<OldCommand>("command"), BTreeSet::from(OldCommand::NAMES.map(str::to_owned)));
    assert_eq!(old.iter().map(|line| named(line, "command")).collect::<BTreeSet<_>>().len(), OldCommand::NAMES.len());
    let read: Vec<SetGame> = old
        .iter()
        .map(|line| match Command::from(serde_json::from_str::<OldCommand>(line).unwrap()) {
            Command::SetGame(set) => set,
            other => panic!("{line} is read as {other:?}"),
        })
        .collect();
    let done = |result: &str, notice: Option<&str>| -> GameState {
        serde_json::from_value(serde_json::json!({ "done": { "result": result, "notice": notice } })).unwrap()
    };
    let draw = done("1/2-1/2", None);
    let (one, four) = (GroupId(1), GroupId(4));
    let set = |at, to, seen, confirmed, seed| SetGame { at, to, seen, confirmed, seed };
    let wanted = [
        set(Slot::board(one, 1, 1), draw, done("0-1", None), false, 0),
        set(Slot::board(one, 4, 1), GameState::Open, draw, false, 0),
        set(Slot::match_game(four, 1, 151, 2), done("1/2-1/2", Some("none")), draw, false, 722),
        set(Slot::match_game(one, 1, 1, 2), GameState::Open, draw, false, 0),
        set(Slot::board(one, 4, 1), GameState::Postponed { until: None }, draw, true, 0),
        set(Slot::board(one, 1, 2), GameState::Adjourned { until: None }, draw, true, 0),
        set(Slot::play_off(one, 1, 2), done("1-0", None), draw, false, 0),
        set(Slot::play_off(one, 1, 3), GameState::Open, done("1-0", None), false, 0),
    ];
    assert_eq!(read, wanted);
}
