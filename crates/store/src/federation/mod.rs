//! The federation's journal beside the tournaments': the same promises, in tables of its own (decision 0032).

mod erasure;
mod execute;
mod head;
mod reading;
mod rows;

use std::sync::{Arc, Mutex, PoisonError};

use rokade_federation::office::Seat;
use rokade_federation::register::{Event, Register};
use rokade_tournament::Reason;
use rokade_tournament::{Actor, Micros};
use tokio::sync::broadcast;

use crate::action::MayBeLost;
use crate::chain::{Chain, Hash};
use crate::{Store, StoreError};

pub use execute::Acting;

pub(crate) use erasure::{erase_on, erased};
pub(crate) use reading::check;

/// What an accepted command of the federation did.
#[derive(Clone, Debug)]
pub struct Enacted {
    pub register: Arc<Register>,
    pub first_seq: u64,
    /// Lies before `first_seq` if the command changed nothing.
    pub last_seq: u64,
    /// The step that taking back would name; 0 if the command changed nothing.
    pub step: u64,
}

/// A record of the federation's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfficeRecord {
    pub seq: u64,
    pub step: u64,
    pub at: Micros,
    pub by: Actor,
    pub seat: Seat,
    pub event: Event,
}

/// Why a command of the federation was not done.
#[derive(Debug, thiserror::Error)]
pub enum EnactError {
    #[error("refused")]
    Refused(Vec<Reason>),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl EnactError {
    /// All reasons at once.
    pub fn reasons(&self) -> Vec<Reason> {
        match self {
            Self::Refused(reasons) => reasons.clone(),
            Self::Store(error) => vec![error.reason()],
        }
    }
}

impl MayBeLost for EnactError {
    fn is_lost(&self) -> bool {
        matches!(self, EnactError::Store(error) if error.is_lost())
    }
}

/// The register with the chain of its journal, and which past it is of.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) register: Arc<Register>,
    pub(crate) chain: Chain,
}

impl Kept {
    fn new() -> Self {
        Self { register: Arc::default(), chain: Chain::of_federation() }
    }

    fn seq(&self) -> u64 {
        self.register.state.seq()
    }

    fn hash(&self) -> Hash {
        self.chain.head()
    }
}

/// The register kept in memory, and those who hear of its changes.
pub(crate) struct Desk {
    kept: Mutex<Option<Kept>>,
    /// Held by whoever catches up, so that a crowd of readers does it once.
    catching_up: tokio::sync::Mutex<()>,
    changes: broadcast::Sender<u64>,
}

impl Desk {
    pub(crate) fn new(changes: broadcast::Sender<u64>) -> Self {
        Self { kept: Mutex::default(), catching_up: tokio::sync::Mutex::default(), changes }
    }

    fn kept(&self) -> Option<Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps a register unless a newer one is there.
    fn keep(&self, newer: &Kept) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|kept| kept.seq() < newer.seq()) {
            *kept = Some(newer.clone());
        }
    }

    fn forget(&self) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl Store {
    /// Every change of the federation's journal, by its last event, whoever made it.
    pub fn subscribe_federation(&self) -> broadcast::Receiver<u64> {
        self.inner.federation.changes.subscribe()
    }

    fn announce_federation(&self, seq: u64) {
        // Nobody watching is no failure.
        let _ = self.inner.federation.changes.send(seq);
    }
}
