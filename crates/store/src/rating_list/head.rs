//! What a list file says of itself.

use rokade_model::{ListKind, ListMonth};
use serde::{Deserialize, Serialize};

use super::ListName;

/// What is known of a kept list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListFacts {
    pub players: u32,
    /// SHA-256 of all that the list says, in the order of the file it came in
    pub digest: String,
    /// What the file was called
    pub source: String,
    /// When it was brought in, in microseconds of the epoch
    pub imported: i64,
}

/// Where a part of the file lies.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(super) struct Part {
    pub(super) start: u64,
    pub(super) length: u64,
}

/// The head, as JSON at the end of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Head {
    month: String,
    kind: String,
    pub(super) players: u32,
    digest: String,
    source: String,
    imported: i64,
    pub(super) records: Part,
    /// Of each player in the order of rank, where the record begins
    pub(super) places: Part,
    /// FIDE number and rank, in the order of the numbers
    pub(super) ids: Part,
    /// The folded words one behind the other, in their order
    pub(super) words: Part,
    /// Of each word, where it begins and where its players begin; and one behind the last
    pub(super) index: Part,
    /// Every 64th word, for a first look
    pub(super) steps: Part,
    /// The ranks of the players with a word, word by word
    pub(super) postings: Part,
}

impl Head {
    pub(super) fn new(name: ListName, facts: ListFacts) -> Self {
        let ListFacts { players, digest, source, imported } = facts;
        let part = Part::default();
        Self {
            month: name.month.to_string(),
            kind: name.kind.key().to_owned(),
            players,
            digest,
            source,
            imported,
            records: part,
            places: part,
            ids: part,
            words: part,
            index: part,
            steps: part,
            postings: part,
        }
    }

    pub(super) fn facts(&self) -> ListFacts {
        let Self { players, digest, source, imported, .. } = self;
        ListFacts { players: *players, digest: digest.clone(), source: source.clone(), imported: *imported }
    }

    pub(super) fn name(&self) -> Option<ListName> {
        let month: ListMonth = self.month.parse().ok()?;
        let kind: ListKind = self.kind.parse().ok()?;
        Some(ListName { month, kind })
    }
}
