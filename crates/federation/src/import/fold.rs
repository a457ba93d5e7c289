//! Spellings that mean the same name.

use rokade_model::Name;

/// Small letters and digits, single blanks, and one spelling of the Nordic and the accented letters.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'æ' | 'ä' => folded.push_str("ae"),
            'ø' | 'ö' => folded.push_str("oe"),
            'å' => folded.push_str("aa"),
            'ü' => folded.push('y'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'á' | 'à' | 'â' | 'ã' => folded.push('a'),
            'í' | 'ì' | 'î' | 'ï' => folded.push('i'),
            'ó' | 'ò' | 'ô' | 'õ' => folded.push('o'),
            'ú' | 'ù' | 'û' => folded.push('u'),
            'ý' => folded.push('y'),
            'ð' => folded.push('d'),
            'þ' => folded.push_str("th"),
            letter if letter.is_alphanumeric() => folded.push(letter),
            _ => folded.push(' '),
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name whatever the order of its words.
pub(super) fn fold_name(name: &Name) -> String {
    let folded = fold(&format!("{} {}", name.given, name.family));
    let mut words: Vec<&str> = folded.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

/// How many letters must be changed, put in or left out.
pub(super) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (place, second) in other.iter().enumerate() {
            let replaced = before + usize::from(letter != *second);
            before = row[place + 1];
            row[place + 1] = replaced.min(before + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_known_in_every_spelling_and_order() {
        let of = |text: &str| fold_name(&Name::parse(text));
        for text in ["Møllegård, Siri", "Siri Möllegård", "siri moellegaard", "SIRI  MØLLEGAARD"] {
            assert_eq!(of(text), "moellegaard siri", "{text}");
        }
        assert_ne!(of("Siri Mollegard"), of("Siri Møllegård"));
    }

    #[test]
    fn letters_that_differ_are_counted() {
        for (one, other, letters) in [("hedeholm", "hedeholm", 0), ("hedeholn", "hedeholm", 1), ("", "abc", 3)] {
            assert_eq!((distance(one, other), distance(other, one)), (letters, letters), "{one} {other}");
        }
        assert_eq!(distance("fjordby", "fjrodby sk"), 5);
    }
}
