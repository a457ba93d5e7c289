//! What the notation appendices share, as checks that every edition's clauses call.

use shakmaty::attacks::knight_attacks;

use super::{after, at, meant, reading, refusal};
use crate::notation::{CastlingSign, Form, Letters, MateSign, Note, SheetRules, Style, Unreadable, deviations, write};
use crate::{Color, File, Illegal, Piece, Position, Rank, Role, Square};

pub(super) const KNIGHTS_ON_A_RANK: &str = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
pub(super) const KNIGHTS_ON_A_FILE: &str = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
pub(super) const KNIGHTS_APART: &str = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
pub(super) const CAPTURE_BY_KNIGHT: &str = "4k3/8/8/8/8/5p2/8/K5N1 w - - 0 1";
pub(super) const CAPTURE_ON_A_RANK: &str = "4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1";
pub(super) const CAPTURE_ON_A_FILE: &str = "4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1";
pub(super) const CAPTURE_APART: &str = "4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1";
pub(super) const TWO_PAWNS: &str = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
pub(super) const PROMOTION_WHITE: &str = "8/3P1P2/k7/7K/8/8/1p4p1/8 w - - 0 1";
pub(super) const PROMOTION_BLACK: &str = "8/3P1P2/k7/7K/8/8/1p4p1/8 b - - 0 1";
pub(super) const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
pub(super) const BEFORE_EN_PASSANT: &str = "1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5";

/// Reads a text, and writes the same move again in the style of a sheet.
fn rewritten(position: &Position, text: &str, letters: Letters) -> String {
    write(position, reading(position, text, letters).m, &Style::sheet(letters))
}

/// Every text is what the sheet has, and is read back as a move of the sheet.
pub(super) fn is_written(position: &Position, letters: Letters, texts: &[&str]) {
    for text in texts {
        assert_eq!(rewritten(position, text, letters), *text);
    }
}

pub(super) fn only_algebraic_notation_is_read(letters: Letters) {
    for text in ["P-K4", "Kt-KB3", "N-QB3", "N-B3", "5254", "KBP to 4", "e2 to e4"] {
        let why = refusal(&Position::start(), text, letters);
        assert!(matches!(why, Unreadable::NotAMove(_)), "{text}: {why:?}");
    }
}

pub(super) fn pieces_have_the_letters(letters: Letters, signs: [char; 5]) {
    let board = at("4k3/8/8/2B5/8/1N6/8/R2QK3 w - - 0 1");
    let texts = [("f1", 0), ("d7", 1), ("b1", 2), ("e7", 3), ("a5", 4)].map(|(to, at)| format!("{}{to}", signs[at]));
    let meant = texts.clone().map(|text| meant(&board, &text, letters));
    assert_eq!(meant, ["e1f1", "d1d7", "a1b1", "c5e7", "b3a5"]);
    for text in texts {
        assert!(rewritten(&board, &text, letters).starts_with(&text));
    }
}

pub(super) fn a_piece_is_any_man_but_a_pawn() {
    for letters in Letters::ALL {
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        assert!(roles.into_iter().all(|role| letters.letter(role).is_some()));
        assert_eq!(letters.letter(Role::Pawn), None);
    }
}

/// The bishop goes to f4 under each of its letters, and the sheet keeps the letters of the country.
pub(super) fn countries_have_their_own_letters(bishops: &[(Letters, char)]) {
    let board = at("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1");
    for (letters, sign) in bishops {
        let text = format!("{sign}f4");
        assert_eq!(meant(&board, &text, *letters), "c1f4");
        assert_eq!(rewritten(&board, &text, *letters), text);
    }
    assert_eq!(write(&board, reading(&board, "♗f4", Letters::Figurine).m, &Style::sheet(Letters::Figurine)), "♗f4");
    assert_eq!(meant(&board, "♝f4", Letters::Figurine), "c1f4");
}

pub(super) fn pawns_have_no_letter(letters: Letters) {
    is_written(&Position::start(), letters, &["e4", "d4", "a4", "h3"]);
    is_written(&at("4k3/3p4/8/4p3/p7/8/8/4K3 b - - 0 1"), letters, &["e4", "d5", "a3"]);
    let why = refusal(&Position::start(), "Ze4", letters);
    assert!(matches!(why, Unreadable::NotAMove(_)));
}

