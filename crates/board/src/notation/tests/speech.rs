//! Announcements for play with the blind.

use super::{after, appendix, at, reading};
use crate::notation::spoken::{Voice, announcements, hear, say};
use crate::notation::{Letters, NotAMove, Unreadable};
use crate::{Illegal, Position};

fn said(position: &Position, text: &str, voice: Voice) -> String {
    say(position, reading(position, text, Letters::Danish).m, voice)
}

fn heard(position: &Position, text: &str, voice: Voice) -> String {
    match hear(position, text, voice) {
        Ok(m) => position.uci(m),
        Err(why) => panic!("{text}: {why:?}"),
    }
}

/// A lone white king on h1, so that any pawn of the second rank can step on.
const PAWNS: &str = "4k3/8/8/8/8/8/PPPPPPPP/7K w - - 0 1";
/// A white rook that reaches every rank of the a-file.
const ROOK: &str = "7k/8/8/8/8/8/8/R6K w - - 0 1";
const PIECES: &str = "4k3/8/8/2B5/8/1N6/8/R2QK3 w - - 0 1";

fn files_are_named(voice: Voice, names: [&str; 8], three: &str) {
    let board = at(PAWNS);
    for (file, name) in ('a'..='h').zip(names) {
        let announcement = format!("{name} {three}");
        assert_eq!(said(&board, &format!("{file}3"), voice), announcement);
        assert_eq!(heard(&board, &announcement, voice), format!("{file}2{file}3"));
    }
}

fn files_are_heard(voice: Voice, names: [&str; 8], three: &str) {
    let board = at(PAWNS);
    for (file, name) in ('a'..='h').zip(names) {
        assert_eq!(heard(&board, &format!("{name} {three}"), voice), format!("{file}2{file}3"));
    }
}

/// Ranks 2 to 8 by the rook, rank 1 by the rook's step to b1.
fn ranks_are_named(voice: Voice, rook: &str, numbers: [&str; 8], bella: &str) {
    let board = at(ROOK);
    for (rank, number) in (1..=8).zip(numbers) {
        let (file, name) = if rank == 1 { ('b', bella) } else { ('a', "Anna") };
        let announcement = format!("{rook} {name} {number}");
        assert_eq!(said(&board, &format!("T{file}{rank}"), voice), announcement);
        assert_eq!(heard(&board, &announcement, voice), format!("a1{file}{rank}"));
    }
}

/// King, queen, rook, bishop, knight, each with a move of its own; the pawn may be named.
fn men_are_named(voice: Voice, men: [&str; 5], pawn: &str, three: &str) {
    let board = at(PIECES);
    for ((text, uci), name) in
        [("Kf1", "e1f1"), ("Dd7", "d1d7"), ("Tb1", "a1b1"), ("Le7", "c5e7"), ("Sa5", "b3a5")].into_iter().zip(men)
    {
        let announcement = said(&board, text, voice);
        assert!(announcement.starts_with(&format!("{name} ")), "{announcement}");
        assert_eq!(heard(&board, &announcement, voice), uci);
    }
    assert_eq!(heard(&at(PAWNS), &format!("{pawn} Eva {three}"), voice), "e2e3");
}

fn castling_is_named(voice: Voice, short: &str, long: &str) {
    let board = at(appendix::CASTLING);
    assert_eq!((said(&board, "0-0", voice).as_str(), said(&board, "0-0-0", voice).as_str()), (short, long));
    assert_eq!((heard(&board, short, voice).as_str(), heard(&board, long, voice).as_str()), ("e1g1", "e1c1"));
}

/// A promotion is announced with the new piece, and not understood without it.
fn the_new_piece_must_be_named(voice: Voice, square: &str, queen: &str) {
    let board = at(appendix::PROMOTION_WHITE);
    assert_eq!(said(&board, "d8D", voice), format!("{square} {queen}"));
    assert_eq!(heard(&board, &format!("{square} {queen}"), voice), "d7d8q");
    let why = hear(&board, square, voice).expect_err("no piece named");
    assert!(matches!(why, Unreadable::Illegal(breach) if breach.illegal == Illegal::NotPromoted));
}

const INTERNATIONAL: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const GERMAN_NUMBERS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const GERMAN_MEN: [&str; 5] = ["König", "Dame", "Turm", "Läufer", "Springer"];

