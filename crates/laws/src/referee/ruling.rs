//! What the referee answers: rulings, open questions, the result.

use std::fmt;
use std::str::FromStr;

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};
use serde::{Deserialize, Serialize};

use super::event::HalfPoint;
use super::pair::Both;
use super::time::Millis;

/// What a ruling decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    IllegalMove,
    ClaimAccepted,
    ClaimRejected,
    ClaimPostponed,
    TouchUpheld,
    TouchRejected,
    Penalty,
    Restored,
    Replay,
    NoAction,
    GameOver,
}

impl Decision {
    pub const ALL: [Decision; 11] = [
        Decision::IllegalMove,
        Decision::ClaimAccepted,
        Decision::ClaimRejected,
        Decision::ClaimPostponed,
        Decision::TouchUpheld,
        Decision::TouchRejected,
        Decision::Penalty,
        Decision::Restored,
        Decision::Replay,
        Decision::NoAction,
        Decision::GameOver,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Decision::IllegalMove => "illegal_move",
            Decision::ClaimAccepted => "claim_accepted",
            Decision::ClaimRejected => "claim_rejected",
            Decision::ClaimPostponed => "claim_postponed",
            Decision::TouchUpheld => "touch_upheld",
            Decision::TouchRejected => "touch_rejected",
            Decision::Penalty => "penalty",
            Decision::Restored => "restored",
            Decision::Replay => "replay",
            Decision::NoAction => "no_action",
            Decision::GameOver => "game_over",
        }
    }
}

/// What a ruling does to the game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// Play goes on as it is. No ruling on a game that is over says so: see [`Consequence::after_the_end`].
    PlayGoesOn,
    /// A loss is put aside: the game that was over is played.
    LossPutAside,
    /// The game was over before, and its result stays as it is.
    ResultStands,
    /// The next ruling of the same moment decides the game.
    NextRuling,
    /// The matter lies outside the game, and nothing more follows.
    NothingFollows,
    /// The illegal move is taken back and another must be made.
    MoveReplaced,
    /// An illegal move that was not completed is corrected without a penalty.
    MoveCorrected,
    /// The pawn on the last rank becomes a queen.
    QueenPlaced,
    /// The clock goes back to the player who pressed it for nothing.
    ClockReturned,
    /// The position before the irregularity is set up again.
    PositionRestored,
    /// Pieces knocked over are put back on their squares.
    PiecesPutBack,
    /// The position and the times of the adjournment are set up.
    PlayResumed,
    /// The position is moved to a board that stands right.
    PositionTransferred,
    /// The touched man must be moved or taken.
    TouchedManBinds,
    /// The announced move must be played.
    AnnouncedMoveOwed,
    /// Only the amounts of the clock change.
    ClockAdjusted,
    /// Both players get an increment from now on.
    IncrementIntroduced,
    /// The next move counts as the first of the following period.
    NextPeriod,
    /// The sheet must be completed before the next move.
    SheetCompleted,
    /// A warning is noted against the player.
    Warned,
    /// The points of the game are changed.
    PointsChanged,
    /// A matter beyond this game: fine, round, event.
    BeyondTheGame,
    GameLost,
    GameDrawn,
    /// Both players lose.
    BothLose,
    Annulled,
}

