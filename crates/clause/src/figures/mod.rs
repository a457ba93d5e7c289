//! The figures of the regulations: one TOML table per rule, editions side by side, read once and typed.
//!
//! A figure has one value and one unit, or rows of named fields with a unit each. Every value cites its clause;
//! every table but those of the Laws, whose editions are books of their own, says by column which chapter it was
//! taken from and when that was last checked.

mod part;
mod shown;
mod table;
mod typed;
mod unit;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};

use crate::ClauseId;

pub use part::{InvalidPart, Part};
pub use shown::{Cell, Shown, ShownFigure, figures_of};
pub use table::{FigureError, Source, Table, table};
pub use typed::{ByEdition, Column};
pub use unit::{Unit, Units};

/// The value of a rule that an edition does not have.
const NONE: &str = "none";

/// A value of the regulations and the clause it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Figure<T = i64> {
    pub value: T,
    pub clause: ClauseId,
}

/// Reads a field of a typed table: a figure, or `None` where the edition has no such rule.
pub fn if_any<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<Option<Figure<T>>, D::Error> {
    let Figure { value, clause } = Figure::<toml::Value>::deserialize(deserializer)?;
    if value.as_str() == Some(NONE) {
        return Ok(None);
    }
    let value = T::deserialize(value).map_err(D::Error::custom)?;
    Ok(Some(Figure { value, clause }))
}

/// Reads a field of a typed table where only the value matters.
pub fn value<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<T, D::Error> {
    Figure::deserialize(deserializer).map(|figure| figure.value)
}

/// The same where an edition may have no such rule.
pub fn value_if_any<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<Option<T>, D::Error> {
    Ok(if_any(deserializer)?.map(|figure| figure.value))
}

/// Reads a field of a row that may be written `none`.
pub fn cell_if_any<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<Option<T>, D::Error> {
    let value = toml::Value::deserialize(deserializer)?;
    match value.as_str() == Some(NONE) {
        true => Ok(None),
        false => T::deserialize(value).map(Some).map_err(D::Error::custom),
    }
}
