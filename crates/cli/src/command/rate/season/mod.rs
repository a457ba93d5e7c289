//! `rokade rate season`: rates every finished tournament of the database in order and files the numbers.

mod account;
mod filing;
mod people;
mod reading;

use std::collections::HashSet;

use clap::Args;
use jiff::civil::Date;
use rokade_store::{Filings, Finished, Options, Store};

use super::Setting;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::fault::{Failure, Fault};
use crate::progress::Progress;

use filing::Season;
use reading::{Period, Read};

const AFTER_HELP: &str = "\
Tournaments are rated in the order of their last days, each from the numbers on file at its start; a player who is not \
on file starts from the tournament's own list. People are known by member number or FIDE number, never by name. A \
tournament that comes late adds its change to the number on file by then. Everything is filed in one step.

What is filed stays, and a second run does nothing. A tournament corrected since is rated again, and so is everything \
filed after it.

Examples:
  rokade rate season --dry-run
  rokade rate season --database club.sqlite --from 2026-01-01 --to 2026-06-30
  rokade rate season --again 2026-03-01
  rokade rate season --json";

/// Rates every finished tournament of the database in order
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct SeasonArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// Only tournaments that ended on this day or later
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Only tournaments that ended on this day or earlier
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// Rate everything again from the first tournament that ended on this day or later
    #[arg(long, value_name = "DATE")]
    again: Option<Date>,
    /// Show what would be filed and file nothing
    #[arg(long)]
    dry_run: bool,
}

pub(super) fn run(args: &SeasonArgs, setting: &Setting) -> anyhow::Result<Answer> {
    database::block_on(async {
        let address = args.database.address()?;
        let holder = "rokade rate season".to_owned();
        let options = Options { create: false, read_only: args.dry_run, holder, ..Options::new(&address) };
        let store = Store::open_with(&options).await.map_err(|error| database::failure(&error, &address))?;
        let filed = filed(args, &store, &address).await;
        store.close().await;
        filed?.tell(args.dry_run, setting)?;
        Ok(Answer::Yes)
    })
}

/// Rates and files; gives the account of it.
async fn filed(args: &SeasonArgs, store: &Store, address: &str) -> Result<account::Account, Failure> {
    let (filings, account) = rated(args, store).await.map_err(|error| database::failure(&error, address))?;
    if !args.dry_run {
        store.file_ratings(filings).await.map_err(|error| Failure::from(Fault::of(error.reason())))?;
    }
    Ok(account)
}

/// What there is to file, and the account of it.
async fn rated(args: &SeasonArgs, store: &Store) -> Result<(Filings, account::Account), rokade_store::StoreError> {
    let mut season = Season::of(store.ledger().await?);
    season.drop_ended_from(args.again);
    let mut found = store.to_be_rated(season.dropped_from()).await?;
    let mut read = read(store, &found).await?;
    season.drop_changed(&read);
    // A correction takes everything filed after it along.
    let known: HashSet<_> = found.iter().map(|finished| finished.key.clone()).collect();
    found = store.to_be_rated(season.dropped_from()).await?;
    found.retain(|finished| !known.contains(&finished.key));
    read.extend(self::read(store, &found).await?);
    Ok(season.rate(read, Period { from: args.from, to: args.to }))
}

async fn read(store: &Store, found: &[Finished]) -> Result<Vec<Read>, rokade_store::StoreError> {
    let mut progress = Progress::new(found.len());
    let read = store.gather(found, reading::of, |done| (0..done).for_each(|_| progress.step())).await?;
    Ok(found.iter().cloned().zip(read).map(|(finished, outcome)| Read { finished, outcome }).collect())
}
