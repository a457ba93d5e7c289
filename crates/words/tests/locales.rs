//! The texts of the four languages against each other.

mod ftl;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rokade_words::book::readings;
use rokade_words::{Arg, Lang, text_with};

/// One word for one thing.
const GLOSSARY: &str = include_str!("../../../docs/glossary.md");

/// The tables of the law book, whose texts stand in no file of ours.
const LAW_BOOK: [(&str, &str); 4] = [
    ("rulings", include_str!("../../../rules/law_book/precedents.csv")),
    ("figures", include_str!("../../../rules/law_book/figures.csv")),
    ("topics", include_str!("../../../rules/law_book/topics.csv")),
    ("titles", include_str!("../../../rules/law_book/titles.csv")),
];

/// The help of the command line; English is declared with the options.
const HELP: [(Lang, &str); 3] = [
    (Lang::Da, include_str!("../../cli/help/da.toml")),
    (Lang::Nb, include_str!("../../cli/help/nb.toml")),
    (Lang::Sv, include_str!("../../cli/help/sv.toml")),
];

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

#[test]
fn no_text_has_a_forbidden_word() {
    let mut found = Vec::new();
    for (lang, word) in forbidden() {
        for (file, text) in ftl::sources(lang) {
            let hits = said(&text).filter(|(_, line)| contains_word(&line.to_lowercase(), &word.to_lowercase()));
            found.extend(hits.map(|(number, line)| format!("{lang}/{file}:{number}: “{word}” in {}", line.trim())));
        }
    }
    assert!(found.is_empty(), "see docs/glossary.md\n{}", found.join("\n"));
}

#[test]
fn no_table_of_the_law_book_has_a_forbidden_word() {
    let mut found = Vec::new();
    for (table, source) in LAW_BOOK {
        let mut reader = csv::Reader::from_reader(source.as_bytes());
        let columns = reader.headers().expect("the table has headings").clone();
        let rows: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().expect("it is a table");
        for (lang, word) in forbidden() {
            let is_in = |column: &str| column == lang.code() || column.ends_with(&format!("_{}", lang.code()));
            assert!(columns.iter().any(is_in), "{table} speaks {lang}");
            for row in &rows {
                let said = columns.iter().zip(row).filter(|(column, _)| is_in(column));
                let hits = said.filter(|(_, text)| contains_word(&text.to_lowercase(), &word.to_lowercase()));
                found.extend(hits.map(|(_, text)| format!("{table} {lang}: “{word}” in {text}")));
            }
        }
        assert!(!rows.is_empty(), "{table} is read");
    }
    assert!(found.is_empty(), "see docs/glossary.md\n{}", found.join("\n"));
}

#[test]
fn no_help_has_a_forbidden_word() {
    let mut found = Vec::new();
    for (lang, source) in HELP {
        for word in forbidden().filter(|(of, _)| *of == lang).map(|(_, word)| word) {
            // Small letters alone may be the name of a column.
            let sentence: String =
                word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect();
            let lines = source.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
            let hits = lines.filter(|(_, line)| contains_word(line, &word) || contains_word(line, &sentence));
            found.extend(hits.map(|(at, line)| format!("{lang}.toml:{}: “{word}” in {line}", at + 1)));
        }
    }
    assert!(found.is_empty(), "see docs/glossary.md\n{}", found.join("\n"));
}

#[test]
fn no_title_of_a_reading_has_a_forbidden_word() {
    let words: Vec<String> = forbidden().filter(|(lang, _)| *lang == Lang::En).map(|(_, word)| word).collect();
    for reading in readings() {
        let title = reading.title.to_lowercase();
        let hit = words.iter().find(|word| contains_word(&title, &word.to_lowercase()));
        assert!(hit.is_none(), "{}: {hit:?}, see docs/glossary.md", reading.name);
    }
}

#[test]
fn one_is_said_in_the_singular() {
    // Numbers that can be one, with the nouns they count in the plural.
    let counted = [
        ("reason-happened_late_for_resumption.minutes", ["minutes", "minutter", "minutter", "minuter"]),
        ("reason-happened_both_late_for_resumption.minutes", ["minutes", "minutter", "minutter", "minuter"]),
        ("reason-reported_arrived_late", ["minutes", "minutter", "minutter", "minuter"]),
        ("reason-tiebreak_koya_limit", ["games", "partier", "partier", "partier"]),
        ("reason-tiebreak_koya_limit", ["rounds", "runder", "runder", "ronder"]),
        ("reason-fide_mend_closed_field", ["players", "ratede", "ratede", "spelarna"]),
        ("reason-claim_too_few_quiet_moves", ["1 half-moves", "1 halve", "1 halve", "1 halva"]),
        ("reason-counts_disagree", ["1 such", "1 sådanne", "1 slike", "1 sådana"]),
        ("law-book-figure-rows", ["rows", "rækker", "rader", "rader"]),
        ("law-book-unit-hundredths", ["hundredths", "hundrededele", "hundredeler", "hundradelar"]),
    ];
    for (at, lang) in [Lang::En, Lang::Da, Lang::Nb, Lang::Sv].into_iter().enumerate() {
        let texts = ftl::texts(lang);
        for ((key, plurals), form) in counted.iter().flat_map(|row| [(row, "all_play_all"), (row, "rounds")]) {
            let of = |name: &str| if name == "form" { Arg::from(form) } else { Arg::Number(1) };
            let args: Vec<(&str, Arg)> = texts[*key].iter().map(|name| (name.as_str(), of(name))).collect();
            let said = text_with(lang, key, &args);
            assert!(!said.contains(plurals[at]), "{lang}: {said}");
        }
    }
}

