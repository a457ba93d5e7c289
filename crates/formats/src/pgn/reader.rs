//! Reading games one after the other from a stream of any length.

use std::io::Read;

use rokade_board::notation::Letters;

use super::Game;
use super::fault::PgnError;
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
        let mut sheet = std::mem::take(&mut self.sheet);
        let is_game = self.gather(&mut sheet);
        if let Ok(true) = is_game {
            sheet.read_into(game);
        }
        self.sheet = sheet;
        is_game
    }

    /// Takes the next game off the stream without trying its moves, which [`Sheet::read_into`] then does
    /// wherever there is time for it; false at the end.
    pub fn gather(&mut self, sheet: &mut Sheet) -> Result<bool, PgnError> {
        let gathered = sheet.gather(&mut self.lexer, self.extent, self.letters);
        gathered.map_err(|source| PgnError { line: self.lexer.line(), source })
    }
}
