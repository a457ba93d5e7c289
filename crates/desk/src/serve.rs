//! Starts the desk: opens the database, prints where it is and how to sign in, and serves until told to stop.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use rokade_store::{Engine, Schedule, Store, StoreError, TicketKind};
use tokio::net::TcpListener;
use tokio::process::Command;

use crate::app::{App, machine_clock};
use crate::error::DeskError;
use crate::{demo, routes, signin};

const PORT: u16 = 4464;

/// How the desk is to be started.
#[derive(Clone, Debug, Default)]
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
    #[error("the desk stopped: {0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Desk(DeskError),
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
    let listener = listen(options.listen.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)))).await?;
    let database = match &options.database {
        Some(given) => given.clone(),
        None => own_database(options.demo)?,
    };
    let store = Store::open(&database).await?;
    let backups = start_backups(&store, options.backup_dir.clone());
    let app = App::new(store, machine_clock).await?;
    if options.demo {
        demo::fill(&app).await?;
    }
    let address = listener.local_addr()?;
    let link = sign_in_link(&app, address, options.new_link).await?;
    announce(&database, address, link.as_deref());
    if options.open_browser {
        open_browser(link.as_deref().unwrap_or(&home(address))).await;
    }
    let service = routes::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = app.clone();
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        told_to_stop().await;
        closing.live().close();
    });
    served.await?;
    if let Some(backups) = backups {
        backups.abort();
    }
    Ok(())
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
    let directories = directories::ProjectDirs::from("", "", "rokade").ok_or(ServeError::NoDataDirectory)?;
    let directory = directories.data_dir();
    std::fs::create_dir_all(directory).map_err(|error| ServeError::Directory { path: directory.to_owned(), error })?;
    let file = directory.join(if demo { "demo.sqlite" } else { "rokade.sqlite" });
    Ok(file.display().to_string())
}

fn start_backups(store: &Store, directory: Option<PathBuf>) -> Option<tokio::task::JoinHandle<()>> {
    match store.engine() {
        Engine::Sqlite { path } => {
            let beside = || path.parent().unwrap_or(Path::new(".")).join("backups");
            Some(store.start_backups(directory.unwrap_or_else(beside), Schedule::default()))
        }
        Engine::Postgres => None,
    }
}

/// A one-time link if nobody could sign in otherwise, or if one is asked for.
async fn sign_in_link(app: &App, address: SocketAddr, asked: bool) -> Result<Option<String>, DeskError> {
    let owner = signin::owner(app).await?;
    if !asked && owner.is_some_and(|owner| !owner.password_hash.is_empty()) {
        return Ok(None);
    }
    let token = signin::one_time(app, &TicketKind::OneTimeSignIn).await?;
    Ok(Some(format!("{}signin/{token}", home(address))))
}

fn home(address: SocketAddr) -> String {
    let local = if address.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port())
    } else {
        address
    };
    format!("http://{local}/")
}

/// What the terminal shows. The link stands alone on its line, for programs that wait for it.
fn announce(database: &str, address: SocketAddr, link: Option<&str>) {
    println!("Rokade is running at {}", home(address));
    if address.ip().is_unspecified()
        && let Some(ip) = lan_address()
    {
        println!("Phones and screens on this network: http://{}/", SocketAddr::new(ip, address.port()));
    }
    match link {
        Some(link) => println!("Sign in with this link, once, within 24 hours:\n{link}"),
        None => println!("Sign in with your password; a new link: rokade serve --new-link"),
    }
    println!("Database: {}", without_password(database));
    println!("Stop with Ctrl-C.");
}

/// The address other machines reach this one at. Nothing is sent: choosing a route is enough.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

/// An address of a database without what stands between its user and the host.
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, rest))) => format!("{scheme}://…@{rest}"),
        _ => url.to_owned(),
    }
}

/// Opens the page where there is a desktop; whoever has none finds the link in the terminal.
async fn open_browser(url: &str) {
    let desktop = cfg!(any(target_os = "macos", windows))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    if !desktop {
        return;
    }
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    if let Err(error) = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn() {
        tracing::info!(%error, "no browser was opened");
    }
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

    #[test]
    fn the_terminal_never_shows_a_password() {
        assert_eq!(without_password("postgres://u:p@host/db"), "postgres://…@host/db");
        assert_eq!(without_password("/home/x/rokade.sqlite"), "/home/x/rokade.sqlite");
    }

    #[tokio::test]
    async fn a_taken_address_names_the_remedy() {
        let first = listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await.unwrap();
        let address = first.local_addr().unwrap();
        let error = listen(address).await.unwrap_err().to_string();
        assert!(error.contains("--listen") && error.contains(&address.to_string()), "{error}");
    }
}
