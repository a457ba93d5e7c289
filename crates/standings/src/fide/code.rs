//! The tie-breaks of FIDE by code: one table from which the grammar, the clauses and the help come.

use rokade_clause::ClauseId;

use super::edition::TieBreakEdition;

/// An individual tie-break of FIDE.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Code {
    Points,
    DirectEncounter,
    Wins,
    GamesWon,
    BlackGames,
    BlackWins,
    Progressive,
    RoundsElected,
    Standard,
    PairingNumber,
    Rating,
    Buchholz,
    ForeBuchholz,
    AverageBuchholz,
    SonnebornBerger,
    Koya,
    AverageRating,
    Performance,
    PerfectPerformance,
    AveragePerformance,
    AveragePerfectPerformance,
}

/// Variants a code may carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allows {
    /// `/Cn`
    pub cut: bool,
    /// `/Mn`
    pub median: bool,
    /// `/L±n`
    pub limit: bool,
    /// `/F`
    pub fore: bool,
    /// `/Un`
    pub unrated: bool,
}

/// One row of [`CODES`].
#[derive(Clone, Copy, Debug)]
pub struct CodeRow {
    pub code: Code,
    /// As files write it.
    pub name: &'static str,
    /// The article in the editions of 2026, August 2024 and September 2023; in the 2026 numbering.
    clauses: [&'static str; 3],
    /// The first edition that has it.
    pub since: TieBreakEdition,
    pub allows: Allows,
}

const NOTHING: Allows = Allows { cut: false, median: false, limit: false, fore: false, unrated: false };
const CUT: Allows = Allows { cut: true, ..NOTHING };
const CUT_AND_MEDIAN: Allows = Allows { cut: true, median: true, ..NOTHING };
const RATED: Allows = Allows { unrated: true, ..NOTHING };

macro_rules! article {
    ($article:literal) => {
        [
            concat!("FIDE-C.07-2026:", $article),
            concat!("FIDE-C.07-2024:", $article),
            concat!("FIDE-C.07-2023:", $article),
        ]
    };
}

const fn row(code: Code, name: &'static str, clauses: [&'static str; 3], allows: Allows) -> CodeRow {
    CodeRow { code, name, clauses, since: TieBreakEdition::Before, allows }
}

/// New in 2026: the older editions cite the text that has it.
const fn new(code: Code, name: &'static str, clause: &'static str, allows: Allows) -> CodeRow {
    CodeRow { code, name, clauses: [clause; 3], since: TieBreakEdition::March2026, allows }
}

/// Every code, in the order of the articles.
pub const CODES: &[CodeRow] = &[
    row(Code::Points, "PTS", article!("4.2"), NOTHING),
    row(Code::DirectEncounter, "DE", article!("6"), NOTHING),
    row(Code::Wins, "WIN", article!("7.1"), NOTHING),
    row(Code::GamesWon, "WON", article!("7.2"), NOTHING),
    row(Code::BlackGames, "BPG", article!("7.3"), NOTHING),
    row(Code::BlackWins, "BWG", article!("7.4"), NOTHING),
    row(Code::Progressive, "PS", article!("7.5"), CUT),
    row(Code::RoundsElected, "REP", article!("7.6"), NOTHING),
    new(Code::Standard, "STD", "FIDE-C.07-2026:7.7", NOTHING),
    new(Code::PairingNumber, "TPN", "FIDE-C.07-2026:7.8", NOTHING),
    row(Code::Buchholz, "BH", article!("8.1"), CUT_AND_MEDIAN),
    row(Code::AverageBuchholz, "AOB", article!("8.2"), Allows { fore: true, ..NOTHING }),
    row(Code::ForeBuchholz, "FB", article!("8.3"), CUT_AND_MEDIAN),
    row(Code::SonnebornBerger, "SB", article!("9.1"), CUT_AND_MEDIAN),
    row(Code::Koya, "KS", article!("9.2"), Allows { limit: true, ..NOTHING }),
    row(Code::AverageRating, "ARO", article!("10.1"), Allows { unrated: true, ..CUT_AND_MEDIAN }),
    row(Code::Performance, "TPR", article!("10.2"), RATED),
    row(Code::PerfectPerformance, "PTP", article!("10.3"), RATED),
    row(Code::AveragePerformance, "APRO", article!("10.4"), RATED),
    row(Code::AveragePerfectPerformance, "APPO", article!("10.5"), RATED),
    new(Code::Rating, "RTNG", "FIDE-C.07-2026:10.6", RATED),
];

/// What the rounds elected to play were called until July 2024.
pub(super) const GAMES_ELECTED: &str = "GE";

/// The list of the annex before September 2023, which our inventory does not take apart.
const BEFORE: &str = "FIDE-C.07-old:list";

impl Code {
    pub fn row(self) -> &'static CodeRow {
        CODES.iter().find(|row| row.code == self).expect("the table names every code")
    }

    pub fn name(self) -> &'static str {
        self.row().name
    }

    pub fn clause(self, edition: TieBreakEdition) -> ClauseId {
        let row = self.row();
        match edition {
            TieBreakEdition::March2026 => ClauseId::new(row.clauses[0]),
            TieBreakEdition::August2024 => ClauseId::new(row.clauses[1]),
            TieBreakEdition::April2024 | TieBreakEdition::September2023 => ClauseId::new(row.clauses[2]),
            TieBreakEdition::Before => ClauseId::new(BEFORE),
        }
    }

    /// Made of the ratings of the event.
    pub const fn is_by_rating(self) -> bool {
        matches!(
            self,
            Code::AverageRating
                | Code::Performance
                | Code::PerfectPerformance
                | Code::AveragePerformance
                | Code::AveragePerfectPerformance
                | Code::Rating
        )
    }

    /// Not for pairings fixed in advance (note to article 8).
    pub const fn is_for_swiss(self) -> bool {
        matches!(self, Code::Buchholz | Code::ForeBuchholz | Code::AverageBuchholz)
    }

    /// The lower figure is the better one.
    pub const fn is_ascending(self) -> bool {
        matches!(self, Code::DirectEncounter | Code::PairingNumber)
    }
}

#[cfg(test)]
mod tests {
    use rokade_clause::inventory;

    use super::*;

    #[test]
    fn every_code_cites_known_clauses_in_every_edition() {
        for row in CODES {
            for edition in TieBreakEdition::ALL {
                let clause = row.code.clause(edition);
                assert!(inventory().get(clause.as_str()).is_some(), "{clause}");
            }
        }
    }
}
