//! What whoever started the desk sees: the terminal, and the browser where there is a desktop.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::process::Stdio;

use rokade_words::{Arg, Lang, Speaker, text, text_with};
use tokio::process::Command;

use crate::door::{Facade, Files, Reach, Reloaded, Scheme};

/// The first page as this machine's own browser reaches it.
pub(crate) fn home(scheme: Scheme, address: SocketAddr) -> String {
    let is_everywhere = address.ip().is_unspecified();
    let local = if is_everywhere { SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()) } else { address };
    format!("{}://{local}/", scheme.as_str())
}

/// What is said when the desk has started.
pub(crate) struct Announcement<'a> {
    pub lang: Lang,
    pub database: &'a str,
    pub scheme: Scheme,
    pub address: SocketAddr,
    pub link: Option<&'a str>,
    pub facade: &'a Facade,
    pub files: Files,
}

/// Where the desk is and how to sign in. The link stands alone on its line, for programs that wait for it.
pub(crate) fn announce(said: &Announcement<'_>) {
    let Announcement { lang, database, scheme, address, link, facade, files } = *said;
    let mut lines = vec![text_with(lang, "desk-serve-running", &[("address", Arg::from(home(scheme, address)))])];
    if address.ip().is_unspecified() {
        let others = lan_addresses().into_iter().map(|ip| home(scheme, SocketAddr::new(ip, address.port())));
        lines.extend(others.map(|address| text_with(lang, "desk-serve-network", &[("address", Arg::from(address))])));
    }
    match link {
        Some(link) => lines.extend([text(lang, "desk-serve-link"), link.to_owned()]),
        None => lines.push(text(lang, "desk-serve-password")),
    }
    lines.push(text_with(lang, "desk-serve-database", &[("database", Arg::from(without_password(database)))]));
    match &facade.fingerprint {
        Some(fingerprint) => lines.extend([text(lang, "desk-door-own"), fingerprint.clone()]),
        None if scheme == Scheme::Http && facade.reach == Reach::Network => lines.push(text(lang, "desk-door-plain")),
        None => {}
    }
    if files.are_few() {
        let (files, live) = (Arg::from(files.count()), Arg::from(files.limits().live));
        lines.push(text_with(lang, "desk-serve-files", &[("files", files), ("live", live)]));
    }
    lines.push(text(lang, "desk-serve-stop"));
    say(&lines);
}

/// A certificate was renewed while the desk runs, or could not be.
pub(crate) fn tell_reloaded(lang: Lang, reloaded: &Reloaded) {
    match reloaded {
        Reloaded::Renewed { fingerprint } => {
            let fingerprint = Arg::from(fingerprint.as_str());
            say(&[text_with(lang, "desk-serve-renewed", &[("fingerprint", fingerprint)])]);
        }
        Reloaded::Kept(error) => {
            let why = Speaker::plain(lang).reason(&error.reason());
            say(&[format!("{} {why}", text(lang, "desk-serve-kept"))]);
        }
    }
}

fn say(lines: &[String]) {
    let mut terminal = std::io::stdout().lock();
    // Whoever closed the terminal still wants the desk.
    let written = writeln!(terminal, "{}", lines.join("\n")).and_then(|()| terminal.flush());
    if let Err(error) = written {
        tracing::info!(%error, "nobody reads the terminal");
    }
}

/// The names and addresses a certificate of this machine should hold for.
pub(crate) fn own_names(address: SocketAddr) -> Vec<String> {
    let mut names = vec!["localhost".to_owned(), "127.0.0.1".to_owned(), "::1".to_owned()];
    if let Some(host) = host_name() {
        let is_bare = !host.contains('.');
        names.extend(is_bare.then(|| format!("{host}.local")));
        names.push(host);
    }
    match address.ip().is_unspecified() {
        true => names.extend(lan_addresses().iter().map(ToString::to_string)),
        false => names.push(address.ip().to_string()),
    }
    names
}

fn host_name() -> Option<String> {
    #[cfg(unix)]
    let name = nix::unistd::gethostname().ok()?.into_string().ok()?;
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").ok()?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.');
    Some(name.to_lowercase()).filter(|name| !name.is_empty() && name.chars().all(is_plain))
}

/// The addresses other machines reach this one at. Nothing is sent: choosing a route is enough.
fn lan_addresses() -> Vec<IpAddr> {
    let towards = |target: Ipv4Addr| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((target, 9)).ok()?;
        socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
    };
    // The way out, and the usual networks of halls that have none.
    let targets = [
        Ipv4Addr::new(192, 0, 2, 1),
        Ipv4Addr::new(192, 168, 0, 1),
        Ipv4Addr::new(10, 0, 0, 1),
        Ipv4Addr::new(172, 16, 0, 1),
    ];
    let mut found: Vec<IpAddr> = targets.into_iter().filter_map(towards).collect();
    found.sort();
    found.dedup();
    found
}

/// An address of a database without what stands between its user and the host.
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, rest))) => format!("{scheme}://…@{rest}"),
        _ => url.to_owned(),
    }
}

/// Opens the page where there is a desktop; whoever has none finds the link in the terminal.
pub(crate) fn open_browser(url: &str) {
    let is_set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_desktop = cfg!(any(target_os = "macos", windows)) || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(is_set);
    if !has_desktop {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_never_shows_a_password() {
        assert_eq!(without_password("postgres://u:p@host/db"), "postgres://…@host/db");
        assert_eq!(without_password("/home/x/rokade.sqlite"), "/home/x/rokade.sqlite");
    }

    #[test]
    fn a_desk_that_listens_everywhere_is_at_home_on_this_machine() {
        assert_eq!(home(Scheme::Http, SocketAddr::from(([0, 0, 0, 0], 4464))), "http://127.0.0.1:4464/");
        assert_eq!(home(Scheme::Https, SocketAddr::from(([192, 168, 1, 7], 80))), "https://192.168.1.7:80/");
    }
}
