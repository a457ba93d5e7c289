//! Claims that hold for every move of positions reached by chance, and for every text.

use proptest::prelude::*;

use crate::notation::spoken::{Voice, hear, say};
use crate::notation::{
    CastlingSign, Form, Letters, MateSign, PromotionSign, Style, Unreadable, read, read_plain, sequence, translate,
    write,
};
use crate::{Position, chess960};

/// A position some chance moves after a starting array, mostly the ordinary one.
fn positions() -> impl Strategy<Value = Position> {
    let arrays = prop_oneof![3 => Just(None), 1 => (0..chess960::ARRAYS).prop_map(Some)];
    (arrays, proptest::collection::vec(any::<u16>(), 0..140)).prop_map(|(array, choices)| {
        let mut position = array.map_or_else(Position::start, |number| chess960::start(number).expect("an array"));
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[usize::from(choice) % moves.len()]);
        }
        position
    })
}

/// Positions with many like pieces, promotions, captures en passant and castling.
fn crowded() -> impl Strategy<Value = Position> {
    let fens = [
        "7k/8/8/1Q1Q1Q2/8/1Q1Q1Q2/8/1Q1Q1QK1 w - - 0 1",
        "7k/8/1N1N4/N3N3/8/N3N3/1N1N4/7K w - - 0 1",
        "1r1n4/P1P1P3/8/3pP3/7k/8/1p4pp/R3K2R w KQ d6 0 1",
        "r3k2r/8/8/8/2pPp3/8/pP4Pp/R3K2R b KQkq d3 0 1",
        "3R4/6k1/8/R7/8/8/8/K2R4 w - - 0 1",
    ];
    proptest::sample::select(fens.to_vec()).prop_map(super::at)
}

fn any_position() -> impl Strategy<Value = Position> {
    prop_oneof![3 => positions(), 1 => crowded()]
}

fn styles() -> impl Strategy<Value = Style> {
    let form = prop_oneof![Just(Form::Short), Just(Form::Long), Just(Form::LongHyphened)];
    let promotion = proptest::sample::select(vec![
        PromotionSign::None,
        PromotionSign::Equals,
        PromotionSign::Brackets,
        PromotionSign::Slash,
    ]);
    (form, promotion, any::<[bool; 5]>()).prop_map(|(form, promotion, [zeros, captures, checks, hash, en_passant])| {
        Style {
            letters: Letters::English,
            form,
            castling: if zeros { CastlingSign::Zeros } else { CastlingSign::Letters },
            shows_captures: captures,
            promotion,
            shows_checks: checks,
            mate: if hash { MateSign::Hash } else { MateSign::DoublePlus },
            shows_en_passant: en_passant,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn every_written_move_is_read_back(position in any_position(), style in styles()) {
        for letters in Letters::ALL {
            let style = Style { letters, ..style };
            for m in &position.legal_moves() {
                let text = write(&position, *m, &style);
                let reading = read(&position, &text, Some(letters));
                prop_assert_eq!(reading.map(|reading| reading.m), Ok(*m), "{} in {}", text, position.fen());
            }
        }
    }

    #[test]
    fn moves_on_a_sheet_give_rise_to_no_note(position in any_position()) {
        for m in &position.legal_moves() {
            let text = write(&position, *m, &Style::sheet(Letters::Swedish));
            let reading = read(&position, &text, Some(Letters::Swedish)).expect("read back");
            prop_assert_eq!(reading.notes, [], "{} in {}", text, position.fen());
        }
    }

    #[test]
    fn an_unknown_language_never_hides_the_move(position in any_position()) {
        for letters in Letters::ALL {
            for m in &position.legal_moves() {
                let text = write(&position, *m, &Style::sheet(letters));
                match read(&position, &text, None) {
                    Ok(reading) => prop_assert_eq!(reading.m, *m),
                    Err(Unreadable::Ambiguous(candidates)) => {
                        prop_assert!(candidates.iter().any(|one| one.m == *m && one.letters.contains(&letters)));
                    }
                    Err(why) => prop_assert!(false, "{text}: {why:?}"),
                }
            }
        }
    }

    #[test]
    fn the_pgn_style_is_what_shakmaty_writes(position in any_position()) {
        for m in &position.legal_moves() {
            let ours = write(&position, *m, &Style::pgn());
            let theirs = shakmaty::san::SanPlus::from_move(position.chess().clone(), *m).to_string();
            prop_assert_eq!(&ours, &theirs, "{}", position.fen());
            prop_assert_eq!(read_plain(&position, ours.as_bytes()), Some(*m));
        }
    }

    #[test]
    fn the_plain_reader_agrees_with_the_lenient_one(position in any_position(), other in any_position()) {
        for m in &other.legal_moves() {
            let text = write(&other, *m, &Style::pgn());
            if let Some(plain) = read_plain(&position, text.as_bytes()) {
                prop_assert_eq!(read(&position, &text, Some(Letters::English)).map(|reading| reading.m), Ok(plain));
            }
        }
    }

    #[test]
    fn what_is_said_is_heard(position in any_position()) {
        for voice in Voice::ALL {
            for m in &position.legal_moves() {
                let said = say(&position, *m, voice);
                prop_assert_eq!(hear(&position, &said, voice), Ok(*m), "{} in {}", said, position.fen());
                prop_assert_eq!(hear(&position, &said.to_uppercase().replace(' ', ", "), voice), Ok(*m));
            }
        }
    }

    #[test]
    fn letters_can_be_exchanged_there_and_back(position in any_position()) {
        for m in &position.legal_moves() {
            let danish = write(&position, *m, &Style::sheet(Letters::Danish));
            for letters in Letters::ALL {
                let there = translate(&danish, Some(Letters::Danish), letters).expect("Danish moves");
                prop_assert_eq!(&there.text, &write(&position, *m, &Style::sheet(letters)));
                let back = translate(&there.text, Some(letters), Letters::Danish).expect("moves in those letters");
                prop_assert_eq!(&back.text, &danish);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn no_text_is_too_odd_to_read(text in "\\PC{0,24}") {
        looks_at(&text);
    }

    #[test]
    fn no_text_of_the_right_signs_is_too_odd_to_read(text in "[KQRBNDTLSa-h1-8xX:0O=()#+.♘♞ -]{0,12}") {
        looks_at(&text);
    }

    #[test]
    fn what_is_read_is_legal(position in positions(), text in "[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=?[QRBN])?[+#]?") {
        for letters in Letters::ALL.into_iter().map(Some).chain([None]) {
            match read(&position, &text, letters) {
                Ok(reading) => prop_assert!(position.is_legal(reading.m)),
                Err(Unreadable::Ambiguous(candidates)) => {
                    prop_assert!(candidates.len() > 1);
                    prop_assert!(candidates.iter().all(|one| position.is_legal(one.m)));
                }
                Err(_) => {}
            }
        }
    }
}

/// Every way into the module, for texts that only must not break it.
fn looks_at(text: &str) {
    let start = Position::start();
    for letters in [None, Some(Letters::English), Some(Letters::Icelandic), Some(Letters::Figurine)] {
        let _ = read(&start, text, letters);
        let _ = sequence(&start, text, letters);
        let _ = translate(text, letters, Letters::Spanish);
    }
    let _ = read_plain(&start, text.as_bytes());
    for voice in Voice::ALL {
        let _ = hear(&start, text, voice);
    }
}
