//! The door: who comes in, over which connection, how many at a time, and what the way is like.
//!
//! | module | decides |
//! |---|---|
//! | `address` | whose request it is |
//! | `proxies` | who is believed about that |
//! | `limits` | how many connections there is room for |
//! | `register`, `seat` | which of them stay |
//! | `entrance`, `connection` | accepting, serving, closing |
//! | `way` | what of an answer its reader has not taken yet |
//! | `facade` | what pages and paper say of it |
//! | `tls`, `dress`, `astray` | encryption, what it changes in answers, plain requests to an encrypted port |

mod address;
mod astray;
mod connection;
mod dress;
mod entrance;
mod facade;
mod limits;
mod proxies;
mod register;
#[cfg(test)]
mod register_tests;
mod seat;
mod tls;
mod way;

use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

pub(crate) use address::{ClientAddress, Network};
pub use proxies::Block;
pub(crate) use proxies::{Proxies, Scheme};
pub use tls::TlsChoice;
pub(crate) use tls::TlsError;

pub(crate) use entrance::Entrance;
pub(crate) use facade::{DoorSign, Facade, Reach};
pub(crate) use limits::Files;
pub(crate) use seat::{LivePass, SeatHandle};
pub(crate) use tls::{Reloaded, Tls};

/// Opens the door to the pages of `router`.
pub(crate) fn open(
    listener: TcpListener,
    router: Router,
    proxies: Proxies,
    tls: Option<Arc<Tls>>,
    files: Files,
) -> Entrance {
    Entrance::new(listener, connection::House { router, proxies, tls }, files.limits())
}
