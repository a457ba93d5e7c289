//! An invitation, item by item (F-31 to F-34; docs/readings/invitations.md).

mod announced;
mod facts;
mod item;
mod order;
mod said;
mod time;

pub use facts::{Facts, Grouping, Kind, PeriodFacts, Where};
pub use item::{Item, Level, State, Unmet};

use rokade_clause::HandbookEdition;

/// All items, in their order.
pub fn check(facts: &Facts, handbook: HandbookEdition) -> Vec<Item> {
    let asked = item::Asked { facts, handbook, time: facts.time_control() };
    item::ITEMS.iter().map(|row| row.look_at(&asked)).collect()
}

/// Whether the invitation may be published: nothing that must be there is missing.
pub fn is_publishable(items: &[Item]) -> bool {
    !items.iter().any(|item| item.level == Level::Must && matches!(item.state, State::Unmet(_)))
}

#[cfg(test)]
mod tests;
