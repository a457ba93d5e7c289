//! The cheapest matching of a general graph that covers everybody who must be covered, by criteria in
//! order of priority.

use integer_blossom::max_weight_matching;

/// Criteria of falling priority as one price. Each is given with the most its sum over a matching can be.
pub(super) struct Scale {
    factors: Vec<i128>,
    /// No matching costs as much.
    pub limit: i128,
}

impl Scale {
    /// `None` if the criteria do not fit into one number.
    pub fn new(most: &[i128]) -> Option<Self> {
        let mut factors = vec![0; most.len()];
        let mut limit: i128 = 1;
        for (factor, most) in factors.iter_mut().zip(most).rev() {
            *factor = limit;
            limit = limit.checked_mul(most + 1)?;
        }
        (limit < ROOM).then_some(Self { factors, limit })
    }

    pub fn price(&self, values: &[i128]) -> i128 {
        self.factors.iter().zip(values).map(|(factor, value)| factor * value).sum()
    }

    /// The criterion's part of a price.
    pub fn part(&self, price: i128, criterion: usize) -> i128 {
        let above = if criterion == 0 { self.limit } else { self.factors[criterion - 1] };
        price % above / self.factors[criterion]
    }
}

/// Prices below this leave the solver room for its sums.
pub(super) const ROOM: i128 = 1 << 116;
/// The same for the narrow number, which is faster.
const NARROW_ROOM: i128 = 1 << 56;

/// Vertices that must be covered, and the price of an edge.
pub(super) struct Problem<'a> {
    pub must: &'a [bool],
    pub price: &'a dyn Fn(usize, usize) -> Option<i128>,
    /// No matching costs as much.
    pub limit: i128,
}

impl Problem<'_> {
    /// The cheapest matching, by vertex, with its price; `None` if not everybody can be covered.
    pub fn solve(&self) -> Option<(Vec<Option<usize>>, i128)> {
        let mate = if self.must.is_empty() {
            Vec::new()
        } else if self.limit < NARROW_ROOM {
            let weights: Vec<i64> = self.weights().map(|weight| i64::try_from(weight).expect("it fits")).collect();
            max_weight_matching(&weights, self.must.len())
        } else {
            max_weight_matching(&self.weights().collect::<Vec<i128>>(), self.must.len())
        };
        if mate.iter().zip(self.must).any(|(mate, must)| *must && mate.is_none()) {
            return None;
        }
        let pairs = mate.iter().enumerate().filter_map(|(one, other)| other.map(|other| (one, other)));
        let price = pairs.filter(|(one, other)| one < other).filter_map(|(one, other)| (self.price)(one, other)).sum();
        Some((mate, price))
    }

    /// Covering one more vertex outweighs every price.
    fn weights(&self) -> impl Iterator<Item = i128> + '_ {
        let size = self.must.len();
        (0..size * size).map(move |cell| {
            let (one, other) = (cell / size, cell % size);
            let covered = i128::from(self.must[one]) + i128::from(self.must[other]);
            if one >= other || covered == 0 {
                return 0;
            }
            (self.price)(one, other).map_or(0, |price| covered * self.limit - price)
        })
    }
}
