//! Scores in hundredths: what the tables give and what is added up from them.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use rokade_model::HalfPoints;
use serde::{Deserialize, Serialize, Serializer};

/// A number of hundredths of a point. `Display` writes `2.35`, `0.5`, `3`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(transparent)]
pub struct Hundredths(pub i32);

impl Hundredths {
    pub const ZERO: Hundredths = Hundredths(0);

    /// To the nearest multiple of `step` hundredths; a figure just between goes up.
    pub fn nearest(self, step: i32) -> Hundredths {
        Hundredths((2 * self.0 + step).div_euclid(2 * step) * step)
    }
}

impl From<HalfPoints> for Hundredths {
    fn from(points: HalfPoints) -> Self {
        Hundredths(50 * points.0)
    }
}

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = match rest {
            0 => format!("{sign}{whole}"),
            rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
            rest => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

impl Serialize for Hundredths {
    /// As text, since no exact figure may become a float.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Add for Hundredths {
    type Output = Hundredths;
    fn add(self, other: Hundredths) -> Hundredths {
        Hundredths(self.0 + other.0)
    }
}

impl Sub for Hundredths {
    type Output = Hundredths;
    fn sub(self, other: Hundredths) -> Hundredths {
        Hundredths(self.0 - other.0)
    }
}

impl Neg for Hundredths {
    type Output = Hundredths;
    fn neg(self) -> Hundredths {
        Hundredths(-self.0)
    }
}

impl Mul<i32> for Hundredths {
    type Output = Hundredths;
    fn mul(self, times: i32) -> Hundredths {
        Hundredths(self.0 * times)
    }
}

impl AddAssign for Hundredths {
    fn add_assign(&mut self, other: Hundredths) {
        self.0 += other.0;
    }
}

impl Sum for Hundredths {
    fn sum<I: Iterator<Item = Hundredths>>(items: I) -> Hundredths {
        items.fold(Hundredths::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_are_written_exactly() {
        let written = [0, 5, 50, 92, 100, 235, 350, -8, -150].map(|value| Hundredths(value).to_string());
        assert_eq!(written, ["0", "0.05", "0.5", "0.92", "1", "2.35", "3.5", "-0.08", "-1.5"]);
    }

    #[test]
    fn d4_5_2_1a_d4_5_2_1b_the_expected_score_goes_to_the_nearest_twentieth() {
        assert_eq!([333, 382, 372].map(|value| Hundredths(value).nearest(5).0), [335, 380, 370]);
        assert_eq!([-333, -2, 0].map(|value| Hundredths(value).nearest(5).0), [-335, 0, 0]);
    }
}
