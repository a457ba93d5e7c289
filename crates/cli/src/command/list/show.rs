//! `rokade list show`: the lists that are kept.

use clap::Args;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rokade_formats::tables::{Align, Table};
use rokade_store::KeptList;

use crate::answer::Answer;
use crate::command::Setting;
use crate::database::{ListFolder, list_failure};
use crate::output;
use crate::shape::rating_list::ShowShape;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
Every list is read from end to end; one that is damaged is told. The digest is that of everything in the list, so that \
two desks can tell whether they have the same one. Exit code 1 when a list is damaged.

Examples:
  rokade list show
  rokade list show --list-folder lists --json";

/// Shows the rating lists that are kept
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct ShowArgs {
    #[command(flatten)]
    folder: ListFolder,
}

pub(super) fn run(args: &ShowArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let lists = args.folder.lists()?;
    let mut kept = lists.kept().map_err(|error| list_failure(&error))?;
    for list in &mut kept {
        if let Err(error) = lists.open(list.name).and_then(|open| open.verify()) {
            list.facts = Err(error);
        }
    }
    if setting.json {
        output::write_json(&ShowShape::of(&kept, &setting.voice))?;
    } else {
        written(&kept, &setting.voice)?;
    }
    Ok(if kept.iter().all(|list| list.facts.is_ok()) { Answer::Yes } else { Answer::No })
}

fn written(kept: &[KeptList], voice: &Voice) -> anyhow::Result<()> {
    for list in kept {
        if let Err(error) = &list.facts {
            output::tell(&voice.reason(&error.reason()));
        }
    }
    let columns = vec![
        (voice.text("cli-list-list"), Align::Left),
        (voice.text("word-players"), Align::Right),
        (voice.text("cli-list-imported"), Align::Left),
        (voice.text("cli-list-source"), Align::Left),
        (voice.text("cli-list-digest"), Align::Left),
    ];
    let row = |list: &KeptList| {
        let facts = list.facts.as_ref().ok()?;
        let imported = Timestamp::from_microsecond(facts.imported).ok()?;
        let day = imported.to_zoned(TimeZone::system()).date().to_string();
        let digest = facts.digest.get(..16).unwrap_or_default().to_owned();
        Some(vec![list.name.to_string(), facts.players.to_string(), day, facts.source.clone(), digest])
    };
    let rows: Vec<Vec<String>> = kept.iter().filter_map(row).collect();
    if kept.is_empty() {
        output::tell(&voice.reason(&rokade_store::ListError::NoneKept.reason()));
    } else if !rows.is_empty() {
        output::write(&Table { columns, rows }.to_text())?;
    }
    Ok(())
}
