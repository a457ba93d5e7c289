//! The words of an answer.

use crate::Move;

/// What is known about a side's chance to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// With a line of legal moves from the position to the mate.
    Winnable(Vec<Move>),
    Unwinnable(Why),
    /// The budget is spent.
    Undecided,
}

/// Why a side can never mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    BareKing,
    /// Its men mate in no position with what the other side has.
    Material,
    /// Every line soon ends without a mate, for want of choice.
    ForcedLine,
    /// From the squares the men can ever reach no mate can be given.
    ClosedWall,
    /// Every position that can arise was looked at.
    Exhausted {
        states: u64,
    },
}

/// Which engine decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Material,
    Forced,
    Static,
    Search,
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub verdict: Verdict,
    pub nodes: u64,
    pub method: Method,
}

impl Verdict {
    pub const fn key(&self) -> &'static str {
        match self {
            Verdict::Winnable(_) => "winnable",
            Verdict::Unwinnable(_) => "unwinnable",
            Verdict::Undecided => "undecided",
        }
    }
}

impl Why {
    pub const fn key(self) -> &'static str {
        match self {
            Why::BareKing => "bare_king",
            Why::Material => "material",
            Why::ForcedLine => "forced_line",
            Why::ClosedWall => "closed_wall",
            Why::Exhausted { .. } => "exhausted",
        }
    }
}

impl Method {
    pub const fn key(self) -> &'static str {
        match self {
            Method::Material => "material",
            Method::Forced => "forced",
            Method::Static => "static",
            Method::Search => "search",
        }
    }
}
