//! Style sheets, scripts and icons: embedded in the binary, cached by browsers for good.
//!
//! All assets share one address that changes with any of them, so that script modules may
//! import each other by relative names.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

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
pub fn asset(name: &str) -> String {
    format!("/static/{}/{name}", *EDITION)
}

pub(crate) async fn serve(Path((edition, name)): Path<(String, String)>) -> Response {
    let Some(file) = Files::get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let caching = if edition == *EDITION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, content_type(&name)), (header::CACHE_CONTROL, caching)];
    (headers, file.data).into_response()
}

/// Browsers ask for it by themselves.
pub(crate) async fn favicon() -> Response {
    serve(Path((EDITION.clone(), "icon.svg".to_owned()))).await
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
