//! The tokens of a PGN file, each with its line, in bounded memory.
//!
//! Every byte belongs to a token, is white space, or is told as stray: nothing is passed over in
//! silence. What a word means is decided later, on the board.

use std::io::{self, Read};

use rokade_model::GameResult;

use super::source::Source;
use super::tail;

/// The standard ends a word after 255 characters; no move comes near it.
pub(super) const LONGEST_WORD: usize = 255;
/// A tag pair with name and value; ten times what the standard allows.
pub(super) const LONGEST_TAG: usize = 4 * 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[` at a place where only a tag pair can begin; still to be read by `read_tag`.
    Tag,
    /// `{` or `;`; the text is still to be read by `read_comment`.
    Comment(CommentForm),
    /// A move, or whatever stands in its place; in `Lexer::word`.
    Word,
    Open,
    Close,
    Nag(u8),
    /// `(=)`, the score sheet's sign for an offer of a draw.
    DrawOffer,
    /// `1-0`, `0-1`, `1/2-1/2`, or `None` for `*`.
    Result(Option<GameResult>),
    /// `(+)-(-)` in the place of a result; the sign is in `Lexer::word`.
    Forfeit(Option<GameResult>),
    /// Something that has no place in a PGN file; in `Lexer::word`.
    Stray,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentForm {
    Braces,
    RestOfLine,
}

/// How a comment ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentEnd {
    Closed,
    /// At the end of the file, or before a line that can only be the next game's first tag.
    Unclosed,
}

pub(super) struct Lexer<R> {
    source: Source<R>,
    line: usize,
    is_line_start: bool,
    /// The word or the stray bytes of the last token.
    pub(super) word: Vec<u8>,
    /// The word was longer than is kept.
    pub(super) is_word_cut: bool,
}

impl<R: Read> Lexer<R> {
    pub(super) fn new(inner: R) -> Self {
        let word = Vec::with_capacity(LONGEST_WORD);
        Self { source: Source::new(inner), line: 1, is_line_start: true, word, is_word_cut: false }
    }

    /// The line of the last token, from 1.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    pub(super) fn next(&mut self) -> io::Result<Token> {
        loop {
            let rest = self.source.rest(LONGEST_WORD + 1)?;
            let Some(&first) = rest.first() else { return Ok(Token::End) };
            if self.is_line_start && (first == b'%' || rest.starts_with("\u{FEFF}".as_bytes())) {
                self.pass_line_start(first)?;
                continue;
            }
            match first {
                b'\n' => {
                    self.source.consume(1);
                    self.line += 1;
                    self.is_line_start = true;
                    continue;
                }
                b' ' | b'\t' | 0x0B | 0x0C | b'.' => {
                    self.source.consume(1);
                    self.is_line_start = false;
                    continue;
                }
                _ => {}
            }
            let was_line_start = std::mem::replace(&mut self.is_line_start, false);
            if let Some(token) = self.token(first, was_line_start)? {
                return Ok(token);
            }
        }
    }

    /// An escaped line, or a byte order mark where files were joined.
    fn pass_line_start(&mut self, first: u8) -> io::Result<()> {
        if first == b'%' {
            return self.skip_line();
        }
        self.source.consume("\u{FEFF}".len());
        Ok(())
    }

    /// `None` for what says nothing: the number of a move.
    fn token(&mut self, first: u8, was_line_start: bool) -> io::Result<Option<Token>> {
        let rest = self.source.rest(LONGEST_WORD + 1)?;
        let (token, length) = match first {
            b'{' => (Token::Comment(CommentForm::Braces), 1),
            b';' => (Token::Comment(CommentForm::RestOfLine), 1),
            b'[' if is_tag_like(rest, was_line_start) => (Token::Tag, 0),
            b'(' if rest.starts_with(b"(=)") => (Token::DrawOffer, 3),
            b'(' => match tail::in_place(rest) {
                Some((result, length)) => {
                    self.word.clear();
                    self.word.extend_from_slice(&rest[..length]);
                    (Token::Forfeit(result), length)
                }
                None => (Token::Open, 1),
            },
            b')' => (Token::Close, 1),
            b'*' => (Token::Result(None), 1),
            b'$' | b'!' | b'?' => return self.nag(first).map(Some),
            b'0'..=b'9' => match digits_before_a_move(rest) {
                0 => return self.word().map(Some),
                digits => {
                    self.source.consume(digits);
                    return Ok(None);
                }
            },
            _ if rest.starts_with("…".as_bytes()) => {
                self.source.consume("…".len());
                return Ok(None);
            }
            _ if is_delimiter(first) => return self.stray(1).map(Some),
            _ => return self.word().map(Some),
        };
        self.source.consume(length);
        Ok(Some(token))
    }

    /// `$14`, `!`, `?!`.
    fn nag(&mut self, first: u8) -> io::Result<Token> {
        let rest = self.source.rest(LONGEST_WORD + 1)?;
        let belongs = |byte: &u8| match first {
            b'$' => byte.is_ascii_digit(),
            _ => matches!(byte, b'!' | b'?'),
        };
        let length = 1 + rest[1..].iter().take_while(|byte| belongs(byte)).take(LONGEST_WORD).count();
        let glyph = match &rest[..length] {
            b"!" => Some(1),
            b"?" => Some(2),
            b"!!" => Some(3),
            b"??" => Some(4),
            b"!?" => Some(5),
            b"?!" => Some(6),
            [b'$', digits @ ..] => std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok()),
            _ => None,
        };
        match glyph {
            Some(nag) => {
                self.source.consume(length);
                Ok(Token::Nag(nag))
            }
            None => self.stray(length),
        }
    }

    fn stray(&mut self, length: usize) -> io::Result<Token> {
        let rest = self.source.rest(length)?;
        self.word.clear();
        self.word.extend_from_slice(&rest[..length]);
        self.source.consume(length);
        Ok(Token::Stray)
    }

    fn word(&mut self) -> io::Result<Token> {
        let rest = self.source.rest(LONGEST_WORD + 1)?;
        let end = rest.iter().position(|byte| is_delimiter(*byte)).unwrap_or(rest.len());
        let end = end + promotion_in_brackets(rest, end);
        let length = end.min(LONGEST_WORD);
        self.word.clear();
        self.word.extend_from_slice(&rest[..length]);
        self.source.consume(length);
        self.is_word_cut = end > LONGEST_WORD;
        if self.is_word_cut {
            self.skip_word()?;
        }
        Ok(meaning(&mut self.word))
    }

    fn skip_word(&mut self) -> io::Result<()> {
        loop {
            let rest = self.source.rest(1)?;
            let end = rest.iter().position(|byte| is_delimiter(*byte));
            let length = rest.len();
            self.source.consume(end.unwrap_or(length));
            if end.is_some() || length == 0 {
                return Ok(());
            }
        }
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let rest = self.source.rest(1)?;
            let end = rest.iter().position(|byte| *byte == b'\n');
            let length = rest.len();
            self.source.consume(end.unwrap_or(length));
            if end.is_some() || length == 0 {
                return Ok(());
            }
        }
    }

    /// Behind a result: takes the rest of its line and the line below, where they hold nothing but signs that
    /// belong to the result. Gives those that say more than it did.
    pub(super) fn read_tail(&mut self) -> io::Result<Vec<String>> {
        let mut said = Vec::new();
        // The rest of the line, then the line below.
        for _ in 0..2 {
            let rest = self.source.rest(LONGEST_WORD)?;
            let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            let below = rest[..blanks].iter().filter(|byte| **byte == b'\n').count();
            let end = rest[blanks..].iter().position(|byte| *byte == b'\n').unwrap_or(rest.len() - blanks);
            let signs = tail::signs(&rest[blanks..blanks + end]);
            match signs.filter(|_| end > 0 && below <= 1 && end < LONGEST_WORD) {
                Some(signs) => said.extend(signs),
                None => break,
            }
            self.source.consume(blanks + end);
            self.line += below;
        }
        Ok(said)
    }

    /// The name of the tag just announced.
    pub(super) fn tag_name(&mut self) -> io::Result<&[u8]> {
        let inside = self.source.rest(LONGEST_WORD)?.strip_prefix(b"[").unwrap_or_default().trim_ascii_start();
        Ok(&inside[..name_length(inside)])
    }

    /// Whether a comment ends here though no brace closes it: before a line that can only be a tag of
    /// the next game. `Event` is one anywhere, another name behind an empty line.
    fn is_next_game(&mut self, is_behind_empty_line: bool) -> io::Result<bool> {
        let rest = self.source.rest(LONGEST_WORD)?;
        Ok(rest.starts_with(EVENT) || (is_behind_empty_line && rest.first() == Some(&b'[') && is_tag_like(rest, false)))
    }

    /// The bytes of a tag pair up to its closing bracket or the end of the line, and whether it fits.
    pub(super) fn read_tag(&mut self) -> io::Result<&[u8]> {
        let rest = self.source.rest(LONGEST_TAG)?;
        let line = rest.iter().take(LONGEST_TAG).position(|byte| *byte == b'\n');
        let length = line.unwrap_or(rest.len().min(LONGEST_TAG));
        let length = tag_length(&rest[..length]);
        self.word.clear();
        self.word.extend_from_slice(&rest[..length]);
        self.source.consume(length);
        self.is_word_cut = length == LONGEST_TAG;
        if self.is_word_cut {
            self.skip_line()?;
        }
        Ok(&self.word)
    }

    /// Reads or passes over the text of a comment; white space becomes single blanks.
    pub(super) fn read_comment(&mut self, form: CommentForm, mut keep: impl FnMut(&[u8])) -> io::Result<CommentEnd> {
        if form == CommentForm::RestOfLine {
            return self.read_line(keep).map(|()| CommentEnd::Closed);
        }
        let mut is_empty_line = false;
        loop {
            let rest = self.source.rest(1)?;
            let end = rest.iter().position(|byte| matches!(byte, b'}' | b'\n')).unwrap_or(rest.len());
            is_empty_line &= rest[..end].trim_ascii().is_empty();
            keep(&rest[..end]);
            match rest.get(end) {
                Some(b'}') => {
                    self.source.consume(end + 1);
                    return Ok(CommentEnd::Closed);
                }
                Some(_) => {
                    keep(b" ");
                    self.source.consume(end + 1);
                    self.line += 1;
                    if self.is_next_game(std::mem::replace(&mut is_empty_line, true))? {
                        self.is_line_start = true;
                        return Ok(CommentEnd::Unclosed);
                    }
                }
                None if end == 0 => return Ok(CommentEnd::Unclosed),
                None => self.source.consume(end),
            }
        }
    }

    fn read_line(&mut self, mut keep: impl FnMut(&[u8])) -> io::Result<()> {
        loop {
            let rest = self.source.rest(1)?;
            let end = rest.iter().position(|byte| *byte == b'\n');
            let length = end.unwrap_or(rest.len());
            keep(&rest[..length]);
            self.source.consume(length);
            if end.is_some() || length == 0 {
                return Ok(());
            }
        }
    }
}

const EVENT: &[u8] = b"[Event \"";

fn is_delimiter(byte: u8) -> bool {
    matches!(
        byte,
        0..=b' '
            | 0x7F
            | b'{'
            | b'}'
            | b'('
            | b')'
            | b'['
            | b']'
            | b';'
            | b'$'
            | b'!'
            | b'?'
            | b'*'
            | b'"'
            | b'<'
            | b'>'
    )
}

/// The length of `(Q)` behind a pawn's arrival on the last rank, which is no variation.
fn promotion_in_brackets(rest: &[u8], at: usize) -> usize {
    let is_last_rank = matches!(rest[..at].last(), Some(b'1' | b'8'));
    match &rest[at..] {
        [b'(', letter, b')', ..] if is_last_rank && letter.is_ascii_alphabetic() => 3,
        // A figurine.
        [b'(', 0xE2, 0x99, _, b')', ..] if is_last_rank => 5,
        _ => 0,
    }
}

/// A bracket and a name at the beginning of a line; inside a line the quotation mark must follow.
fn is_tag_like(rest: &[u8], is_line_start: bool) -> bool {
    let inside = rest[1..].trim_ascii_start();
    let name = name_length(inside);
    inside.first().is_some_and(u8::is_ascii_alphabetic)
        && (is_line_start || inside[name..].trim_ascii_start().starts_with(b"\""))
}

fn name_length(inside: &[u8]) -> usize {
    inside.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count()
}

/// A tag pair ends with the bracket behind the quotation mark that closes its value.
fn tag_length(line: &[u8]) -> usize {
    let Some(open) = line.iter().position(|byte| *byte == b'"') else {
        return line.iter().position(|byte| *byte == b']').map_or(line.len(), |at| at + 1);
    };
    let mut at = open + 1;
    while at < line.len() {
        match line[at] {
            b'\\' => at += 1,
            b'"' => {
                let blanks = line[at + 1..].iter().take_while(|byte| **byte == b' ').count();
                if line.get(at + 1 + blanks) == Some(&b']') {
                    return at + 2 + blanks;
                }
            }
            _ => {}
        }
        at += 1;
    }
    line.len()
}

/// The length of a move number: digits before dots, a letter, or nothing.
fn digits_before_a_move(rest: &[u8]) -> usize {
    let digits = rest.iter().take(LONGEST_WORD).take_while(|byte| byte.is_ascii_digit()).count();
    match rest.get(digits) {
        Some(b'-' | b'/' | b':') => 0,
        Some(0xC2) if rest[digits..].starts_with("½".as_bytes()) => 0,
        // A dash longer than a hyphen.
        Some(0xE2) if rest[digits..].starts_with(b"\xE2\x80") && !rest[digits..].starts_with("…".as_bytes()) => 0,
        _ => digits,
    }
}

/// Tells results and signs from moves, and takes the full stop of a sentence off a word.
fn meaning(word: &mut Vec<u8>) -> Token {
    while word.len() > 1 && word.ends_with(b".") && !word.ends_with(b"p.") {
        word.pop();
    }
    match word.as_slice() {
        b"1-0" => Token::Result(Some(GameResult::WhiteWins)),
        b"0-1" => Token::Result(Some(GameResult::BlackWins)),
        b"1/2-1/2" | b"1/2" => Token::Result(Some(GameResult::Draw)),
        b"=" => Token::Nag(10),
        b"+=" => Token::Nag(14),
        b"=+" => Token::Nag(15),
        b"+/-" => Token::Nag(16),
        b"-/+" => Token::Nag(17),
        b"+-" => Token::Nag(18),
        b"-+" => Token::Nag(19),
        letters if letters.is_ascii() => Token::Word,
        letters => match String::from_utf8_lossy(letters).replace(['–', '—', '−', '‐', '‑'], "-").as_str() {
            "1-0" => Token::Result(Some(GameResult::WhiteWins)),
            "0-1" => Token::Result(Some(GameResult::BlackWins)),
            "1/2-1/2" | "½-½" | "½" => Token::Result(Some(GameResult::Draw)),
            "□" => Token::Nag(7),
            "∞" => Token::Nag(13),
            "⩲" => Token::Nag(14),
            "⩱" => Token::Nag(15),
            "±" => Token::Nag(16),
            "∓" => Token::Nag(17),
            _ => Token::Word,
        },
    }
}
