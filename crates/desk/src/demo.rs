//! Fills the demonstration's database, command by command, as an arbiter would have.

use rokade_tournament::{Command, demo};

use crate::app::App;
use crate::error::DeskError;

/// The same players and results every time.
const SEED: u64 = 20_010_701;
/// Who the history names for what was done before anybody signed in.
const BY: &str = "Rokade";

/// Does nothing if the database already holds a tournament.
pub(crate) async fn fill(app: &App) -> Result<(), DeskError> {
    if !app.store().tournaments().await?.is_empty() {
        return Ok(());
    }
    let mut commands = demo::demo(app.now(), SEED).into_iter();
    let Some((at, Command::Create { settings })) = commands.next() else {
        return Err(DeskError::Internal("the demonstration does not begin with its creation".to_owned()));
    };
    let key = app.store().create(&settings, BY, at).await?;
    for (at, command) in commands {
        app.store().execute(&key, &command, at, BY).await?;
    }
    Ok(())
}
