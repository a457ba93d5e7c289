//! Bytes from anywhere through one buffer of fixed size, with every line end turned into a line
//! feed and UTF-16 into UTF-8 before anybody looks at them.

use std::io::{self, Read};

use encoding_rs::{Decoder, UTF_16BE, UTF_16LE};

/// Room for many games, so that what is left over is seldom moved to the front.
const BUFFER: usize = 64 * 1024;
/// Raw bytes of UTF-16 decoded at a time; as UTF-8 they are at most half as long again.
const RAW: usize = 4 * 1024;

pub(super) struct Source<R> {
    inner: R,
    buffer: Box<[u8]>,
    at: usize,
    end: usize,
    is_begun: bool,
    is_finished: bool,
    /// The last raw byte was a carriage return, so a line feed belongs to it.
    is_after_return: bool,
    decoder: Option<Decoder>,
}

impl<R: Read> Source<R> {
    pub(super) fn new(inner: R) -> Self {
        let buffer = vec![0; BUFFER].into_boxed_slice();
        Self {
            inner,
            buffer,
            at: 0,
            end: 0,
            is_begun: false,
            is_finished: false,
            is_after_return: false,
            decoder: None,
        }
    }

    /// What comes next: at least `wanted` bytes, fewer only at the end of the input.
    #[inline]
    pub(super) fn rest(&mut self, wanted: usize) -> io::Result<&[u8]> {
        if self.end - self.at < wanted && !self.is_finished {
            self.fill(wanted)?;
        }
        Ok(&self.buffer[self.at..self.end])
    }

    /// Passes over bytes that `rest` has shown.
    #[inline]
    pub(super) fn consume(&mut self, bytes: usize) {
        debug_assert!(bytes <= self.end - self.at);
        self.at += bytes;
    }

    #[cold]
    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        debug_assert!(wanted <= BUFFER / 2);
        self.buffer.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.at = 0;
        if !self.is_begun {
            self.is_begun = true;
            self.begin()?;
        }
        while self.end - self.at < wanted && !self.is_finished {
            let begin = self.end;
            match self.decoder {
                None => self.read_bytes()?,
                Some(_) => self.read_wide()?,
            }
            self.end_lines(begin);
        }
        Ok(())
    }

    /// Looks for a byte order mark. The two bytes of UTF-16 choose the decoder, that of UTF-8 is dropped.
    fn begin(&mut self) -> io::Result<()> {
        while self.end < 3 && !self.is_finished {
            self.read_bytes()?;
        }
        let (wide, mark) = match &self.buffer[..self.end] {
            [0xFF, 0xFE, ..] => (Some(UTF_16LE), 2),
            [0xFE, 0xFF, ..] => (Some(UTF_16BE), 2),
            [0xEF, 0xBB, 0xBF, ..] => (None, 3),
            _ => (None, 0),
        };
        self.at = mark;
        if let Some(encoding) = wide {
            let mut decoder = encoding.new_decoder_without_bom_handling();
            let raw = self.buffer[mark..self.end].to_vec();
            (self.at, self.end) = (0, 0);
            self.decode(&mut decoder, &raw);
            self.decoder = Some(decoder);
        }
        self.end_lines(self.at);
        Ok(())
    }

    fn read_bytes(&mut self) -> io::Result<()> {
        // The first read stays small enough to be decoded in place if it is UTF-16.
        let room = if self.is_begun && self.end == 0 { RAW } else { BUFFER };
        let end = BUFFER.min(self.end + room);
        let read = read_some(&mut self.inner, &mut self.buffer[self.end..end])?;
        self.is_finished = read == 0;
        self.end += read;
        Ok(())
    }

    fn read_wide(&mut self) -> io::Result<()> {
        let mut raw = [0; RAW];
        let read = read_some(&mut self.inner, &mut raw)?;
        let mut decoder = self.decoder.take().expect("wide text has a decoder");
        self.is_finished = read == 0;
        self.decode(&mut decoder, &raw[..read]);
        self.decoder = Some(decoder);
        Ok(())
    }

    fn decode(&mut self, decoder: &mut Decoder, raw: &[u8]) {
        let (_, _, written, _) = decoder.decode_to_utf8(raw, &mut self.buffer[self.end..], self.is_finished);
        self.end += written;
    }

    /// Turns CRLF and CR into LF in what was read from `begin` on.
    fn end_lines(&mut self, begin: usize) {
        let fresh = &mut self.buffer[begin..self.end];
        if !self.is_after_return && !fresh.contains(&b'\r') {
            return;
        }
        let mut kept = 0;
        for index in 0..fresh.len() {
            let byte = fresh[index];
            let is_second_half = byte == b'\n' && self.is_after_return;
            self.is_after_return = byte == b'\r';
            if !is_second_half {
                fresh[kept] = if self.is_after_return { b'\n' } else { byte };
                kept += 1;
            }
        }
        self.end = begin + kept;
    }
}

fn read_some(inner: &mut impl Read, into: &mut [u8]) -> io::Result<usize> {
    loop {
        match inner.read(into) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time, as a slow line would.
    struct Drops<'a>(&'a [u8]);

    impl Read for Drops<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let length = self.0.len().min(into.len()).min(1);
            into[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    fn all(inner: impl Read, step: usize) -> String {
        let mut source = Source::new(inner);
        let mut bytes = Vec::new();
        loop {
            let rest = source.rest(step).unwrap();
            if rest.is_empty() {
                return String::from_utf8(bytes).unwrap();
            }
            let some = rest.len().min(step);
            bytes.extend_from_slice(&rest[..some]);
            source.consume(some);
        }
    }

    #[test]
    fn every_line_end_is_a_line_feed_wherever_the_bytes_are_cut() {
        let text = b"a\r\nb\rc\n\r\n\rd\r";
        for step in [1, 2, 100] {
            assert_eq!(all(Drops(text), step), "a\nb\nc\n\n\nd\n");
            assert_eq!(all(&text[..], step), "a\nb\nc\n\n\nd\n");
        }
    }

    #[test]
    fn marks_are_no_text_and_wide_text_is_decoded() {
        assert_eq!(all(&b"\xEF\xBB\xBFab"[..], 1), "ab");
        assert_eq!(all(Drops(b"\xEF\xBB\xBFab"), 1), "ab");
        for (mark, bytes) in [
            (0xFEFF_u16.to_le_bytes(), u16::to_le_bytes as fn(u16) -> [u8; 2]),
            (0xFEFF_u16.to_be_bytes(), u16::to_be_bytes),
        ] {
            let text = "Sørensen\r\n♘f3 ".repeat(3_000);
            let wide: Vec<u8> = mark.into_iter().chain(text.encode_utf16().flat_map(bytes)).collect();
            assert_eq!(all(&wide[..], 700), text.replace('\r', ""));
            assert_eq!(all(Drops(&wide), 1), text.replace('\r', ""));
        }
    }
}
