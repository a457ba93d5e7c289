//! Standings and pairings, and every table as CSV and as plain text.
//!
//! The caller hands over headings in the reader's language and figures already decided; here
//! they are only laid out.

use rokade_model::{GameResult, HalfPoints, History, Person, StartNumber};
use unicode_width::UnicodeWidthStr;

/// Which side of its column a cell stands at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
}

/// A table ready to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub columns: Vec<(String, Align)>,
    pub rows: Vec<Vec<String>>,
}

/// The words above the columns, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headings {
    pub place: String,
    pub number: String,
    pub name: String,
    pub club: String,
    pub rating: String,
    pub points: String,
    pub board: String,
    pub white: String,
    pub black: String,
    pub result: String,
    /// What stands in place of an opponent for the player who has the bye.
    pub bye: String,
}

/// A line of the standings as they were decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingLine {
    pub place: u32,
    pub player: StartNumber,
    pub points: HalfPoints,
    /// In the order of the headings handed over with them.
    pub tiebreaks: Vec<String>,
}

/// A board of a round; no Black is a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLine {
    pub board: u32,
    pub white: StartNumber,
    pub black: Option<StartNumber>,
    pub result: Option<GameResult>,
}

/// The players a table speaks of.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    pub history: &'a History,
    /// In the order of `history.players`.
    pub people: &'a [Person],
}

impl Field<'_> {
    fn person(&self, number: StartNumber) -> Option<(&Person, Option<u32>)> {
        let index = self.history.players.binary_search_by_key(&number, |player| player.number).ok()?;
        Some((self.people.get(index)?, self.history.players[index].rating))
    }

    fn name(&self, number: StartNumber) -> String {
        self.person(number).map(|(person, _)| person.name.to_string()).unwrap_or_default()
    }

    fn rating(&self, number: StartNumber) -> String {
        let rating = self.person(number).and_then(|(_, rating)| rating);
        rating.map(|rating| rating.to_string()).unwrap_or_default()
    }

    fn club(&self, number: StartNumber) -> String {
        self.person(number).map(|(person, _)| person.club.clone()).unwrap_or_default()
    }
}

/// Place, player, points and tie-breaks.
pub fn standings(field: Field<'_>, lines: &[StandingLine], tiebreaks: &[String], words: &Headings) -> Table {
    let mut columns = vec![
        (words.place.clone(), Align::Right),
        (words.number.clone(), Align::Right),
        (words.name.clone(), Align::Left),
        (words.club.clone(), Align::Left),
        (words.rating.clone(), Align::Right),
        (words.points.clone(), Align::Right),
    ];
    columns.extend(tiebreaks.iter().map(|key| (key.clone(), Align::Right)));
    let row = |line: &StandingLine| {
        let mut cells = vec![
            line.place.to_string(),
            line.player.to_string(),
            field.name(line.player),
            field.club(line.player),
            field.rating(line.player),
            line.points.chess(),
        ];
        cells.extend(line.tiebreaks.iter().cloned());
        cells
    };
    Table { columns, rows: lines.iter().map(row).collect() }
}

/// The boards of a round.
pub fn pairings(field: Field<'_>, boards: &[BoardLine], words: &Headings) -> Table {
    let columns = vec![
        (words.board.clone(), Align::Right),
        (words.number.clone(), Align::Right),
        (words.white.clone(), Align::Left),
        (words.number.clone(), Align::Right),
        (words.black.clone(), Align::Left),
        (words.result.clone(), Align::Left),
    ];
    let row = |line: &BoardLine| {
        let black = line.black.map(|black| (black.to_string(), field.name(black)));
        let (black_number, black_name) = black.unwrap_or_else(|| (String::new(), words.bye.clone()));
        vec![
            line.board.to_string(),
            line.white.to_string(),
            field.name(line.white),
            black_number,
            black_name,
            line.result.map(|result| result.chess().to_owned()).unwrap_or_default(),
        ]
    };
    Table { columns, rows: boards.iter().map(row).collect() }
}

impl Table {
    /// CSV with semicolons, as spreadsheets of the North expect, and a byte order mark so that
    /// they read the letters right.
    pub fn to_csv(&self) -> String {
        let mut shape = csv::WriterBuilder::new();
        shape.delimiter(b';');
        self.written(&shape, "\u{FEFF}")
    }

    /// Columns side by side, two blanks apart.
    pub fn to_text(&self) -> String {
        let headings: Vec<String> = self.columns.iter().map(|(heading, _)| heading.clone()).collect();
        let lines: Vec<&[String]> =
            std::iter::once(headings.as_slice()).chain(self.rows.iter().map(Vec::as_slice)).collect();
        let width =
            |index: usize| lines.iter().filter_map(|line| line.get(index)).map(|cell| cell.width()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.columns.len()).map(width).collect();
        let mut text = String::new();
        for line in &lines {
            let cells: Vec<String> = self
                .padded(line)
                .zip(&self.columns)
                .zip(&widths)
                .map(|((cell, (_, align)), width)| {
                    let blanks = " ".repeat(width.saturating_sub(cell.width()));
                    match align {
                        Align::Left => format!("{cell}{blanks}"),
                        Align::Right => format!("{blanks}{cell}"),
                    }
                })
                .collect();
            text.push_str(cells.join("  ").trim_end());
            text.push('\n');
        }
        text
    }

    /// CSV for programs, as RFC 4180 has it: commas, lines that end with CR LF, and a row of headings.
    pub fn to_rfc4180(&self) -> String {
        let mut shape = csv::WriterBuilder::new();
        shape.terminator(csv::Terminator::CRLF);
        self.written(&shape, "")
    }

