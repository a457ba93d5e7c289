//! Signing in: by password, by a one-time link, by an invitation; and out again.

mod link;
mod page;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

pub(crate) use link::{one_time, owner, too_short};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/signin", get(page::show).post(page::sign_in))
        .route("/signin/{token}", get(link::show).post(link::accept))
        .route("/signout", post(page::sign_out))
}
