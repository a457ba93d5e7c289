#![doc = include_str!("../README.md")]

mod lang;
mod speaker;
mod texts;

pub use lang::{Lang, UnknownLanguage};
pub use speaker::{Speaker, summary};
pub use texts::{Arg, text, text_with};
