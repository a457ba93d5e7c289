//! What a form tells: fields become an event of the referee's script, as if it had been written there.

use rokade_board::notation::{self, Letters, NotAMove, Style, Unreadable};
use rokade_board::{Color, Position};
use rokade_clause::Reason;
use rokade_laws::illegal;
use rokade_laws::referee::raw::RawEvent;
use rokade_laws::referee::{By, Event, Millis, color_key};
use serde_json::{Map, Value, json};

use super::seat::{Chair, Seat};
use crate::board::squares;
use crate::error::DeskError;

/// How the value of a field is understood.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Ticked,
    /// Words, each a value of its own.
    Words,
    /// Boxes of the same name, each a value of its own.
    Boxes,
    /// A time as clocks show it.
    Time,
}

/// The fields that go into the script, under their names there.
const FIELDS: &[(&str, Kind)] = &[
    ("squares", Kind::Words),
    ("adjust", Kind::Ticked),
    ("accidental", Kind::Ticked),
    ("uci", Kind::Text),
    ("hands", Kind::Number),
    ("moves", Kind::Number),
    ("rule", Kind::Text),
    ("move", Kind::Text),
    ("grounds", Kind::Text),
    ("what", Kind::Text),
    ("against", Kind::Text),
    ("first", Kind::Text),
    ("reason", Kind::Text),
    ("white", Kind::Time),
    ("black", Kind::Time),
    ("claim", Kind::Text),
    ("penalty", Kind::Text),
    ("ms", Kind::Time),
    ("points", Kind::Text),
    ("fen", Kind::Text),
    ("text", Kind::Text),
    ("envelope", Kind::Boxes),
    ("result", Kind::Text),
];

/// A form as it was sent.
pub(super) struct Sent<'a>(pub &'a [(String, String)]);

impl<'a> Sent<'a> {
    /// What stands in a field, if anything does.
    pub(super) fn get(&self, name: &str) -> Option<&'a str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    fn all(&self, name: &str) -> Vec<&'a str> {
        let own = self.0.iter().filter(|(known, _)| known == name);
        own.map(|(_, value)| value.trim()).filter(|value| !value.is_empty()).collect()
    }
}

fn bad(reason: Reason) -> DeskError {
    DeskError::BadForm(vec![reason])
}

/// The events that a form tells of, in order: a move may bring an offer and its press along.
pub(super) fn read(seat: &Seat, told: &Sent) -> Result<Vec<Event>, DeskError> {
    let by = by(seat, told)?;
    let verb = told.get("do").unwrap_or_default();
    let mut line = Map::new();
    for (name, kind) in FIELDS {
        if let Some(value) = value(told, name, *kind)? {
            line.insert((*name).to_owned(), value);
        }
    }
    if verb == "move" {
        let uci = coordinates(seat, told)?;
        line.insert("uci".to_owned(), json!(uci));
    }
    let mut events = vec![event(by, verb, line)?];
    if verb == "move" && told.get("offer").is_some() {
        events.push(event(by, "offer_draw", Map::new())?);
    }
    if verb == "move" && told.get("press").is_some() {
        events.push(event(by, "press", Map::new())?);
    }
    Ok(events)
}

fn by(seat: &Seat, told: &Sent) -> Result<By, DeskError> {
    let by = match (told.get("by"), seat.chair) {
        (None, Chair::Arbiter) => By::Arbiter,
        (None, Chair::Player(color)) => By::from(color),
        (None, Chair::Both) => By::from(seat.game().referee.account().turn()),
        (Some("white"), _) => By::White,
        (Some("black"), _) => By::Black,
        (Some("arbiter"), _) => By::Arbiter,
        (Some(other), _) => return Err(bad(Reason::house("play_who_unknown").with("found", other))),
    };
    if seat.chair.speaks_for(by) { Ok(by) } else { Err(bad(Reason::house("play_not_yours"))) }
}

fn event(by: By, verb: &str, mut line: Map<String, Value>) -> Result<Event, DeskError> {
    let unread = |found: String| bad(Reason::house("play_deed_unread").with("found", found));
    line.insert("at".to_owned(), json!(0));
    line.insert("by".to_owned(), json!(by.player().map_or("arbiter", color_key)));
    line.insert("do".to_owned(), json!(verb));
    let raw: RawEvent = serde_json::from_value(Value::Object(line)).map_err(|error| unread(error.to_string()))?;
    Event::try_from(raw).map_err(|fault| bad(*fault.reason))
}

fn value(told: &Sent, name: &str, kind: Kind) -> Result<Option<Value>, DeskError> {
    let Some(text) = told.get(name) else { return Ok(None) };
    Ok(Some(match kind {
        Kind::Text => json!(text),
        Kind::Ticked => json!(true),
        Kind::Number => {
            let unread = || bad(Reason::house("figure_not_a_number").with("found", text));
            json!(text.parse::<u32>().map_err(|_| unread())?)
        }
        Kind::Words => json!(text.split([' ', ',', '-', '–']).filter(|word| !word.is_empty()).collect::<Vec<_>>()),
        Kind::Boxes => json!(told.all(name)),
        Kind::Time => json!(time(text).ok_or_else(|| bad(Reason::house("play_time_unread").with("found", text)))?),
    }))
}

