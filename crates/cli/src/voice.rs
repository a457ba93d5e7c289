//! How a command speaks: the language, the players' names, the form of times.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rokade_clause::{PlayerId, Reason};
use rokade_formats::trf::Trf;
use rokade_model::StartNumber;
use rokade_rating::number_in_file;
use rokade_words::{Arg, Lang, Speaker, text, text_with};

/// Says things to the person at the terminal.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    pub lang: Lang,
    names: BTreeMap<StartNumber, String>,
}

impl Voice {
    pub(crate) fn new(lang: Lang) -> Self {
        Self { lang, names: BTreeMap::new() }
    }

    /// The voice that knows the players of a file by name.
    pub(crate) fn knowing(&self, trf: &Trf) -> Self {
        let numbers = trf.history.players.iter().map(|player| player.number);
        let names = numbers.zip(trf.people.iter().map(|person| person.name.to_string())).collect();
        Self { lang: self.lang, names }
    }

    /// The name as the file has it; empty if it has none.
    pub(crate) fn known_name(&self, player: StartNumber) -> &str {
        self.names.get(&player).map_or("", String::as_str)
    }

    /// `Astrid Holm`, or `no. 7` where the file has no name.
    pub(crate) fn name(&self, player: StartNumber) -> String {
        match self.names.get(&player).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => text_with(self.lang, "cli-player-number", &[("number", Arg::from(player))]),
        }
    }

    /// `7 Astrid Holm`, or `no. 7` where the file has no name.
    pub(crate) fn numbered(&self, player: StartNumber) -> String {
        match self.names.get(&player).filter(|name| !name.is_empty()) {
            Some(name) => format!("{player} {name}"),
            None => self.name(player),
        }
    }

    /// Somebody the rating names by key: in a file, which has nothing else, the start number.
    pub(crate) fn rated(&self, player: PlayerId) -> String {
        self.numbered(number_in_file(player))
    }

    /// An exact decimal with the mark of the language: `2,35` in the North.
    pub(crate) fn decimal(&self, value: impl std::fmt::Display) -> String {
        self.lang.decimal(&value.to_string())
    }

    pub(crate) fn text(&self, key: &str) -> String {
        text(self.lang, key)
    }

    pub(crate) fn text_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        text_with(self.lang, key, args)
    }

    /// A time in the machine's own zone.
    pub(crate) fn time(&self, micros: i64) -> String {
        local_time(micros)
    }

    pub(crate) fn reason(&self, reason: &Reason) -> String {
        self.speak(|speaker| speaker.reason(reason))
    }

    /// The sentence with its clauses.
    pub(crate) fn cited(&self, reason: &Reason) -> String {
        self.speak(|speaker| speaker.cited(reason))
    }

    pub(crate) fn speak<T>(&self, say: impl Fn(&Speaker) -> T) -> T {
        say(&Speaker {
            lang: self.lang,
            number: &|number| self.numbered(number),
            entrant: &|player| self.rated(player),
            time: &local_time,
        })
    }
}

/// A time in the machine's own zone, `2026-03-14 18:30`.
fn local_time(micros: i64) -> String {
    match Timestamp::from_microsecond(micros) {
        Ok(time) => time.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string(),
        Err(_) => micros.to_string(),
    }
}
