//! The `--json` shapes: one structure per shape, keys in the order of the contract.

pub mod error;
pub mod reason;
