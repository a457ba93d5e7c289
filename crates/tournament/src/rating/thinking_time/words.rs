//! The time for a game as people write it into record 122: `90 min/40 moves + 30 min + 30 sec per move`.
//!
//! Every number must have a unit, or the text is not understood: a time that is guessed would decide whether
//! games are rated. Only two bare numbers with a plus between them are known to be minutes and seconds.

use rokade_model::Period;
use rokade_rating::fide::ThinkingTime;

use super::MOST_MINUTES;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hours,
    Minutes,
    Seconds,
    Moves,
}

/// How the units begin, in the four languages; the longest first where one begins another.
const UNITS: &[(&str, Unit)] = &[
    ("min", Unit::Minutes),
    ("mn", Unit::Minutes),
    ("sec", Unit::Seconds),
    ("sek", Unit::Seconds),
    ("hour", Unit::Hours),
    ("time", Unit::Hours),
    ("timm", Unit::Hours),
    ("move", Unit::Moves),
    ("mv", Unit::Moves),
    ("træk", Unit::Moves),
    ("trekk", Unit::Moves),
    ("drag", Unit::Moves),
    ("''", Unit::Seconds),
    ("’’", Unit::Seconds),
    ("\"", Unit::Seconds),
    ("”", Unit::Seconds),
    ("″", Unit::Seconds),
    ("'", Unit::Minutes),
    ("’", Unit::Minutes),
    ("′", Unit::Minutes),
];

/// Units of one letter stand alone.
const LETTERS: &[(&str, Unit)] = &[("m", Unit::Minutes), ("s", Unit::Seconds), ("h", Unit::Hours), ("t", Unit::Hours)];

enum Token {
    Number(u32),
    Unit(Unit),
    Plus,
    Other,
}

pub(super) fn read(text: &str) -> Option<ThinkingTime> {
    let tokens = tokens(&text.to_lowercase())?;
    if let [Token::Number(minutes), Token::Plus, Token::Number(seconds)] = tokens.as_slice() {
        let period = Period { moves: None, seconds: minutes.checked_mul(60)?, increment: *seconds };
        return (1..=MOST_MINUTES).contains(minutes).then(|| ThinkingTime::equal(vec![period])).flatten();
    }
    let (mut periods, mut increment, mut moves): (Vec<Period>, u32, Option<u32>) = (Vec::new(), 0, None);
    let mut rest = tokens.iter().peekable();
    let mut is_after_move = false;
    while let Some(token) = rest.next() {
        let Token::Number(number) = token else {
            is_after_move =
                matches!(token, Token::Unit(Unit::Moves)) || (is_after_move && matches!(token, Token::Other));
            continue;
        };
        let unit = match rest.peek() {
            Some(Token::Unit(unit)) => *unit,
            // "from move 1"
            _ if is_after_move => continue,
            _ => return None,
        };
        rest.next();
        match unit {
            Unit::Hours | Unit::Minutes => {
                let seconds = number.checked_mul(if unit == Unit::Hours { 3600 } else { 60 })?;
                periods.push(Period { moves: moves.take(), seconds, increment: 0 });
            }
            Unit::Seconds => increment = *number,
            Unit::Moves => match periods.last_mut().filter(|period| period.moves.is_none()) {
                Some(period) => period.moves = Some(*number),
                None => moves = Some(*number),
            },
        }
        is_after_move = unit == Unit::Moves;
    }
    periods.iter_mut().for_each(|period| period.increment = increment);
    let is_sound = moves.is_none() && periods.iter().all(|period| period.seconds > 0 && period.moves != Some(0));
    ThinkingTime::equal(periods).filter(|_| is_sound)
}

/// Numbers, units, plus signs and words without meaning here; `None` for a number with a point or a colon.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let length = if first.is_ascii_digit() {
            let length = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            tokens.push(Token::Number(rest[..length].parse().ok()?));
            let mut after = rest[length..].chars();
            let is_point = matches!(after.next(), Some('.' | ',' | ':'));
            if is_point && after.next().is_some_and(|next| next.is_ascii_digit()) {
                return None;
            }
            length
        } else if first.is_alphabetic() {
            let length = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
            tokens.push(word(&rest[..length]).map_or(Token::Other, Token::Unit));
            length
        } else if let Some((sign, unit)) = UNITS.iter().find(|(sign, _)| rest.starts_with(sign)) {
            tokens.push(Token::Unit(*unit));
            sign.len()
        } else {
            if first == '+' {
                tokens.push(Token::Plus);
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    Some(tokens)
}

fn word(word: &str) -> Option<Unit> {
    let letter = LETTERS.iter().find(|(letter, _)| *letter == word);
    letter.or_else(|| UNITS.iter().find(|(beginning, _)| word.starts_with(beginning))).map(|(_, unit)| *unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(text: &str) -> Option<i64> {
        read(text).map(|time| time.seconds_for(60) / 60)
    }

    #[test]
    fn times_are_read_as_arbiters_write_them() {
        assert_eq!(minutes("90+30"), Some(120));
        assert_eq!(minutes("90 min + 30 sec per move"), Some(120));
        assert_eq!(minutes("90 min/40 moves + 30 min + 30 sec/move from move 1"), Some(150));
        assert_eq!(minutes("40 moves in 90 minutes, then 30 minutes; 30 seconds per move"), Some(150));
        assert_eq!(minutes("2 hours for 40 moves, then 1 hour"), Some(180));
        assert_eq!(minutes("15' + 10''"), Some(25));
        assert_eq!(minutes("90 minutter + 30 sekunder pr. træk"), Some(120));
        assert_eq!(minutes("2 timer til 40 træk, derefter 1 time"), Some(180));
        assert_eq!(minutes("60 min"), Some(60));
        assert_eq!(read("40 moves/90 min, 30 min").unwrap().first_control(), Some(40));
    }

    #[test]
    fn what_is_not_plain_is_not_guessed() {
        for text in ["", "90", "standard", "1.5 hours", "1:30", "90 min + 30", "40 moves", "0 min", "90 + 30 + 5"] {
            assert_eq!(minutes(text), None, "{text}");
        }
    }
}
