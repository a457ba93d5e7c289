//! `rokade` alone: what this is and how to begin, in ten lines.

use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::output;

#[derive(Serialize)]
struct IntroShape {
    schema: &'static str,
    version: &'static str,
    commands: &'static [&'static str],
}

/// The commands by name, in the order a newcomer meets them.
const COMMANDS: &[&str] = &[
    "serve",
    "pair",
    "check",
    "simulate",
    "standings",
    "rate",
    "candidates",
    "norms",
    "report",
    "game",
    "referee",
    "play",
    "unwinnable",
    "notation",
    "perft",
    "chess960",
    "import",
    "export",
    "backup",
    "restore",
    "laws",
];

pub(super) fn run(setting: &Setting) -> anyhow::Result<Answer> {
    if setting.json {
        let version = env!("CARGO_PKG_VERSION");
        output::write_json(&IntroShape { schema: "rokade.intro/1", version, commands: COMMANDS })?;
    } else {
        output::write(&format!("{}\n", setting.voice.text("cli-intro")))?;
    }
    Ok(Answer::Yes)
}
