//! What the lenient reader forgives, notes and refuses.

use super::{after, appendix, at, meant, reading, refusal};
use crate::notation::{Letters, NotAMove, Note, Style, Unreadable, read, write};
use crate::{Illegal, Position, Role, Square, Variant};

#[test]
fn keys_name_the_sets_of_letters() {
    for letters in Letters::ALL {
        assert_eq!(Letters::from_key(letters.key()), Some(letters));
    }
    assert_eq!(Letters::from_key("no"), Some(Letters::Norwegian));
    assert_eq!(Letters::from_key("fig"), Some(Letters::Figurine));
    assert_eq!(Letters::from_key("xx"), None);
}

#[test]
fn signs_of_castling_are_read_in_all_forms() {
    let board = at(appendix::CASTLING);
    for text in ["0-0", "O-O", "o-o", "0–0", "00", "OO", "1. 0-0", "0-0!", "0-0 (=)"] {
        assert_eq!(meant(&board, text, Letters::Danish), "e1g1", "{text}");
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "000", "12...0-0-0?!"] {
        assert_eq!(meant(&board, text, Letters::Danish), "e1c1", "{text}");
    }
    for text in ["Kg1", "Ke1-g1", "e1g1", "e1h1"] {
        let reading = reading(&board, text, Letters::Danish);
        assert_eq!(board.uci(reading.m), "e1g1", "{text}");
        assert!(reading.notes.contains(&Note::CastlingAsKingMove), "{text}");
    }
}

#[test]
fn chess960_castling_is_written_with_the_same_signs() {
    let board = Position::read("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", Variant::Chess960).expect("a good FEN");
    let short = read(&board, "0-0", None).expect("castling").m;
    let long = read(&board, "O-O-O", None).expect("castling").m;
    assert_eq!((board.uci(short).as_str(), board.uci(long).as_str()), ("f1g1", "f1b1"));
    assert_eq!(write(&board, long, &Style::sheet(Letters::Danish)), "0-0-0");
    // The king cannot step to the square where its own rook stands; only castling takes it there.
    assert!(read(&board, "Kg1", Some(Letters::English)).is_err());
}

#[test]
fn captures_are_read_with_any_sign_or_none() {
    let board = at(appendix::CAPTURE_BY_KNIGHT);
    for text in ["Sxf3", "S:f3", "S×f3", "SXf3", "Sf3:", "Sf3", "Sg1xf3", "Sg1:f3", "S x f3"] {
        assert_eq!(meant(&board, text, Letters::Danish), "g1f3", "{text}");
    }
    assert_eq!(reading(&board, "Sf3", Letters::Danish).notes, [Note::CaptureUnmarked]);
}

#[test]
fn promotions_are_read_in_all_forms() {
    let board = at(appendix::PROMOTION_WHITE);
    for text in ["d8D", "d8=D", "d8(D)", "d8/D", "d7d8D", "d7-d8=D", "d8=d", "d8d", "d8D!"] {
        assert_eq!(meant(&board, text, Letters::Danish), "d7d8q", "{text}");
    }
    assert_eq!(meant(&board, "f8=♘", Letters::Figurine), "f7f8n");
    assert_eq!(reading(&board, "d8d", Letters::Danish).notes, [Note::SmallLetter]);
    let king = refusal(&board, "d8K", Letters::Danish);
    assert!(matches!(king, Unreadable::Illegal(breach) if breach.illegal == Illegal::PromotionChoice));
    let elsewhere = refusal(&Position::start(), "e4D", Letters::Danish);
    assert!(matches!(elsewhere, Unreadable::Illegal(breach) if breach.illegal == Illegal::PromotionElsewhere));
}

#[test]
fn marks_are_taken_off() {
    let start = Position::start();
    for text in ["e4!", "e4!?", "e4??", "1.e4", "1. e4", "1 e4", " e4 ", "e4.", "e2-e4", "e2e4", "E4", "E2-E4"] {
        assert_eq!(meant(&start, text, Letters::Danish), "e2e4", "{text}");
    }
    for text in ["Dh4 mat", "Dh4mat", "Dh4 matt", "Dh4 mate", "Dh4‡"] {
        assert_eq!(reading(&after("f3 e5 g4"), text, Letters::Danish).notes, [], "{text}");
    }
    let black = after("e4");
    for text in ["1...e5", "1… e5", "...e5"] {
        assert_eq!(meant(&black, text, Letters::Danish), "e7e5", "{text}");
    }
}

#[test]
fn double_plus_is_judged_by_the_board() {
    let double = at("k7/8/8/B7/8/8/8/R3K3 w - - 0 1");
    assert_eq!(reading(&double, "Lb6++", Letters::Danish).notes, [Note::MateNotGiven]);
    let double = at("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1");
    assert_eq!(reading(&double, "Sf6++", Letters::Danish).notes, [Note::DoubleCheckSign]);
    assert_eq!(reading(&double, "Sf6+", Letters::Danish).notes, []);
    assert_eq!(reading(&double, "Sg5#", Letters::Danish).notes, [Note::MateNotGiven]);
}

