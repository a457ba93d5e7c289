//! One address for everything: `/g/01` leads to `/g/1`, and what is no number leads nowhere.
//!
//! What stands between braces in a route has a kind in [`PARTS`]; the layer writes the address anew from the values
//! and compares. No handler sees a number that is spelt otherwise, and no cache can be filled with spellings.

use axum::extract::{MatchedPath, RawPathParams, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{RequestExt, http::Uri};

use crate::error::DeskError;
use crate::play;

/// What may stand in a place of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Number,
    /// The numbers of a game under the referee: `1-3-7`.
    Game,
    Word,
}

const PARTS: &[(&str, Part)] = &[
    ("board", Part::Number),
    ("book", Part::Word),
    ("clause", Part::Word),
    ("code", Part::Game),
    ("deed", Part::Word),
    ("file", Part::Word),
    ("group", Part::Number),
    ("id", Part::Number),
    ("key", Part::Word),
    ("list", Part::Word),
    ("name", Part::Word),
    ("number", Part::Number),
    ("player", Part::Number),
    ("round", Part::Number),
    ("secret", Part::Word),
    ("session", Part::Number),
    ("token", Part::Word),
    ("user", Part::Number),
    ("what", Part::Word),
];

/// Layer: leads to the one address of a page.
pub(crate) async fn lead(mut request: Request, next: Next) -> Response {
    let Some(route) = request.extensions().get::<MatchedPath>().cloned() else { return next.run(request).await };
    let Ok(params) = request.extract_parts::<RawPathParams>().await else { return next.run(request).await };
    let values = params.iter().map(|(name, value)| Some((name, written(name, value)?)));
    let Some(values) = values.collect::<Option<Vec<_>>>() else { return DeskError::NotFound.into_response() };
    let path = filled(route.as_str(), &values);
    if path == request.uri().path() {
        return next.run(request).await;
    }
    moved(request.uri(), &path)
}

/// A value as its address has it; `None` if it can be none.
fn written(name: &str, value: &str) -> Option<String> {
    let kind = PARTS.iter().find_map(|(known, kind)| (*known == name).then_some(*kind));
    match kind.expect("every place of an address has its kind") {
        Part::Number => number(value),
        Part::Game => play::code_of(&value.split('-').map(number).collect::<Option<Vec<_>>>()?.join("-")),
        Part::Word => Some(encoded(value)),
    }
}

fn number(value: &str) -> Option<String> {
    let digits = value.trim_start_matches('0');
    let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
    let digits = if digits.is_empty() { "0" } else { digits };
    // No number of an address has more places than an account's.
    (is_number && digits.parse::<i64>().is_ok()).then(|| digits.to_owned())
}

/// Everything as it is, but what a path cannot hold.
fn encoded(value: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@".contains(&byte);
    let letter = |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    value.bytes().map(letter).collect()
}

fn filled(route: &str, values: &[(&str, String)]) -> String {
    values.iter().fold(route.to_owned(), |path, (name, value)| path.replacen(&format!("{{{name}}}"), value, 1))
}

/// For good, and with whatever was sent.
fn moved(asked: &Uri, path: &str) -> Response {
    let to = match asked.query() {
        Some(query) => format!("{path}?{query}"),
        None => path.to_owned(),
    };
    match HeaderValue::from_str(&to) {
        Ok(to) => (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, to)]).into_response(),
        Err(_) => DeskError::NotFound.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_in_one_way() {
        for (value, expected) in
            [("1", "1"), ("01", "1"), ("000", "0"), ("0", "0"), ("007", "7"), ("4294967295", "4294967295")]
        {
            assert_eq!(number(value).as_deref(), Some(expected), "{value}");
        }
        for value in ["", "+1", "-1", "1 ", " 1", "1x", "x", "１", "1.0", "99999999999999999999"] {
            assert_eq!(number(value), None, "{value:?}");
        }
    }

    #[test]
    fn the_numbers_of_a_game_too() {
        assert_eq!(written("code", "01-002-3").as_deref(), Some("1-2-3"));
        assert_eq!(written("code", "1-2"), None);
        assert_eq!(written("code", "1-2-x"), None);
    }

    #[test]
    fn what_is_written_stays_as_it_is() {
        for value in ["k4m2xw7p", "D4.1-26d", "2009-NO", "å b/c?", "tournament.rokade", "a'b"] {
            let once = encoded(value);
            let path: Uri = format!("/x/{once}").parse().unwrap();
            assert_eq!(path.path(), format!("/x/{once}"));
        }
        assert_eq!(encoded("å b/c"), "%C3%A5%20b%2Fc");
    }

    #[test]
    fn places_are_filled_by_name() {
        let values = [("key", "k".to_owned()), ("group", "1".to_owned())];
        assert_eq!(filled("/p/{key}/g/{group}/cross", &values), "/p/k/g/1/cross");
    }
}
