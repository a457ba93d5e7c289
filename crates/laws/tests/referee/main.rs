//! The referee, clause by clause and scenario by scenario.

mod account;
mod adjournment;
mod arrival;
mod blind;
mod checklist;
mod checklist_blind_early;
mod checklist_blind_late;
mod clock;
mod conduct;
mod draws;
mod flags;
mod illegal_moves;
mod illegal_moves_fast;
mod irregular;
mod moves;
mod moves_properties;
mod noise;
mod pace;
mod penalties;
mod quickplay;
mod sheets;
mod stage;
mod stops;
mod sweep;
mod touching;
