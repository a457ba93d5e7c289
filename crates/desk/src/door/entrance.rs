//! The accept loop: takes connections in as the register allows, and closes in order.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::net::{TcpListener, TcpStream};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::address::Network;
use super::connection::{House, hold};
use super::limits::Limits;
use super::register::{Holder, Register};

const SWEEP_EVERY: Duration = Duration::from_secs(1);
/// What the system needs to have files again after some connections were told to close.
const BREATH: Duration = Duration::from_millis(20);
/// A request that is being served when the desk closes has this long; no page takes longer.
const LAST_ANSWERS: Duration = Duration::from_secs(30);

/// The open door.
pub(crate) struct Entrance {
    listener: TcpListener,
    house: Arc<House>,
    register: Arc<Register>,
}

impl Entrance {
    pub(super) fn new(listener: TcpListener, house: House, limits: Limits) -> Entrance {
        Entrance { listener, house: Arc::new(house), register: Register::new(limits) }
    }

    /// Serves until `stop` is over, which also ends what has no end by itself.
    pub(crate) async fn serve_until(self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        let mut sweeps = interval(SWEEP_EVERY);
        sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.take_in(stream, peer.ip().to_canonical()),
                    Err(error) => self.recover(&error).await,
                },
                _ = sweeps.tick() => self.register.sweep(Instant::now()),
                () = &mut stop => break,
            }
        }
        drop(self.listener);
        self.register.close();
        if timeout(LAST_ANSWERS, self.register.empty()).await.is_err() {
            tracing::warn!("some connections did not end in time and were closed");
        }
    }

    fn take_in(&self, stream: TcpStream, peer: std::net::IpAddr) {
        let holder = if self.house.proxies.are_trusted(peer) { Holder::Proxy } else { Holder::Stranger };
        // Without room the connection is closed here; the browser says so and tries again.
        let Some(seat) = self.register.admit(Network::of(peer), holder, Instant::now()) else { return };
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection ended at once");
            return;
        }
        notice_the_lost(&stream);
        keep_the_rest(&stream);
        tokio::spawn(hold(Arc::clone(&self.house), stream, peer, seat));
    }

    /// A connection that broke before it was taken is nobody's; anything else is a lack of files or memory.
    async fn recover(&self, error: &io::Error) {
        use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
            return;
        }
        tracing::warn!(%error, "a connection could not be taken");
        self.register.shed();
        sleep(BREATH).await;
    }
}

/// What a reader does not take stays with the desk, where it is counted, and does not fill the system's memory: left to
/// itself the system would take megabytes of each answer.
#[cfg(unix)]
fn keep_the_rest(stream: &TcpStream) {
    use nix::sys::socket::{setsockopt, sockopt::SndBuf};
    const BYTES: usize = 128 * 1024;
    if let Err(error) = setsockopt(stream, SndBuf, &BYTES) {
        tracing::debug!(%error, "the system keeps its own size of what is on its way");
    }
}

#[cfg(not(unix))]
fn keep_the_rest(_: &TcpStream) {}

/// A phone that left the network without a word, or reads nothing, gives its place back after a minute instead of a
/// quarter of an hour.
#[cfg(target_os = "linux")]
fn notice_the_lost(stream: &TcpStream) {
    use nix::sys::socket::{setsockopt, sockopt::TcpUserTimeout};
    const MILLISECONDS: u32 = 60_000;
    if let Err(error) = setsockopt(stream, TcpUserTimeout, &MILLISECONDS) {
        tracing::debug!(%error, "no timeout for lost connections");
    }
}

#[cfg(not(target_os = "linux"))]
fn notice_the_lost(_: &TcpStream) {}
