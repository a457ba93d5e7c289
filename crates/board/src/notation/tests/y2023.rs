//! Appendix C of 2023, in English letters.

use super::{after, appendix, at, meant, reading};
use crate::Position;
use crate::notation::{Deviation, Letters, Note, SheetRules, deviations};

const LETTERS: Letters = Letters::English;
const RULES: SheetRules = SheetRules::Y2023;

fn deviations_of(fen: &str, text: &str) -> Vec<Deviation> {
    deviations(&reading(&at(fen), text, LETTERS), &RULES)
}

#[test]
fn l2023_c_0_only_algebraic_notation_is_read() {
    appendix::only_algebraic_notation_is_read(LETTERS);
}

#[test]
fn l2023_c_1_a_piece_is_any_man_but_a_pawn() {
    appendix::a_piece_is_any_man_but_a_pawn();
}

#[test]
fn l2023_c_2_pieces_have_english_capitals() {
    appendix::pieces_have_the_letters(LETTERS, ['K', 'Q', 'R', 'B', 'N']);
}

#[test]
fn l2023_c_3_each_country_has_its_own_letters() {
    let bishops = [
        (Letters::French, 'F'),
        (Letters::Danish, 'L'),
        (Letters::Norwegian, 'L'),
        (Letters::Swedish, 'L'),
        (Letters::German, 'L'),
        (Letters::Dutch, 'L'),
        (Letters::Finnish, 'L'),
        (Letters::Spanish, 'A'),
        (Letters::Icelandic, 'B'),
    ];
    appendix::countries_have_their_own_letters(&bishops);
    for letters in Letters::ALL {
        appendix::pieces_have_the_letters(letters, letters.signs());
    }
}

#[test]
fn l2023_c_4_pawns_have_no_letter() {
    appendix::pawns_have_no_letter(LETTERS);
}

#[test]
fn l2023_c_5_files_run_from_whites_left() {
    appendix::files_run_from_a_to_h_from_whites_left();
}

#[test]
fn l2023_c_6_ranks_run_from_whites_side() {
    appendix::ranks_run_from_1_to_8_from_whites_side();
}

#[test]
fn l2023_c_7_every_square_has_its_own_name() {
    appendix::every_square_has_its_own_name(LETTERS);
}

#[test]
fn l2023_c_8_the_long_form_is_accepted_too() {
    appendix::a_move_is_letter_and_arrival_square(LETTERS, &RULES);
    appendix::the_long_form_is_written_and_read(LETTERS);
    let start = Position::start();
    assert_eq!(deviations(&reading(&start, "Ng1f3", LETTERS), &RULES), []);
    assert_eq!(deviations(&reading(&start, "e2e4", LETTERS), &RULES), []);
    assert_eq!(deviations(&reading(&start, "e2-e4", LETTERS), &RULES), [Deviation::Hyphen]);
}

#[test]
fn l2023_c_9_x_is_optional_when_a_piece_captures() {
    assert_eq!(deviations_of(appendix::CAPTURE_BY_KNIGHT, "Nf3"), []);
    assert_eq!(deviations_of(appendix::CAPTURE_BY_KNIGHT, "Nxf3"), []);
}

#[test]
fn l2023_c_9_1_x_follows_the_letter() {
    assert_eq!(meant(&at(appendix::CAPTURE_BY_KNIGHT), "Nxf3", LETTERS), "g1f3");
}

#[test]
fn l2023_c_9_2_x_precedes_the_square() {
    appendix::captures_by_pieces_have_x(LETTERS);
}

#[test]
fn l2023_c_9_3_a_pawn_capture_must_give_its_file() {
    appendix::pawn_captures_give_the_departure_file(LETTERS);
    assert_eq!(deviations_of(appendix::TWO_PAWNS, "ed5"), []);
    let one_pawn = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(deviations_of(one_pawn, "xd5"), [Deviation::DepartureLeftOut]);
    assert_eq!(deviations_of(one_pawn, "d5"), [Deviation::DepartureLeftOut]);
    let en_passant = reading(&after(appendix::BEFORE_EN_PASSANT), "exd6", LETTERS);
    assert_eq!(deviations(&en_passant, &RULES), []);
}

