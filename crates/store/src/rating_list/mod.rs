//! The rating lists that are kept beside the database: one file each, made from a file of the federation and never
//! changed. They are no part of the database and of no backup: whatever happens to one, the list is brought in again.
//!
//! What a file holds and how it is looked up is in decision 0040.

mod head;
mod list;
mod pages;
mod query;
mod record;
mod search;
mod spelling;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use rokade_model::{ListKind, ListMonth, ListPace};
use rokade_tournament::Reason;

use crate::hold::Hold;
use crate::{StoreError, files};

pub use head::ListFacts;
pub use list::RatingList;
pub use search::{Found, Spelling};
pub use write::{Added, ListWriter};

/// Which list: the file is called after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListName {
    pub month: ListMonth,
    pub kind: ListKind,
}

impl fmt::Display for ListName {
    /// `2026-09-combined`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}", self.month, self.kind.key()))
    }
}

impl FromStr for ListName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.split_at_checked(7).and_then(|(month, rest)| Some((month, rest.strip_prefix('-')?)));
        let name = parts.and_then(|(month, kind)| Some(Self { month: month.parse().ok()?, kind: kind.parse().ok()? }));
        name.ok_or("2026-09-combined")
    }
}

/// Why a list could not be taken in or read.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    #[error("{} is damaged", file.display())]
    Damaged { file: PathBuf },
    #[error("{} was made by a newer program", file.display())]
    Newer { file: PathBuf },
    #[error("there is no list {name}")]
    NotKept { name: String },
    #[error("no list is kept")]
    NoneKept,
    #[error("the list has {now} players, the last one had {before}")]
    Smaller { now: u32, before: u32 },
    #[error("the list has too many players")]
    TooMany,
    #[error("another list is being brought in")]
    BeingBroughtIn,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ListError {
    fn file(path: &Path, error: io::Error) -> Self {
        Self::Store(StoreError::file(path, error))
    }

    /// The reason with its stable key.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Damaged { file } => Reason::house("list_damaged").with("path", file.display().to_string()),
            Self::Newer { file } => Reason::house("list_newer").with("path", file.display().to_string()),
            Self::NotKept { name } => Reason::house("list_not_kept").with("list", name.as_str()),
            Self::NoneKept => Reason::house("list_none_kept"),
            Self::Smaller { now, before } => Reason::house("list_smaller").with("count", *now).with("before", *before),
            Self::TooMany => Reason::house("list_too_many"),
            Self::BeingBroughtIn => Reason::house("list_being_brought_in"),
            Self::Store(error) => error.reason(),
        }
    }
}

/// Whether a list may have less than half as many players as the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Smaller {
    Refuse,
    Accept,
}

/// What a list was taken in from, and what becomes of those before it.
#[derive(Clone, Copy, Debug)]
pub struct Taking<'a> {
    /// What the file was called
    pub source: &'a str,
    /// Microseconds of the epoch
    pub now: i64,
    pub smaller: Smaller,
    /// How many months are kept
    pub months: usize,
}

/// Months that are kept where nobody says otherwise.
pub const KEPT_MONTHS: usize = 3;

/// A list of the folder; one that cannot be read is told by what is wrong with it.
#[derive(Debug)]
pub struct KeptList {
    pub name: ListName,
    pub facts: Result<ListFacts, ListError>,
}

/// The lists that were opened, each with the state of its file that was read.
type OpenLists = BTreeMap<ListName, (Written, Arc<RatingList>)>;

/// The folder of the lists.
#[derive(Clone)]
pub struct RatingLists {
    folder: PathBuf,
    /// Lists that were opened, by when their files were written
    open: Arc<Mutex<OpenLists>>,
}

type Written = (SystemTime, u64);

const FIRST: &str = "fide-";
const ENDING: &str = ".list";
const NEW: &str = ".new";

