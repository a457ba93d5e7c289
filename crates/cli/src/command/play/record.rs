//! The script of the game on disk, event by event.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use rokade_clause::Reason;
use rokade_formats::script::Script;
use rokade_laws::referee::{Event, Settings};

use crate::fault::{Failure, Fault};

/// A record that grows with the game.
pub(super) struct Record {
    pub name: String,
    file: File,
}

impl Record {
    /// Begins the record with what was heard before. A file that holds something else is not written over.
    pub(super) fn begin(
        name: &str,
        loaded: Option<&str>,
        settings: &Settings,
        heard: &[Event],
    ) -> Result<Self, Failure> {
        let is_same = |other: &str| fs::canonicalize(other).ok() == fs::canonicalize(name).ok();
        let is_taken = fs::metadata(name).is_ok_and(|found| found.is_file() && found.len() > 0);
        if is_taken && !loaded.is_some_and(is_same) {
            return Err(Fault::of(Reason::house("play_record_exists")).in_file(name).into());
        }
        let failed = |error: io::Error| Failure::of_file("file_not_written", name, &error);
        write(name, settings, heard).map_err(failed)?;
        let file = OpenOptions::new().append(true).open(name).map_err(failed)?;
        Ok(Self { name: name.to_owned(), file })
    }

    /// Adds what has just been heard.
    pub(super) fn add(&mut self, events: &[Event]) -> Result<(), Failure> {
        let mut text = String::new();
        for event in events {
            text += &serde_json::to_string(event).expect("events are plain data");
            text.push('\n');
        }
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Failure::of_file("file_not_written", &self.name, &error))
    }
}

/// Writes a whole script. A script that stood there is there in full until the new one is.
pub(super) fn write(name: &str, settings: &Settings, heard: &[Event]) -> io::Result<()> {
    let events = (2..).zip(heard.iter().cloned()).collect();
    let text = Script { settings: settings.clone(), events }.write();
    if !Path::new(name).is_file() {
        return fs::write(name, text);
    }
    let new = format!("{name}.new");
    fs::write(&new, text).and_then(|()| fs::rename(&new, name))
}
