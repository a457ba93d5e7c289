//! Score sheets: who must write, and what follows when somebody does not. Rebuilding a game is in
//! [`rebuilt`], signatures and the score in [`signed`], what comes too late in [`after`].

mod after;
mod clauses;
mod figures;
mod notices;
mod rebuilt;
mod signed;

pub(super) use after::{after_the_end, arbiter_after_the_end};
pub(super) use notices::{NEGLECTED, WRITTEN_IN_ADVANCE, decided, neglected, written_in_advance};
pub(super) use rebuilt::{heard, reconstruct};
pub(super) use signed::{SIGNATURES, owed_after_all, sign};

use rokade_board::Color;
use rokade_clause::{Country, Edition, Logic};

use super::account::Duty;
use super::conduct::Kept;
use super::draws;
use super::game::{Game, Heard, Moment};
use super::pace::Pace;
use super::pair::{Both, color_key};
use super::ruling::{Score, Verdict};
use super::settings::Supervision;
use figures::Figures;

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// The period in which a player was last seen short of time, and need not write to its end.
    short_in: Both<Option<usize>>,
    /// What a sheet was last said to hold.
    told: Both<Option<SheetAt>>,
    /// The period in which a flag is down, as last seen.
    flag_down_in: Option<usize>,
    /// A flag fell while the player need not write: his sheet must be completed before he moves.
    must_complete: Both<bool>,
    /// The period in which the arbiter was last told that neither player need write.
    both_exempt_told: Option<usize>,
    /// Excused because the player cannot write.
    excused: Both<bool>,
    /// How often recording was found neglected.
    neglected: Both<u32>,
    /// How often a player has looked at the arbiter's record.
    looks: Both<u32>,
    signed: Both<Option<Score>>,
    /// The result of the game before the players signed another.
    set_aside: Option<Verdict>,
    /// A game that was not over when the players signed, as it stood.
    unfinished: Option<Kept>,
}

/// A sheet at some moment.
#[derive(Clone, Copy, Debug)]
struct SheetAt {
    moves: u32,
    /// Half-moves on the board at that moment.
    plies: usize,
}

/// Whether a player must write the moves down now.
pub(super) fn duty(game: &Game, color: Color) -> Duty {
    let is_exempt = game.settings.pace != Pace::Standard || game.sheets.excused[color] || is_short_of_time(game, color);
    if is_exempt { Duty::Exempt } else { Duty::Record }
}

/// Whether the shortage of time excuses a player: with less than the edition's minutes and no
/// sufficient addition per move (`docs/readings/recording-time-added.md`).
fn is_short_of_time(game: &Game, color: Color) -> bool {
    let figures = Figures::of(game.edition());
    let (period, control) = game.clock.period(color);
    if control.increment.max(control.delay) >= figures.added {
        return false;
    }
    let was_short = figures.lasts && game.sheets.short_in[color] == Some(period);
    was_short || game.clock.remaining(color) < figures.exempt_below
}

/// Looks at the clocks before an event is heard: a shortage that a press will end is seen here.
pub(super) fn look(game: &mut Game, now: Moment) {
    if game.settings.pace != Pace::Standard || game.is_over() {
        return;
    }
    let short = Both::new(|color| is_short_of_time(game, color));
    for color in Color::ALL {
        if short[color] {
            game.sheets.short_in[color] = Some(game.clock.period(color).0);
        }
    }
    game.sheets.flag_down_in = Color::ALL.into_iter().find_map(|color| game.clock.fall(color)).map(|fall| fall.period);
    let period = game.clock.period(game.turn()).0;
    if short.white && short.black && game.sheets.both_exempt_told != Some(period) {
        game.sheets.both_exempt_told = Some(period);
        game.warn(now, clauses::BOTH_EXEMPT.reason(game.edition(), "sheet_arbiter_records"));
    }
}

/// A player's sheet is said to hold so many moves.
pub(super) fn record(game: &mut Game, now: Moment, player: Color, moves: u32) -> Heard {
    let plies = game.track.plies().len();
    game.sheets.told[player] = Some(SheetAt { moves, plies });
    let made = draws::made(game, player);
    if moves >= made {
        game.sheets.must_complete[player] = false;
    }
    if is_record_the_arbiters(game) {
        look_at_record(game, now, player);
    } else if duty(game, player) == Duty::Record && moves.saturating_add(1) < made {
        warn_of_gap(game, now, player, moves);
    }
    Ok(())
}

/// Whether rapid or blitz is so closely watched that the arbiter keeps the record of the game.
fn is_record_the_arbiters(game: &Game) -> bool {
    game.settings.pace != Pace::Standard && game.settings.supervision == Supervision::Full
}

/// A player sees the arbiter's record (`docs/readings/record-seen.md`).
fn look_at_record(game: &mut Game, now: Moment, player: Color) {
    let Some(allowed) = Figures::of(game.edition()).looks(game.settings.pace) else { return };
    game.sheets.looks[player] += 1;
    let is_too_often = i64::from(game.sheets.looks[player]) > allowed.value;
    if !is_too_often && game.turn() == player {
        return;
    }
    let key = if is_too_often { "sheet_seen_too_often" } else { "sheet_seen_not_on_move" };
    let disturbing = clauses::DISTURBING.reason(game.edition(), key).and(allowed.clause.clone());
    game.warn(now, disturbing.with("color", color_key(player)).with("times", allowed.value));
}

/// Called when a player releases a man: his own previous move must be on the sheet, and after a
/// flag the whole game.
pub(super) fn before_move(game: &mut Game, now: Moment, player: Color) {
    if game.turn() != player {
        return;
    }
    if std::mem::take(&mut game.sheets.must_complete[player]) {
        game.warn(
            now,
            clauses::COMPLETE.reason(game.edition(), "sheet_not_completed").with("color", color_key(player)),
        );
        return;
    }
    let plies = game.track.plies().len();
    // What was said before his last move says nothing about it.
    let fresh = game.sheets.told[player].filter(|told| told.plies + 1 >= plies);
    if let Some(told) = fresh
        && duty(game, player) == Duty::Record
        && told.moves < draws::made(game, player)
    {
        warn_of_gap(game, now, player, told.moves);
    }
}

fn warn_of_gap(game: &mut Game, now: Moment, player: Color, moves: u32) {
    let reason = clauses::OWN_MOVE_FIRST.reason(game.edition(), "sheet_own_move_missing");
    game.warn(now, reason.with("color", color_key(player)).with("moves", moves));
}

/// Whether the text in force is the one the Norwegian guide was printed with.
fn has_guide(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2009(country) => country == Country::Norway,
        Logic::Laws2001 | Logic::Laws2018 | Logic::Laws2023 => false,
    }
}
