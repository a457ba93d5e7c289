//! What becomes of every clause: who decides it, and which tests carry its id.

use std::collections::HashMap;

use rokade_clause::{Clause, State, fold, inventory, text, treatment};

include!(concat!(env!("OUT_DIR"), "/tests.rs"));

/// `module,commands,pages`: the ways by which somebody reaches what a module decides.
const REACH: &str = "reach.csv";

/// A clause and what becomes of it.
pub(crate) struct Covered {
    pub clause: &'static Clause,
    pub state: State,
    /// The module or function that decides it; empty if none.
    pub rule: &'static str,
    /// `pairing::d4_9_1_3_nearest_not_met`, by crate and name.
    pub tests: Vec<String>,
    /// The commands that apply the clause, and the one that shows it.
    pub commands: Vec<String>,
    /// Addresses of the desk that apply the clause, and the one that shows it.
    pub pages: Vec<String>,
}

/// All clauses in the order of the inventories.
pub(crate) fn all() -> Vec<Covered> {
    let mut tests = tests_by_clause();
    inventory()
        .iter()
        .map(|clause| {
            let (state, rule) = treatment(&clause.id);
            let (mut commands, mut pages) = match state {
                State::Text => Default::default(),
                State::Enforced | State::Assisted => ways(rule),
            };
            commands.push(format!("laws show {}", clause.id));
            pages.push(format!("/laws/{}", clause.id));
            Covered {
                clause,
                state,
                rule,
                tests: tests.remove(clause.id.as_str()).unwrap_or_default(),
                commands,
                pages,
            }
        })
        .collect()
}

/// The commands and pages that lead to a module: those of the nearest module around it that names any.
fn ways(rule: &str) -> (Vec<String>, Vec<String>) {
    let is_around =
        |module: &str| rule.strip_prefix(module).is_some_and(|below| below.is_empty() || below.starts_with("::"));
    let rows = text(REACH).lines().skip(1).filter_map(|line| {
        let mut cells = line.splitn(3, ',');
        Some((cells.next()?, cells.next()?, cells.next()?))
    });
    let nearest = rows.filter(|(module, _, _)| is_around(module)).max_by_key(|(module, _, _)| module.len());
    let list = |cell: &str| cell.split(';').filter(|way| !way.is_empty()).map(str::to_owned).collect();
    nearest.map(|(_, commands, pages)| (list(commands), list(pages))).unwrap_or_default()
}

/// A test belongs to the longest clause id its name begins with.
fn tests_by_clause() -> HashMap<&'static str, Vec<String>> {
    let ids: HashMap<String, &'static str> =
        inventory().iter().map(|clause| (fold(&clause.id), clause.id.as_str())).collect();
    let mut by_clause: HashMap<&'static str, Vec<String>> = HashMap::new();
    for (crate_name, test) in TESTS {
        if let Some(id) = beginnings(test).find_map(|beginning| ids.get(beginning)) {
            by_clause.entry(id).or_default().push(format!("{crate_name}::{test}"));
        }
    }
    by_clause
}

/// The whole name, then shorter and shorter beginnings that end before a `_`.
fn beginnings(test: &str) -> impl Iterator<Item = &str> {
    std::iter::once(test).chain(test.rmatch_indices('_').map(|(at, _)| &test[..at]))
}

#[cfg(test)]
mod tests {
    use rokade_clause::Edition;

    use super::*;

    #[test]
    fn every_declared_rule_is_a_module() {
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for (id, (state, rule)) in rokade_clause::declared() {
            if *state == State::Text {
                continue;
            }
            let (crate_name, module) = rule.split_once("::").unwrap();
            let path = crates.join(crate_name).join("src").join(module.replace("::", "/"));
            assert!(path.with_extension("rs").exists() || path.join("mod.rs").exists(), "{id}: no module {rule}");
        }
    }

    #[test]
    fn every_enforced_clause_has_a_test_that_carries_its_id() {
        let bare: Vec<&str> = all()
            .iter()
            .filter(|covered| covered.state == State::Enforced && covered.tests.is_empty())
            .map(|covered| covered.clause.id.as_str())
            .collect();
        assert!(bare.is_empty(), "enforced without a test: {bare:?}");
    }

    #[test]
    fn every_clause_that_a_test_carries_is_declared() {
        let undeclared: Vec<&str> = all()
            .iter()
            .filter(|covered| covered.rule.is_empty() && !covered.tests.is_empty())
            .map(|covered| covered.clause.id.as_str())
            .collect();
        assert!(undeclared.is_empty(), "tested but not in rules/coverage.csv: {undeclared:?}");
    }

    #[test]
    fn every_clause_names_a_command_and_a_page_that_show_it() {
        for covered in all() {
            assert!(!covered.commands.is_empty() && !covered.pages.is_empty(), "{}", covered.clause.id);
            let ways = covered.commands.len() + covered.pages.len();
            assert_eq!(ways > 2, covered.state != State::Text, "{}: how is it applied?", covered.clause.id);
        }
    }

    #[test]
    fn a_test_named_like_a_clause_finds_one() {
        for (crate_name, test) in TESTS {
            let is_of_the_laws = Edition::all().any(|edition| test.starts_with(&format!("l{}_", edition.year())));
            let is_like_a_clause = is_of_the_laws || test.starts_with("d4_");
            assert!(!is_like_a_clause || inventory().of_test(test).is_some(), "{crate_name}::{test} carries no clause");
        }
    }

    #[test]
    fn the_quick_search_agrees_with_the_inventory() {
        let by_clause = tests_by_clause();
        for (id, tests) in by_clause {
            for test in tests {
                let name = test.split("::").last().unwrap();
                assert_eq!(inventory().of_test(name).map(|clause| clause.id.as_str()), Some(id), "{name}");
            }
        }
    }
}