impl Consequence {
    pub const ALL: [Consequence; 26] = [
        Consequence::PlayGoesOn,
        Consequence::LossPutAside,
        Consequence::ResultStands,
        Consequence::NextRuling,
        Consequence::NothingFollows,
        Consequence::MoveReplaced,
        Consequence::MoveCorrected,
        Consequence::QueenPlaced,
        Consequence::ClockReturned,
        Consequence::PositionRestored,
        Consequence::PiecesPutBack,
        Consequence::PlayResumed,
        Consequence::PositionTransferred,
        Consequence::TouchedManBinds,
        Consequence::AnnouncedMoveOwed,
        Consequence::ClockAdjusted,
        Consequence::IncrementIntroduced,
        Consequence::NextPeriod,
        Consequence::SheetCompleted,
        Consequence::Warned,
        Consequence::PointsChanged,
        Consequence::BeyondTheGame,
        Consequence::GameLost,
        Consequence::GameDrawn,
        Consequence::BothLose,
        Consequence::Annulled,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Consequence::PlayGoesOn => "play_goes_on",
            Consequence::LossPutAside => "loss_put_aside",
            Consequence::ResultStands => "result_stands",
            Consequence::NextRuling => "next_ruling",
            Consequence::NothingFollows => "nothing_follows",
            Consequence::MoveReplaced => "move_replaced",
            Consequence::MoveCorrected => "move_corrected",
            Consequence::QueenPlaced => "queen_placed",
            Consequence::ClockReturned => "clock_returned",
            Consequence::PositionRestored => "position_restored",
            Consequence::PiecesPutBack => "pieces_put_back",
            Consequence::PlayResumed => "play_resumed",
            Consequence::PositionTransferred => "position_transferred",
            Consequence::TouchedManBinds => "touched_man_binds",
            Consequence::AnnouncedMoveOwed => "announced_move_owed",
            Consequence::ClockAdjusted => "clock_adjusted",
            Consequence::IncrementIntroduced => "increment_introduced",
            Consequence::NextPeriod => "next_period",
            Consequence::SheetCompleted => "sheet_completed",
            Consequence::Warned => "warned",
            Consequence::PointsChanged => "points_changed",
            Consequence::BeyondTheGame => "beyond_the_game",
            Consequence::GameLost => "game_lost",
            Consequence::GameDrawn => "game_drawn",
            Consequence::BothLose => "both_lose",
            Consequence::Annulled => "annulled",
        }
    }

    /// The same for a game that is over: what only a game in play can suffer leaves the result as it is.
    pub const fn after_the_end(self) -> Self {
        match self {
            Consequence::PlayGoesOn
            | Consequence::MoveReplaced
            | Consequence::MoveCorrected
            | Consequence::QueenPlaced
            | Consequence::ClockReturned
            | Consequence::PositionRestored
            | Consequence::PiecesPutBack
            | Consequence::PlayResumed
            | Consequence::PositionTransferred
            | Consequence::TouchedManBinds
            | Consequence::AnnouncedMoveOwed
            | Consequence::ClockAdjusted
            | Consequence::IncrementIntroduced
            | Consequence::NextPeriod
            | Consequence::SheetCompleted
            | Consequence::ResultStands => Consequence::ResultStands,
            Consequence::NextRuling
            | Consequence::LossPutAside
            | Consequence::NothingFollows
            | Consequence::Warned
            | Consequence::PointsChanged
            | Consequence::BeyondTheGame
            | Consequence::GameLost
            | Consequence::GameDrawn
            | Consequence::BothLose
            | Consequence::Annulled => self,
        }
    }
}

/// Every matter that a question can be about.
pub const MATTERS: &[&str] = &[
    "boards_differ",
    "both_flags_order",
    "clock_at_resumption",
    "clock_fault",
    "clock_handling",
    "clock_setting",
    "clocks_stopped",
    "colours_reversed",
    "displaced_pieces",
    "draw_agreement",
    "empty_press",
    "increment_g4",
    "late_arrival",
    "move_written_in_advance",
    "phone",
    "position_after_lost_envelope",
    "quickplay_claim",
    "quickplay_postponed",
    "recording_neglected",
    "refusal",
    "signatures_differ",
    "two_hands",
];

/// A matter that the Laws leave to the arbiter, until he decides it.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub line: u32,
    pub at: Millis,
    /// The stable word for the matter, such as `quickplay_claim`.
    pub matter: &'static str,
    pub against: Option<Color>,
    /// What happened and why it is open, with the clauses that leave it open.
    pub reason: Reason,
    pub choices: Vec<Offered>,
}

/// A choice of the arbiter's and what it would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// `accept`, `postpone`, `reject`, or the printed number of a penalty.
    pub choice: String,
    /// The clause that gives the choice.
    pub clause: ClauseId,
    pub consequence: Consequence,
    pub change: Both<Millis>,
}

/// The score of a game, each player's in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Score {
    pub white: HalfPoint,
    pub black: HalfPoint,
}

impl Score {
    pub const DRAW: Score = Score { white: HalfPoint(1), black: HalfPoint(1) };
    pub const BOTH_LOSE: Score = Score { white: HalfPoint(0), black: HalfPoint(0) };

    pub const fn win(winner: Color) -> Self {
        match winner {
            Color::White => Score { white: HalfPoint(2), black: HalfPoint(0) },
            Color::Black => Score { white: HalfPoint(0), black: HalfPoint(2) },
        }
    }