/// A time as clocks show it: `1:29:57`, `4:07`; a bare number is minutes.
pub(super) fn time(text: &str) -> Option<Millis> {
    let parts: Option<Vec<i64>> =
        text.split([':', '.']).map(|part| part.trim().parse::<u32>().ok().map(i64::from)).collect();
    let seconds = match parts?[..] {
        [minutes] => minutes * 60,
        [minutes, seconds] if seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => (hours * 60 + minutes) * 60 + seconds,
        _ => return None,
    };
    Some(Millis::from_seconds(seconds))
}

/// The coordinates of a move that was made by hand or written down.
fn coordinates(seat: &Seat, told: &Sent) -> Result<String, DeskError> {
    let account = seat.game().referee.account();
    let position = Position::read(&account.fen(), seat.game().referee.settings().variant()).ok();
    let made = told.get("uci").or_else(|| told.get("written").filter(|text| is_coordinates(text)));
    if let Some(uci) = made {
        return Ok(castled(position.as_ref(), uci));
    }
    let written = told.get("written").ok_or_else(|| bad(Reason::house("move_missing")))?;
    let unread = || Reason::house("board_move_unread").with("found", short(written)).with("expected", "e2e4");
    let position = position.ok_or_else(|| bad(unread()))?;
    let letters = seat.letters();
    let read = notation::read(&position, written, Some(letters)).or_else(|own| match own {
        // What the reader's own letters can mean is never taken for something else.
        Unreadable::NotAMove(NotAMove::Letter { .. }) => notation::read(&position, written, None),
        own => Err(own),
    });
    match read {
        Ok(reading) => Ok(position.uci(reading.m)),
        Err(unreadable) => Err(bad(why(seat, &position, letters, written, &unreadable))),
    }
}

fn why(seat: &Seat, position: &Position, letters: Letters, written: &str, unreadable: &Unreadable) -> Reason {
    let style = Style::sheet(letters);
    match unreadable {
        Unreadable::Illegal(breach) => {
            let edition = seat.game().referee.settings().edition;
            illegal::reason(edition, breach.illegal, breach.role, position.variant())
        }
        Unreadable::Ambiguous(candidates) => {
            let long = style.with_form(notation::Form::Long);
            let meant: Vec<String> =
                candidates.iter().map(|candidate| notation::write(position, candidate.m, &long)).collect();
            Reason::house("board_move_ambiguous").with("found", short(written)).with("meant", meant.join(", "))
        }
        Unreadable::NotAMove(_) => {
            let example = position.legal_moves().first().map(|m| notation::write(position, *m, &style));
            Reason::house("board_move_unread")
                .with("found", short(written))
                .with("expected", example.unwrap_or_default())
        }
    }
}

/// What is repeated to the reader is no longer than a move.
fn short(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(20).collect()
}

fn is_coordinates(text: &str) -> bool {
    let bytes = text.as_bytes();
    let square = |at: usize| matches!(bytes[at], b'a'..=b'h') && matches!(bytes[at + 1], b'1'..=b'8');
    (4..=5).contains(&bytes.len()) && text.is_ascii() && square(0) && square(2)
}

/// A king that is set down where castling takes it means the castling: king to rook, as scripts write it.
fn castled(position: Option<&Position>, uci: &str) -> String {
    let Some(position) = position else { return uci.to_owned() };
    let goal = squares::goals(position).into_iter().find(|(from, to, _)| format!("{from}{to}") == uci);
    goal.map_or_else(|| uci.to_owned(), |(_, _, m)| position.uci(m))
}

/// The colour that a field names.
pub(super) fn color(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_clocks_show_them() {
        assert_eq!(time("1:29:57"), Some(Millis::from_seconds(5397)));
        assert_eq!(time("4:07"), Some(Millis::from_seconds(247)));
        assert_eq!(time("90"), Some(Millis::from_minutes(90)));
        assert_eq!(time("0:00"), Some(Millis::ZERO));
        for text in ["", "x", "1:99", "1:2:3:4", "-1", "1:60:00"] {
            assert_eq!(time(text), None, "{text}");
        }
    }

    #[test]
    fn coordinates_are_told_from_written_moves() {
        for text in ["e2e4", "e7e8q"] {
            assert!(is_coordinates(text));
        }
        for text in ["Sf3", "0-0", "exd5", "e2-e4", "æøå", "e2e9"] {
            assert!(!is_coordinates(text), "{text}");
        }
    }

    #[test]
    fn a_king_of_chess960_castles_to_its_goal() {
        let fen = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1";
        let position = Position::read(fen, rokade_board::Variant::Chess960).unwrap();
        assert_eq!(castled(Some(&position), "e1c1"), "e1b1");
        assert_eq!(castled(Some(&position), "e1d1"), "e1d1");
    }
}
