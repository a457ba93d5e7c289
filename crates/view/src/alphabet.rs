//! Names in the order of the reader's alphabet, and names found however they are typed.

use rokade_words::Lang;

/// A key that sorts names as the reader's telephone book would: in Danish and Norwegian `æ ø å`
/// follow `z` and `aa` counts as `å`; in Swedish `å ä ö` do.
pub fn sort_key(lang: Lang, name: &str) -> Vec<u32> {
    let lower = name.to_lowercase();
    let mut key = Vec::with_capacity(lower.len());
    let mut letters = lower.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == 'a' && letters.peek() == Some(&'a') && lang.row().is_double_a_ring {
            letters.next();
            key.push(rank(lang, 'å'));
        } else {
            key.push(rank(lang, letter));
        }
    }
    key
}

fn rank(lang: Lang, letter: char) -> u32 {
    match (1..).zip(lang.row().after_z).find(|(_, same)| same.contains(&letter)) {
        Some((place, _)) => u32::from('z') * 8 + place,
        None => u32::from(plain(letter)) * 8,
    }
}

/// The letter without its marks.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' | 'æ' | 'ā' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ð' | 'ď' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' | 'ē' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ø' | 'ő' => 'o',
        'ř' => 'r',
        'š' | 'ś' | 'ß' => 's',
        'ť' | 'þ' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    }
}

/// The form in which a typed name and a listed name are compared: `Åse Sørby` and `aase sorby` agree.
pub(crate) fn search_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for letter in name.to_lowercase().chars() {
        match letter {
            letter if letter.is_alphanumeric() => key.push(plain(letter)),
            _ if key.ends_with(' ') || key.is_empty() => {}
            _ => key.push(' '),
        }
    }
    // `aa` and `ae`, `oe` are how people type å, æ and ø on a foreign keyboard.
    key.truncate(key.trim_end().len());
    key.replace("aa", "a").replace("ae", "a").replace("oe", "o")
}

/// Whether every typed word begins a word of the name.
pub(crate) fn is_found(typed: &str, name: &str) -> bool {
    let (typed, name) = (search_key(typed), search_key(name));
    !typed.is_empty() && typed.split(' ').all(|wanted| name.split(' ').any(|word| word.starts_with(wanted)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(lang: Lang, names: &[&'static str]) -> Vec<&'static str> {
        let mut names = names.to_vec();
        names.sort_by_key(|name| sort_key(lang, name));
        names
    }

    #[test]
    fn danish_names_end_with_ae_oe_and_aa() {
        let names = ["Åberg", "Zeuthen", "Ørum", "Ærø", "Aagaard", "Abel", "Holm"];
        assert_eq!(sorted(Lang::Da, &names), ["Abel", "Holm", "Zeuthen", "Ærø", "Ørum", "Åberg", "Aagaard"]);
    }

    #[test]
    fn swedish_names_end_with_aa_ae_and_oe() {
        let names = ["Öberg", "Ärlig", "Åkesson", "Zander", "Abel"];
        assert_eq!(sorted(Lang::Sv, &names), ["Abel", "Zander", "Åkesson", "Ärlig", "Öberg"]);
    }

    #[test]
    fn english_readers_find_marked_letters_among_the_plain_ones() {
        assert_eq!(sorted(Lang::En, &["Zander", "Ørum", "Pil", "Åberg"]), ["Åberg", "Ørum", "Pil", "Zander"]);
    }

    #[test]
    fn a_name_is_found_however_it_is_typed() {
        for typed in ["åse", "aase", "ase", "SØR", "sor", "soer", "sørby åse", "ås sø"] {
            assert!(is_found(typed, "Sørby, Åse"), "{typed}");
        }
        for typed in ["", "  ", "ørby", "åse holm"] {
            assert!(!is_found(typed, "Sørby, Åse"), "{typed}");
        }
    }
}
