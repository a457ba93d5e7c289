//! Rendered pieces of live pages: however many watch, a piece is rendered once per change.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rokade_words::Lang;

use crate::error::DeskError;

/// More pieces than any evening needs; beyond it the cache starts anew.
const MOST_KEPT: usize = 1024;
/// Below this size packing costs more than it saves.
const WORTH_PACKING: usize = 1024;

/// Another program may write the same piece otherwise.
static STARTED: LazyLock<String> = LazyLock::new(|| crate::secret::token()[..8].to_owned());

/// Which piece: the tournament, the page within it, the language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FragmentKey {
    pub tournament: String,
    pub page: String,
    pub lang: Lang,
}

/// A rendered piece as of a journal number.
#[derive(Clone, Debug)]
pub struct Fragment {
    seq: u64,
    lang: Lang,
    plain: Bytes,
    packed: Option<Bytes>,
}

type Slot = Arc<Mutex<Option<Fragment>>>;

/// The cache of all pieces.
#[derive(Default)]
pub struct Fragments {
    slots: Mutex<HashMap<FragmentKey, Slot>>,
}

impl Fragments {
    /// The piece as of `seq`, rendered now if nobody asked for it since the last change.
    pub fn get(
        &self,
        key: FragmentKey,
        seq: u64,
        render: impl FnOnce() -> Result<String, DeskError>,
    ) -> Result<Fragment, DeskError> {
        let lang = key.lang;
        let slot = self.slot(key);
        let mut kept = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(fragment) = kept.as_ref().filter(|fragment| fragment.seq == seq) {
            return Ok(fragment.clone());
        }
        let fragment = Fragment::new(seq, lang, render()?);
        *kept = Some(fragment.clone());
        Ok(fragment)
    }

    fn slot(&self, key: FragmentKey) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= MOST_KEPT && !slots.contains_key(&key) {
            slots.clear();
        }
        slots.entry(key).or_default().clone()
    }
}

impl Fragment {
    fn new(seq: u64, lang: Lang, html: String) -> Fragment {
        let packed = (html.len() >= WORTH_PACKING).then(|| pack(html.as_bytes())).flatten();
        Fragment { seq, lang, plain: Bytes::from(html), packed }
    }

    /// Answers with the piece, packed if the browser takes it, or with "not changed".
    pub fn respond(self, request: &HeaderMap) -> Response {
        let tag = format!("\"{}-{}-{}\"", *STARTED, self.seq, self.lang.code());
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
        headers.insert(header::ETAG, HeaderValue::from_str(&tag).expect("a tag is plain ASCII"));
        if has(request, header::IF_NONE_MATCH, &tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        match self.packed.filter(|_| has(request, header::ACCEPT_ENCODING, "gzip")) {
            Some(packed) => {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                (headers, packed).into_response()
            }
            None => (headers, self.plain).into_response(),
        }
    }
}

fn has(headers: &HeaderMap, name: header::HeaderName, part: &str) -> bool {
    headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(part))
}

fn pack(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> FragmentKey {
        FragmentKey { tournament: "t".into(), page: "standings".into(), lang: Lang::Da }
    }

    #[test]
    fn many_watchers_cost_one_rendering_per_change() {
        let fragments = Fragments::default();
        let mut rendered = 0;
        for seq in [1, 1, 1, 2, 2] {
            let made = fragments.get(key(), seq, || {
                rendered += 1;
                Ok(format!("as of {seq}"))
            });
            assert_eq!(made.unwrap().plain, format!("as of {seq}"));
        }
        assert_eq!(rendered, 2);
    }

    #[test]
    fn a_browser_that_has_the_piece_gets_nothing_again() {
        let fragment = Fragment::new(7, Lang::Da, "x".repeat(5000));
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"));
        let answer = fragment.clone().respond(&headers);
        assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
        headers.insert(header::IF_NONE_MATCH, answer.headers()[header::ETAG].clone());
        assert_eq!(fragment.respond(&headers).status(), StatusCode::NOT_MODIFIED);
    }
}
