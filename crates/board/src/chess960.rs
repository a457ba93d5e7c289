//! The 960 starting arrays: king between the rooks, bishops on squares of opposite colour, Black's
//! men opposite White's.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use shakmaty::Role;

use crate::position::{Position, Variant};

/// How many arrays there are.
pub const ARRAYS: u16 = 960;

/// The number of the ordinary starting array.
pub const STANDARD: u16 = 518;

/// The men of the first rank from the a-file to the h-file, by the customary number 0 to 959.
pub fn array(number: u16) -> Option<[Role; 8]> {
    if number >= ARRAYS {
        return None;
    }
    let mut rank: [Option<Role>; 8] = [None; 8];
    let number = usize::from(number);
    rank[number % 4 * 2 + 1] = Some(Role::Bishop);
    rank[number / 4 % 4 * 2] = Some(Role::Bishop);
    place(&mut rank, number / 16 % 6, Role::Queen);
    let (first, second) = KNIGHTS[number / 96];
    // The later free square first, so that the earlier one keeps its place in the count.
    place(&mut rank, second, Role::Knight);
    place(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        place(&mut rank, 0, role);
    }
    Some(rank.map(|role| role.expect("eight men fill eight squares")))
}

/// The free squares of the knights, counted from the left, by number.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

fn place(rank: &mut [Option<Role>; 8], free: usize, role: Role) {
    let square = rank.iter_mut().filter(|square| square.is_none()).nth(free);
    *square.expect("the count stays within the free squares") = Some(role);
}

/// The starting position with that number.
pub fn start(number: u16) -> Option<Position> {
    let white: String = array(number)?.iter().map(|role| role.upper_char()).collect();
    let black = white.to_ascii_lowercase();
    let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1");
    Some(Position::read(&fen, Variant::Chess960).expect("every array is a position"))
}

/// The number of a starting position, if it is one.
pub fn number(position: &Position) -> Option<u16> {
    let has_all_rights = position.castling_rooks().count() == 4;
    (0..ARRAYS).find(|number| has_all_rights && start(*number).is_some_and(|start| start.board() == position.board()))
}

/// Draws an array by lot from a seed that is shown and kept.
pub fn draw(seed: u64) -> u16 {
    let mut lots = ChaCha12Rng::seed_from_u64(seed);
    let most = u32::MAX - u32::MAX % u32::from(ARRAYS);
    loop {
        let lot = lots.next_u32();
        if lot < most {
            return (lot % u32::from(ARRAYS)) as u16;
        }
    }
}
