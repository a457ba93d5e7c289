//! Appendix E of 2001, in Danish letters.

use super::{appendix, at, reading};
use crate::Position;
use crate::notation::{Deviation, Letters, SheetRules, deviations, sequence};

const LETTERS: Letters = Letters::Danish;
const RULES: SheetRules = SheetRules::Y2001;

fn deviations_of(fen: &str, text: &str) -> Vec<Deviation> {
    deviations(&reading(&at(fen), text, LETTERS), &RULES)
}

#[test]
fn l2001_e_intro_only_algebraic_notation_is_read() {
    appendix::only_algebraic_notation_is_read(LETTERS);
}

#[test]
fn l2001_e1_pieces_have_danish_initials() {
    appendix::pieces_have_the_letters(LETTERS, ['K', 'D', 'T', 'L', 'S']);
}

#[test]
fn l2001_e2_each_country_has_its_own_initials() {
    appendix::countries_have_their_own_letters(&[(Letters::French, 'F'), (Letters::English, 'B')]);
}

#[test]
fn l2001_e3_pawns_have_no_letter() {
    appendix::pawns_have_no_letter(LETTERS);
}

#[test]
fn l2001_e4_files_run_from_whites_left() {
    appendix::files_run_from_a_to_h_from_whites_left();
}

#[test]
fn l2001_e5_ranks_run_from_whites_side() {
    appendix::ranks_run_from_1_to_8_from_whites_side();
}

#[test]
fn l2001_e6_every_square_has_its_own_name() {
    appendix::every_square_has_its_own_name(LETTERS);
}

#[test]
fn l2001_e7_letter_and_square_without_hyphen() {
    appendix::a_move_is_letter_and_arrival_square(LETTERS, &RULES);
    let long = reading(&Position::start(), "Sg1f3", LETTERS);
    assert_eq!(deviations(&long, &RULES), [Deviation::LongForm]);
}

#[test]
fn l2001_e8_captures_have_x_and_pawns_their_file() {
    appendix::captures_by_pieces_have_x(LETTERS);
    appendix::pawn_captures_give_the_departure_file(LETTERS);
    assert_eq!(deviations_of(appendix::CAPTURE_BY_KNIGHT, "Sf3"), [Deviation::CaptureUnmarked]);
    let en_passant = reading(&super::after(appendix::BEFORE_EN_PASSANT), "exd6", LETTERS);
    assert_eq!(deviations(&en_passant, &RULES), [Deviation::EnPassantUnmarked]);
}

#[test]
fn l2001_e9_like_pieces_are_told_apart() {
    appendix::like_pieces_on_a_rank_give_the_file(LETTERS);
    assert_eq!(deviations_of(appendix::CAPTURE_BY_KNIGHT, "Sgxf3"), [Deviation::SuperfluousDeparture]);
}

#[test]
fn l2001_e9_1_same_rank_gives_the_file() {
    appendix::like_pieces_on_a_rank_give_the_file(LETTERS);
}

#[test]
fn l2001_e9_2_same_file_gives_the_rank() {
    appendix::like_pieces_on_a_file_give_the_rank(LETTERS);
}

#[test]
fn l2001_e9_3_apart_prefers_the_file_and_captures_need_x() {
    appendix::like_pieces_apart_prefer_the_file(LETTERS);
    appendix::distinguished_captures_are_written_with_x(LETTERS);
    assert_eq!(deviations_of(appendix::CAPTURE_APART, "Shf3"), [Deviation::CaptureUnmarked]);
    assert_eq!(deviations_of(appendix::CAPTURE_APART, "Shxf3"), []);
}

#[test]
fn l2001_e10_two_pawns_are_told_apart_by_file_and_x() {
    appendix::two_pawns_are_told_apart_by_the_file(LETTERS);
    assert_eq!(deviations_of(appendix::TWO_PAWNS, "cd5"), [Deviation::CaptureUnmarked]);
}

#[test]
fn l2001_e11_promotion_is_followed_by_the_new_letter() {
    appendix::promotion_names_the_new_piece(LETTERS);
    assert_eq!(deviations_of(appendix::PROMOTION_WHITE, "d8=D"), [Deviation::PromotionSign]);
}

#[test]
fn l2001_e12_a_draw_offer_is_an_equals_sign_in_brackets() {
    appendix::a_draw_offer_is_noted(LETTERS);
}

#[test]
fn l2001_e_abbr_signs_for_castling_capture_check_and_mate() {
    appendix::castling_with_the_h_rook(LETTERS);
    appendix::castling_with_the_a_rook(LETTERS);
    appendix::x_is_a_capture(LETTERS);
    appendix::plus_is_check(LETTERS);
    appendix::mate_has_two_signs(LETTERS);
    appendix::en_passant_is_e_p(LETTERS);
    let example = "1.d4,Sf6 2.c4,e6 3.Sc3,Lb4 4.Ld2,0-0 5.e4,d5 6.exd5,exd5";
    assert_eq!(sequence(&Position::start(), example, Some(LETTERS)).expect("the example").moves.len(), 12);
}
