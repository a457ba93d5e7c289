//! `rokade backup`: a complete copy of the database, made while it is in use.

use std::path::{Path, PathBuf};

use clap::Args;
use jiff::Timestamp;
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use super::check::damage;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::output;

const AFTER_HELP: &str = "\
The copy is written beside its place, read and replayed, and only then given its name. The desk may be running. \
Exit code 1: the copy is written, and what it copies is damaged. A PostgreSQL database has its own tool: pg_dump.

Examples:
  rokade backup
  rokade backup --database club.sqlite --to /media/stick/club.sqlite";

/// Copies the database to a file
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// The file to write (default: beside the database, with the time in its name)
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

#[derive(Serialize)]
struct BackupShape {
    schema: &'static str,
    file: String,
    /// Whether all that is in it was read and replayed.
    sound: bool,
}

pub(crate) fn run(args: &BackupArgs, setting: &Setting) -> anyhow::Result<Answer> {
    database::block_on(async {
        let address = args.database.address()?;
        let store = args.database.open().await?;
        let file = args.to.clone().unwrap_or_else(|| beside(database::path_of(&store).as_deref()));
        let made = store.backup_to(&file).await;
        store.close().await;
        let report = made.map_err(|error| database::failure(&error, &address))?;
        let (file, sound) = (file.display().to_string(), report.is_sound());
        if setting.json {
            output::write_json(&BackupShape { schema: "rokade.backup/1", file, sound })?;
        } else {
            output::write(&format!("{}\n", setting.voice.text_with("cli-backup-made", &[("file", Arg::from(file))])))?;
        }
        if sound {
            return Ok(Answer::Yes);
        }
        output::tell(&setting.voice.text("cli-backup-damaged"));
        damage(&report, &setting.voice).iter().for_each(|line| output::tell(line));
        Ok(Answer::No)
    })
}

/// `club-20260314T183000Z.sqlite` beside `club.sqlite`.
fn beside(database: Option<&Path>) -> PathBuf {
    let database = database.unwrap_or(Path::new("rokade.sqlite"));
    let stem = database.file_stem().map_or_else(|| "rokade".into(), |stem| stem.to_string_lossy().into_owned());
    database.with_file_name(format!("{stem}-{}.sqlite", Timestamp::now().strftime("%Y%m%dT%H%M%SZ")))
}
