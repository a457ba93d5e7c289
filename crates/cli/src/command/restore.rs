//! `rokade restore`: puts a backup in the place of the database.

use std::path::{Path, PathBuf};

use clap::Args;
use rokade_clause::Reason;
use rokade_store::{Store, Wanted};
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use super::check::damage;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};
use crate::output;

const AFTER_HELP: &str = "\
Stop the desk first. The backup is read and replayed before anything is touched and stays where it is; the database \
that was there before is kept beside the restored one. People erased and tournaments deleted there since do not \
come back. A file that was copied without its log, or one with damage, is refused; --incomplete takes what there is.

Examples:
  rokade restore backups/rokade-20260314T183000Z.sqlite
  rokade restore --incomplete --database saved.sqlite copied.sqlite";

/// Restores a backup
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// Take what there is of an incomplete or damaged file
    #[arg(long)]
    incomplete: bool,
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
    /// Whether all that is in it was read and replayed.
    sound: bool,
}

pub(crate) fn run(args: &RestoreArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let address = args.database.address()?;
    let database = file_of(&address)?;
    let restored = database::block_on(async {
        let backup = args.backup.display().to_string();
        let wanted = if args.incomplete { Wanted::WhatThereIs } else { Wanted::Whole };
        let restored = Store::restore(&args.backup, &database, wanted).await;
        Ok(restored.map_err(|error| database::failure(&error, &backup))?)
    })?;
    let incomplete = args.incomplete;
    let replaced = restored.replaced.map(|file| file.display().to_string());
    let (database, tournaments) = (database.display().to_string(), restored.tournaments);
    if setting.json {
        let sound = restored.report.is_sound();
        output::write_json(&RestoreShape { schema: "rokade.restore/1", database, replaced, tournaments, sound })?;
        return Ok(Answer::Yes);
    }
    let args = [("database", Arg::from(database)), ("tournaments", Arg::from(tournaments))];
    let mut text = setting.voice.text_with("cli-restored", &args) + "\n";
    if let Some(file) = replaced {
        text += &(setting.voice.text_with("cli-restored-replaced", &[("file", Arg::from(file))]) + "\n");
    }
    output::write(&text)?;
    if incomplete {
        output::tell(&setting.voice.text("cli-restored-in-part"));
        damage(&restored.report, &setting.voice).iter().for_each(|line| output::tell(line));
    }
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
