//! Positions thrown by seeded dice, family by family: walls, cages, lone minors, forced lines and
//! the rest, and positions of games played by a simple player.

#![allow(dead_code)] // every test and bench uses its own part

pub(crate) mod bishops;
pub(crate) mod endings;
pub(crate) mod games;
pub(crate) mod locked;
pub(crate) mod shut_in;
pub(crate) mod walls;

use rokade_board::{Position, Variant};

/// Small numbers from a seed, the same on every machine.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).unwrap()
    }

    /// True once in so many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

/// A board being set up: letters as in FEN by rank and file, counted from a1, and what goes with it.
#[derive(Clone)]
pub(crate) struct Sketch {
    men: [[Option<char>; 8]; 8],
    pub turn: char,
    pub castling: String,
    pub en_passant: Option<(usize, usize)>,
}

impl Default for Sketch {
    fn default() -> Self {
        Self { men: [[None; 8]; 8], turn: 'w', castling: "-".to_owned(), en_passant: None }
    }
}

impl Sketch {
    pub(crate) fn at(&self, file: usize, rank: usize) -> Option<char> {
        self.men.get(rank).and_then(|row| row.get(file)).copied().flatten()
    }

    pub(crate) fn set(&mut self, file: usize, rank: usize, man: Option<char>) {
        self.men[rank][file] = man;
    }

    /// Sets men by square name: `"Kh1 Ph2 ph3"`.
    pub(crate) fn put(&mut self, men: &str) {
        for man in men.split_whitespace() {
            let letters: Vec<char> = man.chars().collect();
            let (file, rank) = (letters[1] as usize - 'a' as usize, letters[2] as usize - '1' as usize);
            self.set(file, rank, Some(letters[0]));
        }
    }

    /// Sets a man on a free square, never a pawn on the first or last rank.
    pub(crate) fn drop_man(&mut self, dice: &mut Dice, man: char, ranks: std::ops::Range<usize>) -> bool {
        for _ in 0..64 {
            let (file, rank) = (dice.below(8), ranks.start + dice.below(ranks.len()));
            let is_fit = !matches!(man, 'p' | 'P') || (1..7).contains(&rank);
            if is_fit && self.at(file, rank).is_none() {
                self.set(file, rank, Some(man));
                return true;
            }
        }
        false
    }

    fn fen(&self) -> String {
        let rank = |row: &[Option<char>; 8]| -> String { row.iter().map(|man| man.unwrap_or('1')).collect() };
        let ranks: Vec<String> = self.men.iter().rev().map(rank).collect();
        let en_passant = match self.en_passant {
            Some((file, rank)) => format!("{}{}", (b'a' + file as u8) as char, rank + 1),
            None => "-".to_owned(),
        };
        format!("{} {} {} {en_passant} 0 1", ranks.join("/"), self.turn, self.castling)
    }

    /// The position, if it is one.
    pub(crate) fn position(&self) -> Option<Position> {
        Position::read(&self.fen(), Variant::Standard).ok()
    }

    /// The same with colours exchanged, ranks turned over.
    pub(crate) fn with_colors_exchanged(&self) -> Self {
        let other = |man: char| if man.is_uppercase() { man.to_ascii_lowercase() } else { man.to_ascii_uppercase() };
        let mut men = self.men.map(|row| row.map(|man| man.map(other)));
        men.reverse();
        Self {
            men,
            turn: if self.turn == 'w' { 'b' } else { 'w' },
            castling: self.castling.chars().map(other).collect(),
            en_passant: self.en_passant.map(|(file, rank)| (file, 7 - rank)),
        }
    }

    /// The same with left and right exchanged. Not for sketches with castling rights.
    pub(crate) fn mirrored(&self) -> Self {
        let mut mirrored = self.clone();
        for row in &mut mirrored.men {
            row.reverse();
        }
        mirrored.en_passant = self.en_passant.map(|(file, rank)| (7 - file, rank));
        mirrored
    }

    /// One of the four (two with castling rights) pictures of the sketch.
    pub(crate) fn turned(self, dice: &mut Dice) -> Self {
        let one = if dice.once_in(2) { self.with_colors_exchanged() } else { self };
        if one.castling == "-" && dice.once_in(2) { one.mirrored() } else { one }
    }
}

/// A way of throwing a sketch.
pub(crate) type Family = (&'static str, fn(&mut Dice) -> Sketch);

/// All families of constructed positions.
pub(crate) const FAMILIES: [Family; 28] = [
    ("closed wall", walls::closed),
    ("damaged wall", walls::damaged),
    ("comb with a man", walls::comb),
    ("comb with bishops", walls::comb_with_bishops),
    ("wall with men behind", walls::with_men),
    ("wall with bishops", walls::with_bishops),
    ("wall with castling", walls::with_castling),
    ("wall with en passant", walls::with_en_passant),
    ("corner cage", locked::corner_cage),
    ("king locked in", locked::king_locked_in),
    ("en passant only", locked::en_passant_only),
    ("stalemate trap", locked::stalemate_trap),
    ("forced line", locked::forced_line),
    ("lone minor", endings::lone_minor),
    ("two minors", endings::two_minors),
    ("bishops of one colour", endings::bishops_of_one_color),
    ("promotion helps", endings::promotion_helps),
    ("blocked pawns", endings::blocked_pawns),
    ("few men", endings::few_men),
    ("few men in a corner", endings::few_men_in_a_corner),
    ("castling with few men", endings::castling),
    ("bishops behind a wall", bishops::behind_a_wall),
    ("bishops behind a loose wall", bishops::behind_a_loose_wall),
    ("bishops around a cage", bishops::around_a_cage),
    ("bishops around a tight cage", bishops::around_a_tight_cage),
    ("bishops around two cages", bishops::around_two_cages),
    ("shut in, short of moves", shut_in::short_of_moves),
    ("shut in among pawns", shut_in::among_pawns),
];

/// The first legal position that the dice give for a family.
pub(crate) fn throw(family: Family, seed: u64) -> Position {
    let mut dice = Dice(seed.wrapping_mul(0x1000_0000_01b3) ^ family.0.len() as u64);
    for _ in 0..100_000 {
        let sketch = (family.1)(&mut dice);
        if let Some(position) = sketch.turned(&mut dice).position() {
            return position;
        }
    }
    panic!("{}: the dice give no position", family.0);
}

/// As often as the soak wants: `ROKADE_SOAK=100` tries a hundred times as often.
pub(crate) fn times(usual: u64) -> u64 {
    std::env::var("ROKADE_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1) * usual
}
