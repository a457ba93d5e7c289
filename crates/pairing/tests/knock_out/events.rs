//! Knock-out events played by hand, and a bracket walked without the engine.

#![allow(dead_code)] // every test file uses its own part

use std::collections::BTreeSet;

use rokade_model::{ByeKind, GameResult, History, StartNumber};
use rokade_pairing::knock_out::{Bracket, bracket, draw};
use rokade_pairing::{NOBODY, Pairing, Request, System, pair};

use crate::fields::*;

pub(crate) fn paired(history: &History, round: u32, seed: Option<u64>) -> Pairing {
    pair(&Request::new(System::KnockOut, history, round).seeded(seed)).unwrap()
}

pub(crate) fn bracket_of(history: &History, seed: Option<u64>) -> Bracket {
    bracket(&History { lines: draw(&history.by_strength(), seed), ..history.clone() })
}

/// Plays every round; the better seed always wins.
pub(crate) fn play_seeds(history: &mut History, seed: Option<u64>) {
    for round in 1..=System::KnockOut.planned_rounds(history.players.len()).unwrap() {
        for (white, black) in paired(history, round, seed).pairs().collect::<Vec<_>>() {
            let result = if white < black { GameResult::WhiteWins } else { GameResult::BlackWins };
            game(history, round, white, black, Some(result));
        }
    }
}

/// What a round should be: its pairs, the lower number first, and those who go on without a match.
/// `None` where it cannot be laid.
pub(crate) type Told = Option<(BTreeSet<(StartNumber, StartNumber)>, BTreeSet<StartNumber>)>;

/// Whether everybody comes and every match has a winner.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Plain,
    Wild,
}

impl Kind {
    pub(crate) fn of(dice: &mut Dice) -> Kind {
        if dice.once_in(3) { Kind::Plain } else { Kind::Wild }
    }
}

/// An event with byes, and if it is wild with walkovers, forfeits and unfinished matches, written into the history round by
/// round, and what the engine should have said of each round.
pub(crate) fn event(players: u32, seed: Option<u64>, kind: Kind, dice: &mut Dice) -> (History, Vec<Told>) {
    let stages = players.next_power_of_two().ilog2();
    let mut history = field(players, stages);
    let mut lines = draw(&history.by_strength(), seed);
    let mut told = Vec::new();
    let is_wild = kind == Kind::Wild;
    for round in 1..=stages {
        if is_wild {
            leave(&mut history, &lines, round, dice);
        }
        let is_away = |number: StartNumber| {
            let player = history.player(number).unwrap();
            player.withdrawal.is_some_and(|left| left.after < round)
                || player.entry(round) != rokade_model::Entry::Blank
        };
        let has_left = |number: StartNumber| history.player(number).unwrap().withdrawal.is_some();
        let (mut pairs, mut alone, mut next, mut moves) = (BTreeSet::new(), BTreeSet::new(), Vec::new(), Vec::new());
        for pair in lines.chunks(2) {
            let here: Vec<StartNumber> =
                pair.iter().copied().filter(|number| *number != NOBODY && !is_away(*number)).collect();
            match here.as_slice() {
                [one, other] => {
                    pairs.insert((*one.min(other), *one.max(other)));
                    moves.push((*one, *other));
                    next.push(StartNumber::MAX);
                }
                [one] => {
                    alone.insert(*one);
                    next.push(*one);
                }
                // Away, but there is nobody who could profit: the free round is not lost.
                _ => next.push(match pair {
                    [one, NOBODY] | [NOBODY, one] if *one != NOBODY && !has_left(*one) => *one,
                    _ => NOBODY,
                }),
            }
        }
        if pairs.is_empty() && alone.is_empty() {
            told.push(None);
            return (history, told);
        }
        alone.iter().for_each(|player| bye(&mut history, round, *player, ByeKind::PairingAllocated));
        told.push(Some((pairs, alone)));
        let mut winners =
            moves.into_iter().map(|(one, other)| play_match(&mut history, round, one, other, is_wild, dice));
        for slot in next.iter_mut().filter(|slot| **slot == StartNumber::MAX) {
            *slot = winners.next().unwrap().unwrap_or(StartNumber::MAX);
        }
        drop(winners);
        if next.contains(&StartNumber::MAX) {
            if round < stages {
                told.push(None);
            }
            return (history, told);
        }
        lines = next;
    }
    (history, told)
}

/// Some of those still in withdraw or stay away.
fn leave(history: &mut History, lines: &[StartNumber], round: u32, dice: &mut Dice) {
    for number in lines.iter().copied().filter(|number| *number != NOBODY) {
        if history.player(number).unwrap().withdrawal.is_some() {
            continue;
        }
        match dice.below(24) {
            0 => withdraw(history, number, round - 1, round * 100 + number.0),
            1 => bye(history, round, number, [ByeKind::Zero, ByeKind::Half, ByeKind::Full][dice.below(3) as usize]),
            _ => {}
        }
    }
}

/// The winner, 0 if neither goes on, `None` while there is none.
fn play_match(
    history: &mut History,
    round: u32,
    one: StartNumber,
    other: StartNumber,
    is_wild: bool,
    dice: &mut Dice,
) -> Option<StartNumber> {
    let (white, black) = if dice.once_in(2) { (one, other) } else { (other, one) };
    let (result, winner) = match dice.below(if is_wild { 60 } else { 40 }) {
        0..20 => (Some(GameResult::WhiteWins), Some(white)),
        20..40 => (Some(GameResult::BlackWins), Some(black)),
        40..45 => (Some(GameResult::BlackForfeits), Some(white)),
        45..50 => (Some(GameResult::WhiteForfeits), Some(black)),
        50..54 => (Some(GameResult::BothForfeit), Some(NOBODY)),
        54..57 => (Some(GameResult::HalfToWhite), Some(white)),
        57 => (Some(GameResult::Draw), None),
        58 => (None, None),
        _ => (Some(GameResult::BothLose), Some(NOBODY)),
    };
    game(history, round, white, black, result);
    winner
}