#[test]
fn every_term_is_in_use() {
    for row in table("## Terms") {
        for (lang, term) in [Lang::En, Lang::Da, Lang::Nb, Lang::Sv].into_iter().zip(&row) {
            // The remark in brackets tells terms apart and is no part of them.
            let term = term.split(" (").next().unwrap_or_default().to_lowercase();
            let is_used = ftl::sources(lang)
                .iter()
                .any(|(_, text)| said(text).any(|(_, line)| line.to_lowercase().contains(&term)));
            assert!(is_used, "{lang} never says {term}");
        }
    }
}

#[test]
fn a_side_is_named_by_the_texts_for_sides() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (file, text) in ftl::sources(lang).iter().filter(|(file, _)| file != "sides.ftl") {
            let selectors = text.split("->").skip(1).filter_map(|rest| rest.split('}').next());
            for selector in selectors {
                // White and Black, one word each, whatever a third line says of neither or both.
                let words: Vec<&str> = selector.lines().map(|line| line.trim().trim_start_matches('*')).collect();
                let word_of = |side: &str| words.iter().find_map(|line| line.strip_prefix(side));
                if let (Some(white), Some(black)) = (word_of("[white] "), word_of("[black] "))
                    && !white.contains(' ')
                    && !black.contains(' ')
                {
                    found.push(format!("{lang}/{file}: {white} {black}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "say {{ side }}, {{ side.within }}, {{ other-side.of }} …: {found:#?}");
}

#[test]
fn texts_that_say_the_same_share_a_key() {
    let texts: Vec<BTreeMap<String, String>> = Lang::ALL.into_iter().map(own_texts).collect();
    let mut keys_of: BTreeMap<Vec<&str>, Vec<&str>> = BTreeMap::new();
    for key in texts[0].keys() {
        let said: Option<Vec<&str>> = texts.iter().map(|texts| texts.get(key).map(String::as_str)).collect();
        keys_of.entry(said.unwrap_or_default()).or_default().push(key);
    }
    assert!(keys_of.len() > 4_000, "the texts are read");
    let twice: Vec<_> = keys_of.into_iter().filter(|(said, keys)| !said.is_empty() && keys.len() > 1).collect();
    assert!(twice.is_empty(), "write the text once, in words.ftl or under one key, and refer to it: {twice:#?}");
}

/// Key to the text itself, as it is written, without keys that only refer to another one.
fn own_texts(lang: Lang) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for (_, source) in ftl::sources(lang) {
        let (mut message, mut current) = (String::new(), String::new());
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let begun = match (ftl::key_of(line), ftl::attribute_of(line)) {
                (Some(key), _) => {
                    message = key.to_owned();
                    Some(message.clone())
                }
                (None, Some(attribute)) => Some(format!("{message}.{attribute}")),
                (None, None) => None,
            };
            let part = if begun.is_some() { line.split_once('=').map_or("", |(_, part)| part) } else { line };
            current = begun.unwrap_or(current);
            let text = texts.entry(current.clone()).or_default();
            text.extend(part.split_whitespace().flat_map(|word| [" ", word]));
        }
    }
    texts.retain(|_, text| {
        let only = text.trim().strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }"));
        !text.is_empty() && only.is_none_or(|named| named.contains([' ', '$']))
    });
    texts
}

#[test]
fn every_shared_word_is_shown_and_every_word_that_is_shown_is_there() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut asked = BTreeSet::new();
    for entry in fs::read_dir(crates).unwrap() {
        let house = entry.unwrap().path();
        for folder in ["src", "templates"] {
            asked_in(&house.join(folder), &mut asked);
        }
    }
    let sources = ftl::sources(Lang::En);
    asked.extend(sources.iter().flat_map(|(_, text)| text.lines().flat_map(ftl::references_of)));
    asked.retain(|key| key.starts_with("word-"));
    let room = &sources.iter().find(|(file, _)| file == "words.ftl").expect("the room of words").1;
    let words = room.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    assert_eq!(asked, words.filter(|key| !key.starts_with('#')).collect::<BTreeSet<String>>());
}

/// The keys of shared words that sources and templates name.
fn asked_in(folder: &Path, asked: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            asked_in(&path, asked);
        } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "html") {
            let source = fs::read_to_string(&path).unwrap();
            let quoted = source.split('"').filter(|part| part.starts_with("word-") && !part.contains([' ', '\n']));
            asked.extend(quoted.map(str::to_owned));
        }
    }
}

/// The forbidden words of the glossary, each with its language.
fn forbidden() -> impl Iterator<Item = (Lang, String)> {
    table("## Forbidden words").into_iter().flat_map(|row| {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == row[0]).expect("a language of ours");
        row[1].split(", ").map(|word| (lang, word.to_owned())).collect::<Vec<_>>()
    })
}

/// The rows of the table below a heading.
fn table(heading: &str) -> Vec<Vec<String>> {
    let (_, below) = GLOSSARY.split_once(heading).expect("the heading is there");
    let lines = below.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    lines.skip(2).map(cells).collect()
}

/// What a reader is shown, by line: without remarks, keys and the names of variables.
fn said(text: &str) -> impl Iterator<Item = (usize, String)> + '_ {
    text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')).map(|(at, line)| {
        let value = match line.split_once(" =") {
            Some((key, value)) if !key.trim().contains(' ') => value,
            _ => line,
        };
        let words = value.split_whitespace().filter(|word| !word.starts_with('$') && !word.starts_with("-term"));
        (at + 1, words.collect::<Vec<_>>().join(" "))
    })
}

/// Whether the word or words stand in the line by themselves.
fn contains_word(line: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    line.match_indices(word)
        .any(|(at, _)| !is_letter(line[..at].chars().next_back()) && !is_letter(line[at + word.len()..].chars().next()))
}
