//! The texts of a page or a sheet, asked for by key.

use rokade_rating::designation::PlayerClass;
use rokade_words::{Arg, Lang, text, text_with};

/// The texts of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Words(pub Lang);

impl Words {
    pub fn t(&self, key: &str) -> String {
        text(self.0, key)
    }

    /// With one variable; a number chooses the plural form.
    pub fn tv(&self, key: &str, name: &str, value: impl ToString) -> String {
        text_with(self.0, key, &[(name, arg(value))])
    }

    /// With two variables.
    pub fn tv2(&self, key: &str, one: &str, value: impl ToString, other: &str, second: impl ToString) -> String {
        text_with(self.0, key, &[(one, arg(value)), (other, arg(second))])
    }
}

/// The key of the word for what the handbook calls a player by rating.
pub(crate) const fn class_word(class: PlayerClass) -> &'static str {
    match class {
        PlayerClass::Master => "print-class-master",
        PlayerClass::First => "print-class-first",
        PlayerClass::Second => "print-class-second",
        PlayerClass::Third => "print-class-third",
    }
}

fn arg(value: impl ToString) -> Arg {
    let value = value.to_string();
    value.parse::<i64>().map_or_else(|_| Arg::from(value.as_str()), Arg::from)
}
