//! The first half of reading: one game's tokens, gathered without looking at the board. Only when
//! the whole game is there can the language of its moves be told.

use std::io::{self, Read};

use rokade_board::notation::Letters;
use rokade_model::GameResult;

use super::fault::{Fault, FaultKind, MOST_FAULTS};
use super::interpret::interpret;
use super::lexer::{CommentEnd, CommentForm, Lexer, Token};
use super::{Game, Tag, decode};

/// More than any annotated game has; what goes beyond is passed over and told.
pub(super) const MOST_MARKS: usize = 250_000;
pub(super) const MOST_TEXT: usize = 4 * 1024 * 1024;
pub(super) const LONGEST_COMMENT: usize = 64 * 1024;
const MOST_TAGS: usize = 256;

/// How much of a game is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Everything,
    MainLine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Word,
    Comment,
    Open,
    Close,
    Nag(u8),
    DrawOffer,
}

/// A token of the game with its text and line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) mark: Mark,
    begin: u32,
    end: u32,
    pub(super) line: usize,
}

/// One game as it stands in the file, its moves not yet tried on the board: what one thread gathers
/// (see [`Reader::gather`](super::Reader::gather)) another may read. Its memory is used again for the next.
#[derive(Default)]
pub struct Sheet {
    /// The line on which the game begins.
    line: usize,
    tags: Vec<Tag>,
    /// The letters the moves are written in, where that is known.
    letters: Option<Letters>,
    pub(super) entries: Vec<Entry>,
    text: Vec<u8>,
    /// What the moves end with; the inner `None` is `*`.
    pub(super) marker: Option<Option<GameResult>>,
    /// The line on which the last token of the game stands.
    pub(super) last_line: usize,
    faults: Vec<Fault>,
    more_faults: usize,
    depth: usize,
    opened_on: Vec<usize>,
    /// A result inside a variation: an assessment, unless the variation is never closed.
    inner_marker: Option<Option<GameResult>>,
    has_moves: bool,
    is_full: bool,
    /// The lines on which the tags of the game stand, in their order.
    tag_lines: Vec<usize>,
}

impl Sheet {
    /// Reads the moves on the board. Tags and faults pass to the game, so a sheet is read once.
    pub fn read_into(&mut self, game: &mut Game) {
        game.clear(self.line);
        std::mem::swap(&mut game.tags, &mut self.tags);
        game.faults.append(&mut self.faults);
        game.more_faults = self.more_faults;
        interpret(self, game, self.letters);
    }

    /// How many bytes it holds, to bound how many sheets lie in wait.
    pub fn size(&self) -> usize {
        self.text.len() + size_of_val(self.entries.as_slice())
    }

    pub(super) fn text_of(&self, entry: &Entry) -> &[u8] {
        &self.text[entry.begin as usize..entry.end as usize]
    }

    /// Gathers the next game; false when there is none.
    pub(super) fn gather<R: Read>(
        &mut self,
        lexer: &mut Lexer<R>,
        extent: Extent,
        letters: Option<Letters>,
    ) -> io::Result<bool> {
        self.clear();
        self.line = lexer.line();
        self.letters = letters;
        let mut is_begun = false;
        loop {
            let token = lexer.next()?;
            let line = lexer.line();
            if !is_begun && token != Token::End {
                is_begun = true;
                self.line = line;
            }
            match token {
                Token::End => break,
                Token::Tag => {
                    if self.has_moves || self.is_next_games_tag(lexer, line)? {
                        break;
                    }
                    self.tag(lexer, line)?;
                }
                Token::Result(result) if self.depth == 0 => {
                    self.marker = Some(result);
                    self.last_line = line;
                    self.tail(lexer, line, extent)?;
                    break;
                }
                Token::Forfeit(result) if self.depth == 0 => {
                    self.marker = Some(result);
                    self.last_line = line;
                    if extent == Extent::Everything {
                        self.push(Mark::Comment, &lexer.word, line);
                    }
                    self.tail(lexer, line, extent)?;
                    break;
                }
                other => self.entry(lexer, other, line, extent)?,
            }
            self.last_line = line;
        }
        self.close();
        let has_something = !self.tags.is_empty() || self.has_moves || !self.faults.is_empty();
        Ok(has_something || self.marker.is_some())
    }

