//! `rokade rate season`

use clap::Args;

use super::Setting;
use crate::answer::Answer;

/// Rates every finished tournament of the database in order
#[derive(Args)]
pub struct SeasonArgs {
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub fn run(args: &SeasonArgs, _setting: &Setting) -> anyhow::Result<Answer> {
    anyhow::bail!("not written yet: {}", args.file)
}
