//! What the whole-house tests stand on: a real server, a browser, a client, a disk that forgets.
#![allow(dead_code, reason = "each test uses its own part of the stage")]

pub(crate) mod browser;
pub(crate) mod client;
pub(crate) mod disk;
pub(crate) mod evening;
#[path = "../../../store/tests/engines/postgres.rs"]
pub(crate) mod postgres;
pub(crate) mod server;
pub(crate) mod trace;

use std::net::TcpListener;

/// A loopback port that was free a moment ago.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("a bound socket has an address").port()
}
