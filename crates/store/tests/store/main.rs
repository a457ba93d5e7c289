//! The store on both engines.

mod accounts;
mod backup;
#[path = "../engines/mod.rs"]
mod engines;
mod erasure;
mod journal;
mod live;
mod opening;
mod ratings;
mod scene;
mod tournament_file;
