//! A book with the chain of its journal: what the store keeps, so that it can tell its own past from another one.

use std::sync::Arc;

use crate::Book;
use crate::chain::{Chain, Hash};

#[derive(Clone, Debug)]
pub(crate) struct Chained {
    pub(crate) book: Arc<Book>,
    /// The journal's chain up to the last event of the book.
    pub(crate) chain: Chain,
}

impl Chained {
    pub(crate) fn new(book: Book, chain: Chain) -> Self {
        Self { book: Arc::new(book), chain }
    }

    /// The last event that is known.
    pub(crate) fn seq(&self) -> u64 {
        self.book.seq()
    }

    /// The hash of the last event, which stands for the whole journal.
    pub(crate) fn hash(&self) -> Hash {
        self.chain.head()
    }
}
