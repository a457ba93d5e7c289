//! Whom a fact names: a player by start number or by id, which nobody can mix.

use std::fmt;
use std::num::{ParseIntError, TryFromIntError};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A player by the id under which the event keeps its records, for ever; never the start number, which the draw gives
/// and which only means somebody inside a group.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl From<u32> for PlayerId {
    fn from(id: u32) -> Self {
        Self(id)
    }
}

/// A player's number in a group: the lot or the seed, from 1. It only means somebody inside its group.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StartNumber(pub u32);

impl StartNumber {
    /// Above every number that is given: the place of those who have none.
    pub const MAX: Self = Self(u32::MAX);

    /// Where the player stands in a list that is numbered from 1 without a gap; `None` for 0, which is nobody.
    pub fn index(self) -> Option<usize> {
        usize::try_from(self.0).ok()?.checked_sub(1)
    }
}

/// A place in a list, counted from 1, is a start number where it fits.
impl TryFrom<usize> for StartNumber {
    type Error = TryFromIntError;

    fn try_from(place: usize) -> Result<Self, Self::Error> {
        u32::try_from(place).map(Self)
    }
}

impl FromStr for StartNumber {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// A number that stands for nobody else, one written in a file or a text, may be compared with it.
impl PartialEq<u32> for StartNumber {
    fn eq(&self, number: &u32) -> bool {
        self.0 == *number
    }
}

macro_rules! as_its_number {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        /// As the number alone: records are digested by this form.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}
as_its_number!(PlayerId, StartNumber);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_digested_by_its_debug_form_stays_the_same() {
        assert_eq!(format!("{:?}", [PlayerId(14), PlayerId(3)]), format!("{:?}", [14, 3]));
        assert_eq!(format!("{:?}", [StartNumber(14), StartNumber(3)]), format!("{:?}", [14, 3]));
    }

    #[test]
    fn a_start_number_counts_from_1_and_0_is_nobody() {
        assert_eq!([0, 1, 7].map(|number| StartNumber(number).index()), [None, Some(0), Some(6)]);
        assert_eq!(StartNumber::try_from(7_usize), Ok(StartNumber(7)));
    }
}
