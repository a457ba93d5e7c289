//! Appendix C of 2009, in its Danish and Norwegian texts.

use super::{after, appendix, at, reading};
use crate::Position;
use crate::notation::{Deviation, Letters, Note, SheetRules, deviations, sequence};

const DANISH: Letters = Letters::Danish;
const NORWEGIAN: Letters = Letters::Norwegian;
const RULES: SheetRules = SheetRules::Y2009;

fn deviations_of(fen: &str, text: &str, rules: &SheetRules) -> Vec<Deviation> {
    deviations(&reading(&at(fen), text, DANISH), rules)
}

#[test]
fn l2009_c_intro_only_algebraic_notation_is_read() {
    appendix::only_algebraic_notation_is_read(NORWEGIAN);
}

#[test]
fn l2009_c1_a_piece_is_any_man_but_a_pawn() {
    appendix::a_piece_is_any_man_but_a_pawn();
}

#[test]
fn l2009_c2_dk_pieces_have_danish_initials() {
    appendix::pieces_have_the_letters(DANISH, ['K', 'D', 'T', 'L', 'S']);
}

#[test]
fn l2009_c2_no_pieces_have_english_initials() {
    appendix::pieces_have_the_letters(Letters::English, ['K', 'Q', 'R', 'B', 'N']);
}

#[test]
fn l2009_c3_dk_each_country_has_its_own_initials() {
    appendix::countries_have_their_own_letters(&[(Letters::French, 'F'), (Letters::English, 'B')]);
}

#[test]
fn l2009_c3_no_norwegian_initials_are_allowed() {
    appendix::pieces_have_the_letters(NORWEGIAN, ['K', 'D', 'T', 'L', 'S']);
    appendix::countries_have_their_own_letters(&[(NORWEGIAN, 'L')]);
}

#[test]
fn l2009_c4_pawns_have_no_letter() {
    appendix::pawns_have_no_letter(DANISH);
}

#[test]
fn l2009_c5_files_run_from_whites_left() {
    appendix::files_run_from_a_to_h_from_whites_left();
}

#[test]
fn l2009_c6_ranks_run_from_whites_side() {
    appendix::ranks_run_from_1_to_8_from_whites_side();
}

#[test]
fn l2009_c7_every_square_has_its_own_name() {
    appendix::every_square_has_its_own_name(NORWEGIAN);
}

#[test]
fn l2009_c8_letter_and_square_without_hyphen() {
    appendix::a_move_is_letter_and_arrival_square(DANISH, &RULES);
    let long = reading(&Position::start(), "e2e4", DANISH);
    assert_eq!(deviations(&long, &RULES), [Deviation::LongForm]);
}

#[test]
fn l2009_c9_captures_have_x_and_pawns_their_file() {
    appendix::captures_by_pieces_have_x(NORWEGIAN);
    appendix::pawn_captures_give_the_departure_file(DANISH);
    assert_eq!(deviations_of(appendix::CAPTURE_BY_KNIGHT, "Sf3", &RULES), [Deviation::CaptureUnmarked]);
    let en_passant = reading(&after(appendix::BEFORE_EN_PASSANT), "exd6", DANISH);
    assert_eq!(deviations(&en_passant, &RULES), [Deviation::EnPassantUnmarked]);
}

#[test]
fn l2009_c10_x_may_be_left_out_where_pieces_are_told_apart() {
    appendix::like_pieces_apart_prefer_the_file(DANISH);
    appendix::distinguished_captures_are_written_with_x(NORWEGIAN);
    assert_eq!(deviations_of(appendix::CAPTURE_APART, "Shf3", &RULES), []);
    assert_eq!(deviations_of(appendix::CAPTURE_APART, "Shxf3", &RULES), []);
}

#[test]
fn l2009_c10_1_same_rank_gives_the_file() {
    appendix::like_pieces_on_a_rank_give_the_file(NORWEGIAN);
}

#[test]
fn l2009_c10_2_same_file_gives_the_rank() {
    appendix::like_pieces_on_a_file_give_the_rank(NORWEGIAN);
}

#[test]
fn l2009_c11_two_pawns_are_told_apart_by_file_and_x() {
    appendix::two_pawns_are_told_apart_by_the_file(DANISH);
    assert_eq!(deviations_of(appendix::TWO_PAWNS, "ed5", &RULES), [Deviation::CaptureUnmarked]);
}

#[test]
fn l2009_c12_promotion_is_followed_by_the_new_letter() {
    appendix::promotion_names_the_new_piece(NORWEGIAN);
    assert_eq!(deviations_of(appendix::PROMOTION_WHITE, "d8(D)", &RULES), [Deviation::PromotionSign]);
}

#[test]
fn l2009_c13_a_draw_offer_is_an_equals_sign_in_brackets() {
    appendix::a_draw_offer_is_noted(DANISH);
}

#[test]
fn l2009_c_abbr_signs_for_castling_capture_check_and_mate() {
    appendix::castling_with_the_h_rook(DANISH);
    appendix::castling_with_the_a_rook(NORWEGIAN);
    appendix::x_is_a_capture(DANISH);
    appendix::plus_is_check(NORWEGIAN);
    appendix::mate_has_two_signs(DANISH);
    appendix::en_passant_is_e_p(NORWEGIAN);
    let example = "1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5  6.exd6 e.p. Sxd6 7.Lg5 Sc6 8.De3+ Le7 9.Sbd2 0-0 \
                   10.0-0-0 Te8 11.Kb1 (=)";
    let read = sequence(&Position::start(), example, Some(DANISH)).expect("the example");
    assert_eq!(read.moves.len(), 21);
    assert!(read.moves.iter().all(|reading| deviations(reading, &RULES).is_empty() && reading.notes.is_empty()));
    assert!(read.moves[20].written.has_draw_offer);
}

#[test]
fn l2009_c_optional_dk_check_mate_and_capture_need_no_sign() {
    let rules = SheetRules::Y2009_DENMARK;
    assert_eq!(deviations_of(appendix::CAPTURE_BY_KNIGHT, "Sf3", &rules), []);
    assert_eq!(deviations_of(appendix::TWO_PAWNS, "cd5", &rules), []);
    let mate = reading(&after("f3 e5 g4"), "Dh4", DANISH);
    assert_eq!(mate.notes, [Note::MateUnmarked]);
    assert_eq!(deviations(&mate, &rules), []);
}
