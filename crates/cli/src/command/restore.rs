//! `rokade restore`: puts a backup in the place of the database.

use std::path::{Path, PathBuf};

use clap::Args;
use rokade_clause::Reason;
use rokade_store::Store;
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};
use crate::output;

const AFTER_HELP: &str = "\
Stop the desk first. The backup is checked before anything is touched and stays where it is; the database \
that was there before is kept beside the restored one.

Example:
  rokade restore backups/rokade-20260314T183000Z.sqlite";

/// Restores a backup
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct RestoreArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// The backup
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,
}

#[derive(Serialize)]
struct RestoreShape {
    schema: &'static str,
    database: String,
    /// Where the database that stood there before is now.
    replaced: Option<String>,
    tournaments: usize,
}

pub fn run(args: &RestoreArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let address = args.database.address()?;
    let database = file_of(&address)?;
    let restored = database::block_on(async {
        let backup = args.backup.display().to_string();
        Store::restore(&args.backup, &database).await.map_err(|error| database::failure(&error, &backup).into())
    })?;
    let replaced = restored.replaced.map(|file| file.display().to_string());
    let (database, tournaments) = (database.display().to_string(), restored.tournaments);
    if setting.json {
        output::write_json(&RestoreShape { schema: "rokade.restore/1", database, replaced, tournaments })?;
        return Ok(Answer::Yes);
    }
    let args = [("database", Arg::from(database)), ("tournaments", Arg::from(tournaments))];
    let mut text = setting.voice.text_with("cli-restored", &args) + "\n";
    if let Some(file) = replaced {
        text += &(setting.voice.text_with("cli-restored-replaced", &[("file", Arg::from(file))]) + "\n");
    }
    output::write(&text)?;
    Ok(Answer::Yes)
}

/// The file a SQLite address names.
fn file_of(address: &str) -> Result<PathBuf, Failure> {
    if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        return Err(Fault::of(Reason::house("restore_needs_file")).into());
    }
    let path = address.strip_prefix("sqlite:").unwrap_or(address);
    Ok(Path::new(path.strip_prefix("//").unwrap_or(path)).to_owned())
}
