//! The cross table as cells of text.

use rokade_model::{Color, HalfPoints, Mark, RoundNumber};
use rokade_standings::{Cell, Columns, CrossGame, CrossRow, cross_table as table_of};
use rokade_tournament::GroupId;

use super::pairings::bye_word;
use super::standings::{CorrectionHead, first_step, head, spoken};
use super::{Field, GroupHead, Reader, Said, Who};

/// The cross table of a group.
pub struct CrossView {
    pub group: GroupHead,
    pub after: RoundNumber,
    pub is_final: bool,
    /// By opponent in an all-play-all, else by round.
    pub by_opponent: bool,
    /// The heads of the columns: lines of opponents, or rounds.
    pub columns: Vec<u32>,
    pub corrections: Vec<CorrectionHead>,
    pub rows: Vec<CrossLine>,
    pub has_ratings: bool,
    /// Whether some player has points that no cell shows.
    pub has_besides: bool,
}

/// A player's line of the cross table.
pub struct CrossLine {
    pub line: u32,
    /// Empty for a player outside the places.
    pub place: String,
    pub who: Who,
    pub cells: Vec<CrossCell>,
    /// Points besides the games; empty if none.
    pub besides: String,
    pub points: String,
    pub corrections: Vec<String>,
    /// Why the player has no place; `None` otherwise.
    pub excluded: Option<Said>,
}

/// One game, or one round, of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossCell {
    /// The opponent's line and the colour, `7w`; empty where the column says it.
    pub opponent: String,
    /// `1`, `½`, `0`, `+`, `–`
    pub mark: String,
    /// The whole in words, for whoever points at it or hears it.
    pub words: String,
    /// For the style sheet: `own`, `void` for a game that does not count, `bye`, `open`, or empty.
    pub state: &'static str,
}

/// All games of a group in the order of its standing; `None` if there is no such group.
pub fn cross_table(reader: &Reader, group: GroupId) -> Option<CrossView> {
    let field = Field::new(reader, group)?;
    let tournament = &reader.book.tournament;
    let rules = tournament.rules(group);
    let table = table_of(&tournament.history(group), tournament.completed_rounds(group), &rules);
    let letters = Letters::of(reader);
    let by_opponent = matches!(table.columns, Columns::Opponents(_));
    let columns = match &table.columns {
        Columns::Opponents(opponents) => (1..).take(opponents.len()).collect(),
        Columns::Rounds(rounds) => rounds.clone(),
    };
    let writer = Writer { field: &field, letters: &letters, by_opponent };
    Some(CrossView {
        group: GroupHead::of(field.group),
        after: table.after,
        is_final: field.group.finished,
        by_opponent,
        columns,
        corrections: rules.asked().iter().map(|tiebreak| head(reader, tiebreak)).collect(),
        has_ratings: field.everybody().any(|who| !who.rating.is_empty()),
        has_besides: table.rows.iter().any(|row| row.besides != HalfPoints::ZERO),
        rows: table.rows.iter().map(|row| writer.line(row)).collect(),
    })
}

/// Words that every cell may need, looked up once.
struct Letters {
    white: String,
    black: String,
    white_word: String,
    black_word: String,
    unfinished: String,
    not_counted: String,
}

impl Letters {
    fn of(reader: &Reader) -> Letters {
        Letters {
            white: reader.say("view-white-letter"),
            black: reader.say("view-black-letter"),
            white_word: reader.say("word-white"),
            black_word: reader.say("word-black"),
            unfinished: reader.say("view-postponed"),
            not_counted: reader.say("view-not-counted"),
        }
    }
}

struct Writer<'a> {
    field: &'a Field<'a>,
    letters: &'a Letters,
    by_opponent: bool,
}

impl Writer<'_> {
    fn line(&self, row: &CrossRow) -> CrossLine {
        CrossLine {
            line: row.line,
            place: row.place.map(|place| place.to_string()).unwrap_or_default(),
            who: self.field.numbered(row.player).clone(),
            cells: row.cells.iter().map(|cell| self.cell(cell)).collect(),
            besides: if row.besides == HalfPoints::ZERO { String::new() } else { row.besides.chess() },
            points: row.points.chess(),
            corrections: row.tiebreaks.iter().map(|value| first_step(self.field.reader.lang, value)).collect(),
            excluded: row.excluded.as_ref().map(|reason| spoken(self.field, reason)),
        }
    }

    fn cell(&self, cell: &Cell) -> CrossCell {
        match cell {
            Cell::Own => CrossCell { state: "own", ..CrossCell::default() },
            Cell::Empty => CrossCell::default(),
            Cell::Bye { kind, points, .. } => CrossCell {
                opponent: "–".to_owned(),
                mark: points.chess(),
                words: self.field.reader.say(bye_word(*kind)),
                state: "bye",
            },
            Cell::Games(games) => self.games(games),
        }
    }

    fn games(&self, games: &[CrossGame]) -> CrossCell {
        let state = if games.iter().any(|game| !game.counts) {
            "void"
        } else if games.iter().any(|game| game.mark.is_none()) {
            "open"
        } else {
            ""
        };
        CrossCell {
            opponent: match games {
                [game] if !self.by_opponent => self.opponent(game),
                _ => String::new(),
            },
            mark: games.iter().map(|game| Mark::sign(game.mark)).collect::<Vec<_>>().join(" "),
            words: games.iter().map(|game| self.words(game)).collect::<Vec<_>>().join("; "),
            state,
        }
    }

    fn opponent(&self, game: &CrossGame) -> String {
        let line = game.opponent_line.map(|line| line.to_string()).unwrap_or_default();
        let letter = match game.color {
            Some(Color::White) => self.letters.white.as_str(),
            Some(Color::Black) => self.letters.black.as_str(),
            None => "",
        };
        format!("{line}{letter}")
    }

    fn words(&self, game: &CrossGame) -> String {
        let mut words = self.field.numbered(game.opponent).name.clone();
        let color = match game.color {
            Some(Color::White) => self.letters.white_word.as_str(),
            Some(Color::Black) => self.letters.black_word.as_str(),
            None => "",
        };
        let remarks = [
            color,
            if game.mark.is_none() { &self.letters.unfinished } else { "" },
            if game.counts { "" } else { &self.letters.not_counted },
        ];
        for remark in remarks.into_iter().filter(|remark| !remark.is_empty()) {
            words.push_str(", ");
            words.push_str(remark);
        }
        words
    }
}
