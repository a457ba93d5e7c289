//! The desk under attack, through the real program and real sockets: floods of sign-ins, guesses, silent connections,
//! too many live pages, forged words about the way, and the encryption.
//!
//! Counts, memory and that an answer comes are asserted; how fast it comes is printed, and asserted only in the long
//! form (`ROKADE_SOAK=1`), which is meant for a quiet machine.

mod guesses;
mod proxies;
mod sockets;
#[path = "../stage/mod.rs"]
mod stage;
mod tls;
mod wire;

use std::time::Duration;

use stage::server::{Server, Start};
use tempfile::TempDir;

/// The owner of every desk here.
const NAME: &str = "Astrid Holm";
const PASSWORD: &str = "rank and file 64";

fn is_soak() -> bool {
    std::env::var_os("ROKADE_SOAK").is_some()
}

/// A desk of its own, and the folder it lies in.
struct Desk {
    server: Server,
    home: TempDir,
}

impl Desk {
    fn start(arguments: &[&str]) -> Desk {
        Desk::start_under(&[], arguments)
    }

    fn start_under(launcher: &[&str], arguments: &[&str]) -> Desk {
        let home = tempfile::tempdir().expect("a folder");
        let server = start_in(&home, launcher, arguments);
        Desk { server, home }
    }

    /// With so few files, soft and hard.
    fn with_files(files: u32, arguments: &[&str]) -> Desk {
        Desk::start_under(&["sh", "-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")], arguments)
    }
}

fn start_in(home: &TempDir, launcher: &[&str], arguments: &[&str]) -> Server {
    let database = home.path().join("desk.sqlite");
    let database = database.to_str().expect("a plain path");
    let start = Start { database, home: home.path(), arguments, environment: &[], traces: None };
    Server::start_under(launcher, &start)
}

/// The largest of the times but for one in a hundred.
fn p99(times: &mut [Duration]) -> Duration {
    times.sort();
    let last = times.len() * 99 / 100;
    times.get(last.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}
