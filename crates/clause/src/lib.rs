#![doc = include_str!("../README.md")]

mod edition;
mod figures;
mod inventory;
mod reason;

pub use edition::{Country, Edition};
pub use figures::{Figure, FigureError, InEdition, Table, table};
pub use inventory::{Clause, Inventory, InventoryError, fold, inventory};
pub use reason::{ClauseId, EntrantId, Fact, Known, Numbered, Reason};
