//! `rokade serve`: the desk.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use rokade_desk::{ServeError, ServeOptions};
use tracing_subscriber::EnvFilter;

use super::Setting;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};

const AFTER_HELP: &str = "\
The desk runs until Ctrl-C. It prints its address and, for the first sign-in, a link that works once. \
Every action is on the disk before it is acknowledged; backups are made beside a SQLite database.

Examples:
  rokade serve --demo
  rokade serve --listen 0.0.0.0:4464
  rokade serve --database postgres://arbiter@localhost/chess";

/// Starts the desk in the browser
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct ServeArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// Address and port (default: this machine only, 127.0.0.1:4464; phones: 0.0.0.0:4464)
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// With a tournament to try, in a database of its own
    #[arg(long)]
    demo: bool,
    /// Print a new link for signing in although a password is set
    #[arg(long)]
    new_link: bool,
    /// Do not open the browser
    #[arg(long)]
    no_browser: bool,
    /// Where backups go (default: the folder backups beside the database)
    #[arg(long, value_name = "FOLDER")]
    backups: Option<PathBuf>,
}

pub fn run(args: ServeArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let address = args.database.database.clone().unwrap_or_default();
    let options = ServeOptions {
        database: args.database.database,
        listen: args.listen,
        demo: args.demo,
        open_browser: !args.no_browser,
        new_link: args.new_link,
        backup_dir: args.backups,
        lang: setting.voice.lang,
    };
    database::block_on(async {
        rokade_desk::serve(options).await.map_err(|error| failure_of(error, &address))?;
        Ok(Answer::Yes)
    })
}

/// Why the desk did not start.
fn failure_of(error: ServeError, address: &str) -> Failure {
    match error {
        ServeError::Store(error) => database::failure(&error, address),
        other => Fault::of(other.reason()).into(),
    }
}
