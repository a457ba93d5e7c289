//! `rokade check --database`: every page, every row, every chain, every journal replayed.

use rokade_store::{Broken, Checked, Flaw, Report};
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::database::{self, DatabaseOptions};
use crate::output;
use crate::progress::Progress;
use crate::shape::check_database::CheckDatabaseShape;
use crate::voice::Voice;

/// Checks the database asked for; an empty address is the desk's own.
pub(super) fn run(address: &str, setting: &Setting) -> anyhow::Result<Answer> {
    let options = DatabaseOptions { database: Some(address.to_owned()).filter(|address| !address.is_empty()) };
    let (address, report) = database::block_on(async {
        let address = options.address()?;
        let store = options.open().await?;
        let mut progress = None;
        let checked = store.check(|_, all| progress.get_or_insert_with(|| Progress::new(all)).step()).await;
        store.close().await;
        Ok((database::shown(&address), checked.map_err(|error| database::failure(&error, &address))?))
    })?;
    if setting.json {
        output::write_json(&CheckDatabaseShape::of(&address, &report, &setting.voice))?;
    } else {
        output::write(&written(&address, &report, &setting.voice))?;
    }
    Ok(if report.is_sound() { Answer::Yes } else { Answer::No })
}

fn written(database: &str, report: &Report, voice: &Voice) -> String {
    let mut lines = Vec::new();
    if report.is_sound() {
        let federation = report.federation.as_ref().map_or(0, |federation| federation.records);
        let records = federation + report.tournaments.iter().map(|checked| checked.records).sum::<u64>();
        let args = [
            ("database", Arg::from(database)),
            ("tournaments", Arg::from(report.tournaments.len())),
            ("records", Arg::from(records)),
        ];
        lines.push(voice.text_with("cli-check-database-sound", &args));
    } else {
        lines.push(voice.text_with("cli-check-database-damaged", &[("database", Arg::from(database))]));
        lines.extend(damage(report, voice));
        lines.push(voice.text("cli-check-database-remedy"));
    }
    let given_later = report.tournaments.iter().filter(|checked| checked.chain_begins > 1);
    lines.extend(given_later.map(|checked| {
        let begins = Arg::from(checked.chain_begins);
        voice.text_with("cli-check-database-begins", &[named(checked).as_slice(), &[("record", begins)]].concat())
    }));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What is wrong, a line each: the tournaments by name and number, then the rest.
pub(crate) fn damage(report: &Report, voice: &Voice) -> Vec<String> {
    let broken = report.broken().map(|(checked, broken)| broken_line(checked, broken, voice));
    let elsewhere = report
        .flaws
        .iter()
        .map(|flaw| voice.text_with("cli-check-database-elsewhere", &[("flaw", Arg::from(flaw_text(flaw, voice)))]));
    let federation = report.federation.iter().filter_map(|checked| checked.broken.as_ref());
    let federation = federation.map(|broken| {
        let flaw = Arg::from(flaw_text(&Flaw::Federation(broken.record), voice));
        voice.text_with("cli-check-database-elsewhere", &[("flaw", flaw)])
    });
    broken.chain(elsewhere).chain(federation).collect()
}

fn broken_line(checked: &Checked, broken: &Broken, voice: &Voice) -> String {
    let record = Arg::from(broken.record);
    let flaw = [("flaw", Arg::from(flaw_text(&broken.flaw, voice))), ("record", record)];
    let key = if broken.record == 0 { "cli-check-database-tournament" } else { "cli-check-database-record" };
    voice.text_with(key, &[named(checked).as_slice(), &flaw].concat())
}

fn named(checked: &Checked) -> [(&'static str, Arg); 2] {
    [("name", Arg::from(checked.name.as_str())), ("key", Arg::from(checked.key.as_str()))]
}

fn flaw_text(flaw: &Flaw, voice: &Voice) -> String {
    voice.cited(&flaw.reason())
}
