//! Whether a side with nothing but pawn moves runs out of them before anything can change.
//!
//! **Setting.** The king of one side is shut in, its pieces cannot move either, and its pawns only run
//! at pawns that oppose them: that side has so many moves left and no more. The other side walks about with its
//! king. To change anything it must take a man of the cage or bring a pawn past the opposed ones to promotion, and do so in
//! time; else the game ends in stalemate.
//!
//! **Claim.** Call it an event when the shut-in side takes a man or moves anything but a pawn, when a held man is
//! taken, and when the other side has promoted. Until the first event:
//!
//! - The `held` men stand still. A pawn has a held man in front of it; a piece has held men of its own on every
//!   next square; the king besides those has only squares that held men attack. They hold each other, so none
//!   can be the first to move.
//! - Each pawn stays on its file, within its `run`: no pawn of either side ever attacks a man of the other
//!   side's runs or squares, or there is no proof. For the same reason no pawn checks the shut-in king.
//! - Nothing but pawns of the shut-in side that can move gives check to the other king, by a push; and none of
//!   their squares is guarded, so that the king takes the pawn: nobody is mated.
//! - The shut-in side has at most `moves` moves, each run being cut off by an opposed pawn or a held man.
//!
//! So the other side has that many moves too, and one more if it is on move. If every event costs it more, there is
//! none. What an event costs is counted in moves of king and pawns added together, see [`Shut::promotion`].

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::field::Field;
use super::statics::{self, king_steps, pawn_captures};

/// More than any event costs that can happen.
const NEVER: u32 = 1_000;

/// What is known of the moves that are left to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tempo {
    /// Nobody is shut in, as far as can be told.
    Free,
    /// A side is shut in, but there is time to change that.
    Enough,
    /// It runs out of moves: nobody will mate, or at least not `winner`.
    TooLate,
}

/// Whether a side is shut in, and whether `winner` can for that reason never mate.
pub(super) fn tempo(field: &Field, winner: Color) -> Tempo {
    if field.en_passant.is_some() || field.castling.any() {
        return Tempo::Free;
    }
    let mut tempo = Tempo::Free;
    for side in Color::ALL.into_iter().filter(|side| may_be_shut(&field.board, *side)) {
        match Shut::of(field, side) {
            Some(shut) if shut.is_too_late(winner) => return Tempo::TooLate,
            Some(_) => tempo = Tempo::Enough,
            None => {}
        }
    }
    tempo
}

/// A cheap look whether it is worth asking: every neighbour of the king is its own man's or attacked.
fn may_be_shut(board: &Board, side: Color) -> bool {
    let Some(king) = board.king_of(side) else { return false };
    let occupied = board.occupied();
    let free = attacks::king_attacks(king).without(board.by_color(side));
    board.by_color(side).without(board.kings() | board.pawns()).count() <= 4
        && free.into_iter().all(|square| board.attacks_to(square, !side, occupied).any())
}

/// A side that is shut in, and what is known of both until something happens.
struct Shut<'a> {
    field: &'a Field,
    side: Color,
    king: Square,
    held: Bitboard,
    /// Attacked for ever by held men of the shut-in side or by its king.
    guarded: Bitboard,
    /// The pawns of the shut-in side that can move, each with its run.
    runners: Vec<(Square, Bitboard)>,
    /// What pawns of the shut-in side may come to attack.
    strikes: Bitboard,
    moves: u32,
}

impl<'a> Shut<'a> {
    fn of(field: &'a Field, side: Color) -> Option<Self> {
        let board = &field.board;
        let king = field.king(side);
        let held = cage(board, side)?;
        let mut shut = Self {
            field,
            side,
            king,
            held,
            guarded: guarded(board, held, side) | attacks::king_attacks(king),
            runners: Vec::new(),
            strikes: Bitboard::EMPTY,
            moves: 0,
        };
        shut.run(board.by_piece(side.pawn()).without(held)).then_some(shut)
    }

