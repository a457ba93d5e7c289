//! The referee's script: a line of settings, then a line for every event, each a JSON object.

use rokade_clause::Reason;
use rokade_laws::referee::{BadScript, Event, Referee, Settings, raw};

use crate::problem::Problem;

/// A script that was read: every event with its line.
#[derive(Clone, Debug)]
pub struct Script {
    pub settings: Settings,
    pub events: Vec<(u32, Event)>,
}

/// Reads a script. The first fault ends the reading: what follows it may mean something else.
pub fn read(text: &[u8], file: &str) -> Result<Script, Box<Problem>> {
    let text = str::from_utf8(text).map_err(|fault| {
        let line = 1 + text[..fault.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        Box::new(Problem { file: file.to_owned(), ..Problem::at(line, None, "script_not_utf8") })
    })?;
    let mut lines = (1_u32..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let Some((number, first)) = lines.next() else {
        return Err(Box::new(Problem { file: file.to_owned(), ..Problem::at(1, None, "script_empty") }));
    };
    let settings = read_settings(first).map_err(|reason| problem(file, number, reason, first))?;
    let events = lines.map(|(number, line)| match read_event(line) {
        Ok(event) => Ok((number, event)),
        Err(reason) => Err(problem(file, number, reason, line)),
    });
    Ok(Script { settings, events: events.collect::<Result<_, _>>()? })
}

/// One line of settings.
pub fn read_settings(line: &str) -> Result<Settings, Reason> {
    let raw: raw::RawSettings = serde_json::from_str(line).map_err(|fault| unreadable(&fault))?;
    Settings::try_from(raw).map_err(|bad| *bad.reason)
}

/// One event.
pub(crate) fn read_event(line: &str) -> Result<Event, Reason> {
    let raw: raw::RawEvent = serde_json::from_str(line).map_err(|fault| unreadable(&fault))?;
    Event::try_from(raw).map_err(|bad| *bad.reason)
}

impl Script {
    /// Hears the whole script, or says which line cannot be.
    pub fn replay(&self, file: &str) -> Result<Referee, Box<Problem>> {
        let mut referee = Referee::new(self.settings.clone());
        for (line, event) in &self.events {
            let heard = referee.hear_line(*line, event);
            heard.map_err(|BadScript { reason }| problem(file, *line, *reason, ""))?;
        }
        Ok(referee)
    }

    /// The script as text again.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string(&self.settings).expect("settings are plain data");
        for (_, event) in &self.events {
            text.push('\n');
            text += &serde_json::to_string(event).expect("events are plain data");
        }
        text + "\n"
    }
}

fn unreadable(fault: &serde_json::Error) -> Reason {
    Reason::house("script_unreadable").with("detail", fault.to_string())
}

fn problem(file: &str, line: u32, reason: Reason, found: &str) -> Box<Problem> {
    let found = (!found.is_empty()).then(|| found.chars().take(60).collect());
    let line = usize::try_from(line).unwrap_or(usize::MAX);
    Box::new(Problem { file: file.to_owned(), line, column: None, reason, found, expected: None })
}
