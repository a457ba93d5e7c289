//! All groups at once: what is done in one press, what it does in every group, and what is refused and why.

mod deed;
mod page;

use crate::map::{Map, get, post};

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/all", get(page::show))
        .route("/t/{key}/all/settings", post(deed::copy_settings))
        .route("/t/{key}/all/{deed}", post(deed::carry_out))
}
