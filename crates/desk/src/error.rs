//! Everything that can go wrong for a reader, and the status it answers with.

use std::sync::Arc;

use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rokade_clause::{PlayerId, Reason};
use rokade_store::{AccountError, ExecuteError, StoreError};
use rokade_tournament::GameState;

/// What took too long now may be quicker a little later, in seconds.
const TRY_AGAIN: u64 = 10;

/// A request that was not answered as asked. The page for it is written by `answer`, which knows
/// the reader's language and whether a browser or a script asks.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    #[error("there is no such page")]
    NotFound,
    #[error("sign-in needed")]
    SignInNeeded { next: String },
    #[error("only the owner may do this")]
    OwnerOnly,
    #[error("the request did not come from a page of this desk")]
    Forged,
    #[error("too many failed sign-ins")]
    TooManyAttempts { seconds: u64 },
    #[error("the link was used or is too old")]
    LinkSpent,
    /// The form is incomplete or not understood; texts by key.
    #[error("the form is not understood")]
    BadForm(Vec<Reason>),
    /// The rules or the state of the tournament say no.
    #[error("refused")]
    Refused { reasons: Vec<Reason>, names: Names },
    /// Somebody else entered another result meanwhile.
    #[error("the result was changed meanwhile")]
    Conflict(Box<ResultConflict>),
    #[error("the upload is too large")]
    TooLarge,
    /// Too many ask at once: nothing was begun.
    #[error("too many ask at once")]
    Busy { seconds: u64 },
    /// The answer was not there in time.
    #[error("the answer took too long")]
    TooLong { intent: Intent },
    /// Somebody who is not signed in has used what everybody may use.
    #[error("too much was asked from this address")]
    BudgetSpent { seconds: u64 },
    /// More was done at a board than a person does.
    #[error("too much was done by this link")]
    TooFast { seconds: u64 },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Internal(String),
}

/// Player names as they were when a refusal was written down, for the words that name players.
#[derive(Clone, Debug, Default)]
pub struct Names(pub Arc<std::collections::BTreeMap<PlayerId, String>>);

impl Names {
    pub fn get(&self, player: PlayerId) -> String {
        self.0.get(&player).cloned().unwrap_or_else(|| player.to_string())
    }
}

/// Two arbiters entered different results: what stands, who entered it, and what was wanted.
#[derive(Clone, Debug)]
pub struct ResultConflict {
    /// The page of the round.
    pub page: String,
    pub csrf: String,
    pub board: u32,
    /// The game of a match, from 1.
    pub game: Option<u32>,
    pub white: String,
    pub black: String,
    pub stands: GameState,
    pub by: String,
    pub wanted: GameState,
}

impl DeskError {
    /// After how many seconds it is worth trying again, where waiting helps.
    pub fn wait(&self) -> Option<u64> {
        match self {
            DeskError::TooManyAttempts { seconds }
            | DeskError::Busy { seconds }
            | DeskError::BudgetSpent { seconds }
            | DeskError::TooFast { seconds } => Some(*seconds),
            DeskError::TooLong { .. } => Some(TRY_AGAIN),
            _ => None,
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            DeskError::NotFound => StatusCode::NOT_FOUND,
            DeskError::SignInNeeded { .. } => StatusCode::UNAUTHORIZED,
            DeskError::OwnerOnly | DeskError::Forged => StatusCode::FORBIDDEN,
            DeskError::TooManyAttempts { .. } => StatusCode::TOO_MANY_REQUESTS,
            DeskError::LinkSpent => StatusCode::GONE,
            DeskError::BadForm(_) => StatusCode::BAD_REQUEST,
            DeskError::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            DeskError::Conflict(_) => StatusCode::CONFLICT,
            DeskError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            DeskError::BudgetSpent { .. } | DeskError::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            DeskError::Busy { .. } | DeskError::TooLong { .. } | DeskError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            DeskError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// What a request is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    Read,
    Change,
}

impl Intent {
    pub fn of(method: &Method) -> Intent {
        match *method {
            Method::GET | Method::HEAD => Intent::Read,
            _ => Intent::Change,
        }
    }
}

impl From<ExecuteError> for DeskError {
    fn from(error: ExecuteError) -> Self {
        match error {
            ExecuteError::Refused(refusal) => DeskError::Refused { reasons: refusal.reasons, names: Names::default() },
            ExecuteError::NoSuchTournament => DeskError::NotFound,
            ExecuteError::Store(error) => DeskError::Store(error),
        }
    }
}

impl From<AccountError> for DeskError {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::Store(error) => DeskError::Store(error),
            refused => DeskError::BadForm(vec![refused.reason()]),
        }
    }
}

impl From<askama::Error> for DeskError {
    fn from(error: askama::Error) -> Self {
        DeskError::Internal(error.to_string())
    }
}

impl IntoResponse for DeskError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
