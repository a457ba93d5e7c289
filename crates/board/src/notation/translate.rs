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
    /// All the words that are no moves in the language, or in none of those that fit the words before.
    NoMoves(Vec<NoMove>),
    /// Several languages fit and mean different pieces.
    Ambiguous(Vec<Translated>),
}

/// A word that is no move, whatever the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMove {
    pub token: String,
    /// Which of the moves it would be, from 0.
    pub index: usize,
    pub why: NotAMove,
}

/// Rewrites a run of moves in other letters, from one language or the one that fits all the words.
pub fn translate(text: &str, from: Option<Letters>, to: Letters) -> Result<Translated, Untranslatable> {
    let sketches = text::sketches(text);
    let sets = fitting(&sketches, from).map_err(Untranslatable::NoMoves)?;
    let words: Vec<_> = sketches.into_iter().map(|(token, sketch)| (token, sketch.and_then(Result::ok))).collect();
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

/// The sets that have every letter of the text, or all the words that keep it from being moves.
fn fitting(
    words: &[(&str, Option<Result<Sketch, NotAMove>>)],
    from: Option<Letters>,
) -> Result<Vec<Letters>, Vec<NoMove>> {
    let mut sets = from.map_or_else(|| Letters::ALL.to_vec(), |one| vec![one]);
    let mut refused = Vec::new();
    let moves = words.iter().filter_map(|(token, sketch)| Some((*token, sketch.as_ref()?)));
    for (index, (token, sketch)) in moves.enumerate() {
        match sketch.as_ref().map_err(Clone::clone).and_then(|sketch| narrowed(&sets, sketch)) {
            Ok(narrowed) => sets = narrowed,
            Err(why) => refused.push(NoMove { token: token.to_owned(), index, why }),
        }
    }
    if refused.is_empty() { Ok(sets) } else { Err(refused) }
}

/// Those of the sets that have the letters of a move.
fn narrowed(sets: &[Letters], sketch: &Sketch) -> Result<Vec<Letters>, NotAMove> {
    let mut sets = sets.to_vec();
    for sign in signs(sketch) {
        sets.retain(|set| set.role(sign.letter).is_some());
        if sets.is_empty() {
            let fits = Letters::ALL.into_iter().filter(|set| set.role(sign.letter).is_some()).collect();
            return Err(NotAMove::Letter { letter: sign.letter, fits });
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
