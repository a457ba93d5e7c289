//! The text of a key, with its variables filled in.

use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, langid, static_loader};

use crate::Lang;

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Without this every variable is wrapped in invisible marks that break searches and columns.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A value for a variable of a text. Numbers choose plural forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Text(String),
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The text of a key without variables. A key that does not exist reads as itself; the tests of this
/// crate prove that no key of the house is missing in any language.
pub fn text(lang: Lang, key: &str) -> String {
    text_with(lang, key, &[])
}

/// The text of a key with its variables.
pub fn text_with(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    lookup(lang, key, args).unwrap_or_else(|| key.to_owned())
}

/// `None` if the language lacks the key or the text needs a variable that is not given.
pub(crate) fn lookup(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Option<String> {
    let values: HashMap<&str, FluentValue> = args
        .iter()
        .map(|(name, arg)| {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Number(number) => FluentValue::from(*number),
            };
            (*name, value)
        })
        .collect();
    LOCALES.lookup_single_language(&identifier(lang), key, Some(&values)).ok()
}

const fn identifier(lang: Lang) -> LanguageIdentifier {
    match lang {
        Lang::Da => langid!("da"),
        Lang::Nb => langid!("nb"),
        Lang::Sv => langid!("sv"),
        Lang::En => langid!("en"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_key_reads_as_itself() {
        assert_eq!(text(Lang::Da, "no-such-key"), "no-such-key");
    }

    #[test]
    fn variables_are_not_wrapped_in_invisible_marks() {
        let said = text_with(Lang::En, "cli-round", &[("round", Arg::from(3u32))]);
        assert_eq!(said, "Round 3");
    }

    #[test]
    fn a_variable_not_given_is_no_text() {
        assert_eq!(lookup(Lang::En, "cli-round", &[]), None);
    }
}
