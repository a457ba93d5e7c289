//! The tournament as its users meet it: commands in, events and refusals out.

mod all_play_all;
mod byes;
mod checklist;
mod consequences;
mod demo;
mod digest;
mod evening;
mod groups;
mod hall;
mod manual;
mod order;
mod players;
mod properties;
mod reasons;
mod results;
mod rounds;
mod settings;
mod simulate;
mod undo;
