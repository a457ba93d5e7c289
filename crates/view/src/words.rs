//! The texts of a page or a sheet, asked for by key.

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

fn arg(value: impl ToString) -> Arg {
    let value = value.to_string();
    value.parse::<i64>().map_or_else(|_| Arg::from(value.as_str()), Arg::from)
}
