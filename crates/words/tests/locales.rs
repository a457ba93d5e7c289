//! The texts of the four languages against each other.

mod ftl;

use rokade_words::{Arg, Lang, text_with};

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let english = ftl::texts(Lang::En);
    for lang in Lang::ALL {
        let texts = ftl::texts(lang);
        let missing: Vec<_> = english.keys().filter(|key| !texts.contains_key(*key)).collect();
        let extra: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        assert!(extra.is_empty(), "{lang} has {extra:?}, which English lacks");
        for (key, variables) in &english {
            assert_eq!(variables, &texts[key], "{lang}: variables of {key}");
        }
    }
}

#[test]
fn the_same_files_exist_in_every_language() {
    let english = ftl::files(Lang::En);
    for lang in Lang::ALL {
        assert_eq!(ftl::files(lang), english, "{lang}");
    }
}

#[test]
fn every_text_can_be_said_in_every_language() {
    for lang in Lang::ALL {
        for (key, variables) in ftl::texts(lang) {
            for number in [0, 1, 2] {
                let args: Vec<(&str, Arg)> =
                    variables.iter().map(|name| (name.as_str(), Arg::Number(number))).collect();
                let said = text_with(lang, &key, &args);
                assert_ne!(said, key, "{lang}: {key}");
            }
        }
    }
}

#[test]
fn nobody_is_shouted_at() {
    for lang in Lang::ALL {
        for (file, text) in ftl::sources(lang) {
            assert!(!text.contains('!'), "{lang}/{file} has an exclamation mark");
            assert!(!text.contains("..."), "{lang}/{file} has three dots for an ellipsis");
        }
    }
}
