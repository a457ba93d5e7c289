//! The players' lines held against each other: opponents, colours, results, byes, points.
//!
//! A contradiction is reported at both lines, since nobody can say which of them is wrong.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, GameResult, HalfPoints, Mark, RoundNumber, StartNumber};
use rokade_pairing::System;

use super::assemble::Index;
use super::player::{POINTS, Row, color_column, line_fact, opponent_column, result_column};
use super::read::Reader;
use super::scoring::Unfinished;
use crate::problem::Problem;

/// The only problem with which a file can still be shown.
pub(super) const POINTS_DISAGREE: &str = "points_disagree";

/// A game as one of its players has it.
#[derive(Clone, Copy)]
struct Side {
    opponent: StartNumber,
    color: Option<Color>,
    mark: Option<Mark>,
}

fn side(row: &Row, at: usize) -> Option<Side> {
    match row.rounds.get(at) {
        Some(Entry::Game { opponent, color, mark }) => Some(Side { opponent: *opponent, color: *color, mark: *mark }),
        _ => None,
    }
}

impl Reader {
    pub(super) fn check_games(&mut self, index: &Index) {
        let mut filled: Vec<(usize, usize, Color)> = Vec::new();
        for (place, row) in self.draft.rows.iter().enumerate().filter(|(_, row)| !row.is_broken) {
            for at in 0..row.rounds.len() {
                let Some(own) = side(row, at) else { continue };
                if own.opponent == row.number {
                    let problem = Problem::at(row.line, opponent_column(at + 1), "opponent_is_self");
                    self.problems.add(problem.found(own.opponent));
                    continue;
                }
                let Some(other) = index.get(&own.opponent).map(|other| &self.draft.rows[*other]) else {
                    if !self.draft.lost_a_row {
                        let problem = Problem::at(row.line, opponent_column(at + 1), "unknown_opponent");
                        self.problems.add(problem.found(own.opponent));
                    }
                    continue;
                };
                if other.is_broken {
                    continue;
                }
                if let Some(problem) = contradiction(row, own, other, at) {
                    self.problems.add(problem.with("other_line", line_fact(other.line)));
                } else if own.color.is_none()
                    && let Some(color) = side(other, at).and_then(|side| side.color)
                {
                    filled.push((place, at, !color));
                }
            }
        }
        self.fill_colors(&filled);
    }

    fn fill_colors(&mut self, filled: &[(usize, usize, Color)]) {
        for (place, at, known) in filled {
            let row = &mut self.draft.rows[*place];
            if let Entry::Game { color, .. } = &mut row.rounds[*at] {
                *color = Some(*known);
            }
            let reason = Reason::house("colour_from_opponent").with("player", row.number.0);
            self.notes.add(reason.with("line", line_fact(row.line)));
        }
    }

    /// One pairing-allocated bye a round, but in systems where several players may be left without a game and in
    /// files of teams: docs/readings/trf-several-byes.md.
    pub(super) fn check_byes(&mut self) {
        self.settle_marked_wins();
        if self.draft.is_of_teams {
            return;
        }
        let named = self.draft.facts.system.clone().or_else(|| self.draft.header.system_of_type());
        let named = named.and_then(|key| key.parse::<System>().ok());
        // An empty line or a team that rests leaves several players without an opponent.
        if named.is_some_and(|system| system.is_knock_out() || system.is_of_teams()) {
            return;
        }
        let mut first: BTreeMap<usize, usize> = BTreeMap::new();
        for row in &self.draft.rows {
            for (at, entry) in row.rounds.iter().enumerate() {
                if *entry != Entry::Bye(ByeKind::PairingAllocated) {
                    continue;
                }
                if let Some(line) = first.get(&at) {
                    let problem = Problem::at(row.line, result_column(at + 1), "two_byes").found("U");
                    self.problems.add(problem.with("other_line", line_fact(*line)));
                } else {
                    first.insert(at, row.line);
                }
            }
        }
    }

    pub(super) fn check_points(&mut self, adjustments: &BTreeMap<StartNumber, HalfPoints>, paired: RoundNumber) {
        self.settle_unlettered(adjustments, paired);
        for row in self.draft.rows.iter().filter(|row| !row.is_broken) {
            let Some(stated) = row.points else {
                if paired > 0 {
                    self.notes.add(Reason::house("points_missing").with("player", row.number.0));
                }
                continue;
            };
            let adjustment = adjustments.get(&row.number).copied().unwrap_or_default();
            let sums = self.possible_points(row, adjustment, paired as usize);
            if !sums.contains(&stated) && self.draft.is_of_teams {
                self.notes.add(
                    Reason::house("points_informative").with("player", row.number.0).with("found", stated.to_string()),
                );
            } else if !sums.contains(&stated) {
                let problem = Problem::at(row.line, POINTS, POINTS_DISAGREE).with("player", row.number.0);
                self.problems.add(problem.found(stated).expected(sums[0]));
            }
        }
    }

    /// What a program may write as a player's points, the plain sum of the paired rounds first:
    /// byes asked for may be counted already, an unfinished game not at all, an adjustment kept apart.
    /// See docs/readings/trf-stated-points.md.
    pub(super) fn possible_points(&self, row: &Row, adjustment: HalfPoints, paired: usize) -> Vec<HalfPoints> {
        let mut sums = Vec::new();
        for unfinished in [Unfinished::Scored, Unfinished::Nothing] {
            let mut sum = HalfPoints::ZERO;
            for (at, entry) in row.rounds.iter().enumerate() {
                if at >= paired {
                    sums.extend([sum + adjustment, sum]);
                }
                sum += self.draft.points.entry(*entry, unfinished);
            }
            sums.extend([sum + adjustment, sum]);
        }
        sums
    }
}

fn contradiction(row: &Row, own: Side, other: &Row, at: usize) -> Option<Problem> {
    let round = at + 1;
    let Some(facing) = side(other, at).filter(|facing| facing.opponent == row.number) else {
        let found = other.rounds.get(at).copied().unwrap_or(Entry::Blank);
        let met = match found {
            Entry::Blank => String::new(),
            Entry::Bye(kind) => kind.letter().to_string(),
            Entry::Game { opponent, .. } => opponent.to_string(),
        };
        let problem = Problem::at(row.line, opponent_column(round), "opponents_disagree");
        return Some(problem.found(own.opponent).with("opponent_met", met).with("player", row.number.0));
    };
    if own.color.is_some() && own.color == facing.color {
        let (found, expected) = if own.color == Some(Color::White) { ("w", "b") } else { ("b", "w") };
        let problem = Problem::at(row.line, color_column(round), "colours_disagree");
        return Some(problem.found(found).expected(expected).with("player", row.number.0));
    }
    let fits = match (own.mark, facing.mark) {
        (Some(mark), Some(other)) => GameResult::from_marks(mark, other).is_some(),
        (mark, other) => mark == other,
    };
    if fits {
        return None;
    }
    let problem = Problem::at(row.line, result_column(round), "results_disagree").with("player", row.number.0);
    let problem = problem.found(own.mark.map_or(' ', Mark::letter));
    Some(problem.expected(facing.mark.map_or("", expected_against)))
}

/// The marks that fit an opponent's mark.
fn expected_against(mark: Mark) -> &'static str {
    match mark {
        Mark::Win => "0",
        Mark::Draw => "=, 0",
        Mark::Loss => "1, =, 0",
        Mark::ShortWin => "L",
        Mark::ShortDraw => "D",
        Mark::ShortLoss => "W",
        Mark::ForfeitWin => "-",
        Mark::ForfeitLoss => "+, -",
    }
}
