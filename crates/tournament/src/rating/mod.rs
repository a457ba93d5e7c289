//! The tournament as the rating rules see it: one module an office that wants to know.

mod dsu;
pub mod fide;
mod thinking_time;
pub mod titles;

pub use thinking_time::thinking_time;
pub mod season;
