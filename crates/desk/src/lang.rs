//! The reader's language: chosen on the page, remembered in a cookie, else what the browser asks for.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use rokade_words::Lang;

/// A year: a reader chooses the language once.
const REMEMBERED_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Extractor: the language to answer in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReaderLang(pub Lang);

impl<S: Sync> FromRequestParts<S> for ReaderLang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(ReaderLang(chosen(&parts.uri, &parts.headers)))
    }
}

/// The language of a request: `?lang=`, then the cookie, then `Accept-Language`, then English.
pub(crate) fn chosen(uri: &Uri, headers: &HeaderMap) -> Lang {
    asked(uri).or_else(|| remembered(headers)).unwrap_or_else(|| {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Lang::from_accept_language(accepted.unwrap_or_default())
    })
}

fn asked(uri: &Uri) -> Option<Lang> {
    uri.query()?.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok())
}

fn remembered(headers: &HeaderMap) -> Option<Lang> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix("lang=")?.parse().ok())
}

/// Layer: remembers the language a reader chose by `?lang=`.
pub(crate) async fn remember(request: Request, next: Next) -> Response {
    let asked = asked(request.uri());
    let mut response = next.run(request).await;
    if let Some(lang) = asked {
        let cookie = format!("lang={}; Path=/; Max-Age={REMEMBERED_SECONDS}; SameSite=Lax", lang.code());
        let value = HeaderValue::from_str(&cookie).expect("a language code is plain ASCII");
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(uri: &str, cookie: &str, accept: &str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, cookie.parse().unwrap());
        headers.insert(header::ACCEPT_LANGUAGE, accept.parse().unwrap());
        chosen(&uri.parse().unwrap(), &headers)
    }

    #[test]
    fn the_page_goes_before_the_cookie_and_the_cookie_before_the_browser() {
        assert_eq!(lang("/?lang=sv", "lang=da", "nb"), Lang::Sv);
        assert_eq!(lang("/?x=1", "a=b; lang=da", "nb"), Lang::Da);
        assert_eq!(lang("/", "a=b", "nb,en;q=0.5"), Lang::Nb);
        assert_eq!(lang("/?lang=xx", "lang=yy", "fr"), Lang::En);
    }
}
