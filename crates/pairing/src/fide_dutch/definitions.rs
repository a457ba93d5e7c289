//! What the system calls a preference, a float, a topscorer and a barred player.

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, HalfPoints, Mark, RoundNumber, StartNumber};

use crate::swiss::{Card, Field};
use crate::{Direction, reasons};

/// How much a player's colour history asks for the next colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// Why a player may not have the bye (C2), with the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bar {
    HadBye(RoundNumber),
    /// A win's points without playing: a forfeit win, a full-point bye.
    WonUnplayed(RoundNumber),
}

/// A player as the criteria see him.
#[derive(Clone, Debug)]
pub(super) struct Profile {
    /// The score of the pairing, fictitious points included.
    pub score: HalfPoints,
    /// Place in the order of strength, from 1.
    pub rank: u32,
    /// The pairing number: the place among those who have taken part in a pairing.
    pub pairing_number: u32,
    pub preference: Option<Color>,
    pub strength: Strength,
    /// Whites less blacks.
    pub difference: i32,
    /// Colours of games played, oldest first.
    pub colours: Vec<Color>,
    pub is_topscorer: bool,
    /// The float of the round before.
    pub last_float: Option<Direction>,
    /// The float two rounds before.
    pub earlier_float: Option<Direction>,
    pub barred: Option<Bar>,
    /// Rounds so far without a game played.
    pub unplayed: u32,
}

impl Profile {
    pub(super) fn new(field: &Field, card: &Card, pairing_number: u32) -> Self {
        let (preference, strength) = preference(card);
        let float = |back: RoundNumber| field.round.checked_sub(back).filter(|round| *round > 0);
        let played = card.entries.iter().filter(|entry| entry.met().is_some()).count();
        let before = field.round - 1;
        Self {
            score: card.score,
            rank: card.rank,
            pairing_number,
            preference,
            strength,
            difference: card.colour_difference(),
            colours: card.colours.clone(),
            is_topscorer: field.is_last && is_above_half(card.score, before, field.history.scoring.win),
            last_float: float(1).and_then(|round| float_of(field, card, round)),
            earlier_float: float(2).and_then(|round| float_of(field, card, round)),
            barred: barred(field, card),
            unplayed: before - u32::try_from(played).expect("a count of rounds fits"),
        }
    }

    /// The colours of the last two games, if they were the same.
    pub(super) fn repeated(&self) -> Option<Color> {
        match self.colours.as_slice() {
            [.., one, other] if one == other => Some(*one),
            _ => None,
        }
    }

    /// What the preference follows from.
    pub(super) fn why_due(&self, player: StartNumber) -> Option<Reason> {
        let due = self.preference?;
        let whites = self.colours.iter().filter(|colour| **colour == Color::White).count();
        let blacks = self.colours.len() - whites;
        let is_repeated = self.difference.abs() <= 1 && self.repeated() == Some(!due);
        Some(match self.strength {
            Strength::Absolute if is_repeated => reasons::due_run(player, due, 2),
            Strength::Absolute | Strength::Strong => reasons::due_difference(player, due, whites, blacks),
            Strength::Mild | Strength::None => reasons::due_last(player, due),
        })
    }

    pub(super) fn floated(&self, rounds_back: RoundNumber, direction: Direction) -> bool {
        let float = if rounds_back == 1 { self.last_float } else { self.earlier_float };
        float == Some(direction)
    }
}

/// A topscorer's score is above half of what could be had (docs/readings/fide-dutch-topscorers.md).
fn is_above_half(score: HalfPoints, rounds: RoundNumber, win: HalfPoints) -> bool {
    score * 2 > win * i32::try_from(rounds).expect("a round number fits")
}

/// The colour difference first, then the last two games, then the last one
/// (docs/readings/fide-dutch-preference.md).
fn preference(card: &Card) -> (Option<Color>, Strength) {
    let difference = card.colour_difference();
    let balancing = if difference > 0 { Color::Black } else { Color::White };
    if difference.abs() > 1 {
        return (Some(balancing), Strength::Absolute);
    }
    match (card.repeated_colour(), card.last_colour()) {
        (Some(repeated), _) => (Some(!repeated), Strength::Absolute),
        (None, Some(_)) if difference != 0 => (Some(balancing), Strength::Strong),
        (None, Some(last)) => (Some(!last), Strength::Mild),
        (None, None) => (None, Strength::None),
    }
}

/// The float a round gave (docs/readings/fide-dutch-floats.md).
pub(super) fn float_of(field: &Field, card: &Card, round: RoundNumber) -> Option<Direction> {
    let entry = card.entry(round);
    if let Some((own, other)) = field.scores_met(card, round) {
        return match own.cmp(&other) {
            std::cmp::Ordering::Greater => Some(Direction::Down),
            std::cmp::Ordering::Less => Some(Direction::Up),
            std::cmp::Ordering::Equal => None,
        };
    }
    let scoring = &field.history.scoring;
    let is_down = entry.met().is_none()
        && (entry == Entry::Bye(ByeKind::PairingAllocated) || entry.points(scoring) > scoring.loss);
    is_down.then_some(Direction::Down)
}

/// C2 (docs/readings/fide-dutch-bye.md).
fn barred(field: &Field, card: &Card) -> Option<Bar> {
    if let Some(round) = card.had_bye() {
        return Some(Bar::HadBye(round));
    }
    let scoring = &field.history.scoring;
    let is_won = |entry: Entry| {
        let unplayed =
            matches!(entry, Entry::Bye(_) | Entry::Game { mark: Some(Mark::ForfeitWin | Mark::ForfeitLoss), .. });
        unplayed && entry.points(scoring) >= scoring.win
    };
    card.round_of(is_won).map(Bar::WonUnplayed)
}
