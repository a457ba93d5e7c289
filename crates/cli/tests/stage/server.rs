//! The real `rokade serve`, started on a free port and ended by its process id.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::free_port;

pub(crate) struct Server {
    pub address: String,
    /// The printed one-time sign-in link, if one was printed.
    pub link: Option<String>,
    process: Child,
    /// The server itself, where `process` is a tracer around it.
    pub pid: u32,
    said: Said,
}

/// What the server has said on its terminal.
struct Said {
    coming: mpsc::Receiver<String>,
    come: Vec<String>,
}

/// How a server is started.
pub(crate) struct Start<'a> {
    pub database: &'a str,
    /// Where the user's data would lie; keeps tests out of the real data directory.
    pub home: &'a Path,
    pub arguments: &'a [&'a str],
    pub environment: &'a [(&'a str, &'a str)],
    /// Trace files of strace go here.
    pub traces: Option<&'a Path>,
}

impl Server {
    pub(crate) fn start(database: &str, home: &Path) -> Server {
        Server::start_with(&Start { database, home, arguments: &[], environment: &[], traces: None })
    }

    pub(crate) fn start_with(start: &Start<'_>) -> Server {
        Server::start_under(&[], start)
    }

    /// Started by another program that becomes the server, such as a shell that sets limits first.
    pub(crate) fn start_under(launcher: &[&str], start: &Start<'_>) -> Server {
        let port = free_port();
        let binary = env!("CARGO_BIN_EXE_rokade");
        let mut command = match start.traces {
            None => {
                let mut words = launcher.iter().copied().chain([binary]);
                let mut command = Command::new(words.next().expect("at least the binary"));
                command.args(words);
                command
            }
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
        let scheme = if start.arguments.contains(&"--tls") { "https" } else { "http" };
        let address = format!("{scheme}://127.0.0.1:{port}");
        let mut said = Said { coming: lines_of(&mut process), come: Vec::new() };
        let link = wait_until_ready(&mut process, port, &mut said);
        let pid = if start.traces.is_some() { child_of(process.id()) } else { process.id() };
        Server { address, link, process, pid, said }
    }

    /// Waits until the server says a line with this in it, and gives the line and the one after it, if any came.
    pub(crate) fn says(&mut self, part: &str) -> (String, String) {
        let found = |lines: &[String]| lines.iter().position(|line| line.contains(part));
        while found(&self.said.come).is_none() {
            let line = self.said.coming.recv_timeout(Duration::from_secs(30));
            self.said
                .come
                .push(line.unwrap_or_else(|_| panic!("the server does not say {part}: {:?}", self.said.come)));
        }
        while let Ok(line) = self.said.coming.recv_timeout(Duration::from_millis(100)) {
            self.said.come.push(line);
        }
        let at = found(&self.said.come).expect("it was said");
        (self.said.come[at].clone(), self.said.come.get(at + 1).cloned().unwrap_or_default())
    }

    /// Whether a line with this was said so far.
    pub(crate) fn has_said(&mut self, part: &str) -> bool {
        self.said.come.extend(self.said.coming.try_iter());
        self.said.come.iter().any(|line| line.contains(part))
    }

    pub(crate) fn port(&self) -> u16 {
        self.address.rsplit(':').next().and_then(|port| port.parse().ok()).expect("an address ends with its port")
    }

    /// The most memory the server ever held, in kilobytes.
    pub(crate) fn peak_memory(&self) -> u64 {
        self.memory("VmHWM:")
    }

    /// The memory it holds now, in kilobytes.
    pub(crate) fn resident_memory(&self) -> u64 {
        self.memory("VmRSS:")
    }

    fn memory(&self, which: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid)).expect("the server runs");
        let line = status.lines().find_map(|line| line.strip_prefix(which)).expect("the kernel counts memory");
        line.trim().trim_end_matches(" kB").parse().expect("a number of kilobytes")
    }

    /// `kill -9`, and nothing said before.
    pub(crate) fn kill(mut self) {
        self.signal("-KILL");
        let _ = self.process.wait();
    }

    /// Nothing of it runs from when this returns until it is thawed; its sockets, files and locks stay open.
    pub(crate) fn freeze(&self) {
        self.signal("-STOP");
        let begun = Instant::now();
        while !self.is_frozen() {
            assert!(begun.elapsed() < Duration::from_secs(10), "the server does not stand still");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    pub(crate) fn thaw(&self) {
        self.signal("-CONT");
    }

    fn is_frozen(&self) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid)).expect("the server is there");
        stat.rsplit(") ").next().is_some_and(|state| state.starts_with('T'))
    }

    /// An orderly end, as a service manager asks for it: a frozen program is thawed to hear of it.
    pub(crate) fn stop(mut self) {
        self.signal("-TERM");
        self.thaw();
        let status = self.process.wait().expect("the server ends");
        assert!(status.success(), "the server ended with {status}");
    }

    /// Ctrl-C in its terminal.
    pub(crate) fn interrupt(mut self) {
        self.signal("-INT");
        let status = self.process.wait().expect("the server ends");
        assert!(status.success(), "the server ended with {status}");
    }

    /// What the server has in memory.
    pub(crate) fn megabytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid)).expect("the server runs");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("the kernel says it");
        let kilobytes = resident.trim().trim_end_matches(" kB").parse::<u64>().expect("a number");
        kilobytes / 1024
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
fn wait_until_ready(process: &mut Child, port: u16, said: &mut Said) -> Option<String> {
    for _ in 0..600 {
        if let Some(status) = process.try_wait().expect("the server can be asked") {
            panic!("the server ended at its start with {status}");
        }
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            // The lines are printed together once the port is open; wait for the first of them.
            let mut wait = Duration::from_secs(20);
            while let Ok(line) = said.coming.recv_timeout(wait) {
                let link = line.find("http").filter(|_| line.contains("/signin/"));
                let link = link.and_then(|start| line[start..].split_whitespace().next()).map(str::to_owned);
                said.come.push(line);
                if link.is_some() {
                    return link;
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