fn german_words_are_said() {
    files_are_named(Voice::German, INTERNATIONAL, "drei");
    ranks_are_named(Voice::German, "Turm", GERMAN_NUMBERS, "Bella");
    men_are_named(Voice::German, GERMAN_MEN, "Bauer", "drei");
    castling_is_named(Voice::German, "Kurze Rochade", "Lange Rochade");
    the_new_piece_must_be_named(Voice::German, "David acht", "Dame");
}

fn danish_words_are_said_or_german_ones() {
    let names = ["Anna", "Bodil", "Cecilie", "Dora", "Erik", "Frederik", "Gustav", "Henrik"];
    files_are_named(Voice::Danish, names, "tre");
    files_are_heard(Voice::Danish, INTERNATIONAL, "tre");
    files_are_heard(Voice::Danish, names, "drei");
    let numbers = ["et", "to", "tre", "fire", "fem", "seks", "syv", "otte"];
    ranks_are_named(Voice::Danish, "tårn", numbers, "Bodil");
    men_are_named(Voice::Danish, ["konge", "dronning", "tårn", "løber", "springer"], "bonde", "tre");
    castling_is_named(Voice::Danish, "kort rokade", "lang rokade");
    the_new_piece_must_be_named(Voice::Danish, "Dora otte", "dronning");
    german_words_are_said();
}

#[test]
fn l2001_f2_1_danish_or_german_words() {
    danish_words_are_said_or_german_ones();
}

#[test]
fn l2009_e2_1_dk_danish_or_german_words() {
    danish_words_are_said_or_german_ones();
}

#[test]
fn l2009_e2_1_no_german_words_and_scandinavian_among_scandinavians() {
    german_words_are_said();
    files_are_heard(Voice::German, ["Anna", "Bella", "Cæsar", "David", "Eva", "Felix", "Gustav", "Hector"], "drei");
    let names = ["Anna", "Bella", "Cæsar", "David", "Eva", "Felix", "Gustav", "Hector"];
    files_are_named(Voice::Norwegian, names, "tre");
    let numbers = ["en", "to", "tre", "fire", "fem", "seks", "sju", "åtte"];
    ranks_are_named(Voice::Norwegian, "tårn", numbers, "Bella");
    men_are_named(Voice::Norwegian, ["konge", "dronning", "tårn", "løper", "springer"], "bonde", "tre");
    castling_is_named(Voice::Norwegian, "kort rokade", "lang rokade");
    the_new_piece_must_be_named(Voice::Norwegian, "David åtte", "dronning");
}

#[test]
fn l2018_d_2_1_german_words_unless_the_arbiter_decides_otherwise() {
    german_words_are_said();
    files_are_named(Voice::Swedish, INTERNATIONAL, "drei");
    ranks_are_named(Voice::Swedish, "Turm", GERMAN_NUMBERS, "Bella");
    men_are_named(Voice::Swedish, GERMAN_MEN, "Bauer", "drei");
    castling_is_named(Voice::Swedish, "Kurze Rochade", "Lange Rochade");
    the_new_piece_must_be_named(Voice::Swedish, "David acht", "Dame");
    // Its own words are understood where the arbiter decides otherwise.
    files_are_heard(Voice::Swedish, INTERNATIONAL, "tre");
    let board = at(appendix::CASTLING);
    assert_eq!(heard(&board, "kort rockad", Voice::Swedish), "e1g1");
    assert_eq!(heard(&board, "lång rockad", Voice::Swedish), "e1c1");
}

#[test]
fn l2023_d_2_1_german_words_with_umlauts_written_out() {
    german_words_are_said();
    assert_eq!(heard(&at(ROOK), "turm anna fuenf", Voice::German), "a1a5");
    assert_eq!(heard(&at(PIECES), "Koenig Felix eins", Voice::German), "e1f1");
    assert_eq!(heard(&at(PIECES), "Laeufer Eva sieben", Voice::English), "c5e7");
    files_are_named(Voice::English, INTERNATIONAL, "three");
    castling_is_named(Voice::English, "short castling", "long castling");
    the_new_piece_must_be_named(Voice::English, "David eight", "queen");
}

