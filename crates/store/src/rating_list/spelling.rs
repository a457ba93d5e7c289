//! Words that differ from a word by one letter.

/// A word that may have been meant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Meant {
    /// The name may go on
    Beginning(String),
    /// The last letter is what differs: only this very word, for nearly every name begins with the rest
    Whole(String),
}

/// Shorter words differ from too many others.
const SHORTEST: usize = 3;

/// All words that become this one by a letter too much, too few, wrong, or two that changed places.
pub(super) fn near(word: &str) -> Vec<Meant> {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() < SHORTEST {
        return Vec::new();
    }
    let last = letters.len() - 1;
    let mut near = Vec::new();
    let mut add = |at: usize, letters: Vec<char>| {
        let other: String = letters.into_iter().collect();
        near.push(if at >= last { Meant::Whole(other) } else { Meant::Beginning(other) });
    };
    for at in 0..letters.len() {
        let (before, behind) = letters.split_at(at);
        add(at, [before, &behind[1..]].concat());
        if at < last {
            add(at + 1, [before, &[behind[1], behind[0]], &behind[2..]].concat());
        }
        for letter in 'a'..='z' {
            add(at, [before, &[letter], &behind[1..]].concat());
            // A letter more at the end is what the beginning of a word finds anyway.
            add(at, [before, &[letter], behind].concat());
        }
    }
    near.sort_unstable();
    near.dedup();
    near.retain(|meant| !matches!(meant, Meant::Beginning(other) | Meant::Whole(other) if other == word));
    near
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_letter_makes_a_near_word() {
        let near = near("holm");
        for beginning in ["olm", "hlm", "ohlm", "hulm", "hollm"] {
            assert!(near.contains(&Meant::Beginning(beginning.into())), "{beginning}");
        }
        for whole in ["hol", "holk", "homl"] {
            assert!(near.contains(&Meant::Whole(whole.into())), "{whole}");
        }
        assert!(
            !near.iter().any(|meant| matches!(meant, Meant::Beginning(word) | Meant::Whole(word) if word == "holm"))
        );
        assert!(super::near("ho").is_empty());
    }
}
