//! The 960 starting arrays and their castling.

use std::collections::BTreeSet;

use rokade_board::chess960::{ARRAYS, STANDARD, array, draw, number, start};
use rokade_board::{Attempt, CastlingSide, Color, Illegal, Move, Position, Role, Square, Variant};

#[test]
fn all_arrays_are_distinct_and_valid() {
    let mut seen = BTreeSet::new();
    for number in 0..ARRAYS {
        let men = array(number).unwrap();
        let places = |role: Role| -> Vec<usize> { (0..8).filter(|file| men[*file] == role).collect() };
        let (kings, rooks, bishops) = (places(Role::King), places(Role::Rook), places(Role::Bishop));
        assert_eq!((kings.len(), rooks.len(), bishops.len()), (1, 2, 2), "{number}");
        assert_eq!((places(Role::Knight).len(), places(Role::Queen).len()), (2, 1), "{number}");
        assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{number}: the king between the rooks");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}: bishops on squares of both colours");
        assert!(seen.insert(men.map(|role| role.char())), "{number} is there twice");
    }
    assert_eq!(seen.len(), 960);
    assert_eq!((array(ARRAYS), array(u16::MAX)), (None, None));
}

#[test]
fn numbers_and_arrays_go_both_ways() {
    for sought in (0..ARRAYS).step_by(7).chain([1, 2, 518, 958, 959]) {
        let start = start(sought).unwrap();
        assert_eq!(number(&start), Some(sought));
        let read = Position::read(&start.fen(), Variant::Chess960).unwrap();
        assert_eq!(number(&read), Some(sought), "{}", start.fen());
        assert_eq!(read, start);
    }
}

/// Numbers printed in every table of the arrays.
#[test]
fn customary_numbers_are_kept() {
    let letters = |number: u16| array(number).unwrap().map(|role| role.upper_char()).iter().collect::<String>();
    let known = [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")];
    for (number, men) in known {
        assert_eq!(letters(number), men, "{number}");
    }
    assert_eq!(STANDARD, 518);
}

#[test]
fn a_position_after_a_move_has_no_number() {
    let start = start(100).unwrap();
    for m in &start.legal_moves() {
        assert_eq!(number(&start.after(*m)), None);
    }
    let without_rights = start.fen().replace("KQkq", "-");
    assert_ne!(without_rights, start.fen());
    let position = Position::read(&without_rights, Variant::Chess960).unwrap();
    assert_eq!(number(&position), None);
}

#[test]
fn lots_are_repeatable_and_reach_many_arrays() {
    let drawn: BTreeSet<u16> = (0..3_000).map(draw).collect();
    assert!(drawn.iter().all(|number| *number < ARRAYS));
    assert!(drawn.len() > 850, "{} of 960 in 3000 lots", drawn.len());
    assert!((0..100).all(|seed| draw(seed) == draw(seed)));
}

/// With nothing between, every array castles on both sides for both colours, and king and rook come
/// to the squares they come to in ordinary chess.
#[test]
fn every_array_castles_in_all_four_ways() {
    for number in 0..ARRAYS {
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                castles(number, color, side);
            }
        }
    }
}

fn castles(number: u16, color: Color, side: CastlingSide) {
    let rank: String = array(number)
        .unwrap()
        .iter()
        .map(|role| if matches!(role, Role::King | Role::Rook) { role.upper_char() } else { '1' })
        .collect();
    let turn = color.char();
    let fen = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{rank} {turn} KQkq - 0 1", rank.to_ascii_lowercase());
    let position = Position::read(&fen, Variant::Chess960).unwrap_or_else(|bad| panic!("{fen}: {bad}"));
    let (king, rook) = (position.king(color), position.castling_rook(color, side).expect("the right is there"));
    let is_barred = (position.castling_path(color, side) & position.board().occupied()).any();
    let attempt = position.attempt(Attempt { from: king, to: rook, promotion: None });
    if is_barred {
        assert_eq!(attempt, Err(Illegal::CastlingBlocked), "{fen} {side:?}");
        return;
    }
    let m = attempt.unwrap_or_else(|breach| panic!("{fen} {side:?}: {breach:?}"));
    assert_eq!(m, Move::Castle { king, rook });
    let uci = position.uci(m);
    assert_eq!(uci, format!("{king}{rook}"));
    assert_eq!(position.read_uci(&uci), Ok(m));
    let after = position.after(m);
    let home = |file: usize| Square::from_coords(shakmaty::File::ALL[file], color.backrank());
    let (king_to, rook_to) = match side {
        CastlingSide::KingSide => (home(6), home(5)),
        CastlingSide::QueenSide => (home(2), home(3)),
    };
    assert_eq!(after.king(color), king_to, "{fen} {side:?}");
    assert_eq!(after.piece_at(rook_to), Some(Role::Rook.of(color)), "{fen} {side:?}");
    assert!(CastlingSide::ALL.iter().all(|side| after.castling_rook(color, *side).is_none()));
}