pub(super) fn files_run_from_a_to_h_from_whites_left() {
    let start = Position::start();
    let names: Vec<char> = File::ALL.iter().map(|file| file.char()).collect();
    assert_eq!(names, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    for (file, name) in File::ALL.into_iter().zip(names) {
        let text = format!("{name}3");
        let from = reading(&start, &text, Letters::Danish).m.from();
        assert_eq!(from, Some(Square::from_coords(file, Rank::Second)));
    }
}

pub(super) fn ranks_run_from_1_to_8_from_whites_side() {
    let start = Position::start();
    let is_white = |square: Square| start.piece_at(square).map(|Piece { color, .. }| color.is_white());
    for square in Square::ALL {
        let expected = match square.rank().char() {
            '1' | '2' => Some(true),
            '7' | '8' => Some(false),
            _ => None,
        };
        assert_eq!(is_white(square), expected, "{square}");
    }
    assert_eq!(meant(&start, "a4", Letters::Danish), "a2a4");
    assert_eq!(meant(&after("a4"), "a5", Letters::Danish), "a7a5");
}

pub(super) fn every_square_has_its_own_name(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    let mut names: Vec<String> = Square::ALL.iter().map(Square::to_string).collect();
    for (square, name) in Square::ALL.into_iter().zip(&names) {
        let reading = reading(&knight_before(square), &format!("{knight}{name}"), letters);
        assert_eq!(reading.m.to(), square);
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 64);
}

/// A position in which a white knight can go to the square.
fn knight_before(square: Square) -> Position {
    let fens = ["7k/8/8/8/8/8/8/K7 w - - 0 1", "8/8/3k4/8/3K4/8/8/8 w - - 0 1"];
    let empty = fens.map(at).into_iter().find(|board| board.piece_at(square).is_none()).expect("kings stand elsewhere");
    let attacks_no_king = |from: Square| !knight_attacks(from).contains(empty.king(Color::Black));
    let is_free = |from: &Square| empty.piece_at(*from).is_none() && attacks_no_king(*from);
    let from = knight_attacks(square).into_iter().find(is_free).expect("a square to come from");
    let mut board = empty.board().clone();
    board.set_piece_at(from, Role::Knight.of(Color::White));
    at(&format!("{board} w - - 0 1"))
}

pub(super) fn a_move_is_letter_and_arrival_square(letters: Letters, rules: &SheetRules) {
    let board = at("4k3/8/3p4/8/8/8/1B6/3RK1N1 w - - 0 1");
    let sign = |role: Role| letters.letter(role).expect("pieces have letters");
    let texts = [(Role::Bishop, "e5"), (Role::Knight, "f3"), (Role::Rook, "d5")];
    for (role, to) in texts {
        let text = format!("{}{to}", sign(role));
        is_written(&board, letters, &[&text]);
        assert_eq!(deviations(&reading(&board, &text, letters), rules), []);
        let hyphened = reading(&board, &format!("{}-{to}", sign(role)), letters);
        assert_eq!(deviations(&hyphened, rules), [crate::notation::Deviation::Hyphen]);
    }
    is_written(&Position::start(), letters, &["e4", "d4", "a4"]);
}

pub(super) fn captures_by_pieces_have_x(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    is_written(&at(CAPTURE_BY_KNIGHT), letters, &[&format!("{knight}xf3")]);
}

pub(super) fn pawn_captures_give_the_departure_file(letters: Letters) {
    let white = at("4k3/8/8/1p2p3/P2P4/5p2/6P1/4K3 w - - 0 1");
    is_written(&white, letters, &["dxe5", "gxf3", "axb5"]);
    assert_eq!(meant(&after(BEFORE_EN_PASSANT), "exd6 e.p.", Letters::Danish), "e5d6");
    is_written(&after(BEFORE_EN_PASSANT), letters, &["exd6 e.p."]);
}

pub(super) fn like_pieces_on_a_rank_give_the_file(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    is_written(&at(KNIGHTS_ON_A_RANK), letters, &[&format!("{knight}gf3"), &format!("{knight}ef3")]);
    let why = refusal(&at(KNIGHTS_ON_A_RANK), &format!("{knight}f3"), letters);
    assert!(matches!(&why, Unreadable::Ambiguous(candidates) if candidates.len() == 2), "{why:?}");
}

pub(super) fn like_pieces_on_a_file_give_the_rank(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    is_written(&at(KNIGHTS_ON_A_FILE), letters, &[&format!("{knight}5f3"), &format!("{knight}1f3")]);
    let why = refusal(&at(KNIGHTS_ON_A_FILE), &format!("{knight}gf3"), letters);
    assert!(matches!(&why, Unreadable::Ambiguous(candidates) if candidates.len() == 2), "{why:?}");
}

pub(super) fn like_pieces_apart_prefer_the_file(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    is_written(&at(KNIGHTS_APART), letters, &[&format!("{knight}hf3"), &format!("{knight}df3")]);
    // The other method tells them apart too, and is read.
    assert_eq!(meant(&at(KNIGHTS_APART), &format!("{knight}2f3"), letters), "h2f3");
}

pub(super) fn distinguished_captures_are_written_with_x(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    let of = |ways: [&str; 2]| ways.map(|way| format!("{knight}{way}xf3"));
    for (fen, ways) in [(CAPTURE_ON_A_RANK, ["g", "e"]), (CAPTURE_ON_A_FILE, ["5", "1"]), (CAPTURE_APART, ["h", "d"])] {
        let texts = of(ways);
        is_written(&at(fen), letters, &[&texts[0], &texts[1]]);
    }
}

pub(super) fn two_pawns_are_told_apart_by_the_file(letters: Letters) {
    is_written(&at(TWO_PAWNS), letters, &["cxd5", "exd5"]);
    let why = refusal(&at(TWO_PAWNS), "xd5", letters);
    assert!(matches!(&why, Unreadable::Ambiguous(candidates) if candidates.len() == 2), "{why:?}");
}

pub(super) fn promotion_names_the_new_piece(letters: Letters) {
    let [_, queen, rook, bishop, knight] = letters.signs();
    is_written(&at(PROMOTION_WHITE), letters, &[&format!("d8{queen}"), &format!("f8{knight}")]);
    is_written(&at(PROMOTION_BLACK), letters, &[&format!("b1{bishop}"), &format!("g1{rook}")]);
    let why = refusal(&at(PROMOTION_WHITE), "d8", letters);
    assert!(matches!(why, Unreadable::Illegal(breach) if breach.illegal == Illegal::NotPromoted));
}

pub(super) fn a_draw_offer_is_noted(letters: Letters) {
    let offered = reading(&Position::start(), "e4 (=)", letters);
    assert!(offered.written.has_draw_offer);
    assert!(!reading(&Position::start(), "e4", letters).written.has_draw_offer);
    assert!(reading(&Position::start(), "e4(=)", letters).written.has_draw_offer);
}

pub(super) fn castling_with_the_h_rook(letters: Letters) {
    is_written(&at(CASTLING), letters, &["0-0"]);
    assert_eq!(meant(&at(CASTLING), "0-0", letters), "e1g1");
    let letters_of_chess960 = reading(&at(CASTLING), "O-O", letters);
    assert_eq!(letters_of_chess960.written.castling, Some(CastlingSign::Letters));
}

pub(super) fn castling_with_the_a_rook(letters: Letters) {
    is_written(&at(CASTLING), letters, &["0-0-0"]);
    assert_eq!(meant(&at(CASTLING), "0-0-0", letters), "e1c1");
}

pub(super) fn x_is_a_capture(letters: Letters) {
    captures_by_pieces_have_x(letters);
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    let wrong = reading(&at(KNIGHTS_ON_A_RANK), &format!("{knight}gxf3"), letters);
    assert_eq!(wrong.notes, [Note::NotACapture]);
}

pub(super) fn plus_is_check(letters: Letters) {
    let queen = letters.letter(Role::Queen).expect("queens have a letter");
    let board = at("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    is_written(&board, letters, &[&format!("{queen}a4+")]);
    assert_eq!(reading(&board, &format!("{queen}a4"), letters).notes, [Note::CheckUnmarked]);
    assert_eq!(reading(&board, &format!("{queen}d2+"), letters).notes, [Note::CheckNotGiven]);
}

pub(super) fn mate_has_two_signs(letters: Letters) {
    let queen = letters.letter(Role::Queen).expect("queens have a letter");
    let board = after("f3 e5 g4");
    for sign in ["#", "++"] {
        assert_eq!(reading(&board, &format!("{queen}h4{sign}"), letters).notes, []);
    }
    is_written(&board, letters, &[&format!("{queen}h4#")]);
    let m = reading(&board, &format!("{queen}h4"), letters).m;
    let older = Style { mate: MateSign::DoublePlus, ..Style::sheet(letters) };
    assert_eq!(write(&board, m, &older), format!("{queen}h4++"));
}

pub(super) fn en_passant_is_e_p(letters: Letters) {
    is_written(&after(BEFORE_EN_PASSANT), letters, &["exd6 e.p."]);
    for text in ["exd6e.p.", "exd6 ep", "exd6 (e.p.)", "ed6 e.p."] {
        assert!(reading(&after(BEFORE_EN_PASSANT), text, letters).written.has_en_passant, "{text}");
    }
    assert_eq!(reading(&Position::start(), "e4 e.p.", letters).notes, [Note::NotEnPassant]);
}

pub(super) fn the_long_form_is_written_and_read(letters: Letters) {
    let knight = letters.letter(Role::Knight).expect("knights have a letter");
    let start = Position::start();
    let long = Style::sheet(letters).with_form(Form::Long);
    for (text, uci) in [(format!("{knight}g1f3"), "g1f3"), ("e2e4".to_owned(), "e2e4")] {
        let reading = reading(&start, &text, letters);
        assert_eq!(start.uci(reading.m), uci);
        assert!(reading.written.is_long());
        assert_eq!(write(&start, reading.m, &long), text);
    }
}
