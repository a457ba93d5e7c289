//! The texts against `docs/glossary.md`: one word for one thing.

mod ftl;

use rokade_words::Lang;

const GLOSSARY: &str = include_str!("../../../docs/glossary.md");

#[test]
fn no_text_has_a_forbidden_word() {
    let mut found = Vec::new();
    for row in table("## Forbidden words") {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == row[0]).expect("a language of ours");
        for word in row[1].split(", ").map(str::to_lowercase) {
            for (file, text) in ftl::sources(lang) {
                let hits = said(&text).filter(|(_, line)| contains_word(&line.to_lowercase(), &word));
                found.extend(hits.map(|(number, line)| format!("{lang}/{file}:{number}: “{word}” in {}", line.trim())));
            }
        }
    }
    assert!(found.is_empty(), "see docs/glossary.md\n{}", found.join("\n"));
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
