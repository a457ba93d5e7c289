//! The referee, clause by clause and scenario by scenario.

mod adjournment;
mod arrival;
mod blind;
mod clock;
mod conduct;
mod draws;
mod flags;
mod illegal_moves;
mod irregular;
mod moves;
mod pace;
mod penalties;
mod quickplay;
mod sheets;
mod stage;
mod stops;
mod sweep;
mod touching;
