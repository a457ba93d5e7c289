//! Starting, stopping and setting the clocks. Whether a player had good reason to stop them, whether
//! a clock is at fault and whether it was handled properly only eyes can tell: see [`judged`].

mod judged;

pub(super) use judged::{CLOCK_FAULT, CLOCK_HANDLING, STOPPED, decided};

use rokade_board::Color;
use rokade_clause::{ByEdition, Edition, Figure, Reason, if_any};
use serde::Deserialize;

use super::game::{Game, Heard, Moment};
use super::moves;
use super::pair::{Both, color_key};
use super::ruling::Question;
use super::settings::BadScript;
use super::time::Millis;
use judged::Ground;

/// The arbiter starts the clock of the player who has the first move.
/// A position that is over already ends the game.
pub(super) fn start(game: &mut Game, now: Moment) -> Heard {
    if game.is_started {
        return Err(BadScript::new(Reason::house("script_already_started")));
    }
    game.is_started = true;
    game.clock.run(to_think(game));
    moves::end_if_over_at_start(game, now);
    Ok(())
}

/// A player stops the clocks, which he may do to call the arbiter.
pub(super) fn by_player(game: &mut Game, now: Moment, player: Color, reason: Option<&str>) -> Heard {
    if game.clock.running().is_none() {
        return Ok(());
    }
    game.clock.stop();
    match Ground::of(reason) {
        Ground::ForTheArbiter => {}
        Ground::Unclear => judged::ask_why(game, now, player, reason),
        Ground::Fault(fault) => judged::ask_fault(game, now, fault),
        Ground::Handling(breach) => judged::ask_handling(game, now, breach, Some(!player)),
    }
    Ok(())
}

/// The arbiter stops the clocks.
pub(super) fn by_arbiter(game: &mut Game, now: Moment, reason: Option<&str>) -> Heard {
    game.clock.stop();
    match Ground::of(reason) {
        Ground::ForTheArbiter | Ground::Unclear => {}
        Ground::Fault(fault) => judged::ask_fault(game, now, fault),
        Ground::Handling(breach) => judged::ask_handling(game, now, breach, None),
    }
    Ok(())
}

/// Play goes on when the arbiter says so. By then he has heard why it was stopped.
pub(super) fn restart(game: &mut Game, _now: Moment, _reason: Option<&str>) -> Heard {
    game.close(STOPPED);
    game.is_started = true;
    game.clock.run(to_think(game));
    Ok(())
}

/// The player whose time it is: the one to move, but a move that has not been completed keeps its
/// maker's clock running until the press.
fn to_think(game: &Game) -> Color {
    match game.track.last() {
        Some(last) if !last.is_completed => last.by,
        _ => game.turn(),
    }
}

/// The arbiter's own setting. While a fault of the clock is open this is his answer to it.
pub(super) fn set_clock(game: &mut Game, now: Moment, white: Option<Millis>, black: Option<Millis>) -> Heard {
    let to = Both { white, black };
    if judged::set_after_fault(game, now, &to) {
        return Ok(());
    }
    for color in Color::ALL {
        if let Some(to) = to[color] {
            game.clock.set(color, to);
        }
    }
    Ok(())
}

/// A claim or a notice tells why the clocks were stopped. Whether a clock is at fault it does not tell.
pub(super) fn explained(game: &mut Game) {
    game.close(STOPPED);
}

/// That the clocks were set wrong has a ruling of its own.
pub(super) fn wrongly_set(game: &mut Game) {
    game.close(CLOCK_FAULT);
}

/// A penalty that answers no other question settles what has been open longest about the clock.
pub(super) fn punished(game: &mut Game, against: Color) {
    let is_settled = |open: &Question| {
        (open.matter == STOPPED || open.matter == CLOCK_HANDLING) && open.against.is_none_or(|player| player == against)
    };
    if let Some(at) = game.open.iter().position(is_settled) {
        game.open.remove(at);
    }
}

/// Men are adjusted by a player whose clock does not run. The older editions ask only who is on move.
pub(super) fn adjusting(game: &mut Game, now: Moment, player: Color) {
    let rules = Rules::of(game.edition());
    if let Some(rule) = &rules.adjusting_needs_own_clock
        && game.clock.running() != Some(player)
    {
        let reason = Reason::house("adjusting_without_clock").and(rule.clause.clone());
        game.warn(now, reason.with("color", color_key(player)));
    }
}

/// One edition's column of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    misuse_is_punished: Figure<bool>,
    #[serde(deserialize_with = "if_any")]
    adjusting_needs_own_clock: Option<Figure<bool>>,
}

impl Rules {
    fn of(edition: Edition) -> &'static Rules {
        static RULES: ByEdition<Edition, Rules> = ByEdition::of_table("laws/clock");
        RULES.of(edition)
    }
}
