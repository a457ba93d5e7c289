#![doc = include_str!("../README.md")]

mod citation;
mod columns;
mod coverage;
mod edition;
mod figures;
mod inventory;
mod reason;
mod rules;

pub use citation::{Citation, rule};
pub use columns::{ColumnError, Row, by_edition};
pub use coverage::{State, declared, treatment};
pub use edition::{Country, Edition, Logic, Published, UnknownEdition};
pub use figures::{Figure, FigureError, InEdition, Table, table};
pub use inventory::{Clause, Inventory, InventoryError, fold, inventory};
pub use reason::{ClauseId, EntrantId, Fact, Known, Numbered, Reason};
pub use rules::{AlreadyRead, Rules, rules, text};
