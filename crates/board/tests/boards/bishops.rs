//! Many bishops on squares of one colour, behind and around walls of pawns.
//!
//! A blocked pair stands on squares of both colours. Where the white pawns of all pairs stand on one
//! colour, White's bishops of that colour cannot take what blocks them, nor Black's of the other: such walls hold, unless a
//! king or a pawn breaks them.

use rokade_board::Role;

use super::{Dice, Sketch};

/// Whether the bishops stand where the wall holds them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flock {
    Held,
    AnyColour,
}

fn shade(file: usize, rank: usize) -> usize {
    (file + rank) % 2
}

fn pair(sketch: &mut Sketch, file: usize, rank: usize) {
    if sketch.at(file, rank).is_none() && sketch.at(file, rank + 1).is_none() {
        sketch.set(file, rank, Some('P'));
        sketch.set(file, rank + 1, Some('p'));
    }
}

/// Blocked pairs from edge to edge with White's pawns on one colour: slantwise, or on every second file. Gives
/// that colour.
fn wall(dice: &mut Dice) -> (Sketch, usize) {
    let mut sketch = Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() };
    let mut rank = 1 + dice.below(5);
    let mut file = dice.below(2);
    let colour = shade(file, rank);
    while file < 8 {
        pair(&mut sketch, file, rank);
        if dice.once_in(3) {
            file += 2;
            continue;
        }
        file += 1;
        rank = match rank {
            1 => 2,
            5 => 4,
            rank => rank + 1 - 2 * dice.below(2),
        };
    }
    (sketch, colour)
}

/// Some bishops of a side on squares of one colour, on the ranks given.
fn flock(dice: &mut Dice, sketch: &mut Sketch, bishop: char, colour: usize, ranks: std::ops::Range<usize>) {
    for _ in 0..2 + dice.below(6) {
        let (file, rank) = (dice.below(8), ranks.start + dice.below(ranks.len()));
        let file = if shade(file, rank) == colour { file } else { file ^ 1 };
        if sketch.at(file, rank).is_none() {
            sketch.set(file, rank, Some(bishop));
        }
    }
}

/// The bishops of one side or of both. `colour` is that of the white pawns.
fn flocks(dice: &mut Dice, sketch: &mut Sketch, colour: usize, kind: Flock) {
    let of = |dice: &mut Dice, held: usize| if kind == Flock::Held { held } else { dice.below(2) };
    let white = of(dice, colour);
    flock(dice, sketch, 'B', white, 0..4);
    if dice.once_in(2) {
        let black = of(dice, 1 - colour);
        flock(dice, sketch, 'b', black, 4..8);
    }
}

/// A king at home, across the wall, or anywhere.
fn king(dice: &mut Dice, sketch: &mut Sketch, man: char) {
    let (home, abroad) = if man == 'K' { (0..3, 5..8) } else { (5..8, 0..3) };
    let ranks = match dice.below(6) {
        0 => abroad,
        1 => 0..8,
        _ => home,
    };
    sketch.drop_man(dice, man, ranks);
}

fn behind(dice: &mut Dice, kind: Flock) -> Sketch {
    let (mut sketch, colour) = wall(dice);
    king(dice, &mut sketch, 'K');
    king(dice, &mut sketch, 'k');
    flocks(dice, &mut sketch, colour, kind);
    sketch
}

pub(crate) fn behind_a_wall(dice: &mut Dice) -> Sketch {
    let kind = if dice.once_in(6) { Flock::AnyColour } else { Flock::Held };
    behind(dice, kind)
}

/// A pawn of the wall has a move to make, or a pawn stands behind another.
pub(crate) fn behind_a_loose_wall(dice: &mut Dice) -> Sketch {
    let mut sketch = behind(dice, Flock::Held);
    for _ in 0..=dice.below(2) {
        let (file, man) = (dice.below(8), dice.one_of(&['P', 'p']));
        let back = |rank: usize| if man == 'P' { rank.wrapping_sub(1) } else { rank + 1 };
        let Some(rank) = (1..7).find(|rank| sketch.at(file, *rank) == Some(man)) else { continue };
        if (1..7).contains(&back(rank)) && sketch.at(file, back(rank)).is_none() {
            sketch.set(file, back(rank), Some(man));
            if !dice.once_in(3) {
                sketch.set(file, rank, None);
            }
        }
    }
    sketch
}

/// A king at the edge among blocked pawns that leave it few squares, and the bishops of the other side outside.
fn cage(dice: &mut Dice) -> Sketch {
    let mut sketch = Sketch { turn: 'w', ..Sketch::default() };
    let rank = dice.below(6);
    let file = if rank == 0 { dice.below(8) } else { 7 * dice.below(2) };
    sketch.set(file, rank, Some('K'));
    let colour = dice.below(2);
    for file in file.saturating_sub(3)..(file + 4).min(8) {
        let low = (rank + dice.below(4)).saturating_sub(1).clamp(1, 5);
        let low = if shade(file, low) == colour { low } else { low + 1 - 2 * usize::from(low == 5) };
        if !dice.once_in(4) {
            pair(&mut sketch, file, low);
        }
        let above = low + 2;
        if above < 7 && dice.once_in(3) && sketch.at(file, above).is_none() {
            sketch.set(file, above, Some('p'));
        }
    }
    king(dice, &mut sketch, 'k');
    let kind = if dice.once_in(8) { dice.below(2) } else { 1 - colour };
    flock(dice, &mut sketch, 'b', kind, 0..8);
    if dice.once_in(6) {
        flock(dice, &mut sketch, 'B', colour, 0..8);
    }
    sketch
}

/// The first of many cages in which White has nothing but so many king moves.
fn cage_with(dice: &mut Dice, moves: std::ops::RangeInclusive<usize>) -> Sketch {
    let mut sketch = cage(dice);
    for _ in 0..2_000 {
        let is_fit = sketch.position().is_some_and(|position| {
            let legal = position.legal_moves();
            moves.contains(&legal.len()) && legal.iter().all(|m| m.role() == Role::King)
        });
        if is_fit {
            break;
        }
        sketch = cage(dice);
    }
    sketch.turn = dice.one_of(&['w', 'b']);
    sketch
}

pub(crate) fn around_a_cage(dice: &mut Dice) -> Sketch {
    cage_with(dice, 2..=3)
}

pub(crate) fn around_a_tight_cage(dice: &mut Dice) -> Sketch {
    cage_with(dice, 1..=1)
}

/// Both kings in cages, back to back.
pub(crate) fn around_two_cages(dice: &mut Dice) -> Sketch {
    let mut sketch = cage_with(dice, 1..=2);
    let other = cage_with(dice, 1..=2).with_colors_exchanged();
    for at in 0..64 {
        let (file, rank) = (at % 8, at / 8);
        let man = other.at(file, rank).filter(|man| !matches!(man, 'K' | 'b'));
        if sketch.at(file, rank) == Some('k') {
            sketch.set(file, rank, None);
        }
        if man.is_some() && sketch.at(file, rank).is_none() {
            sketch.set(file, rank, man);
        }
    }
    sketch
}