    /// Follows the pawns of both sides; whether all stay on their files and none of the shut-in ones promotes.
    fn run(&mut self, free: Bitboard) -> bool {
        let board = &self.field.board;
        let (own, other) = (board.by_color(self.side), board.by_color(!self.side));
        let opposed = board.by_piece((!self.side).pawn());
        let mut mine = own;
        for pawn in free {
            let mut run = Bitboard::from(pawn);
            let mut at = pawn;
            loop {
                let Some(next) = ahead(self.side, at) else { return false };
                if (self.held | opposed).contains(next) {
                    break;
                }
                run.add(next);
                at = next;
            }
            self.moves += run.count() as u32 - 1;
            mine |= run;
            self.runners.push((pawn, run));
        }
        let mut theirs = other.without(board.kings());
        for pawn in opposed.without(self.held) {
            theirs |= self.way(pawn);
        }
        let pawns = board.pawns();
        let my_pawns = mine.without(own.without(pawns));
        let their_pawns = theirs.without(other.without(pawns));
        self.strikes = strikes(self.side, my_pawns);
        self.strikes.is_disjoint(theirs) && strikes(!self.side, their_pawns).is_disjoint(mine)
    }

    /// All squares ahead of a pawn of the other side as far as held men let it go.
    fn way(&self, pawn: Square) -> Bitboard {
        let squares = std::iter::successors(ahead(!self.side, pawn), |square| ahead(!self.side, *square));
        squares.take_while(|square| !self.held.contains(*square)).collect()
    }

    fn is_too_late(&self, winner: Color) -> bool {
        let is_others_turn = self.field.turn != self.side;
        let time = self.moves + u32::from(is_others_turn);
        if winner == self.side && !self.is_harmless() {
            return false;
        }
        let (steps, cage) = self.king_steps();
        let pawns = self.field.board.by_piece((!self.side).pawn()).without(self.held);
        let cost = |pawn: Square, via: Option<Square>| self.promotion(pawn, &Walk { steps, via }, winner == self.side);
        cage > time
            && pawns.into_iter().all(|pawn| match self.doubled() {
                Some(end) if end.file() != pawn.file() => cost(pawn, None) >= time && cost(pawn, Some(end)) > time,
                _ => cost(pawn, None) > time,
            })
    }

    /// Where there is just one pawn behind another: the end of the run of the one in front. The pawn behind
    /// comes so far only if the other is taken there; if not, there is one move less.
    fn doubled(&self) -> Option<Square> {
        let rears =
            |front: Square| self.runners.iter().filter(move |(rear, run)| *rear != front && run.contains(front));
        let mut fronts = self.runners.iter().flat_map(|(front, run)| rears(*front).map(move |_| (*front, *run)));
        let (front, run) = fronts.next()?;
        let end = run.into_iter().max_by_key(|square| square.distance(front));
        if fronts.next().is_none() { end } else { None }
    }

    /// Whether the shut-in side's pawns cannot mate.
    fn is_harmless(&self) -> bool {
        let board = &self.field.board;
        let king = self.field.king(!self.side);
        let is_check = self.field.turn != self.side && board.attacks_to(king, self.side, board.occupied()).any();
        let guards = self.strikes | attacks::king_attacks(self.king);
        !is_check && self.runners.iter().all(|(pawn, run)| run.without(*pawn).is_disjoint(guards))
    }

    /// The moves of the other king to every square, and to the nearest man of the cage.
    fn king_steps(&self) -> ([u32; 64], u32) {
        let board = &self.field.board;
        let mut steps = [NEVER; 64];
        let open = !self.guarded & !(self.held & board.by_color(!self.side));
        let cage = self.held & board.by_color(self.side);
        let mut to_cage = NEVER;
        let mut fresh = Bitboard::from(self.field.king(!self.side));
        let mut seen = fresh;
        let mut count = 0;
        while fresh.any() {
            fresh.into_iter().for_each(|square| steps[usize::from(square)] = count);
            count += 1;
            let near = Bitboard(king_steps(fresh.0));
            if (near & open & cage).any() {
                to_cage = to_cage.min(count);
            }
            fresh = near & open & !cage & !seen;
            seen |= fresh;
        }
        (steps, to_cage)
    }

    /// What it costs the other side at least, in moves, until its pawn has promoted and that matters.
    ///
    /// The pawn cannot pass an opposed one, which must be taken by the king on some square of its run, at least
    /// so far from the king. The king then leaves the file, and the pawn goes all its way. On the other hand the
    /// opposed pawn must have come to that square, move by move, and the pawn stood behind it: king and
    /// pawn still have that to do from then on. The moves that the taken pawn did not make are lost to the shut-in side,
    /// which is as good as so many spent by the other.
    ///
    /// The shut-in side can take the man on the last rank with its king only; otherwise another move goes by.
    fn promotion(&self, pawn: Square, walk: &Walk, is_to_be_taken: bool) -> u32 {
        let other = !self.side;
        let way = self.way(pawn);
        let Some(last) = way.into_iter().find(|square| ahead(other, *square).is_none()) else { return NEVER };
        let opposed = self.runners.iter().filter(|(square, _)| way.contains(*square));
        let taken = opposed.map(|(square, run)| self.removal(*square, *run, pawn, walk));
        let promoted = taken.fold(pushes(other, pawn), u32::max);
        promoted + u32::from(is_to_be_taken && !attacks::king_attacks(self.king).contains(last))
    }

