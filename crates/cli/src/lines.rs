//! Standard input or a file, line by line, in constant memory.

use std::io::{self, BufRead};

use rokade_clause::Reason;

/// No line of ours is longer; a longer one is noise and is not kept.
const LONGEST: usize = 16 * 1024;

/// One line, counted from 1.
pub(crate) struct Line {
    pub number: usize,
    pub text: Result<String, Reason>,
}

/// The lines of a reader, whatever their ends. After a reader's failure there is nothing more.
pub(crate) struct Lines<R> {
    reader: R,
    number: usize,
    is_done: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn of(reader: R) -> Self {
        Self { reader, number: 0, is_done: false }
    }

    /// The bytes of the next line, cut at [`LONGEST`], and whether they are all of it.
    fn next_bytes(&mut self) -> io::Result<Option<(Vec<u8>, bool)>> {
        let mut bytes = Vec::new();
        let (mut is_begun, mut is_whole) = (false, true);
        loop {
            let buffer = self.reader.fill_buf()?;
            if buffer.is_empty() {
                return Ok(is_begun.then_some((bytes, is_whole)));
            }
            is_begun = true;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let piece = &buffer[..end.unwrap_or(buffer.len())];
            let room = LONGEST - bytes.len();
            bytes.extend_from_slice(&piece[..piece.len().min(room)]);
            is_whole &= piece.len() <= room;
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.reader.consume(used);
            if end.is_some() {
                return Ok(Some((bytes, is_whole)));
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        if self.is_done {
            return None;
        }
        self.number += 1;
        let text = match self.next_bytes() {
            Ok(None) => return None,
            Ok(Some((_, false))) => Err(Reason::house("line_too_long").with("bytes", LONGEST as i64)),
            Ok(Some((bytes, true))) => written(bytes),
            Err(error) => {
                self.is_done = true;
                Err(Reason::house("file_not_read").with("error", error.to_string()))
            }
        };
        Some(Line { number: self.number, text })
    }
}

fn written(bytes: Vec<u8>) -> Result<String, Reason> {
    let text = String::from_utf8(bytes).map_err(|_| Reason::house("line_not_utf8"))?;
    Ok(text.trim_start_matches('\u{feff}').trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<Result<String, String>> {
        // A tiny buffer, so that lines lie across its borders.
        let lines = Lines::of(io::BufReader::with_capacity(3, bytes));
        lines.map(|line| line.text.map_err(|reason| reason.key.into_owned())).collect()
    }

    #[test]
    fn lines_end_as_they_like() {
        let wanted = [Ok("one".to_owned()), Ok(String::new()), Ok("three".to_owned())];
        assert_eq!(read(b"one\n\nthree"), wanted);
        assert_eq!(read(b"\xef\xbb\xbfone\r\n\r\nthree\r\n"), wanted);
        assert_eq!(read(b""), []);
    }

    #[test]
    fn noise_is_refused_and_what_follows_is_read() {
        let mut bytes = vec![b'x'; 10 * LONGEST];
        bytes.extend_from_slice(b"\n\xff\nlast\n");
        let wanted = [Err("line_too_long".to_owned()), Err("line_not_utf8".to_owned()), Ok("last".to_owned())];
        assert_eq!(read(&bytes), wanted);
    }
}
