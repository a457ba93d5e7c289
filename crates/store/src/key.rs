//! Random words: the keys of tournaments, secrets of addresses.

use rand::TryRng;
use rand::rngs::SysRng;
use rokade_tournament::TournamentKey;

/// So many letters name a tournament.
const KEY: usize = 8;

/// The key of a new tournament.
pub(crate) fn tournament() -> TournamentKey {
    TournamentKey::new(word(KEY))
}

/// The key of a new game for its own sake.
pub(crate) fn casual_game() -> TournamentKey {
    TournamentKey::casual(&word(KEY))
}

/// Letters and digits that are not taken for each other on paper, and no vowels, so that no word is spelt.
const LETTERS: &[u8; 25] = b"23456789bcdfghjkmnpqrtwxz";

/// A random word for an address.
pub(crate) fn word(length: usize) -> String {
    let mut word = String::with_capacity(length);
    while word.len() < length {
        for byte in bytes::<32>() {
            // 250 is the largest multiple of 25 in a byte: beyond it some letters would come more often.
            if byte < 250 && word.len() < length {
                word.push(char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
            }
        }
    }
    word
}

/// Bytes from the machine's randomness.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the machine gives randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_of_the_length_asked_and_fit_into_addresses() {
        for length in [1, 8, 40] {
            let word = word(length);
            assert_eq!(word.len(), length);
            assert!(word.bytes().all(|letter| LETTERS.contains(&letter)));
        }
        assert_ne!(word(20), word(20));
    }
}
