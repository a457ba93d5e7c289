//! What some programs write behind the result of a game: the result again, or signs of a game that was not played.

/// Results: they say again what was said.
const RESULTS: &[&str] = &["*", "1-0", "0-1", "1/2-1/2", "½-½", "1/2"];
/// Signs of a forfeit and of a bye.
const UNPLAYED: &[&str] = &[
    "ff",
    "ff.",
    "(ff)",
    "forfeit",
    "(forfeit)",
    "bye",
    "(bye)",
    "(+)-(-)",
    "(-)-(+)",
    "(-)-(-)",
    "+:-",
    "-:+",
    "-:-",
    "+/-",
    "-/+",
    "-/-",
    "+--",
    "--+",
];

/// The signs of a line that say more than the result did; `None` if anything else stands on the line.
pub(super) fn signs(line: &[u8]) -> Option<Vec<String>> {
    let text = std::str::from_utf8(line).ok()?;
    let mut said = Vec::new();
    for word in text.split_whitespace() {
        let known = word.to_lowercase();
        if UNPLAYED.contains(&known.as_str()) {
            said.push(word.to_owned());
        } else if !RESULTS.contains(&known.as_str()) {
            return None;
        }
    }
    Some(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_signs_of_the_result_belong_to_it() {
        assert_eq!(signs(b" ff"), Some(vec!["ff".to_owned()]));
        assert_eq!(signs(b"*"), Some(Vec::new()));
        assert_eq!(signs(b"(+)-(-)"), Some(vec!["(+)-(-)".to_owned()]));
        assert_eq!(signs(b"1. e4 e5 1-0"), None);
        assert_eq!(signs(b"[Event \"x\"]"), None);
    }
}
