//! Time as the referee knows it: whole milliseconds, handed in.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use rokade_clause::{value, value_if_any};
use serde::{Deserialize, Deserializer, Serialize};

/// Milliseconds: a moment after the scheduled start, or a span.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    pub const ZERO: Millis = Millis(0);

    pub const fn from_seconds(seconds: i64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    pub const fn from_minutes(minutes: i64) -> Self {
        Self(minutes.saturating_mul(60_000))
    }

    pub const fn seconds(self) -> i64 {
        self.0 / 1000
    }

    pub fn half(self) -> Self {
        Self(self.0 / 2)
    }
}

/// Reads a figure in minutes.
pub(crate) fn minutes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Millis, D::Error> {
    value(deserializer).map(Millis::from_minutes)
}

/// Reads a figure in minutes that an edition may not have.
pub(crate) fn minutes_if_any<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Millis>, D::Error> {
    Ok(value_if_any(deserializer)?.map(Millis::from_minutes))
}

/// Reads a figure in seconds.
pub(crate) fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Millis, D::Error> {
    value(deserializer).map(Millis::from_seconds)
}

/// Reads a figure in seconds that an edition may not have.
pub(crate) fn seconds_if_any<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Millis>, D::Error> {
    Ok(value_if_any(deserializer)?.map(Millis::from_seconds))
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Millis;
    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(spans: I) -> Millis {
        spans.fold(Millis::ZERO, Add::add)
    }
}
