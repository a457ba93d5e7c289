//! Positions that cannot be: both kings in check, a pawn left on the last rank.

use rokade_clause::{Citation, Reason, rule};

use super::offence::{self, Offence, What};
use super::regime::Regime;
use super::{clauses, penalty, slips};
use crate::referee::event::Noticed;
use crate::referee::game::{Draft, End, Game, Heard, Moment};
use crate::referee::ruling::{Decision, EndReason};

/// Wait for the next move, and declare a draw if nothing has changed.
const AWAITED: Citation = rule("rapid_both_in_check");

/// The arbiter sees men that are no position.
pub(crate) fn illegal_position(game: &mut Game, now: Moment, what: Noticed) -> Heard {
    let regime = game.regime();
    if !is_seen(game, what) {
        let why = clauses::RESTORED.reason(game.edition(), "illegal_position_not_seen");
        game.rule(now, Draft::new(Decision::NoAction, happened(what), why));
        return Ok(());
    }
    match regime {
        Regime::BeforeReply => {
            game.illegal_moves.awaited = Some(game.track.plies().len());
            let why = AWAITED.reason(game.edition(), "illegal_position_awaited");
            game.rule(now, Draft::new(Decision::NoAction, happened(what), why));
        }
        Regime::WinOnClaim => {
            let rule = regime.rule().expect("it has a clause");
            let why = rule.reason(game.edition(), "illegal_position_left_to_players");
            game.rule(now, Draft::new(Decision::NoAction, happened(what), why));
        }
        Regime::Ordinary | Regime::UntilTouched | Regime::OnClaim => match cause(game) {
            Some(offence) => penalty::settle(game, now, &offence),
            None => slips::nothing_found(game, now, Decision::NoAction, None),
        },
    }
    Ok(())
}

fn is_seen(game: &Game, what: Noticed) -> bool {
    match what {
        Noticed::BothKingsInCheck => game.track.are_both_kings_in_check(),
        Noticed::PawnOnLastRank => game.track.pawn_on_last_rank().is_some(),
        _ => false,
    }
}

fn happened(what: Noticed) -> Reason {
    match what {
        Noticed::BothKingsInCheck => Reason::house("happened_both_kings_in_check"),
        _ => Reason::house("happened_pawn_on_last_rank"),
    }
}

/// The move that brought the position about.
fn cause(game: &Game) -> Option<Offence> {
    let first = game.track.irregular_since().and_then(|ply| {
        let one = game.track.plies().get(ply).filter(|one| one.made.is_err() && !one.is_settled)?;
        Some(Offence { by: one.by, what: What::Move { ply } })
    });
    first.or_else(|| offence::find(game, None))
}

/// The move that the arbiter waited for is completed. Where only one king is left in check play goes
/// on (`docs/readings/illegal-position.md`).
pub(crate) fn completed(game: &mut Game, now: Moment, ply: usize) {
    if game.illegal_moves.awaited.is_none_or(|seen| ply < seen) {
        return;
    }
    game.illegal_moves.awaited = None;
    if [Noticed::BothKingsInCheck, Noticed::PawnOnLastRank].into_iter().any(|what| is_seen(game, what)) {
        let why = AWAITED.reason(game.edition(), "illegal_position_drawn").read_as("illegal-position");
        let what = Reason::house("happened_position_still_illegal");
        game.end(now, End::drawn(EndReason::IllegalPosition, what, why));
    }
}
