//! Whom a question is about.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A person by the number that whoever asks has for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u32);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// As registers keep it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sex {
    #[serde(rename = "m")]
    Man,
    #[serde(rename = "w")]
    Woman,
}
