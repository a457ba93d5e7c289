//! Illegal moves: found at once, later or never, and what each edition makes of them.
//!
//! Nothing happens before somebody speaks. Who may speak, and until when, is in `regime`; which
//! offence is meant in `offence`; the board is set back in `restore`, and `penalty` says the price.

mod clauses;
mod figures;
mod offence;
mod penalty;
mod position;
mod regime;
pub(super) mod restore;
mod slips;

pub(super) use penalty::{is_supervised_blitz_of_2023, note_supervised_blitz};
pub(super) use position::{completed, illegal_position};

use rokade_board::Color;

use super::game::{Draft, Game, Heard, Moment, happened};
use super::pair::Both;
use super::ruling::Decision;
use offence::{Offence, What};
use regime::Regime;

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    counted: Both<u32>,
    /// How many moves stood on the board when a player pressed without one.
    pressed_empty: Both<Option<usize>>,
    /// An illegal position that the arbiter has seen, and the moves on the board by then: he waits
    /// for the next to be completed.
    awaited: Option<usize>,
}

impl State {
    /// Completed illegal moves that count against a player.
    pub(crate) fn counted(&self, color: Color) -> u32 {
        self.counted[color]
    }
}

/// The player on move has pressed the clock and moved nothing.
pub(super) fn pressed_without_a_move(game: &mut Game, player: Color) {
    game.illegal_moves.pressed_empty[player] = Some(game.track.plies().len());
}

/// A player says that his opponent has completed an illegal move.
pub(super) fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    let Some(latest) = offence::find(game, Some(!player)) else {
        slips::nothing_found(game, now, Decision::ClaimRejected, Some(!player));
        return Ok(());
    };
    let barred = regime::bars_claim(game, player, &latest);
    // Where nothing may be said of two hands an illegal move before them may still be meant.
    let earlier = match barred {
        Some(_) if latest.is_only_hands(game) => offence::find_illegal(game, !player),
        Some(_) | None => None,
    };
    let (offence, barred) = match earlier.map(|one| (regime::bars_claim(game, player, &one), one)) {
        Some((None, earlier)) => (earlier, None),
        Some((Some(_), _)) | None => (latest, barred),
    };
    match barred {
        Some(why) => {
            let what = happened("happened_illegal_move_claimed", player);
            game.rule(now, Draft::new(Decision::ClaimRejected, what, why).against(player));
        }
        None => penalty::settle(game, now, &offence),
    }
    Ok(())
}

/// The arbiter has seen an illegal move.
pub(super) fn noticed(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    match offence::find(game, against) {
        Some(offence) => notice(game, now, &offence),
        None => slips::nothing_found(game, now, Decision::NoAction, against),
    }
    Ok(())
}

/// A move comes to light by another complaint. If it is illegal and completed it is ruled on, where
/// the arbiter may speak of it unasked.
pub(super) fn seen(game: &mut Game, now: Moment, ply: usize) {
    let one = &game.track.plies()[ply];
    let is_offence = one.made.is_err() && one.is_completed && !one.is_settled;
    let offence = Offence { by: one.by, what: What::Move { ply } };
    if is_offence && regime::bars_arbiter(game, &offence).is_none() {
        penalty::settle(game, now, &offence);
    }
}

fn notice(game: &mut Game, now: Moment, offence: &Offence) {
    match regime::bars_arbiter(game, offence) {
        Some(why) => {
            let what = happened("happened_illegal_move_noticed", offence.by);
            game.rule(now, Draft::new(Decision::NoAction, what, why).against(offence.by));
        }
        None => penalty::settle(game, now, offence),
    }
}

impl Game {
    /// How this game treats illegal moves.
    fn regime(&self) -> Regime {
        Regime::of(&self.settings)
    }
}
