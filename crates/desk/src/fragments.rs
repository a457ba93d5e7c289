//! Rendered pieces of live pages: however many watch, a piece is rendered once per change.
//!
//! Whoever asks for a piece that is being rendered waits for it without a thread. What is kept is limited in bytes;
//! what was not asked for longest goes first.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rokade_store::TournamentKey;
use rokade_view::Audience;
use rokade_words::Lang;

use crate::error::DeskError;
use crate::pack::{self, WORTH_PACKING, Wish};
use crate::piece::Piece;
use crate::pool::for_everybody;

/// What a piece takes besides its text.
const OVERHEAD: usize = 256;

/// Another program may write the same piece otherwise.
static STARTED: LazyLock<String> = LazyLock::new(|| crate::secret::token()[..8].to_owned());

/// Which piece, for whom, in which language. What an address says reaches it as values, never as it is spelt.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FragmentKey {
    pub tournament: TournamentKey,
    pub audience: Audience,
    pub piece: Piece,
    pub extent: Extent,
    pub lang: Lang,
}

/// How much of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Extent {
    Page,
    /// What is inside its live section.
    Part,
}

/// A rendered piece as of a journal number.
#[derive(Clone, Debug)]
pub(crate) struct Fragment {
    seq: u64,
    lang: Lang,
    plain: Bytes,
    packed: Option<Bytes>,
}

type Cell = Arc<tokio::sync::Mutex<Option<Fragment>>>;

struct Slot {
    cell: Cell,
    bytes: usize,
    /// When it was last asked for.
    used: u64,
}

#[derive(Default)]
struct Kept {
    slots: HashMap<FragmentKey, Slot>,
    bytes: usize,
    clock: u64,
}

/// The cache of all pieces.
pub(crate) struct Fragments {
    most: usize,
    kept: Mutex<Kept>,
}

