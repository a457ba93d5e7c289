//! Changes as chess people write them: with their sign, and nothing for nothing.

use rokade_rating::{Exact, Hundredths};
use rokade_words::Lang;

/// `+16`, `−4`, `0`
pub(super) fn signed(value: i64) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("−{}", value.unsigned_abs()),
    }
}

/// `2.90`, or `2,90` in the North: always two decimals, so that columns stand under each other.
pub(super) fn fixed(lang: Lang, value: Hundredths) -> String {
    let sign = if value.0 < 0 { "−" } else { "" };
    lang.decimal(&format!("{sign}{}.{:02}", value.0.unsigned_abs() / 100, value.0.unsigned_abs() % 100))
}

/// `+0.65`, `−1.50`, `0.00`
pub(super) fn signed_hundredths(lang: Lang, value: Hundredths) -> String {
    let sign = if value.0 > 0 { "+" } else { "" };
    format!("{sign}{}", fixed(lang, value))
}

/// `1874.50`: two decimals, a half upwards.
pub(super) fn two_decimals(lang: Lang, value: Exact) -> String {
    let hundredths = (value * Exact::whole(100)).half_up();
    let sign = if hundredths < 0 { "−" } else { "" };
    lang.decimal(&format!("{sign}{}.{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_carry_their_sign() {
        assert_eq!([16, 0, -4].map(signed), ["+16", "0", "−4"]);
        assert_eq!(
            [65, 0, -150].map(|value| signed_hundredths(Lang::En, Hundredths(value))),
            ["+0.65", "0.00", "−1.50"]
        );
        assert_eq!(two_decimals(Lang::En, Exact::new(5623, 3)), "1874.33");
        assert_eq!(two_decimals(Lang::En, Exact::new(-1, 200)), "0.00");
        assert_eq!(fixed(Lang::Da, Hundredths(290)), "2,90");
    }
}
