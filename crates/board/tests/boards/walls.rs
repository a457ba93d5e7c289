//! Pawns that face each other across the board.

use super::{Dice, Sketch};

/// Blocked pairs on a contour that wanders by one rank from file to file. Neighbours on one rank
/// could take each other, so there the contour leaves a file open, as a comb does.
fn contour(dice: &mut Dice) -> Sketch {
    let mut sketch = Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() };
    let mut rank = 2 + dice.below(3);
    let mut has_pair = false;
    for file in 0..8 {
        let step = dice.below(3);
        let next = (rank + step).saturating_sub(1).clamp(1, 5);
        let is_open = has_pair && (next == rank || dice.once_in(4));
        if !is_open {
            sketch.set(file, next, Some('P'));
            sketch.set(file, next + 1, Some('p'));
        }
        has_pair = !is_open;
        rank = next;
    }
    sketch
}

/// The rank of the white pawn that is blocked on a file.
fn pair(sketch: &Sketch, file: usize) -> Option<usize> {
    (1..6).find(|rank| sketch.at(file, *rank) == Some('P') && sketch.at(file, rank + 1) == Some('p'))
}

fn behind(dice: &mut Dice, sketch: &mut Sketch, man: char) {
    let ranks = if man.is_uppercase() { 0..3 } else { 5..8 };
    let ranks = if dice.once_in(8) { 0..8 } else { ranks };
    sketch.drop_man(dice, man, ranks);
}

fn kings(dice: &mut Dice, sketch: &mut Sketch) {
    behind(dice, sketch, 'K');
    behind(dice, sketch, 'k');
}

pub(crate) fn closed(dice: &mut Dice) -> Sketch {
    let mut sketch = contour(dice);
    kings(dice, &mut sketch);
    sketch
}

/// A wall in which something was changed: a pawn gone, moved, doubled or added.
pub(crate) fn damaged(dice: &mut Dice) -> Sketch {
    let mut sketch = contour(dice);
    for _ in 0..=dice.below(2) {
        let (file, man) = (dice.below(8), dice.one_of(&['P', 'p']));
        let ranks: Vec<usize> = (1..7).filter(|rank| sketch.at(file, *rank) == Some(man)).collect();
        if ranks.is_empty() || dice.once_in(3) {
            sketch.drop_man(dice, man, if man == 'P' { 1..3 } else { 5..7 });
            continue;
        }
        let rank = dice.one_of(&ranks);
        sketch.set(file, rank, None);
        let back = if man == 'P' { rank - 1 } else { rank + 1 };
        if dice.once_in(2) && (1..7).contains(&back) && sketch.at(file, back).is_none() {
            sketch.set(file, back, Some(man));
        }
    }
    kings(dice, &mut sketch);
    sketch
}

/// Every second file blocked on one rank.
fn teeth(dice: &mut Dice, ranks: std::ops::Range<usize>) -> Sketch {
    let mut sketch = Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() };
    let rank = ranks.start + dice.below(ranks.len());
    for file in (dice.below(2)..8).step_by(2) {
        sketch.set(file, rank, Some('P'));
        sketch.set(file, rank + 1, Some('p'));
    }
    sketch
}

/// A comb and one man besides the kings.
pub(crate) fn comb(dice: &mut Dice) -> Sketch {
    let mut sketch = teeth(dice, 1..6);
    kings(dice, &mut sketch);
    let man = dice.one_of(&['B', 'N', 'b', 'n', 'R', 'q', 'B', 'b']);
    behind(dice, &mut sketch, man);
    sketch
}

/// A comb and bishops of both sides, mostly on squares of one colour.
pub(crate) fn comb_with_bishops(dice: &mut Dice) -> Sketch {
    let mut sketch = teeth(dice, 2..5);
    kings(dice, &mut sketch);
    let shade = dice.below(2);
    for _ in 0..=dice.below(4) {
        let man = dice.one_of(&['B', 'b']);
        let (file, rank) = (dice.below(8), dice.below(3) + if man == 'B' { 0 } else { 5 });
        let is_of_shade = (file + rank) % 2 == shade || dice.once_in(8);
        if is_of_shade && sketch.at(file, rank).is_none() {
            sketch.set(file, rank, Some(man));
        }
    }
    sketch
}

pub(crate) fn with_men(dice: &mut Dice) -> Sketch {
    let mut sketch = contour(dice);
    kings(dice, &mut sketch);
    for _ in 0..=dice.below(2) {
        let man = dice.one_of(&['B', 'b', 'N', 'b', 'B', 'n', 'B', 'r']);
        behind(dice, &mut sketch, man);
    }
    sketch
}

/// Bishops that all stand on squares of one colour, where a wall can hold them back.
pub(crate) fn with_bishops(dice: &mut Dice) -> Sketch {
    let mut sketch = contour(dice);
    kings(dice, &mut sketch);
    let shade = dice.below(2);
    for _ in 0..=dice.below(3) {
        let man = dice.one_of(&['B', 'b']);
        let ranks = if man == 'B' { 0..3 } else { 5..8 };
        let (file, rank) = (dice.below(8), dice.below(3) + ranks.start);
        let is_of_shade = (file + rank) % 2 == shade;
        if is_of_shade && sketch.at(file, rank).is_none() {
            sketch.set(file, rank, Some(man));
        }
    }
    sketch
}

/// King and rook at home behind the wall, the right to castle still there.
pub(crate) fn with_castling(dice: &mut Dice) -> Sketch {
    let mut sketch = contour(dice);
    sketch.put(if dice.once_in(2) { "Ke1 Ra1" } else { "Ke1 Rh1" });
    let is_long = sketch.at(0, 0) == Some('R');
    sketch.castling = (if is_long { "Q" } else { "K" }).to_owned();
    behind(dice, &mut sketch, 'k');
    if dice.once_in(3) {
        let man = dice.one_of(&['B', 'N', 'b', 'n']);
        behind(dice, &mut sketch, man);
    }
    // Half of the time the rook is locked in with its king.
    if dice.once_in(2) {
        sketch.put(if is_long { "Pa2 pa3" } else { "Ph2 ph3" });
    }
    sketch
}

/// A wall that was closed by a double step just now.
pub(crate) fn with_en_passant(dice: &mut Dice) -> Sketch {
    let is_comb = dice.once_in(2);
    let mut sketch = if is_comb { teeth(dice, 4..5) } else { contour(dice) };
    sketch.turn = 'w';
    let blocked: Vec<usize> = (0..8).filter(|file| pair(&sketch, *file) == Some(4)).collect();
    let taker = if blocked.is_empty() { dice.below(8) } else { dice.one_of(&blocked) };
    for rank in 1..7 {
        sketch.set(taker, rank, None);
    }
    sketch.set(taker, 4, Some('P'));
    sketch.set(taker, 5, Some('p'));
    let skipped = if taker == 7 || (taker > 0 && dice.once_in(2)) { taker - 1 } else { taker + 1 };
    for rank in 3..7 {
        sketch.set(skipped, rank, None);
    }
    sketch.set(skipped, 4, Some('p'));
    sketch.set(skipped, 3, Some('P'));
    // Without the mark the same wall is closed.
    sketch.en_passant = (!dice.once_in(3)).then_some((skipped, 5));
    kings(dice, &mut sketch);
    sketch
}
