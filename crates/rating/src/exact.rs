//! An exact fraction, for figures between a sum and its rounding.

use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

use num_rational::Ratio;
use serde::{Serialize, Serializer};

use crate::Hundredths;

/// A fraction in lowest terms. `Display` writes a plain decimal where one ends (`1804.5`), else `n/d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exact(Ratio<i64>);

impl Exact {
    pub const ZERO: Exact = Exact(Ratio::new_raw(0, 1));

    /// # Panics
    /// If `denominator` is 0.
    pub fn new(numerator: i64, denominator: i64) -> Self {
        Exact(Ratio::new(numerator, denominator))
    }

    pub fn whole(value: i64) -> Self {
        Exact(Ratio::from_integer(value))
    }

    pub fn numerator(self) -> i64 {
        *self.0.numer()
    }

    pub fn denominator(self) -> i64 {
        *self.0.denom()
    }

    /// To the nearest whole number, a half upwards: 1804.5 to 1805, −2.5 to −2.
    pub fn half_up(self) -> i64 {
        (self.0 + Ratio::new(1, 2)).floor().to_integer()
    }

    /// To the nearest whole number, a half away from zero: −8.5 to −9.
    pub fn half_away_from_zero(self) -> i64 {
        self.0.round().to_integer()
    }

    pub fn is_negative(self) -> bool {
        self.0 < Ratio::from_integer(0)
    }
}

impl From<Hundredths> for Exact {
    fn from(value: Hundredths) -> Self {
        Exact::new(i64::from(value.0), 100)
    }
}

impl Add for Exact {
    type Output = Exact;
    fn add(self, other: Exact) -> Exact {
        Exact(self.0 + other.0)
    }
}

impl Sub for Exact {
    type Output = Exact;
    fn sub(self, other: Exact) -> Exact {
        Exact(self.0 - other.0)
    }
}

impl Mul for Exact {
    type Output = Exact;
    fn mul(self, other: Exact) -> Exact {
        Exact(self.0 * other.0)
    }
}

impl Neg for Exact {
    type Output = Exact;
    fn neg(self) -> Exact {
        Exact(-self.0)
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numerator, denominator) = (self.numerator(), self.denominator());
        f.pad(&decimal(numerator, denominator).unwrap_or_else(|| format!("{numerator}/{denominator}")))
    }
}

/// The digits of a fraction whose decimal form ends; `None` for a third.
fn decimal(numerator: i64, denominator: i64) -> Option<String> {
    let (mut rest, mut places, mut scale) = (denominator, 0_usize, 1_i64);
    while scale % denominator != 0 {
        if rest % 2 != 0 && rest % 5 != 0 {
            return None;
        }
        rest /= if rest % 2 == 0 { 2 } else { 5 };
        scale = scale.checked_mul(10)?;
        places += 1;
    }
    let digits = numerator.checked_mul(scale / denominator)?;
    let sign = if digits < 0 { "-" } else { "" };
    let (whole, fraction) =
        (digits.unsigned_abs() / scale.unsigned_abs(), digits.unsigned_abs() % scale.unsigned_abs());
    if places == 0 {
        return Some(format!("{sign}{whole}"));
    }
    let fraction = format!("{fraction:0places$}");
    let fraction = fraction.trim_end_matches('0');
    Some(if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") })
}

impl Serialize for Exact {
    /// As text, since no exact figure may become a float.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_written_as_a_decimal_where_one_ends() {
        let written = [(105, 1), (3609, 2), (-7, 20), (5420, 3), (1, 3), (-86, 10), (4000, 2), (1, 8)];
        let written = written.map(|(numerator, denominator)| Exact::new(numerator, denominator).to_string());
        assert_eq!(written, ["105", "1804.5", "-0.35", "5420/3", "1/3", "-8.6", "2000", "0.125"]);
    }

    #[test]
    fn halves_round_up_or_away_from_zero() {
        let halves = [(3609, 2), (-5, 2), (-17, 2), (7, 3), (-7, 3)].map(|(n, d)| Exact::new(n, d));
        assert_eq!(halves.map(Exact::half_up), [1805, -2, -8, 2, -2]);
        assert_eq!(halves.map(Exact::half_away_from_zero), [1805, -3, -9, 2, -2]);
    }
}