impl RatingLists {
    /// The lists of a folder, which need not be there yet.
    pub fn of(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), open: Arc::default() }
    }

    /// The folder that belongs to a database file.
    pub fn folder_beside(database: &Path) -> PathBuf {
        database.with_file_name("rating-lists")
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The lists that are kept, the newest first; of a month, the combined one first.
    pub fn names(&self) -> Result<Vec<ListName>, ListError> {
        let mut names: Vec<ListName> = self.files()?.iter().filter_map(|file| name_of(file)).collect();
        names.sort_by_key(|name| (std::cmp::Reverse(name.month), name.kind));
        Ok(names)
    }

    /// The lists with what is known of them.
    pub fn kept(&self) -> Result<Vec<KeptList>, ListError> {
        let names = self.names()?.into_iter();
        Ok(names.map(|name| KeptList { name, facts: self.open(name).map(|list| list.facts()) }).collect())
    }

    /// Opens a list.
    pub fn open(&self, name: ListName) -> Result<Arc<RatingList>, ListError> {
        let path = self.path(name);
        let written = match std::fs::metadata(&path).and_then(|about| Ok((about.modified()?, about.len()))) {
            Ok(written) => written,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(ListError::NotKept { name: name.to_string() });
            }
            Err(error) => return Err(ListError::file(&path, error)),
        };
        let mut open = self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((_, list)) = open.get(&name).filter(|(then, _)| *then == written) {
            return Ok(list.clone());
        }
        let list = Arc::new(RatingList::open(&path)?);
        if list.name() != name {
            return Err(ListError::Damaged { file: path });
        }
        open.insert(name, (written, list.clone()));
        Ok(list)
    }

    /// The list of the newest month: the combined one if it is there.
    pub fn newest(&self) -> Result<Arc<RatingList>, ListError> {
        let name = self.names()?.into_iter().next().ok_or(ListError::NoneKept)?;
        self.open(name)
    }

    /// Finds players of a list, as [`RatingList::search`] does. A combined list does not say who is inactive; it is
    /// taken from the list of the standard rating of its month, if that is kept, too.
    pub fn search(
        &self,
        name: ListName,
        typed: &str,
        federation: Option<&str>,
        most: usize,
    ) -> Result<Found, ListError> {
        let mut found = self.open(name)?.search(typed, federation, most)?;
        let standard = ListName { kind: ListKind::Single(ListPace::Standard), ..name };
        let beside = match self.open(standard) {
            Ok(list) if name.kind == ListKind::Combined => list,
            Ok(_) | Err(ListError::NotKept { .. }) => return Ok(found),
            Err(error) => return Err(error),
        };
        for player in found.players.iter_mut().filter(|player| player.activity.is_none()) {
            player.activity = beside.by_id(player.fide_id)?.and_then(|beside| beside.activity);
        }
        Ok(found)
    }

    /// Begins to take in a list; nobody sees it before it is put in place. Whatever an import that was broken off has
    /// left is taken away.
    pub fn begin(&self) -> Result<ListWriter, ListError> {
        let lock = self.folder.join("import");
        files::make_folder_of(&lock)?;
        let hold = Hold::take(&lock, "rokade").map_err(|error| match error {
            StoreError::HeldBy { .. } => ListError::BeingBroughtIn,
            other => ListError::Store(other),
        })?;
        for file in self.files()?.into_iter().filter(|file| file.ends_with(NEW)) {
            files::remove_if_there(&self.folder.join(file))?;
        }
        ListWriter::begin(self.folder.join(format!("{FIRST}list{NEW}")), hold)
    }

    /// Puts a list in place, and takes away those of months beyond the ones that are kept; gives these.
    pub fn put_in_place(
        &self,
        writer: ListWriter,
        name: ListName,
        taking: Taking<'_>,
    ) -> Result<(ListFacts, Vec<ListName>), ListError> {
        let now = u32::try_from(writer.players()).map_err(|_| ListError::TooMany)?;
        let others = self.names()?.into_iter().filter(|other| other.kind == name.kind);
        // A list that cannot be read says nothing of how many there should be.
        let before = others.filter_map(|other| Some(self.open(other).ok()?.facts().players)).next();
        if let (Some(before), Smaller::Refuse) = (before.filter(|before| now < before.div_ceil(2)), taking.smaller) {
            return Err(ListError::Smaller { now, before });
        }
        let facts = writer.put_in_place(&self.path(name), name, taking.source, taking.now)?;
        let mut months: Vec<ListMonth> = self.names()?.iter().map(|name| name.month).collect();
        months.dedup();
        let mut dropped = Vec::new();
        for old in self
            .names()?
            .into_iter()
            .filter(|old| !months.iter().take(taking.months.max(1)).any(|kept| *kept == old.month))
        {
            self.remove(old)?;
            dropped.push(old);
        }
        Ok((facts, dropped))
    }

    /// Takes a list away.
    pub fn remove(&self, name: ListName) -> Result<(), ListError> {
        let path = self.path(name);
        if !path.exists() {
            return Err(ListError::NotKept { name: name.to_string() });
        }
        self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(&name);
        files::remove_if_there(&path)?;
        Ok(files::sync_folder_of(&path)?)
    }

    /// Where a list lies.
    pub fn path(&self, name: ListName) -> PathBuf {
        self.folder.join(format!("{FIRST}{name}{ENDING}"))
    }

    fn files(&self) -> Result<Vec<String>, ListError> {
        let entries = match std::fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(ListError::file(&self.folder, error)),
        };
        Ok(entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect())
    }
}

fn name_of(file: &str) -> Option<ListName> {
    file.strip_prefix(FIRST)?.strip_suffix(ENDING)?.parse().ok()
}

/// The word that stands for a federation among the words of names, before which it comes.
fn federation_word(federation: &str) -> String {
    format!("\u{1}{federation}")
}

/// The word that stands for a birth year.
fn year_word(year: u16) -> String {
    format!("\u{2}{year:04}")
}
