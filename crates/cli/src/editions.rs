//! The editions of the Laws as the help and the answers name them. Which there are is data; no text lists them.

use rokade_clause::Edition;

/// Every name an edition goes by: each year, and behind it the national texts of that year.
pub(crate) fn every_name() -> String {
    let mut names: Vec<String> = Vec::new();
    for edition in Edition::all() {
        for name in [edition.year().to_string(), edition.to_string()] {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names.join(", ")
}

/// Each edition by its shortest name: the year where it is the first text of that year.
fn shortest_names() -> String {
    let short = |edition: Edition| {
        let year = edition.year().to_string();
        if year.parse() == Ok(edition) { year } else { edition.to_string() }
    };
    Edition::all().map(short).collect::<Vec<_>>().join(", ")
}

/// A text with the editions where it leaves a place for them: `{editions}` for all, `{older}` and `{newest}` where
/// a word stands between, `{shortest}` and `{every-name}` for what may be typed.
pub(crate) fn filled(text: &str) -> String {
    if !text.contains('{') {
        return text.to_owned();
    }
    let names = Edition::names();
    let (newest, older) = names.split_last().expect("there is an edition");
    text.replace("{editions}", &names.join(", "))
        .replace("{older}", &older.join(", "))
        .replace("{newest}", newest)
        .replace("{shortest}", &shortest_names())
        .replace("{every-name}", &every_name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_names_the_editions_of_the_table() {
        assert_eq!(filled("{older} or {newest}"), "2001-DK, 2009-DK, 2009-NO, 2018-SE or 2023");
        assert_eq!(filled("{editions}, DSU"), "2001-DK, 2009-DK, 2009-NO, 2018-SE, 2023, DSU");
        assert_eq!(filled("{shortest}"), "2001, 2009, 2009-NO, 2018, 2023");
        assert_eq!(filled("{every-name}"), "2001, 2001-DK, 2009, 2009-DK, 2009-NO, 2018, 2018-SE, 2023");
    }
}
