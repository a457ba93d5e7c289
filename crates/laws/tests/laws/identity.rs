//! When two positions are the same (9.2).

use rokade_board::History;
use rokade_clause::Edition;
use rokade_laws::{ClaimRule, Laws, claims};

use crate::scene::*;

/// Whether the position on the board can be claimed as the third.
fn is_third(edition: Edition, history: &History) -> bool {
    claims::claims(Laws::of(edition), history)
        .iter()
        .any(|claim| claim.rule == ClaimRule::Threefold && claim.with_move.is_none())
}

/// Same men on the same squares, but another side to move.
fn the_side_to_move_counts(edition: Edition) {
    // The king goes round a triangle and loses a move: the same picture with the other side to move.
    let fen = "8/8/8/8/8/2k5/8/K6R b - - 0 1";
    let history = played(fen, "c3c4 h1h2 c4c3 h2h1 c3d3 h1h2 d3c4 h2h1 c4c3");
    assert_eq!(history.repetitions(), 1, "{edition}");
    assert!(!is_third(edition, &history));
}

/// Two rooks that change places leave the same position: kinds and colours count, not the very men.
fn kinds_count_and_not_the_men(edition: Edition) {
    let fen = "4k3/8/8/8/8/8/8/RR5K w - - 0 1";
    let swap = "a1a2 e8e7 b1a1 e7e8 a2b2 e8e7 b2b1 e7e8";
    let history = played(fen, &format!("{swap} {swap}"));
    assert_eq!(history.repetitions(), 3);
    assert!(is_third(edition, &history));
}

const BACK_AND_FORTH: &str = "e1e2 e8e7 e2e1 e7e8";

/// The position before the kings moved had castling rights, the later ones have none.
fn lost_castling_makes_it_new(edition: Edition) {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let twice = played(fen, &format!("{BACK_AND_FORTH} {BACK_AND_FORTH}"));
    assert_eq!(twice.repetitions(), 2, "the first had other rights");
    assert!(!is_third(edition, &twice));
    let thrice = played(fen, &[BACK_AND_FORTH; 3].join(" "));
    assert!(is_third(edition, &thrice));
}

/// A right barred for the moment is not lost: only the move of king or rook loses it.
fn barred_castling_is_not_lost(edition: Edition) {
    // The rook on f8 attacks f1, each time the same.
    let fen = "4kr2/8/8/8/8/N7/8/4K2R w K - 0 1";
    let history = played(fen, &["a3b5 f8f7 b5a3 f7f8"; 2].join(" "));
    assert_eq!(history.repetitions(), 3);
    assert!(is_third(edition, &history));
    let king_side = rokade_board::CastlingSide::KingSide;
    assert!(castles(history.position(), king_side).is_none(), "barred while the rook stands there");
    assert!(castles(played(fen, "a3b5 f8h8").position(), king_side).is_some(), "and not lost");
}

const OUT_AND_BACK: &str = "g8f6 g1f3 f6g8 f3g1";

/// A pawn that could be taken en passant: the position cannot come back.
fn open_en_passant_makes_it_new(edition: Edition) {
    let fen = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3";
    let twice = played(fen, &format!("e2e4 {OUT_AND_BACK} {OUT_AND_BACK}"));
    assert_eq!(twice.repetitions(), 2, "the first had the capture on d3 open");
    assert!(!is_third(edition, &twice));
    let thrice = played(fen, &format!("e2e4 {}", [OUT_AND_BACK; 3].join(" ")));
    assert!(is_third(edition, &thrice));
}

/// Nobody can take, so the double step leaves nothing behind.
fn an_empty_double_step_changes_nothing(edition: Edition) {
    let history = played(START, &format!("e2e4 {OUT_AND_BACK} {OUT_AND_BACK}"));
    assert_eq!(history.repetitions(), 3);
    assert!(is_third(edition, &history));
}

/// The pawn beside it is pinned to its king: the capture was never possible.
fn a_pinned_capture_was_never_open(edition: Edition) {
    let fen = "k7/8/8/8/3p4/8/2P1B3/K6R w - - 0 1";
    let open = played(fen, "c2c4");
    assert!(open.position().en_passant().is_some());
    let pinned = played("8/8/8/8/R2p3k/8/2P5/K7 w - - 0 1", "c2c4");
    assert!(pinned.position().en_passant().is_none(), "{edition}: both pawns would leave the rank");
}

fn same_moves_for_both(edition: Edition) {
    the_side_to_move_counts(edition);
    kinds_count_and_not_the_men(edition);
    an_empty_double_step_changes_nothing(edition);
}

fn castling_as_worded(edition: Edition) {
    lost_castling_makes_it_new(edition);
    barred_castling_is_not_lost(edition);
}

fn en_passant_as_worded(edition: Edition) {
    open_en_passant_makes_it_new(edition);
    a_pinned_capture_was_never_open(edition);
}

#[test]
fn no2009_guide_repeat_same_lost_rights_make_it_new() {
    castling_as_worded(NO2009);
    en_passant_as_worded(NO2009);
}

#[test]
fn no2009_guide_repeat_same_only_the_player_on_move_claims() {
    let history = played(START, &["g1f3 g8f6 f3g1 f6g8"; 2].join(" "));
    let claims = claims::claims(Laws::of(NO2009), &history);
    assert!(!claims.is_empty() && claims.iter().all(|claim| claim.by == history.position().turn()));
}

#[test]
fn l2001_9_2_p3_same_side_men_and_moves() {
    same_moves_for_both(DK2001);
}

#[test]
fn l2009_9_2_p3_same_side_men_and_moves() {
    same_moves_for_both(DK2009);
}

#[test]
fn l2018_9_2_2_same_side_men_and_moves() {
    same_moves_for_both(SE2018);
}

#[test]
fn l2023_9_2_3_same_side_men_and_moves() {
    same_moves_for_both(FIDE2023);
}

#[test]
fn l2001_9_2_p3_an_open_en_passant_makes_it_new() {
    en_passant_as_worded(DK2001);
}

#[test]
fn l2009_9_2_p3_an_open_en_passant_makes_it_new() {
    en_passant_as_worded(DK2009);
}

#[test]
fn l2018_9_2_2_1_an_open_en_passant_makes_it_new() {
    en_passant_as_worded(SE2018);
}

#[test]
fn l2023_9_2_3_1_an_open_en_passant_makes_it_new() {
    en_passant_as_worded(FIDE2023);
}

#[test]
fn l2001_9_2_p3_lost_castling_makes_it_new() {
    castling_as_worded(DK2001);
}

#[test]
fn l2009_9_2_p3_lost_castling_makes_it_new() {
    castling_as_worded(DK2009);
}

#[test]
fn l2018_9_2_2_2_lost_castling_makes_it_new() {
    castling_as_worded(SE2018);
}

#[test]
fn l2023_9_2_3_2_lost_castling_makes_it_new() {
    castling_as_worded(FIDE2023);
}
