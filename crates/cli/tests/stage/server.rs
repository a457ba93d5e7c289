//! The real `rokade serve`, started on a free port and ended by its process id.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use super::free_port;

pub struct Server {
    pub address: String,
    /// The printed one-time sign-in link, if one was printed.
    pub link: Option<String>,
    process: Child,
    /// The server itself, where `process` is a tracer around it.
    pid: u32,
}

/// How a server is started.
pub struct Start<'a> {
    pub database: &'a str,
    /// Where the user's data would lie; keeps tests out of the real data directory.
    pub home: &'a Path,
    pub arguments: &'a [&'a str],
    pub environment: &'a [(&'a str, &'a str)],
    /// Trace files of strace go here.
    pub traces: Option<&'a Path>,
}

impl Server {
    pub fn start(database: &str, home: &Path) -> Server {
        Server::start_with(&Start { database, home, arguments: &[], environment: &[], traces: None })
    }

    pub fn start_with(start: &Start<'_>) -> Server {
        let port = free_port();
        let binary = env!("CARGO_BIN_EXE_rokade");
        let mut command = match start.traces {
            None => Command::new(binary),
            Some(folder) => {
                let mut strace = Command::new("strace");
                strace.args(super::trace::STRACE).arg("-o").arg(folder.join("trace")).arg(binary);
                strace
            }
        };
        let mut process = command
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", start.database, "--lang", "en"])
            .args(start.arguments)
            .env("HOME", start.home)
            .env("XDG_DATA_HOME", start.home)
            .envs(start.environment.iter().copied())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the server starts");
        let address = format!("http://127.0.0.1:{port}");
        let lines = lines_of(&mut process);
        let link = wait_until_ready(&mut process, port, &lines);
        let pid = if start.traces.is_some() { child_of(process.id()) } else { process.id() };
        Server { address, link, process, pid }
    }

    /// `kill -9`, and nothing said before.
    pub fn kill(mut self) {
        self.signal("-KILL");
        let _ = self.process.wait();
    }

    /// An orderly end.
    pub fn stop(mut self) {
        self.signal("-TERM");
        let status = self.process.wait().expect("the server ends");
        assert!(status.success(), "the server ended with {status}");
    }

    fn signal(&self, signal: &str) {
        let _ = Command::new("kill").args([signal, &self.pid.to_string()]).stderr(Stdio::null()).status();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if matches!(self.process.try_wait(), Ok(None)) {
            self.signal("-KILL");
            let _ = self.process.wait();
        }
    }
}

fn lines_of(process: &mut Child) -> mpsc::Receiver<String> {
    let output = process.stdout.take().expect("standard output is piped");
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                // Keep reading, so that the server never blocks on a full pipe.
                continue;
            }
        }
    });
    receiver
}

/// Waits until the port answers and gives the sign-in link printed before.
fn wait_until_ready(process: &mut Child, port: u16, lines: &mpsc::Receiver<String>) -> Option<String> {
    for _ in 0..600 {
        if let Some(status) = process.try_wait().expect("the server can be asked") {
            panic!("the server ended at its start with {status}");
        }
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            // The lines are printed together once the port is open; wait for the first of them.
            let mut wait = Duration::from_secs(20);
            while let Ok(line) = lines.recv_timeout(wait) {
                if let Some(start) = line.find("http://").filter(|_| line.contains("/signin/")) {
                    let link = line[start..].split_whitespace().next().unwrap_or_default();
                    return Some(link.to_owned());
                }
                wait = Duration::from_millis(100);
            }
            return None;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("the server does not listen after 30 seconds");
}

fn child_of(parent: u32) -> u32 {
    let children = std::fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap_or_default();
    children.split_whitespace().next().and_then(|pid| pid.parse().ok()).expect("strace has started the server")
}
