//! The short name of a tournament in addresses.

use std::fmt;

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

    /// The key of a game for its own sake says so: no list of tournaments shows it.
    pub fn casual(word: &str) -> Self {
        Self(format!("{CASUAL}{word}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
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