#[test]
fn captures_are_said_and_need_not_be() {
    let board = at(appendix::CAPTURE_ON_A_RANK);
    assert_eq!(said(&board, "Sgxf3", Voice::Danish), "springer Gustav et slår Frederik tre");
    assert_eq!(said(&board, "Sgxf3", Voice::German), "Springer Gustav eins schlägt Felix drei");
    assert_eq!(heard(&board, "springer gustav frederik tre", Voice::Danish), "g1f3");
    assert_eq!(heard(&board, "knight from g1 to f3", Voice::English), "g1f3");
    let en_passant = after(appendix::BEFORE_EN_PASSANT);
    assert_eq!(said(&en_passant, "exd6", Voice::Danish), "Erik fem slår Dora seks en passant");
    assert_eq!(heard(&en_passant, "Erik slår Dora seks, en passant", Voice::Norwegian), "e5d6");
}

#[test]
fn what_is_loose_in_speech_is_understood() {
    let start = Position::start();
    for text in ["Springer-Felix-drei", "SPRINGER, FELIX, DREI!", "springer f3", "springer nach f 3", "g1 f3"] {
        assert_eq!(heard(&start, text, Voice::German), "g1f3", "{text}");
    }
    assert_eq!(heard(&start, "knight to Felix three", Voice::English), "g1f3");
    assert_eq!(heard(&after("f3 e5 g4"), "Dame Hector vier, Schach matt", Voice::German), "d8h4");
}

#[test]
fn what_is_not_understood_is_named() {
    let start = Position::start();
    let word = hear(&start, "Springer Fritz drei", Voice::German).expect_err("no such name");
    assert_eq!(word, Unreadable::NotAMove(NotAMove::Word("Fritz".to_owned())));
    let square = hear(&start, "Springer Felix", Voice::German).expect_err("no rank");
    assert_eq!(square, Unreadable::NotAMove(NotAMove::NoSquare));
    let two = hear(&at(appendix::KNIGHTS_APART), "springer Felix tre", Voice::Danish).expect_err("two knights");
    assert!(matches!(two, Unreadable::Ambiguous(candidates) if candidates.len() == 2));
    assert_eq!(hear(&start, " ,- ", Voice::Danish), Err(Unreadable::NotAMove(NotAMove::Empty)));
}

#[test]
fn keys_name_the_voices() {
    for voice in Voice::ALL {
        assert_eq!(Voice::from_key(voice.key()), Some(voice));
    }
    assert_eq!(Voice::from_key("no"), Some(Voice::Norwegian));
    assert_eq!(Voice::from_key("fr"), None);
}

#[test]
fn announcements_are_separated_by_commas_semicolons_and_line_ends() {
    let ears = [Voice::Danish, Voice::German];
    assert_eq!(announcements("Erik fire, Erik fem", &ears), ["Erik fire", "Erik fem"]);
    assert_eq!(announcements("Erik fire; Erik fem,\r\nkort rokade,", &ears), ["Erik fire", "Erik fem", "kort rokade"]);
    assert_eq!(announcements("Springer, Frederik tre, Eva fünf", &ears), ["Springer, Frederik tre", "Eva fünf"]);
    assert_eq!(announcements("Erik fire, pladder, Erik fem", &ears), ["Erik fire", "pladder", "Erik fem"]);
    assert_eq!(announcements("Dame Hector vier, Schach matt", &ears), ["Dame Hector vier"]);
    assert!(announcements(" ,;, \n", &ears).is_empty());
}

#[test]
fn a_game_that_was_said_is_heard_again() {
    let moves = "e4 e5 Sf3 Sc6 Lb5 a6 Lxc6 dxc6 0-0 Lg4 h3 Dd7 hxg4 0-0-0";
    for voice in Voice::ALL {
        let (mut position, mut announced, mut played) = (Position::start(), Vec::new(), Vec::new());
        for text in moves.split(' ') {
            let m = reading(&position, text, Letters::Danish).m;
            announced.push(say(&position, m, voice));
            played.push(m);
            position.play(m);
        }
        let mut position = Position::start();
        for (announcement, m) in announcements(&announced.join(", "), &[voice]).into_iter().zip(played) {
            assert_eq!(hear(&position, announcement, voice), Ok(m), "{announcement}");
            position.play(m);
        }
        assert_eq!(position.turn(), shakmaty::Color::White);
    }
}

#[test]
fn an_unknown_word_is_named_as_it_was_said() {
    let why = hear(&Position::start(), "Springer Båtsmand tre", Voice::Danish);
    assert_eq!(why, Err(Unreadable::NotAMove(NotAMove::Word("Båtsmand".to_owned()))));
}
