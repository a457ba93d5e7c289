//! Refuses forged requests: whatever changes something must come from a page of this desk.
//!
//! Three independent fences: the session cookie is `SameSite=Lax`, the browser's `Origin` must be the
//! host asked, and every form carries a token of the session (a script sends it as a header).

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::error::DeskError;
use crate::visit::SignedIn;
use crate::{action, secret};

/// A tournament file or a player list is not larger than this, nor a form: the review of a file sends it back.
pub(crate) const LARGEST_UPLOAD: usize = 32 * 1024 * 1024;
/// Whoever is not signed in sends a name and a password.
pub(crate) const LARGEST_UNSIGNED: usize = 16 * 1024;

const TOKEN_HEADER: &str = "x-csrf";
const TOKEN_FIELD: &str = "csrf";

/// Layer: lets requests that only read pass, and checks the others.
pub(crate) async fn refuse_forged(request: Request, next: Next) -> Result<Response, DeskError> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(next.run(request).await);
    }
    if !is_from_here(request.headers()) {
        return Err(DeskError::Forged);
    }
    let csrf = request.extensions().get::<SignedIn>().map(|signed| signed.csrf.clone());
    let is_upload = is_upload(request.headers());
    let most = match csrf {
        None => LARGEST_UNSIGNED,
        Some(_) => LARGEST_UPLOAD,
    };
    let (mut parts, body) = request.into_parts();
    let bytes = to_bytes(body, most).await.map_err(|_| DeskError::TooLarge)?;
    let field = match is_upload {
        true => first_field(Request::from_parts(parts.clone(), Body::from(bytes.clone()))).await,
        false => form_field(&bytes),
    };
    let (in_form, id) = field.as_deref().map_or(("", None), action::parts);
    if let Some(csrf) = csrf {
        let token = match parts.headers.get(TOKEN_HEADER) {
            Some(token) => token.to_str().unwrap_or_default(),
            None => in_form,
        };
        if !secret::same(token, &csrf) {
            return Err(DeskError::Forged);
        }
    }
    if let Some(id) = id {
        parts.extensions.insert(id);
    }
    Ok(next.run(Request::from_parts(parts, Body::from(bytes))).await)
}

fn is_upload(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/form-data"))
}

/// Browsers name the page's origin on every request that changes something; scripts need not.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, of)| of.eq_ignore_ascii_case(host)),
        (Some(_), None) => false,
        (None, _) => {
            matches!(text(header::HeaderName::from_static("sec-fetch-site")), None | Some("same-origin" | "none"))
        }
    }
}

pub(crate) fn form_field(bytes: &Bytes) -> Option<String> {
    let text = std::str::from_utf8(bytes).ok()?;
    text.split('&').find_map(|pair| pair.strip_prefix(TOKEN_FIELD)?.strip_prefix('=')).map(str::to_owned)
}

/// Upload forms put the token before the file.
async fn first_field(request: Request) -> Option<String> {
    let mut form = Multipart::from_request(request, &()).await.ok()?;
    let field = form.next_field().await.ok()??;
    if field.name() != Some(TOKEN_FIELD) {
        return None;
    }
    field.text().await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_here(pairs: &[(&'static str, &str)]) -> bool {
        is_from_here(&pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect())
    }

    #[test]
    fn another_site_is_not_here() {
        assert!(from_here(&[("host", "desk:4464"), ("origin", "http://desk:4464")]));
        assert!(!from_here(&[("host", "desk:4464"), ("origin", "http://evil.example")]));
        assert!(!from_here(&[("host", "desk:4464"), ("origin", "null")]));
        assert!(!from_here(&[("host", "desk:4464"), ("sec-fetch-site", "cross-site")]));
        assert!(from_here(&[("host", "desk:4464")]));
    }
}
