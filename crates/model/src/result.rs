//! Colours, results of a game, and what one player gets of it.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    White,
    Black,
}

impl Not for Color {
    type Output = Color;
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// What one player gets of a finished game, by the letters of report files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: a win in less than one move, not rated
    ShortWin,
    /// `D`
    ShortDraw,
    /// `L`
    ShortLoss,
    /// `+`: the opponent did not play
    ForfeitWin,
    /// `-`
    ForfeitLoss,
}

impl Mark {
    /// What one player got of a game, as tables write it; `*` while nothing is known.
    pub const fn sign(mark: Option<Mark>) -> &'static str {
        match mark {
            None => "*",
            Some(Mark::Win | Mark::ShortWin) => "1",
            Some(Mark::Draw | Mark::ShortDraw) => "½",
            Some(Mark::Loss | Mark::ShortLoss) => "0",
            Some(Mark::ForfeitWin) => "+",
            Some(Mark::ForfeitLoss) => "–",
        }
    }

    /// Both players sat down to this game.
    pub const fn is_played(self) -> bool {
        !matches!(self, Mark::ForfeitWin | Mark::ForfeitLoss)
    }

    pub const fn is_win(self) -> bool {
        matches!(self, Mark::Win | Mark::ShortWin | Mark::ForfeitWin)
    }

    pub const fn is_draw(self) -> bool {
        matches!(self, Mark::Draw | Mark::ShortDraw)
    }

    pub const fn letter(self) -> char {
        match self {
            Mark::Win => '1',
            Mark::Draw => '=',
            Mark::Loss => '0',
            Mark::ShortWin => 'W',
            Mark::ShortDraw => 'D',
            Mark::ShortLoss => 'L',
            Mark::ForfeitWin => '+',
            Mark::ForfeitLoss => '-',
        }
    }

    pub const fn from_letter(letter: char) -> Option<Mark> {
        Some(match letter {
            '1' => Mark::Win,
            '=' => Mark::Draw,
            '0' => Mark::Loss,
            'W' | 'w' => Mark::ShortWin,
            'D' | 'd' => Mark::ShortDraw,
            'L' | 'l' => Mark::ShortLoss,
            '+' => Mark::ForfeitWin,
            '-' => Mark::ForfeitLoss,
            _ => return None,
        })
    }
}

/// A finished game from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    /// Both lose, by the arbiter's decision.
    BothLose,
    /// White has half a point, Black none, by the arbiter's decision.
    HalfToWhite,
    /// Black has half a point, White none, by the arbiter's decision.
    HalfToBlack,
    /// Black did not appear.
    BlackForfeits,
    /// White did not appear.
    WhiteForfeits,
    /// Nobody appeared.
    BothForfeit,
    /// Less than one move was made: counts in the table, is not rated.
    ShortWhiteWins,
    ShortBlackWins,
    ShortDraw,
}

