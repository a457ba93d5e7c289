#![doc = include_str!("../README.md")]

mod citation;
mod columns;
mod coverage;
mod edition;
mod figures;
mod handbook;
mod inventory;
mod named;
mod reason;
mod rules;

pub use citation::{Citation, rule};
pub use columns::{ColumnError, Row, by_edition};
pub use coverage::{State, declared, treatment};
pub use edition::{Country, Edition, Logic, Published, UnknownEdition};
pub use figures::{
    ByEdition, Cell, Column, Figure, FigureError, InvalidPart, Part, Shown, ShownFigure, Source, Table, Unit, Units,
    cell_if_any, figures_of, if_any, table, value, value_if_any,
};
pub use handbook::{HandbookEdition, UnknownHandbook};
pub use inventory::{Clause, Inventory, InventoryError, fold, inventory};
pub use named::{PlayerId, StartNumber};
pub use reason::{ClauseId, Fact, Known, Numbered, Reason};
pub use rules::{AlreadyRead, Rules, rules, text};
