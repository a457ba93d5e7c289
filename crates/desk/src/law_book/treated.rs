//! How the program treats a clause: whether a function decides it, a page asks about it, or it is only read.

use std::collections::HashMap;
use std::sync::LazyLock;

use rokade_clause::Clause;

/// `id,state,rule`; the command line tests it against the inventory, the modules and the tests.
const DECLARED: &str = include_str!("../../../../rules/coverage.csv");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Treated {
    /// A function decides it.
    Enforced,
    /// Facts are asked for, the arbiter's choice is recorded.
    Assisted,
    /// It can be read.
    Text,
}

impl Treated {
    /// The sentence that says it.
    pub fn text_key(self) -> &'static str {
        match self {
            Treated::Enforced => "desk-law-book-enforced",
            Treated::Assisted => "desk-law-book-assisted",
            Treated::Text => "desk-law-book-text",
        }
    }
}

/// The state of a clause and the module behind it, empty if none.
pub(super) fn of(clause: &Clause) -> (Treated, &'static str) {
    static BY_ID: LazyLock<HashMap<&'static str, (Treated, &'static str)>> = LazyLock::new(|| {
        let row = |line: &'static str| {
            let mut cells = line.splitn(3, ',');
            let (id, state, rule) = (cells.next()?, cells.next()?, cells.next()?);
            let state = match state {
                "enforced" => Treated::Enforced,
                "assisted" => Treated::Assisted,
                _ => return None,
            };
            Some((id, (state, rule)))
        };
        DECLARED.lines().skip(1).filter_map(row).collect()
    });
    BY_ID.get(clause.id.as_str()).copied().unwrap_or((Treated::Text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_declared_state_is_read() {
        let is_applied = |line: &&str| !line.is_empty() && !line.contains(",text,");
        let declared = DECLARED.lines().skip(1).filter(is_applied).count();
        let treated = rokade_clause::inventory().iter().filter(|clause| of(clause).0 != Treated::Text).count();
        assert_eq!(treated, declared);
    }
}
