//! The `--json` shapes: one structure per shape, keys in the order of the contract.

pub(crate) mod candidates;
pub(crate) mod check;
pub(crate) mod check_database;
pub(crate) mod coverage;
pub(crate) mod error;
pub(crate) mod federation;
pub(crate) mod game;
pub(crate) mod import;
pub(crate) mod norms;
pub(crate) mod notation;
pub(crate) mod pair;
pub(crate) mod rate_dsu;
pub(crate) mod rate_fide;
pub(crate) mod rating_list;
pub(crate) mod reason;
pub(crate) mod referee;
pub(crate) mod standings;
pub(crate) mod unwinnable;
