//! Letters without their marks, and the words of a name as they are compared.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Letters and what stands for them. The Nordic ones lose their marks, as in FIDE's own list.
const LETTERS: &[(&str, &str)] = &[
    ("ÀÁÂÃÄÅĀĂĄ", "A"),
    ("àáâãäåāăą", "a"),
    ("Æ", "Ae"),
    ("æ", "ae"),
    ("ÇĆĈĊČ", "C"),
    ("çćĉċč", "c"),
    ("ÐĎĐ", "D"),
    ("ðďđ", "d"),
    ("ÈÉÊËĒĔĖĘĚ", "E"),
    ("èéêëēĕėęě", "e"),
    ("ĜĞĠĢ", "G"),
    ("ĝğġģ", "g"),
    ("ĤĦ", "H"),
    ("ĥħ", "h"),
    ("ÌÍÎÏĨĪĬĮİ", "I"),
    ("ìíîïĩīĭįı", "i"),
    ("Ĵ", "J"),
    ("ĵ", "j"),
    ("Ķ", "K"),
    ("ķĸ", "k"),
    ("ĹĻĽĿŁ", "L"),
    ("ĺļľŀł", "l"),
    ("ÑŃŅŇ", "N"),
    ("ñńņň", "n"),
    ("ÒÓÔÕÖØŌŎŐ", "O"),
    ("òóôõöøōŏő", "o"),
    ("Œ", "Oe"),
    ("œ", "oe"),
    ("ŔŖŘ", "R"),
    ("ŕŗř", "r"),
    ("ŚŜŞŠȘ", "S"),
    ("śŝşšș", "s"),
    ("ß", "ss"),
    ("ŢŤŦȚ", "T"),
    ("ţťŧț", "t"),
    ("Þ", "Th"),
    ("þ", "th"),
    ("ÙÚÛÜŨŪŬŮŰŲ", "U"),
    ("ùúûüũūŭůűų", "u"),
    ("Ŵ", "W"),
    ("ŵ", "w"),
    ("ÝŶŸ", "Y"),
    ("ýÿŷ", "y"),
    ("ŹŻŽ", "Z"),
    ("źżž", "z"),
];

/// What stands in ASCII for a letter with a mark; `None` for a letter that nobody writes so.
pub fn in_ascii(letter: char) -> Option<&'static str> {
    LETTERS.iter().find(|(letters, _)| letters.contains(letter)).map(|(_, ascii)| *ascii)
}

/// The words of a name as they are compared: small letters without marks, parted by whatever is no letter and no
/// digit.
///
/// Neighbouring spellings meet, as in the search of the law book: `å`, `ä`, `æ`, `aa` and `ae` are `a`; `ø`, `ö` and
/// `oe` are `o`, `ü` and `ue` are `u`, `ß` is `ss`. The beginning of a name is folded to the beginning of what the
/// name is folded to, so that it is found while it is typed.
pub fn folded_words(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    each_folded_word(name, |word| words.push(word.to_owned()));
    words
}

/// The same words one after the other, for whoever has two million names to fold.
pub fn each_folded_word(name: &str, mut found: impl FnMut(&str)) {
    let mut word = String::with_capacity(name.len());
    for letter in name.chars() {
        if letter.is_ascii_alphanumeric() {
            push(&mut word, letter.to_ascii_lowercase());
        } else if !is_silent(letter) && !push_marked(&mut word, letter) && !word.is_empty() {
            found(&word);
            word.clear();
        }
    }
    if !word.is_empty() {
        found(&word);
    }
}

/// Apostrophes and the marks of a decomposed text vanish inside a word.
fn is_silent(letter: char) -> bool {
    matches!(letter, '\'' | '’' | '‘' | '´' | '`') || is_combining_mark(letter)
}

/// A letter outside ASCII; no letter at all is not taken.
fn push_marked(word: &mut String, letter: char) -> bool {
    if letter.is_ascii() || !letter.is_alphanumeric() {
        return false;
    }
    match in_ascii(letter) {
        Some(ascii) => ascii.chars().for_each(|plain| push(word, plain.to_ascii_lowercase())),
        None => decompose_canonical(letter, |part| {
            if !is_combining_mark(part) {
                part.to_lowercase().for_each(|small| push(word, small));
            }
        }),
    }
    true
}

fn push(word: &mut String, letter: char) {
    let is_doubled = match letter {
        'a' => word.ends_with('a'),
        'e' => word.ends_with(['a', 'o', 'u']),
        _ => false,
    };
    if !is_doubled {
        word.push(letter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_spellings_of_a_name_meet() {
        for (one, other) in [
            ("Sørensen", "Sorensen"),
            ("Sørensen", "SOERENSEN"),
            ("Aagård, Åse", "Ågaard, Aase"),
            ("Kjær", "Kjaer"),
            ("Östlund", "Ostlund"),
            ("Bäckström", "Backstrom"),
            ("Groß", "Gross"),
            ("Müller", "Mueller"),
            ("Dvořák-Černý", "Dvorak Cerny"),
            ("Nguyễn", "Nguyen"),
            ("O’Hara", "OHara"),
            ("Re\u{301}mi", "Rémi"),
            ("-Birk", "birk"),
        ] {
            assert_eq!(folded_words(one), folded_words(other), "{one} {other}");
        }
        assert_eq!(folded_words("Holm-Lund, Astrid 2"), ["holm", "lund", "astrid", "2"]);
        assert_eq!(folded_words(" – , "), Vec::<String>::new());
    }

    #[test]
    fn a_name_is_found_while_it_is_typed() {
        for name in ["Kjærgaard", "Soerensen", "Åse", "Groß", "Strauß", "Þorsteinn", "Manuel", "Øe"] {
            let whole = folded_words(name).remove(0);
            for (end, letter) in name.char_indices() {
                let typed = folded_words(&name[..end + letter.len_utf8()]);
                let typed = typed.first().map(String::as_str).unwrap_or_default();
                assert!(whole.starts_with(typed), "{typed} does not begin {whole}");
            }
        }
    }
}
