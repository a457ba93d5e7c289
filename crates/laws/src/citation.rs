//! The clauses of one rule in every edition, side by side.

use rokade_clause::{Citation, ClauseId, Country, Edition, Logic};

/// Ids of the inventory.
pub(crate) type Ids = &'static [&'static str];

/// Where each edition states a rule.
#[derive(Clone, Copy, Debug)]
pub struct Citation {
    y2001: Ids,
    y2009_denmark: Ids,
    y2009_norway: Ids,
    y2018: Ids,
    y2023: Ids,
}

impl Citation {
    /// A rule that both texts of 2009 state under the same number.
    pub(crate) const fn new(y2001: Ids, y2009: Ids, y2018: Ids, y2023: Ids) -> Self {
        Self { y2001, y2009_denmark: y2009, y2009_norway: y2009, y2018, y2023 }
    }

    /// The same rule with a Norwegian clause of its own.
    pub(crate) const fn in_norway(self, y2009: Ids) -> Self {
        Self { y2009_norway: y2009, ..self }
    }

    pub const fn of(self, edition: Edition) -> &'static [&'static str] {
        match edition.logic() {
            Logic::Laws2001 => self.y2001,
            Logic::Laws2009(Country::Norway) => self.y2009_norway,
            Logic::Laws2009(Country::Denmark | Country::Sweden) => self.y2009_denmark,
            Logic::Laws2018 => self.y2018,
            Logic::Laws2023 => self.y2023,
        }
    }

    pub fn clauses(self, edition: Edition) -> Vec<ClauseId> {
        self.of(edition).iter().copied().map(ClauseId::new).collect()
    }

    /// A reason that rests on the clauses of that edition.
    pub(crate) fn reason(self, edition: Edition, key: &'static str) -> rokade_clause::Reason {
        let (first, more) = self.of(edition).split_first().expect("every rule is stated somewhere in every edition");
        more.iter().fold(rokade_clause::Reason::cited(key, first), |reason, id| reason.and(ClauseId::new(id)))
    }
}
