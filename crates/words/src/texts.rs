//! The text of a key, with its variables filled in.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rokade_clause::StartNumber;
use unic_langid::LanguageIdentifier;

use crate::{LANGS, Lang};

/// The files of each language, embedded.
mod sources {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"));
}

type Bundle = FluentBundle<FluentResource>;

/// The texts of a language, read when the first reader of that language comes: a command speaks one of
/// them and need not wait for the others.
fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; LANGS.len()] = [const { OnceLock::new() }; LANGS.len()];
    BUNDLES[lang.place()].get_or_init(|| {
        let language = lang.code().parse().expect("the code of a language is one of Unicode's, as a test holds");
        read(language, files(lang))
    })
}

/// The files of a language, from the folder with its code.
fn files(lang: Lang) -> &'static [&'static str] {
    let own = sources::LOCALES.iter().find(|(code, _)| *code == lang.code());
    own.map_or(&[], |(_, files)| *files)
}

fn read(language: LanguageIdentifier, files: &[&str]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Without this every variable is wrapped in invisible marks that break searches and columns.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = match FluentResource::try_new((*file).to_owned()) {
            Ok(resource) => resource,
            Err((readable, _)) => readable, // what stands in it is proved by the tests of this crate
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
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

impl From<StartNumber> for Arg {
    fn from(number: StartNumber) -> Self {
        Arg::from(number.0)
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
    let bundle = bundle(lang);
    let (message, attribute) = match key.split_once('.') {
        Some((message, attribute)) => (message, Some(attribute)),
        None => (key, None),
    };
    let message = bundle.get_message(message)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut values = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        let value = match arg {
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(number) => FluentValue::from(*number),
        };
        values.set(*name, value);
    }
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&values), &mut errors);
    errors.is_empty().then(|| said.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_key_reads_as_itself() {
        assert_eq!(text(Lang::Da, "no-such-key"), "no-such-key");
    }

    #[test]
    fn every_file_of_every_language_can_be_read() {
        assert_eq!(sources::LOCALES.len(), LANGS.len(), "every folder of texts is a language");
        for row in &LANGS {
            assert!(row.code.parse::<LanguageIdentifier>().is_ok() && !files(row.lang).is_empty(), "{}", row.code);
            for file in files(row.lang) {
                assert!(FluentResource::try_new((*file).to_owned()).is_ok(), "{file}");
            }
        }
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
