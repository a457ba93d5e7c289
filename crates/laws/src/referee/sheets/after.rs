//! What comes after the end of the game: signatures count, a press is no harm, all else is too late.

use rokade_board::Color;
use rokade_clause::{ClauseId, Reason};

use super::{clauses, has_guide, signed};
use crate::referee::event::{Choice, Claimed, Decide, Deed, Noticed};
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::pair::color_key;
use crate::referee::ruling::{Decision, EndReason};
use crate::referee::settings::BadScript;

/// A player does something when the game is over.
pub(crate) fn after_the_end(game: &mut Game, now: Moment, player: Color, deed: &Deed) -> Heard {
    match deed {
        Deed::Sign { result } => return signed::sign(game, now, player, *result),
        Deed::Resign => too_late(game, now, happened("happened_resigned", player), deed),
        Deed::Claim { rule, .. } => {
            let what = happened("happened_claimed_after_the_end", player).with("rule", rule.key());
            too_late(game, now, what, deed);
        }
        Deed::AcceptDraw => too_late(game, now, happened("happened_draw_accepted", player), deed),
        Deed::OfferDraw | Deed::DeclineDraw | Deed::Touch { .. } | Deed::Move { .. } | Deed::Seal { .. } => {
            let reason = over(game, "game_was_over").with("color", color_key(player));
            game.warn(now, reason);
        }
        // The clock is pressed or stopped, the last moves are written, a player comes or goes.
        Deed::Press | Deed::Record { .. } | Deed::Arrive | Deed::Stop { .. } | Deed::Adjourn => {}
        Deed::Start
        | Deed::Notice(_)
        | Deed::Restart { .. }
        | Deed::SetClock { .. }
        | Deed::Decide(_)
        | Deed::Reconstruct { .. }
        | Deed::ResumePlay
        | Deed::OpenEnvelope
        | Deed::EnvelopeLost => return Err(BadScript::new(Reason::house("script_arbiter_only"))),
    }
    Ok(())
}

/// The arbiter does something when the game is over. Penalties are heard elsewhere.
pub(crate) fn arbiter_after_the_end(game: &mut Game, now: Moment, deed: &Deed) -> Heard {
    match deed {
        Deed::Notice(notice) => {
            let what = Reason::house("happened_noticed_after_the_end").with("what", notice.what.key());
            let what = notice.against.into_iter().fold(what, |what, of| what.with("color", color_key(of)));
            too_late(game, now, what, deed);
        }
        Deed::Decide(Decide::Claim(choice)) => {
            let is_heard = *choice == Choice::Reject && signed::overrule(game, now);
            if !is_heard {
                let reason = Reason::house("script_nothing_to_decide").with("choice", choice.key());
                return Err(BadScript::new(reason));
            }
        }
        // Penalties have been heard before.
        Deed::Decide(Decide::Penalty { .. }) | Deed::Stop { .. } => {}
        Deed::Start
        | Deed::Restart { .. }
        | Deed::SetClock { .. }
        | Deed::Reconstruct { .. }
        | Deed::Adjourn
        | Deed::ResumePlay
        | Deed::OpenEnvelope
        | Deed::EnvelopeLost => {
            let reason = over(game, "game_was_over_for_the_arbiter");
            game.warn(now, reason);
        }
        Deed::Arrive
        | Deed::Touch { .. }
        | Deed::Move { .. }
        | Deed::Press
        | Deed::Record { .. }
        | Deed::OfferDraw
        | Deed::AcceptDraw
        | Deed::DeclineDraw
        | Deed::Resign
        | Deed::Claim { .. }
        | Deed::Seal { .. }
        | Deed::Sign { .. } => return Err(BadScript::new(Reason::house("script_player_only"))),
    }
    Ok(())
}

fn too_late(game: &mut Game, now: Moment, what: Reason, deed: &Deed) {
    let mut why = over(game, "nothing_after_the_end");
    if let Some(guide) = guide(game, deed) {
        why = why.and(ClauseId::new(guide));
    }
    game.rule(now, Draft::new(Decision::NoAction, what, why));
}

/// That the game is over, by the clauses that ended it.
fn over(game: &Game, key: &'static str) -> Reason {
    let ended = game.verdict.as_ref().map(|verdict| verdict.clauses.clone()).filter(|clauses| !clauses.is_empty());
    let cited = clauses::SIGNED.reason(game.edition(), key);
    let result =
        game.verdict.as_ref().and_then(|verdict| verdict.score).map_or("*".to_owned(), |score| score.to_string());
    let reason = match ended {
        Some(clauses) => Reason { clauses, ..cited },
        None => cited,
    };
    reason.with("result", result)
}

/// Where the Norwegian guide speaks of just this.
fn guide(game: &Game, deed: &Deed) -> Option<&'static str> {
    let ended = game.verdict.as_ref().filter(|_| has_guide(game.edition()))?.reason;
    let is_on_board = matches!(ended, EndReason::Checkmate | EndReason::Stalemate);
    let is_flag = match deed {
        Deed::Claim { rule, .. } => *rule == Claimed::Flag,
        Deed::Notice(notice) => matches!(notice.what, Noticed::Flag | Noticed::BothFlags),
        _ => false,
    };
    let is_sheet = matches!(deed, Deed::Notice(notice) if notice.what == Noticed::RecordingNeglected);
    match deed {
        Deed::Resign if is_on_board => Some("NO2009-guide-void-resign"),
        _ if is_flag && is_on_board => Some("NO2009-guide-mate-over-flag"),
        _ if is_flag && ended == EndReason::Resignation => Some("NO2009-guide-resign-over-flag"),
        _ if is_sheet => Some("NO2009-guide-rewrite"),
        _ => None,
    }
}
