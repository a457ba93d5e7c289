//! What two players agree before a game: the form, and the referee's settings that it means.

use rokade_board::chess960;
use rokade_clause::{Country, Edition, Reason};
use rokade_laws::referee::raw::RawSettings;
use rokade_laws::referee::{Millis, Period, Settings, read_time};
use rokade_words::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::settings::time_fault;

/// The fields as typed.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub(super) struct GameForm {
    pub white: String,
    pub black: String,
    pub laws: String,
    pub federation: String,
    pub dsu: String,
    /// `40/90+30, 30+30`: moves, minutes, seconds for every move.
    pub time: String,
    /// Black's, where it differs.
    pub time_black: String,
    /// `increment` or `delay`.
    pub added: String,
    pub supervision: String,
    /// `usual`, `number`, `lot` or `fen`.
    pub start: String,
    pub number: String,
    pub fen: String,
    pub blind: String,
    pub default_minutes: String,
    /// Empty, a number of moves, or `never` in any of the languages.
    pub draws: String,
    pub appendix_g: String,
}

impl Default for GameForm {
    fn default() -> Self {
        let usual = |text: &str| text.to_owned();
        Self {
            white: String::new(),
            black: String::new(),
            laws: Edition::FIDE_2023.to_string(),
            federation: String::new(),
            dsu: String::new(),
            time: usual("15+10"),
            time_black: String::new(),
            added: usual("increment"),
            supervision: usual("full"),
            start: usual("usual"),
            number: String::new(),
            fen: String::new(),
            blind: String::new(),
            default_minutes: String::new(),
            draws: String::new(),
            appendix_g: String::new(),
        }
    }
}

/// A form may be filled in by one arbiter and mended by another who reads another language.
fn is_never(text: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| text.to_lowercase() == rokade_words::text(lang, "desk-play-draws-never"))
}

impl GameForm {
    pub(super) fn edition(&self) -> Option<Edition> {
        self.laws.parse().ok()
    }

    /// The settings, or everything that is not understood. `seed` draws the array where the form asks for
    /// a lot.
    pub(super) fn settings(&self, seed: u64) -> Result<Settings, Vec<Reason>> {
        let mut faults = Vec::new();
        let edition = self.edition();
        if edition.is_none() {
            faults.push(Reason::house("laws_edition_unknown").with("laws", self.laws.as_str()));
        }
        let white = self.periods(&self.time, &mut faults);
        let black = match self.time_black.trim() {
            "" => white.clone(),
            other => self.periods(other, &mut faults),
        };
        let (variant, start) = self.array(seed, &mut faults);
        let default_minutes = number(&self.default_minutes, &mut faults);
        let draws = match self.draws.trim() {
            never if is_never(never) => json!("never"),
            other => json!(number(other, &mut faults)),
        };
        let (Some(edition), true) = (edition, faults.is_empty()) else { return Err(faults) };
        let federation = Country::ALL.into_iter().find(|country| country.code() == self.federation);
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let line = json!({
            "laws": edition.to_string(),
            "federation": federation.or(edition.country()).map(Country::code),
            "supervision": some(&self.supervision),
            "white": white,
            "black": black,
            "variant": variant,
            "start": start,
            "default_minutes": default_minutes,
            "draw_agreement_from_move": draws,
            "appendix_g": !self.appendix_g.is_empty(),
            "blind": some(&self.blind),
            "regulations": if self.dsu.is_empty() { Value::Null } else { json!("DSU") },
            // Two players who sit down to play have announced no start.
            "scheduled": false,
        });
        let unread =
            |error: serde_json::Error| vec![Reason::house("play_deed_unread").with("found", error.to_string())];
        let raw: RawSettings = serde_json::from_value(line).map_err(unread)?;
        Settings::try_from(raw).map_err(|fault| vec![*fault.reason])
    }

    /// What was written as periods of a script.
    fn periods(&self, text: &str, faults: &mut Vec<Reason>) -> Vec<Value> {
        match read_time(text) {
            Ok(periods) => periods.iter().map(|period| self.period(period)).collect(),
            Err(fault) => {
                faults.push(time_fault(text, &fault));
                Vec::new()
            }
        }
    }

