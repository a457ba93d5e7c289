//! What the referee has to say of the game so far.

use rokade_board::notation::{self, Style};
use rokade_board::{Attempt, Board, Color};

use super::adjournment::{self, Label};
use super::arrival;
use super::clock::Clock;
use super::conduct;
use super::filing::Ruling;
use super::game::{Game, Warning};
use super::pair::Both;
use super::ruling::{Question, Verdict};
use super::sheets;
use super::time::Millis;
use super::track::Ply;

/// Whether a player must write the moves down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    Record,
    Exempt,
}

impl Duty {
    pub const fn key(self) -> &'static str {
        match self {
            Duty::Record => "record",
            Duty::Exempt => "exempt",
        }
    }
}

/// A view of the game.
#[derive(Clone, Copy, Debug)]
pub struct Account<'a> {
    game: &'a Game,
}

impl<'a> Account<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        Self { game }
    }

    /// How the game ended, if it did.
    pub fn verdict(&self) -> Option<&'a Verdict> {
        self.game.verdict.as_ref()
    }

    /// `1-0`, `*` and so on.
    pub fn result(&self) -> String {
        let score = self.verdict().and_then(|verdict| verdict.score);
        score.map_or_else(|| "*".to_owned(), |score| score.to_string())
    }

    pub fn rulings(&self) -> &'a [Ruling] {
        &self.game.rulings
    }

    /// What waits for the arbiter's judgement.
    pub fn open(&self) -> &'a [Question] {
        &self.game.open
    }

    /// The loss that the arbiter may still put aside, as a question: to let it stand, or to let the game be
    /// played.
    pub fn loss_to_put_aside(&self) -> Option<Question> {
        conduct::to_put_aside(self.game).or_else(|| adjournment::to_put_aside(self.game))
    }

    pub fn warnings(&self) -> &'a [Warning] {
        &self.game.warnings
    }

    /// At the last event, or at the end of the game.
    pub fn clock(&self) -> Both<Millis> {
        self.game.clock.shown()
    }

    /// The clock itself: who is running, flags, periods, counters.
    pub fn clocks(&self) -> &'a Clock {
        &self.game.clock
    }

    /// Whether the player is known to be at the board.
    pub fn is_here(&self, color: Color) -> bool {
        arrival::is_here(self.game, color)
    }

    pub fn is_started(&self) -> bool {
        self.game.is_started
    }

    pub fn turn(&self) -> Color {
        self.game.turn()
    }

    /// The board as FEN, the en passant square only where the capture is legal.
    pub fn fen(&self) -> String {
        self.game.track.fen()
    }

    /// The moves on the board as scripts and score sheets write them; an illegal move by its squares.
    pub fn moves(&self, style: &Style) -> Vec<String> {
        let coordinates = |_: &Board, attempt: Attempt| format!("{}{}", attempt.from, attempt.to);
        self.game.track.written(|position, m| notation::write(position, m, style), coordinates)
    }

    /// The same as the players write them, without a sign that a move is illegal: who has not claimed it is
    /// not told.
    pub fn moves_as_made(&self, style: &Style) -> Vec<String> {
        let plain = Style { shows_checks: false, ..*style };
        let as_made = |men: &Board, attempt: Attempt| {
            let man = men.piece_at(attempt.from);
            let letter = man.and_then(|man| plain.letters.letter(man.role));
            let takes = men.piece_at(attempt.to).is_some();
            let from = (takes && letter.is_none()).then(|| attempt.from.file().char());
            let sign = if takes { "x" } else { "" };
            let new = attempt.promotion.and_then(|role| plain.letters.letter(role));
            let text = |part: Option<char>| part.map(String::from).unwrap_or_default();
            format!("{}{}{sign}{}{}", text(letter), text(from), attempt.to, text(new))
        };
        self.game.track.written(|position, m| notation::write(position, m, &plain), as_made)
    }

    /// Everything played, legal or not.
    pub fn moves_made(&self) -> &'a [Ply] {
        self.game.track.plies()
    }

    pub fn duty(&self, color: Color) -> Duty {
        sheets::duty(self.game, color)
    }

    /// Who has offered a draw that still stands.
    pub fn draw_offer(&self) -> Option<Color> {
        self.game.draws.offered_by()
    }

    /// Completed illegal moves that count against a player.
    pub fn illegal_moves(&self, color: Color) -> u32 {
        self.game.illegal_moves.counted(color)
    }

    /// What belongs on the envelope of an adjourned game, until the sealed move is played.
    pub fn envelope(&self) -> Option<Label> {
        adjournment::label(self.game)
    }
}
