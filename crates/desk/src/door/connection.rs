//! One connection, from its first byte to its last.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderValue, Request, Response, header};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tower::ServiceExt;

use super::address::ClientAddress;
use super::proxies::{FarEnd, Proxies, Scheme};
use super::register::{Terms, Word};
use super::seat::{Seat, SeatHandle, Serving};
use super::tls::{Tls, Trust};
use super::way::{Watched, Way};
use super::{astray, dress};

/// A request's head with all its cookies; nobody needs more, and everybody on a connection could fill it.
const LARGEST_HEAD: usize = 32 * 1024;
/// What a TLS connection begins with.
const HANDSHAKE: u8 = 0x16;

/// What all connections share.
pub(super) struct House {
    pub router: Router,
    pub proxies: Proxies,
    pub tls: Option<Arc<Tls>>,
}

/// Holds a connection until it ends or the register wants it no more.
pub(super) async fn hold(house: Arc<House>, stream: TcpStream, peer: IpAddr, mut seat: Seat) {
    let Some(tls) = house.tls.clone() else {
        return converse(house, stream, FarEnd { address: peer, scheme: Scheme::Http }, seat).await;
    };
    let opened = async {
        let mut first = [0];
        match stream.peek(&mut first).await {
            Ok(1..) if first[0] == HANDSHAKE => tls.accept(stream).await.map(Opened::Encrypted),
            Ok(1..) => Ok(Opened::Plain(stream)),
            Ok(0) => Err(std::io::ErrorKind::UnexpectedEof.into()),
            Err(error) => Err(error),
        }
    };
    let opened = tokio::select! {
        opened = opened => opened,
        () = seat.left() => return,
    };
    match opened {
        Ok(Opened::Encrypted(stream)) => {
            converse(house, stream, FarEnd { address: peer, scheme: Scheme::Https }, seat).await;
        }
        Ok(Opened::Plain(stream)) => talk(stream, seat, |_, request| astray::answer(request)).await,
        Err(error) => tracing::debug!(%error, "a handshake came to nothing"),
    }
}

enum Opened<S> {
    Encrypted(S),
    Plain(TcpStream),
}

/// Answers with the desk's pages.
async fn converse<I>(house: Arc<House>, stream: I, near: FarEnd, seat: Seat)
where
    I: AsyncRead + AsyncWrite + Unpin,
{
    talk(stream, seat, move |seat, request| answer(Arc::clone(&house), near, seat, request)).await;
}

/// Takes requests until the connection ends. The register watches over the time each step takes, so that hyper's own
/// timer, which makes no difference between a first request and a later one, is not needed.
async fn talk<I, F>(stream: I, mut seat: Seat, answer: impl Fn(SeatHandle, Request<Incoming>) -> F)
where
    I: AsyncRead + AsyncWrite + Unpin,
    F: Future<Output = Response<Body>>,
{
    let (handle, way) = (seat.handle(), Way::new(seat.unread()));
    let service = service_fn(|request| {
        let (serving, seat, way) = (handle.serve(), handle.clone(), way.clone());
        way.begins();
        let answered = answer(seat.clone(), request);
        async move {
            let mut response = answered.await;
            if seat.terms() == Terms::Brief {
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(response.map(|body| Answer { body, way, serving: Some(serving) }))
        }
    });
    let mut builder = http1::Builder::new();
    builder.header_read_timeout(None).max_header_size(LARGEST_HEAD).max_buf_size(2 * LARGEST_HEAD);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(Watched::new(stream, way.clone())), service));
    loop {
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection broke");
                }
                return;
            }
            word = seat.word() => match word {
                Word::Stay => {}
                Word::Finish => connection.as_mut().graceful_shutdown(),
                Word::Leave => return,
            },
        }
    }
}

async fn answer(house: Arc<House>, near: FarEnd, seat: SeatHandle, request: Request<Incoming>) -> Response<Body> {
    let far = house.proxies.far_end(near, request.headers());
    let by_proxy = house.proxies.are_trusted(near.address);
    let mut request = request.map(Body::new);
    far.scheme.write(request.headers_mut());
    request.extensions_mut().insert(ClientAddress(far.address));
    request.extensions_mut().insert(seat);
    let Ok(mut response) = house.router.clone().oneshot(request).await;
    if far.scheme == Scheme::Https {
        let own = house.tls.as_ref().map_or(Trust::Known, |tls| tls.trust());
        dress::for_https(response.headers_mut(), if by_proxy { Trust::Known } else { own });
    }
    response
}

/// An answer's body. When it has been handed over and was taken the request has been served.
struct Answer {
    body: Body,
    way: Way,
    serving: Option<Serving>,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = <Body as HttpBody>::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled
            && let Some(data) = frame.data_ref()
        {
            self.way.hands_over(data.len());
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        if let Some(serving) = self.serving.take() {
            self.way.has_all(serving);
        }
    }
}
