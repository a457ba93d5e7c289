//! The store on both engines.

mod accounts;
mod action;
mod backup;
mod chain;
mod damage;
#[path = "../engines/mod.rs"]
mod engines;
mod erasure;
mod federation;
mod flips;
mod journal;
mod live;
mod older;
mod opening;
mod ratings;
mod scene;
mod tournament_file;
mod whole;
