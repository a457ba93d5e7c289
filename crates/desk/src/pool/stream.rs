//! A page that is written bit by bit: the reader has its beginning while the rest is computed.

use std::io;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::turn::Turn;
use crate::error::DeskError;
use crate::pack::{Packer, Wish};

/// So many bits are made ahead of a slow reader.
const AHEAD: usize = 4;
/// Smaller bits cost more than they bring.
const WORTH_SENDING: usize = 32 * 1024;

/// Whoever asked has gone.
#[derive(Debug)]
pub(crate) struct Gone;

/// What is being written.
pub(crate) struct Sheet {
    to: mpsc::Sender<Result<Bytes, io::Error>>,
    packer: Packer,
    held: String,
}

impl Sheet {
    /// Adds to the page. Between two bits others have their turn.
    pub(crate) async fn write(&mut self, text: &str) -> Result<(), Gone> {
        self.held.push_str(text);
        match self.held.len() < WORTH_SENDING {
            true => Ok(()),
            false => self.send().await,
        }
    }

    /// Sends what was written so far.
    pub(crate) async fn send(&mut self) -> Result<(), Gone> {
        let bit = self.packer.pack(std::mem::take(&mut self.held).as_bytes());
        self.to.send(Ok(bit)).await.map_err(|_| Gone)?;
        tokio::task::yield_now().await;
        Ok(())
    }

    async fn end(mut self) -> Result<(), Gone> {
        self.send().await?;
        self.to.send(Ok(self.packer.finish())).await.map_err(|_| Gone)
    }
}

/// Why writing ended before the end of the page.
pub(crate) enum Stopped {
    Gone,
    Failed(DeskError),
}

impl From<Gone> for Stopped {
    fn from(_: Gone) -> Self {
        Stopped::Gone
    }
}

impl From<askama::Error> for Stopped {
    fn from(error: askama::Error) -> Self {
        Stopped::Failed(error.into())
    }
}

impl Turn {
    /// Answers with an HTML page that is written on the lane of this request. One that cannot be written to its end
    /// is broken off, so that nobody takes it for whole.
    pub(crate) fn stream<W>(&self, write: impl FnOnce(Sheet) -> W) -> Result<Response, DeskError>
    where
        W: Future<Output = Result<Sheet, Stopped>> + Send + 'static,
    {
        let (to, from) = mpsc::channel(AHEAD);
        let written = write(Sheet { to: to.clone(), packer: Packer::new(self.wish), held: String::new() });
        let work = async move {
            match written.await {
                // Whoever asked may have gone before the last bit.
                Ok(sheet) => drop(sheet.end().await),
                Err(Stopped::Gone) => {}
                Err(Stopped::Failed(error)) => {
                    tracing::error!(%error, "a page was broken off");
                    let _ = to.send(Err(io::Error::other("broken off"))).await;
                }
            }
        };
        self.entrance.hand_over(self.asker, self.meter(), work)?;
        let mut response = Html(Body::from_stream(ReceiverStream::new(from))).into_response();
        if self.wish == Wish::Gzip {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        Ok(response)
    }
}
