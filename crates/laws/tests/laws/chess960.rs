//! Chess960: the Norwegian appendix of 2009 and the guidelines of 2023.

use rokade_board::chess960::{ARRAYS, STANDARD, draw, number, start};
use rokade_board::{CastlingSide, Color, History, Position, Role, Square};
use rokade_clause::Edition;
use rokade_laws::castling::{Form, arrival, form};
use rokade_laws::{Laws, endings, setup};

use crate::scene::*;

fn then_as_ordinary_chess(edition: Edition) {
    let mut history = History::from(start(STANDARD).unwrap());
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        allows(edition, history.position(), uci);
        let m = history.position().read_uci(uci).unwrap();
        history.play(m);
    }
    assert_eq!(endings::automatic(Laws::of(edition), &history).unwrap().winner, Some(Color::Black));
    assert_eq!(number(history.start()), Some(518), "the ordinary array is one of them");
}

fn fault_keys(edition: Edition, fen: &str) -> Vec<(String, String)> {
    let faults = setup::faults(Laws::of(edition), &chess960(fen));
    faults.iter().map(|fault| (fault.key.to_string(), fault.clauses[0].to_string())).collect()
}

fn refuses_array(edition: Edition, fen: &str, key: &str, clause: &str) {
    assert_eq!(fault_keys(edition, fen), [(key.to_owned(), clause.to_owned())]);
}

fn every_number_is_an_array(edition: Edition) {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..ARRAYS {
        let position = start(number).unwrap();
        assert!(setup::faults(Laws::of(edition), &position).is_empty(), "{number}");
        assert!(seen.insert(position.fen()), "no array twice");
    }
    assert_eq!(seen.len(), 960);
}

fn men_on_their_ranks_by_lot(edition: Edition, clause: &str) {
    let pushed = "bqnrkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/BQNRKBNR w - - 0 1";
    let keys = fault_keys(edition, pushed);
    assert!(keys.contains(&("setup_wrong_ranks".to_owned(), clause.to_owned())));
    let lots: std::collections::BTreeSet<u16> = (0..200).map(draw).collect();
    assert!(lots.len() > 150 && lots.iter().all(|lot| *lot < ARRAYS), "a seed decides, and seeds differ");
    every_number_is_an_array(edition);
}

fn king_between_rooks(edition: Edition, clause: &str) {
    let outside = "knbrrbnq/pppppppp/8/8/8/8/PPPPPPPP/KNBRRBNQ w - - 0 1";
    refuses_array(edition, outside, "setup_king_not_between_rooks", clause);
}

fn bishops_apart(edition: Edition, clause: &str) {
    let alike = "rbnbkqnr/pppppppp/8/8/8/8/PPPPPPPP/RBNBKQNR w - - 0 1";
    refuses_array(edition, alike, "setup_bishops_on_one_colour", clause);
}

fn black_opposite(edition: Edition, clause: &str) {
    let unlike = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    refuses_array(edition, unlike, "setup_not_opposite", clause);
}

