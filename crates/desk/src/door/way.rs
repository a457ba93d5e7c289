//! What of a connection's answers is still on its way to the system.
//!
//! An answer is handed over whole as soon as it is made, and then lies in memory until its reader takes it. Somebody who
//! asks for pages and reads none of them is known by that alone; somebody who reads slowly is still being served.

use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::seat::Serving;

/// Bytes that were handed over and not taken yet; of one connection, and of all.
#[derive(Clone, Default)]
pub(super) struct Unread {
    own: Arc<AtomicUsize>,
    all: Arc<AtomicUsize>,
}

impl Unread {
    /// For a connection among all of these.
    pub(super) fn among(all: &Arc<AtomicUsize>) -> Unread {
        Unread { own: Arc::default(), all: Arc::clone(all) }
    }

    pub(super) fn bytes(&self) -> usize {
        self.own.load(Ordering::Relaxed)
    }

    pub(super) fn set(&self, bytes: usize) {
        let before = self.own.swap(bytes, Ordering::Relaxed);
        self.all.fetch_add(bytes.wrapping_sub(before), Ordering::Relaxed);
    }
}

/// The way of one connection's answers.
#[derive(Clone)]
pub(super) struct Way(Arc<Mutex<Progress>>);

/// Heads are written, too, and handed over by nobody: what is counted here is written a little earlier than it seems.
struct Progress {
    handed: u64,
    written: u64,
    /// Parts that are not written to their end: where that is, and their size. Nothing is given back bit by bit.
    parts: VecDeque<(u64, usize)>,
    unread: Unread,
    /// The request whose answer was handed over to its end.
    served: Option<Serving>,
}

impl Way {
    pub(super) fn new(unread: Unread) -> Way {
        Way(Arc::new(Mutex::new(Progress { handed: 0, written: 0, parts: VecDeque::new(), unread, served: None })))
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another request has come.
    pub(super) fn begins(&self) {
        let mut progress = self.progress();
        if progress.parts.is_empty() {
            (progress.handed, progress.written) = (0, 0);
        }
    }

    /// A part of an answer was made.
    pub(super) fn hands_over(&self, bytes: usize) {
        if bytes == 0 {
            return;
        }
        let mut progress = self.progress();
        progress.handed += bytes as u64;
        let end = progress.handed;
        progress.parts.push_back((end, bytes));
        let unread = progress.unread.bytes() + bytes;
        progress.unread.set(unread);
    }

    /// The answer of this request was handed over to its end, or broken off.
    pub(super) fn has_all(&self, served: Serving) {
        let mut progress = self.progress();
        let served = match progress.parts.is_empty() {
            true => Some(served),
            false => progress.served.replace(served),
        };
        drop(progress);
        // Its end is told to the register, outside the lock.
        drop(served);
    }

    fn writes(&self, bytes: usize) {
        let mut progress = self.progress();
        progress.written += bytes as u64;
        while let Some((_, size)) = progress.parts.front().copied().filter(|(end, _)| *end <= progress.written) {
            progress.parts.pop_front();
            let unread = progress.unread.bytes() - size;
            progress.unread.set(unread);
        }
        let served = match progress.parts.is_empty() {
            true => progress.served.take(),
            false => None,
        };
        drop(progress);
        drop(served);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.unread.set(0);
    }
}

/// A connection whose writing is watched.
pub(super) struct Watched<I> {
    stream: I,
    way: Way,
}

impl<I> Watched<I> {
    pub(super) fn new(stream: I, way: Way) -> Watched<I> {
        Watched { stream, way }
    }

    fn noted(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if let Poll::Ready(Ok(bytes)) = written {
            self.way.writes(bytes);
        }
        written
    }
}

impl<I: AsyncRead + Unpin> AsyncRead for Watched<I> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for Watched<I> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.noted(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.noted(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
