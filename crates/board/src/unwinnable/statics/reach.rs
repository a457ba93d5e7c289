//! Where each man can ever go: a least fixpoint over sets of squares.
//!
//! **Claim.** In every position that legal moves can lead to, each man still on the board stands on a
//! square of its set, and a square that is free of a colour's men is in that colour's `clear` set.
//! By induction over the moves: the seeds are the squares of today, and every rule below covers the
//! move it names. Turn, tempo and pins are ignored, which can only make the sets larger.
//!
//! - A square becomes clear of colour c when its man goes elsewhere (its set has a second square) or
//!   is taken there (an enemy's set holds the square). A king is never taken. A pawn taken en passant
//!   has moved before, unless the capture stands open today: that case is seeded.
//! - Every move ends on, and passes over, squares clear of the mover's own men. A line piece moves in
//!   single steps: a square passed over is empty, so the piece might have stopped there.
//! - A king does not step where an enemy man that stays for ever attacks from nearby (pawn and knight as
//!   they attack, line pieces one step, where nothing can come between), nor to where it would touch the
//!   other king wherever that stands.
//! - A pawn pushes to squares clear of both colours and takes where an enemy man other than the king may
//!   stand; the square skipped by a double step counts as passed, which covers en passant. Once it can
//!   reach the last rank it also moves as queen and knight from there.
//! - A pawn does not pass an opposed pawn of its file while both stay on the file and the other cannot be
//!   taken: it stays short of the other's first square, since that one only comes nearer.
//! - Castling is single steps of king and rook over empty squares; in Chess960, where the two may
//!   change places, their goals are given outright once the way between can be clear.
//!
//! **In play** ([`Reaches::in_play`]) the two kings are followed together, see [`pairs`](super::pairs).

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use crate::unwinnable::field::{Field, castled};

use super::pairs::{Ground, Pairs};

const NOT_A: u64 = !Bitboard::from_file(shakmaty::File::A).0;
const NOT_H: u64 = !Bitboard::from_file(shakmaty::File::H).0;
const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// A man with the squares it can ever stand on.
#[derive(Clone, Copy, Debug)]
pub(in crate::unwinnable) struct Track {
    pub square: Square,
    pub piece: Piece,
    /// As the man it is today.
    pub reach: u64,
    /// As the queen, rook, bishop or knight a pawn may turn into.
    pub promoted: u64,
}

/// The sets of all men.
#[derive(Clone, Debug)]
pub(in crate::unwinnable) struct Reaches {
    pub tracks: Vec<Track>,
    /// White's, Black's: squares that can be free of that colour.
    clear: [u64; 2],
    castling: Vec<(usize, usize)>,
    /// A pawn that can be taken en passant at once.
    victim: u64,
    /// Where the kings can stand together, if they are followed so. Their sets then hold only in play.
    pub pairs: Option<Pairs>,
    turn: Color,
    /// Whether the sets are to hold in play only.
    is_in_play: bool,
}

impl Track {
    pub(crate) fn all(&self) -> u64 {
        self.reach | self.promoted
    }

    fn home(&self) -> u64 {
        1 << u32::from(self.square)
    }

    pub(crate) fn is_fixed(&self) -> bool {
        self.all() == self.home()
    }

    /// The squares it can ever attack or guard.
    pub(crate) fn attacks(&self) -> u64 {
        step(self.piece, self.reach) | if self.promoted == 0 { 0 } else { any_step(self.promoted) }
    }
}

/// All squares one step away for a man of this kind; a pawn by its captures.
pub(super) fn step(piece: Piece, from: u64) -> u64 {
    match piece.role {
        Role::Pawn => pawn_captures(piece.color, from),
        Role::Knight => knight(from),
        Role::Bishop => diagonal(from),
        Role::Rook => straight(from),
        Role::Queen | Role::King => diagonal(from) | straight(from),
    }
}

fn any_step(from: u64) -> u64 {
    diagonal(from) | straight(from) | knight(from)
}

pub(super) fn diagonal(from: u64) -> u64 {
    let (east, west) = ((from & NOT_H) << 1, (from & NOT_A) >> 1);
    let sides = east | west;
    sides << 8 | sides >> 8
}

pub(in crate::unwinnable) fn king_steps(from: u64) -> u64 {
    diagonal(from) | straight(from)
}

fn straight(from: u64) -> u64 {
    from << 8 | from >> 8 | (from & NOT_H) << 1 | (from & NOT_A) >> 1
}

fn knight(from: u64) -> u64 {
    let (e1, w1) = ((from & NOT_H) << 1, (from & NOT_A) >> 1);
    let (e2, w2) = ((e1 & NOT_H) << 1, (w1 & NOT_A) >> 1);
    let (near, far) = (e1 | w1, e2 | w2);
    near << 16 | near >> 16 | far << 8 | far >> 8
}

pub(in crate::unwinnable) fn pawn_captures(color: Color, from: u64) -> u64 {
    let sides = (from & NOT_H) << 1 | (from & NOT_A) >> 1;
    forward(color, sides)
}

