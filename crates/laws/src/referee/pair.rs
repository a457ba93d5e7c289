//! One value for White and one for Black.

use std::ops::{Index, IndexMut};

use rokade_board::Color;
use serde::{Deserialize, Serialize};

/// One of something for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    pub white: T,
    pub black: T,
}

impl<T> Both<T> {
    pub fn new(of: impl Fn(Color) -> T) -> Self {
        Self { white: of(Color::White), black: of(Color::Black) }
    }

    pub fn map<U>(&self, of: impl Fn(&T) -> U) -> Both<U> {
        Both { white: of(&self.white), black: of(&self.black) }
    }
}

impl<T> Index<Color> for Both<T> {
    type Output = T;
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for Both<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// The stable word for a colour.
pub const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