    fn clear(&mut self) {
        self.tags.clear();
        self.entries.clear();
        self.text.clear();
        self.marker = None;
        self.faults.clear();
        self.more_faults = 0;
        self.depth = 0;
        self.opened_on.clear();
        self.inner_marker = None;
        self.has_moves = false;
        self.is_full = false;
        self.tag_lines.clear();
    }

    /// The line on which a tag of the game stands.
    pub(super) fn line_of_tag(&self, game: &Game, name: &str) -> Option<usize> {
        let at = game.tags.iter().position(|tag| tag.name == name)?;
        self.tag_lines.get(at).copied()
    }

    /// Tags stand in any order, so no name begins a game by itself. Where the moves are missing, the
    /// tag that comes a second time tells the next game: `Event` always, any other behind an empty line.
    fn is_next_games_tag<R: Read>(&self, lexer: &mut Lexer<R>, line: usize) -> io::Result<bool> {
        let is_behind_empty_line = line > self.last_line + 1;
        let name = lexer.tag_name()?;
        let is_telling = name == b"Event" || is_behind_empty_line;
        Ok(is_telling && self.tags.iter().any(|tag| tag.name.as_bytes() == name))
    }

    fn tag<R: Read>(&mut self, lexer: &mut Lexer<R>, line: usize) -> io::Result<()> {
        let bytes = lexer.read_tag()?;
        let tag = read_tag(bytes);
        let kind = match &tag {
            _ if lexer.is_word_cut || self.tags.len() >= MOST_TAGS => Some(FaultKind::TooLong),
            None => Some(FaultKind::Tag),
            Some(tag) if self.tags.iter().any(|known| known.name == tag.name) => Some(FaultKind::RepeatedTag),
            Some(_) => None,
        };
        match (kind, tag) {
            (Some(kind), _) => self.fault(Fault::new(line, kind, &lexer.word)),
            (None, tag) => {
                self.tags.extend(tag);
                self.tag_lines.push(line);
            }
        }
        Ok(())
    }

    /// Signs behind the result are remarks on it, not another game.
    fn tail<R: Read>(&mut self, lexer: &mut Lexer<R>, line: usize, extent: Extent) -> io::Result<()> {
        let said = lexer.read_tail()?;
        if extent == Extent::Everything {
            said.iter().for_each(|sign| self.push(Mark::Comment, sign.as_bytes(), line));
        }
        Ok(())
    }

    fn entry<R: Read>(&mut self, lexer: &mut Lexer<R>, token: Token, line: usize, extent: Extent) -> io::Result<()> {
        self.has_moves |= !matches!(token, Token::Comment(_) | Token::Stray);
        let is_wanted = extent == Extent::Everything || self.depth == 0;
        match token {
            Token::Comment(form) => self.comment(lexer, form, line, extent)?,
            Token::Word if !is_wanted => {}
            Token::Word if matches!(lexer.word.as_slice(), b"e.p." | b"e.p" | b"ep") => {}
            Token::Word => {
                if lexer.is_word_cut {
                    self.fault(Fault::new(line, FaultKind::TooLong, &lexer.word));
                }
                self.push(Mark::Word, &lexer.word, line);
            }
            Token::Open => {
                self.depth += 1;
                // Where each was opened is only told, so a few levels are enough.
                if self.opened_on.len() < MOST_FAULTS {
                    self.opened_on.push(line);
                }
                if extent == Extent::Everything {
                    self.push(Mark::Open, &[], line);
                }
            }
            Token::Close if self.depth == 0 => self.fault(Fault::new(line, FaultKind::UnopenedVariation, b")")),
            Token::Close => {
                self.depth -= 1;
                self.inner_marker = None;
                self.opened_on.truncate(self.depth);
                if extent == Extent::Everything {
                    self.push(Mark::Close, &[], line);
                }
            }
            Token::Nag(_) | Token::DrawOffer if extent == Extent::MainLine => {}
            Token::Nag(nag) => self.push(Mark::Nag(nag), &[], line),
            Token::DrawOffer => self.push(Mark::DrawOffer, &[], line),
            Token::Result(result) | Token::Forfeit(result) => self.inner_marker = Some(result),
            Token::Stray => self.fault(Fault::new(line, FaultKind::Stray, &lexer.word)),
            Token::Tag | Token::End => unreachable!("tags and the end are dealt with before"),
        }
        Ok(())
    }

