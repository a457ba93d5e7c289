//! The `--json` shapes: one structure per shape, keys in the order of the contract.

pub mod candidates;
pub mod check;
pub mod check_database;
pub mod coverage;
pub mod error;
pub mod game;
pub mod import;
pub mod norms;
pub mod notation;
pub mod pair;
pub mod rate_dsu;
pub mod rate_fide;
pub mod reason;
pub mod referee;
pub mod standings;
pub mod unwinnable;
