//! `rokade serve`: the desk.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use rokade_clause::Reason;
use rokade_desk::{Block, ServeError, ServeOptions, TlsChoice};
use tracing_subscriber::EnvFilter;

use super::Setting;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};

const AFTER_HELP: &str = "\
The desk runs until Ctrl-C. It prints its address and, for the first sign-in, a link that works once. \
Every action is on the disk before it is acknowledged; backups are made beside a SQLite database.

Without --tls, whoever listens in on the network can read passwords and links. --tls self makes a key and a \
certificate, kept beside the data; browsers warn of it, so its fingerprint stands on the desk and on the poster. \
--tls CERT KEY takes two PEM files and reads them again when they change. Behind a proxy that encrypts, name it with \
--trust-proxy; X-Forwarded-For, X-Forwarded-Proto and Forwarded from anybody else are ignored. The proxy must set \
X-Forwarded-For itself.

Examples:
  rokade serve --demo
  rokade serve --listen 0.0.0.0:4464
  rokade serve --listen 0.0.0.0:4464 --tls self
  rokade serve --tls fullchain.pem privkey.pem
  rokade serve --trust-proxy 127.0.0.1 --trust-proxy 10.0.0.0/8
  rokade serve --database postgres://arbiter@localhost/chess";

/// Starts the desk in the browser
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct ServeArgs {
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
    /// Encrypt: with a certificate of its own (self), or with the PEM files of certificate and key
    #[arg(long, num_args = 1..=2, value_names = ["self|CERT", "KEY"])]
    tls: Vec<PathBuf>,
    /// A proxy that is believed about addresses and encryption (repeatable)
    #[arg(long, value_name = "ADDRESS|BLOCK")]
    trust_proxy: Vec<Block>,
    /// Where backups go (default: the folder backups beside the database)
    #[arg(long, value_name = "FOLDER")]
    backups: Option<PathBuf>,
}

pub(crate) fn run(args: ServeArgs, setting: &Setting) -> anyhow::Result<Answer> {
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
        tls: tls_choice(args.tls)?,
        trusted_proxies: args.trust_proxy,
        lang: setting.voice.lang,
    };
    database::block_on(async {
        rokade_desk::serve(options).await.map_err(|error| failure_of(error, &address))?;
        Ok(Answer::Yes)
    })
}

/// What `--tls` asks for.
fn tls_choice(words: Vec<PathBuf>) -> Result<Option<TlsChoice>, Failure> {
    match <[PathBuf; 2]>::try_from(words) {
        Ok([certificate, key]) => Ok(Some(TlsChoice::Given { certificate, key })),
        Err(words) => match words.as_slice() {
            [] => Ok(None),
            [word] if word.as_os_str() == "self" => Ok(Some(TlsChoice::Own)),
            words => {
                let found = words.first().map(|word| word.display().to_string()).unwrap_or_default();
                let reason = Reason::house("value_not_understood").with("option", "--tls");
                Err(Fault::of(reason).found(found).expected("--tls self, --tls CERT KEY").into())
            }
        },
    }
}

/// Why the desk did not start.
fn failure_of(error: ServeError, address: &str) -> Failure {
    match error {
        ServeError::Store(error) => database::failure(&error, address),
        other => Fault::of(other.reason()).into(),
    }
}
