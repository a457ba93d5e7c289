//! What becomes of every clause: whether a function decides it, a page asks about it, or it is only read.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::rules;

const FILE: &str = "coverage.csv";

/// How far the program carries out a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// A function decides it.
    Enforced,
    /// Facts are asked and the choice is recorded.
    Assisted,
    /// It can be read.
    Text,
}

impl State {
    pub const fn key(self) -> &'static str {
        match self {
            State::Enforced => "enforced",
            State::Assisted => "assisted",
            State::Text => "text",
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for State {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        [State::Enforced, State::Assisted, State::Text]
            .into_iter()
            .find(|state| state.key() == text)
            .ok_or_else(|| "enforced, assisted, text".to_owned())
    }
}

/// The declared states by clause id, each with the module that decides it: `id,state,rule`. A row with the state
/// `text` names a function that knows the clause and that no command or page leads to yet.
pub fn declared() -> &'static BTreeMap<&'static str, (State, &'static str)> {
    static DECLARED: LazyLock<BTreeMap<&'static str, (State, &'static str)>> = LazyLock::new(|| {
        let row = |line: &'static str| {
            let mut cells = line.splitn(3, ',');
            let mut next = || cells.next().expect("rules/coverage.csv has three columns");
            let (id, state, rule) = (next(), next(), next());
            (id, (state.parse().expect("rules/coverage.csv names known states"), rule))
        };
        rules::text(FILE).lines().skip(1).map(row).collect()
    });
    &DECLARED
}

/// The state of a clause and the module behind it, empty if none.
pub fn treatment(id: &str) -> (State, &'static str) {
    declared().get(id).copied().unwrap_or((State::Text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_declared_clause_is_in_the_inventory() {
        for id in declared().keys() {
            assert!(crate::inventory().get(id).is_some(), "rules/coverage.csv names {id}");
        }
    }

    #[test]
    fn a_clause_that_nobody_declares_can_be_read() {
        assert_eq!(treatment("L2018-7.5.5"), (State::Enforced, "laws::referee::illegal_moves"));
        assert_eq!(treatment("L1999-1"), (State::Text, ""));
    }
}
