//! A tournament file of the desk, taken into the database.

use jiff::Timestamp;
use rokade_words::Arg;
use serde::Serialize;

use crate::answer::Answer;
use crate::command::Setting;
use crate::database::{self, DatabaseOptions};
use crate::input::Input;
use crate::output;

/// Who the journal says did it.
const BY: &str = "rokade import";

#[derive(Serialize)]
struct TournamentShape {
    schema: &'static str,
    kind: &'static str,
    key: String,
}

pub(super) fn run(input: &Input, options: &DatabaseOptions, copy: bool, setting: &Setting) -> anyhow::Result<Answer> {
    let key = database::block_on(async {
        let store = options.open_or_create(BY).await?;
        let now = Timestamp::now().as_microsecond();
        let taken = match copy {
            true => store.import_copy(&input.bytes, BY, now).await,
            false => store.import_file(&input.bytes, BY, now).await,
        };
        store.close().await;
        Ok(taken.map_err(|error| database::import_failure(&error, &input.name))?)
    })?;
    if setting.json {
        output::write_json(&TournamentShape { schema: "rokade.import/1", kind: "tournament", key: key.to_string() })?;
    } else {
        let args = [("key", Arg::from(key.as_str())), ("file", Arg::from(input.name.as_str()))];
        output::write(&format!("{}\n", setting.voice.text_with("cli-import-tournament", &args)))?;
    }
    Ok(Answer::Yes)
}
