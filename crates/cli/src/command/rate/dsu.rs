//! `rokade rate dsu`

use clap::Args;

use super::Setting;
use crate::answer::Answer;

/// New DSU ratings of a tournament report
#[derive(Args)]
pub struct DsuArgs {
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub fn run(args: &DsuArgs, _setting: &Setting) -> anyhow::Result<Answer> {
    anyhow::bail!("not written yet: {}", args.file)
}