#[test]
fn small_letters_are_pieces_where_no_pawn_can_be_meant() {
    let start = Position::start();
    let small = reading(&start, "nf3", Letters::English);
    assert_eq!((start.uci(small.m).as_str(), small.notes.as_slice()), ("g1f3", &[Note::SmallLetter][..]));
    // A pawn on the b-file cannot reach the h-file; one can reach the c-file.
    let board = at("4k3/8/8/8/8/3B4/1P6/4K3 w - - 0 1");
    assert_eq!(meant(&board, "bh7", Letters::English), "d3h7");
    let pawn = refusal(&board, "bc4", Letters::English);
    assert!(matches!(pawn, Unreadable::Illegal(breach) if breach.role == Some(Role::Pawn)));
    assert_eq!(meant(&board, "Bc4", Letters::English), "d3c4");
}

#[test]
fn superfluous_departures_are_noted() {
    let start = Position::start();
    assert_eq!(reading(&start, "Ngf3", Letters::English).notes, [Note::SuperfluousDeparture]);
    assert_eq!(reading(&start, "g1f3", Letters::English).notes, [Note::SuperfluousDeparture, Note::LetterLeftOut]);
    let wrong = refusal(&start, "Nbf3", Letters::English);
    let Unreadable::Illegal(breach) = wrong else { panic!("{wrong:?}") };
    assert_eq!((breach.illegal, breach.from), (Illegal::WrongMovement, Some(Square::B1)));
}

#[test]
fn missing_departures_name_the_candidates() {
    let board = at(appendix::KNIGHTS_APART);
    let Unreadable::Ambiguous(candidates) = refusal(&board, "Sf3", Letters::Danish) else { panic!("not ambiguous") };
    let mut written: Vec<String> =
        candidates.iter().map(|one| write(&board, one.m, &Style::sheet(Letters::Danish))).collect();
    written.sort_unstable();
    assert_eq!(written, ["Sdf3", "Shf3"]);
    assert!(!Unreadable::Ambiguous(candidates).is_ambiguous_by_language());
}

#[test]
fn illegal_moves_say_what_was_meant() {
    let cases = [
        ("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "Sc4", Illegal::LeavesKingInCheck),
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kf2", Illegal::KingIntoCheck),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", Illegal::CastlingThroughCheck),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0", Illegal::CastlingRightLost),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "0-0", Illegal::CastlingBlocked),
        ("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "Te2", Illegal::OwnManCaptured),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Th1", Illegal::PathBlocked),
        ("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e4", Illegal::PawnBlocked),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "exd3", Illegal::NothingToCapture),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Da1", Illegal::NoMan),
        ("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "e7e5", Illegal::OpponentsMan),
        ("4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8D", Illegal::PawnBlocked),
    ];
    for (fen, text, expected) in cases {
        let why = refusal(&at(fen), text, Letters::Danish);
        assert!(matches!(why, Unreadable::Illegal(breach) if breach.illegal == expected), "{text}: {why:?}");
    }
}

#[test]
fn a_letter_of_another_language_is_named() {
    let why = refusal(&Position::start(), "Nf3", Letters::Danish);
    let expected = NotAMove::Letter { letter: 'N', fits: vec![Letters::English] };
    assert_eq!(why, Unreadable::NotAMove(expected));
}

#[test]
fn languages_are_recognised_by_what_is_legal() {
    let start = Position::start();
    let scandinavian = read(&start, "Sf3", None).expect("a knight in four languages");
    let expected = [Letters::Danish, Letters::Norwegian, Letters::Swedish, Letters::German];
    assert_eq!(scandinavian.letters, expected);
    assert_eq!(read(&start, "e4", None).expect("a pawn").letters, Letters::ALL);
    // Only the knight of the Finns and Icelanders can go there; no rook or king can.
    let knight = read(&start, "Rf3", None).expect("a knight in two languages");
    assert_eq!(knight.letters, [Letters::Finnish, Letters::Icelandic]);
}

#[test]
fn languages_that_differ_are_ambiguous() {
    // A rook in English, the king in French and Spanish.
    let board = at("4k3/8/8/8/8/8/7R/4K3 w - - 0 1");
    let why = read(&board, "Re2", None).expect_err("two meanings");
    assert!(why.is_ambiguous_by_language());
    let Unreadable::Ambiguous(candidates) = why else { panic!("not ambiguous") };
    let told: Vec<_> = candidates.iter().map(|one| (board.uci(one.m), one.letters.clone())).collect();
    let french = vec![Letters::French, Letters::Spanish];
    assert_eq!(told, [("h2e2".to_owned(), vec![Letters::English]), ("e1e2".to_owned(), french)]);
}

#[test]
fn no_language_makes_it_a_move() {
    for text in ["", "   ", "1.", "hello", "Zf3", "e9", "i4", "Nf33", "Sf3 zzz", "x", "--", "(", "d8("] {
        let why = read(&Position::start(), text, None).expect_err(text);
        assert!(matches!(why, Unreadable::NotAMove(_)), "{text}: {why:?}");
    }
}
