//! Endings with few men, free or nearly so.

use super::{Dice, Sketch};

fn thrown(dice: &mut Dice, men: &str) -> Sketch {
    let mut sketch = Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() };
    for man in men.chars() {
        sketch.drop_man(dice, man, 0..8);
    }
    sketch
}

/// Material a lone minor may find on the other side.
const AGAINST: [&str; 14] = ["", "p", "n", "b", "r", "q", "pp", "np", "bp", "rp", "nn", "bb", "qq", "rb"];

pub(crate) fn lone_minor(dice: &mut Dice) -> Sketch {
    let men = format!("Kk{}{}", dice.one_of(&["N", "B"]), dice.one_of(&AGAINST));
    thrown(dice, &men)
}

pub(crate) fn two_minors(dice: &mut Dice) -> Sketch {
    let men = format!("Kk{}{}", dice.one_of(&["NN", "BB", "BN"]), dice.one_of(&AGAINST[..6]));
    thrown(dice, &men)
}

/// Bishops on squares of one colour only, against pawns, a bishop of that colour, or nothing.
pub(crate) fn bishops_of_one_color(dice: &mut Dice) -> Sketch {
    let men = format!("Kk{}", dice.one_of(&["", "p", "b", "r", "q", "bb"]));
    let mut sketch = thrown(dice, &men);
    let shade = dice.below(2);
    for _ in 0..=dice.below(3) {
        let (file, rank) = (dice.below(8), dice.below(8));
        if (file + rank) % 2 == shade && sketch.at(file, rank).is_none() {
            sketch.set(file, rank, Some('B'));
        }
    }
    let is_blocked_pair = dice.once_in(2);
    if is_blocked_pair {
        let (file, rank) = (dice.below(8), 1 + dice.below(5));
        sketch.set(file, rank, Some('P'));
        sketch.set(file, rank + 1, Some('p'));
    }
    sketch
}

/// Only what a pawn becomes can give, or help to give, the mate.
pub(crate) fn promotion_helps(dice: &mut Dice) -> Sketch {
    let men = format!("Kk{}", dice.one_of(&["N", "B", "", "", "NB"]));
    let mut sketch = thrown(dice, &men);
    for _ in 0..=dice.below(2) {
        if dice.once_in(3) {
            sketch.drop_man(dice, 'P', 5..7);
        } else {
            sketch.drop_man(dice, 'p', 1..3);
        }
    }
    sketch
}

/// Blocked pairs on some files, with kings that may or may not get at them.
pub(crate) fn blocked_pawns(dice: &mut Dice) -> Sketch {
    let mut sketch = thrown(dice, "Kk");
    for _ in 0..=dice.below(4) {
        let (file, rank) = (dice.below(8), 1 + dice.below(5));
        if sketch.at(file, rank).is_none() && sketch.at(file, rank + 1).is_none() {
            sketch.set(file, rank, Some('P'));
            sketch.set(file, rank + 1, Some('p'));
        }
    }
    if dice.once_in(2) {
        let man = dice.one_of(&['B', 'N', 'b', 'n']);
        sketch.drop_man(dice, man, 0..8);
    }
    sketch
}

const MEN: [char; 10] = ['P', 'N', 'B', 'R', 'Q', 'p', 'n', 'b', 'r', 'q'];

/// Three to six men of any kind.
pub(crate) fn few_men(dice: &mut Dice) -> Sketch {
    let mut sketch = thrown(dice, "Kk");
    for _ in 0..=dice.below(4) {
        let man = dice.one_of(&MEN);
        sketch.drop_man(dice, man, 0..8);
    }
    sketch
}

/// The same with a king in its corner and everything close to it.
pub(crate) fn few_men_in_a_corner(dice: &mut Dice) -> Sketch {
    let mut sketch = Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() };
    sketch.put("kh8");
    for man in ['K', dice.one_of(&MEN), dice.one_of(&MEN), dice.one_of(&MEN)] {
        let (file, rank) = (4 + dice.below(4), 4 + dice.below(4));
        let is_fit = !matches!(man, 'p' | 'P') || rank < 7;
        if is_fit && sketch.at(file, rank).is_none() {
            sketch.set(file, rank, Some(man));
        }
    }
    sketch
}

/// King and rook at home with the right to castle, and little else.
pub(crate) fn castling(dice: &mut Dice) -> Sketch {
    let mut sketch = thrown(dice, "");
    let is_long = dice.once_in(2);
    sketch.put(if is_long { "Ke1 Ra1" } else { "Ke1 Rh1" });
    sketch.castling = (if is_long { "Q" } else { "K" }).to_owned();
    sketch.drop_man(dice, 'k', 0..8);
    for _ in 0..dice.below(3) {
        let man = dice.one_of(&['n', 'b', 'p', 'n', 'b', 'P']);
        sketch.drop_man(dice, man, 0..8);
    }
    sketch
}
