//! King and rook touched (4.4).

use rokade_board::{CastlingSide, Position};
use rokade_clause::Edition;
use rokade_laws::Laws;
use rokade_laws::touch::{Intention, Obligation, Order, Touching, obligation};

use crate::scene::*;

const OPEN: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// Castling is illegal on the king side only.
const SHUT: &str = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// The king has no move at all, and castling is illegal.
const CAGED: &str = "4k1r1/8/8/8/8/8/3PPPP1/3NKN1R w K - 0 1";

fn touching(squares: &str) -> Touching {
    Touching::of(squares.split_whitespace().map(square))
}

fn owed(edition: Edition, position: &Position, touching: &Touching) -> Obligation {
    obligation(Laws::of(edition), position, touching)
}

fn moves(edition: Edition, position: &Position, touching: &Touching) -> Vec<String> {
    let mut moves: Vec<String> = owed(edition, position, touching).moves.iter().map(|m| position.uci(*m)).collect();
    moves.sort();
    moves
}

fn king_and_rook_must_castle(edition: Edition, clause: &str) {
    let board = position(OPEN);
    for (squares, castling) in [("e1 h1", "e1g1"), ("e1 a1", "e1c1")] {
        assert_eq!(moves(edition, &board, &touching(squares)), [castling]);
        assert_cites(&owed(edition, &board, &touching(squares)).reason, clause);
    }
    let together = Touching { order: Order::Unclear, ..touching("h1 e1") };
    assert_eq!(moves(edition, &board, &together), ["e1g1"], "touched together is not rook first");
    assert!(moves(edition, &board, &touching("e1")).contains(&"e1g1".to_owned()), "the king alone leaves the choice");
}

fn rook_then_king_bars_castling(edition: Edition, clause: &str) {
    let board = position(OPEN);
    let owed_now = owed(edition, &board, &touching("h1 e1"));
    assert_cites(&owed_now.reason, clause);
    assert!(owed_now.moves.iter().all(|m| m.from() == Some(square("h1"))), "the rook can move, so it must");
    // The rook is shut in: then the king moves, but not by castling that way.
    let shut_in = position("4k3/8/8/8/8/8/7P/R3K2R w KQ - 0 1");
    let with_rook = moves(edition, &shut_in, &touching("h1 e1"));
    assert_eq!(with_rook, ["h1f1", "h1g1"]);
    let no_rook_move = chess960("4k3/8/8/8/8/8/7P/5KRN w G - 0 1");
    let with_rook = moves(edition, &no_rook_move, &touching("g1 f1"));
    assert!(!with_rook.contains(&"f1g1".to_owned()) && !with_rook.is_empty());
}

fn illegal_castling_moves_the_king(edition: Edition, clause: &str) {
    let board = position(SHUT);
    let meant = Touching { intention: Intention::Castle(CastlingSide::KingSide), ..touching("e1 h1") };
    for seen in [touching("e1 h1"), meant] {
        let owed = owed(edition, &board, &seen);
        assert_cites(&owed.reason, clause);
        assert!(owed.moves.iter().all(|m| m.from() == Some(square("e1"))));
        assert!(owed.allows(legal(&board, "e1c1")), "castling the other way is a king move");
        assert!(!owed.moves.is_empty());
    }
    let caged = position(CAGED);
    let free = owed(edition, &caged, &touching("e1 h1"));
    assert_eq!(free.moves.len(), caged.legal_moves().len(), "no king move: any move");
}

/// Without the intention to castle the two are men like others, and the rook is next.
fn not_meant_to_castle(edition: Edition, clause: &str) {
    let caged = position(CAGED);
    let seen = Touching { intention: Intention::NotCastle, ..touching("e1 h1") };
    let owed = owed(edition, &caged, &seen);
    assert!(owed.moves.iter().all(|m| m.from() == Some(square("h1"))) && !owed.moves.is_empty());
    assert_cites(&owed.reason, clause);
}

/// The king alone, meaning to castle where it is illegal.
fn king_alone_meant_to_castle(edition: Edition, clause: &str) {
    let seen = Touching { intention: Intention::Castle(CastlingSide::KingSide), ..touching("e1") };
    let owed_now = owed(edition, &position(SHUT), &seen);
    assert!(owed_now.moves.iter().all(|m| m.from() == Some(square("e1"))) && !owed_now.moves.is_empty());
    assert_cites(&owed_now.reason, clause);
    let caged = position(CAGED);
    assert_eq!(owed(edition, &caged, &seen).moves.len(), caged.legal_moves().len());
}

