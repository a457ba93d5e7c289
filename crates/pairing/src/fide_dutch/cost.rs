//! What a pair costs: a vector whose first entries weigh more than all that follow.

/// Counts of faults in order of priority, compared from the first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost(Box<[i32]>);

impl Cost {
    pub fn zero(length: usize) -> Self {
        Self(vec![0; length].into_boxed_slice())
    }

    pub fn of(entries: Vec<i32>) -> Self {
        Self(entries.into_boxed_slice())
    }

    pub fn entries(&self) -> &[i32] {
        &self.0
    }

    pub fn is_zero(&self) -> bool {
        self.0.iter().all(|entry| *entry == 0)
    }

    pub fn add(&mut self, other: &Cost) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, more)| *own += more);
    }

    pub fn subtract(&mut self, other: &Cost) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, less)| *own -= less);
    }

    pub fn doubled(&self) -> Self {
        Self(self.0.iter().map(|entry| 2 * entry).collect())
    }

    /// Half of a vector of even entries.
    pub fn halved(&self) -> Self {
        debug_assert!(self.0.iter().all(|entry| entry % 2 == 0), "only even vectors are halved");
        Self(self.0.iter().map(|entry| entry / 2).collect())
    }
}

/// The cost of a pair by the classes of its two members.
#[derive(Clone, Debug)]
pub(super) struct Costs {
    class_of: Vec<u32>,
    classes: usize,
    /// Which of the entries asked for are kept.
    kept: Vec<usize>,
    table: Vec<Cost>,
}

impl Costs {
    /// Seats with equal keys cost the same; `cost` is asked once for every pair of classes, with one seat
    /// of each. Entries that are nought for every pair are left out.
    pub fn new<K: Ord>(
        seats: usize,
        length: usize,
        key: impl Fn(usize) -> K,
        cost: impl Fn(usize, usize, &mut [i32]),
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
        let compact = |entries: Vec<i32>| {
            Cost::of(entries.into_iter().zip(&used).filter(|(_, used)| **used).map(|(entry, _)| entry).collect())
        };
        let table: Vec<Cost> = rows.into_iter().map(compact).collect();
        let kept = (0..length).filter(|entry| used[*entry]).collect();
        Self { class_of, classes, kept, table }
    }

    pub fn zero(&self) -> Cost {
        Cost::zero(self.kept.len())
    }

    /// The first entry, as asked for, in which two costs differ, and both values.
    pub fn difference(&self, one: &Cost, other: &Cost) -> Option<(usize, i32, i32)> {
        let mut pairs = self.kept.iter().zip(one.0.iter().zip(&other.0));
        pairs.find(|(_, (one, other))| one != other).map(|(entry, (one, other))| (*entry, *one, *other))
    }

    pub fn class(&self, seat: usize) -> usize {
        self.class_of[seat] as usize
    }

    pub fn between_classes(&self, one: usize, other: usize) -> &Cost {
        &self.table[one * self.classes + other]
    }

    pub fn between(&self, one: usize, other: usize) -> &Cost {
        self.between_classes(self.class(one), self.class(other))
    }
}
