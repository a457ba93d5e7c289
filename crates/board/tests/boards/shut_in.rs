//! A king that is shut in, with nothing to move beside it but pawns on files of their own.
//!
//! Its side runs out of moves. Whether the other king can change that in time, by taking pawns so that its own promote,
//! turns on single moves.

use super::{Dice, Sketch};

/// White's king shut in, and the first file on which pawns stand clear of the cage.
const CAGES: [(&str, usize); 7] = [
    ("Ka1 pa2 Pb2 pb3", 3),
    ("Kb1 pb2 ba3 pb3 pb4", 3),
    ("Ka3 Pa2 Pb2 Pb3 Pb4 pb5", 3),
    ("Ka4 Pa3 Pb3 Pb4 Pb5 pb6", 3),
    ("Ka1 Pb2 pb3 pa2", 3),
    ("Ka1 Rb1 Bc1 Pb2 pb3 Pd2 pd3", 5),
    ("Ka1 Bb1 Ba2 Pb3 Pc2 pc3 pb4", 4),
];

/// Opposed pawns on some file, now and then one more of either side.
fn file_of_pawns(dice: &mut Dice, sketch: &mut Sketch, file: usize) {
    let low = 1 + dice.below(2) * dice.below(3);
    let high = 6 - dice.below(2) * dice.below(6 - low);
    sketch.set(file, low, Some('P'));
    sketch.set(file, high, Some('p'));
    if dice.once_in(5) {
        let (rank, man) = (1 + dice.below(6), dice.one_of(&['P', 'p']));
        if sketch.at(file, rank).is_none() {
            sketch.set(file, rank, Some(man));
        }
    }
}

fn cage(dice: &mut Dice) -> (Sketch, usize) {
    let mut sketch = Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() };
    let (men, first) = dice.one_of(&CAGES);
    sketch.put(men);
    (sketch, first)
}

/// Pawns on every second file, so that none ever takes another: it is all a matter of time.
pub(crate) fn short_of_moves(dice: &mut Dice) -> Sketch {
    let (mut sketch, first) = cage(dice);
    let mut file = first + usize::from(dice.once_in(4));
    while file < 8 {
        file_of_pawns(dice, &mut sketch, file);
        file += 2 + usize::from(dice.once_in(4));
    }
    sketch.drop_man(dice, 'k', 0..8);
    sketch
}

/// Pawns on any file, now and then with another man or without one of the cage.
pub(crate) fn among_pawns(dice: &mut Dice) -> Sketch {
    let (mut sketch, _) = cage(dice);
    for _ in 0..1 + dice.below(2) {
        let file = 1 + dice.below(7);
        if (0..8).all(|rank| sketch.at(file, rank).is_none()) {
            file_of_pawns(dice, &mut sketch, file);
        }
    }
    if dice.once_in(3) {
        let man = dice.one_of(&['B', 'b', 'N', 'n', 'P', 'p', 'p']);
        sketch.drop_man(dice, man, 0..8);
    }
    if dice.once_in(4) {
        let (file, rank) = (dice.below(4), dice.below(6));
        if !matches!(sketch.at(file, rank), Some('K')) {
            sketch.set(file, rank, None);
        }
    }
    sketch.drop_man(dice, 'k', 0..8);
    sketch
}
