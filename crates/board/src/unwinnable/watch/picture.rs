//! A mate that is nearly on the board: the loser stays where it is and lets its moves pass.
//!
//! Nothing is proved here. A guess that misleads costs time only, because every mate that is seen is
//! then played out move by move.

use shakmaty::{Bitboard, Board, Color, Move, Piece, Rank, Role, Square, attacks};

use super::fit::targets;
use super::wait::quiet;

/// Looks for a mate that is few moves away: at most two moves that prepare, of either side, and at
/// most three of the queen or rook that mates, while the loser lets its other moves pass. What seems
/// to mate is offered to `is_mate`, which has the last word.
pub(super) struct Pictures<'a> {
    pub winner: Color,
    /// How many arrangements to look at.
    pub looks: u32,
    /// How many to offer.
    pub tries: u32,
    pub is_mate: &'a mut dyn FnMut(&[Prepared], &[Move]) -> bool,
}

/// A preparing move and who makes it.
pub(super) type Prepared = (Color, Move);

impl Pictures<'_> {
    pub(super) fn find(&mut self, board: &Board) -> bool {
        if (board.by_color(self.winner) & board.rooks_and_queens()).is_empty() {
            return false;
        }
        let scene = Scene::new(board, self.winner);
        self.look(&scene, &[]) || (self.looks > 0 && self.prepare(board, &scene))
    }

    /// With one preparing move, then with two.
    fn prepare(&mut self, board: &Board, scene: &Scene) -> bool {
        let first = preparations(board, self.winner);
        for one in &first {
            if self.looks == 0 || self.tries == 0 {
                return false;
            }
            if self.look(&scene.after(*one), &[*one]) {
                return true;
            }
        }
        for one in &first {
            let (board, scene) = (moved(board, *one), scene.after(*one));
            for other in preparations(&board, self.winner) {
                if self.looks == 0 || self.tries == 0 {
                    return false;
                }
                if self.look(&scene.after(other), &[*one, other]) {
                    return true;
                }
            }
        }
        false
    }

    fn look(&mut self, scene: &Scene, before: &[Prepared]) -> bool {
        self.looks -= 1;
        let mut is_mate = |before: &[Prepared], way: &[Move]| {
            self.tries > 0 && {
                self.tries -= 1;
                (self.is_mate)(before, way)
            }
        };
        scene.blow(before, &mut is_mate)
    }
}

/// Quiet moves worth a look, the likeliest first: the winner's minor pieces to where they strike
/// beside the king, steps of the king, the loser's men to its side, and pawns.
fn preparations(board: &Board, winner: Color) -> Vec<Prepared> {
    let mut moves = Vec::with_capacity(48);
    let loser = !winner;
    let king = board.king_of(loser).expect("every position has both kings");
    let ring = attacks::king_attacks(king);
    let occupied = board.occupied();
    for from in board.by_color(winner) & board.knights() {
        let targets = (attacks::knight_attacks(from) & !occupied).into_iter();
        let targets = targets.filter(|to| (attacks::knight_attacks(*to) & ring).any());
        moves.extend(targets.map(|to| (winner, quiet(Role::Knight, from, to))));
    }
    for from in board.by_color(winner) & board.bishops() {
        let targets = (attacks::bishop_attacks(from, occupied) & !occupied).into_iter();
        let targets = targets.filter(|to| (attacks::bishop_attacks(*to, occupied) & ring).any());
        moves.extend(targets.map(|to| (winner, quiet(Role::Bishop, from, to))));
    }
    moves.extend((ring & !occupied).into_iter().map(|to| (loser, quiet(Role::King, king, to))));
    for role in [Role::Knight, Role::Rook, Role::Bishop] {
        for from in board.by_color(loser) & board.by_role(role) & !ring {
            let targets = attacks::attacks(from, role.of(loser), occupied) & !occupied & ring;
            moves.extend(targets.into_iter().map(|to| (loser, quiet(role, from, to))));
        }
    }
    pawn_steps(board, winner, &mut moves);
    moves
}

fn moved(board: &Board, (color, m): Prepared) -> Board {
    let mut next = board.clone();
    next.discard_piece_at(m.from().expect("no drops in chess"));
    next.set_piece_at(m.to(), Piece { color, role: m.role() });
    next
}

fn pawn_steps(board: &Board, color: Color, moves: &mut Vec<Prepared>) {
    let free = !board.occupied() & !Bitboard::BACKRANKS;
    let step = color.fold_wb(8, -8);
    let home = color.fold_wb(Rank::Second, Rank::Seventh);
    for from in board.by_color(color) & board.pawns() {
        let Some(one) = from.offset(step).filter(|to| free.contains(*to)) else { continue };
        moves.push((color, quiet(Role::Pawn, from, one)));
        if from.rank() == home
            && let Some(two) = one.offset(step).filter(|to| free.contains(*to))
        {
            moves.push((color, quiet(Role::Pawn, from, two)));
        }
    }
}

/// Where the men stand, and roughly what they strike.
#[derive(Clone, Copy)]
struct Scene {
    winner: Color,
    king: Square,
    /// The winner's men, and of these the queens and rooks.
    own: Bitboard,
    queens: Bitboard,
    rooks: Bitboard,
    /// The loser's men.
    men: Bitboard,
    /// Where the loser's men other than the king strike.
    guarded: Bitboard,
    /// Where one of the winner's men strikes, and where two do, through the king's square.
    covered: Bitboard,
    covered_twice: Bitboard,
}