impl GameResult {
    pub const ALL: [GameResult; 12] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::BothLose,
        GameResult::HalfToWhite,
        GameResult::HalfToBlack,
        GameResult::BlackForfeits,
        GameResult::WhiteForfeits,
        GameResult::BothForfeit,
        GameResult::ShortWhiteWins,
        GameResult::ShortBlackWins,
        GameResult::ShortDraw,
    ];

    /// White's and Black's mark.
    pub const fn marks(self) -> (Mark, Mark) {
        match self {
            GameResult::WhiteWins => (Mark::Win, Mark::Loss),
            GameResult::BlackWins => (Mark::Loss, Mark::Win),
            GameResult::Draw => (Mark::Draw, Mark::Draw),
            GameResult::BothLose => (Mark::Loss, Mark::Loss),
            GameResult::HalfToWhite => (Mark::Draw, Mark::Loss),
            GameResult::HalfToBlack => (Mark::Loss, Mark::Draw),
            GameResult::BlackForfeits => (Mark::ForfeitWin, Mark::ForfeitLoss),
            GameResult::WhiteForfeits => (Mark::ForfeitLoss, Mark::ForfeitWin),
            GameResult::BothForfeit => (Mark::ForfeitLoss, Mark::ForfeitLoss),
            GameResult::ShortWhiteWins => (Mark::ShortWin, Mark::ShortLoss),
            GameResult::ShortBlackWins => (Mark::ShortLoss, Mark::ShortWin),
            GameResult::ShortDraw => (Mark::ShortDraw, Mark::ShortDraw),
        }
    }

    pub const fn mark(self, color: Color) -> Mark {
        match color {
            Color::White => self.marks().0,
            Color::Black => self.marks().1,
        }
    }

    /// The result two marks make, White's first; `None` if they contradict each other.
    pub fn from_marks(white: Mark, black: Mark) -> Option<GameResult> {
        GameResult::ALL.into_iter().find(|result| result.marks() == (white, black))
    }

    pub const fn is_played(self) -> bool {
        self.marks().0.is_played() && self.marks().1.is_played()
    }

    /// The form of the JSON contract: `1-0`, `1/2-1/2`, `+:-`. Short games read as their plain form.
    pub const fn contract(self) -> &'static str {
        match self {
            GameResult::WhiteWins | GameResult::ShortWhiteWins => "1-0",
            GameResult::BlackWins | GameResult::ShortBlackWins => "0-1",
            GameResult::Draw | GameResult::ShortDraw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::HalfToWhite => "1/2-0",
            GameResult::HalfToBlack => "0-1/2",
            GameResult::BlackForfeits => "+:-",
            GameResult::WhiteForfeits => "-:+",
            GameResult::BothForfeit => "-:-",
        }
    }

    /// As chess people write it: `1–0`, `½–½`, `+ –`.
    pub const fn chess(self) -> &'static str {
        match self {
            GameResult::WhiteWins | GameResult::ShortWhiteWins => "1–0",
            GameResult::BlackWins | GameResult::ShortBlackWins => "0–1",
            GameResult::Draw | GameResult::ShortDraw => "½–½",
            GameResult::BothLose => "0–0",
            GameResult::HalfToWhite => "½–0",
            GameResult::HalfToBlack => "0–½",
            GameResult::BlackForfeits => "+ –",
            GameResult::WhiteForfeits => "– +",
            GameResult::BothForfeit => "– –",
        }
    }
}

/// A score in the form of programs as chess people write it: `½–½`. One that no game of a tournament ends with, such
/// as `1-1/2` by an arbiter's decision, is written alike.
pub fn chess_score(text: &str) -> String {
    match text.parse::<GameResult>() {
        Ok(result) => result.chess().to_owned(),
        Err(_) => text.replace("1/2", "½").replace('-', "–"),
    }
}

impl fmt::Display for GameResult {
    /// The contract's form, with `s` behind a short game, so that every result can be read back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.contract())?;
        match self {
            GameResult::ShortWhiteWins | GameResult::ShortBlackWins | GameResult::ShortDraw => f.write_str("s"),
            _ => Ok(()),
        }
    }
}

impl From<GameResult> for String {
    fn from(result: GameResult) -> String {
        result.to_string()
    }
}

/// The text is no result of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no result; known: 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2, +:-, -:+, -:-")]
pub struct InvalidResult(pub String);

impl FromStr for GameResult {
    type Err = InvalidResult;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.to_string() == text)
            .ok_or_else(|| InvalidResult(text.to_owned()))
    }
}

impl TryFrom<String> for GameResult {
    type Error = InvalidResult;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_reads_what_it_writes() {
        for result in GameResult::ALL {
            assert_eq!(result.to_string().parse(), Ok(result));
            let (white, black) = result.marks();
            assert_eq!(GameResult::from_marks(white, black), Some(result));
            assert_eq!(Mark::from_letter(white.letter()), Some(white));
        }
    }

    #[test]
    fn contradicting_marks_make_no_result() {
        assert_eq!(GameResult::from_marks(Mark::Win, Mark::Win), None);
        assert_eq!(GameResult::from_marks(Mark::Win, Mark::ForfeitLoss), None);
    }
}
