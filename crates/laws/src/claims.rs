//! Draws that the player on move may claim: the third occurrence and the 50 moves, on the board or
//! by a move that is announced and not yet played. How a claim is made (written, told, clocks) is
//! the referee's; here is decided whether it is right.

use rokade_board::{Color, File, History, Move, Rank, Role, Square};
use rokade_clause::{ClauseId, Reason};

use crate::endings;
use crate::laws::{Counted, Laws};

/// The rules by which a player may claim a draw from the moves alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ClaimRule {
    Threefold,
    Fifty,
}

impl ClaimRule {
    pub const ALL: [ClaimRule; 2] = [ClaimRule::Threefold, ClaimRule::Fifty];

    pub const fn key(self) -> &'static str {
        match self {
            ClaimRule::Threefold => "threefold",
            ClaimRule::Fifty => "fifty",
        }
    }

    fn counted(self, laws: &Laws) -> &Counted {
        match self {
            ClaimRule::Threefold => &laws.threefold,
            ClaimRule::Fifty => &laws.fifty,
        }
    }

    /// How often the position has occurred, or how many half-moves were quiet, at the claim.
    fn count(self, history: &History, with_move: Option<Move>) -> u32 {
        match (self, with_move) {
            (ClaimRule::Threefold, None) => history.repetitions(),
            (ClaimRule::Threefold, Some(m)) => history.repetitions_after(m),
            (ClaimRule::Fifty, None) => history.position().quiet_plies(),
            (ClaimRule::Fifty, Some(m)) if m.is_zeroing() => 0,
            (ClaimRule::Fifty, Some(_)) => history.position().quiet_plies() + 1,
        }
    }
}

/// A correct claim that the player on move can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Half-moves played when the claim is open.
    pub ply: u32,
    /// The player on move.
    pub by: Color,
    pub rule: ClaimRule,
    /// The move to be announced, or `None` where the position on the board is enough.
    pub with_move: Option<Move>,
    pub clause: &'static ClauseId,
}

/// Judges a claim. The announced move must be legal; a claim in a game that is over is void.
pub fn judge(
    laws: &'static Laws,
    history: &History,
    rule: ClaimRule,
    with_move: Option<Move>,
) -> Result<Claim, Reason> {
    if let Some(ending) = endings::automatic(laws, history) {
        let mut reason = ending.reason().with("cause", ending.cause.key());
        reason.key = "claim_after_the_end".into();
        return Err(reason);
    }
    judge_count(laws, history, rule, with_move)
}

fn judge_count(
    laws: &'static Laws,
    history: &History,
    rule: ClaimRule,
    with_move: Option<Move>,
) -> Result<Claim, Reason> {
    let counted = rule.counted(laws);
    let needed = if with_move.is_some() { &counted.announced } else { &counted.on_board };
    let found = rule.count(history, with_move);
    if found >= needed.value {
        return Ok(open(laws, history, rule, with_move));
    }
    let key = match (rule, with_move) {
        (ClaimRule::Threefold, None) => "claim_too_few_occurrences",
        (ClaimRule::Threefold, Some(_)) => "claim_too_few_with_the_move",
        (ClaimRule::Fifty, None) => "claim_too_few_quiet_moves",
        (ClaimRule::Fifty, Some(_)) => "claim_too_few_quiet_with_the_move",
    };
    Err(Reason::resting_on(key, vec![needed.clause.clone()]).with("found", found).with("needed", needed.value))
}

fn open(laws: &'static Laws, history: &History, rule: ClaimRule, with_move: Option<Move>) -> Claim {
    Claim {
        ply: u32::try_from(history.plies()).expect("no game has four thousand million moves"),
        by: history.position().turn(),
        rule,
        with_move,
        clause: laws.claim_clause(rule.counted(laws), with_move.is_some()),
    }
}

/// Every correct claim of the player on move, in this order: on the board before announced,
/// threefold before fifty, then the moves by their coordinates (`a1b1` before `a2a3`, castling as
/// king to rook, promotion to knight, bishop, rook, queen).
///
/// An announced move counts also where the position on the board would be enough
/// (`docs/readings/claims-announced.md`).
pub fn claims(laws: &'static Laws, history: &History) -> Vec<Claim> {
    let mut found = Vec::new();
    push_claims(laws, history, &mut found);
    if !found.is_empty() && endings::automatic(laws, history).is_some() {
        found.clear();
    }
    found
}

/// The same for a game that is known to go on, without memory of its own.
pub(crate) fn push_claims(laws: &'static Laws, history: &History, found: &mut Vec<Claim>) {
    for rule in ClaimRule::ALL {
        if rule.count(history, None) >= rule.counted(laws).on_board.value {
            found.push(open(laws, history, rule, None));
        }
    }
    let returning = history.squares_of_return(laws.threefold.announced.value);
    let is_fifty_near = history.position().quiet_plies() + 1 >= laws.fifty.announced.value;
    if returning.is_empty() && !is_fifty_near {
        return;
    }
    let mut moves = history.position().legal_moves();
    // No pawn move and no capture can bring an earlier position back.
    moves.retain(|m| !m.is_zeroing());
    moves.sort_unstable_by_key(|m| coordinates(*m));
    for rule in ClaimRule::ALL {
        let needed = rule.counted(laws).announced.value;
        let may_be_enough = |m: Move| match rule {
            ClaimRule::Threefold => returning.contains(m.to()) && m.from().is_some_and(|from| returning.contains(from)),
            ClaimRule::Fifty => is_fifty_near,
        };
        for m in moves.iter().copied().filter(|m| may_be_enough(*m)) {
            if rule.count(history, Some(m)) >= needed {
                found.push(open(laws, history, rule, Some(m)));
            }
        }
    }
}

type Coordinates = (Option<(File, Rank)>, (File, Rank), Option<Role>);

/// The order in which announced moves are listed.
fn coordinates(m: Move) -> Coordinates {
    let place = |square: Square| (square.file(), square.rank());
    (m.from().map(place), place(m.to()), m.promotion())
}
