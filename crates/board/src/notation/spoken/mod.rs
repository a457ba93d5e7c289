//! The spoken form for play with the blind: files by given names, ranks by numbers, pieces by name.
//!
//! The Danish texts recommend Danish names and words or German ones, the Norwegian text asks for
//! German words except between Scandinavians, and the later texts recommend German words
//! (L2001-F2.1, L2009-E2.1-DK, L2009-E2.1-NO, L2018-D.2.1, L2023-D.2.1). English words follow the
//! same pattern for those who agree on them. What the texts leave open: `docs/readings/spoken-moves.md`.

mod aloud;
mod hear;
mod say;
mod words;

pub use aloud::{read_out, write_down};
pub use hear::{announcements, hear};
pub use say::say;

/// The language of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Voice {
    /// The words recommended between players of any country.
    German,
    Danish,
    Norwegian,
    Swedish,
    English,
}

impl Voice {
    pub const ALL: [Voice; 5] = [Voice::German, Voice::Danish, Voice::Norwegian, Voice::Swedish, Voice::English];

    pub const fn key(self) -> &'static str {
        match self {
            Voice::German => "de",
            Voice::Danish => "da",
            Voice::Norwegian => "nb",
            Voice::Swedish => "sv",
            Voice::English => "en",
        }
    }

    /// The voice with that key; `no` and `nn` are Norwegian too.
    pub fn from_key(key: &str) -> Option<Self> {
        match key {
            "no" | "nn" => Some(Voice::Norwegian),
            _ => Self::ALL.into_iter().find(|voice| voice.key() == key),
        }
    }
}
