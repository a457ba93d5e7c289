//! A desk on a database of its own, and browsers that keep their cookies.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use rokade_desk::{App, Capacity, router, time_of_day};
use rokade_store::Store;
use tempfile::TempDir;
use tower::ServiceExt;

pub(crate) const HOST: &str = "desk.example:4464";

pub(crate) struct Stage {
    pub app: App,
    directory: TempDir,
}

/// What came back.
pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    /// Where a redirect leads.
    pub(crate) fn to(&self) -> &str {
        self.headers.get(header::LOCATION).and_then(|to| to.to_str().ok()).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }
}

/// A browser: it remembers the session and the token of its pages.
#[derive(Clone, Default)]
pub(crate) struct Browser {
    pub cookie: String,
    pub csrf: String,
}

impl Stage {
    pub(crate) async fn new() -> Stage {
        Stage::by(time_of_day).await
    }

    /// A desk that goes by another clock.
    pub(crate) async fn by(clock: fn() -> i64) -> Stage {
        Stage::open(clock, Capacity::default()).await
    }

    /// A desk with other threads and limits.
    pub(crate) async fn of(capacity: Capacity) -> Stage {
        Stage::open(time_of_day, capacity).await
    }

    async fn open(clock: fn() -> i64, capacity: Capacity) -> Stage {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path().join("desk.sqlite").to_str().unwrap()).await.unwrap();
        Stage { app: App::with(store, clock, capacity).await.unwrap(), directory }
    }

    /// The same desk after its threads and limits were changed.
    pub(crate) async fn with(self, capacity: Capacity) -> Stage {
        let Stage { app, directory } = self;
        let app = App::with(app.store().clone(), time_of_day as fn() -> i64, capacity).await.unwrap();
        Stage { app, directory }
    }

    /// The desk stopped and started again.
    pub(crate) async fn again(self) -> Stage {
        self.app.store().close().await;
        let store = Store::open(self.directory.path().join("desk.sqlite").to_str().unwrap()).await.unwrap();
        let app = App::new(store, time_of_day as fn() -> i64).await.unwrap();
        Stage { app, directory: self.directory }
    }

    pub(crate) fn folder(&self) -> &std::path::Path {
        self.directory.path()
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = router(self.app.clone()).oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 26).await.unwrap();
        let body = String::from_utf8_lossy(&bytes).into_owned();
        let is_page =
            parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        let body = if is_page { as_read(&body) } else { body };
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, browser: &Browser, path: &str) -> Answer {
        self.send(request(browser, Method::GET, path).body(Body::empty()).unwrap()).await
    }

    /// Sends a form as a page of the desk would.
    pub(crate) async fn post(&self, browser: &Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut form = vec![("csrf", browser.csrf.as_str())];
        form.extend(fields);
        self.send(form_request(browser, path, &form)).await
    }

    pub(crate) async fn post_json(&self, browser: &Browser, path: &str, body: serde_json::Value) -> Answer {
        let request = request(browser, Method::POST, path)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ACCEPT, "application/json")
            .header("x-csrf", &browser.csrf)
            .body(Body::from(body.to_string()));
        self.send(request.unwrap()).await
    }

    /// Sends a form with a file.
    pub(crate) async fn upload(&self, browser: &Browser, path: &str, fields: &[(&str, &str)], file: &[u8]) -> Answer {
        let mut body = Vec::new();
        for (name, value) in [("csrf", browser.csrf.as_str())].iter().chain(fields) {
            body.extend(
                format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").into_bytes(),
            );
        }
        body.extend(b"--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x\"\r\n\r\n");
        body.extend(file);
        body.extend(b"\r\n--b--\r\n");
        let request = request(browser, Method::POST, path)
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=b")
            .body(Body::from(body));
        self.send(request.unwrap()).await
    }

    /// Signs in by a link of the given path.
    pub(crate) async fn sign_in_at(&self, path: &str, name: &str, password: &str) -> Browser {
        let answer = self.post(&Browser::default(), path, &[("name", name), ("password", password)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        self.browser_of(&answer).await
    }

    /// The browser that got this answer's cookie.
    pub(crate) async fn browser_of(&self, answer: &Answer) -> Browser {
        let cookies = answer.headers.get_all(header::SET_COOKIE).iter();
        let session = cookies.filter_map(|value| value.to_str().ok()).find(|value| value.starts_with("rokade="));
        let cookie = session.expect("a session").split(';').next().unwrap_or_default().to_owned();
        let mut browser = Browser { cookie, csrf: String::new() };
        let page = self.get(&browser, "/").await;
        browser.csrf = between(&page.body, "name=\"csrf\" content=\"", "\"");
        browser
    }

    pub(crate) async fn owner(&self) -> Browser {
        let path = self.app.sign_in_path().await.unwrap();
        self.sign_in_at(&path, "Solveig Dahl", "tårn til d1").await
    }

    /// A Monrad tournament with players and lots drawn; returns the path of its group.
    pub(crate) async fn monrad(&self, browser: &Browser, players: usize, rounds: usize) -> String {
        let rounds = rounds.to_string();
        let group = self.event(browser, &[("system", "monrad"), ("rounds", rounds.as_str())], players).await;
        self.deed(browser, &format!("{group}/order"), &[("by", "lot")]).await;
        group
    }

    /// A tournament with players, nothing drawn yet; returns the path of its group.
    pub(crate) async fn event(&self, browser: &Browser, system: &[(&str, &str)], players: usize) -> String {
        let mut form = vec![("name", "Klubaften"), ("public", "yes")];
        form.extend(system);
        let made = self.deed(browser, "/t/new", &form).await;
        let group = made.split("/players").next().unwrap_or_default().to_owned();
        for number in 0..players {
            let (name, rating) = (format!("Spiller, Nr{number}"), (2000 - number).to_string());
            self.deed(browser, &format!("{group}/players"), &[("name", &name), ("rating", &rating)]).await;
        }
        group
    }

    /// Sends a form that must be accepted; returns where it leads.
    pub(crate) async fn deed(&self, browser: &Browser, path: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(browser, path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
        answer.to().to_owned()
    }

    /// Lays and publishes the next round.
    pub(crate) async fn publish(&self, browser: &Browser, group: &str) {
        for deed in ["pair", "publish"] {
            let answer = self.post(browser, &format!("{group}/{deed}"), &[]).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{deed}: {}", answer.body);
        }
    }

    pub(crate) async fn result(&self, browser: &Browser, group: &str, round: u32, board: u32, to: &str) -> Answer {
        let path = format!("{group}/round/{round}/result");
        self.post_json(browser, &path, serde_json::json!({ "board": board, "to": to, "seen": "open" })).await
    }
}

/// A request as a browser on a page of the desk sends it.
pub(crate) fn request(browser: &Browser, method: Method, path: &str) -> axum::http::request::Builder {
    let is_change = method != Method::GET;
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
    if is_change {
        request = request.header(header::ORIGIN, format!("http://{HOST}"));
    }
    if !browser.cookie.is_empty() {
        request = request.header(header::COOKIE, &browser.cookie);
    }
    request
}

pub(crate) fn form_request(browser: &Browser, path: &str, fields: &[(&str, &str)]) -> Request<Body> {
    let request = request(browser, Method::POST, path);
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    request.body(Body::from(encoded(fields))).unwrap()
}

fn encoded(fields: &[(&str, &str)]) -> String {
    let part = |text: &str| -> String {
        let letter = |byte: u8| match byte {
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        };
        text.bytes().map(letter).collect()
    };
    fields.iter().map(|(name, value)| format!("{}={}", part(name), part(value))).collect::<Vec<_>>().join("&")
}

/// The text between two marks.
pub(crate) fn between(text: &str, before: &str, after: &str) -> String {
    let start = text.find(before).unwrap_or_else(|| panic!("{before} is not in {text}")) + before.len();
    text[start..].split(after).next().unwrap_or_default().to_owned()
}

/// A page without the lines its template is laid out in.
pub(crate) fn as_read(page: &str) -> String {
    let mut read = String::with_capacity(page.len());
    for line in page.lines().map(str::trim).filter(|line| !line.is_empty()) {
        // Beside a tag a break shows nothing, but between a text and what follows it.
        let opened = read.ends_with('>') && !read[read.rfind('<').unwrap_or(0)..].starts_with("</");
        let is_between_tags = read.ends_with('>') && line.starts_with('<');
        if !(read.is_empty() || opened || line.starts_with("</") || is_between_tags) {
            read.push(' ');
        }
        read.push_str(line);
    }
    read
}