fn castles_once(edition: Edition) {
    let castled = played("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "e1g1");
    assert!(castled.position().castling_rook(Color::White, CastlingSide::QueenSide).is_none());
    let later = played("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "e1g1 e8d8 g1h1 d8e8");
    assert!(later.position().legal_moves().iter().all(|m| !m.is_castle()));
    let lost = match edition.year() {
        2009 => "L2009-3.8.b.1.a",
        _ => "L2023-3.8.2.1.1",
    };
    forbids(edition, later.position(), "h1f1", "castling_right_lost", lost);
}

/// A castling on the bare first rank, and its form.
fn castled(men: &str, side: CastlingSide) -> (Form, Position) {
    let position = chess960(&format!("4k3/8/8/8/8/8/8/{men} w - - 0 1"));
    let letters = position.board().by_piece(Role::Rook.of(Color::White));
    let rights: String = letters.into_iter().map(|rook| rook.file().upper_char()).collect();
    let position = chess960(&format!("4k3/8/8/8/8/8/8/{men} w {rights} - 0 1"));
    let m = castles(&position, side).unwrap_or_else(|| panic!("no castling in {men}"));
    (form(Color::White, m).unwrap(), position.after(m))
}

fn form_is(men: &str, side: CastlingSide, expected: Form) {
    let (found, after) = castled(men, side);
    assert_eq!(found, expected, "{men}");
    let (king, rook) = arrival(Color::White, side);
    assert_eq!(after.king(Color::White), king);
    assert_eq!(after.piece_at(rook), Some(Role::Rook.of(Color::White)));
}

fn double_move() {
    form_is("R3K2R", CastlingSide::KingSide, Form::DoubleMove);
    form_is("RK5R", CastlingSide::KingSide, Form::DoubleMove);
}

fn transposition() {
    form_is("R4KR1", CastlingSide::KingSide, Form::Transposition);
    form_is("2RK3R", CastlingSide::QueenSide, Form::Transposition);
}

fn king_only() {
    form_is("1R2KR2", CastlingSide::KingSide, Form::KingOnly);
    form_is("3RK2R", CastlingSide::QueenSide, Form::KingOnly);
}

fn rook_only() {
    form_is("R5KR", CastlingSide::KingSide, Form::RookOnly);
    form_is("R1K4R", CastlingSide::QueenSide, Form::RookOnly);
}

fn four_forms() {
    double_move();
    transposition();
    king_only();
    rook_only();
}

fn one_of_them_may_stay() {
    king_only();
    rook_only();
    // From no array do both stay: the king lies between its rooks.
    for number in 0..ARRAYS {
        let position = start(number).unwrap();
        for side in CastlingSide::ALL {
            let rook = position.castling_rook(Color::White, side).unwrap();
            assert_ne!((position.king(Color::White), rook), arrival(Color::White, side));
        }
    }
}

fn arrives_as_in_ordinary_chess() {
    for color in Color::ALL {
        let rank = color.backrank();
        let on = |file: char| Square::from_coords(rokade_board::File::from_char(file).unwrap(), rank);
        assert_eq!(arrival(color, CastlingSide::QueenSide), (on('c'), on('d')));
        assert_eq!(arrival(color, CastlingSide::KingSide), (on('g'), on('f')));
    }
    four_forms();
}

fn castling_on_move_one() {
    let at_once = (0..ARRAYS)
        .filter(|number| start(*number).unwrap().legal_moves().iter().any(|m| m.is_castle()))
        .collect::<Vec<u16>>();
    // King and rook beside each other on f1 and g1, or c1 and d1, or one step from home with it free.
    assert!(!at_once.is_empty() && at_once.len() < usize::from(ARRAYS));
    assert!(!at_once.contains(&STANDARD));
}

fn path_is_empty(edition: Edition, clause: &str) {
    let on_the_kings_way = chess960("4k3/8/8/8/8/8/8/RK3N1R w HA - 0 1");
    forbids(edition, &on_the_kings_way, "b1h1", "castling_blocked", clause);
    let on_the_rooks_way = chess960("4k3/8/8/8/8/8/8/RN2K2R w HA - 0 1");
    forbids(edition, &on_the_rooks_way, "e1a1", "castling_blocked", clause);
    allows(edition, &on_the_rooks_way, "e1h1");
}

fn others_may_stay_where_they_are(edition: Edition) {
    // a and b stay occupied on the c-side, e and h on the g-side.
    let c_side = chess960("4k3/8/8/8/8/8/8/NNRK4 w C - 0 1");
    allows(edition, &c_side, "d1c1");
    let g_side = chess960("4k3/8/8/8/8/8/8/4NKRN w G - 0 1");
    allows(edition, &g_side, "f1g1");
}

#[test]
fn l2009_f1_no_then_played_as_ordinary_chess() {
    then_as_ordinary_chess(NO2009);
}

#[test]
fn l2023_ii_1_then_played_as_ordinary_chess() {
    then_as_ordinary_chess(FIDE2023);
}

#[test]
fn l2009_f2_no_pawns_in_front_and_men_by_lot() {
    men_on_their_ranks_by_lot(NO2009, "L2009-F2-NO");
}

#[test]
fn l2023_ii_2_pawns_in_front_and_men_by_lot() {
    men_on_their_ranks_by_lot(FIDE2023, "L2023-II.2");
}

#[test]
fn l2009_f2_a_no_king_between_the_rooks() {
    king_between_rooks(NO2009, "L2009-F2.a-NO");
}

#[test]
fn l2023_ii_2_1_king_between_the_rooks() {
    king_between_rooks(FIDE2023, "L2023-II.2.1");
}

#[test]
fn l2009_f2_b_no_bishops_on_both_colours() {
    bishops_apart(NO2009, "L2009-F2.b-NO");
}

#[test]
fn l2023_ii_2_2_bishops_on_both_colours() {
    bishops_apart(FIDE2023, "L2023-II.2.2");
}

#[test]
fn l2009_f2_c_no_black_stands_opposite() {
    black_opposite(NO2009, "L2009-F2.c-NO");
}

#[test]
fn l2023_ii_2_3_black_stands_opposite() {
    black_opposite(FIDE2023, "L2023-II.2.3");
}

#[test]
fn l2009_f3_a_no_each_player_castles_once() {
    castles_once(NO2009);
}

#[test]
fn l2023_ii_3_1_each_player_castles_once() {
    castles_once(FIDE2023);
}

#[test]
fn l2009_f3_b_no_castling_has_four_forms() {
    four_forms();
}

#[test]
fn l2023_ii_3_2_castling_has_four_forms() {
    four_forms();
}

#[test]
fn l2009_f3_b_1_no_double_move() {
    double_move();
}

#[test]
fn l2023_ii_3_2_1_double_move() {
    double_move();
}

#[test]
fn l2009_f3_b_2_no_transposition() {
    transposition();
}

#[test]
fn l2023_ii_3_2_2_transposition() {
    transposition();
}

#[test]
fn l2009_f3_b_3_no_king_alone() {
    king_only();
}

#[test]
fn l2023_ii_3_2_3_king_alone() {
    king_only();
}

#[test]
fn l2009_f3_b_4_no_rook_alone() {
    rook_only();
}

#[test]
fn l2023_ii_3_2_4_rook_alone() {
    rook_only();
}

#[test]
fn l2009_f3_rec_2_no_arrives_as_in_ordinary_chess() {
    arrives_as_in_ordinary_chess();
}

#[test]
fn l2009_f3_clar_no_arrival_squares() {
    arrives_as_in_ordinary_chess();
}

#[test]
fn l2023_ii_3_2_6_arrival_squares() {
    arrives_as_in_ordinary_chess();
}

#[test]
fn l2009_f3_note_2_no_one_of_the_two_may_stay() {
    one_of_them_may_stay();
}

#[test]
fn l2023_ii_3_2_7_2_one_of_the_two_may_stay() {
    one_of_them_may_stay();
}

#[test]
fn l2009_f3_note_3_no_castling_on_move_one() {
    castling_on_move_one();
}

#[test]
fn l2023_ii_3_2_7_3_castling_on_move_one() {
    castling_on_move_one();
}

#[test]
fn l2009_f3_note_4_no_all_squares_of_both_paths_are_empty() {
    path_is_empty(NO2009, "L2009-F3.note.4-NO");
}

#[test]
fn l2023_ii_3_2_7_4_all_squares_of_both_paths_are_empty() {
    path_is_empty(FIDE2023, "L2023-II.3.2.7.4");
}

#[test]
fn l2009_f3_note_5_no_other_men_may_stay() {
    others_may_stay_where_they_are(NO2009);
}

#[test]
fn l2023_ii_3_2_7_5_other_men_may_stay() {
    others_may_stay_where_they_are(FIDE2023);
}
