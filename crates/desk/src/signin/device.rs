//! Devices that have signed in before: a cookie of their own, which stays when the sign-in has ended.
//!
//! It opens nothing. It only lets the tries of such a device be counted apart from those of strangers, so that nobody
//! who guesses can keep the arbiter out. It holds for the names that signed in with it, and for no others.

use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::Cookie;

use crate::secret;
use crate::throttle::NameMark;

const COOKIE: &str = "rokade-device";
/// As long as browsers keep a cookie.
const REMEMBERED_SECONDS: u32 = 400 * 24 * 60 * 60;
/// A laptop of the club has several arbiters.
const MOST_NAMES: usize = 8;
const NUMBER_LENGTH: usize = 32;

/// What the cookie says: the device's number and the names.
struct Known {
    number: String,
    names: Vec<String>,
}

fn read(jar: &SignedCookieJar) -> Option<Known> {
    let cookie = jar.get(COOKIE)?;
    let mut parts = cookie.value().split('.').map(str::to_owned);
    let number = parts.next().filter(|number| number.len() == NUMBER_LENGTH)?;
    Some(Known { number, names: parts.collect() })
}

/// The number of a device that has signed in under this name before.
pub(super) fn known(jar: &SignedCookieJar, name: &NameMark) -> Option<String> {
    let known = read(jar)?;
    known.names.iter().any(|known| known == name.as_str()).then_some(known.number)
}

/// The jar of a device that has just signed in under this name.
pub(crate) fn remember(jar: SignedCookieJar, name: &NameMark) -> SignedCookieJar {
    let fresh = || Known { number: secret::token()[..NUMBER_LENGTH].to_owned(), names: Vec::new() };
    let Known { number, names } = read(&jar).unwrap_or_else(fresh);
    let others = names.into_iter().filter(|known| known != name.as_str()).take(MOST_NAMES - 1);
    let value = [number, name.as_str().to_owned()].into_iter().chain(others).collect::<Vec<_>>().join(".");
    let cookie = format!("{COOKIE}={value}; Path=/signin; HttpOnly; SameSite=Lax; Max-Age={REMEMBERED_SECONDS}");
    jar.add(Cookie::parse(cookie).expect("hexadecimal numbers and plain attributes make a cookie"))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, header};
    use axum::response::IntoResponse;
    use axum_extra::extract::cookie::Key;

    use super::*;

    /// The jar a browser sends back.
    fn returned(jar: SignedCookieJar, key: &Key) -> SignedCookieJar {
        let response = (jar, "").into_response();
        let cookies = response.headers().get_all(header::SET_COOKIE).iter();
        let pairs: Vec<&str> = cookies.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap()).collect();
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, pairs.join("; ").parse().unwrap());
        SignedCookieJar::from_headers(&headers, key.clone())
    }

    #[test]
    fn a_device_is_known_by_the_names_that_signed_in_with_it() {
        let key = Key::generate();
        let (solveig, birk, anna) = (NameMark::of("Solveig Dahl"), NameMark::of("Birk Lund"), NameMark::of("Anna Bø"));
        let jar = returned(remember(SignedCookieJar::new(key.clone()), &solveig), &key);
        let number = known(&jar, &NameMark::of("solveig  dahl")).expect("written in another way it is the same name");
        let jar = returned(remember(jar, &birk), &key);
        assert_eq!((known(&jar, &solveig), known(&jar, &birk)), (Some(number.clone()), Some(number)));
        assert_eq!(known(&jar, &anna), None);
    }

    #[test]
    fn a_cookie_of_anybody_else_says_nothing() {
        let (key, other) = (Key::generate(), Key::generate());
        let solveig = NameMark::of("Solveig Dahl");
        let jar = returned(remember(SignedCookieJar::new(other), &solveig), &key);
        assert_eq!(known(&jar, &solveig), None);
    }
}
