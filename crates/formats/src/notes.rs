//! What was taken for granted while reading: one reason per kind, with how often it happened.

use std::collections::BTreeMap;

use rokade_clause::Reason;

/// A file that needs more kinds of assumption than this is told so instead of listing them.
const MOST: usize = 100;

#[derive(Default)]
pub(crate) struct Notes {
    listed: Vec<(Reason, u32)>,
    places: BTreeMap<(String, String), usize>,
    more: u32,
}

impl Notes {
    /// Notes an assumption; later ones of the same key are only counted.
    pub(crate) fn add(&mut self, reason: Reason) {
        self.add_of(String::new(), reason);
    }

    /// As `add`, counted apart for each `kind`, such as the code of a record.
    pub(crate) fn add_of(&mut self, kind: String, reason: Reason) {
        let place = (reason.key.to_string(), kind);
        if let Some(index) = self.places.get(&place) {
            self.listed[*index].1 += 1;
        } else if self.listed.len() < MOST {
            self.places.insert(place, self.listed.len());
            self.listed.push((reason, 1));
        } else {
            self.more += 1;
        }
    }

    pub(crate) fn into_reasons(self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> =
            self.listed.into_iter().map(|(reason, count)| reason.with("count", count)).collect();
        if self.more > 0 {
            reasons.push(Reason::house("more_assumptions").with("count", self.more));
        }
        reasons
    }
}
