//! Bytes to lines of text, whatever the line ends and the encoding.

use std::borrow::Cow;

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// No file of the trade comes near this size.
pub(crate) const LARGEST_FILE: usize = 32 * 1024 * 1024;

/// How the bytes of a text stand for letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    /// UTF-8 behind a byte order mark, as spreadsheets save it.
    Utf8Marked,
    Windows1252,
    Utf16Little,
    Utf16Big,
    /// UTF-8 that was once read as Windows-1252 and saved as UTF-8 again: `SÃ¸ren`.
    Utf8Twice,
}

const UTF8_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The encoding the first bytes declare, else UTF-8 if the bytes are, else Windows-1252.
pub(crate) fn detect(bytes: &[u8]) -> Encoding {
    if bytes.starts_with(UTF8_MARK) {
        Encoding::Utf8Marked
    } else if bytes.starts_with(b"\xFF\xFE") {
        Encoding::Utf16Little
    } else if bytes.starts_with(b"\xFE\xFF") {
        Encoding::Utf16Big
    } else if std::str::from_utf8(bytes).is_ok() {
        Encoding::Utf8
    } else {
        Encoding::Windows1252
    }
}

/// The whole text in the given encoding, without byte order marks.
pub(crate) fn decode(bytes: &[u8], encoding: Encoding) -> String {
    let text = match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked => String::from_utf8_lossy(bytes),
        Encoding::Windows1252 => WINDOWS_1252.decode_without_bom_handling(bytes).0,
        Encoding::Utf16Little => UTF_16LE.decode_without_bom_handling(bytes).0,
        Encoding::Utf16Big => UTF_16BE.decode_without_bom_handling(bytes).0,
        Encoding::Utf8Twice => {
            let once = String::from_utf8_lossy(bytes);
            let lines: Vec<String> =
                once.split('\n').map(|line| undo_double(line).unwrap_or_else(|| line.to_owned())).collect();
            Cow::Owned(lines.join("\n"))
        }
    };
    without_marks(&text).to_owned()
}

/// Whether the bytes can be read in the encoding at all.
pub(crate) fn fits(bytes: &[u8], encoding: Encoding) -> bool {
    match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked | Encoding::Utf8Twice => std::str::from_utf8(bytes).is_ok(),
        Encoding::Windows1252 => true,
        Encoding::Utf16Little => !UTF_16LE.decode_without_bom_handling(bytes).1,
        Encoding::Utf16Big => !UTF_16BE.decode_without_bom_handling(bytes).1,
    }
}

impl Encoding {
    /// What people call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 | Encoding::Utf8Marked | Encoding::Utf8Twice => "UTF-8",
            Encoding::Windows1252 => "Windows-1252",
            Encoding::Utf16Little | Encoding::Utf16Big => "UTF-16",
        }
    }
}

fn without_marks(text: &str) -> &str {
    text.trim_start_matches('\u{FEFF}')
}

/// The text as it was before UTF-8 bytes were taken for Windows-1252; `None` if they were not.
pub(crate) fn undo_double(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let (bytes, _, lost) = WINDOWS_1252.encode(text);
    if lost {
        return None;
    }
    String::from_utf8(bytes.into_owned()).ok().filter(|again| again.chars().count() < text.chars().count())
}

/// Cuts at CR, LF and CRLF, mixed or not.
fn cut(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(bytes);
    std::iter::from_fn(move || {
        let bytes = rest?;
        match bytes.iter().position(|byte| matches!(byte, b'\r' | b'\n')) {
            None => {
                rest = None;
                Some(bytes)
            }
            Some(end) => {
                let ends_wide = bytes[end..].starts_with(b"\r\n");
                rest = Some(&bytes[end + if ends_wide { 2 } else { 1 }..]);
                Some(&bytes[..end])
            }
        }
    })
}

/// One line, and whether it had to be read as Windows-1252.
pub(crate) struct TextLine<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) is_windows: bool,
}

/// The lines of a file. Each line is UTF-8 or else Windows-1252 by itself, so that one old line
/// in a modern file spoils no other.
pub(crate) fn lines(bytes: &[u8]) -> impl Iterator<Item = TextLine<'_>> {
    let mut bytes = bytes;
    while let Some(rest) = bytes.strip_prefix(UTF8_MARK) {
        bytes = rest;
    }
    cut(bytes).map(|line| match std::str::from_utf8(line) {
        Ok(text) => TextLine { text: Cow::Borrowed(text), is_windows: false },
        Err(_) => TextLine { text: WINDOWS_1252.decode_without_bom_handling(line).0, is_windows: true },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_every_way() {
        let texts: Vec<_> = lines(b"a\rb\nc\r\nd\n\re").map(|line| line.text.into_owned()).collect();
        assert_eq!(texts, ["a", "b", "c", "d", "", "e"]);
    }

    #[test]
    fn an_old_line_spoils_no_other() {
        let texts: Vec<_> = lines(b"S\xC3\xB8ren\nS\xF8ren").map(|line| line.text.into_owned()).collect();
        assert_eq!(texts, ["Søren", "Søren"]);
    }

    #[test]
    fn doubly_encoded_text_is_undone() {
        assert_eq!(undo_double("SÃ¸ren Ã…gÃ¥rd").as_deref(), Some("Søren Ågård"));
        assert_eq!(undo_double("Søren"), None);
        assert_eq!(undo_double("Soren"), None);
        assert_eq!(decode("SÃ¸ren\nOle".as_bytes(), Encoding::Utf8Twice), "Søren\nOle");
    }

    #[test]
    fn marks_are_no_text() {
        assert_eq!(decode(b"\xEF\xBB\xBFx", detect(b"\xEF\xBB\xBFx")), "x");
        assert_eq!(decode(b"\xFF\xFEx\0", detect(b"\xFF\xFEx\0")), "x");
        assert_eq!(decode(b"\xFE\xFF\0x", detect(b"\xFE\xFF\0x")), "x");
        assert_eq!(detect(b"S\xF8ren"), Encoding::Windows1252);
    }
}
