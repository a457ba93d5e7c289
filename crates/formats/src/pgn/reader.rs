//! Reading games one after the other from a stream of any length.

use std::io::Read;

use rokade_board::notation::Letters;

use super::Game;
use super::fault::PgnError;
use super::interpret::interpret;
use super::lexer::Lexer;
use super::sheet::{Extent, Sheet};

/// Reads the games of a PGN stream. Memory does not grow with the stream: a buffer of fixed size
/// and one game, of which a bounded amount is kept (see [`FaultKind::TooLong`](super::FaultKind)).
///
/// ```
/// use rokade_formats::pgn::{Game, Reader};
///
/// let mut reader = Reader::new("[White \"Holm, Astrid\"]\n\n1. e4 e5 2. Sf3 Sc6 *\n".as_bytes());
/// let mut game = Game::default();
/// while reader.read_game(&mut game)? {
///     assert_eq!(game.main_line().count(), 4);
///     assert!(game.faults.is_empty());
/// }
/// # Ok::<(), rokade_formats::pgn::PgnError>(())
/// ```
pub struct Reader<R> {
    lexer: Lexer<R>,
    sheet: Sheet,
    extent: Extent,
    letters: Option<Letters>,
}

impl<R: Read> Reader<R> {
    /// Reads everything: variations, comments, glyphs. The source need not be buffered.
    pub fn new(source: R) -> Self {
        Self { lexer: Lexer::new(source), sheet: Sheet::default(), extent: Extent::Everything, letters: None }
    }

    /// Reads only tags, the moves of the games themselves and results, for work in masses.
    pub fn main_lines(source: R) -> Self {
        Self { extent: Extent::MainLine, ..Self::new(source) }
    }

    /// Takes the moves to be written in these letters instead of recognising them game by game.
    pub fn in_letters(mut self, letters: Letters) -> Self {
        self.letters = Some(letters);
        self
    }

    /// Reads the next game into `game`, whose memory is used again; false at the end. What is wrong
    /// with a game stands in [`Game::faults`]; only a source that fails is an error.
    pub fn read_game(&mut self, game: &mut Game) -> Result<bool, PgnError> {
        let gathered = self.sheet.gather(&mut self.lexer, game, self.extent);
        let is_game = gathered.map_err(|source| PgnError { line: self.lexer.line(), source })?;
        if is_game {
            interpret(&self.sheet, game, self.letters);
        }
        Ok(is_game)
    }
}
