//! Starts the desk: opens the database, prints where it is and how to sign in, and serves until told to stop.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rokade_clause::Reason;
use rokade_store::{Engine, Options, Schedule, Store, StoreError};
use rokade_words::Lang;
use tokio::net::TcpListener;

use crate::app::App;
use crate::door::{self, Block, Facade, Files, Proxies, Reach, Scheme, Tls, TlsChoice, TlsError};
use crate::error::DeskError;
use crate::terminal::{self, Announcement, tell_reloaded};
use crate::timepiece::{self, Timepiece};
use crate::{demo, routes, signin};

const PORT: u16 = 4464;

/// How the desk is to be started.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// A path, `sqlite:…` or `postgres://…`; `None` means a file in the user's data directory.
    pub database: Option<String>,
    /// `None` means this machine only, on the desk's own port.
    pub listen: Option<SocketAddr>,
    /// Fill an own database with the demonstration tournament.
    pub demo: bool,
    pub open_browser: bool,
    /// Print a one-time sign-in link although the owner has a password.
    pub new_link: bool,
    /// `None` means `backups` beside the database.
    pub backup_dir: Option<PathBuf>,
    /// `None` means plain HTTP.
    pub tls: Option<TlsChoice>,
    /// Proxies that are believed about addresses and about encryption.
    pub trusted_proxies: Vec<Block>,
    /// The language of the terminal.
    pub lang: Lang,
}

/// Why the desk did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{address} is taken, perhaps by a desk that already runs. Open http://{address}/, or give another address with --listen 127.0.0.1:{}", next.port())]
    AddressTaken { address: SocketAddr, next: SocketAddr },
    #[error("cannot listen on {address}: {error}")]
    Listen { address: SocketAddr, error: io::Error },
    #[error("there is no data directory for this user; name a database with --database PATH")]
    NoDataDirectory,
    #[error("the directory {} cannot be made: {error}", path.display())]
    Directory { path: PathBuf, error: io::Error },
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error("the desk stopped: {0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Desk(DeskError),
}

impl ServeError {
    /// The reason with its stable key, for the reader's language.
    pub fn reason(&self) -> Reason {
        match self {
            ServeError::Store(error) | ServeError::Desk(DeskError::Store(error)) => error.reason(),
            ServeError::AddressTaken { address, next } => {
                Reason::house("serve_address_taken").with("address", address.to_string()).with("next", next.to_string())
            }
            ServeError::Listen { address, error } => Reason::house("serve_cannot_listen")
                .with("address", address.to_string())
                .with("problem", error.to_string()),
            ServeError::NoDataDirectory => Reason::house("serve_no_data_directory"),
            ServeError::Directory { path, error } => Reason::house("serve_directory")
                .with("path", path.display().to_string())
                .with("problem", error.to_string()),
            ServeError::Tls(error) => error.reason(),
            ServeError::Io(error) => Reason::house("serve_stopped").with("problem", error.to_string()),
            ServeError::Desk(error) => Reason::house("serve_stopped").with("problem", error.to_string()),
        }
    }
}

impl From<DeskError> for ServeError {
    fn from(error: DeskError) -> Self {
        match error {
            DeskError::Store(error) => ServeError::Store(error),
            other => ServeError::Desk(other),
        }
    }
}

/// Serves the desk until Ctrl-C or the signal to end.
pub async fn serve(options: ServeOptions) -> Result<(), ServeError> {
    let files = Files::raised();
    let listener = listen(options.listen.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)))).await?;
    let database = match &options.database {
        Some(given) => given.clone(),
        None => own_database(options.demo)?,
    };
    let scheme = if options.tls.is_some() { Scheme::Https } else { Scheme::Http };
    let holder = terminal::home(scheme, listener.local_addr()?);
    let store = Store::open_with(&Options { holder, ..Options::new(&database) }).await?;
    let served = serve_on(&store, listener, &database, scheme, files, options).await;
    // However it ended: one complete file stays behind, and the next desk may have it.
    store.close().await;
    served
}

