//! What some programs write behind the result of a game: the result again, or signs of a game that was not played.

use rokade_model::GameResult;

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
    "1-0f",
    "0-1f",
    "1-0ff",
    "0-1ff",
    "0-0",
    "0-0f",
];

/// Signs that stand in the place of a result, with the result they tell. Where neither side came nobody has won.
const IN_PLACE: &[(&str, Option<GameResult>)] =
    &[("(+)-(-)", Some(GameResult::WhiteWins)), ("(-)-(+)", Some(GameResult::BlackWins)), ("(-)-(-)", None)];

/// The result a sign of a forfeit tells, and the length of the sign.
pub(super) fn in_place(rest: &[u8]) -> Option<(Option<GameResult>, usize)> {
    let (sign, result) = IN_PLACE.iter().find(|(sign, _)| rest.starts_with(sign.as_bytes()))?;
    let is_whole = rest.get(sign.len()).is_none_or(|byte| byte.is_ascii_whitespace());
    is_whole.then_some((*result, sign.len()))
}

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
        assert_eq!(signs(b" 1-0F"), Some(vec!["1-0F".to_owned()]));
        assert_eq!(signs(b" 0-0"), Some(vec!["0-0".to_owned()]));
        assert_eq!(signs(b"1. e4 e5 1-0"), None);
        assert_eq!(signs(b"[Event \"x\"]"), None);
    }

    #[test]
    fn a_sign_of_a_forfeit_may_be_the_result() {
        assert_eq!(in_place(b"(+)-(-)\n"), Some((Some(GameResult::WhiteWins), 7)));
        assert_eq!(in_place(b"(-)-(+)"), Some((Some(GameResult::BlackWins), 7)));
        assert_eq!(in_place(b"(-)-(-) "), Some((None, 7)));
        assert_eq!(in_place(b"(+) e4"), None);
    }
}
