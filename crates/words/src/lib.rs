#![doc = include_str!("../README.md")]

pub mod book;
mod lang;
pub mod ruling;
mod speaker;
mod texts;
mod times;

pub use lang::{LANGS, Lang, LangRow, UnknownLanguage};
pub use speaker::{NumberSpeaker, Speaker, summary};
pub use texts::{Arg, text, text_with};
pub use times::{PlayingTime, time_in_words};
