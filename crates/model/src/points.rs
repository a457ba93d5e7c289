//! Points, counted in halves.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A number of half-points. `Display` writes plain decimals (`4.5`); `chess` writes `4½`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    pub const ZERO: HalfPoints = HalfPoints(0);
    pub const HALF: HalfPoints = HalfPoints(1);
    pub const ONE: HalfPoints = HalfPoints(2);

    /// As chess players write it: `4½`, `½`, `0`.
    pub fn chess(self) -> String {
        let sign = if self.0 < 0 { "−" } else { "" };
        let (whole, half) = (self.0.abs() / 2, self.0.abs() % 2);
        match (whole, half) {
            (0, 1) => format!("{sign}½"),
            (whole, 1) => format!("{sign}{whole}½"),
            (whole, _) => format!("{sign}{whole}"),
        }
    }

    /// With one decimal always, as report files write it: `4.0`, `4.5`.
    pub fn tenths(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        format!("{sign}{}.{}", self.0.abs() / 2, if self.0 % 2 == 0 { 0 } else { 5 })
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.tenths();
        f.pad(text.strip_suffix(".0").unwrap_or(&text))
    }
}

/// The text is not a number of half-points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a number of half-points")]
pub struct InvalidPoints(pub String);

impl FromStr for HalfPoints {
    type Err = InvalidPoints;

    /// Reads `4`, `4.0`, `4.5`, `4,5`, `.5`, `4½`, `½`, and a leading minus.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let invalid = || InvalidPoints(text.to_owned());
        let (sign, digits) = match text.trim().strip_prefix(['-', '−']) {
            Some(rest) => (-1, rest),
            None => (1, text.trim()),
        };
        let (whole, half) = match digits.strip_suffix('½') {
            Some(whole) => (whole, 1),
            None => match digits.split_once(['.', ',']) {
                None if digits.is_empty() => return Err(invalid()),
                None => (digits, 0),
                Some((whole, fraction)) => match fraction.trim_end_matches('0') {
                    "" if !whole.is_empty() => (whole, 0),
                    "5" => (whole, 1),
                    _ => return Err(invalid()),
                },
            },
        };
        let whole: i32 = match whole {
            "" => 0,
            digits if digits.bytes().all(|b| b.is_ascii_digit()) && digits.len() <= 6 => {
                digits.parse().map_err(|_| invalid())?
            }
            _ => return Err(invalid()),
        };
        Ok(HalfPoints(sign * (2 * whole + half)))
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;
    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 + other.0)
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;
    fn sub(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 - other.0)
    }
}

impl Neg for HalfPoints {
    type Output = HalfPoints;
    fn neg(self) -> HalfPoints {
        HalfPoints(-self.0)
    }
}

impl Mul<i32> for HalfPoints {
    type Output = HalfPoints;
    fn mul(self, times: i32) -> HalfPoints {
        HalfPoints(self.0 * times)
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: HalfPoints) {
        self.0 += other.0;
    }
}

impl SubAssign for HalfPoints {
    fn sub_assign(&mut self, other: HalfPoints) {
        self.0 -= other.0;
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(items: I) -> HalfPoints {
        items.fold(HalfPoints::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_read_what_they_write() {
        for halves in -25..25 {
            let points = HalfPoints(halves);
            assert_eq!(points.to_string().parse(), Ok(points));
            assert_eq!(points.chess().parse(), Ok(points));
            assert_eq!(points.tenths().parse(), Ok(points));
        }
        assert_eq!(".5".parse(), Ok(HalfPoints::HALF));
        assert_eq!("3,5".parse(), Ok(HalfPoints(7)));
    }

    #[test]
    fn what_is_no_half_point_is_refused() {
        for text in ["", ".", "-", "1.3", "1.55", "a", "1e3", "99999999999", "+1", "½½"] {
            assert!(text.parse::<HalfPoints>().is_err(), "{text:?}");
        }
    }
}