#[test]
fn l2023_c_10_like_pieces_are_told_apart() {
    appendix::like_pieces_on_a_rank_give_the_file(LETTERS);
    // A pinned knight cannot be moved to the square, and so nothing needs telling apart.
    let pinned = at("4r1k1/8/8/8/8/4N3/8/4K1N1 w - - 0 1");
    appendix::is_written(&pinned, LETTERS, &["Ne2"]);
}

#[test]
fn l2023_c_10_1_same_rank_gives_the_file() {
    appendix::like_pieces_on_a_rank_give_the_file(LETTERS);
}

#[test]
fn l2023_c_10_2_same_file_gives_the_rank() {
    appendix::like_pieces_on_a_file_give_the_rank(LETTERS);
}

#[test]
fn l2023_c_10_3_apart_prefers_the_file() {
    appendix::like_pieces_apart_prefer_the_file(LETTERS);
    // Three like pieces, of which one shares its file with one and its rank with another.
    let queens = at("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    appendix::is_written(&queens, LETTERS, &["Qh4e1", "Qee1", "Q1e1"]);
}

#[test]
fn l2023_c_10_3_4_x_is_optional_where_pieces_are_told_apart() {
    appendix::distinguished_captures_are_written_with_x(LETTERS);
    for (fen, text) in [
        (appendix::CAPTURE_ON_A_RANK, "Ngf3"),
        (appendix::CAPTURE_ON_A_FILE, "N5f3"),
        (appendix::CAPTURE_APART, "Nhf3"),
    ] {
        assert_eq!(deviations_of(fen, text), []);
    }
}

#[test]
fn l2023_c_11_promotion_is_followed_by_the_new_letter() {
    appendix::promotion_names_the_new_piece(LETTERS);
    appendix::is_written(&at("5r1k/3PP3/8/8/8/8/8/K7 w - - 0 1"), LETTERS, &["exf8N", "d8Q", "exf8Q+"]);
    assert_eq!(deviations_of(appendix::PROMOTION_WHITE, "d8/Q"), [Deviation::PromotionSign]);
}

#[test]
fn l2023_c_12_a_draw_offer_is_an_equals_sign_in_brackets() {
    appendix::a_draw_offer_is_noted(LETTERS);
}

#[test]
fn l2023_c_13_the_last_four_signs_are_optional() {
    let mate = reading(&after("f3 e5 g4"), "Qh4", LETTERS);
    assert_eq!((mate.notes.as_slice(), deviations(&mate, &RULES).as_slice()), (&[Note::MateUnmarked][..], &[][..]));
    let en_passant = reading(&after(appendix::BEFORE_EN_PASSANT), "ed6", LETTERS);
    assert_eq!(deviations(&en_passant, &RULES), []);
}

#[test]
fn l2023_c_13_1_castling_with_the_h_rook() {
    appendix::castling_with_the_h_rook(LETTERS);
}

#[test]
fn l2023_c_13_2_castling_with_the_a_rook() {
    appendix::castling_with_the_a_rook(LETTERS);
}

#[test]
fn l2023_c_13_3_x_is_a_capture() {
    appendix::x_is_a_capture(LETTERS);
}

#[test]
fn l2023_c_13_4_plus_is_check() {
    appendix::plus_is_check(LETTERS);
}

#[test]
fn l2023_c_13_5_two_plus_or_a_hash_is_mate() {
    appendix::mate_has_two_signs(LETTERS);
}

#[test]
fn l2023_c_13_6_e_p_is_en_passant() {
    appendix::en_passant_is_e_p(LETTERS);
}
