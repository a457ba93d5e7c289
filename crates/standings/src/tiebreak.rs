//! The tie-breaks by name: one table from which keys, clauses and help come.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rokade_clause::ClauseId;
use serde::{Deserialize, Serialize};

use crate::fide::{CODES, Code, FideBreak, TieBreakEdition, Variants};

/// A correction or tie-break that orders players with equal points.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// The order of a play-off among those still level.
    PlayOff,
    /// The order drawn by lot among those still level.
    Lot,
    /// A code of FIDE with its variants.
    Fide(Arc<FideBreak>),
    /// A tie-break of teams, or one of the organiser's own: kept by name and not computed.
    Kept(Arc<str>),
}

/// One row of [`TIEBREAKS`].
#[derive(Clone, Debug)]
pub struct TieBreakRow {
    pub tiebreak: TieBreak,
    pub key: &'static str,
    pub clause: &'static str,
}

/// The corrections that are not FIDE's; its codes are in [`CODES`]. The median correction is cited by its
/// first clause; a value of it cites the clause of the event's number of rounds.
pub const TIEBREAKS: &[TieBreakRow] = &[
    TieBreakRow { tiebreak: TieBreak::DsuSonnebornBerger, key: "dsu-sb", clause: "D4.9.10.1" },
    TieBreakRow { tiebreak: TieBreak::DsuOrdinary, key: "dsu-ordinary", clause: "D4.9.10.2" },
    TieBreakRow { tiebreak: TieBreak::DsuMedian, key: "dsu-median", clause: "D4.9.10.3a" },
    TieBreakRow { tiebreak: TieBreak::GladiatorOrdinary, key: "gladiator-ordinary", clause: "D4.9.8-5" },
    TieBreakRow { tiebreak: TieBreak::GladiatorReduced, key: "gladiator-reduced", clause: "D4.9.8-5" },
    TieBreakRow { tiebreak: TieBreak::Mutual, key: "mutual", clause: "D4.9.8-5" },
    TieBreakRow { tiebreak: TieBreak::MutualFirst, key: "mutual-first", clause: "D4.9.5-F10" },
    TieBreakRow { tiebreak: TieBreak::OpponentsAverage, key: "opponents-average", clause: "D4.9.5-F10" },
    TieBreakRow { tiebreak: TieBreak::PlayOff, key: "play-off", clause: "D4.9.10" },
    TieBreakRow { tiebreak: TieBreak::Lot, key: "lot", clause: "D4.9.10" },
];

/// Tie-breaks of teams (articles 11 to 13), kept and not computed.
const OF_TEAMS: &[&str] = &[
    "MPVGP", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "ESB", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "SSSC", "BC", "TBR",
    "BBE",
];

/// How an organiser's own tie-break begins.
const OWN: &str = "OTHER_";

impl TieBreak {
    /// A code of FIDE without variants.
    pub fn fide(code: Code) -> Self {
        TieBreak::Fide(Arc::new(FideBreak::new(code, Variants::default())))
    }