impl Fragments {
    /// Keeps so many bytes at most.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, kept: Mutex::default() }
    }

    /// The piece as of `seq`, rendered now if nobody asked for it since the last change.
    pub(crate) async fn get(
        &self,
        key: FragmentKey,
        seq: u64,
        render: impl FnOnce() -> Result<String, DeskError>,
    ) -> Result<Fragment, DeskError> {
        let cell = self.cell(&key);
        let mut kept = cell.lock().await;
        if let Some(fragment) = kept.as_ref().filter(|fragment| fragment.seq == seq) {
            return Ok(fragment.clone());
        }
        let lang = key.lang;
        let render = || render().map(|html| Fragment::new(seq, lang, html));
        let rendered = if key.piece.is_for_everybody() { for_everybody(render) } else { render() };
        match rendered {
            Ok(fragment) => {
                *kept = Some(fragment.clone());
                self.note(&key, &cell, fragment.bytes());
                Ok(fragment)
            }
            Err(error) => {
                // An address that leads nowhere leaves nothing behind.
                if kept.is_none() {
                    self.forget(&key, &cell);
                }
                Err(error)
            }
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cell(&self, key: &FragmentKey) -> Cell {
        let mut kept = self.kept();
        kept.clock += 1;
        let now = kept.clock;
        if let Some(slot) = kept.slots.get_mut(key) {
            slot.used = now;
            return Arc::clone(&slot.cell);
        }
        let cell = Cell::default();
        kept.slots.insert(key.clone(), Slot { cell: Arc::clone(&cell), bytes: OVERHEAD, used: now });
        kept.bytes += OVERHEAD;
        cell
    }

    /// Writes down what a piece takes, and puts others away for it.
    fn note(&self, key: &FragmentKey, cell: &Cell, bytes: usize) {
        let mut kept = self.kept();
        let Some(slot) = kept.slots.get_mut(key).filter(|slot| Arc::ptr_eq(&slot.cell, cell)) else { return };
        let before = std::mem::replace(&mut slot.bytes, bytes);
        kept.bytes = kept.bytes + bytes - before;
        while kept.bytes > self.most {
            let Some(oldest) = kept.slots.iter().min_by_key(|(_, slot)| slot.used).map(|(key, _)| key.clone()) else {
                return;
            };
            kept.remove(&oldest);
        }
    }

    fn forget(&self, key: &FragmentKey, cell: &Cell) {
        let mut kept = self.kept();
        if kept.slots.get(key).is_some_and(|slot| Arc::ptr_eq(&slot.cell, cell)) {
            kept.remove(key);
        }
    }
}

impl Kept {
    fn remove(&mut self, key: &FragmentKey) {
        if let Some(slot) = self.slots.remove(key) {
            self.bytes -= slot.bytes;
        }
    }
}

impl Fragment {
    fn new(seq: u64, lang: Lang, html: String) -> Fragment {
        let packed = (html.len() >= WORTH_PACKING).then(|| pack::gzip(html.as_bytes()));
        Fragment { seq, lang, plain: Bytes::from(html), packed }
    }

    fn bytes(&self) -> usize {
        OVERHEAD + self.plain.len() + self.packed.as_ref().map_or(0, Bytes::len)
    }

    /// The piece to be set into a page.
    pub(crate) fn html(&self) -> &str {
        std::str::from_utf8(&self.plain).expect("a piece was made of text")
    }

    /// Answers with the piece, packed if the browser takes it, or with "not changed".
    pub(crate) fn respond(self, request: &HeaderMap) -> Response {
        let tag = format!("\"{}-{}-{}\"", *STARTED, self.seq, self.lang.code());
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
        headers.insert(header::ETAG, HeaderValue::from_str(&tag).expect("a tag is plain ASCII"));
        if has(request, header::IF_NONE_MATCH, &tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        match self.packed.filter(|_| Wish::of(request) == Wish::Gzip) {
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use rokade_tournament::{GroupId, PlayerId};

    use super::*;

    fn key(piece: Piece) -> FragmentKey {
        let tournament = TournamentKey::new("k4m2xw7p");
        FragmentKey { tournament, audience: Audience::Public, piece, extent: Extent::Page, lang: Lang::Da }
    }

    fn cross() -> FragmentKey {
        key(Piece::Cross(GroupId(1)))
    }

    #[tokio::test]
    async fn many_watchers_cost_one_rendering_per_change() {
        let fragments = Fragments::new(1 << 20);
        let mut rendered = 0;
        for seq in [1, 1, 1, 2, 2] {
            let made = fragments.get(cross(), seq, || {
                rendered += 1;
                Ok(format!("as of {seq}"))
            });
            assert_eq!(made.await.unwrap().plain, format!("as of {seq}"));
        }
        assert_eq!(rendered, 2);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn a_crowd_that_comes_at_once_waits_for_one_rendering() {
        let fragments = Arc::new(Fragments::new(1 << 20));
        let rendered = Arc::new(AtomicUsize::new(0));
        let ask = || {
            let (fragments, rendered) = (Arc::clone(&fragments), Arc::clone(&rendered));
            tokio::spawn(async move {
                let render = || {
                    rendered.fetch_add(1, Ordering::Relaxed);
                    Ok("x".repeat(5000))
                };
                fragments.get(cross(), 7, render).await.unwrap().plain.len()
            })
        };
        for asked in (0..50).map(|_| ask()).collect::<Vec<_>>() {
            assert_eq!(asked.await.unwrap(), 5000);
        }
        assert_eq!(rendered.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn no_more_is_kept_than_the_limit_and_what_is_asked_for_stays() {
        let fragments = Fragments::new(100_000);
        // Nothing that packs well.
        let text = |number: u32| {
            (0..3000_u32).map(|n| (n.wrapping_mul(number).wrapping_mul(7919) % 10).to_string()).collect::<String>()
        };
        for number in 1..=200 {
            let piece = key(Piece::Seat(PlayerId(number)));
            fragments.get(piece, 1, || Ok(text(number))).await.unwrap();
            fragments.get(cross(), 1, || Ok("the first".to_owned())).await.unwrap();
        }
        let kept = fragments.kept();
        assert!(kept.bytes <= 100_000, "{}", kept.bytes);
        assert_eq!(kept.bytes, kept.slots.values().map(|slot| slot.bytes).sum::<usize>());
        assert!(kept.slots.contains_key(&cross()));
        assert!(kept.slots.contains_key(&key(Piece::Seat(PlayerId(200)))));
        assert!(!kept.slots.contains_key(&key(Piece::Seat(PlayerId(1)))));
    }

    #[tokio::test]
    async fn an_address_that_leads_nowhere_leaves_nothing_behind() {
        let fragments = Fragments::new(100_000);
        for number in 1..=200 {
            let piece = key(Piece::Seat(PlayerId(number)));
            assert!(fragments.get(piece, 1, || Err(DeskError::NotFound)).await.is_err());
        }
        let kept = fragments.kept();
        assert_eq!((kept.bytes, kept.slots.len()), (0, 0));
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
