//! Exact figures of tie-breaks: points, halves of half-points, ratings and averages.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use rokade_clause::Fact;
use rokade_model::HalfPoints;
use serde::{Serialize, Serializer};

/// A number of hundredths, exact: quarters of a point and averages to two decimals are whole numbers of
/// them. `Display` writes plain decimals (`4.25`); `chess` writes `4¼`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i64);

impl Amount {
    pub const ZERO: Amount = Amount(0);

    pub const fn hundredths(hundredths: i64) -> Amount {
        Amount(hundredths)
    }

    pub const fn whole(number: i64) -> Amount {
        Amount(number.saturating_mul(100))
    }

    /// Half of some points: what a drawn opponent gives.
    pub const fn half_of(points: HalfPoints) -> Amount {
        Amount(points.0 as i64 * 25)
    }

    /// Points times points: what an opponent gives to Sonneborn-Berger.
    pub const fn product(one: HalfPoints, other: HalfPoints) -> Amount {
        Amount(one.0 as i64 * other.0 as i64 * 25)
    }

    pub const fn in_hundredths(self) -> i64 {
        self.0
    }

    /// As chess players write it: `4¼`, `½`, `0`; other fractions as decimals, `12.33`.
    pub fn chess(self) -> String {
        let sign = if self.0 < 0 { "−" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let fraction = match rest {
            0 => "",
            25 => "¼",
            50 => "½",
            75 => "¾",
            _ => return format!("{sign}{whole}{}", decimals(rest)),
        };
        if whole == 0 && rest != 0 { format!("{sign}{fraction}") } else { format!("{sign}{whole}{fraction}") }
    }

    /// For a reason: as points where halves can say it, else in the form people write.
    pub(crate) fn fact(self) -> Fact {
        match self.0.rem_euclid(100) {
            0 | 50 => Fact::HalfPoints(self.0 / 50),
            25 | 75 => Fact::Text(self.chess()),
            _ => Fact::Decimal(self.to_string()),
        }
    }
}

fn decimals(rest: u64) -> String {
    match rest {
        0 => String::new(),
        rest if rest % 10 == 0 => format!(".{}", rest / 10),
        rest => format!(".{rest:02}"),
    }
}

impl From<HalfPoints> for Amount {
    fn from(points: HalfPoints) -> Self {
        Amount(i64::from(points.0) * 50)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        f.pad(&format!("{sign}{whole}{}", decimals(rest)))
    }
}

impl Serialize for Amount {
    /// As the plain decimal, since no exact figure may become a float.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Add for Amount {
    type Output = Amount;
    fn add(self, other: Amount) -> Amount {
        Amount(self.0 + other.0)
    }
}

impl Sub for Amount {
    type Output = Amount;
    fn sub(self, other: Amount) -> Amount {
        Amount(self.0 - other.0)
    }
}

impl Neg for Amount {
    type Output = Amount;
    fn neg(self) -> Amount {
        Amount(-self.0)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Amount) {
        self.0 += other.0;
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Amount>>(items: I) -> Amount {
        items.fold(Amount::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_exactly() {
        let amounts = [0, 25, 50, 75, 100, 425, 2150, -75, -150, 1233, 1230, -5].map(Amount::hundredths);
        let written = amounts.map(|amount| amount.to_string());
        assert_eq!(
            written,
            ["0", "0.25", "0.5", "0.75", "1", "4.25", "21.5", "-0.75", "-1.5", "12.33", "12.3", "-0.05"]
        );
        let chess = amounts.map(Amount::chess);
        assert_eq!(chess, ["0", "¼", "½", "¾", "1", "4¼", "21½", "−¾", "−1½", "12.33", "12.3", "−0.05"]);
    }

    #[test]
    fn halves_and_their_halves_are_exact() {
        assert_eq!(Amount::from(HalfPoints(5)).to_string(), "2.5");
        assert_eq!(Amount::half_of(HalfPoints(5)).to_string(), "1.25");
        assert_eq!(Amount::product(HalfPoints(5), HalfPoints(1)).to_string(), "1.25");
        assert_eq!(Amount::whole(2104).to_string(), "2104");
    }
}
