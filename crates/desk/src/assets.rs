//! Style sheets, scripts and icons: embedded in the binary, cached by browsers for good.
//!
//! All assets share one address that changes with any of them, so that script modules may
//! import each other by relative names.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::pack::{self, WORTH_PACKING, Wish};

#[derive(RustEmbed)]
#[folder = "static/"]
struct Files;

static EDITION: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    for name in Files::iter() {
        all.update(name.as_bytes());
        all.update(Files::get(&name).expect("a listed file is embedded").metadata.sha256_hash());
    }
    crate::secret::hex(&all.finalize()[..6])
});

/// The address of an embedded file, such as `desk.css`.
pub(crate) fn asset(name: &str) -> String {
    format!("/static/{}/{name}", *EDITION)
}

/// Every file packed, once for all browsers.
static PACKED: LazyLock<HashMap<String, Bytes>> = LazyLock::new(|| {
    let all = Files::iter().filter_map(|name| Some((Files::get(&name)?, name)));
    let worth = all.filter(|(file, _)| file.data.len() >= WORTH_PACKING);
    worth.map(|(file, name)| (name.into_owned(), pack::gzip(&file.data))).collect()
});

pub(crate) async fn serve(Path((edition, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(file) = Files::get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let caching = if edition == *EDITION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let told = [(header::CONTENT_TYPE, content_type(&name)), (header::CACHE_CONTROL, caching)];
    match PACKED.get(&name).filter(|_| Wish::of(&headers) == Wish::Gzip) {
        Some(packed) => {
            let coded = [(header::CONTENT_ENCODING, "gzip"), (header::VARY, "accept-encoding")];
            (told, coded, packed.clone()).into_response()
        }
        None => (told, [(header::VARY, "accept-encoding")], file.data).into_response(),
    }
}

/// Browsers ask for it by themselves.
pub(crate) async fn favicon(headers: HeaderMap) -> Response {
    serve(Path((EDITION.clone(), "icon.svg".to_owned())), headers).await
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
