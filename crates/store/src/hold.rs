//! One program at a time writes to a SQLite file. It holds a lock of the operating system on a file beside it,
//! which ends with the program however that ends, and which says where the program is to be found.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::{StoreError, files};

/// A program that only looks whether somebody holds the file does so for a moment.
const GLANCE: Duration = Duration::from_millis(500);
/// Nobody's address is longer.
const LONGEST: u64 = 300;

/// The right to write to a file, as long as it is kept.
pub(crate) struct Hold {
    file: File,
    path: PathBuf,
}

impl Hold {
    /// Takes the right, or says who has it. `holder` is how others find whoever has it: an address, or a command.
    pub(crate) fn take(database: &Path, holder: &str) -> Result<Hold, StoreError> {
        let path = beside(database);
        let begun = Instant::now();
        loop {
            match try_take(&path) {
                Ok(Some(mut file)) => {
                    // On a full disk the lock holds although nobody can be told where.
                    let told = file.set_len(0).and_then(|()| file.write_all(holder.as_bytes()));
                    if let Err(error) = told {
                        tracing::warn!(%error, "the holder of the database could not be written down");
                    }
                    return Ok(Hold { file, path });
                }
                Ok(None) if begun.elapsed() > GLANCE => {
                    let holder = read(&path).unwrap_or_default();
                    return Err(StoreError::HeldBy { path: database.to_owned(), holder });
                }
                Ok(None) => std::thread::sleep(Duration::from_millis(20)),
                Err(error) => return Err(failed(&path, error)),
            }
        }
    }

    /// Whether some program has the right just now.
    pub(crate) fn is_held(database: &Path) -> bool {
        let Ok(file) = File::open(beside(database)) else { return false };
        matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        // Elsewhere a file that is open cannot be taken away; it stays, and says nothing without its lock.
        if cfg!(unix) {
            let _ = std::fs::remove_file(&self.path);
        }
        let _ = self.file.unlock();
    }
}

fn try_take(path: &Path) -> io::Result<Option<File>> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    match file.try_lock() {
        Ok(()) if is_still(&file, path)? => Ok(Some(file)),
        // Whoever had it has just taken the file away: the next try makes a new one.
        Ok(()) | Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Whether the open file is the one that the name leads to.
#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let own = file.metadata()?;
    match std::fs::metadata(path) {
        Ok(named) => Ok((own.dev(), own.ino()) == (named.dev(), named.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn is_still(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let mut file = File::open(path)?;
    file.rewind()?;
    file.take(LONGEST).read_to_string(&mut text)?;
    Ok(text)
}

/// `club.sqlite-desk`, beside the file itself and not beside a link to it.
fn beside(database: &Path) -> PathBuf {
    files::beside(&files::real(database), "-desk")
}

fn failed(path: &Path, error: io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::file(path, error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_and_the_next_one_is_told_who() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("club.sqlite");
        let first = Hold::take(&database, "http://127.0.0.1:4464/").unwrap();
        assert!(Hold::is_held(&database));
        let Err(StoreError::HeldBy { holder, .. }) = Hold::take(&database, "rokade import") else { panic!("held") };
        assert_eq!(holder, "http://127.0.0.1:4464/");
        drop(first);
        assert!(!Hold::is_held(&database));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left beside the file");
        drop(Hold::take(&database, "rokade import").unwrap());
    }

    #[test]
    fn what_a_killed_program_left_holds_nobody_up() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("club.sqlite");
        std::fs::write(beside(&database), "http://127.0.0.1:4464/ of a program that was killed").unwrap();
        assert!(!Hold::is_held(&database));
        let hold = Hold::take(&database, "rokade import").unwrap();
        assert_eq!(read(&hold.path).unwrap(), "rokade import");
    }
}
