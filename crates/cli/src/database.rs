//! The database a command works on, and what is said when it cannot.

use std::path::PathBuf;

use clap::Args;
use rokade_clause::Reason;
use rokade_store::{Engine, ImportError, ListError, Options, RatingLists, Store, StoreError};

use crate::fault::{Failure, Fault};

#[derive(Args, Clone, Debug)]
pub(crate) struct DatabaseOptions {
    /// A path, sqlite:PATH or postgres://… (default: the file in the user's data directory)
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

impl DatabaseOptions {
    /// The address asked for, else the desk's own file.
    pub(crate) fn address(&self) -> Result<String, Failure> {
        match &self.database {
            Some(url) => Ok(url.clone()),
            None => Ok(own_file()?.display().to_string()),
        }
    }

    /// Opens a database that must be there already, only to be read.
    pub(crate) async fn open(&self) -> Result<Store, Failure> {
        let address = self.address()?;
        let options = Options { create: false, read_only: true, ..Options::new(&address) };
        Store::open_with(&options).await.map_err(|error| failure(&error, &address))
    }

    /// Opens a database to write to it, making it if it is not there. A desk that runs on the same file is named.
    pub(crate) async fn open_or_create(&self, command: &str) -> Result<Store, Failure> {
        let address = self.address()?;
        let options = Options { holder: command.to_owned(), ..Options::new(&address) };
        Store::open_with(&options).await.map_err(|error| failure(&error, &address))
    }
}

/// The file the desk uses when no database is named; its folder is made if missing.
pub(crate) fn own_file() -> Result<PathBuf, Failure> {
    let folders = directories::ProjectDirs::from("", "", "rokade")
        .ok_or_else(|| Fault::of(Reason::house("serve_no_data_directory")))?;
    let folder = folders.data_dir();
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::of_file("file_not_written", &folder.display().to_string(), &error))?;
    Ok(folder.join("rokade.sqlite"))
}

/// Where the rating lists lie.
#[derive(Args, Clone, Debug)]
pub(crate) struct ListFolder {
    /// The folder of the rating lists (default: rating-lists beside the desk's own database)
    #[arg(long, value_name = "DIR")]
    pub list_folder: Option<PathBuf>,
}

impl ListFolder {
    pub(crate) fn lists(&self) -> Result<RatingLists, Failure> {
        match &self.list_folder {
            Some(folder) => Ok(RatingLists::of(folder)),
            None => Ok(RatingLists::of(RatingLists::folder_beside(&own_file()?))),
        }
    }
}

/// A failure of a rating list as a fault.
pub(crate) fn list_failure(error: &ListError) -> Failure {
    Fault::of(error.reason()).into()
}

/// A failure of the store as a fault of the address.
pub(crate) fn failure(error: &StoreError, address: &str) -> Failure {
    Fault::of(error.reason()).in_file(&shown(address)).into()
}

/// An address as it may be shown: one with a password is not repeated.
pub(crate) fn shown(address: &str) -> String {
    match address.split_once("://") {
        Some((scheme, _)) => format!("{scheme}://…"),
        None => address.to_owned(),
    }
}

/// What is wrong with the file of a tournament.
pub(crate) fn import_failure(error: &ImportError, file: &str) -> Failure {
    let mut fault = Fault::of(error.reason()).in_file(file);
    if let ImportError::Truncated { line, column } | ImportError::Broken { line, column, .. } = error {
        (fault.line, fault.column) = (Some(*line), Some(*column));
    }
    fault.into()
}

/// Where the database of a store lies; `None` on a server.
pub(crate) fn path_of(store: &Store) -> Option<PathBuf> {
    match store.engine() {
        Engine::Sqlite { path } => Some(path),
        Engine::Postgres => None,
    }
}

/// Runs what waits for the database.
pub(crate) fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}
