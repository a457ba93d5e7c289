//! The cross table: all games of a group at a glance, in the order of the standing.

use std::collections::BTreeMap;

use rokade_clause::{Numbered, Reason};
use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Mark, RoundNumber, StartNumber};
use serde::Serialize;

use crate::column::Detail;
use crate::correction::{bye, unfinished};
use crate::counted::{Counted, CountedEntry, Line};
use crate::standing::ranked;
use crate::{Rules, Value, withdrawal};

/// Everybody against everybody, after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrossTable {
    pub after: RoundNumber,
    pub columns: Columns,
    /// In the order of the standing; excluded players last.
    pub rows: Vec<CrossRow>,
}

/// What the cells of a row stand for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Columns {
    /// All-play-all: the players, in the order of the rows.
    Opponents(Vec<StartNumber>),
    /// Every other system.
    Rounds(Vec<RoundNumber>),
}

/// A player's results against all others, with the place and the tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrossRow {
    /// The row's own number, by which other rows name the player; unlike places never shared.
    pub line: u32,
    /// `None` for an excluded player.
    pub place: Option<u32>,
    pub shared: bool,
    pub player: StartNumber,
    /// One for each column.
    pub cells: Vec<Cell>,
    pub points: HalfPoints,
    /// Points that no cell shows: given or taken by the arbiter, and byes of an all-play-all.
    pub besides: HalfPoints,
    pub tiebreaks: Vec<Value>,
    /// Why the player has no place.
    pub excluded: Option<Numbered>,
}

/// What stands where the row of one player meets the column of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// The player's own column.
    Own,
    Empty,
    /// By round; more than one only where players meet more than once.
    Games(Vec<CrossGame>),
    Bye {
        kind: ByeKind,
        points: HalfPoints,
        reason: Option<Reason>,
    },
}

/// A game as its cell shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrossGame {
    pub round: RoundNumber,
    pub opponent: StartNumber,
    /// The opponent's line in this table.
    pub opponent_line: Option<u32>,
    pub color: Option<Color>,
    /// `None` while the game is unfinished.
    pub mark: Option<Mark>,
    /// What the game gives, or would give if it counted.
    pub points: HalfPoints,
    pub counts: bool,
    /// Why the game does not count, or counts although it was not played out.
    pub reason: Option<Reason>,
}

/// The cross table after a round. Games of excluded players are there, marked as not counting.
pub fn cross_table(history: &History, after: RoundNumber, rules: &Rules) -> CrossTable {
    let counted = Counted::of(history, after, rules);
    let standings = ranked(&counted, after, rules, Detail::Values);
    let placed = standings.rows.iter().map(|row| row.player);
    let players: Vec<StartNumber> = placed.chain(standings.excluded.iter().map(|excluded| excluded.player)).collect();
    let columns = match rules.all_play_all {
        true => Columns::Opponents(players.clone()),
        false => Columns::Rounds((1..=counted.last_round()).collect()),
    };
    let table =
        Layout { counted: &counted, numbers: (1..).zip(&players).map(|(line, player)| (*player, line)).collect() };
    let mut rows: Vec<CrossRow> = players.iter().map(|player| table.row(*player, &columns)).collect();
    for (row, standing) in rows.iter_mut().zip(standings.rows) {
        row.place = Some(standing.place);
        row.shared = standing.shared;
        row.tiebreaks = standing.tiebreaks;
    }
    for (row, excluded) in rows.iter_mut().rev().zip(standings.excluded.into_iter().rev()) {
        row.excluded = Some(excluded.reason.numbers_only());
    }
    CrossTable { after, columns, rows }
}

struct Layout<'a> {
    counted: &'a Counted<'a>,
    numbers: BTreeMap<StartNumber, u32>,
}

impl Layout<'_> {
    /// A row without what the standing knows: place and corrections.
    fn row(&self, player: StartNumber, columns: &Columns) -> CrossRow {
        let line = self.counted.line(player).expect("every ranked player has a line");
        let cells: Vec<Cell> = match columns {
            Columns::Opponents(opponents) => opponents.iter().map(|opponent| self.meeting(line, *opponent)).collect(),
            Columns::Rounds(rounds) => rounds.iter().map(|round| self.round(*round, line.at(*round))).collect(),
        };
        let shown: HalfPoints = cells.iter().map(|cell| shown(cell, line.is_excluded())).sum();
        CrossRow {
            line: self.numbers[&player],
            place: None,
            shared: false,
            player,
            cells,
            points: line.score,
            besides: line.score - shown,
            tiebreaks: Vec::new(),
            excluded: None,
        }
    }

    fn meeting(&self, line: &Line, opponent: StartNumber) -> Cell {
        if line.player == opponent {
            return Cell::Own;
        }
        let games: Vec<CrossGame> = line
            .entries()
            .filter(|(_, counted)| counted.entry.opponent() == Some(opponent))
            .filter_map(|(round, counted)| self.game(round, counted))
            .collect();
        if games.is_empty() { Cell::Empty } else { Cell::Games(games) }
    }

    fn round(&self, round: RoundNumber, counted: CountedEntry) -> Cell {
        match counted.entry {
            Entry::Blank => Cell::Empty,
            Entry::Game { .. } => Cell::Games(self.game(round, counted).into_iter().collect()),
            Entry::Bye(kind) => {
                let points = counted.points(&self.counted.history.scoring);
                Cell::Bye { kind, points, reason: bye(kind, points) }
            }
        }
    }

    fn game(&self, round: RoundNumber, counted: CountedEntry) -> Option<CrossGame> {
        let Entry::Game { opponent, color, mark } = counted.entry else { return None };
        Some(CrossGame {
            round,
            opponent,
            opponent_line: self.numbers.get(&opponent).copied(),
            color,
            mark,
            points: counted.entry.points(&self.counted.history.scoring),
            counts: counted.is_counting(),
            reason: withdrawal::reason(counted.counts).or_else(|| mark.is_none().then(unfinished)),
        })
    }
}

/// The part of the row's points that a cell shows; an excluded player keeps the points of all games.
fn shown(cell: &Cell, excluded: bool) -> HalfPoints {
    match cell {
        Cell::Own | Cell::Empty => HalfPoints::ZERO,
        Cell::Games(games) => games.iter().filter(|game| game.counts || excluded).map(|game| game.points).sum(),
        Cell::Bye { points, .. } => *points,
    }
}
