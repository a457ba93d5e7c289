//! Headless Chromium behind its own chromedriver on a free port; both end with the value.

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;

use super::free_port;

/// Brings an element into view and answers when it lies still for two frames: what a live page has just put above it
/// would otherwise move something else under the thumb. An element that was replaced is asked for again by the caller.
const AT_REST: &str = "const [element, done] = arguments;
    const place = () => { const { x, y } = element.getBoundingClientRect(); return `${x} ${y}`; };
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    let last = place(), still = 0, frames = 0;
    const look = () => {
        const now = place();
        still = now === last ? still + 1 : 0;
        last = now;
        if (still === 2 || (frames += 1) === 60) done(); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// The two sizes every page must suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    Desktop,
    Phone,
}

impl Screen {
    pub(crate) const fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1280, 800),
            Screen::Phone => (390, 844),
        }
    }
}

pub(crate) struct Browser {
    pub client: Client,
    driver: Child,
    profile: TempDir,
}

impl Browser {
    pub(crate) async fn open(screen: Screen, language: &str) -> Browser {
        let port = free_port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed by ./test");
        let profile = tempfile::tempdir().expect("a temporary folder");
        let (width, height) = screen.size();
        let mut arguments = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--no-first-run".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", profile.path().display()),
            format!("--lang={language}"),
        ];
        let mut options = json!({ "prefs": { "intl.accept_languages": language } });
        if screen == Screen::Phone {
            arguments.push("--touch-events=enabled".to_owned());
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true } });
        }
        options["args"] = json!(arguments);
        let capabilities = json!({ "goog:chromeOptions": options });
        let capabilities = capabilities.as_object().expect("an object").clone();
        let address = format!("http://127.0.0.1:{port}");
        let mut tries = 0;
        let client = loop {
            match ClientBuilder::new(HttpConnector::new()).capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => break client,
                Err(error) if tries == 300 => panic!("chromedriver does not answer: {error}"),
                Err(_) => tries += 1,
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        Browser { client, driver, profile }
    }

    pub(crate) async fn goto(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("{url}: {error}"));
    }

    /// Waits for the element, at most a minute.
    pub(crate) async fn find(&self, css: &str) -> fantoccini::elements::Element {
        let found = self.client.wait().at_most(Duration::from_secs(60)).for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("no {css} on {}: {error}\n{}", self.url().await, self.text().await),
        }
    }

    /// Clicks as soon as the element is there; a live page may replace it between finding and clicking.
    pub(crate) async fn click(&self, css: &str) {
        for attempt in 1.. {
            match self.try_click(css).await {
                Ok(()) => return,
                Err(error) if attempt == 10 => panic!("cannot click {css} on {}: {error}", self.url().await),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    async fn try_click(&self, css: &str) -> Result<(), fantoccini::error::CmdError> {
        let element = self.find(css).await;
        let argument = serde_json::to_value(&element).expect("an element is JSON");
        self.client.execute_async(AT_REST, vec![argument]).await?;
        element.click().await
    }

    pub(crate) async fn fill(&self, css: &str, text: &str) {
        let element = self.find(css).await;
        element.clear().await.unwrap_or_else(|error| panic!("cannot clear {css}: {error}"));
        element.send_keys(text).await.unwrap_or_else(|error| panic!("cannot type into {css}: {error}"));
    }

    /// The text a reader sees.
    pub(crate) async fn text(&self) -> String {
        let text = self.client.execute("return document.body.innerText", vec![]).await.expect("a page has text");
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the page shows the text, at most a minute.
    pub(crate) async fn sees(&self, wanted: &str) {
        for _ in 0..600 {
            if self.text().await.contains(wanted) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{} never shows {wanted:?}:\n{}", self.url().await, self.text().await);
    }

    pub(crate) async fn url(&self) -> String {
        self.client.current_url().await.map_or_else(|error| error.to_string(), |url| url.to_string())
    }

    /// No page may be wider than its screen.
    pub(crate) async fn fits(&self) {
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        let excess = self.client.execute(script, vec![]).await.expect("a page has a width").as_i64().unwrap_or(0);
        assert!(excess <= 0, "{} is {excess} px wider than the screen", self.url().await);
    }

    pub(crate) async fn close(mut self) {
        let client = self.client.clone();
        client.close().await.expect("the browser closes");
        self.end_driver();
    }

    /// Ends chromedriver and, because Chromium outlives it, every process that uses our profile.
    fn end_driver(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let profile = self.profile.path().display().to_string();
        for process in std::fs::read_dir("/proc").expect("a list of processes").flatten() {
            let command = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&command).contains(&profile) {
                let _ = Command::new("kill").arg("-9").arg(process.file_name()).stderr(Stdio::null()).status();
            }
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.end_driver();
    }
}
