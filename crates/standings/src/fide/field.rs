//! The score table by position, as the codes of FIDE read it: what every player got in every round and from whom.
//!
//! Decides which rounds count as rounds, and which entries as games. Withdrawals from an all-play-all are
//! settled before, by the lines of the table; what a round is worth to a code is left to the codes.

use std::cell::OnceCell;

use rokade_model::{ByeKind, Color, Entry, HalfPoints, Mark, Scoring, StartNumber};

use super::edition::{TieBreakEdition, Unplayed};
use crate::counted::{Counted, CountedEntry};
use crate::{Amount, Rules};

/// What happened in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A game over the board; unfinished ones count for the time being.
    Game,
    ForfeitWin,
    ForfeitLoss,
    PairingBye,
    FullBye,
    HalfBye,
    /// Absent, whether a zero-point bye was written or nothing.
    ZeroBye,
    /// The round does not count: a rest round, a game with one who left too early.
    Void,
}

impl Kind {
    pub(crate) const fn is_forfeit(self) -> bool {
        matches!(self, Kind::ForfeitWin | Kind::ForfeitLoss)
    }

    /// A bye the player asked for.
    pub(crate) const fn is_requested(self) -> bool {
        matches!(self, Kind::HalfBye | Kind::ZeroBye)
    }

    /// A voluntary unplayed round.
    pub(crate) const fn is_voluntary(self) -> bool {
        matches!(self, Kind::HalfBye | Kind::ZeroBye | Kind::ForfeitLoss)
    }
}

/// A game's result on the scale of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Win,
    Draw,
    Loss,
}

/// One player's round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub kind: Kind,
    /// The scheduled opponent by position.
    pub opponent: Option<u32>,
    /// In a round that does not count: against whom the game was, which nothing is added up of.
    pub void_against: Option<u32>,
    pub color: Option<Color>,
    /// As awarded.
    pub points: HalfPoints,
    pub outcome: Outcome,
    pub is_unfinished: bool,
}

/// The table all codes are computed from.
pub(crate) struct Field {
    pub edition: TieBreakEdition,
    pub unplayed: Unplayed,
    pub is_round_robin: bool,
    /// Rounds that count so far.
    pub rounds: usize,
    /// Rounds that were paired; after them come games awarded after a withdrawal.
    pub paired: usize,
    /// Whether the last of them is the last of the event.
    pub is_complete: bool,
    pub scoring: Scoring,
    pub numbers: Vec<StartNumber>,
    /// With byes and forfeits as awarded, and what the arbiter gave or took.
    pub scores: Vec<HalfPoints>,
    pub adjustments: Vec<HalfPoints>,
    pub ratings: Vec<Option<u32>>,
    /// Left an all-play-all too early to be ranked.
    pub excluded: Vec<bool>,
    cells: Vec<Cell>,
    pub(super) known: Known,
}

/// Figures that several codes are made of, computed once.
#[derive(Default)]
pub(super) struct Known {
    pub adjusted: OnceCell<Vec<HalfPoints>>,
    pub adjusted_fore: OnceCell<Vec<HalfPoints>>,
    /// Buchholz and Fore Buchholz, without and with forfeits as games.
    pub buchholz: [OnceCell<Vec<Amount>>; 4],
}

