//! All addresses of the desk, as its table of routes names them: a new route is tried with all others.

use std::collections::BTreeSet;

/// Every route that leads to a page or a deed, with its places between braces.
pub(crate) fn pages() -> Vec<&'static str> {
    rokade_desk::table().iter().map(|route| route.path).collect::<BTreeSet<_>>().into_iter().collect()
}

/// The names of a route's places.
pub(crate) fn places(route: &str) -> Vec<&str> {
    route.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

/// The route with a value in every place.
pub(crate) fn filled(route: &str, value: impl Fn(&str) -> String) -> String {
    places(route)
        .into_iter()
        .fold(route.to_owned(), |path, name| path.replacen(&format!("{{{name}}}"), &value(name), 1))
}

/// A value that every handler can read.
pub(crate) fn usual(name: &str) -> String {
    match name {
        "board" | "group" | "id" | "number" | "player" | "round" | "session" | "user" => "1".to_owned(),
        "code" => "1-1-1".to_owned(),
        word => word.to_owned(),
    }
}
