//! `rokade rate fide`

use clap::Args;

use super::Setting;
use crate::answer::Answer;

/// FIDE rating changes of a tournament report
#[derive(Args)]
pub struct FideArgs {
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub fn run(args: &FideArgs, _setting: &Setting) -> anyhow::Result<Answer> {
    anyhow::bail!("not written yet: {}", args.file)
}
