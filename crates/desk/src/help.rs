//! The help: how an evening goes, the shortcuts, the words.

use askama::Template;
use axum::response::Html;

use crate::error::DeskError;
use crate::map::{Map, get};
use crate::page::{Page, html};
use crate::rights::{self, Deed, Scope};
use crate::settings::system;
use crate::tabs::TABS;
use crate::visit::Reading;

/// Keys and the texts that explain them; the dialog that `?` opens shows the same table. Those that lead to a tab stand
/// between the first and the last.
const FIRST_KEYS: [(&str, &str); 3] = [("?", "desk-key-help"), ("n", "desk-key-next"), ("a", "desk-key-all")];
const LAST_KEYS: [(&str, &str); 1] = [("/", "desk-key-search")];

/// The keys of the results page.
const RESULT_KEYS: &[(&str, &str)] = &[
    ("7", "desk-key-board"),
    ("↑ ↓", "desk-key-arrows"),
    ("1", "desk-key-one"),
    ("=", "desk-key-draw"),
    ("0", "desk-key-zero"),
    ("+", "desk-key-plus"),
    ("-", "desk-key-minus"),
    ("p", "desk-key-postpone"),
    ("w", "desk-key-what"),
    ("Backspace", "desk-key-clear"),
    ("Enter", "desk-key-enter"),
    ("Esc", "desk-key-escape"),
];

/// The keys of the board.
const BOARD_KEYS: &[(&str, &str)] = &[
    ("← ↑ → ↓", "desk-key-square"),
    ("Enter", "desk-key-choose"),
    ("Esc", "desk-key-let-go"),
    ("[ ] ⇧← ⇧→", "desk-key-step"),
    ("f", "desk-key-flip"),
    ("/", "desk-board-write"),
];

/// Words of the chess hall that the pages use.
const WORDS: &[&str] = &["draft", "publish", "bye", "floater", "correction", "forfeit", "postponed", "withheld"];

#[derive(Template)]
#[template(path = "help.html")]
struct HelpPage {
    page: Page,
    steps: Vec<String>,
    shortcuts: Vec<(String, &'static str)>,
    result_keys: &'static [(&'static str, &'static str)],
    board_keys: &'static [(&'static str, &'static str)],
    words: &'static [&'static str],
    /// Every system: its name, and how the desk runs it.
    systems: Vec<(String, String)>,
    roles: Vec<String>,
    rights: Vec<RightLine>,
}

/// A deed, and for every role how far it goes; empty where it may not.
struct RightLine {
    deed: String,
    scopes: Vec<String>,
}

const STEPS: usize = 6;

pub(crate) fn routes() -> Map {
    Map::everybody().route("/help", get(show))
}

async fn show(reading: Reading) -> Result<Html<String>, DeskError> {
    let page = reading.page("/help");
    let steps = (1..=STEPS).map(|step| page.t(&format!("desk-help-step-{step}"))).collect();
    // A double all-play-all is run like a single one, and a gladiator like its host but for the matches.
    let keys = system::rows().into_iter().map(|row| row.key).chain(["gladiator"]);
    let system = |name: &str| (page.t(&format!("desk-system-{name}")), page.t(&format!("desk-help-{name}")));
    let systems = keys.map(system).collect();
    html(&HelpPage {
        steps,
        systems,
        roles: rights::ROLES.iter().map(|role| page.t(rights::role_text(*role))).collect(),
        rights: Deed::ALL.iter().map(|deed| right_line(&page, *deed)).collect(),
        shortcuts: shortcuts(),
        result_keys: RESULT_KEYS,
        board_keys: BOARD_KEYS,
        words: WORDS,
        page,
    })
}

fn shortcuts() -> Vec<(String, &'static str)> {
    let plain = |(key, about): (&str, &'static str)| (key.to_owned(), about);
    let mut known: Vec<(String, &'static str)> = FIRST_KEYS.into_iter().map(plain).collect();
    for shortcut in TABS.iter().filter_map(|row| row.shortcut) {
        let line = (format!("g {}", shortcut.key), shortcut.about);
        // One key leads to whichever page the group's system has.
        if !known.contains(&line) {
            known.push(line);
        }
    }
    known.extend(LAST_KEYS.into_iter().map(plain));
    known
}

fn right_line(page: &Page, deed: Deed) -> RightLine {
    let told = |scope: Scope| page.t(scope.text());
    RightLine {
        deed: page.t(deed.text()),
        scopes: rights::ROLES.iter().map(|role| rights::scope(*role, deed).map(told).unwrap_or_default()).collect(),
    }
}