pub(in crate::unwinnable) fn forward(color: Color, from: u64) -> u64 {
    color.fold_wb(from << 8, from >> 8)
}

/// The file of a square above (for White) or below it, itself included.
fn ahead(color: Color, square: Square) -> u64 {
    let file = Bitboard::from_file(square.file()).0;
    let shift = u32::from(square);
    file & color.fold_wb(!0u64 << shift, !0u64 >> (63 - shift))
}

fn index(color: Color) -> usize {
    color.fold_wb(0, 1)
}

impl Reaches {
    pub(crate) fn of(field: &Field) -> Self {
        Self::grown(field, false)
    }

    /// Smaller sets that hold only while the game goes on, see [`pairs`](super::pairs). None with a right to
    /// castle.
    pub(crate) fn in_play(field: &Field) -> Option<Self> {
        field.castling.is_empty().then(|| Self::grown(field, true))
    }

    fn grown(field: &Field, is_in_play: bool) -> Self {
        let mut reaches = Self { is_in_play, ..Self::seeded(field) };
        while reaches.grow() || (is_in_play && reaches.grow_pairs()) {}
        reaches
    }

    fn seeded(field: &Field) -> Self {
        let tracks: Vec<Track> = field
            .board
            .iter()
            .map(|(square, piece)| Track { square, piece, reach: 1 << u32::from(square), promoted: 0 })
            .collect();
        let mut reaches = Self {
            tracks,
            clear: [0; 2],
            castling: Vec::new(),
            victim: 0,
            pairs: None,
            turn: field.turn,
            is_in_play: false,
        };
        if let Some(target) = field.en_passant {
            reaches.seed_en_passant(field, target);
        }
        let place = |square: Square| reaches.tracks.iter().position(|track| track.square == square);
        let castling = field.castling.into_iter().filter_map(|rook| {
            let king = field.board.king_of(field.board.color_at(rook)?)?;
            Some((place(king)?, place(rook)?))
        });
        reaches.castling = castling.collect();
        reaches
    }

    fn seed_en_passant(&mut self, field: &Field, target: Square) {
        let taker = field.turn.pawn();
        let takers = attacks::pawn_attacks(!field.turn, target) & field.board.by_piece(taker);
        for track in self.tracks.iter_mut().filter(|track| takers.contains(track.square)) {
            track.reach |= 1 << u32::from(target);
        }
        self.victim = forward(!field.turn, 1 << u32::from(target));
    }

    pub(crate) fn king(&self, color: Color) -> &Track {
        let king = color.king();
        self.tracks.iter().find(|track| track.piece == king).expect("every position has both kings")
    }

    /// The men that never leave their squares and are never taken.
    pub(crate) fn fixed(&self) -> Bitboard {
        let is_held = |track: &&Track| self.clear[index(track.piece.color)] & track.home() == 0;
        self.tracks.iter().filter(is_held).map(|track| track.square).collect()
    }

    /// Everywhere men of a colour can go, the king left out where asked.
    fn union(&self, color: Color, with_king: bool) -> u64 {
        let own = |track: &&Track| track.piece.color == color && (with_king || track.piece.role != Role::King);
        self.tracks.iter().filter(own).fold(0, |all, track| all | track.all())
    }

    fn refresh_clear(&mut self) {
        for color in Color::ALL {
            let taken = self.union(!color, true) | self.victim;
            let mut held = 0;
            for track in self.tracks.iter().filter(|track| track.piece.color == color && track.is_fixed()) {
                let is_free = match track.piece.role {
                    // The last move of a game may be the first of a king.
                    Role::King => self.is_in_play,
                    _ => taken & track.home() != 0,
                };
                held |= if is_free { 0 } else { track.home() };
            }
            self.clear[index(color)] = !held;
        }
    }

    /// One round of all rules; whether anything was added.
    fn grow(&mut self) -> bool {
        self.refresh_clear();
        let barred = Color::ALL.map(|color| self.barred_to_king(color));
        let prey = Color::ALL.map(|color| self.union(!color, false));
        let fixed_kings = Color::ALL.map(|color| if self.king(color).is_fixed() { self.king(color).home() } else { 0 });
        let is_passed: Vec<u64> = self.tracks.iter().map(|track| self.pawn_way(track)).collect();
        let mut is_grown = false;
        for (track, way) in self.tracks.iter_mut().zip(is_passed) {
            let own = index(track.piece.color);
            let enemy = 1 - own;
            let before = (track.reach, track.promoted);
            let open = self.clear[own];
            // Nothing ever stands on the square of a king that cannot leave it; it may be attacked there.
            let source = !fixed_kings[enemy];
            match track.piece.role {
                Role::Pawn => grow_pawn(track, open, self.clear[enemy] & way, prey[own], source),
                Role::King if self.is_in_play => {}
                Role::King => track.reach = fill(track.piece, track.reach, open & !barred[own], source),
                _ => track.reach = fill(track.piece, track.reach, open, source),
            }
            is_grown |= before != (track.reach, track.promoted);
        }
        self.castle() || is_grown
    }

