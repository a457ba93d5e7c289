//! The files of `rules/`: the regulations as data, embedded in the binary.
//!
//! Everything that reads a table asks [`text`] for it. A process works with one set of tables from its first
//! question to its end: those embedded here, or a set that was [installed](Rules::install) before, which is how
//! an edition is tried before it is printed.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

macro_rules! embedded {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../../rules/", $path)))),*]
    };
}

/// Every file of `rules/` by its path there.
const EMBEDDED: &[(&str, &str)] = embedded![
    "clauses/dsu.csv",
    "clauses/fide-2026.csv",
    "clauses/fide-rating.csv",
    "clauses/fide-tiebreaks.csv",
    "clauses/fide-titles.csv",
    "clauses/laws-2023.csv",
    "clauses/laws.csv",
    "coverage.csv",
    "dsu/championships.toml",
    "dsu/classes.toml",
    "dsu/corrections.toml",
    "dsu/danish_swiss.toml",
    "dsu/dubov.toml",
    "dsu/federation.toml",
    "dsu/groups.toml",
    "dsu/handicap.toml",
    "dsu/ladders.toml",
    "dsu/monrad.toml",
    "dsu/pace.toml",
    "dsu/play.toml",
    "dsu/prizes.toml",
    "dsu/scoring.toml",
    "dsu/time_control.toml",
    "dsu/withdrawal.toml",
    "editions.csv",
    "handbook.csv",
    "law_book/concordance.csv",
    "law_book/figures.csv",
    "law_book/index.csv",
    "law_book/meanings.csv",
    "law_book/precedents.csv",
    "law_book/synonyms.csv",
    "law_book/titles.csv",
    "law_book/topics.csv",
    "laws/adjournment.toml",
    "laws/agreement.toml",
    "laws/arrival.toml",
    "laws/citations.csv",
    "laws/clock.toml",
    "laws/conduct.toml",
    "laws/draws.toml",
    "laws/endings.toml",
    "laws/flags.toml",
    "laws/illegal_moves.toml",
    "laws/irregular.toml",
    "laws/pace.toml",
    "laws/penalties.toml",
    "laws/quickplay.toml",
    "laws/sheets.toml",
    "pairing/fide_dutch.csv",
    "rating/candidates.toml",
    "rating/dsu.toml",
    "rating/fide.toml",
    "rating/fide_norms.toml",
    "rating/fide_tables.toml",
    "rating/norms.toml",
    "rating/registry.toml",
    "rating/tables.toml",
    "reach.csv",
    "standings/tiebreaks.toml",
    "texts/da/dsu.csv",
    "texts/da/laws-2001.csv",
    "texts/da/laws-2009.csv",
    "texts/da/laws-2018.csv",
    "texts/da/laws-2023.csv",
    "texts/nb/laws-2009.csv",
    "texts/nb/laws-2018.csv",
    "texts/nb/laws-2023.csv",
    "texts/sv/laws-2018.csv",
    "texts/sv/laws-2023.csv",
];

/// An embedded file, for what is settled when the program is compiled.
pub(crate) const fn embedded(path: &str) -> &'static str {
    let mut at = 0;
    while at < EMBEDDED.len() {
        if is_same(EMBEDDED[at].0.as_bytes(), path.as_bytes()) {
            return EMBEDDED[at].1;
        }
        at += 1;
    }
    panic!("no such file of the regulations")
}

/// Whether two texts are the same, for use in constants.
pub(crate) const fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

static RULES: OnceLock<Rules> = OnceLock::new();

/// A whole set of tables.
#[derive(Clone, Debug)]
pub struct Rules(BTreeMap<String, Cow<'static, str>>);

/// Tables were read already, so that others can no longer take their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the tables of the regulations have been read already")]
pub struct AlreadyRead;

impl Rules {
    /// The tables this program was built with.
    pub fn embedded() -> Self {
        Self(EMBEDDED.iter().map(|(path, text)| ((*path).to_owned(), Cow::Borrowed(*text))).collect())
    }

    /// The same set with another file, new or in place of the one under this path.
    #[must_use]
    pub fn with(mut self, path: &str, text: String) -> Self {
        self.0.insert(path.to_owned(), Cow::Owned(text));
        self
    }

    /// Every file by its path under `rules/`.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_ref()))
    }

    /// A file by its path under `rules/`.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(AsRef::as_ref)
    }

    /// Makes these the tables of the process. Must come before the first question to any of them.
    pub fn install(self) -> Result<(), AlreadyRead> {
        RULES.set(self).map_err(|_| AlreadyRead)
    }
}

/// The tables of this process.
pub fn rules() -> &'static Rules {
    RULES.get_or_init(Rules::embedded)
}

/// A table that the program cannot do without.
pub fn text(path: &str) -> &'static str {
    rules().text(path).unwrap_or_else(|| panic!("rules/{path} is no file of the regulations"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_regulations_is_embedded() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
        let mut open = vec![root.clone()];
        while let Some(folder) = open.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                match path.is_dir() {
                    true => open.push(path),
                    false => {
                        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                        assert!(rules().text(&name).is_some(), "rules/{name} is not embedded");
                    }
                }
            }
        }
    }

    #[test]
    fn a_set_of_tables_takes_one_more_file() {
        let rules = Rules::embedded().with("laws/new.toml", String::new());
        assert_eq!(rules.text("laws/new.toml"), Some(""));
        assert_eq!(rules.files().count(), EMBEDDED.len() + 1);
    }

    #[test]
    fn tables_that_have_been_read_stay() {
        assert!(rules().text("editions.csv").is_some());
        assert_eq!(Rules::embedded().install(), Err(AlreadyRead));
    }
}
