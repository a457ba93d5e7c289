//! Runs of moves: other letters without a board, and moves from a position.

use crate::Position;
use crate::notation::{Letters, NoMove, NotAMove, Translated, Unreadable, Untranslatable, sequence, translate};

#[test]
fn everything_but_the_letters_is_kept() {
    let text =
        "1. e4 e5  2.Sf3! Sc6\n3. Lb5 {Spanish; Sf6 is better} a6 4. 0-0 $14 (4. Lxc6 dxc6) exd6 e.p. 5. d8=D+ (=) ½-½";
    let expected =
        "1. e4 e5  2.Nf3! Nc6\n3. Bb5 {Spanish; Sf6 is better} a6 4. 0-0 $14 (4. Bxc6 dxc6) exd6 e.p. 5. d8=Q+ (=) ½-½";
    let translated = translate(text, Some(Letters::Danish), Letters::English).expect("Danish moves");
    assert_eq!(translated.text, expected);
}

#[test]
fn a_language_is_deduced_from_all_words() {
    let translated = translate("Pf3 Dh4 Tg1", None, Letters::English).expect("only Dutch has P");
    assert_eq!(translated, Translated { text: "Nf3 Qh4 Rg1".to_owned(), from: vec![Letters::Dutch] });
    let scandinavian = translate("Sf3", None, Letters::English).expect("four languages agree");
    assert_eq!((scandinavian.text.as_str(), scandinavian.from.len()), ("Nf3", 4));
    let pawns = translate("1.e4 e5", None, Letters::French).expect("no letters at all");
    assert_eq!(pawns.text, "1.e4 e5");
    let figurines = translate("♘f3 ♞c6", None, Letters::Danish).expect("figurines");
    assert_eq!(figurines.text, "Sf3 Sc6");
}

#[test]
fn languages_that_differ_are_alternatives() {
    let why = translate("Rf3", None, Letters::Danish).expect_err("rook, king or knight");
    let Untranslatable::Ambiguous(alternatives) = why else { panic!("{why:?}") };
    let texts: Vec<&str> = alternatives.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(texts, ["Tf3", "Kf3", "Sf3"]);
    assert_eq!(alternatives[1].from, [Letters::French, Letters::Spanish]);
}

#[test]
fn a_word_that_is_no_move_is_named() {
    let why = translate("1. e4 e5 2. Nf3 Sc6", None, Letters::Danish).expect_err("two languages");
    let Untranslatable::NoMoves(words) = why else { panic!("{why:?}") };
    assert_eq!((words.len(), words[0].token.as_str(), words[0].index), (1, "Sc6", 3));
    assert!(matches!(words[0].why, NotAMove::Letter { letter: 'S', .. }));
    let why = translate("e4 hello", Some(Letters::English), Letters::Danish).expect_err("no move");
    let hello = NoMove { token: "hello".to_owned(), index: 1, why: NotAMove::NoSquare };
    assert_eq!(why, Untranslatable::NoMoves(vec![hello]));
}

fn named(words: &[NoMove]) -> Vec<(usize, &str)> {
    words.iter().map(|word| (word.index, word.token.as_str())).collect()
}

#[test]
fn every_word_that_is_no_move_is_named() {
    let why = translate("e4 hello Sf3 world Qxf7", Some(Letters::Danish), Letters::English).expect_err("three words");
    let Untranslatable::NoMoves(words) = why else { panic!("{why:?}") };
    assert_eq!(named(&words), [(1, "hello"), (3, "world"), (4, "Qxf7")]);
    let broken = sequence(&Position::start(), "1. e4 e5 2. Ke3 hello 3. Nf3 world", None).expect_err("no king's move");
    assert_eq!((broken.moves.len(), broken.token.as_str(), broken.plies), (2, "Ke3", 6));
    assert_eq!(named(&broken.later), [(3, "hello"), (5, "world")]);
}

#[test]
fn what_stands_behind_a_move_is_kept() {
    let read = sequence(&Position::start(), "1. e4!? e5 (=) 2. Sf3! ± a6 3. Lc4+(=) a5?! 4. 0-0", None).expect("moves");
    assert_eq!(read.remarks, ["!?", " (=)", "! ±", "", "(=)", "?!", ""]);
}

#[test]
fn a_game_is_read_in_the_language_that_fits_it() {
    let start = Position::start();
    let icelandic = sequence(&start, "1. e4 e5 2. Rf3 Rc6 3. Bb5 a6 4. Bxc6 dxc6 5. Hg1", None).expect("Icelandic");
    assert_eq!(icelandic.letters, [Letters::Icelandic]);
    assert_eq!(icelandic.moves.len(), 9);
    let german = sequence(&start, "1 e4 e5 2 Sf3 (2 f4 exf4) Sc6 3 Lc4, Lc5 1-0", None).expect("German or Nordic");
    assert_eq!(german.letters.len(), 4);
    assert_eq!(german.moves.len(), 6);
    assert_eq!(sequence(&start, "", None).expect("no moves").moves.len(), 0);
}

#[test]
fn a_game_breaks_off_where_it_cannot_be_read() {
    let start = Position::start();
    let broken = sequence(&start, "1.e4 e5 2.Nf3 Nc6 3.Nxd5 a6", None).expect_err("illegal");
    assert_eq!((broken.moves.len(), broken.token.as_str()), (4, "Nxd5"));
    assert_eq!(broken.position.move_number(), 3);
    assert!(matches!(broken.why, Unreadable::Illegal(_)), "{:?}", broken.why);
    let unknown = sequence(&start, "1.e4 zz", Some(Letters::English)).expect_err("no move");
    assert!(matches!(unknown.why, Unreadable::NotAMove(_)));
}

#[test]
fn a_game_that_two_languages_read_differently_is_ambiguous() {
    let start = super::at("4k3/8/8/8/8/8/7R/4K3 w - - 0 1");
    let broken = sequence(&start, "Rf2", None).expect_err("rook or king");
    let Unreadable::Ambiguous(candidates) = broken.why else { panic!("{:?}", broken.why) };
    assert_eq!((candidates.len(), broken.token.as_str()), (2, "Rf2"));
}
