//! The short name of a tournament in addresses, and other random words.

use std::fmt;

use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};

/// How the key of a game for its own sake begins; no random word holds the vowels.
const CASUAL: &str = "game-";

/// Names a tournament in addresses: `k4m2xw7p`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentKey(String);

impl TournamentKey {
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn random() -> Self {
        Self(word(8))
    }

    /// The key of a game for its own sake says so: no list of tournaments shows it.
    pub(crate) fn casual() -> Self {
        Self(format!("{CASUAL}{}", word(8)))
    }

    /// Whether this is a game for its own sake.
    pub fn is_casual(&self) -> bool {
        self.0.starts_with(CASUAL)
    }
}

impl fmt::Display for TournamentKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<&str> for TournamentKey {
    fn from(key: &str) -> Self {
        Self::new(key)
    }
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
