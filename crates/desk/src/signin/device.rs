//! Devices that have signed in before: a cookie of their own, which stays when the sign-in has ended.
//!
//! It opens nothing. It only lets the tries of such a device be counted apart from those of strangers, so that nobody
//! who guesses can keep the arbiter out. It holds for the names that signed in with it, and for no others.

use crate::cookies::{Jar, Keep};
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

fn read(jar: &Jar) -> Option<Known> {
    let mut parts = jar.get(COOKIE)?.split('.').map(str::to_owned);
    let number = parts.next().filter(|number| number.len() == NUMBER_LENGTH)?;
    Some(Known { number, names: parts.collect() })
}

/// The number of a device that has signed in under this name before.
pub(super) fn known(jar: &Jar, name: &NameMark) -> Option<String> {
    let known = read(jar)?;
    known.names.iter().any(|known| known == name.as_str()).then_some(known.number)
}

/// The jar of a device that has just signed in under this name.
pub(crate) fn remember(jar: Jar, name: &NameMark) -> Jar {
    let fresh = || Known { number: secret::token()[..NUMBER_LENGTH].to_owned(), names: Vec::new() };
    let Known { number, names } = read(&jar).unwrap_or_else(fresh);
    let others = names.into_iter().filter(|known| known != name.as_str()).take(MOST_NAMES - 1);
    let value = [number, name.as_str().to_owned()].into_iter().chain(others).collect::<Vec<_>>().join(".");
    jar.with(COOKIE, value, &Keep { path: "/signin", seconds: REMEMBERED_SECONDS })
}

#[cfg(test)]
mod tests {
    use crate::cookies::CookieKey;
    use axum::http::{HeaderMap, header};
    use axum::response::IntoResponse;

    use super::*;

    /// The jar a browser sends back.
    fn returned(jar: Jar, key: &CookieKey) -> Jar {
        let response = (jar, "").into_response();
        let cookies = response.headers().get_all(header::SET_COOKIE).iter();
        let pairs: Vec<&str> = cookies.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap()).collect();
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, pairs.join("; ").parse().unwrap());
        Jar::from_headers(&headers, key.clone())
    }

    #[test]
    fn a_device_is_known_by_the_names_that_signed_in_with_it() {
        let key = CookieKey::of(&[1; 64]);
        let (solveig, birk, anna) = (NameMark::of("Solveig Dahl"), NameMark::of("Birk Lund"), NameMark::of("Anna Bø"));
        let jar = returned(remember(Jar::from_headers(&HeaderMap::new(), key.clone()), &solveig), &key);
        let number = known(&jar, &NameMark::of("solveig  dahl")).expect("written in another way it is the same name");
        let jar = returned(remember(jar, &birk), &key);
        assert_eq!((known(&jar, &solveig), known(&jar, &birk)), (Some(number.clone()), Some(number)));
        assert_eq!(known(&jar, &anna), None);
    }

    #[test]
    fn a_cookie_of_anybody_else_says_nothing() {
        let (key, other) = (CookieKey::of(&[1; 64]), CookieKey::of(&[2; 64]));
        let solveig = NameMark::of("Solveig Dahl");
        let jar = returned(remember(Jar::from_headers(&HeaderMap::new(), other), &solveig), &key);
        assert_eq!(known(&jar, &solveig), None);
    }
}