    /// Seconds for every move are an increment or a delay, as the form says.
    fn period(&self, period: &Period) -> Value {
        let minutes = match period.time.0 {
            millis if millis % 60_000 == 0 => json!(millis / 60_000),
            millis => json!(f64::from(u32::try_from(millis / 1_000).unwrap_or(u32::MAX)) / 60.0),
        };
        let mut line = json!({ "minutes": minutes });
        if let Some(moves) = period.moves {
            line["moves"] = json!(moves);
        }
        let (increment, delay) = match self.added.as_str() {
            "delay" => (Millis::ZERO, period.increment + period.delay),
            _ => (period.increment, period.delay),
        };
        for (name, seconds) in [("increment", increment.seconds()), ("delay", delay.seconds())] {
            if seconds > 0 {
                line[name] = json!(seconds);
            }
        }
        line
    }

    fn array(&self, seed: u64, faults: &mut Vec<Reason>) -> (&'static str, Option<String>) {
        let array = |number: u16| chess960::start(number).map(|start| start.fen());
        match self.start.as_str() {
            "number" => {
                let found = self.number.trim().parse().ok().and_then(array);
                if found.is_none() {
                    faults.push(Reason::house("play_array_unknown").with("found", self.number.as_str()));
                }
                ("chess960", found)
            }
            "lot" => ("chess960", array(chess960::draw(seed))),
            "fen" => ("standard", Some(self.fen.trim().to_owned())),
            _ => ("standard", None),
        }
    }
}

fn number(text: &str, faults: &mut Vec<Reason>) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let number = text.parse().ok();
    if number.is_none() {
        faults.push(Reason::house("figure_not_a_number").with("found", text));
    }
    number
}

#[cfg(test)]
mod tests {
    use rokade_laws::referee::Pace;

    use super::*;

    fn form(change: impl FnOnce(&mut GameForm)) -> Result<Settings, Vec<String>> {
        let mut form = GameForm::default();
        change(&mut form);
        form.settings(7).map_err(|faults| faults.iter().map(|fault| fault.key.to_string()).collect())
    }

    #[test]
    fn times_are_written_as_in_invitations() {
        let settings = form(|form| form.time = "40/90+30 30+30".to_owned()).unwrap();
        assert_eq!(settings.periods.white.len(), 2);
        assert_eq!(settings.periods.black[0].moves, Some(40));
        assert_eq!((settings.periods.white[1].time, settings.pace), (Millis::from_minutes(30), Pace::Standard));
        assert_eq!(form(|form| form.time = "3+2".to_owned()).unwrap().pace, Pace::Blitz);
        assert_eq!(form(|form| form.time = "2,5".to_owned()).unwrap().periods.white[0].time, Millis(150_000));
    }

    #[test]
    fn the_players_may_have_different_times_and_a_delay() {
        let settings = form(|form| {
            (form.time, form.time_black, form.added) = ("5+3".to_owned(), "2".to_owned(), "delay".to_owned());
        })
        .unwrap();
        assert_eq!(settings.periods.white[0].delay, Millis::from_seconds(3));
        assert_eq!(settings.periods.black[0].time, Millis::from_minutes(2));
    }

    #[test]
    fn no_draw_by_agreement_is_written_in_any_language() {
        let from = |word: &str| form(|form| form.draws = word.to_owned()).unwrap().draw_agreement;
        for word in ["never", "aldrig", "Aldri"] {
            assert_eq!(from(word), from("never"), "{word}");
        }
        assert_ne!(from("never"), from("30"));
        assert_ne!(from("never"), from(""));
    }

    #[test]
    fn a_text_stays_that_of_its_country_under_anothers_additions() {
        let settings = form(|form| (form.laws, form.federation) = ("2009-NO".to_owned(), "DK".to_owned())).unwrap();
        let read = (settings.edition.to_string(), settings.federation);
        assert_eq!(read, ("2009-NO".to_owned(), Some(Country::Denmark)));
    }

    #[test]
    fn a_lot_is_drawn_by_the_seed() {
        let settings = form(|form| form.start = "lot".to_owned()).unwrap();
        assert_eq!(chess960::number(&settings.start), Some(chess960::draw(7)));
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let faults = form(|form| {
            (form.time, form.laws, form.draws) = ("soon".to_owned(), "1999".to_owned(), "x".to_owned());
        })
        .unwrap_err();
        assert_eq!(faults, ["laws_edition_unknown", "time_control_unreadable", "figure_not_a_number"]);
        assert_eq!(form(|form| form.time = "90 30".to_owned()).unwrap_err(), ["time_control_unreadable"]);
        assert_eq!(
            form(|form| (form.start, form.number) = ("number".to_owned(), "960".to_owned())).unwrap_err(),
            ["play_array_unknown"]
        );
        assert_eq!(
            form(|form| (form.start, form.fen) = ("fen".to_owned(), "8/8".to_owned())).unwrap_err(),
            ["script_bad_fen"]
        );
    }
}
