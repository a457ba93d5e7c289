//! The letters of the men in each language.

/// A set of letters for the men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    English,
    Danish,
    Norwegian,
    Swedish,
    German,
    French,
    Dutch,
    Spanish,
    Finnish,
    Icelandic,
    Figurine,
}
