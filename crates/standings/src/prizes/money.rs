//! Sums of money in the smallest coin.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// Hundredths of the currency: øre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ore(pub i64);

/// What a share is rounded to. What is left over goes out one unit each, from the best placed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    #[default]
    Ore,
    Krone,
}

impl Ore {
    pub const ZERO: Ore = Ore(0);

    pub const fn kroner(kroner: i64) -> Self {
        Self(kroner * Rounding::Krone.unit())
    }

    /// Whole kroner, and the øre beside them.
    pub const fn split(self) -> (i64, i64) {
        (self.0 / Rounding::Krone.unit(), self.0 % Rounding::Krone.unit())
    }
}

impl Rounding {
    /// In øre.
    pub const fn unit(self) -> i64 {
        match self {
            Rounding::Ore => 1,
            Rounding::Krone => 100,
        }
    }
}

impl Add for Ore {
    type Output = Ore;
    fn add(self, other: Ore) -> Ore {
        Ore(self.0 + other.0)
    }
}

impl AddAssign for Ore {
    fn add_assign(&mut self, other: Ore) {
        self.0 += other.0;
    }
}

impl Sub for Ore {
    type Output = Ore;
    fn sub(self, other: Ore) -> Ore {
        Ore(self.0 - other.0)
    }
}

impl Sum for Ore {
    fn sum<I: Iterator<Item = Ore>>(sums: I) -> Ore {
        Ore(sums.map(|sum| sum.0).sum())
    }
}
