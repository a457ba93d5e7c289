//! The penalties that the arbiter may choose among: the referee's list.

use rokade_clause::Edition;

pub(super) use crate::referee::penalties::offered as list;

/// Whether a choice is an item of the edition's list.
pub(super) fn is_item(edition: Edition, choice: &str) -> bool {
    list(edition).iter().any(|offered| offered.choice == choice)
}
