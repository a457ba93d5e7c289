//! What a pair costs: a vector whose first entries weigh more than all that follow.

use std::borrow::Cow;

/// Counts of faults in order of priority, compared from the first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost(Box<[i64]>);

impl Cost {
    pub(crate) fn zero(length: usize) -> Self {
        Self(vec![0; length].into_boxed_slice())
    }

    pub(crate) fn of(entries: Vec<i64>) -> Self {
        Self(entries.into_boxed_slice())
    }

    pub(crate) fn entries(&self) -> &[i64] {
        &self.0
    }

    /// The entry of a cost that has only one.
    pub(crate) fn only(&self) -> i64 {
        self.0[0]
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.0.iter().all(|entry| *entry == 0)
    }

    pub(crate) fn add(&mut self, other: &Cost) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| *own += more);
    }

    pub(crate) fn subtract(&mut self, other: &Cost) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, less)| *own -= less);
    }

    pub(crate) fn doubled(&self) -> Self {
        Self(self.0.iter().map(|entry| 2 * entry).collect())
    }

    /// Half of a vector of even entries.
    pub(crate) fn halved(&self) -> Self {
        debug_assert!(self.0.iter().all(|entry| entry % 2 == 0), "only even vectors are halved");
        Self(self.0.iter().map(|entry| entry / 2).collect())
    }
}

/// What a seat costs as the upper and as the lower one of its pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sides {
    pub upper: i64,
    pub lower: i64,
}

impl Sides {
    /// The cost of a pair, whichever way round is cheaper.
    pub(crate) fn with(self, other: Sides) -> i64 {
        (self.upper + other.lower).min(self.lower + other.upper)
    }
}

/// Costs by the sides two seats take, and by what kinds they are: a surcharge that goes by both.
#[derive(Clone, Debug)]
pub(crate) struct SideCosts {
    pub sides: Vec<Sides>,
    kind_of: Vec<u8>,
    kinds: usize,
    surcharges: Vec<i64>,
}

impl SideCosts {
    pub(crate) fn surcharge(&self, one: usize, other: usize) -> i64 {
        self.surcharges[usize::from(self.kind_of[one]) * self.kinds + usize::from(self.kind_of[other])]
    }
}

/// The cost of a pair by the classes of its two members, or by the sides they take.
#[derive(Clone, Debug)]
pub(crate) struct Costs {
    class_of: Vec<u32>,
    classes: usize,
    /// Which of the entries asked for are kept.
    kept: Vec<usize>,
    table: Vec<Cost>,
    sides: Option<SideCosts>,
}

impl Costs {
    /// Seats with equal keys cost the same; `cost` is asked once for every pair of classes, with one seat
    /// of each. Entries that are nought for every pair are left out.
    pub(crate) fn new<K: Ord>(
        seats: usize,
        length: usize,
        key: impl Fn(usize) -> K,
        cost: impl Fn(usize, usize, &mut [i64]),
    ) -> Self {
        let mut known = std::collections::BTreeMap::new();
        let mut representatives = Vec::new();
        let class_of: Vec<u32> = (0..seats)
            .map(|seat| {
                *known.entry(key(seat)).or_insert_with(|| {
                    representatives.push(seat);
                    u32::try_from(representatives.len() - 1).expect("classes fit")
                })
            })
            .collect();
        let classes = representatives.len();
        let mut rows = Vec::with_capacity(classes * classes);
        let mut used = vec![false; length];
        for one in &representatives {
            for other in &representatives {
                let mut entries = vec![0; length];
                cost(*one, *other, &mut entries);
                used.iter_mut().zip(&entries).for_each(|(used, entry)| *used |= *entry != 0);
                rows.push(entries);
            }
        }
        let compact = |entries: Vec<i64>| {
            Cost::of(entries.into_iter().zip(&used).filter(|(_, used)| **used).map(|(entry, _)| entry).collect())
        };
        let table: Vec<Cost> = rows.into_iter().map(compact).collect();
        let kept = (0..length).filter(|entry| used[*entry]).collect();
        Self { class_of, classes, kept, table, sides: None }
    }

    /// Costs of one entry by the sides the seats take.
    pub(crate) fn by_sides(sides: Vec<Sides>) -> Self {
        let kind_of = vec![0; sides.len()];
        Self::by_sides_and_kinds(sides, kind_of, 1, |_, _| 0)
    }

    /// The same with a surcharge by the kinds of the two seats. No pair may cost less than nothing.
    pub(crate) fn by_sides_and_kinds(
        sides: Vec<Sides>,
        kind_of: Vec<u8>,
        kinds: u8,
        surcharge: impl Fn(u8, u8) -> i64,
    ) -> Self {
        let surcharges = (0..kinds).flat_map(|one| (0..kinds).map(move |other| (one, other)));
        let surcharges = surcharges.map(|(one, other)| surcharge(one, other)).collect();
        let class_of = vec![0; sides.len()];
        let sides = SideCosts { sides, kind_of, kinds: usize::from(kinds), surcharges };
        Self { class_of, classes: 1, kept: vec![0], table: Vec::new(), sides: Some(sides) }
    }

    pub(crate) fn sides(&self) -> Option<&SideCosts> {
        self.sides.as_ref()
    }

    pub(crate) fn zero(&self) -> Cost {
        Cost::zero(self.kept.len())
    }

    /// The first entry, as asked for, in which two costs differ, and both values.
    pub(crate) fn difference(&self, one: &Cost, other: &Cost) -> Option<(usize, i64, i64)> {
        let mut pairs = self.kept.iter().zip(one.0.iter().zip(&other.0));
        pairs.find(|(_, (one, other))| one != other).map(|(entry, (one, other))| (*entry, *one, *other))
    }

    /// One entry of a cost, as asked for; those left out are nought.
    pub(crate) fn entry_of(&self, cost: &Cost, entry: usize) -> i64 {
        self.kept.iter().position(|kept| *kept == entry).map_or(0, |place| cost.0[place])
    }

    pub(crate) fn class(&self, seat: usize) -> usize {
        self.class_of[seat] as usize
    }

    pub(crate) fn between_classes(&self, one: usize, other: usize) -> &Cost {
        &self.table[one * self.classes + other]
    }

    pub(crate) fn between(&self, one: usize, other: usize) -> Cow<'_, Cost> {
        match &self.sides {
            Some(costs) => {
                let cost = costs.sides[one].with(costs.sides[other]) + costs.surcharge(one, other);
                Cow::Owned(Cost::of(vec![cost]))
            }
            None => Cow::Borrowed(self.between_classes(self.class(one), self.class(other))),
        }
    }
}
