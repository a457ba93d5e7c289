//! Words as they are compared: without case, accents and marks.

/// The words of a text, folded. Dots inside numbers stay: `7.5.5` is one word.
///
/// Neighbouring spellings meet: `å`, `ä`, `æ`, `aa` and `ae` are `a`; `ø`, `ö` and `oe` are `o`.
pub(super) fn words(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().flat_map(char::to_lowercase).collect();
    let mut words = Vec::new();
    let mut word = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let is_inside =
            |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|next| next.is_alphanumeric());
        match letter {
            // J'adoube and the combining accents of a decomposed text vanish inside a word.
            '\'' | '’' | '´' | '\u{300}'..='\u{36f}' => {}
            '.' if is_inside(at.checked_sub(1)) && is_inside(Some(at + 1)) => word.push('.'),
            letter if letter.is_alphanumeric() => push(&mut word, *letter),
            _ => end(&mut word, &mut words),
        }
    }
    end(&mut word, &mut words);
    words
}

/// The words of a text on one line, each with a blank before and behind.
pub(super) fn line(text: &str) -> String {
    let mut line = String::from(" ");
    for word in words(text) {
        line.push_str(&word);
        line.push(' ');
    }
    line
}

fn end(word: &mut String, words: &mut Vec<String>) {
    if !word.is_empty() {
        words.push(std::mem::take(word));
    }
}

fn push(word: &mut String, letter: char) {
    let plain = match letter {
        'å' | 'ä' | 'æ' | 'à' | 'á' | 'â' => 'a',
        'ø' | 'ö' | 'ó' | 'ô' => 'o',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'ü' | 'ú' => 'u',
        'í' => 'i',
        other => other,
    };
    let doubles = match plain {
        'a' => word.ends_with('a'),
        'e' => word.ends_with(['a', 'o']),
        _ => false,
    };
    if !doubles {
        word.push(plain);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_the_same_word_meet() {
        for (one, other) in [
            ("Tårn", "taarn"),
            ("KLÄPP", "klæpp"),
            ("kläpp", "klapp"),
            ("Løber", "loeber"),
            ("löpare", "lopare"),
            ("J'adoube", "j’adoube"),
            ("cafe\u{301}", "café"),
        ] {
            assert_eq!(words(one), words(other), "{one} {other}");
        }
    }

    #[test]
    fn marks_part_words_and_numbers_stay_whole() {
        assert_eq!(words("75-move rule (9.6.2)."), ["75", "move", "rule", "9.6.2"]);
        assert_eq!(words("…  – '"), Vec::<String>::new());
        assert_eq!(line("Flag fall."), " flag fall ");
    }
}