#[test]
fn king_and_rook_of_chess960_must_castle_by_touch() {
    let board = chess960("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
    for edition in Edition::all() {
        let owed = owed(edition, &board, &touching("f1 g1"));
        assert_eq!(owed.moves, [castles(&board, CastlingSide::KingSide).unwrap()]);
    }
}

#[test]
fn castling_as_the_only_legal_move_is_never_taken_away() {
    // The king on g1 has no square and the rook no way out, but the rook may still go to f1.
    let board = chess960("4k3/8/b7/8/4n3/7p/7P/6KR w H - 0 1");
    let castling = castles(&board, CastlingSide::KingSide).unwrap();
    assert_eq!(board.legal_moves().as_slice(), [castling]);
    for edition in Edition::all() {
        for seen in ["h1 g1", "g1 h1", "h2 g1 h1", "a6 h1 g1"] {
            assert_eq!(owed(edition, &board, &touching(seen)).moves, [castling]);
        }
    }
}

#[test]
fn a_rook_away_from_the_first_rank_is_a_man_like_others() {
    let board = position("4k3/8/8/8/7R/8/8/R3K3 w Q - 0 1");
    let owed = owed(FIDE2023, &board, &touching("e1 h4"));
    assert!(owed.moves.iter().all(|m| m.from() == Some(square("e1"))));
    assert_cites(&owed.reason, "L2023-4.3.1");
}

#[test]
fn l2001_4_4_a_king_and_rook_must_castle() {
    king_and_rook_must_castle(DK2001, "L2001-4.4.a");
}

#[test]
fn l2009_4_4_a_king_and_rook_must_castle() {
    king_and_rook_must_castle(DK2009, "L2009-4.4.a");
}

#[test]
fn l2018_4_4_1_king_and_rook_must_castle() {
    king_and_rook_must_castle(SE2018, "L2018-4.4.1");
}

#[test]
fn l2023_4_4_1_king_and_rook_must_castle() {
    king_and_rook_must_castle(FIDE2023, "L2023-4.4.1");
}

#[test]
fn l2001_4_4_b_rook_then_king_bars_castling() {
    rook_then_king_bars_castling(DK2001, "L2001-4.4.b");
}

#[test]
fn l2009_4_4_b_rook_then_king_bars_castling() {
    rook_then_king_bars_castling(DK2009, "L2009-4.4.b");
}

#[test]
fn l2018_4_4_2_rook_then_king_bars_castling() {
    rook_then_king_bars_castling(SE2018, "L2018-4.4.2");
}

#[test]
fn l2023_4_4_2_rook_then_king_bars_castling() {
    rook_then_king_bars_castling(FIDE2023, "L2023-4.4.2");
}

#[test]
fn l2001_4_4_c_illegal_castling_moves_the_king() {
    illegal_castling_moves_the_king(DK2001, "L2001-4.4.c");
}

#[test]
fn l2009_4_4_c_illegal_castling_moves_the_king() {
    illegal_castling_moves_the_king(DK2009, "L2009-4.4.c");
}

#[test]
fn l2018_4_4_3_illegal_castling_moves_the_king() {
    illegal_castling_moves_the_king(SE2018, "L2018-4.4.3");
}

#[test]
fn l2023_4_4_3_illegal_castling_moves_the_king() {
    illegal_castling_moves_the_king(FIDE2023, "L2023-4.4.3");
}

#[test]
fn l2001_4_4_c_the_king_alone_was_meant_to_castle() {
    king_alone_meant_to_castle(DK2001, "L2001-4.4.c");
}

#[test]
fn l2009_4_4_c_the_king_alone_was_meant_to_castle() {
    king_alone_meant_to_castle(DK2009, "L2009-4.4.c");
}

#[test]
fn l2018_4_3_1_the_king_alone_was_meant_to_castle() {
    king_alone_meant_to_castle(SE2018, "L2018-4.3.1");
}

#[test]
fn l2023_4_3_1_the_king_alone_was_meant_to_castle() {
    king_alone_meant_to_castle(FIDE2023, "L2023-4.3.1");
}

#[test]
fn l2001_4_3_a_king_and_rook_not_meant_to_castle() {
    not_meant_to_castle(DK2001, "L2001-4.3.a");
}

#[test]
fn l2009_4_3_a_king_and_rook_not_meant_to_castle() {
    not_meant_to_castle(DK2009, "L2009-4.3.a");
}

#[test]
fn l2018_4_3_1_king_and_rook_not_meant_to_castle() {
    not_meant_to_castle(SE2018, "L2018-4.3.1");
}

#[test]
fn l2023_4_3_1_king_and_rook_not_meant_to_castle() {
    not_meant_to_castle(FIDE2023, "L2023-4.3.1");
}
