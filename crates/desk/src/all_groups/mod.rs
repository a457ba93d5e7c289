//! All groups at once: what is done in one press, what it does in every group, and what is refused and why.

mod deed;
mod page;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{key}/all", get(page::show))
        .route("/t/{key}/all/settings", post(deed::copy_settings))
        .route("/t/{key}/all/{deed}", post(deed::carry_out))
}
