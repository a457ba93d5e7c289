//! Quarter points: half of a half-point, which only Sonneborn-Berger needs.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use rokade_clause::Fact;
use rokade_model::HalfPoints;
use serde::{Serialize, Serializer};

/// A number of quarter points, exact. `Display` writes plain decimals (`4.25`); `chess` writes `4¼`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quarters(pub i32);

impl Quarters {
    pub const ZERO: Quarters = Quarters(0);

    /// Half of some points: what a drawn opponent gives.
    pub const fn half_of(points: HalfPoints) -> Quarters {
        Quarters(points.0)
    }

    /// As chess players write it: `4¼`, `½`, `0`.
    pub fn chess(self) -> String {
        let sign = if self.0 < 0 { "−" } else { "" };
        let (whole, rest) = (self.0.abs() / 4, self.0.abs() % 4);
        let fraction = ["", "¼", "½", "¾"][usize::try_from(rest).expect("a remainder of an absolute value")];
        if whole == 0 && rest != 0 { format!("{sign}{fraction}") } else { format!("{sign}{whole}{fraction}") }
    }

    /// For a reason: as points where halves can say it, else in the form people write.
    pub(crate) fn fact(self) -> Fact {
        if self.0 % 2 == 0 { Fact::HalfPoints(i64::from(self.0 / 2)) } else { Fact::Text(self.chess()) }
    }
}

impl From<HalfPoints> for Quarters {
    fn from(points: HalfPoints) -> Self {
        Quarters(2 * points.0)
    }
}

impl fmt::Display for Quarters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.abs() / 4, self.0.abs() % 4);
        let fraction = ["", ".25", ".5", ".75"][usize::try_from(rest).expect("a remainder of an absolute value")];
        f.pad(&format!("{sign}{whole}{fraction}"))
    }
}

impl Serialize for Quarters {
    /// As the plain decimal, since no exact figure may become a float.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Add for Quarters {
    type Output = Quarters;
    fn add(self, other: Quarters) -> Quarters {
        Quarters(self.0 + other.0)
    }
}

impl Sub for Quarters {
    type Output = Quarters;
    fn sub(self, other: Quarters) -> Quarters {
        Quarters(self.0 - other.0)
    }
}

impl AddAssign for Quarters {
    fn add_assign(&mut self, other: Quarters) {
        self.0 += other.0;
    }
}

impl Sum for Quarters {
    fn sum<I: Iterator<Item = Quarters>>(items: I) -> Quarters {
        items.fold(Quarters::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_are_written_exactly() {
        let written: Vec<String> = [0, 1, 2, 3, 4, 17, 86, -3, -6].map(|q| Quarters(q).to_string()).into();
        assert_eq!(written, ["0", "0.25", "0.5", "0.75", "1", "4.25", "21.5", "-0.75", "-1.5"]);
        let chess: Vec<String> = [0, 1, 2, 3, 4, 17, 86, -3, -6].map(|q| Quarters(q).chess()).into();
        assert_eq!(chess, ["0", "¼", "½", "¾", "1", "4¼", "21½", "−¾", "−1½"]);
    }

    #[test]
    fn halves_and_their_halves_are_quarters() {
        assert_eq!(Quarters::from(HalfPoints(5)).to_string(), "2.5");
        assert_eq!(Quarters::half_of(HalfPoints(5)).to_string(), "1.25");
    }
}