    /// What it costs at least to promote `pawn` by taking an opposed one on its run.
    fn removal(&self, opposed: Square, run: Bitboard, pawn: Square, walk: &Walk) -> u32 {
        let other = !self.side;
        let room = run.count() as u32 - 1;
        let is_others_turn = u32::from(self.field.turn != self.side);
        let cost = |square: Square| {
            let gone = opposed.distance(square);
            let behind = ahead(self.side, square).map_or(0, |behind| pushes(other, behind));
            let by_way = walk.to(square) + 1 + pushes(other, pawn);
            let by_time = gone + is_others_turn + 1 + behind;
            by_way.max(by_time) + room - gone
        };
        run.into_iter().map(cost).min().unwrap_or(NEVER)
    }
}

/// The moves of the other king, by way of a square or not.
struct Walk {
    steps: [u32; 64],
    via: Option<Square>,
}

impl Walk {
    /// How many it needs at least to have been on a square, and on the other before or after.
    fn to(&self, square: Square) -> u32 {
        let steps = |square: Square| self.steps[usize::from(square)];
        self.via.map_or(steps(square), |via| via.distance(square) + steps(via).min(steps(square)))
    }
}

/// The men that shut the king in and hold each other there, if it is shut in. All pieces of both sides must be
/// among them, the other king aside.
fn cage(board: &Board, side: Color) -> Option<Bitboard> {
    let still = still(board, side);
    let pieces = board.occupied().without(board.pawns()).without(board.by_piece((!side).king()));
    if !pieces.is_subset(still) {
        return None;
    }
    let mut cage = pieces;
    let mut fresh = pieces;
    while fresh.any() {
        let needed =
            fresh.into_iter().filter_map(|square| Some(holders(board, still, square, board.piece_at(square)?)));
        fresh = needed.fold(Bitboard::EMPTY, |all, holders| all | holders).without(cage);
        cage |= fresh;
    }
    Some(cage)
}

/// The most men that hold each other.
fn still(board: &Board, side: Color) -> Bitboard {
    let mut still = board.occupied().without(board.by_piece((!side).king()));
    loop {
        let blocked = |color: Color| board.by_piece(color.pawn()) & forward(!color, still);
        let stays = |square: &Square| board.piece_at(*square).is_some_and(|piece| stays(board, still, *square, piece));
        let pieces = still.without(board.pawns()).into_iter().filter(stays);
        let next = still & (pieces.collect::<Bitboard>() | blocked(Color::White) | blocked(Color::Black));
        if next == still {
            return still;
        }
        still = next;
    }
}

/// Whether a king or a piece has no square to go to.
fn stays(board: &Board, still: Bitboard, square: Square, piece: Piece) -> bool {
    let own = still & board.by_color(piece.color);
    match piece.role {
        Role::King => (attacks::king_attacks(square) & !own).is_subset(guarded(board, still, !piece.color)),
        _ => next_squares(piece, square).is_subset(own),
    }
}

/// Those of the still men that hold one of them.
fn holders(board: &Board, still: Bitboard, square: Square, piece: Piece) -> Bitboard {
    let own = still & board.by_color(piece.color);
    match piece.role {
        Role::Pawn => still & ahead(piece.color, square).map_or(Bitboard::EMPTY, Bitboard::from),
        Role::King => {
            let near = attacks::king_attacks(square);
            let guards = (still & board.by_color(!piece.color)).without(board.kings());
            let is_guard = |guard: &Square| {
                board.piece_at(*guard).is_some_and(|piece| !next_squares(piece, *guard).is_disjoint(near & !own))
            };
            near & own | guards.into_iter().filter(is_guard).collect::<Bitboard>()
        }
        _ => next_squares(piece, square) & own,
    }
}