    fn comment<R: Read>(
        &mut self,
        lexer: &mut Lexer<R>,
        form: CommentForm,
        line: usize,
        extent: Extent,
    ) -> io::Result<()> {
        let begin = self.text.len();
        let most = if extent == Extent::Everything { begin + LONGEST_COMMENT } else { begin };
        let mut is_cut = false;
        let text = &mut self.text;
        let end = lexer.read_comment(form, |piece| {
            for &byte in piece {
                let byte = if byte.is_ascii_whitespace() { b' ' } else { byte };
                let is_blank_too_many = byte == b' ' && (text.len() == begin || text.last() == Some(&b' '));
                if is_blank_too_many {
                } else if text.len() < most {
                    text.push(byte);
                } else {
                    is_cut = true;
                    break;
                }
            }
        })?;
        if end == CommentEnd::Unclosed {
            self.fault(Fault::new(line, FaultKind::UnclosedComment, b"{"));
        }
        if extent == Extent::MainLine {
            return Ok(());
        }
        if is_cut {
            self.fault(Fault::new(line, FaultKind::TooLong, b"{"));
            cut_at_a_letter(&mut self.text, begin);
        }
        while self.text.len() > begin && self.text.last() == Some(&b' ') {
            self.text.pop();
        }
        let end = self.text.len();
        if end == begin || !self.has_room(0, line) {
            self.text.truncate(begin);
        } else {
            self.entries.push(Entry { mark: Mark::Comment, begin: begin as u32, end: end as u32, line });
        }
        Ok(())
    }

    fn push(&mut self, mark: Mark, text: &[u8], line: usize) {
        if self.has_room(text.len(), line) {
            let begin = self.text.len();
            self.text.extend_from_slice(text);
            self.entries.push(Entry { mark, begin: begin as u32, end: self.text.len() as u32, line });
        }
    }

    /// Whether the game may still grow. Once it may not, nothing more of it is kept.
    fn has_room(&mut self, length: usize, line: usize) -> bool {
        let fits = self.entries.len() < MOST_MARKS && self.text.len() + length <= MOST_TEXT;
        if !fits && !self.is_full {
            self.is_full = true;
            self.fault(Fault::new(line, FaultKind::TooLong, &[]));
        }
        !self.is_full
    }

    fn fault(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { order: self.entries.len(), ..fault });
        } else {
            self.more_faults += 1;
        }
    }

    /// Tells what was left open.
    fn close(&mut self) {
        if self.depth > 0 {
            self.marker = self.inner_marker;
            let line = self.opened_on.last().copied().unwrap_or(self.last_line);
            self.fault(Fault::new(line, FaultKind::UnclosedVariation, b"("));
        }
        if self.marker.is_none() && self.has_moves {
            self.fault(Fault::new(self.last_line, FaultKind::ResultMissing, &[]));
        }
    }
}

/// Takes off the bytes of a letter that was cut in two.
fn cut_at_a_letter(text: &mut Vec<u8>, begin: usize) {
    if let Err(error) = std::str::from_utf8(&text[begin..])
        && error.error_len().is_none()
    {
        text.truncate(begin + error.valid_up_to());
    }
}

/// `[Name "Value"]` with `\"` and `\\` in the value.
fn read_tag(bytes: &[u8]) -> Option<Tag> {
    let text = decode(bytes);
    let inside = text.trim().strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, quoted) = inside.split_once(|letter: char| letter.is_whitespace() || letter == '"')?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let quoted = if inside.as_bytes().get(name.len()) == Some(&b'"') { &inside[name.len()..] } else { quoted.trim() };
    let value = quoted.strip_prefix('"')?.strip_suffix('"')?;
    is_name.then(|| Tag { name: name.to_owned(), value: unescape(value) })
}

fn unescape(value: &str) -> String {
    let mut letters = value.chars();
    let mut text = String::with_capacity(value.len());
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some(escaped @ ('"' | '\\')) => text.push(escaped),
                Some(other) => text.extend(['\\', other]),
                None => text.push('\\'),
            },
            '\t' => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}
