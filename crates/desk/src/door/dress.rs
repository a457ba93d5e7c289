//! What an answer over an encrypted way wears: its cookies stay on such ways, and so does the browser.

use axum::http::{HeaderMap, HeaderValue, header};

use super::tls::Trust;

/// Half a year, counted anew with every answer.
const STAY_ENCRYPTED: HeaderValue = HeaderValue::from_static("max-age=15552000");

/// Marks the cookies of an answer, and asks the browser to come by https only.
///
/// With a certificate of the desk's own the browser is not asked: it would heed it only if it trusted the certificate,
/// and then it would no longer let anybody pass once the desk has made a new one.
pub(super) fn for_https(headers: &mut HeaderMap, trust: Trust) {
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().map(secured).collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        headers.append(header::SET_COOKIE, cookie);
    }
    if trust == Trust::Known {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, STAY_ENCRYPTED);
    }
}

fn secured(cookie: &HeaderValue) -> HeaderValue {
    let marked = [cookie.as_bytes(), b"; Secure"].concat();
    HeaderValue::from_bytes(&marked).unwrap_or_else(|_| cookie.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cookie_is_marked_and_nothing_else_changed() {
        let mut headers = HeaderMap::new();
        headers.append(header::SET_COOKIE, HeaderValue::from_static("rokade=x; HttpOnly"));
        headers.append(header::SET_COOKIE, HeaderValue::from_static("lang=da"));
        headers.insert(header::ETAG, HeaderValue::from_static("\"1\""));
        for_https(&mut headers, Trust::Known);
        let cookies: Vec<&HeaderValue> = headers.get_all(header::SET_COOKIE).iter().collect();
        assert_eq!(cookies, ["rokade=x; HttpOnly; Secure", "lang=da; Secure"]);
        assert!(headers.contains_key(header::STRICT_TRANSPORT_SECURITY) && headers.contains_key(header::ETAG));
    }

    #[test]
    fn an_own_certificate_is_not_held_against_its_successor() {
        let mut headers = HeaderMap::new();
        for_https(&mut headers, Trust::Own);
        assert!(headers.is_empty());
    }
}
