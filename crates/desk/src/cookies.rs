//! The signed cookies of the desk: read, given and taken back.
//!
//! A browser holds `base64(HMAC-SHA256(key, value))` and the value behind it, percent-encoded, and always did: whoever
//! was signed in stays so over an update of the desk.

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::app::App;
use crate::secret;

/// A signature of 32 bytes in base64.
const SIGNATURE_LENGTH: usize = 44;
const KEY_LENGTH: usize = 32;

/// What the cookies of a desk are signed with.
#[derive(Clone)]
pub(crate) struct CookieKey([u8; KEY_LENGTH]);

impl CookieKey {
    /// Of the desk's secret, the half that signs.
    pub(crate) fn of(secret: &[u8]) -> CookieKey {
        CookieKey(*secret.first_chunk().expect("the store makes secrets of 64 bytes"))
    }

    fn signature(&self, value: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length signs");
        mac.update(value.as_bytes());
        STANDARD.encode(mac.finalize().into_bytes())
    }

    fn sign(&self, value: &str) -> String {
        encoded(&self.signature(value)) + value
    }

    fn verify(&self, signed: &str) -> Option<String> {
        let plain = decoded(signed);
        let (signature, value) = plain.split_at_checked(SIGNATURE_LENGTH)?;
        secret::same(signature, &self.signature(value)).then(|| value.to_owned())
    }
}

/// The letters of base64 that mean something in a cookie.
fn encoded(signature: &str) -> String {
    signature.replace('/', "%2F").replace('=', "%3D")
}

fn decoded(signed: &str) -> String {
    signed.replace("%2F", "/").replace("%3D", "=").replace("%2B", "+")
}

/// The signed cookies of a request, and those that its answer gives.
#[derive(Clone)]
pub(crate) struct Jar {
    key: CookieKey,
    values: BTreeMap<String, String>,
    given: Vec<String>,
}

/// Where and how long a browser keeps a cookie.
pub(crate) struct Keep {
    pub path: &'static str,
    pub seconds: u32,
}

impl Jar {
    /// What was not signed here is not there.
    pub(crate) fn from_headers(headers: &HeaderMap, key: CookieKey) -> Jar {
        let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
        let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let values = pairs.filter_map(|(name, signed)| Some((name.to_owned(), key.verify(signed)?))).collect();
        Jar { key, values, given: Vec::new() }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// With one more cookie; its value is made of letters, digits and full stops.
    pub(crate) fn with(mut self, name: &str, value: String, keep: &Keep) -> Jar {
        let Keep { path, seconds } = keep;
        let signed = self.key.sign(&value);
        self.given.push(format!("{name}={signed}; HttpOnly; SameSite=Lax; Path={path}; Max-Age={seconds}"));
        self.values.insert(name.to_owned(), value);
        self
    }

    /// Without a cookie: the browser is told to forget it.
    pub(crate) fn without(mut self, name: &str, path: &str) -> Jar {
        self.given.push(format!("{name}=; Path={path}; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT"));
        self.values.remove(name);
        self
    }
}

impl FromRequestParts<App> for Jar {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Jar, Infallible> {
        Ok(Jar::from_headers(&parts.headers, app.cookie_key()))
    }
}

impl IntoResponseParts for Jar {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        for cookie in self.given {
            let cookie = HeaderValue::try_from(cookie).expect("letters, digits and plain attributes make a header");
            parts.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use axum::response::IntoResponse;

    use super::*;

    /// The signing half of the secret of a desk that has been.
    const SECRET: &str = "2a1859b9fc03c3d617b5d45fc59ae3f3e2114810f90c2478c1f26a1b5a5abcdd";
    /// What that desk gave to a browser, when a library signed for it.
    const SIGNED: &str = "8hHIJOafqBiogAwyKDqMKYeNknQv+hUeISTes%2FJUAqE%3D";
    const VALUE: &str = "442fa702e3437d8a6eb5d61c5ad3afb40de6da5c07dd33f89ea0a233cf684fa0";
    const KEEP: Keep = Keep { path: "/", seconds: 60 };

    fn key() -> CookieKey {
        let digit = |at: usize| u8::from_str_radix(&SECRET[at..at + 2], 16).unwrap();
        CookieKey::of(&(0..SECRET.len()).step_by(2).map(digit).collect::<Vec<u8>>())
    }

    fn jar(cookies: &str, key: CookieKey) -> Jar {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, cookies.parse().unwrap());
        Jar::from_headers(&headers, key)
    }

    fn given(jar: Jar) -> String {
        let response = (jar, "").into_response();
        response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned()
    }

    #[test]
    fn cookies_of_older_desks_are_known() {
        let old = format!("rokade={SIGNED}{VALUE}");
        assert_eq!(jar(&format!("lang=da; {old}"), key()).get("rokade"), Some(VALUE));
        let now = given(jar("", key()).with("rokade", VALUE.to_owned(), &KEEP));
        assert_eq!(now, format!("{old}; HttpOnly; SameSite=Lax; Path=/; Max-Age=60"));
    }

    #[test]
    fn nothing_is_known_that_another_key_signed_or_that_was_changed() {
        let whole = given(jar("", key()).with("rokade", "ab12".to_owned(), &KEEP));
        let pair = whole.split(';').next().unwrap();
        assert_eq!(jar(pair, key()).get("rokade"), Some("ab12"));
        assert_eq!(jar(pair, CookieKey::of(&[7; 64])).get("rokade"), None);
        for at in "rokade=".len()..pair.len() {
            let mut bytes = pair.as_bytes().to_vec();
            bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
            assert_eq!(jar(&String::from_utf8(bytes).unwrap(), key()).get("rokade"), None, "letter {at}");
        }
        for cut in [
            "rokade",
            "rokade=",
            "rokade=ab12",
            "rokade=;",
            "=",
            &pair[..pair.len() - 1],
            "rokade=æøåæøåæøåæøåæøåæøåæøåæ",
        ] {
            let cookies = HeaderValue::from_bytes(cut.as_bytes()).unwrap();
            let headers = HeaderMap::from_iter([(header::COOKIE, cookies)]);
            assert_eq!(Jar::from_headers(&headers, key()).get("rokade"), None, "{cut}");
        }
    }

    #[test]
    fn what_was_just_given_is_known_and_what_was_taken_back_is_not() {
        let jar = jar("", key()).with("rokade", "ab12".to_owned(), &KEEP);
        assert_eq!(jar.get("rokade"), Some("ab12"));
        let jar = jar.without("rokade", "/");
        assert_eq!(jar.get("rokade"), None);
        let last = jar.given.last().unwrap();
        assert!(last.starts_with("rokade=; Path=/; Max-Age=0"), "{last}");
    }
}
