//! The cross table for the club paper.

use rokade_model::{Color, HalfPoints, Mark};
use rokade_standings::{Amount, Cell, Columns, CrossGame, CrossRow};

use super::{Block, Document, EventFacts, GroupReport, Section, Words};
use crate::tables::{Align, Table};

/// What stands where a player would meet himself.
const OWN: &str = "×";

/// All games at a glance, in the order of the standing, and what has to be said below them.
pub(super) fn cross_table(group: &GroupReport, words: &dyn Words) -> (Table, Vec<String>) {
    let paper = Paper::of(group, words);
    (paper.table(), paper.notes())
}

/// The cross table of a group as a page of its own.
pub struct CrossPaper {
    pub table: Table,
    pub document: Document,
}

/// The cross table of one group as a paper of its own.
pub fn cross_paper(event: &EventFacts, group: &GroupReport, words: &dyn Words) -> CrossPaper {
    let (table, notes) = cross_table(group, words);
    let title = match group.name.is_empty() {
        true => event.name.clone(),
        false => format!("{} – {}", event.name, group.name),
    };
    let days = event.starts.into_iter().chain(event.ends.filter(|ends| Some(*ends) != event.starts));
    let days: Vec<String> = days.map(|day| words.day(day)).collect();
    let lead = [event.place.clone(), days.join(" – ")];
    let after = words.counted("report-after-round", "round", group.cross.after);
    let section = Section::new(2, after).with(Block::Table(table.clone())).with(Block::Lines(notes));
    let document = Document {
        language: words.language().to_owned(),
        title,
        lead: lead.into_iter().filter(|line| !line.is_empty()).collect(),
        sections: vec![section],
    };
    CrossPaper { table, document }
}

struct Paper<'a> {
    group: &'a GroupReport,
    words: &'a dyn Words,
    is_by_opponent: bool,
    white: String,
    black: String,
    has_ratings: bool,
    has_clubs: bool,
    has_besides: bool,
    shares_places: bool,
}

impl<'a> Paper<'a> {
    fn of(group: &'a GroupReport, words: &'a dyn Words) -> Paper<'a> {
        let rows = &group.cross.rows;
        Paper {
            group,
            words,
            is_by_opponent: matches!(group.cross.columns, Columns::Opponents(_)),
            white: words.text("view-white-letter"),
            black: words.text("view-black-letter"),
            has_ratings: group.players.iter().any(|line| line.rating.is_some()),
            has_clubs: group.players.iter().any(|line| !line.person.club.trim().is_empty()),
            has_besides: rows.iter().any(|row| row.besides != HalfPoints::ZERO),
            shares_places: rows.iter().any(|row| row.place.is_some_and(|place| place != row.line)),
        }
    }

    fn table(&self) -> Table {
        let head = |key: &'static str, align| (self.words.text(key), align);
        let mut columns = vec![head("report-col-line", Align::Right)];
        if self.shares_places {
            columns.push(head("report-col-place", Align::Right));
        }
        columns.push(head("report-col-name", Align::Left));
        if self.has_clubs {
            columns.push(head("report-col-club", Align::Left));
        }
        if self.has_ratings {
            columns.push(head("report-col-rating", Align::Right));
        }
        columns.extend(self.columns().into_iter().map(|column| (column, Align::Right)));
        if self.has_besides {
            columns.push(("±".to_owned(), Align::Right));
        }
        columns.push(head("report-col-points", Align::Right));
        columns.extend(self.group.tiebreaks.iter().map(|key| (self.words.tiebreak(key), Align::Right)));
        let rows = self.group.cross.rows.iter().zip(&self.group.figures);
        Table { columns, rows: rows.map(|(row, figures)| self.row(row, figures)).collect() }
    }

    /// Lines of opponents, or rounds.
    fn columns(&self) -> Vec<String> {
        match &self.group.cross.columns {
            Columns::Opponents(opponents) => (1..=opponents.len()).map(|line| line.to_string()).collect(),
            Columns::Rounds(rounds) => rounds.iter().map(ToString::to_string).collect(),
        }
    }

    fn row(&self, row: &CrossRow, figures: &[Option<Amount>]) -> Vec<String> {
        let line = self.group.player(row.player);
        let mut cells = vec![row.line.to_string()];
        if self.shares_places {
            cells.push(row.place.map(|place| place.to_string()).unwrap_or_default());
        }
        let title = line.and_then(|line| line.title).map(|title| format!("{title} ")).unwrap_or_default();
        cells.push(format!("{title}{}", self.group.name_of(row.player)));
        if self.has_clubs {
            cells.push(line.map(|line| line.person.club.trim().to_owned()).unwrap_or_default());
        }
        if self.has_ratings {
            cells.push(line.and_then(|line| line.rating).map(|rating| rating.to_string()).unwrap_or_default());
        }
        cells.extend(row.cells.iter().map(|cell| self.cell(cell)));
        if self.has_besides {
            cells.push(if row.besides == HalfPoints::ZERO { String::new() } else { row.besides.chess() });
        }
        cells.push(row.points.chess());
        cells.extend(figures.iter().map(|figure| figure.map(Amount::chess).unwrap_or_default()));
        cells
    }

    fn cell(&self, cell: &Cell) -> String {
        match cell {
            Cell::Own => OWN.to_owned(),
            Cell::Empty => String::new(),
            Cell::Bye { points, .. } => format!("({})", points.chess()),
            Cell::Games(games) => games.iter().map(|game| self.game(game)).collect::<Vec<_>>().join(" "),
        }
    }

    /// `7w1`; in an all-play-all the column says against whom, and `1` is enough. A game that does not count
    /// stands in brackets.
    fn game(&self, game: &CrossGame) -> String {
        let mark = Mark::sign(game.mark);
        let written = match self.is_by_opponent {
            true => mark.to_owned(),
            false => {
                let line = game.opponent_line.map(|line| line.to_string()).unwrap_or_default();
                let color = match game.color {
                    Some(Color::White) => self.white.as_str(),
                    Some(Color::Black) => self.black.as_str(),
                    None => "",
                };
                format!("{line}{color}{mark}")
            }
        };
        if game.counts { written } else { format!("[{written}]") }
    }

    fn notes(&self) -> Vec<String> {
        let key = match self.is_by_opponent {
            true => "report-cross-key-opponents",
            false => "report-cross-key-rounds",
        };
        let excluded = self.group.cross.rows.iter().filter_map(|row| {
            let reason = row.excluded.as_ref()?;
            let name = |number| self.group.name_of(number);
            Some(format!("{}: {}", self.group.name_of(row.player), self.words.reason(reason, &name)))
        });
        std::iter::once(self.words.text(key)).chain(excluded).collect()
    }
}
