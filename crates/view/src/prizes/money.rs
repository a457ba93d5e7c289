//! Sums of money as the reader writes them, and as people type them.

use rokade_standings::Ore;
use rokade_words::{Arg, Lang, text_with};

/// `1.250,00 kr.` where the currency is the reader's own, else with its code.
pub fn written(lang: Lang, sum: Ore, currency: &str) -> String {
    let figures = Arg::from(figures(lang, sum));
    match lang.row().currency == currency {
        true => text_with(lang, "view-money-own", &[("sum", figures)]),
        false => text_with(lang, "view-money", &[("sum", figures), ("currency", Arg::from(currency))]),
    }
}

/// `1.250,00`
pub fn figures(lang: Lang, sum: Ore) -> String {
    let (thousands, point) = (lang.row().thousands_sign, lang.row().decimal_sign);
    let (kroner, ore) = sum.split();
    let digits = kroner.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(thousands);
        }
        grouped.push(digit);
    }
    format!("{grouped}{point}{ore:02}")
}

/// For programs: `1250.00`.
pub fn plain(sum: Ore) -> String {
    let (kroner, ore) = sum.split();
    format!("{kroner}.{ore:02}")
}

/// Reads `1250`, `1.250,50`, `1 250,50 kr.` and `1,250.5`; the last mark with one or two digits behind
/// it parts kroner and øre. Nothing typed is nothing.
pub fn read(typed: &str) -> Option<Ore> {
    let letters = |letter: &char| !letter.is_whitespace() && *letter != '\'';
    let typed: String = typed.trim().trim_end_matches("kr.").trim_end_matches("kr").chars().filter(letters).collect();
    let typed = typed.strip_suffix(",-").unwrap_or(&typed);
    if typed.is_empty() {
        return Some(Ore::ZERO);
    }
    let (kroner, ore) = match typed.rfind([',', '.']) {
        Some(mark) if (1..=2).contains(&(typed.len() - mark - 1)) => (&typed[..mark], &typed[mark + 1..]),
        _ => (typed, ""),
    };
    let kroner = thousands(kroner)?;
    let ore: i64 = match ore.len() {
        0 => 0,
        length => {
            ore.bytes().all(|byte| byte.is_ascii_digit()).then(|| ore.parse::<i64>().ok())??
                * if length == 1 { 10 } else { 1 }
        }
    };
    Some(Ore(kroner.checked_mul(100)?.checked_add(ore)?))
}

/// Digits, with marks only before whole groups of three.
fn thousands(text: &str) -> Option<i64> {
    let groups: Vec<&str> = text.split([',', '.']).collect();
    let is_group = |(index, group): (usize, &&str)| {
        let digits = group.bytes().all(|byte| byte.is_ascii_digit());
        digits && if index == 0 { !group.is_empty() } else { group.len() == 3 }
    };
    groups.iter().enumerate().all(is_group).then(|| groups.concat().parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_reads_as_each_language_writes_it() {
        let sum = Ore(125_000);
        assert_eq!(written(Lang::Da, sum, "DKK"), "1.250,00\u{a0}kr.");
        assert_eq!(written(Lang::Nb, sum, "NOK"), "1\u{202f}250,00\u{a0}kr");
        assert_eq!(written(Lang::Sv, sum, "DKK"), "1\u{202f}250,00\u{a0}DKK");
        assert_eq!(written(Lang::En, Ore(123_456_705), "DKK"), "DKK\u{a0}1,234,567.05");
    }

    #[test]
    fn money_is_read_as_people_type_it() {
        for (typed, ore) in [
            ("1250", 125_000),
            ("1.250", 125_000),
            ("1.250,00 kr.", 125_000),
            ("1 250,5", 125_050),
            ("1,250.75", 125_075),
            ("500,-", 50_000),
            ("0,05", 5),
            ("", 0),
        ] {
            assert_eq!(read(typed), Some(Ore(ore)), "{typed}");
        }
        for typed in ["-5", "1e3", "12.34.56", "1.2500", "fem", ",5x", "99999999999999999999"] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
