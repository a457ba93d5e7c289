//! Positions by lot for the tests of the proofs: walls of pawns, cages, and a few men on an open board.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::{Color, Piece, Position, Role, Square, Variant};

pub(super) struct Lots(ChaCha8Rng);

impl Lots {
    pub(super) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// A position of one of the three kinds, with an en passant square now and then.
    pub(super) fn position(&mut self) -> Position {
        loop {
            let mut men = [[None; 8]; 8];
            match self.below(3) {
                0 => self.wall(&mut men),
                1 => self.cage(&mut men),
                _ => self.open(&mut men),
            }
            let turn = if self.chance(50) { 'w' } else { 'b' };
            let en_passant = self.en_passant(&men, turn);
            if let Ok(position) = Position::read(&fen(&men, turn, &en_passant), Variant::Standard) {
                return position;
            }
        }
    }

    /// A wall with each side's men behind it, mostly bishops: many of these nobody can win.
    pub(super) fn closed_wall(&mut self) -> Position {
        loop {
            let mut men = [[None; 8]; 8];
            let mut rank = 1 + self.below(4);
            let (is_comb, first) = (self.chance(40), self.below(2));
            for file in (0..8).filter(|file| !is_comb || file % 2 == first) {
                men[rank][file] = Some(Color::White.pawn());
                men[rank + 1][file] = Some(Color::Black.pawn());
                rank = if is_comb { rank } else { self.next_rank(rank) };
            }
            let roles = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight];
            self.scatter_behind(&mut men, Color::White.king());
            self.scatter_behind(&mut men, Color::Black.king());
            for _ in 0..self.below(7) {
                let color = if self.chance(50) { Color::White } else { Color::Black };
                let role = roles[self.below(roles.len())];
                self.scatter_behind(&mut men, role.of(color));
            }
            let turn = if self.chance(50) { 'w' } else { 'b' };
            if let Ok(position) = Position::read(&fen(&men, turn, "-"), Variant::Standard) {
                return position;
            }
        }
    }

    /// Puts a man on its own side of the pawns of its file, nearly always.
    fn scatter_behind(&mut self, men: &mut Men, piece: Piece) {
        loop {
            let (file, rank) = (self.below(8), self.below(8));
            let own = |at: usize| men[at][file] == Some(piece.color.pawn());
            let is_behind = match piece.color {
                Color::White => !(0..rank).any(own),
                Color::Black => !(rank..8).any(own),
            };
            if men[rank][file].is_none() && (is_behind || self.chance(10)) {
                men[rank][file] = Some(piece);
                return;
            }
        }
    }

    /// Opposed pawns on every file or on every second one, now and then with a gap.
    fn wall(&mut self, men: &mut Men) {
        let mut rank = 1 + self.below(4);
        let is_comb = self.chance(40);
        let first = self.below(2);
        for file in (0..8).filter(|file| !is_comb || file % 2 != first) {
            if self.chance(3) {
                continue;
            }
            let gap = if self.chance(96) { 1 } else { 2 };
            men[rank][file] = Some(Color::White.pawn());
            men[(rank + gap).min(6)][file] = Some(Color::Black.pawn());
            if !is_comb || self.chance(10) {
                rank = self.next_rank(rank);
            }
        }
        let extra = self.below(6);
        let roles = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook];
        self.scatter(men, extra, &roles);
    }

    /// One up or down, so that the pawns of neighbouring files do not attack each other.
    fn next_rank(&mut self, rank: usize) -> usize {
        match rank {
            1 => 2,
            4.. => 3,
            _ if self.chance(5) => rank,
            _ => rank + 1 - 2 * self.below(2),
        }
    }

    fn cage(&mut self, men: &mut Men) {
        let color = if self.chance(50) { Color::White } else { Color::Black };
        let (file, rank) = (7 * self.below(2), 7 * self.below(2));
        men[rank][file] = Some(color.king());
        for (df, dr) in [(0, 1), (1, 0), (1, 1), (2, 1), (1, 2), (2, 0), (0, 2), (2, 2)] {
            let (f, r) = (file.abs_diff(df), rank.abs_diff(dr));
            if (1..7).contains(&r) && self.chance(60) {
                men[r][f] = Some(if self.chance(50) { Color::White.pawn() } else { Color::Black.pawn() });
            }
        }
        let extra = self.below(3);
        self.scatter(men, extra, &[Role::Bishop, Role::Knight, Role::Pawn]);
    }

    fn open(&mut self, men: &mut Men) {
        let extra = 1 + self.below(3);
        self.scatter(men, extra, &[Role::Bishop, Role::Knight, Role::Pawn, Role::Rook, Role::Queen]);
    }

    /// The kings that are missing and some more men, on free squares.
    fn scatter(&mut self, men: &mut Men, extra: usize, roles: &[Role]) {
        for color in Color::ALL {
            if !men.iter().flatten().any(|man| *man == Some(color.king())) {
                self.put(men, color.king());
            }
        }
        for _ in 0..extra {
            let color = if self.chance(50) { Color::White } else { Color::Black };
            let role = roles[self.below(roles.len())];
            self.put(men, Piece { color, role });
        }
    }

    fn put(&mut self, men: &mut Men, piece: Piece) {
        loop {
            let (file, rank) = (self.below(8), self.below(8));
            let is_fit = piece.role != Role::Pawn || (1..7).contains(&rank);
            if is_fit && men[rank][file].is_none() {
                men[rank][file] = Some(piece);
                return;
            }
        }
    }

    fn en_passant(&mut self, men: &Men, turn: char) -> String {
        let (rank, skipped, start, pawn) = match turn {
            'w' => (4, 5, 6, Color::Black.pawn()),
            _ => (3, 2, 1, Color::White.pawn()),
        };
        let file = self.below(8);
        let is_fit = men[rank][file] == Some(pawn) && men[skipped][file].is_none() && men[start][file].is_none();
        if is_fit { format!("{}", Square::new((skipped * 8 + file) as u32)) } else { "-".to_owned() }
    }
}

type Men = [[Option<Piece>; 8]; 8];

fn fen(men: &Men, turn: char, en_passant: &str) -> String {
    let ranks: Vec<String> = men
        .iter()
        .rev()
        .map(|rank| rank.iter().map(|man| man.map_or("1".to_owned(), |piece| piece.char().to_string())).collect())
        .collect();
    format!("{} {turn} - {en_passant} 0 1", ranks.join("/"))
}
