//! Files that hold personal data: made for their owner alone, and put in place only when complete.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Makes an empty file that only its owner may read, with the folders above it. A file that somebody
/// else made meanwhile is left as it is.
pub(crate) fn create_private(path: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError::file(path, error);
    make_folder_of(path)?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(failed(error)),
    }
}

/// Makes the folders above a file.
pub(crate) fn make_folder_of(path: &Path) -> Result<(), StoreError> {
    fs::create_dir_all(folder_of(path)).map_err(|error| StoreError::file(path, error))
}

/// Waits until a file's content is on the disk.
pub(crate) fn sync(path: &Path) -> Result<(), StoreError> {
    let opened = OpenOptions::new().read(true).write(true).open(path);
    opened.and_then(|file| file.sync_all()).map_err(|error| StoreError::file(path, error))
}

/// Waits until the names in the folder of a file are on the disk.
pub(crate) fn sync_folder_of(path: &Path) -> Result<(), StoreError> {
    // Windows keeps names with the files and opens no folder for this.
    if cfg!(unix) {
        let folder = folder_of(path);
        File::open(&folder).and_then(|folder| folder.sync_all()).map_err(|error| StoreError::file(folder, error))?;
    }
    Ok(())
}

/// Gives a complete file its name in one step that survives a power cut.
pub(crate) fn put_in_place(complete: &Path, name: &Path) -> Result<(), StoreError> {
    sync(complete)?;
    fs::rename(complete, name).map_err(|error| StoreError::file(name, error))?;
    sync_folder_of(name)
}

/// A name beside a file: `club.sqlite` and `.new` give `club.sqlite.new`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The file that a name leads to; the name itself where there is no file yet.
pub(crate) fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

pub(crate) fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(StoreError::file(path, error)),
        _ => Ok(()),
    }
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}
