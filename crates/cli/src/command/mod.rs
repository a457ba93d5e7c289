//! The commands, one module each.

pub(crate) mod backup;
pub(crate) mod candidates;
pub(crate) mod check;
pub(crate) mod chess960;
pub(crate) mod export;
pub(crate) mod federation;
pub(crate) mod game;
pub(crate) mod import;
mod intro;
pub(crate) mod laws;
pub(crate) mod list;
pub(crate) mod norms;
pub(crate) mod notation;
pub(crate) mod pair;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod rate;
pub(crate) mod referee;
pub(crate) mod report;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod standings;
pub(crate) mod unwinnable;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Subcommand};

use crate::answer::Answer;
use crate::arguments::{self, Cli, Manner};
use crate::help;
use crate::output;
use crate::voice::Voice;

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::ServeArgs),
    Pair(pair::PairArgs),
    Check(check::CheckArgs),
    Simulate(simulate::SimulateArgs),
    Standings(standings::StandingsArgs),
    Rate(rate::RateArgs),
    Candidates(candidates::CandidatesArgs),
    Norms(norms::NormsArgs),
    Report(report::ReportArgs),
    Federation(federation::FederationArgs),
    Import(import::ImportArgs),
    List(list::ListArgs),
    Export(export::ExportArgs),
    Backup(backup::BackupArgs),
    Restore(restore::RestoreArgs),
    Unwinnable(unwinnable::UnwinnableArgs),
    Game(game::GameArgs),
    Referee(referee::RefereeArgs),
    Play(play::PlayArgs),
    Notation(notation::NotationArgs),
    Perft(perft::PerftArgs),
    Chess960(chess960::Chess960Args),
    Laws(laws::LawsArgs),
}

/// What every command is given besides its own options.
pub(crate) struct Setting {
    pub json: bool,
    pub voice: Voice,
}

/// Understands the command line, does it, and answers with the exit code.
pub(crate) fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.collect();
    let glimpsed = Manner::glimpsed(&arguments);
    let understood = help::in_language(Cli::command(), glimpsed.lang()).try_get_matches_from(&arguments);
    match understood.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => {
            let setting = Setting { json: cli.manner.json, voice: Voice::new(cli.manner.lang()) };
            match dispatch(cli.command, &setting) {
                Ok(answer) => answer.into(),
                Err(error) => output::report(&output::failure_of(error), setting.json, &setting.voice),
            }
        }
        Err(error) if error.exit_code() == 0 => match output::write(&error.to_string()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(crate::answer::BAD_INPUT),
        },
        Err(error) => {
            output::report(&arguments::failure_of(&error, &arguments), glimpsed.json, &Voice::new(glimpsed.lang()))
        }
    }
}

fn dispatch(command: Option<Command>, setting: &Setting) -> anyhow::Result<Answer> {
    match command {
        None => intro::run(setting),
        Some(Command::Serve(args)) => serve::run(args, setting),
        Some(Command::Pair(args)) => pair::run(&args, setting),
        Some(Command::Check(args)) => check::run(&args, setting),
        Some(Command::Simulate(args)) => simulate::run(&args, setting),
        Some(Command::Standings(args)) => standings::run(&args, setting),
        Some(Command::Rate(args)) => rate::run(&args, setting),
        Some(Command::Candidates(args)) => candidates::run(&args, setting),
        Some(Command::Norms(args)) => norms::run(&args, setting),
        Some(Command::Report(args)) => report::run(&args, setting),
        Some(Command::Federation(args)) => federation::run(&args, setting),
        Some(Command::Import(args)) => import::run(&args, setting),
        Some(Command::List(args)) => list::run(&args, setting),
        Some(Command::Export(args)) => export::run(&args, setting),
        Some(Command::Backup(args)) => backup::run(&args, setting),
        Some(Command::Restore(args)) => restore::run(&args, setting),
        Some(Command::Unwinnable(args)) => unwinnable::run(&args, setting),
        Some(Command::Game(args)) => game::run(&args, setting),
        Some(Command::Referee(args)) => referee::run(&args, setting),
        Some(Command::Play(args)) => play::run(&args, setting),
        Some(Command::Notation(args)) => notation::run(&args, setting),
        Some(Command::Perft(args)) => perft::run(&args, setting),
        Some(Command::Chess960(args)) => chess960::run(&args, setting),
        Some(Command::Laws(args)) => laws::run(&args, setting),
    }
}
