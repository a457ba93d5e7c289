//! Scripts of the scenarios, heard to their end.

use std::fs;
use std::path::Path;

use rokade_laws::referee::{BadScript, Choice, Decide, Deed, Event, Millis, Referee};

use crate::stage::ARBITER;

/// The text of a scenario.
pub(crate) fn scenario(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/referee/scenarios");
    fs::read_to_string(folder.join(format!("{name}.jsonl"))).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A script, heard to its end under its own edition.
pub(crate) fn told(script: &str) -> Referee {
    let mut lines = script.lines();
    let settings = serde_json::from_str(lines.next().unwrap()).unwrap();
    let events: Vec<Event> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    Referee::replay(settings, &events).unwrap_or_else(|(_, bad)| panic!("{:?}", bad.reason))
}

pub(crate) fn decided(mut referee: Referee, at: i64, choice: Choice) -> Result<Referee, BadScript> {
    let event = Event { at: Millis(at), by: ARBITER, deed: Deed::Decide(Decide::Claim(choice)) };
    referee.hear(&event).map(|()| referee)
}