impl Field {
    pub(crate) fn of(counted: &Counted, rules: &Rules) -> Self {
        // Games awarded after a withdrawal stand in rounds of their own; byes asked ahead are no rounds yet.
        let rounds = if rules.all_play_all { counted.last_round() } else { counted.paired };
        let rounds = usize::try_from(rounds).expect("a round number fits");
        let places = positions(counted);
        let mut cells = Vec::with_capacity(counted.lines.len() * rounds);
        for line in &counted.lines {
            for round in 0..rounds {
                let entry = line.rounds.get(round).copied().unwrap_or(CountedEntry::BLANK);
                cells.push(cell(entry, rules.all_play_all, &counted.history.scoring, &places));
            }
        }
        let planned = usize::try_from(counted.history.rounds).expect("a round number fits");
        Self {
            edition: rules.edition,
            unplayed: rules.unplayed.unwrap_or(rules.edition.unplayed()),
            is_round_robin: rules.all_play_all,
            rounds,
            paired: usize::try_from(counted.paired).expect("a round number fits"),
            is_complete: rounds >= planned,
            scoring: counted.history.scoring,
            numbers: counted.lines.iter().map(|line| line.player).collect(),
            scores: counted.lines.iter().map(|line| line.score).collect(),
            adjustments: counted.lines.iter().map(|line| line.adjustment).collect(),
            ratings: counted.history.players.iter().map(|player| player.rating.filter(|rating| *rating > 0)).collect(),
            excluded: counted.lines.iter().map(|line| line.is_excluded()).collect(),
            cells,
            known: Known::default(),
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.numbers.len()
    }

    /// A player's rounds, from round 1.
    pub(crate) fn line(&self, player: usize) -> &[Cell] {
        &self.cells[player * self.rounds..(player + 1) * self.rounds]
    }

    /// Counts as a game for sums over opponents: over the board, and every forfeit of a round robin (15.2).
    pub(crate) fn is_regular(&self, cell: &Cell) -> bool {
        cell.kind == Kind::Game || (self.is_round_robin && cell.kind.is_forfeit())
    }

    /// Counts as a game for the codes of article 7: in a round robin of 2026 forfeit losses stay unplayed.
    pub(crate) fn is_counted_game(&self, cell: &Cell) -> bool {
        match cell.kind {
            Kind::Game => true,
            Kind::ForfeitWin => self.is_round_robin,
            Kind::ForfeitLoss => self.is_round_robin && !self.edition.tells_forfeits_apart(),
            _ => false,
        }
    }

    /// Counts as a game for ratings: forfeits only in a round robin before 2026.
    pub(crate) fn is_rated_game(&self, cell: &Cell) -> bool {
        let with_forfeits = self.is_round_robin && !self.edition.tells_forfeits_apart();
        cell.kind == Kind::Game || (with_forfeits && cell.kind.is_forfeit())
    }
}

/// Positions by start number; numbers are dense in almost every event.
struct Positions {
    by_number: Vec<Option<u32>>,
}

impl Positions {
    fn get(&self, number: StartNumber) -> Option<u32> {
        self.by_number.get(usize::try_from(number.0).ok()?).copied().flatten()
    }
}

fn positions(counted: &Counted) -> Positions {
    let largest = counted.lines.last().map_or(0, |line| line.player.0);
    let mut by_number = vec![None; usize::try_from(largest).expect("a start number fits") + 1];
    for (position, line) in (0..).zip(&counted.lines) {
        by_number[usize::try_from(line.player.0).expect("a start number fits")] = Some(position);
    }
    Positions { by_number }
}

fn cell(counted: CountedEntry, is_round_robin: bool, scoring: &Scoring, places: &Positions) -> Cell {
    let points = counted.points(scoring);
    let mut cell = Cell {
        kind: Kind::Void,
        opponent: None,
        void_against: None,
        color: None,
        points,
        outcome: Outcome::Loss,
        is_unfinished: false,
    };
    if !counted.is_counting() {
        if let Entry::Game { opponent, .. } = counted.entry {
            cell.void_against = places.get(opponent);
        }
        return cell;
    }
    match counted.entry {
        Entry::Game { opponent, color, mark } => {
            cell.opponent = places.get(opponent);
            cell.color = color;
            cell.is_unfinished = mark.is_none();
            (cell.kind, cell.outcome) = game(mark);
        }
        // A rest round of a round robin contributes nothing, however it is written.
        Entry::Bye(_) | Entry::Blank if is_round_robin => {}
        Entry::Bye(ByeKind::PairingAllocated) => cell.kind = Kind::PairingBye,
        Entry::Bye(ByeKind::Full) => cell.kind = Kind::FullBye,
        Entry::Bye(ByeKind::Half) => cell.kind = Kind::HalfBye,
        Entry::Bye(ByeKind::Zero) | Entry::Blank => cell.kind = Kind::ZeroBye,
    }
    cell
}

fn game(mark: Option<Mark>) -> (Kind, Outcome) {
    match mark {
        None => (Kind::Game, Outcome::Draw),
        Some(Mark::ForfeitWin) => (Kind::ForfeitWin, Outcome::Win),
        Some(Mark::ForfeitLoss) => (Kind::ForfeitLoss, Outcome::Loss),
        Some(mark) if mark.is_win() => (Kind::Game, Outcome::Win),
        Some(mark) if mark.is_draw() => (Kind::Game, Outcome::Draw),
        Some(_) => (Kind::Game, Outcome::Loss),
    }
}
