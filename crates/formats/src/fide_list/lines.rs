//! Lines of a stream, each UTF-8 or else Latin-1 by itself.

use std::io::{self, BufRead, Read};

use encoding_rs::WINDOWS_1252;

/// No line of a list comes near this; XML may be one line from end to end and is then cut into such pieces.
const LONGEST: usize = 64 * 1024;

/// A piece of a file as UTF-8: a line with its end, or part of a very long one.
pub(super) struct Utf8Lines<R> {
    source: R,
    piece: String,
    /// How much of the piece was consumed.
    at: usize,
    /// Where the next byte stands; both count from 1.
    line: usize,
    column: usize,
    /// Bytes consumed since somebody asked to count anew, and how many there may be.
    since: usize,
    most: usize,
    /// What was read and not yet turned to text: the beginning of a letter that was cut.
    raw: Vec<u8>,
}

impl<R: BufRead> Utf8Lines<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source, piece: String::new(), at: 0, line: 1, column: 1, since: 0, most: usize::MAX, raw: Vec::new() }
    }

    /// Allows so many bytes until the next call; more of them end the reading.
    pub(super) fn allow(&mut self, bytes: usize) {
        self.since = 0;
        self.most = bytes;
    }

    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// The character of the line that comes next.
    pub(super) fn column(&self) -> usize {
        self.column
    }

    /// The next line without its end; what goes beyond the longest line is left out.
    pub(super) fn next_line(&mut self) -> io::Result<Option<(usize, &str)>> {
        let number = self.line;
        if self.fill_buf()?.is_empty() {
            return Ok(None);
        }
        let is_whole = self.piece.ends_with('\n');
        let length = self.piece.len();
        self.consume(length);
        if !is_whole {
            self.skip_line()?;
        }
        Ok(Some((number, self.piece.trim_end_matches(['\r', '\n']))))
    }

    /// Passes over the rest of a line that is too long, without keeping it.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let ready = self.source.fill_buf()?;
            let end = ready.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(ready.len(), |end| end + 1);
            let is_over = end.is_some() || ready.is_empty();
            self.source.consume(taken);
            if is_over {
                self.raw.clear();
                if end.is_some() {
                    (self.line, self.column) = (self.line + 1, 1);
                }
                return Ok(());
            }
        }
    }

    fn refill(&mut self) -> io::Result<()> {
        self.piece.clear();
        self.at = 0;
        let most = u64::try_from(LONGEST - self.raw.len().min(LONGEST)).unwrap_or(u64::MAX);
        self.source.by_ref().take(most).read_until(b'\n', &mut self.raw)?;
        let keep = match std::str::from_utf8(&self.raw) {
            Ok(text) => {
                self.piece.push_str(text);
                0
            }
            // A letter cut by the end of the piece waits for the rest of it.
            Err(error) if error.error_len().is_none() && self.raw.len() >= LONGEST => {
                let (whole, cut) = self.raw.split_at(error.valid_up_to());
                self.piece.push_str(std::str::from_utf8(whole).unwrap_or_default());
                cut.len()
            }
            Err(_) => {
                self.piece.push_str(&WINDOWS_1252.decode_without_bom_handling(&self.raw).0);
                0
            }
        };
        self.raw.drain(..self.raw.len() - keep);
        Ok(())
    }
}

impl<R: BufRead> Read for Utf8Lines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let ready = self.fill_buf()?;
        let taken = ready.len().min(buffer.len());
        buffer[..taken].copy_from_slice(&ready[..taken]);
        self.consume(taken);
        Ok(taken)
    }
}

impl<R: BufRead> BufRead for Utf8Lines<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.since > self.most {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge));
        }
        if self.at == self.piece.len() {
            self.refill()?;
        }
        Ok(&self.piece.as_bytes()[self.at..])
    }

    fn consume(&mut self, count: usize) {
        let taken = &self.piece.as_bytes()[self.at..self.at + count];
        if taken.ends_with(b"\n") {
            (self.line, self.column) = (self.line + 1, 1);
        } else {
            self.column += taken.iter().filter(|byte| (**byte as i8) >= -0x40).count();
        }
        self.at += count;
        self.since = self.since.saturating_add(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_has_its_own_encoding() {
        let mut lines = Utf8Lines::new(&b"S\xC3\xB8ren\r\nS\xF8ren\nlast"[..]);
        let mut read = Vec::new();
        while let Some((number, line)) = lines.next_line().unwrap() {
            read.push((number, line.to_owned()));
        }
        assert_eq!(read, [(1, "Søren".to_owned()), (2, "Søren".to_owned()), (3, "last".to_owned())]);
    }

    #[test]
    fn a_line_without_end_is_cut_and_letters_are_not() {
        let long = "ø".repeat(LONGEST);
        let mut lines = Utf8Lines::new(long.as_bytes());
        let mut text = String::new();
        lines.read_to_string(&mut text).unwrap();
        assert_eq!(text, long);
        assert_eq!((lines.line(), lines.column()), (1, LONGEST + 1));
        let file = format!("{long}\nnext\n");
        let mut lines = Utf8Lines::new(file.as_bytes());
        assert!(lines.next_line().unwrap().unwrap().1.len() <= LONGEST);
        assert_eq!(lines.next_line().unwrap(), Some((2, "next")));
    }
}
