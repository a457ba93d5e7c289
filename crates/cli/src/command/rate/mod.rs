//! `rokade rate`: new ratings, each term shown.

mod coordinate;
pub(crate) mod dsu;
mod fide;
mod season;

use clap::{Args, Subcommand};

use super::Setting;
use crate::answer::Answer;

const AFTER_HELP: &str = "\
Examples:
  rokade rate dsu evening.trf
  rokade rate fide --pace rapid --json open.trf
  rokade rate season --help";

/// New ratings, each term shown
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct RateArgs {
    #[command(subcommand)]
    by: By,
}

#[derive(Subcommand)]
enum By {
    Dsu(dsu::DsuArgs),
    Fide(fide::FideArgs),
    Season(season::SeasonArgs),
    Coordinate(coordinate::CoordinateArgs),
}

pub(crate) fn run(args: &RateArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.by {
        By::Dsu(args) => dsu::run(args, setting),
        By::Fide(args) => fide::run(args, setting),
        By::Season(args) => season::run(args, setting),
        By::Coordinate(args) => coordinate::run(args, setting),
    }
}
