//! Builds lines of report files for tests.
#![allow(dead_code)]

/// A record 001; each round as `"4 w 1"`, `"U"`, or `""` for a blank.
pub(crate) fn player(number: u32, name: &str, points: &str, rounds: &[&str]) -> String {
    let head =
        format!("001 {number:>4} m    {name:<33} 1800 DEN     140{number:>04} 1990/01/01 {points:>4} {number:>4}");
    let cells = rounds.iter().map(|round| match round.split_whitespace().collect::<Vec<_>>().as_slice() {
        [] => " ".repeat(10),
        [letter] => format!("  0000 - {letter}"),
        [opponent, color] => format!("  {opponent:>4} {color}  "),
        [opponent, color, mark] => format!("  {opponent:>4} {color} {mark}"),
        _ => panic!("no round: {round}"),
    });
    format!("{head}{}", cells.collect::<String>())
}

/// Four players, two of three rounds played, all in order.
pub(crate) fn four() -> Vec<String> {
    vec![
        "012 Havneby forår".to_owned(),
        "142 3".to_owned(),
        player(1, "Holm, Astrid", "2.0", &["3 w 1", "2 b 1"]),
        player(2, "Berg, Ole", "1.0", &["4 b 1", "1 w 0"]),
        player(3, "Lind, Per", "0.5", &["1 b 0", "4 w ="]),
        player(4, "Dahl, Jon", "0.5", &["2 w 0", "3 b ="]),
    ]
}

pub(crate) fn file(lines: &[String]) -> Vec<u8> {
    let mut text = lines.join("\n");
    text.push('\n');
    text.into_bytes()
}
