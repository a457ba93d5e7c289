//! A game that nobody has written down whole: the sheets are completed, the moves rebuilt, or the
//! next move counts as the first of the following period.

use rokade_board::{Color, Position};
use rokade_clause::{Edition, Logic, Reason};

use super::clauses;
use crate::referee::event::{By, Claimed, Deed, Event, Noticed};
use crate::referee::game::{Draft, Game, Heard, Moment};
use crate::referee::illegal_moves::restore;
use crate::referee::moves;
use crate::referee::pace::Pace;
use crate::referee::pair::{Both, color_key};
use crate::referee::ruling::{Consequence, Decision};
use crate::referee::settings::BadScript;
use crate::referee::time::Millis;

/// Called after an event: a flag that is called, or for which the arbiter stops the clocks, asks for
/// complete sheets of those who did not write.
pub(crate) fn heard(game: &mut Game, now: Moment, event: &Event) {
    let Some(period) = game.sheets.flag_down_in.filter(|_| game.settings.pace == Pace::Standard) else { return };
    let is_called = match &event.deed {
        Deed::Claim { rule, .. } => *rule == Claimed::Flag,
        Deed::Notice(notice) => matches!(notice.what, Noticed::Flag | Noticed::BothFlags),
        _ => false,
    };
    // Nothing is decided by a stop: whether the flag counts is told when it is called.
    let is_stopped = event.by == By::Arbiter && matches!(event.deed, Deed::Stop { .. });
    if game.is_over() || !(is_called || is_stopped) {
        return;
    }
    let exempt = game.sheets.short_in.map(|short_in| *short_in == Some(period));
    let Some(why) = to_complete(game.edition(), exempt) else { return };
    game.sheets.must_complete = exempt;
    // The ruling on the flag is its own; here it is only told that the sheets bear on it.
    let bearing = clauses::COMPLETE.clauses(game.edition());
    if let Some(ruling) = game.rulings.last_mut().filter(|ruling| ruling.line == now.line) {
        let clauses = why.clauses.iter().cloned().chain(bearing);
        ruling.bearing.extend(clauses);
        ruling.bearing.dedup();
    }
    game.warn(now, why);
}

/// Who must complete his sheet, and why.
fn to_complete(edition: Edition, exempt: Both<bool>) -> Option<Reason> {
    let one = |color: Color| {
        Some(clauses::ONE_EXEMPT.reason(edition, "sheet_completed_by_one").with("color", color_key(color)))
    };
    match (exempt.white, exempt.black) {
        (false, false) => None,
        (true, true) => Some(clauses::BOTH_EXEMPT.reason(edition, "sheets_completed_by_both")),
        (true, false) => one(Color::White),
        (false, true) => one(Color::Black),
    }
}

/// The arbiter has had the game rebuilt: so many moves are certain, and perhaps another position is
/// on the board (`docs/readings/sheets-reconstructed.md`).
pub(crate) fn reconstruct(game: &mut Game, now: Moment, proven: u32, fen: Option<&str>) -> Heard {
    let position = fen.map(|fen| read(game, fen)).transpose()?;
    let noted = noted(game);
    let is_set_back = position.is_some();
    if position.is_some() {
        restore::set_back(game, proven, position);
    }
    let before = game.clock.shown();
    let is_next_period = count(game, proven);
    let added = Both::new(|color| game.clock.remaining(color) - before[color]);
    let edition = game.edition();
    let consequence = match (is_next_period, is_set_back) {
        (true, _) => Some(Consequence::NextPeriod),
        (false, true) => Some(Consequence::PositionRestored),
        (false, false) => None,
    };
    let decision = if is_set_back { Decision::Restored } else { Decision::NoAction };
    let what = Reason::house("happened_reconstructed").with("moves", proven);
    let draft = Draft::new(decision, what, noted);
    let mut draft = consequence.into_iter().fold(draft, Draft::doing);
    let key = if is_next_period { "sheet_next_period" } else { "sheet_moves_proven" };
    let next = proven.saturating_add(1);
    draft = draft.because(clauses::NEXT_PERIOD.reason(edition, key).with("next", next));
    for color in Color::ALL {
        game.sheets.must_complete[color] = false;
    }
    game.rule(now, draft);
    if let Some(ruling) = game.rulings.last_mut() {
        // The clock has entered the period itself; the ruling names what that added.
        ruling.change = added;
    }
    if is_set_back {
        moves::end_if_over(game, now, !game.turn());
    }
    Ok(())
}

fn read(game: &Game, fen: &str) -> Result<Position, BadScript> {
    Position::read(fen, game.settings.variant()).map_err(|bad| BadScript::fen(fen, &bad))
}

/// What the arbiter writes down before the game is rebuilt, as each text asks for it.
fn noted(game: &Game) -> Reason {
    let (edition, clock) = (game.edition(), game.clock.shown());
    let key = match edition.logic() {
        Logic::Laws2001 => "sheet_noted_position_and_times",
        Logic::Laws2009(_) if super::has_guide(edition) => "sheet_noted_turn",
        Logic::Laws2009(_) => "sheet_noted_position_and_times",
        Logic::Laws2018 | Logic::Laws2023 => "sheet_noted_running_clock",
    };
    let noted = clauses::REBUILT.reason(edition, key).with("fen", game.track.fen());
    let noted =
        noted.with("white_minutes", clock.white.seconds() / 60).with("white_seconds", clock.white.seconds() % 60);
    let noted =
        noted.with("black_minutes", clock.black.seconds() / 60).with("black_seconds", clock.black.seconds() % 60);
    match edition.logic() {
        Logic::Laws2001 => noted,
        Logic::Laws2009(_) if super::has_guide(edition) => noted.with("color", color_key(game.turn())),
        Logic::Laws2009(_) => noted,
        Logic::Laws2018 | Logic::Laws2023 => {
            let ran = game.clock.running().unwrap_or(game.turn());
            noted.with("color", color_key(ran))
        }
    }
}

/// Sets the counters. If a flag is down and the moves do not show that its player had made enough,
/// the next move is the first of the following period, for both.
fn count(game: &mut Game, moves: u32) -> bool {
    let down_in = Color::ALL.into_iter().find_map(|color| game.clock.fall(color)).map(|fall| fall.period);
    let mut is_next_period = false;
    for color in Color::ALL {
        let is_ahead = color.is_white() && game.turn().is_black();
        let own = moves.saturating_add(u32::from(is_ahead));
        let period = game.clock.period(color).0;
        let required = game.clock.required(color, period).filter(|_| down_in == Some(period));
        let counted = required.map_or(own, |required| own.max(required));
        is_next_period |= counted > own;
        enter_periods(game, color, counted);
        if game.clock.is_fallen(color) && game.clock.remaining(color) > Millis::ZERO {
            game.clock.raise(color);
        }
        game.clock.set_moves(color, counted);
    }
    is_next_period
}

/// Every period that so many moves have reached, with its time.
fn enter_periods(game: &mut Game, color: Color, moves: u32) {
    loop {
        let period = game.clock.period(color).0;
        let is_done = game.clock.required(color, period).is_some_and(|required| moves >= required);
        if !is_done || game.clock.is_last(color, period) {
            return;
        }
        game.clock.enter_next_period(color);
    }
}