/// What held men of a colour, its king aside, attack next to them.
fn guarded(board: &Board, held: Bitboard, color: Color) -> Bitboard {
    let men = (held & board.by_color(color)).without(board.kings());
    (men.without(board.pawns()))
        .into_iter()
        .filter_map(|square| Some(next_squares(board.piece_at(square)?, square)))
        .fold(strikes(color, men & board.pawns()), |all, attacked| all | attacked)
}

/// What a man attacks, line pieces one step.
fn next_squares(piece: Piece, square: Square) -> Bitboard {
    attacks::attacks(square, piece, Bitboard::FULL)
}

fn strikes(color: Color, pawns: Bitboard) -> Bitboard {
    Bitboard(pawn_captures(color, pawns.0))
}

/// One step ahead from every square.
fn forward(color: Color, squares: Bitboard) -> Bitboard {
    Bitboard(statics::forward(color, squares.0))
}

fn ahead(color: Color, square: Square) -> Option<Square> {
    square.offset(color.fold_wb(8, -8))
}

/// The fewest moves to the last rank from a square.
fn pushes(color: Color, square: Square) -> u32 {
    let rank = u32::from(square.rank());
    let gone = color.fold_wb(rank, 7 - rank);
    7 - gone - u32::from(gone == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unwinnable::helpmate::sample::has_mate;
    use crate::unwinnable::trial::Lots;
    use crate::{Position, Variant};

    fn tempo_of(fen: &str, winner: Color) -> Tempo {
        tempo(&Field::of(&Position::read(fen, Variant::Standard).expect("a good FEN")), winner)
    }

    #[test]
    fn a_king_too_far_from_the_pawns_comes_too_late() {
        let fens = [
            ("1k6/1P6/BP5p/1P6/8/7P/8/K7 w - - 0 1", Tempo::TooLate),
            ("1k6/1P1p1p1p/BP6/1P6/8/8/3P1PKP/8 w - - 0 1", Tempo::Enough),
            ("1k6/1P6/BP5p/1P6/8/8/6KP/8 w - - 0 1", Tempo::TooLate),
            // The bishop can go.
            ("1k6/1P6/BP5p/8/8/7P/8/K7 w - - 0 1", Tempo::Free),
            // The pawns meet.
            ("1k6/1P6/BP4pp/1P6/8/7P/8/K7 w - - 0 1", Tempo::Free),
            // Nothing opposes the pawn.
            ("1k6/1P6/BP5p/1P6/8/6P1/8/K7 w - - 0 1", Tempo::Free),
        ];
        for (fen, expected) in fens {
            assert_eq!(tempo_of(fen, Color::Black), expected, "{fen}");
        }
    }

    /// Black shut in, with pawns on two other files, by lot.
    fn shut_in(lots: &mut Lots) -> Option<Position> {
        let cages = [
            "1k6/1P6/BP6/1P6/8/8/8/8",
            "k7/Pp6/1P6/8/8/8/8/8",
            "8/8/1p6/1P6/kp6/pp6/Pp6/1B6",
            "kb6/b1p5/1pP5/1P6/8/8/8/8",
        ];
        let mut board: Board = cages[lots.below(cages.len())].parse().expect("a board");
        for first in [4, 6] {
            let file = first + lots.below(2) as u32;
            for color in Color::ALL {
                let rank = color.fold_wb(1, 4) + lots.below(3) as u32;
                board.set_piece_at(Square::new(8 * rank + file), color.pawn());
            }
        }
        let free: Vec<Square> = (!board.occupied()).into_iter().collect();
        board.set_piece_at(free[lots.below(free.len())], Color::White.king());
        let turn = ["w", "b"][lots.below(2)];
        Position::read(&format!("{board} {turn} - - 0 1"), Variant::Standard).ok()
    }

    #[test]
    fn who_runs_out_of_moves_neither_mates_nor_is_mated() {
        let mut lots = Lots::new(14);
        let (mut too_late, mut enough) = (0, 0);
        for position in (0..3_000).filter_map(|_| shut_in(&mut lots)) {
            for winner in Color::ALL {
                match tempo(&Field::of(&position), winner) {
                    Tempo::TooLate => {
                        too_late += 1;
                        assert_ne!(has_mate(&position, winner, 4_000), Some(true), "{} {winner}", position.fen());
                    }
                    Tempo::Enough => enough += 1,
                    Tempo::Free => {}
                }
            }
        }
        assert!(too_late > 1_000 && enough > 30, "{too_late} too late, {enough} not");
    }
}
