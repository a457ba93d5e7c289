//! The players, their preferences and what two of them may do (A, B, E).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rokade_model::{ByeKind, Color, Entry, History, Mark, StartNumber};

pub(crate) struct Man {
    pub number: StartNumber,
    pub rank: usize,
    pub score: i32,
    pub colours: Vec<Color>,
    pub met: BTreeSet<StartNumber>,
    /// How far B5 and B6 must be dropped.
    pub down: u8,
    pub up: u8,
    pub free_point: bool,
    pub lifted: bool,
}

pub(crate) struct Table<'a> {
    history: &'a History,
    round: u32,
    pub men: Vec<Man>,
}

fn score_before(history: &History, number: StartNumber, round: u32) -> i32 {
    let player = history.player(number).unwrap();
    let mut halves = player.adjustment.0;
    for before in 1..round {
        halves += player.entry(before).points(&history.scoring).0;
    }
    for line in &history.acceleration {
        let is_in = line.first_round <= round && round <= line.last_round;
        if is_in && line.first_player <= number && number <= line.last_player {
            halves += line.points.0;
        }
    }
    halves
}

fn mark_of(history: &History, number: StartNumber, round: u32) -> i32 {
    match history.player(number).unwrap().entry(round) {
        Entry::Bye(ByeKind::PairingAllocated) => 1,
        Entry::Game { opponent, .. } => {
            (score_before(history, number, round) - score_before(history, opponent, round)).signum()
        }
        _ => 0,
    }
}

impl<'a> Table<'a> {
    pub(crate) fn new(history: &'a History, round: u32) -> Self {
        let mut order: Vec<StartNumber> = history.seeding.clone();
        for player in &history.players {
            if !order.contains(&player.number) {
                order.push(player.number);
            }
        }
        let mut men = Vec::new();
        for (rank, number) in order.iter().enumerate() {
            let player = history.player(*number).unwrap();
            let asked = [ByeKind::Half, ByeKind::Full, ByeKind::Zero].map(Entry::Bye).contains(&player.entry(round));
            if asked || player.withdrawal.is_some_and(|gone| gone.after < round) {
                continue;
            }
            let mut man = Man {
                number: *number,
                rank: rank + 1,
                score: score_before(history, *number, round),
                colours: Vec::new(),
                met: BTreeSet::new(),
                down: 0,
                up: 0,
                free_point: false,
                lifted: false,
            };
            let mut points = player.adjustment.0;
            for before in 1..round {
                let entry = player.entry(before);
                points += entry.points(&history.scoring).0;
                match entry {
                    Entry::Game { opponent, color, mark } => {
                        if !matches!(mark, Some(Mark::ForfeitWin | Mark::ForfeitLoss)) {
                            man.met.insert(opponent);
                            man.colours.extend(color);
                        }
                        man.free_point |= mark == Some(Mark::ForfeitWin);
                    }
                    Entry::Bye(kind) => {
                        man.free_point |= matches!(kind, ByeKind::PairingAllocated | ByeKind::Full);
                    }
                    Entry::Blank => {}
                }
            }
            for (back, level) in [(2, 1), (1, 2)] {
                if round > back {
                    match mark_of(history, *number, round - back) {
                        1 => man.down = level,
                        -1 => man.up = level,
                        _ => {}
                    }
                }
            }
            let possible = history.scoring.win.0 * i32::try_from(round - 1).unwrap();
            man.lifted = round >= history.rounds && 2 * points > possible;
            men.push(man);
        }
        men.sort_by_key(|man| (Reverse(man.score), man.rank));
        Self { history, round, men }
    }

    // A7

    fn difference(&self, man: usize) -> i32 {
        self.men[man].colours.iter().map(|color| if *color == Color::White { 1 } else { -1 }).sum()
    }

    fn twice(&self, man: usize) -> Option<Color> {
        let colours = &self.men[man].colours;
        let last = *colours.last()?;
        (colours.len() > 1 && colours[colours.len() - 2] == last).then_some(last)
    }

    pub(crate) fn wants(&self, man: usize) -> Option<Color> {
        let last = *self.men[man].colours.last()?;
        if let Some(color) = self.twice(man) {
            return Some(!color);
        }
        Some(match self.difference(man) {
            0 => !last,
            1.. => Color::Black,
            _ => Color::White,
        })
    }

    pub(crate) fn is_absolute(&self, man: usize) -> bool {
        self.difference(man).abs() > 1 || self.twice(man).is_some()
    }

    // B

    pub(crate) fn legal(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.men[one], &self.men[other]);
        let clash = self.is_absolute(one) && self.is_absolute(other) && self.wants(one) == self.wants(other);
        !a.met.contains(&b.number)
            && !b.met.contains(&a.number)
            && !self.history.is_forbidden(a.number, b.number, self.round)
            && (!clash || (a.lifted && b.lifted))
    }

    pub(crate) fn satisfied(&self, one: usize, other: usize) -> bool {
        self.wants(one).is_none() || self.wants(one) != self.wants(other)
    }

    pub(crate) fn floats_allowed(&self, one: usize, other: usize, up: u8, down: u8) -> bool {
        let (high, low) = (&self.men[one.min(other)], &self.men[one.max(other)]);
        high.score == low.score || (high.lifted && low.lifted) || (high.down <= down && low.up <= up)
    }

    pub(crate) fn may_go_down(&self, man: usize, down: u8) -> bool {
        self.men[man].lifted || self.men[man].down <= down
    }

    pub(crate) fn a8(&self, bracket: &[usize]) -> usize {
        let count = |color| bracket.iter().filter(|man| self.wants(**man) == Some(color)).count();
        let (h, s) = (count(Color::White), count(Color::Black));
        let q = bracket.len().div_ceil(2);
        if s > h { s.saturating_sub(q) } else { h.saturating_sub(q) }
    }

    // E

    pub(crate) fn colours(&self, high: usize, low: usize) -> (StartNumber, StartNumber) {
        let (a, b) = (self.men[high].number, self.men[low].number);
        let white_to_high = match (self.wants(high), self.wants(low)) {
            (None, None) => {
                let drawn = self.history.initial_color.unwrap_or(Color::White) == Color::White;
                (self.men[high].rank % 2 == 1) == drawn
            }
            (Some(color), None) => color == Color::White,
            (None, Some(color)) => color == Color::Black,
            (Some(color), Some(other)) if color != other => color == Color::White,
            (Some(color), Some(_)) => {
                let lifted = self.men[high].lifted && self.men[low].lifted;
                let weight = |man: usize| match self.difference(man) {
                    _ if self.is_absolute(man) && !lifted => 3,
                    0 => 1,
                    _ => 2,
                };
                let mine = color == Color::White;
                if weight(high) != weight(low) {
                    if weight(high) > weight(low) { mine } else { !mine }
                } else {
                    let back = |man: usize, at: usize| {
                        let colours = &self.men[man].colours;
                        colours.len().checked_sub(at).map(|index| colours[index])
                    };
                    let shorter = self.men[high].colours.len().min(self.men[low].colours.len());
                    match (1..=shorter).find(|at| back(high, *at) != back(low, *at)) {
                        Some(at) => back(high, at) == Some(Color::Black),
                        None => mine,
                    }
                }
            }
        };
        if white_to_high { (a, b) } else { (b, a) }
    }
}
