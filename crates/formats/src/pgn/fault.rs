//! What can be wrong with a recorded game. Faults are facts of their game; the next game is read
//! all the same.

use std::io;

use rokade_board::BadFen;
use rokade_board::notation::Unreadable;

use crate::Problem;

/// Of a damaged game this many faults are listed, the others counted.
pub(super) const MOST_FAULTS: usize = 100;
/// Enough of a bad text to recognise it by.
const LONGEST_TEXT: usize = 60;

/// The input could not be read any further.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {source}")]
pub struct PgnError {
    pub line: usize,
    pub source: io::Error,
}

/// One thing wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    pub kind: FaultKind,
    /// What stands there, shortened.
    pub found: String,
    /// Of a move: which half-move of its line it would have been, from 1.
    pub ply: usize,
    /// How many variations deep; 0 in the game itself.
    pub depth: usize,
    /// How many tokens of the game stand before it.
    pub(super) order: usize,
}

/// What is wrong with a game as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The text is no legal move here; its line ends before it.
    Move(Unreadable),
    /// `--`: no move was made. The line ends before it.
    NullMove,
    /// The FEN tag names no position, so no move can be read.
    Start(BadFen),
    /// The rules of the named variant are not known here, so no move can be read.
    Variant,
    /// Not of the form `[Name "Value"]`.
    Tag,
    /// The same tag a second time; the first counts.
    RepeatedTag,
    /// A text that has no place in a PGN file.
    Stray,
    UnclosedComment,
    UnclosedVariation,
    /// `)` without `(`.
    UnopenedVariation,
    /// A variation before the first move.
    VariationOfNothing,
    /// No `1-0`, `0-1`, `1/2-1/2` or `*` behind the moves.
    ResultMissing,
    /// The Result tag says something else than the end of the moves.
    ResultsDiffer,
    /// A comment, tag or word was cut, or the game has more of them than are kept.
    TooLong,
}

impl FaultKind {
    /// The stable key of this kind of fault.
    pub fn key(&self) -> &'static str {
        match self {
            FaultKind::Move(Unreadable::NotAMove(_)) => "pgn_not_a_move",
            FaultKind::Move(Unreadable::Illegal(_)) => "pgn_illegal_move",
            FaultKind::Move(Unreadable::Ambiguous(_)) => "pgn_ambiguous_move",
            FaultKind::NullMove => "pgn_null_move",
            FaultKind::Start(_) => "pgn_start",
            FaultKind::Variant => "pgn_variant",
            FaultKind::Tag => "pgn_tag",
            FaultKind::RepeatedTag => "pgn_repeated_tag",
            FaultKind::Stray => "pgn_stray",
            FaultKind::UnclosedComment => "pgn_unclosed_comment",
            FaultKind::UnclosedVariation => "pgn_unclosed_variation",
            FaultKind::UnopenedVariation => "pgn_unopened_variation",
            FaultKind::VariationOfNothing => "pgn_variation_of_nothing",
            FaultKind::ResultMissing => "pgn_result_missing",
            FaultKind::ResultsDiffer => "pgn_results_differ",
            FaultKind::TooLong => "pgn_too_long",
        }
    }
}

impl Fault {
    pub(super) fn new(line: usize, kind: FaultKind, found: &[u8]) -> Self {
        let found = super::decode(found).chars().take(LONGEST_TEXT).collect();
        Self { line, kind, found, ply: 0, depth: 0, order: 0 }
    }

    /// The name in a text that is no tag, to show how it would be one.
    fn tag_name(&self) -> &str {
        let inside = self.found.trim_start_matches(['[', ' ']);
        let end = inside.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(inside.len());
        if end == 0 { "Event" } else { &inside[..end] }
    }

    /// Whether the moves of the game itself could not be read beyond this.
    pub fn ends_main_line(&self) -> bool {
        match self.kind {
            FaultKind::Move(_) | FaultKind::NullMove => self.depth == 0,
            FaultKind::Start(_) | FaultKind::Variant => true,
            _ => false,
        }
    }

    /// Whether moves of the game itself may be missing from here on: they could not be read, or
    /// something that was never closed swallowed them.
    pub fn breaks_off(&self) -> bool {
        match self.kind {
            FaultKind::UnclosedComment | FaultKind::UnclosedVariation => true,
            _ => self.ends_main_line(),
        }
    }

    /// The fault as a problem of the file.
    pub fn problem(&self, file: &str) -> Problem {
        let mut problem = Problem::at(self.line, None, self.kind.key()).found(&self.found);
        file.clone_into(&mut problem.file);
        let ply = i64::try_from(self.ply).expect("a game is kept within its limits");
        match &self.kind {
            FaultKind::Move(Unreadable::Illegal(breach)) => {
                problem.with("ply", ply).with("illegal", breach.illegal.key())
            }
            FaultKind::Move(_) | FaultKind::NullMove => problem.with("ply", ply),
            FaultKind::Tag => problem.expected(format!("[{} \"…\"]", self.tag_name())),
            FaultKind::ResultMissing => problem.expected("1-0, 0-1, 1/2-1/2, *"),
            _ => problem,
        }
    }
}
