//! The tournament as its users meet it: commands in, events and refusals out.

mod all_play_all;
mod byes;
mod checklist;
mod consequences;
mod demo;
mod digest;
mod evening;
mod gladiator;
mod groups;
mod hall;
mod incidents;
mod knock_out;
mod manual;
mod old_journals;
mod olympiad;
mod order;
mod play;
mod players;
mod properties;
mod reasons;
mod results;
mod rounds;
mod settings;
mod simulate;
mod systems;
mod undo;
