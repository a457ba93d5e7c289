//! Exchanging the letters of one language for another's, without a board.

use super::parse::{Shape, Sign, Sketch};
use super::{Letters, NotAMove, text};

/// A text in other letters. Numbers, spacing, signs and comments are as they were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translated {
    pub text: String,
    /// The sets in which the text can have been written; several where they give the same result.
    pub from: Vec<Letters>,
}

/// Why letters cannot be exchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untranslatable {
    /// A word that is no move in the language, or in none of those that fit the words before it;
    /// `index` counts the moves from 0.
    NotAMove { token: String, index: usize, why: NotAMove },
    /// Several languages fit and mean different pieces.
    Ambiguous(Vec<Translated>),
}

/// Rewrites a run of moves in other letters, from one language or the one that fits all the words.
pub fn translate(text: &str, from: Option<Letters>, to: Letters) -> Result<Translated, Untranslatable> {
    let mut words = Vec::new();
    let mut index = 0;
    for (token, sketch) in text::sketches(text) {
        let not_a_move = |why| Untranslatable::NotAMove { token: token.to_owned(), index, why };
        words.push((token, sketch.transpose().map_err(not_a_move)?));
        index += usize::from(words.last().is_some_and(|(_, sketch)| sketch.is_some()));
    }
    let sets = fitting(&words, from)?;
    let mut outputs: Vec<Translated> = Vec::new();
    for set in sets {
        let text: String = words.iter().map(|(token, sketch)| rewrite(token, sketch.as_ref(), set, to)).collect();
        match outputs.iter_mut().find(|known| known.text == text) {
            Some(known) => known.from.push(set),
            None => outputs.push(Translated { text, from: vec![set] }),
        }
    }
    match outputs.len() {
        1 => Ok(outputs.remove(0)),
        _ => Err(Untranslatable::Ambiguous(outputs)),
    }
}

/// The sets that have every letter of the text.
fn fitting(words: &[(&str, Option<Sketch>)], from: Option<Letters>) -> Result<Vec<Letters>, Untranslatable> {
    let mut sets = from.map_or_else(|| Letters::ALL.to_vec(), |one| vec![one]);
    let moves = words.iter().filter_map(|(token, sketch)| Some((token, sketch.as_ref()?)));
    for (index, (token, sketch)) in moves.enumerate() {
        for sign in signs(sketch) {
            let fits: Vec<Letters> = sets.iter().copied().filter(|set| set.role(sign.letter).is_some()).collect();
            if fits.is_empty() {
                let fits = Letters::ALL.into_iter().filter(|set| set.role(sign.letter).is_some()).collect();
                let why = NotAMove::Letter { letter: sign.letter, fits };
                return Err(Untranslatable::NotAMove { token: (*token).to_owned(), index, why });
            }
            sets = fits;
        }
    }
    Ok(sets)
}

/// The letters of a move: the piece and the piece a pawn becomes.
fn signs(sketch: &Sketch) -> impl Iterator<Item = Sign> + use<> {
    let (letter, promotion) = match &sketch.shape {
        Shape::Castling(..) => (None, None),
        Shape::Man(man) => (man.letter, man.promotion.map(|(sign, _)| sign)),
    };
    letter.into_iter().chain(promotion)
}

fn rewrite(token: &str, sketch: Option<&Sketch>, from: Letters, to: Letters) -> String {
    let Some(sketch) = sketch else { return token.to_owned() };
    let mut chars: Vec<char> = token.chars().collect();
    for sign in signs(sketch) {
        let role = from.role(sign.letter).expect("the set has every letter of the text");
        chars[sign.at] = to.letter(role).expect("only pieces have letters");
    }
    chars.into_iter().filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect()
}
