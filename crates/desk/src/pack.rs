//! Packing answers for the way to the browser, where pages are made and not where they are served.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Below this size packing costs more than it saves.
pub(crate) const WORTH_PACKING: usize = 1024;

/// How the browser takes an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Plain,
    Gzip,
}

impl Wish {
    pub(crate) fn of(headers: &HeaderMap) -> Wish {
        let names = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut codings = names.flat_map(|value| value.split(','));
        let is_gzip = |coding: &str| {
            let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
            name.trim().eq_ignore_ascii_case("gzip") && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        };
        if codings.any(is_gzip) { Wish::Gzip } else { Wish::Plain }
    }
}

/// The answer as the browser takes it. What is written bit by bit is packed by whoever writes it.
pub(crate) async fn packed(response: Response, wish: Wish) -> Response {
    let size = response.body().size_hint().exact().and_then(|size| usize::try_from(size).ok()).unwrap_or(0);
    let is_packed = response.headers().contains_key(header::CONTENT_ENCODING);
    if size < WORTH_PACKING || is_packed || !is_text(response.headers()) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if wish == Wish::Plain {
        return Response::from_parts(parts, body);
    }
    // A body whose size is known is there already.
    let Ok(plain) = to_bytes(body, size).await else { return Response::from_parts(parts, Body::empty()) };
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(gzip(&plain)))
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let is_named = ["application/json", "application/manifest+json", "application/x-chess-pgn", "image/svg+xml"];
    (kind.starts_with("text/") && kind != "text/event-stream") || is_named.contains(&kind)
}

pub(crate) fn gzip(plain: &[u8]) -> Bytes {
    let mut packer = Packer::new(Wish::Gzip);
    let mut all = packer.pack(plain).to_vec();
    all.extend(packer.finish());
    Bytes::from(all)
}

/// Packs one bit after the other.
pub(crate) enum Packer {
    Plain,
    Gzip(Box<GzEncoder<Vec<u8>>>),
}

/// Why packing cannot fail.
const IN_MEMORY: &str = "memory takes whatever is written";

impl Packer {
    pub(crate) fn new(wish: Wish) -> Packer {
        match wish {
            Wish::Plain => Packer::Plain,
            Wish::Gzip => Packer::Gzip(Box::new(GzEncoder::new(Vec::new(), Compression::fast()))),
        }
    }

    /// What can be sent when this bit has been added.
    pub(crate) fn pack(&mut self, bit: &[u8]) -> Bytes {
        match self {
            Packer::Plain => Bytes::copy_from_slice(bit),
            Packer::Gzip(encoder) => {
                encoder.write_all(bit).expect(IN_MEMORY);
                encoder.flush().expect(IN_MEMORY);
                Bytes::from(std::mem::take(encoder.get_mut()))
            }
        }
    }

    /// What closes the whole.
    pub(crate) fn finish(&mut self) -> Bytes {
        match self {
            Packer::Plain => Bytes::new(),
            Packer::Gzip(encoder) => {
                encoder.try_finish().expect(IN_MEMORY);
                Bytes::from(std::mem::take(encoder.get_mut()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::response::{Html, IntoResponse};

    use super::*;

    fn wish(accepted: &str) -> Wish {
        Wish::of(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]))
    }

    fn unpacked(bytes: &[u8]) -> String {
        let mut text = String::new();
        flate2::read::GzDecoder::new(bytes).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn only_what_the_browser_takes_is_packed() {
        assert_eq!(wish("br, gzip;q=0.8"), Wish::Gzip);
        assert_eq!(wish("GZIP"), Wish::Gzip);
        for other in ["br", "gzip;q=0", "", "xgzip"] {
            assert_eq!(wish(other), Wish::Plain, "{other}");
        }
    }

    #[test]
    fn what_is_packed_bit_by_bit_is_the_same() {
        let mut packer = Packer::new(Wish::Gzip);
        let bits = ["Ragnhild ", "", "møder ", "Øyvind"];
        let mut all: Vec<u8> = bits.iter().flat_map(|bit| packer.pack(bit.as_bytes())).collect();
        all.extend(packer.finish());
        assert_eq!(unpacked(&all), bits.concat());
    }

    #[tokio::test]
    async fn a_page_is_packed_and_a_small_one_is_not() {
        let page = "x".repeat(5000);
        let answer = packed(Html(page.clone()).into_response(), Wish::Gzip).await;
        assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
        let bytes = to_bytes(answer.into_body(), 5000).await.unwrap();
        assert!(bytes.len() < 500);
        assert_eq!(unpacked(&bytes), page);
        for (small, wish) in [("x".repeat(1000), Wish::Gzip), (page, Wish::Plain)] {
            let answer = packed(Html(small).into_response(), wish).await;
            assert!(!answer.headers().contains_key(header::CONTENT_ENCODING));
        }
    }
}
