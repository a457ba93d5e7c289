//! A disk that forgets what was not synced: rebuilt from a trace of the server's file system calls.
//!
//! A write reaches the disk's cache at once and the disk only by a sync of its file; a new, renamed
//! or removed name only by a sync of its folder. `Disk` keeps both states apart. This is stricter than
//! most file systems and as strict as POSIX allows.

use std::collections::BTreeMap;
use std::path::Path;

/// One call that succeeded, with the times at which it began and ended (microseconds since 1970).
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Call {
    pub began: i64,
    pub ended: i64,
    pub what: What,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum What {
    Create { path: String, truncate: bool },
    Write { path: String, offset: u64, bytes: Vec<u8> },
    Truncate { path: String, length: u64 },
    Sync { path: String },
    Rename { from: String, to: String },
    Remove { path: String },
}

/// A range of bytes in the cache that no sync has covered yet.
#[derive(Debug, Clone)]
struct Pending {
    offset: u64,
    bytes: Vec<u8>,
}

#[derive(Debug, Clone, Default)]
struct File {
    cached: Vec<u8>,
    synced: Vec<u8>,
    pending: Vec<Pending>,
}

/// The files below one folder, as the cache and as the disk has them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Disk {
    files: Vec<File>,
    cached_names: BTreeMap<String, usize>,
    synced_names: BTreeMap<String, usize>,
}

impl Disk {
    pub(crate) fn apply(&mut self, what: &What) {
        match what {
            What::Create { path, truncate } => {
                let file = self.open(path);
                if *truncate {
                    self.files[file].cached.clear();
                    self.files[file].pending.clear();
                }
            }
            What::Write { path, offset, bytes } => {
                let file = self.open(path);
                let file = &mut self.files[file];
                overwrite(&mut file.cached, *offset, bytes);
                file.pending.push(Pending { offset: *offset, bytes: bytes.clone() });
            }
            What::Truncate { path, length } => {
                let file = self.open(path);
                let length = usize::try_from(*length).expect("a test file fits in memory");
                self.files[file].cached.resize(length, 0);
            }
            What::Sync { path } => self.sync(path),
            What::Rename { from, to } => {
                if let Some(file) = self.cached_names.remove(from) {
                    self.cached_names.insert(to.clone(), file);
                }
            }
            What::Remove { path } => {
                self.cached_names.remove(path);
            }
        }
    }

    fn open(&mut self, path: &str) -> usize {
        if let Some(file) = self.cached_names.get(path) {
            return *file;
        }
        self.files.push(File::default());
        self.cached_names.insert(path.to_owned(), self.files.len() - 1);
        self.files.len() - 1
    }

    /// A sync of a file saves its bytes; a sync of a folder saves the names in it.
    fn sync(&mut self, path: &str) {
        if let Some(file) = self.cached_names.get(path) {
            let file = &mut self.files[*file];
            file.synced = file.cached.clone();
            file.pending.clear();
            return;
        }
        let in_folder = |name: &String| Path::new(name).parent() == Some(Path::new(path));
        self.synced_names.retain(|name, _| !in_folder(name));
        let saved: Vec<_> = self.cached_names.iter().filter(|(name, _)| in_folder(name)).collect();
        self.synced_names.extend(saved.into_iter().map(|(name, file)| (name.clone(), *file)));
    }

    /// The files after the power failed. `survives` decides for each unsynced piece of 512 bytes
    /// whether it happened to reach the disk all the same.
    pub(crate) fn after_power_loss(&self, mut survives: impl FnMut() -> bool) -> BTreeMap<String, Vec<u8>> {
        self.synced_names
            .iter()
            .map(|(name, file)| {
                let file = &self.files[*file];
                let mut bytes = file.synced.clone();
                for pending in &file.pending {
                    for (index, piece) in pending.bytes.chunks(512).enumerate() {
                        if survives() {
                            overwrite(&mut bytes, pending.offset + 512 * index as u64, piece);
                        }
                    }
                }
                (name.clone(), bytes)
            })
            .collect()
    }
}

fn overwrite(bytes: &mut Vec<u8>, offset: u64, piece: &[u8]) {
    let start = usize::try_from(offset).expect("a test file fits in memory");
    if bytes.len() < start + piece.len() {
        bytes.resize(start + piece.len(), 0);
    }
    bytes[start..start + piece.len()].copy_from_slice(piece);
}
