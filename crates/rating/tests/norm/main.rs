//! Title norms by both editions, against worked figures, properties and a second, slow implementation.

mod fide_2024;
mod field;
mod handbook;
mod oracle;
mod outlook;
