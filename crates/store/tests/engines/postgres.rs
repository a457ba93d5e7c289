//! A PostgreSQL for tests: the one that `ROKADE_TEST_POSTGRES` names, or a cluster of our own in a
//! temporary folder. Needs nothing but the standard library, so that tests of other crates can include it:
//! `#[path = "../../store/tests/engines/postgres.rs"] mod postgres;`

// Whoever includes this file uses a part of it.
#![allow(dead_code)]

use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Whether the server waits for the disk. Only tests of durability need it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fsync {
    On,
    Off,
}

/// A running server.
pub(crate) struct Server {
    /// `postgres://postgres@127.0.0.1:40123/postgres`
    pub url: String,
    own: Option<Own>,
}

/// A cluster that was started here.
struct Own {
    folder: PathBuf,
    keeper: Child,
    /// The keeper stops the cluster when this closes: at the end of the program, however it ends.
    alive: Option<ChildStdin>,
}

/// The server all tests of one program share.
pub(crate) fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| match std::env::var("ROKADE_TEST_POSTGRES") {
        Ok(url) if !url.is_empty() => Server { url, own: None },
        _ => Server::start(Fsync::Off),
    })
}

impl Server {
    /// Starts a cluster on a free port of the loopback. It ends with the program, or when dropped.
    pub(crate) fn start(fsync: Fsync) -> Server {
        Server::start_in(fsync, &[])
    }

    /// With variables of the environment, which the server's own user must be able to follow.
    pub(crate) fn start_in(fsync: Fsync, environment: &[(&str, &str)]) -> Server {
        (0..3).find_map(|_| Server::try_start(fsync, environment)).expect("a PostgreSQL cluster starts")
    }

    fn try_start(fsync: Fsync, environment: &[(&str, &str)]) -> Option<Server> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("rokade-postgres-{}-{number}", std::process::id()));
        // The port is free now; whoever takes it meanwhile makes this try fail and the next one begin.
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).ok()?.port();
        let mut keeper = Command::new("sh")
            .arg("-c")
            .arg(KEEPER)
            .arg("keeper")
            .args([folder.as_os_str(), bin().as_os_str()])
            .envs(environment.iter().copied())
            .args([port.to_string(), if fsync == Fsync::On { "on" } else { "off" }.to_owned()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let alive = keeper.stdin.take();
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let own = Some(Own { folder, keeper, alive });
        let mut server = Server { url, own };
        server.is_ready().then_some(server)
    }

    fn is_ready(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(60) {
            if psql(&self.url, "SELECT 1").is_ok() {
                return true;
            }
            if let Some(own) = &mut self.own
                && !matches!(own.keeper.try_wait(), Ok(None))
            {
                return false;
            }
            sleep(Duration::from_millis(50));
        }
        false
    }

    /// Makes an empty database and gives its address.
    pub(crate) fn database(&self) -> String {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("rokade_test_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        psql(&self.url, &format!("CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'"))
            .expect("a database is made");
        let (server, rest) = self.url.rsplit_once('/').expect("an address ends with the name of a database");
        let options = rest.find('?').map_or("", |start| &rest[start..]);
        format!("{server}/{name}{options}")
    }

    /// Takes a database away that `database` made, whoever is still connected.
    pub(crate) fn drop_database(&self, url: &str) {
        let name = url.rsplit('/').next().and_then(|rest| rest.split('?').next()).expect("the name of a database");
        assert!(name.starts_with("rokade_test_"), "only what was made here is taken away");
        psql(&self.url, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).expect("a database is dropped");
    }

    /// Ends every connection to a database that `database` made, as an administrator would; how it went.
    pub(crate) fn end_connections(&self, url: &str) -> Result<(), String> {
        let name = url.rsplit('/').next().and_then(|rest| rest.split('?').next()).expect("the name of a database");
        let sql = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
        psql(&self.url, &sql)
    }

    /// Stops and starts the cluster as a crash of the server would.
    pub(crate) fn restart(&mut self) {
        let own = self.own.as_mut().expect("only an own cluster is restarted");
        own.alive.as_mut().expect("the keeper lives").write_all(b"restart\n").expect("the keeper listens");
        sleep(Duration::from_millis(300));
        assert!(self.is_ready(), "the cluster comes back");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(own) = &mut self.own {
            drop(own.alive.take());
            let _ = own.keeper.wait();
            let _ = std::fs::remove_dir_all(&own.folder);
        }
    }
}

/// Makes the cluster as its own user (it refuses root), runs it, and stops it when nobody is left
/// to speak to.
const KEEPER: &str = r#"
    folder=$1 bin=$2 port=$3 fsync=$4
    trap '' INT TERM HUP
    mkdir -m 700 "$folder" || exit 1
    if [ "$(id -u)" = 0 ]; then
        chown postgres "$folder"
        as="setpriv --reuid=postgres --regid=postgres --clear-groups"
    else
        as=""
    fi
    cd "$folder" || exit 1
    $as "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --no-locale -N >/dev/null 2>&1 || exit 1
    start() {
        $as "$bin/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 \
            -c unix_socket_directories="$folder" -c fsync="$fsync" -c full_page_writes="$fsync" \
            -c max_connections=200 </dev/null >"$folder/log" 2>&1 &
        pid=$!
    }
    start
    while read -r word; do
        kill -QUIT "$pid"; wait "$pid"; start
    done
    kill -INT "$pid"; wait "$pid"
    rm -rf "$folder"
"#;

fn psql(url: &str, sql: &str) -> Result<(), String> {
    let psql = bin().join("psql");
    let done = Command::new(psql).args(["-X", "-q", "-v", "ON_ERROR_STOP=1", url, "-c", sql]).output();
    let done = done.map_err(|error| error.to_string())?;
    if done.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&done.stderr).into_owned()) }
}

/// Where the newest PostgreSQL of the machine keeps its programs.
fn bin() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.max_by_key(|entry| entry.file_name().to_string_lossy().parse::<u32>().unwrap_or(0));
    match newest {
        Some(version) => version.path().join("bin"),
        None => from_path().expect("PostgreSQL is installed (./test installs it)"),
    }
}

fn from_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|folder| Path::new(folder).join("postgres").exists())
}
