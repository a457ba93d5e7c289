//! Letters to ASCII, for federations that take nothing else.

use rokade_model::in_ascii;

/// Marks and what stands for them.
const MARKS: &[(&str, &str)] = &[("‘’´`", "'"), ("“”„", "\""), ("–—−", "-"), ("½", ".5"), ("\u{a0}", " ")];

/// The text in ASCII; a letter nobody knows how to fold becomes `?`.
pub(super) fn to_ascii(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            folded.push(letter);
        } else {
            let mark = || MARKS.iter().find(|(marks, _)| marks.contains(letter)).map(|(_, ascii)| *ascii);
            folded.push_str(in_ascii(letter).or_else(mark).unwrap_or("?"));
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nordic_letters_fold() {
        assert_eq!(to_ascii("Sørensen, Åge Ærø Þórður Öström"), "Sorensen, Age Aero Thordur Ostrom");
        assert_eq!(to_ascii("王"), "?");
    }
}
