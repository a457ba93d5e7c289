//! Counting federations where some are not known.

use std::collections::BTreeMap;

use super::requirement::Amount;

/// Players of no federation of FIDE; their opponents' games do not count.
const OUTSIDE: [&str; 1] = ["NON"];
/// Players under FIDE's own flag: they count, but are no federation.
const UNDER_FIDE: [&str; 2] = ["FID", "FIDE"];

pub(super) fn is_outside(federation: &str) -> bool {
    OUTSIDE.contains(&federation)
}

fn is_federation(federation: &str) -> bool {
    !UNDER_FIDE.contains(&federation)
}

/// Opponents by federation.
pub(super) struct Federations<'a> {
    own: Option<&'a str>,
    known: BTreeMap<&'a str, u32>,
    unknown: u32,
}

/// A count of which a part may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    known: u32,
    unknown: u32,
}

impl Count {
    pub(super) fn at_least(self, needed: u32) -> Option<bool> {
        match self {
            Count { known, .. } if known >= needed => Some(true),
            Count { known, unknown } if known + unknown < needed => Some(false),
            _ => None,
        }
    }

    pub(super) fn at_most(self, limit: u32) -> Option<bool> {
        self.at_least(limit + 1).map(|exceeds| !exceeds)
    }

    /// The figure, unless what is not known could change it.
    pub(super) fn found(self) -> Option<Amount> {
        (self.unknown == 0).then_some(self.known.into())
    }
}

impl<'a> Federations<'a> {
    /// One federation for each opponent, `None` where the event does not know it.
    pub(super) fn of(own: Option<&'a str>, opponents: impl Iterator<Item = Option<&'a str>>) -> Self {
        let mut federations = Self { own, known: BTreeMap::new(), unknown: 0 };
        for opponent in opponents {
            match opponent {
                Some(federation) => *federations.known.entry(federation).or_default() += 1,
                None => federations.unknown += 1,
            }
        }
        federations
    }

    fn all(&self) -> u32 {
        self.known.values().sum::<u32>() + self.unknown
    }

    /// Opponents of another federation than the player.
    pub(super) fn foreigners(&self) -> Count {
        match self.own {
            None => Count { known: 0, unknown: self.all() },
            Some(own) => {
                let home = self.known.get(own).copied().unwrap_or(0);
                Count { known: self.all() - self.unknown - home, unknown: self.unknown }
            }
        }
    }

    /// Opponents of the player's own federation.
    pub(super) fn compatriots(&self) -> Count {
        match self.own {
            None => Count { known: 0, unknown: self.all() },
            // Players under FIDE's flag share no federation.
            Some(own) if !is_federation(own) => Count { known: 0, unknown: self.unknown },
            Some(own) => Count { known: self.known.get(own).copied().unwrap_or(0), unknown: self.unknown },
        }
    }

    /// Different federations among the opponents.
    pub(super) fn nations(&self) -> Count {
        let known = self.known.keys().filter(|federation| is_federation(federation)).count();
        Count { known: u32::try_from(known).expect("federations are few"), unknown: self.unknown }
    }

    /// Different federations besides the player's own.
    pub(super) fn others(&self) -> Count {
        let Count { known, unknown } = self.nations();
        match self.own {
            Some(own) => {
                let home = u32::from(is_federation(own) && self.known.contains_key(own));
                Count { known: known - home, unknown }
            }
            // The player's own may be any of them.
            None => Count { known: known.saturating_sub(1), unknown: unknown + known.min(1) },
        }
    }

    /// Opponents of the federation that has most of them.
    pub(super) fn largest(&self) -> Count {
        let federations = self.known.iter().filter(|(federation, _)| is_federation(federation));
        let known = federations.map(|(_, opponents)| *opponents).max().unwrap_or(0);
        Count { known, unknown: self.unknown }
    }
}