impl Scene {
    fn new(board: &Board, winner: Color) -> Self {
        let king = board.king_of(!winner).expect("every position has both kings");
        let (own, men) = (board.by_color(winner), board.by_color(!winner));
        let (guarded, _) = strikes(board, !winner, men ^ Bitboard::from_square(king), board.occupied());
        let others = board.occupied() ^ Bitboard::from_square(king);
        let (covered, covered_twice) = strikes(board, winner, own, others);
        let (queens, rooks) = (own & board.queens(), own & board.rooks());
        Self { winner, king, own, queens, rooks, men, guarded, covered, covered_twice }
    }

    /// After a preparing move. Lines that it opens or shuts for other men are not looked at.
    fn after(&self, (color, m): Prepared) -> Self {
        let mut next = *self;
        let (role, to) = (m.role(), m.to());
        let from = m.from().expect("no drops in chess");
        let both = Bitboard::from_square(from) | Bitboard::from_square(to);
        if color == self.winner {
            next.own ^= both;
            let others = (self.own | self.men) ^ Bitboard::from_square(self.king);
            let strikes = |from: Square| attacks::attacks(from, role.of(color), others);
            let gained = strikes(to);
            next.covered = (self.covered & !strikes(from)) | self.covered_twice;
            next.covered_twice |= next.covered & gained;
            next.covered |= gained;
        } else {
            next.men ^= both;
            next.king = if role == Role::King { to } else { self.king };
        }
        next
    }

    /// Offers the moves of a queen or rook to each square from where it seems to mate.
    fn blow(&self, before: &[Prepared], is_mate: &mut dyn FnMut(&[Prepared], &[Move]) -> bool) -> bool {
        for (role, strikers) in [(Role::Queen, self.queens), (Role::Rook, self.rooks)] {
            for from in strikers {
                for to in self.stands(role, from) {
                    if let Some(way) = self.way(role, from, to)
                        && is_mate(before, &way)
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Where the man would take the last squares from the king.
    fn stands(&self, role: Role, from: Square) -> Bitboard {
        let others = (self.own | self.men) & !Bitboard::from_square(from) & !Bitboard::from_square(self.king);
        let by_striker = targets(self.winner, role, from, others);
        let covered = (self.covered & !by_striker) | self.covered_twice;
        let ring = attacks::king_attacks(self.king);
        let open = ring & !self.men & !covered;
        let (beside, afar) = if role == Role::Queen { (7, 4) } else { (4, 2) };
        let within = match open.count() {
            count if count <= afar => !ring | covered,
            count if count <= beside => ring & covered,
            _ => return Bitboard::EMPTY,
        };
        let near = targets(self.winner, role, self.king, others);
        let stands = near & within & !self.own & !self.guarded;
        let is_net = |to: &Square| {
            let reach = targets(self.winner, role, *to, others) | Bitboard::from_square(*to);
            (open & !reach).is_empty() && (attacks::between(*to, self.king) & self.guarded).is_empty()
        };
        stands.into_iter().filter(is_net).collect()
    }

    /// At most three moves that lead there without a check on the way.
    fn way(&self, role: Role, from: Square, to: Square) -> Option<Vec<Move>> {
        let occupied = (self.own | self.men) ^ Bitboard::from_square(from);
        let strikes = |square: Square| targets(self.winner, role, square, occupied);
        let ready = strikes(from);
        if ready.contains(to) {
            return Some(vec![quiet(role, from, to)]);
        }
        let free = !occupied & !strikes(self.king);
        let last = strikes(to) & free;
        if let Some(by) = (ready & last).first() {
            return Some(vec![quiet(role, from, by), quiet(role, by, to)]);
        }
        (ready & free).into_iter().find_map(|by| {
            let then = (strikes(by) & last).first()?;
            Some(vec![quiet(role, from, by), quiet(role, by, then), quiet(role, then, to)])
        })
    }
}

/// The squares that at least one of the men strikes, and those that at least two do.
fn strikes(board: &Board, color: Color, men: Bitboard, occupied: Bitboard) -> (Bitboard, Bitboard) {
    let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut add = |squares: Bitboard| {
        twice |= once & squares;
        once |= squares;
    };
    let pawns = (men & board.pawns()).0;
    let (not_a, not_h) = (!0x0101_0101_0101_0101_u64, !0x8080_8080_8080_8080_u64);
    add(Bitboard(color.fold_wb((pawns & not_a) << 7, (pawns & not_a) >> 9)));
    add(Bitboard(color.fold_wb((pawns & not_h) << 9, (pawns & not_h) >> 7)));
    (men & board.knights()).into_iter().for_each(|from| add(attacks::knight_attacks(from)));
    (men & board.kings()).into_iter().for_each(|from| add(attacks::king_attacks(from)));
    (men & board.bishops_and_queens()).into_iter().for_each(|from| add(attacks::bishop_attacks(from, occupied)));
    (men & board.rooks_and_queens()).into_iter().for_each(|from| add(attacks::rook_attacks(from, occupied)));
    (once, twice)
}
