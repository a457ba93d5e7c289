//! FIDE's monthly rating lists: the combined one and those of one pace, as text and as XML, zipped or not.
//!
//! A list has two million lines and is read as a stream: one player after the other, whatever the file is called.
//! Columns are taken from the header, so that lists of other years are read, too. Each line is UTF-8 or else Latin-1 by
//! itself. A line that cannot be used is a problem with its line and column and stops nothing; [`Reader::checked`] says
//! at the end whether enough of the list was good.

mod archive;
mod columns;
mod lines;
mod reader;
mod row;
mod text;
mod xml;

pub use reader::{Account, Form, Head, PaceOf, Reader, read};
