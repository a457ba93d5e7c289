//! Who may speak of an illegal move, and until when: standard play, and rapid and blitz in each
//! edition.

use rokade_board::Color;
use rokade_clause::{Citation, Logic, Reason, rule};

use super::clauses;
use super::offence::Offence;
use crate::referee::game::Game;
use crate::referee::pace::Pace;
use crate::referee::pair::color_key;
use crate::referee::settings::Settings;
use crate::referee::touching;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Regime {
    /// Arbiter and players, as long as the game lasts.
    Ordinary,
    /// The same, but a player who has touched a man no longer.
    UntilTouched,
    /// Only the opponent, before he moves; the arbiter only for an unfinished promotion.
    OnClaim,
    /// Only the opponent, before he moves, and he claims the game.
    WinOnClaim,
    /// Arbiter or opponent, before the opponent moves.
    BeforeReply,
}

impl Regime {
    pub(super) fn of(settings: &Settings) -> Self {
        match settings.edition.logic() {
            Logic::Laws2001 => match settings.pace {
                Pace::Standard => Regime::Ordinary,
                Pace::Rapid => Regime::UntilTouched,
                Pace::Blitz => Regime::WinOnClaim,
            },
            Logic::Laws2009(_) if settings.is_limited() => match settings.pace {
                Pace::Blitz => Regime::WinOnClaim,
                Pace::Standard | Pace::Rapid => Regime::OnClaim,
            },
            Logic::Laws2018 | Logic::Laws2023 if settings.is_limited() => Regime::BeforeReply,
            Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => Regime::Ordinary,
        }
    }

    /// The clause that makes the regime, where it is not the ordinary one. `B5.b` of 2001 cites other
    /// numbers than its heading promises (`docs/readings/illegal-move-rapid-2001.md`).
    pub(super) fn rule(self) -> Option<Citation> {
        match self {
            Regime::Ordinary => None,
            Regime::UntilTouched => Some(rule("illegal_move_until_touched")),
            Regime::OnClaim => Some(rule("rapid_illegal_move_on_claim")),
            Regime::WinOnClaim => Some(rule("illegal_move_win_on_claim")),
            Regime::BeforeReply => Some(rule("illegal_move_before_reply")),
        }
    }
}

/// Why a player's claim comes too late.
pub(super) fn bars_claim(game: &Game, player: Color, offence: &Offence) -> Option<Reason> {
    let is_answered = offence.is_answered(game);
    // How men are moved is a matter of touched men, and so is the right to complain of it.
    if offence.is_only_hands(game) && (is_answered || has_touched_since(game, player)) {
        let lost = clauses::RIGHT_LOST.reason(game.edition(), "illegal_move_right_lost");
        return Some(lost.with("color", color_key(player)));
    }
    let regime = game.regime();
    let rule = regime.rule()?;
    let key = match regime {
        Regime::UntilTouched if is_answered || has_touched_since(game, player) => "illegal_move_right_lost",
        Regime::OnClaim | Regime::WinOnClaim | Regime::BeforeReply if is_answered => "illegal_move_stands",
        _ => return None,
    };
    Some(rule.reason(game.edition(), key).with("color", color_key(player)))
}

/// A player who is on move after the opponent's illegal move, and has touched a man.
fn has_touched_since(game: &Game, player: Color) -> bool {
    game.turn() == player && touching::has_touched(game, player)
}

/// Why the arbiter leaves it alone.
pub(super) fn bars_arbiter(game: &Game, offence: &Offence) -> Option<Reason> {
    let regime = game.regime();
    let rule = regime.rule()?;
    let key = match regime {
        Regime::Ordinary | Regime::UntilTouched => return None,
        Regime::OnClaim if offence.is_unpromoted(game) => return None,
        Regime::OnClaim | Regime::WinOnClaim if offence.is_answered(game) => "illegal_move_stands",
        Regime::OnClaim | Regime::WinOnClaim => "illegal_move_left_to_opponent",
        Regime::BeforeReply if offence.is_answered(game) => "illegal_move_stands",
        Regime::BeforeReply => return None,
    };
    Some(rule.reason(game.edition(), key).with("color", color_key(!offence.by)))
}