async fn serve_on(
    store: &Store,
    listener: TcpListener,
    database: &str,
    scheme: Scheme,
    files: Files,
    options: ServeOptions,
) -> Result<(), ServeError> {
    start_backups(store, options.backup_dir.clone());
    store.start_check();
    let app = App::new(store.clone(), Timepiece::of(store).await?).await?;
    if options.demo {
        demo::fill(&app).await?;
    }
    let address = listener.local_addr()?;
    let tls = encryption(&options, store, address)?;
    let fingerprint = tls.as_ref().and_then(|tls| tls.own_fingerprint()).map(str::to_owned);
    app.stands_behind(Facade { reach: Reach::of(address), fingerprint });
    let link = sign_in_link(&app, scheme, address, options.new_link).await?;
    let (lang, link) = (options.lang, link.as_deref());
    let facade = app.facade();
    terminal::announce(&Announcement { lang, database, scheme, address, link, facade, files });
    if options.open_browser {
        terminal::open_browser(link.unwrap_or(&terminal::home(scheme, address)));
    }
    let watch = tokio::spawn(timepiece::watch(app.clone()));
    let renewals = tls.clone().map(|tls| tokio::spawn(tls.follow_changes(move |what| tell_reloaded(lang, &what))));
    let entrance = door::open(listener, routes::router(app.clone()), Proxies(options.trusted_proxies), tls, files);
    entrance
        .serve_until(async {
            told_to_stop().await;
            app.live().close();
        })
        .await;
    for task in [Some(watch), renewals].into_iter().flatten() {
        task.abort();
    }
    Ok(())
}

/// The encryption that is asked for. The desk's own certificate lies beside the data, or where data would lie.
fn encryption(options: &ServeOptions, store: &Store, address: SocketAddr) -> Result<Option<Arc<Tls>>, ServeError> {
    let Some(choice) = options.tls.clone() else { return Ok(None) };
    let folder = match (store.engine(), &choice) {
        (Engine::Sqlite { path }, _) => path.parent().unwrap_or(Path::new(".")).to_owned(),
        (Engine::Postgres, TlsChoice::Own) => data_directory()?,
        (Engine::Postgres, TlsChoice::Given { .. }) => PathBuf::new(),
    };
    Ok(Some(Arc::new(Tls::open(choice, &folder, &terminal::own_names(address))?)))
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            let next = SocketAddr::new(address.ip(), address.port().wrapping_add(1).max(1024));
            ServeError::AddressTaken { address, next }
        }
        _ => ServeError::Listen { address, error },
    })
}

/// The database in the user's data directory; the demonstration has its own.
fn own_database(demo: bool) -> Result<String, ServeError> {
    let file = data_directory()?.join(if demo { "demo.sqlite" } else { "rokade.sqlite" });
    Ok(file.display().to_string())
}

fn data_directory() -> Result<PathBuf, ServeError> {
    let directories = directories::ProjectDirs::from("", "", "rokade").ok_or(ServeError::NoDataDirectory)?;
    let directory = directories.data_dir();
    std::fs::create_dir_all(directory).map_err(|error| ServeError::Directory { path: directory.to_owned(), error })?;
    Ok(directory.to_owned())
}

fn start_backups(store: &Store, directory: Option<PathBuf>) {
    if let Engine::Sqlite { path } = store.engine() {
        let beside = || path.parent().unwrap_or(Path::new(".")).join("backups");
        store.start_backups(directory.unwrap_or_else(beside), Schedule::default());
    }
}

/// A one-time link if nobody could sign in otherwise, or if one is asked for.
async fn sign_in_link(
    app: &App,
    scheme: Scheme,
    address: SocketAddr,
    asked: bool,
) -> Result<Option<String>, DeskError> {
    let owner = signin::owner(app).await?;
    if !asked && owner.is_some_and(|owner| !owner.password_hash.is_empty()) {
        return Ok(None);
    }
    let path = app.sign_in_path().await?;
    Ok(Some(format!("{}{path}", terminal::home(scheme, address).trim_end_matches('/'))))
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let terminated = async {
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await.unwrap_or(()),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_taken_address_names_the_remedy() {
        let first = listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await.unwrap();
        let address = first.local_addr().unwrap();
        let error = listen(address).await.unwrap_err().to_string();
        assert!(error.contains("--listen") && error.contains(&address.to_string()), "{error}");
    }
}
