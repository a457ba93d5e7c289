//! Requests written by hand over sockets of any address of this machine.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use rokade_tournament::TournamentSettings;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Long enough for a busy machine, short of for ever.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub status: u16,
    head: String,
    pub body: String,
}

impl Reply {
    fn read(bytes: &[u8]) -> Option<Reply> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split_whitespace().nth(1)?.parse().ok()?;
        Some(Reply { status, head: head.to_owned(), body: body.to_owned() })
    }

    pub(crate) fn all(&self, name: &str) -> Vec<&str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        pairs.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).collect()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.all(name).first().copied()
    }

    /// The cookies set, as a browser sends them back.
    pub(crate) fn cookies(&self) -> String {
        let pairs = self.all("set-cookie").into_iter().filter_map(|cookie| cookie.split(';').next());
        pairs.collect::<Vec<_>>().join("; ")
    }
}

/// The loopback address with this last number.
pub(crate) fn local(last: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 0, last)
}

pub(crate) async fn connect(from: Ipv4Addr, port: u16) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await
}

/// Asks for a page with room for little of it, and reads nothing.
pub(crate) async fn ask_only(path: &str, from: Ipv4Addr, port: u16) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.bind(SocketAddr::from((from, 0)))?;
    let mut stream = socket.connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
    stream.write_all(get(path).written("127.0.0.1").as_bytes()).await?;
    Ok(stream)
}

/// A request with its headers; the connection is to be closed after the answer.
pub(crate) struct Request {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: String,
}

pub(crate) fn get(path: impl Into<String>) -> Request {
    Request { method: "GET", path: path.into(), headers: Vec::new(), body: String::new() }
}

pub(crate) fn form(path: impl Into<String>, fields: &[(&str, &str)]) -> Request {
    let part = |text: &str| text.replace('%', "%25").replace('&', "%26").replace(' ', "+");
    let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", part(value))).collect();
    let request = Request { method: "POST", path: path.into(), headers: Vec::new(), body: pairs.join("&") };
    request.with("content-type", "application/x-www-form-urlencoded")
}

pub(crate) fn json(path: impl Into<String>, body: impl Into<String>) -> Request {
    let request = Request { method: "POST", path: path.into(), headers: Vec::new(), body: body.into() };
    request.with("content-type", "application/json").with("accept", "application/json")
}

impl Request {
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Request {
        self.headers.push((name, value.into()));
        self
    }

    pub(crate) fn written(&self, host: &str) -> String {
        let Request { method, path, body, .. } = self;
        let headers: String = self.headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let length = if body.is_empty() { String::new() } else { format!("content-length: {}\r\n", body.len()) };
        format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}{length}\r\n{body}")
    }

    /// Sends it over a fresh connection from that address.
    pub(crate) async fn send(&self, from: Ipv4Addr, port: u16) -> io::Result<Reply> {
        let stream = timeout(PATIENCE, connect(from, port)).await??;
        self.send_on(stream, &format!("127.0.0.1:{port}")).await
    }

    pub(crate) async fn send_on(
        &self,
        mut stream: impl AsyncRead + AsyncWrite + Unpin,
        host: &str,
    ) -> io::Result<Reply> {
        stream.write_all(self.written(host).as_bytes()).await?;
        let mut bytes = Vec::new();
        // A TLS connection that ends without a farewell has still said what it had to say.
        let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await?;
        match Reply::read(&bytes) {
            Some(reply) => Ok(reply),
            None => Err(read.err().unwrap_or_else(|| io::ErrorKind::UnexpectedEof.into())),
        }
    }
}

/// Opens a live page and waits for its head; the stream stays open.
pub(crate) async fn listen(from: Ipv4Addr, port: u16, path: &str, cookie: &str) -> io::Result<(u16, TcpStream)> {
    let mut stream = timeout(PATIENCE, connect(from, port)).await??;
    let request = get(path).with("accept", "text/event-stream").with("cookie", cookie);
    let request = request.written("127.0.0.1").replace("connection: close\r\n", "");
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    while !bytes.windows(4).any(|end| end == b"\r\n\r\n") {
        let mut more = [0; 1024];
        let count = timeout(PATIENCE, stream.read(&mut more)).await??;
        if count == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&more[..count]);
    }
    let reply = Reply::read(&bytes).ok_or(io::ErrorKind::InvalidData)?;
    Ok((reply.status, stream))
}

/// Whether the other side has closed this connection.
pub(crate) async fn is_closed(stream: &mut TcpStream) -> bool {
    let mut byte = [0];
    match timeout(Duration::from_millis(1), stream.read(&mut byte)).await {
        Ok(Ok(count)) => count == 0,
        Ok(Err(_)) => true,
        Err(_) => false,
    }
}

/// Signs the owner in by the one-time link; the cookies.
pub(crate) async fn first_sign_in(link: &str, port: u16) -> String {
    let (_, token) = link.split_once("/signin/").expect("a sign-in link");
    let form = form(format!("/signin/{token}"), &[("name", super::NAME), ("password", super::PASSWORD)]);
    let reply = form.send(Ipv4Addr::LOCALHOST, port).await.expect("the desk answers");
    assert_eq!(reply.status, 303, "{reply:?}");
    reply.cookies()
}

/// Makes a public tournament; its key.
pub(crate) async fn tournament(cookie: &str, port: u16) -> String {
    let session = get("/api/session").with("cookie", cookie).with("accept", "application/json");
    let session = session.send(Ipv4Addr::LOCALHOST, port).await.expect("the desk answers");
    let csrf = between(&session.body, "\"csrf\":\"", "\"");
    let made = json("/api/t", settings()).with("cookie", cookie).with("x-csrf", csrf);
    let made = made.send(Ipv4Addr::LOCALHOST, port).await.expect("the desk answers");
    assert_eq!(made.status, 201, "{made:?}");
    between(&made.body, "\"key\":\"", "\"")
}

/// Of a public tournament, as JSON.
pub(crate) fn settings() -> String {
    let settings = TournamentSettings { name: "Klubaften".into(), public: true, ..TournamentSettings::default() };
    serde_json::to_string(&settings).expect("settings are JSON")
}

pub(crate) fn between(text: &str, before: &str, after: &str) -> String {
    let start = text.find(before).unwrap_or_else(|| panic!("{before} is not in {text}")) + before.len();
    text[start..].split(after).next().unwrap_or_default().to_owned()
}
