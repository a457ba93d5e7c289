//! How a list is read, as a form writes it.

use rokade_clause::{Fact, Reason};
use rokade_formats::Problem;
use rokade_formats::players::{Column, Encoding, Guess, Row, Separator, read};
use rokade_formats::trf::{self, Trf, UNLIKELY};
use rokade_model::StartNumber;

use crate::bring_in::is_report;

/// Rows shown while the columns are chosen.
const SHOWN_ROWS: usize = 5;

pub(super) const ENCODINGS: &[(Encoding, &str)] = &[
    (Encoding::Utf8, "utf8"),
    (Encoding::Utf8Marked, "utf8-marked"),
    (Encoding::Windows1252, "windows-1252"),
    (Encoding::Utf16Little, "utf16-little"),
    (Encoding::Utf16Big, "utf16-big"),
    (Encoding::Utf8Twice, "utf8-twice"),
];

pub(super) const SEPARATORS: &[(Separator, &str)] = &[
    (Separator::Semicolon, "semicolon"),
    (Separator::Comma, "comma"),
    (Separator::Tab, "tab"),
    (Separator::Bar, "bar"),
    (Separator::Blanks, "blanks"),
];

pub(super) const COLUMNS: &[(Column, &str)] = &[
    (Column::Name, "name"),
    (Column::Family, "family"),
    (Column::Given, "given"),
    (Column::Rating, "rating"),
    (Column::Elo, "elo"),
    (Column::FideK, "fide-k"),
    (Column::Club, "club"),
    (Column::Federation, "federation"),
    (Column::Title, "title"),
    (Column::FideId, "fide-id"),
    (Column::NationalId, "national-id"),
    (Column::Birth, "birth"),
    (Column::Sex, "sex"),
    (Column::Group, "group"),
    (Column::Skip, "skip"),
];

pub(super) fn named<T: Copy>(all: &[(T, &str)], wanted: &str) -> Option<T> {
    all.iter().find(|(_, name)| *name == wanted).map(|(value, _)| *value)
}

/// The first rows as the separator cuts them. The reader names every cell that has no column, so
/// reading without columns shows all cells.
pub(super) fn cells(bytes: &[u8], guess: &Guess) -> Vec<Vec<String>> {
    let bare = Guess { columns: Vec::new(), has_header: false, ..guess.clone() };
    let problems = read(bytes, &bare).err().unwrap_or_default();
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    for problem in problems {
        let (Some(column), Some(found)) = (problem.column, problem.found) else { continue };
        if rows.last().is_none_or(|(line, _)| *line != problem.line) {
            if rows.len() == SHOWN_ROWS {
                break;
            }
            rows.push((problem.line, Vec::new()));
        }
        if let Some((_, cells)) = rows.last_mut() {
            cells.resize(cells.len().max(column), String::new());
            cells[column - 1] = found;
        }
    }
    rows.into_iter().map(|(_, cells)| cells).collect()
}

/// A report file in place of a list: its players, however the file's rounds went.
pub(super) fn report(bytes: &[u8]) -> Option<Result<Vec<Row>, Vec<Problem>>> {
    is_report(bytes).then(|| trf::read(bytes, "").map(|report| players(&report)))
}

fn players(report: &Trf) -> Vec<Row> {
    // What can hardly be meant stands beside whom it is about.
    let of = |number: StartNumber| -> Vec<Reason> {
        let is_about = |reason: &&Reason| reason.facts.get("player") == Some(&Fact::from(number.0));
        let unlikely = report.assumptions.iter().filter(|reason| UNLIKELY.contains(&reason.key.as_ref()));
        unlikely.filter(is_about).cloned().collect()
    };
    let people = report.people.iter().zip(&report.history.players).zip(&report.titles).zip(&report.fide_ratings);
    people
        .map(|(((person, participant), title), elo)| Row {
            person: person.clone(),
            rating: participant.rating,
            // Where the event goes by FIDE's rating there is no other one.
            elo: elo.filter(|_| *elo != participant.rating),
            title: *title,
            assumptions: of(participant.number),
            ..Row::default()
        })
        .collect()
}

/// Reads what `secret::hex` writes.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let text = text.trim();
    if text.len() % 2 == 1 || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_the_form() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(from_hex(&crate::secret::hex(&bytes)), Some(bytes));
        assert_eq!(from_hex("0"), None);
        assert_eq!(from_hex("æø"), None);
    }

    #[test]
    fn a_report_file_gives_its_players() {
        let line = format!("001    1 w    {:<33} 1834 DEN     1234567 1994/03/21  0.0    1", "Holm, Astrid");
        let rows = report(format!("012 Demo\n{line}\n").as_bytes()).unwrap().unwrap();
        assert_eq!(rows[0].person.name.family, "Holm");
        assert_eq!(rows[0].rating, Some(1834));
        assert!(report(b"Holm, Astrid;1834").is_none());
    }

    #[test]
    fn another_separator_cuts_the_sample_anew() {
        let text = "Holm, Astrid;1834;Nordlys\nLund, Birk;1700;Nordlys\n".as_bytes();
        let mut guess = rokade_formats::players::guess(text);
        assert_eq!(guess.separator, Separator::Semicolon);
        guess.separator = Separator::Comma;
        assert_eq!(cells(text, &guess)[0], ["Holm", "Astrid;1834;Nordlys"]);
    }
}
