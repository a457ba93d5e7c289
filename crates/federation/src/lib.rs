#![doc = include_str!("../README.md")]
//!
//! | module | decides | clauses |
//! |---|---|---|
//! | `sanction` | what becomes of a warning or suspension, from the history | D4.1-7b, D4.1-19a–e, D4.5.4.2c |
//! | `championship` | the days of a championship, who plays in which class | D4.2-31b, D4.2-33b, D4.2-34a–c, D4.2-36a–c, D4.2-37a–c, D4.2-38a, D4.2-39 |
//! | `youth` | groups and titles of the youth championships | D4.3.5.1a–c, D4.3.5.2b, D4.3.5.3a–b |
//! | `import` | what a list of members says otherwise than the register | D4.1-4a, D4.4-63a |
//! | `invitation` | whether an invitation is in order, item by item | §§ 5, 11–13, 27, 61, 65, 4.7.3, 4.8 |
//! | `office` | who holds which office and may do what | D4.1-1, D4.1-3a |
//! | `register` | the federation's journal: persons, clubs, offices, numbers | D4.1-4a, D4.4-63a–b, D4.5.5.1a–f |
//! | `number` | first numbers and returns, as the office asks for them | D4.5.5.1a–e |
//! | `time_control` | whether a time is the normal one or another that is given | D4.1-12a–c, D4.1-13a–b, D4.2-35a–b, D4.3.2a, D4.3.3a, D4.3.4a, D4.3.5.2c |

mod birth;
pub mod championship;
mod days;
mod figures;
pub mod import;
pub mod invitation;
pub mod number;
pub mod office;
mod person;
mod question;
pub mod register;
pub mod sanction;
pub mod time_control;
pub mod youth;

pub use birth::{Birth, InvalidBirth};
pub use person::{PersonId, Sex};
pub use question::Question;