    fn row(&self) -> Option<&'static TieBreakRow> {
        TIEBREAKS.iter().find(|row| row.tiebreak == *self)
    }

    pub fn key(&self) -> &str {
        match self {
            TieBreak::Fide(fide) => fide.key(),
            TieBreak::Kept(name) => name,
            _ => self.row().expect("the table names every correction").key,
        }
    }

    /// Its FIDE code, if it is one of FIDE's.
    pub fn code(&self) -> Option<Code> {
        match self {
            TieBreak::Fide(fide) => Some(fide.code),
            _ => None,
        }
    }

    /// What the variants of one of FIDE's leave out or change, as texts with a number.
    pub fn variants_told(&self) -> Vec<(&'static str, u32)> {
        match self {
            TieBreak::Fide(fide) => fide.variants.told(fide.code),
            _ => Vec::new(),
        }
    }

    pub fn is_computed(&self) -> bool {
        !matches!(self, TieBreak::Kept(_))
    }

    /// Asked only of players whom nothing before has parted.
    pub fn is_among_the_level(&self) -> bool {
        match self {
            TieBreak::Mutual | TieBreak::MutualFirst | TieBreak::PlayOff | TieBreak::Lot => true,
            TieBreak::Fide(fide) => fide.code == Code::DirectEncounter,
            _ => false,
        }
    }

    /// The lower figure is the better one.
    pub fn is_ascending(&self) -> bool {
        match self {
            TieBreak::PlayOff | TieBreak::Lot => true,
            TieBreak::Fide(fide) => fide.is_ascending(),
            _ => false,
        }
    }

    /// Compared in more than one step.
    pub fn is_stepwise(&self) -> bool {
        matches!(self, TieBreak::DsuOrdinary | TieBreak::DsuMedian)
    }

    /// The clause of the newest edition.
    pub fn clause(&self) -> ClauseId {
        self.clause_in(TieBreakEdition::default())
    }

    pub(crate) fn clause_in(&self, edition: TieBreakEdition) -> ClauseId {
        match self {
            TieBreak::Fide(fide) => fide.code.clause(edition),
            TieBreak::Kept(_) => ClauseId::new("FIDE-C.07-2026:4.1"),
            _ => ClauseId::new(self.row().expect("the table names every correction").clause),
        }
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

/// The text names no tie-break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown tie-break {0:?}; known: {known}", known = known_tiebreaks())]
pub struct UnknownTieBreak(pub String);

/// Every name, for help and refusals: the corrections, the codes, the variants.
pub fn known_tiebreaks() -> String {
    let names = TIEBREAKS.iter().map(|row| row.key).chain(CODES.iter().map(|row| row.name));
    let names = names.collect::<Vec<_>>().join(", ");
    format!("{names}, + /C1 /M1 /L+1 /P /F /R /U1400 (BH/C1), OTHER_…")
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let correction = TIEBREAKS.iter().find(|row| row.key.eq_ignore_ascii_case(text));
        let read = correction
            .map(|row| row.tiebreak.clone())
            .or_else(|| FideBreak::read(text).map(|fide| TieBreak::Fide(Arc::new(fide))))
            .or_else(|| is_kept(text).then(|| TieBreak::Kept(text.into())));
        read.ok_or_else(|| UnknownTieBreak(text.to_owned()))
    }
}

/// `OTHER_…`, a code of teams, or any code counted in match or game points.
fn is_kept(text: &str) -> bool {
    let upper = text.to_ascii_uppercase();
    if upper.chars().any(|c| c.is_whitespace() || c.is_control() || c == ',') {
        return false;
    }
    if let Some(own) = upper.strip_prefix(OWN) {
        return !own.is_empty();
    }
    let name = upper.split(['/', ':', '-']).next().unwrap_or_default();
    let is_of_teams = upper.split('/').next().is_some_and(|head| head.ends_with(":MP") || head.ends_with(":GP"));
    OF_TEAMS.contains(&name) || (is_of_teams && CODES.iter().any(|row| row.name == name))
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
            assert_eq!(row.tiebreak.to_string().parse(), Ok(row.tiebreak.clone()));
            assert!(inventory().get(row.clause).is_some(), "{}", row.clause);
        }
        for row in CODES {
            assert_eq!(row.name.parse(), Ok(TieBreak::fide(row.code)));
        }
    }

    #[test]
    fn d4_9_10_an_unknown_correction_is_refused_with_the_known_ones() {
        let error = "buchholz".parse::<TieBreak>().unwrap_err();
        let known = "dsu-sb, dsu-ordinary, dsu-median, gladiator-ordinary, gladiator-reduced, mutual, mutual-first, \
                     opponents-average, play-off, lot, PTS, DE, WIN, WON, BPG, BWG, PS, REP, STD, TPN, BH, AOB, FB, \
                     SB, KS, ARO, TPR, PTP, APRO, APPO, RTNG, + /C1 /M1 /L+1 /P /F /R /U1400 (BH/C1), OTHER_…";
        assert_eq!(error.to_string(), format!("unknown tie-break \"buchholz\"; known: {known}"));
    }

    #[test]
    fn own_and_team_tiebreaks_are_kept_by_name() {
        for name in ["OTHER_Blitz-2", "EDE", "EMGSB/C1", "BH:GP/C1", "BH:MP", "SSSC/K2", "MPvGP"] {
            let read: TieBreak = name.parse().unwrap();
            assert_eq!((read.key(), read.is_computed()), (name, false));
        }
        for name in ["OTHER_", "OTHER_a b", "XX:MP", "a,b"] {
            assert!(name.parse::<TieBreak>().is_err(), "{name}");
        }
    }
}
