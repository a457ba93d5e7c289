//! A part of a whole, written `2/3`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

/// A fraction of the regulations, which says itself whether it is rounded up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub over: u32,
    pub under: u32,
}

/// The text is no fraction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no part of a whole; write 2/3")]
pub struct InvalidPart(pub String);

impl Part {
    /// So much of a whole, rounded up.
    pub const fn up(self, whole: u32) -> u32 {
        (whole * self.over).div_ceil(self.under)
    }

    /// So much of a whole, rounded down.
    pub const fn down(self, whole: u32) -> u32 {
        whole * self.over / self.under
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.over, self.under)
    }
}

impl FromStr for Part {
    type Err = InvalidPart;

    fn from_str(text: &str) -> Result<Self, InvalidPart> {
        let parts = text.split_once('/').and_then(|(over, under)| Some((over.parse().ok()?, under.parse().ok()?)));
        match parts {
            Some((over, under)) if under > 0 => Ok(Self { over, under }),
            _ => Err(InvalidPart(text.to_owned())),
        }
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_rounded_as_the_text_says() {
        let third: Part = "1/3".parse().unwrap();
        assert_eq!((third.up(10), third.down(10), third.up(9)), (4, 3, 3));
        assert_eq!(third.to_string(), "1/3");
        assert!("1/0".parse::<Part>().is_err() && "0.5".parse::<Part>().is_err());
    }
}
