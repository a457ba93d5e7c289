//! Kings that can hardly move: cages, stalemates, forced lines, en passant as the only move.

use super::{Dice, Sketch};

/// Pictures of a corner; the enemy king comes by lot.
const CAGES: [&str; 12] = [
    "kh8 pg7 Ph7 Pg6",
    "kh8 ph7 Ph6 Pg5 pg6",
    "kg8 ph7 Ph6 pf7 Pf6 pg7",
    "ka8 pb7 Pb6 pa7 Pa6",
    "kh8 pg7 Pg6 ph7 Ph6",
    "kh8 nh7 Ph6 pg7 Pg6",
    "kh8 bg8 ph7 Ph6 pf7 Pf6 Pg7",
    "kh8 Ph7 pf7 Pf6 Pg5",
    "ka8 ba7 pb7 Pb6 pc6 Pc5",
    "kb8 pa7 Pa6 pc7 Pc6 pb7",
    "ka8 na7 pb7 Pb6 Pa6",
    "kh8 rg8 ph7 Ph6 pg7 Pg6 pf7",
];

fn turn(dice: &mut Dice) -> Sketch {
    Sketch { turn: dice.one_of(&['w', 'b']), ..Sketch::default() }
}

pub(crate) fn corner_cage(dice: &mut Dice) -> Sketch {
    let mut sketch = turn(dice);
    sketch.put(dice.one_of(&CAGES));
    sketch.drop_man(dice, 'K', 0..8);
    for _ in 0..dice.below(3) {
        let man = dice.one_of(&['B', 'N', 'b', 'n', 'P', 'p']);
        sketch.drop_man(dice, man, 0..8);
    }
    if dice.once_in(3) {
        sketch.set(dice.below(8), 6 - dice.below(2), None);
    }
    sketch
}

/// The king in a corner with men of both colours thrown around it.
pub(crate) fn king_locked_in(dice: &mut Dice) -> Sketch {
    let mut sketch = turn(dice);
    sketch.put("kh8");
    for (file, rank) in [(6, 7), (6, 6), (7, 6), (5, 5), (6, 5), (7, 5), (5, 6), (6, 4), (7, 4)] {
        let men = [None, None, Some('p'), Some('P'), Some('p'), Some('P'), Some('n'), Some('B'), Some('b')];
        let man = dice.one_of(&men);
        let is_fit = rank < 7 || !matches!(man, Some('p' | 'P'));
        sketch.set(file, rank, man.filter(|_| is_fit));
    }
    sketch.drop_man(dice, 'K', 0..8);
    sketch
}

/// A white king that cannot move, blocked pawns, and a double step just made beside one of them.
pub(crate) fn en_passant_only(dice: &mut Dice) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.put(dice.one_of(&[
        "Kh1 Ph2 ph3 kf2",
        "Kh1 Ph2 ph3 kf1",
        "Kh1 kh3 ra2",
        "Kh1 ph2 kh3",
        "Kg1 pg2 kg3",
        "Kh1 kf2 qg8",
    ]));
    let taker = dice.below(7);
    let skipped = if taker == 0 || (taker < 6 && dice.once_in(2)) { taker + 1 } else { taker - 1 };
    sketch.set(taker, 4, Some('P'));
    sketch.set(taker, 5, Some(dice.one_of(&['p', 'n', 'b', 'p'])));
    sketch.set(skipped, 4, Some('p'));
    sketch.en_passant = Some((skipped, 5));
    if dice.once_in(2) {
        sketch.set(skipped, 3, Some('P'));
    }
    if dice.once_in(3) {
        let man = dice.one_of(&['b', 'n', 'p', 'r']);
        sketch.drop_man(dice, man, 2..8);
    }
    sketch
}

/// How many replies there are, if the sketch is a position.
fn replies(sketch: &Sketch) -> Option<usize> {
    sketch.position().map(|position| position.legal_moves().len())
}

/// Throws until the side on move has at most so many moves, or gives up.
fn with_replies(dice: &mut Dice, range: std::ops::RangeInclusive<usize>, men: &[char], most: usize) -> Sketch {
    let mut sketch = Sketch::default();
    for _ in 0..2_000 {
        sketch = turn(dice);
        sketch.put(dice.one_of(&["Kh1", "Kg1", "Kh2", "Ka1", "Ka4", "Kd1"]));
        sketch.turn = 'w';
        sketch.drop_man(dice, 'k', 0..5);
        for _ in 0..=dice.below(most) {
            let man = dice.one_of(men);
            sketch.drop_man(dice, man, 0..8);
        }
        if replies(&sketch).is_some_and(|count| range.contains(&count)) {
            break;
        }
    }
    sketch
}

/// The side on move has nothing or nearly nothing to move.
pub(crate) fn stalemate_trap(dice: &mut Dice) -> Sketch {
    with_replies(dice, 0..=1, &['q', 'p', 'r', 'P', 'b', 'n'], 3)
}

/// One legal move, often again and again.
pub(crate) fn forced_line(dice: &mut Dice) -> Sketch {
    with_replies(dice, 1..=1, &['q', 'r', 'p', 'b', 'n', 'P', 'N', 'B'], 3)
}
