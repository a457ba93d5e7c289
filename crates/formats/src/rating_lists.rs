//! The Danish list beside the FIDE list, as one table: who is compared in the yearly coordination.
//!
//! The first line names the columns, in any order: `name` (or `id`), `national`, `elo`, `elo_games`, `danish`
//! (yes or no), and `now` where a number has changed since the list. Cells are parted by semicolons, commas or tabs.

use rokade_rating::Rating;
use rokade_rating::registry::coordination::{Compared, Nationality};

use crate::Problem;
use crate::decode::{decode, detect};
use crate::problem::Problems;

/// A line of the table; players count from 1 in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub name: String,
    pub compared: Compared,
}

/// The columns by their folded headings; only the last may be missing.
const COLUMNS: [&[&str]; 6] = [&["name", "id"], &["national"], &["elo"], &["elogames"], &["danish"], &["now"]];
const HEADINGS: &str = "name;national;elo;elo_games;danish";

/// Ratings beyond are typing errors.
const HIGHEST: u32 = 4_000;

/// Reads a list that has a national and a FIDE rating side by side, with every problem at once.
pub fn read(bytes: &[u8], file: &str) -> Result<Vec<Listed>, Vec<Problem>> {
    let text = decode(bytes, detect(bytes)).replace("\r\n", "\n").replace('\r', "\n");
    let mut problems = Problems::of(file);
    let mut rows = rows(&text);
    let Some((line, headings)) = rows.next() else {
        problems.add(Problem::at(1, None, "list_empty").expected(HEADINGS));
        return problems.into_result().map(|()| Vec::new());
    };
    let place = |names: &&[&str]| headings.iter().position(|heading| names.contains(&folded(heading).as_str()));
    let [Some(name), Some(national), Some(elo), Some(games), Some(danish), now] = COLUMNS.each_ref().map(place) else {
        problems.add(Problem::at(line, None, "list_columns_missing").found(headings.join(";")).expected(HEADINGS));
        return problems.into_result().map(|()| Vec::new());
    };
    let mut listed = Vec::new();
    for ((line, cells), player) in rows.zip(1..) {
        let mut row = Row { line, cells: &cells, problems: &mut problems };
        let compared = Compared {
            player,
            nationality: row.nationality(danish),
            national: row.rating(national).unwrap_or_else(|| row.missing(national)),
            elo: row.rating(elo),
            elo_games: row.number(games, u32::MAX).unwrap_or(0),
            now: now.and_then(|now| row.rating(now)),
        };
        listed.push(Listed { name: row.cell(name).to_owned(), compared });
    }
    if listed.is_empty() && problems.is_empty() {
        problems.add(Problem::at(line, None, "list_empty").expected(HEADINGS));
    }
    problems.into_result().map(|()| listed)
}

struct Row<'a> {
    line: usize,
    cells: &'a [String],
    problems: &'a mut Problems,
}

impl Row<'_> {
    fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell.trim())
    }

    fn wrong(&mut self, column: usize, key: &'static str, expected: &str) {
        let found = self.cell(column).to_owned();
        self.problems.add(Problem::at(self.line, column + 1, key).found(found).expected(expected));
    }

    fn number(&mut self, column: usize, highest: u32) -> Option<u32> {
        let cell = self.cell(column);
        if cell.is_empty() {
            return None;
        }
        let number = cell.parse().ok().filter(|number| *number <= highest);
        if number.is_none() {
            self.wrong(column, "list_number_wrong", "0, 1, 2 …");
        }
        number
    }

    /// A rating; none where the cell is empty or 0.
    fn rating(&mut self, column: usize) -> Option<Rating> {
        self.number(column, HIGHEST).filter(|rating| *rating > 0)
    }

    /// The Danish number may not be left out; one that could not be read has been told already.
    fn missing(&mut self, column: usize) -> Rating {
        if matches!(self.cell(column), "" | "0") {
            self.wrong(column, "list_number_missing", "2153");
        }
        0
    }

    fn nationality(&mut self, column: usize) -> Nationality {
        match self.cell(column).to_lowercase().as_str() {
            "yes" | "ja" | "y" | "j" | "1" | "den" => Nationality::Danish,
            "no" | "nej" | "nei" | "n" | "0" => Nationality::Foreign,
            _ => {
                self.wrong(column, "list_yes_or_no", "yes, no");
                Nationality::Foreign
            }
        }
    }
}

/// The lines that are not empty, by number.
fn rows(text: &str) -> impl Iterator<Item = (usize, Vec<String>)> + '_ {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let delimiter =
        [b';', b'\t', b','].into_iter().max_by_key(|byte| first.bytes().filter(|other| other == byte).count());
    let mut reader = csv::ReaderBuilder::new();
    reader.delimiter(delimiter.unwrap_or(b';')).has_headers(false).flexible(true);
    let records = reader.from_reader(text.as_bytes()).into_records();
    records.filter_map(|record| {
        let record = record.ok()?;
        let line = record.position().map_or(1, |position| usize::try_from(position.line()).unwrap_or(usize::MAX));
        let cells: Vec<String> = record.iter().map(str::to_owned).collect();
        cells.iter().any(|cell| !cell.trim().is_empty()).then_some((line, cells))
    })
}

fn folded(heading: &str) -> String {
    heading.chars().filter(|character| character.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn columns_come_in_any_order_with_any_separator() {
        let plain = read(b"name;national;elo;elo_games;danish\nAstrid Holm;2210;2180;44;yes\n", "l.csv").unwrap();
        assert_eq!(plain[0].name, "Astrid Holm");
        let Compared { national, elo, elo_games, nationality, now, .. } = plain[0].compared;
        assert_eq!((national, elo, elo_games, nationality, now), (2210, Some(2180), 44, Nationality::Danish, None));
        let turned =
            read(b"Danish,Elo Games,ELO,National,ID,now\r\nja,44,2180,2210,Astrid Holm,2220", "l.csv").unwrap();
        assert_eq!((turned[0].name.as_str(), turned[0].compared.now), ("Astrid Holm", Some(2220)));
    }

    #[test]
    fn everything_wrong_is_told_at_once() {
        let list = "name;national;elo;elo_games;danish\nA;;2180;44;yes\nB;abc;2180;44;perhaps\nC;2200;99999;x;no\n";
        let problems = read(list.as_bytes(), "l.csv").unwrap_err();
        let told: Vec<_> = problems.iter().map(|told| (told.line, told.column, told.reason.key.as_ref())).collect();
        assert_eq!(
            told,
            [
                (2, Some(2), "list_number_missing"),
                (3, Some(2), "list_number_wrong"),
                (3, Some(5), "list_yes_or_no"),
                (4, Some(3), "list_number_wrong"),
                (4, Some(4), "list_number_wrong"),
            ]
        );
        assert_eq!(read(b"", "l.csv").unwrap_err()[0].reason.key, "list_empty");
        assert_eq!(read(b"name;elo\nA;2180\n", "l.csv").unwrap_err()[0].reason.key, "list_columns_missing");
        assert_eq!(read(b"name;national;elo;elo_games;danish\n", "l.csv").unwrap_err()[0].reason.key, "list_empty");
    }

    proptest! {
        #[test]
        fn no_noise_stops_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let _ = read(&bytes, "noise");
            let _ = read(&[b"name;national;elo;elo_games;danish\n", &bytes[..]].concat(), "noise");
        }
    }
}
