//! The desk as a browser and a program ask it, route by route.

mod board;
mod errors;
mod evening;
mod files;
mod forged;
mod incidents;
mod knock_out;
mod law_book;
mod matches;
mod olympiad;
mod persons;
mod play;
mod play_off;
mod prizes;
mod ratings;
mod report;
mod results;
mod signin;
mod stage;
mod systems;
mod union_rules;
mod why;
mod words;
