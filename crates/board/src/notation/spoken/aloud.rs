//! Between the written and the spoken form without a board: what stands on the paper is said, no
//! more and no less.

use shakmaty::{CastlingSide, Role};

use super::words::{EN_PASSANT, Words, words};
use super::{Voice, hear};
use crate::notation::meaning::{ManMove, Meaning};
use crate::notation::{Letters, NotAMove, text};

/// What separates the announcements of several moves.
const BETWEEN: &str = ", ";

/// Says a run of written moves. The error names the word that is no move.
pub fn read_out(moves: &str, letters: Letters, voice: Voice) -> Result<String, (String, NotAMove)> {
    let words = words(voice);
    let mut said: Vec<String> = Vec::new();
    for (token, sketch) in text::sketches(moves) {
        let Some(sketch) = sketch else {
            // A mark written apart belongs to the move before it.
            if let Some(last) = said.last_mut().filter(|_| matches!(token, "e.p." | "e.p" | "ep")) {
                *last = format!("{last} {EN_PASSANT}");
            }
            continue;
        };
        let not_a_move = |why| (token.to_owned(), why);
        let sketch = sketch.map_err(not_a_move)?;
        let meaning = Meaning::of(&sketch.shape, letters).map_err(not_a_move)?;
        let mut announcement = announced(&meaning, words);
        if sketch.marks.en_passant {
            announcement.push(EN_PASSANT);
        }
        said.push(announcement.join(" "));
    }
    Ok(said.join(BETWEEN))
}

/// Writes down one announcement in the letters of a language, as the score sheet has it.
pub fn write_down(announcement: &str, voice: Voice, letters: Letters) -> Result<String, NotAMove> {
    Ok(match hear::understood(announcement, voice)? {
        Meaning::Castling(CastlingSide::KingSide) => "0-0".to_owned(),
        Meaning::Castling(CastlingSide::QueenSide) => "0-0-0".to_owned(),
        Meaning::Man(told) => written(&told, letters),
    })
}

fn announced<'a>(meaning: &Meaning, words: &'a Words) -> Vec<&'a str> {
    let told = match meaning {
        Meaning::Castling(CastlingSide::KingSide) => return vec![words.short_castling[0]],
        Meaning::Castling(CastlingSide::QueenSide) => return vec![words.long_castling[0]],
        Meaning::Man(told) => told,
    };
    let man = |role: Role| words.men[role as usize - Role::Pawn as usize][0];
    let mut said = Vec::with_capacity(8);
    said.extend(told.role.filter(|role| *role != Role::Pawn).map(man));
    said.extend(told.file.map(|file| words.files[file as usize]));
    said.extend(told.rank.map(|rank| words.ranks[rank as usize][0]));
    said.extend(told.is_capture.then_some(words.takes[0]));
    said.extend([words.files[told.to.file() as usize], words.ranks[told.to.rank() as usize][0]]);
    said.extend(told.promotion.map(man));
    said
}

fn written(told: &ManMove, letters: Letters) -> String {
    let mut text = String::with_capacity(8);
    text.extend(told.role.and_then(|role| letters.letter(role)));
    text.extend(told.file.map(|file| file.char()));
    text.extend(told.rank.map(|rank| rank.char()));
    text.extend(told.is_capture.then_some('x'));
    text.push_str(&told.to.to_string());
    text.extend(told.promotion.and_then(|role| letters.letter(role)));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_moves_is_read_out_without_a_board() {
        let said = read_out("1. e4 e5 2. Sf3 0-0-0 3. exd8D+", Letters::Danish, Voice::German);
        let wanted = "Eva vier, Eva fünf, Springer Felix drei, Lange Rochade, Eva schlägt David acht Dame";
        assert_eq!(said.as_deref(), Ok(wanted));
        let said = read_out("T1xa3, exd6 e.p.", Letters::Swedish, Voice::Danish);
        assert_eq!(said.as_deref(), Ok("tårn et slår Anna tre, Erik slår Dora seks en passant"));
    }

    #[test]
    fn a_word_that_is_no_move_is_named() {
        let (token, why) = read_out("e4 Qxy9", Letters::English, Voice::English).unwrap_err();
        assert_eq!((token.as_str(), why), ("Qxy9", NotAMove::NoSquare));
    }

    #[test]
    fn an_announcement_is_written_down_without_a_board() {
        for (said, wanted) in [
            ("Springer Felix drei", "Nf3"),
            ("Lange Rochade", "0-0-0"),
            ("Turm Anna eins schlägt Anna acht", "Ra1xa8"),
            ("Eva sieben Eva acht Dame", "e7e8Q"),
        ] {
            assert_eq!(write_down(said, Voice::German, Letters::English).as_deref(), Ok(wanted), "{said}");
        }
        assert!(write_down("Springer wohin", Voice::German, Letters::English).is_err());
    }

    #[test]
    fn what_is_read_out_can_be_written_down_again() {
        for voice in Voice::ALL {
            for text in ["e4", "Dh4", "Sbd2", "T1a3", "Lb5xc6", "0-0", "0-0-0", "exd5", "d8S", "cxb1T"] {
                let said = read_out(text, Letters::Danish, voice).unwrap();
                assert_eq!(write_down(&said, voice, Letters::Danish).as_deref(), Ok(text), "{said}");
            }
        }
    }
}
