//! A tournament of the desk as a report or as its file.

use std::sync::Arc;

use rokade_clause::Reason;
use rokade_formats::trf::Trf;
use rokade_store::{Book, Store, TournamentKey};
use rokade_tournament::Group;
use rokade_words::Arg;

use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

/// The tournament as one file.
pub(super) fn tournament_file(options: &DatabaseOptions, key: Option<&str>) -> anyhow::Result<String> {
    let bytes = database::block_on(async {
        let address = options.address()?;
        let store = options.open().await?;
        let key = chosen(&store, key, &address).await?;
        let file = store.export_file(&key).await;
        store.close().await;
        Ok(file.map_err(|error| database::failure(&error, &address))?)
    })?;
    Ok(String::from_utf8(bytes)?)
}

/// What can be read of a damaged tournament, as a file of its own; what is missing is told.
pub(super) fn readable(options: &DatabaseOptions, key: Option<&str>, voice: &Voice) -> anyhow::Result<String> {
    let readable = database::block_on(async {
        let address = options.address()?;
        let store = options.open().await?;
        let key = chosen(&store, key, &address).await?;
        let readable = store.export_readable(&key).await;
        store.close().await;
        Ok(readable.map_err(|error| database::failure(&error, &address))?)
    })?;
    let args = [("records", Arg::from(readable.records)), ("of", Arg::from(readable.of))];
    output::tell(&voice.text_with("cli-export-readable", &args));
    if readable.nameless > 0 {
        output::tell(&voice.text_with("cli-export-nameless", &[("players", Arg::from(readable.nameless))]));
    }
    Ok(String::from_utf8(readable.file)?)
}

/// One group of a tournament as a report, and what messages call it.
pub(super) fn report(
    options: &DatabaseOptions,
    key: Option<&str>,
    group: Option<&str>,
) -> anyhow::Result<(String, Trf)> {
    let book = database::block_on(async {
        let address = options.address()?;
        let store = options.open().await?;
        let key = chosen(&store, key, &address).await?;
        let book = store.book(&key).await;
        store.close().await;
        let book = book.map_err(|error| database::failure(&error, &address))?;
        Ok(book.ok_or_else(|| Failure::from(Fault::of(Reason::house("no_such_tournament")).found(key.as_str())))?)
    })?;
    let group = chosen_group(&book, group)?;
    let trf = rokade_view::files::trf(&book, group.id).ok_or_else(|| {
        let name = group.settings.name.clone();
        Failure::from(Fault::of(Reason::house("order_missing").with("group", name)))
    })?;
    Ok((format!("{} {}", book.tournament.settings.name, group.settings.name), trf))
}

/// The tournament asked for, or the only one there is.
async fn chosen(store: &Store, key: Option<&str>, address: &str) -> Result<TournamentKey, Failure> {
    if let Some(key) = key {
        return Ok(TournamentKey::new(key));
    }
    let all = store.tournaments().await.map_err(|error| database::failure(&error, address))?;
    match all.as_slice() {
        [only] => Ok(only.key.clone()),
        all => {
            let names: Vec<String> = all.iter().map(|one| format!("{} ({})", one.key, one.name)).collect();
            Err(Fault::of(Reason::house("tournament_not_named")).expected(list(&names)).into())
        }
    }
}

fn chosen_group<'a>(book: &'a Arc<Book>, name: Option<&str>) -> Result<&'a Group, Failure> {
    let groups: Vec<&Group> = book.tournament.groups.values().collect();
    let names: Vec<String> = groups.iter().map(|group| group.settings.name.clone()).collect();
    match (name, groups.as_slice()) {
        (None, [only]) => Ok(only),
        (None, _) => Err(Fault::of(Reason::house("group_not_named")).expected(list(&names)).into()),
        (Some(name), groups) => {
            let found = groups.iter().find(|group| group.settings.name == name);
            found
                .copied()
                .ok_or_else(|| Fault::of(Reason::house("no_such_group")).found(name).expected(list(&names)).into())
        }
    }
}

fn list(names: &[String]) -> String {
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}
