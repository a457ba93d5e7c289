#![doc = include_str!("../README.md")]

mod answer;
mod arguments;
mod command;
mod cores;
mod coverage;
mod database;
mod drawing;
mod editions;
mod fault;
mod help;
mod input;
mod lines;
#[cfg(test)]
mod new_edition;
mod officer;
mod output;
mod position;
mod progress;
mod ranking;
mod recheck;
mod report;
mod round;
mod ruling;
mod shape;
mod system;
mod teams;
mod unreadable;
mod voice;

use std::process::ExitCode;

use rokade_clause::Rules;

fn main() -> ExitCode {
    Rules::embedded().install().expect("nobody reads a table before the program begins");
    command::run(std::env::args_os())
}