    /// Where the king of a colour can never step, as far as is known in this round.
    fn barred_to_king(&self, color: Color) -> u64 {
        let enemy = !color;
        let other = Bitboard(self.king(enemy).reach);
        // A king touches at most nine squares, so a tenth square always leaves it room.
        let by_king = if other.count() > 9 {
            0
        } else {
            other.into_iter().fold(!0, |all, square| all & attacks::king_attacks(square).with(square).0)
        };
        self.guarded(enemy) | by_king
    }

    /// Follows the kings together, from what is known of the other men; whether their sets have grown.
    fn grow_pairs(&mut self) -> bool {
        self.refresh_clear();
        let ground = Ground {
            open: Color::ALL.map(|color| self.clear[index(color)] & !self.guarded(!color)),
            can_pass: Color::ALL.map(|color| self.can_pass_the_turn(color)),
        };
        let home = |color: Color| self.king(color).square;
        let pairs = Pairs::from(home(Color::White), home(Color::Black), self.turn, ground);
        let kings = pairs.kings();
        self.pairs = Some(pairs);
        let mut is_grown = false;
        for track in self.tracks.iter_mut().filter(|track| track.piece.role == Role::King) {
            let reach = kings[index(track.piece.color)] | track.home();
            is_grown |= reach != track.reach;
            track.reach = reach;
        }
        is_grown
    }

    /// Whether a side may have a move that is not its king's.
    fn can_pass_the_turn(&self, color: Color) -> bool {
        let own = |track: &&Track| track.piece.color == color && track.piece.role != Role::King;
        self.tracks.iter().filter(own).any(|track| !track.is_fixed())
    }

    /// The squares that men of a colour attack for ever.
    fn guarded(&self, color: Color) -> u64 {
        let held = !self.clear[index(color)];
        let is_guard =
            |track: &&Track| track.piece.color == color && track.piece.role != Role::King && held & track.home() != 0;
        self.tracks.iter().filter(is_guard).fold(0, |all, track| all | step(track.piece, track.home()))
    }

    /// The squares a pawn may push to as far as the opposed pawns of its file let it pass.
    fn pawn_way(&self, pawn: &Track) -> u64 {
        if pawn.piece.role != Role::Pawn {
            return !0;
        }
        let color = pawn.piece.color;
        let file = ahead(color, pawn.square);
        let opposed = self.tracks.iter().filter(|other| other.piece == (!color).pawn() && file & other.home() != 0);
        opposed.filter(|other| !self.can_pass(pawn, other)).fold(!0, |way, other| way & !ahead(color, other.square))
    }

    /// Whether a pawn may come past an opposed one: one of them can leave the file, or the other be taken. (If
    /// the pawn itself is taken it passes nobody.)
    fn can_pass(&self, pawn: &Track, other: &Track) -> bool {
        let file = Bitboard::from_file(pawn.square.file()).0;
        if (pawn.all() | other.all()) & !file != 0 || other.home() & self.victim != 0 {
            return true;
        }
        let takes = |taker: &Track| {
            taker.piece.color == pawn.piece.color && taker.square != pawn.square && taker.all() & other.reach != 0
        };
        self.tracks.iter().any(takes)
    }

    /// Castling where king and rook may change places.
    fn castle(&mut self) -> bool {
        let mut is_grown = false;
        for at in 0..self.castling.len() {
            let (king, rook) = self.castling[at];
            let (from, with) = (self.tracks[king].square, self.tracks[rook].square);
            let (king_to, rook_to) = castled(from, with);
            let way = attacks::between(from, king_to) | attacks::between(with, rook_to) | king_to | rook_to;
            let way = way.without(from).without(with).0;
            if way & !(self.clear[0] & self.clear[1]) == 0 {
                for (man, goal) in [(king, king_to), (rook, rook_to)] {
                    let goal = 1 << u32::from(goal);
                    is_grown |= self.tracks[man].reach & goal == 0;
                    self.tracks[man].reach |= goal;
                }
            }
        }
        is_grown
    }
}

/// Grows a set by single steps onto open squares; nothing leaves a square outside `source`.
fn fill(piece: Piece, mut reach: u64, open: u64, source: u64) -> u64 {
    loop {
        let next = reach | step(piece, reach & source) & open;
        if next == reach {
            return reach;
        }
        reach = next;
    }
}

fn grow_pawn(track: &mut Track, open: u64, push: u64, prey: u64, source: u64) {
    let color = track.piece.color;
    loop {
        let before = track.reach;
        let from = before & source;
        track.reach |= forward(color, from) & open & push | pawn_captures(color, from) & open & prey;
        if track.reach == before {
            break;
        }
    }
    track.promoted |= track.reach & LAST_RANKS;
    while track.promoted != 0 {
        let next = track.promoted | any_step(track.promoted & source) & open;
        if next == track.promoted {
            break;
        }
        track.promoted = next;
    }
}