    pub const fn of(self, color: Color) -> HalfPoint {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    pub fn set(&mut self, color: Color, points: HalfPoint) {
        match color {
            Color::White => self.white = points,
            Color::Black => self.black = points,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = |points: HalfPoint| match points.0 {
            0 => "0",
            1 => "1/2",
            _ => "1",
        };
        write!(f, "{}-{}", half(self.white), half(self.black))
    }
}

/// The text is no score of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no score; write 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0 or 0-1/2")]
pub struct UnknownScore(String);

impl FromStr for Score {
    type Err = UnknownScore;

    fn from_str(text: &str) -> Result<Self, UnknownScore> {
        let unknown = || UnknownScore(text.to_owned());
        let half = |text: &str| match text {
            "0" => Ok(HalfPoint(0)),
            "1/2" | "½" => Ok(HalfPoint(1)),
            "1" => Ok(HalfPoint(2)),
            _ => Err(unknown()),
        };
        let (white, black) = text.split_once(['-', '–']).ok_or_else(unknown)?;
        let score = Score { white: half(white)?, black: half(black)? };
        if score.white.0 + score.black.0 > 2 { Err(unknown()) } else { Ok(score) }
    }
}

impl TryFrom<String> for Score {
    type Error = UnknownScore;
    fn try_from(text: String) -> Result<Self, UnknownScore> {
        text.parse()
    }
}

impl From<Score> for String {
    fn from(score: Score) -> String {
        score.to_string()
    }
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    ResignationNoMatePossible,
    Agreement,
    Threefold,
    FiftyMoves,
    Fivefold,
    SeventyFiveMoves,
    Flag,
    FlagNoMatePossible,
    BothFlags,
    IllegalMoves,
    IllegalMovesNoMatePossible,
    IllegalMoveBlitz,
    IllegalPosition,
    Quickplay,
    DefaultTime,
    Phone,
    PhoneNoMatePossible,
    Refusal,
    SealedMoveInvalid,
    DefaultResumption,
    Annulled,
    Signed,
    Arbiter,
}

impl EndReason {
    pub const ALL: [EndReason; 27] = [
        EndReason::Checkmate,
        EndReason::Stalemate,
        EndReason::DeadPosition,
        EndReason::Resignation,
        EndReason::ResignationNoMatePossible,
        EndReason::Agreement,
        EndReason::Threefold,
        EndReason::FiftyMoves,
        EndReason::Fivefold,
        EndReason::SeventyFiveMoves,
        EndReason::Flag,
        EndReason::FlagNoMatePossible,
        EndReason::BothFlags,
        EndReason::IllegalMoves,
        EndReason::IllegalMovesNoMatePossible,
        EndReason::IllegalMoveBlitz,
        EndReason::IllegalPosition,
        EndReason::Quickplay,
        EndReason::DefaultTime,
        EndReason::Phone,
        EndReason::PhoneNoMatePossible,
        EndReason::Refusal,
        EndReason::SealedMoveInvalid,
        EndReason::DefaultResumption,
        EndReason::Annulled,
        EndReason::Signed,
        EndReason::Arbiter,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::Stalemate => "stalemate",
            EndReason::DeadPosition => "dead_position",
            EndReason::Resignation => "resignation",
            EndReason::ResignationNoMatePossible => "resignation_no_mate_possible",
            EndReason::Agreement => "agreement",
            EndReason::Threefold => "threefold",
            EndReason::FiftyMoves => "fifty_moves",
            EndReason::Fivefold => "fivefold",
            EndReason::SeventyFiveMoves => "seventy_five_moves",
            EndReason::Flag => "flag",
            EndReason::FlagNoMatePossible => "flag_no_mate_possible",
            EndReason::BothFlags => "both_flags",
            EndReason::IllegalMoves => "illegal_moves",
            EndReason::IllegalMovesNoMatePossible => "illegal_moves_no_mate_possible",
            EndReason::IllegalMoveBlitz => "illegal_move_blitz",
            EndReason::IllegalPosition => "illegal_position",
            EndReason::Quickplay => "quickplay",
            EndReason::DefaultTime => "default_time",
            EndReason::Phone => "phone",
            EndReason::PhoneNoMatePossible => "phone_no_mate_possible",
            EndReason::Refusal => "refusal",
            EndReason::SealedMoveInvalid => "sealed_move_invalid",
            EndReason::DefaultResumption => "default_resumption",
            EndReason::Annulled => "annulled",
            EndReason::Signed => "signed",
            EndReason::Arbiter => "arbiter",
        }
    }
}

/// How the game ended. Annulled games have no score.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub score: Option<Score>,
    pub reason: EndReason,
    pub clauses: Vec<ClauseId>,
    pub at: Millis,
}