    fn written(&self, shape: &csv::WriterBuilder, mark: &str) -> String {
        let mut writer = shape.from_writer(mark.as_bytes().to_vec());
        let headings = self.columns.iter().map(|(heading, _)| harmless(heading));
        let mut write = |cells: Vec<String>| writer.write_record(cells).expect("memory takes every row");
        write(headings.collect());
        for row in &self.rows {
            write(self.padded(row).map(harmless).collect());
        }
        let bytes = writer.into_inner().expect("memory takes every row");
        String::from_utf8(bytes).expect("made of strings")
    }

    pub(crate) fn padded<'a>(&'a self, row: &'a [String]) -> impl Iterator<Item = &'a str> {
        (0..self.columns.len()).map(|index| row.get(index).map_or("", String::as_str))
    }
}

/// A cell no spreadsheet takes for a formula: a name may not run anything on the reader's machine.
/// A lone sign is a forfeit, a signed number a change of rating.
fn harmless(cell: &str) -> String {
    let is_result = GameResult::ALL.iter().any(|result| result.chess() == cell);
    let is_figure = |rest: &str| rest.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | '½'));
    // A spreadsheet reckons with whatever stands behind an equals sign, be it a figure.
    let is_plain = is_result || cell == "=" || cell.strip_prefix(['+', '-']).is_some_and(is_figure);
    // Spreadsheets skip blanks and control characters before a formula.
    let bare = cell.trim_start_matches(|letter: char| letter.is_control() || letter.is_whitespace());
    let is_formula = bare.starts_with(['=', '+', '-', '@']) && !is_plain || cell.starts_with(char::is_control);
    if is_formula { format!("'{cell}") } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_model::{Name, Participant};

    fn words() -> Headings {
        let word = |text: &str| text.to_owned();
        Headings {
            place: word("Nr."),
            number: word("Lod"),
            name: word("Navn"),
            club: word("Klub"),
            rating: word("Rating"),
            points: word("Point"),
            board: word("Bræt"),
            white: word("Hvid"),
            black: word("Sort"),
            result: word("Resultat"),
            bye: word("oversidder"),
        }
    }

    fn field() -> (History, Vec<Person>) {
        let players = (1..=3).map(|number| Participant::new(StartNumber(number), Some(2000 - number))).collect();
        let history = History { rounds: 2, players, ..History::default() };
        let names = ["Astrid Holm", "Søren Å", "=1+1"];
        let people = names.map(|name| Person { name: Name::parse(name), ..Person::default() });
        (history, people.to_vec())
    }

    #[test]
    fn no_cell_becomes_a_formula() {
        for cell in ["=1+1", "=5", "=.5", "=½", "==", "\r=1+1", "\t=1", " =1", "\n@x", "+x", "-x", "\u{a0}=1"] {
            assert!(harmless(cell).starts_with('\''), "{cell:?}");
        }
        for cell in ["+5.5", "-12", "=", "½", "Holm, Astrid", "1–0"] {
            assert_eq!(harmless(cell), cell);
        }
    }

    #[test]
    fn pairings_name_the_bye() {
        let (history, people) = field();
        let boards = [
            BoardLine {
                board: 1,
                white: StartNumber(1),
                black: Some(StartNumber(2)),
                result: Some(GameResult::BlackForfeits),
            },
            BoardLine { board: 2, white: StartNumber(3), black: None, result: None },
        ];
        let table = pairings(Field { history: &history, people: &people }, &boards, &words());
        assert_eq!(
            table.to_csv(),
            "\u{FEFF}Bræt;Lod;Hvid;Lod;Sort;Resultat\n1;1;Astrid Holm;2;Søren Å;+ –\n2;3;'=1+1;;oversidder;\n"
        );
    }

    #[test]
    fn programs_get_commas_and_quotation_marks_where_needed() {
        let cells = ["Holm, \"Astrid\"", "-12", "+", "+4.5", "=1+1", "-x", "Å"].map(str::to_owned);
        let columns = vec![("A".to_owned(), Align::Left); cells.len()];
        let table = Table { columns, rows: vec![cells.to_vec(), vec!["short".into()]] };
        let text = table.to_rfc4180();
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines[1], "\"Holm, \"\"Astrid\"\"\",-12,+,+4.5,'=1+1,'-x,Å");
        assert_eq!((lines[2], lines[3]), ("short,,,,,,", ""));
    }

    #[test]
    fn letters_of_two_marks_take_the_room_of_one() {
        let columns = vec![("N".to_owned(), Align::Left), ("P".to_owned(), Align::Right)];
        let rows = vec![vec!["A\u{30a}se".to_owned(), "1".to_owned()], vec!["Åse".to_owned(), "1".to_owned()]];
        let text = Table { columns, rows }.to_text();
        assert_eq!(text, "N    P\nA\u{30a}se  1\nÅse  1\n");
    }

    #[test]
    fn standings_carry_their_tie_breaks() {
        let (history, people) = field();
        let lines = [StandingLine {
            place: 1,
            player: StartNumber(2),
            points: HalfPoints(3),
            tiebreaks: vec!["4.5".into(), "2".into()],
        }];
        let keys = ["BH".to_owned(), "SB".to_owned()];
        let table = standings(Field { history: &history, people: &people }, &lines, &keys, &words());
        assert_eq!(table.to_csv(), "\u{FEFF}Nr.;Lod;Navn;Klub;Rating;Point;BH;SB\n1;2;Søren Å;;1998;1½;4.5;2\n");
    }
}
