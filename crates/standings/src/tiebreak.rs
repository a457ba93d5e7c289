//! The corrections by name: one table from which keys, clauses and help come.

use std::fmt;
use std::str::FromStr;

use rokade_clause::ClauseId;
use serde::{Deserialize, Serialize};

/// A correction that orders players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TieBreak {
    DsuSonnebornBerger,
    DsuOrdinary,
    DsuMedian,
    /// Most ordinary games won.
    GladiatorOrdinary,
    /// Most games won with reduced time, blitz left out.
    GladiatorReduced,
    /// The results among those still level.
    Mutual,
    /// The same for the first place alone.
    MutualFirst,
    OpponentsAverage,
}

/// One row of [`TIEBREAKS`].
#[derive(Clone, Copy, Debug)]
pub struct TieBreakRow {
    pub tiebreak: TieBreak,
    pub key: &'static str,
    pub clause: &'static str,
}

/// Every correction Rokade knows. The median correction is cited by its first clause; a value of
/// it cites the clause of the event's number of rounds.
pub const TIEBREAKS: &[TieBreakRow] = &[
    TieBreakRow { tiebreak: TieBreak::DsuSonnebornBerger, key: "dsu-sb", clause: "D4.9.10.1" },
    TieBreakRow { tiebreak: TieBreak::DsuOrdinary, key: "dsu-ordinary", clause: "D4.9.10.2" },
    TieBreakRow { tiebreak: TieBreak::DsuMedian, key: "dsu-median", clause: "D4.9.10.3a" },
    TieBreakRow { tiebreak: TieBreak::GladiatorOrdinary, key: "gladiator-ordinary", clause: "D4.9.8-5" },
    TieBreakRow { tiebreak: TieBreak::GladiatorReduced, key: "gladiator-reduced", clause: "D4.9.8-5" },
    TieBreakRow { tiebreak: TieBreak::Mutual, key: "mutual", clause: "D4.9.8-5" },
    TieBreakRow { tiebreak: TieBreak::MutualFirst, key: "mutual-first", clause: "D4.9.5-F10" },
    TieBreakRow { tiebreak: TieBreak::OpponentsAverage, key: "opponents-average", clause: "D4.9.5-F10" },
];

impl TieBreak {
    fn row(self) -> &'static TieBreakRow {
        TIEBREAKS.iter().find(|row| row.tiebreak == self).expect("the table names every correction")
    }

    pub fn key(self) -> &'static str {
        self.row().key
    }

    /// Asked only of players whom nothing before has parted.
    pub(crate) const fn is_among_the_level(self) -> bool {
        matches!(self, TieBreak::Mutual | TieBreak::MutualFirst)
    }

    pub fn clause(self) -> ClauseId {
        ClauseId::new(self.row().clause)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl From<TieBreak> for String {
    fn from(tiebreak: TieBreak) -> String {
        tiebreak.key().to_owned()
    }
}

/// The text names no correction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown tie-break {0:?}; known: {known}", known = known())]
pub struct UnknownTieBreak(pub String);

fn known() -> String {
    TIEBREAKS.iter().map(|row| row.key).collect::<Vec<_>>().join(", ")
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        TIEBREAKS
            .iter()
            .find_map(|row| (row.key == text).then_some(row.tiebreak))
            .ok_or_else(|| UnknownTieBreak(text.to_owned()))
    }
}

impl TryFrom<String> for TieBreak {
    type Error = UnknownTieBreak;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use rokade_clause::inventory;

    use super::*;

    #[test]
    fn every_tiebreak_reads_what_it_writes_and_cites_a_known_clause() {
        for row in TIEBREAKS {
            assert_eq!(row.tiebreak.to_string().parse(), Ok(row.tiebreak));
            assert!(inventory().get(row.clause).is_some(), "{}", row.clause);
        }
    }

    #[test]
    fn d4_9_10_an_unknown_correction_is_refused_with_the_known_ones() {
        let error = "buchholz".parse::<TieBreak>().unwrap_err();
        let known = "dsu-sb, dsu-ordinary, dsu-median, gladiator-ordinary, gladiator-reduced, mutual, mutual-first, \
                     opponents-average";
        assert_eq!(error.to_string(), format!("unknown tie-break \"buchholz\"; known: {known}"));
    }
}
