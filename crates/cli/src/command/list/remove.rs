//! `rokade list remove`: takes a list away.

use clap::Args;
use rokade_store::ListName;
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::database::{ListFolder, list_failure};
use crate::output;
use crate::shape::rating_list::RemoveShape;

const AFTER_HELP: &str = "\
Events keep what they took from it. It can be brought in again at any time.

Examples:
  rokade list remove 2026-06-combined";

/// Removes a rating list, also a damaged one
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct RemoveArgs {
    #[command(flatten)]
    folder: ListFolder,
    /// The list, as rokade list show names it
    #[arg(value_name = "LIST")]
    list: ListName,
}

pub(super) fn run(args: &RemoveArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.folder.lists()?.remove(args.list).map_err(|error| list_failure(&error))?;
    let list = args.list.to_string();
    if setting.json {
        output::write_json(&RemoveShape::of(list))?;
    } else {
        let said = setting.voice.text_with("cli-list-removed", &[("list", Arg::from(list))]);
        output::write(&format!("{said}\n"))?;
    }
    Ok(Answer::Yes)
}
