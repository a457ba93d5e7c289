#![doc = include_str!("../README.md")]

mod answer;
mod arguments;
mod command;
mod coverage;
mod database;
mod fault;
mod input;
mod output;
mod progress;
mod ranking;
mod recheck;
mod report;
mod round;
mod shape;
mod system;
mod voice;

use std::process::ExitCode;

fn main() -> ExitCode {
    command::run(std::env::args_os())
}
