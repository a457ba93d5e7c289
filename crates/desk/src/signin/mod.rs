//! Signing in: by password, by a one-time link, by an invitation; and out again.

mod device;
mod link;
mod page;

use crate::map::{Map, get, post};

pub(crate) use device::remember as remember_device;
pub(crate) use link::{one_time, owner, too_short};

pub(crate) fn routes() -> Map {
    Map::everybody()
        .route("/signin", get(page::show).post(page::sign_in))
        .route("/signin/{token}", get(link::show).post(link::accept))
        .route("/signout", post(page::sign_out))
}
