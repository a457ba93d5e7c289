//! Setting the board back: the position from which the game goes on, the counters, the running clock.

use rokade_board::{Attempt, Color, Position, Role};

use crate::referee::game::Game;
use crate::referee::pair::Both;
use crate::referee::time::Millis;
use crate::referee::{draws, touching};

/// Takes back a move and everything after it. The counters go back with the moves, and the clock of
/// the player on move runs. Time stays as it is but for a period that the move alone has brought:
/// that is returned, for the ruling to take it from its player by name
/// (`docs/readings/illegal-move-clocks.md`).
pub(crate) fn take_back(game: &mut Game, ply: usize) -> Millis {
    let by = game.track.plies()[ply].by;
    let undone = game.track.plies()[ply..].iter().rev();
    let completed: Vec<Color> = undone.filter(|one| one.is_completed).map(|one| one.by).collect();
    let is_found_at_once = completed == [by];
    let mut brought = Millis::ZERO;
    for color in completed {
        brought += uncount(game, color, is_found_at_once);
    }
    game.track.take_back_to(ply);
    game.watch_again();
    game.illegal_moves.awaited = None;
    for color in Color::ALL {
        let pressed = &mut game.illegal_moves.pressed_empty[color];
        *pressed = pressed.filter(|after| *after <= ply);
    }
    run_for_the_player_on_move(game);
    brought
}

/// Takes a move off the counter. If it had led into the next period, either the period goes with it
/// and its time is returned, or both stay.
fn uncount(game: &mut Game, color: Color, withdraws_period: bool) -> Millis {
    let (period, time) = (game.clock.period(color).0, game.clock.remaining(color));
    game.clock.uncount(color);
    if game.clock.period(color).0 == period {
        return Millis::ZERO;
    }
    let brought = time - game.clock.remaining(color);
    if !withdraws_period {
        game.clock.enter_next_period(color);
    }
    if game.clock.remaining(color) != time {
        game.clock.add(color, time - game.clock.remaining(color));
    }
    if withdraws_period { brought } else { Millis::ZERO }
}

/// Lets the right clock run, unless both are stopped.
pub(super) fn run_for_the_player_on_move(game: &mut Game) {
    if game.clock.running().is_some() {
        game.clock.run(game.turn());
    }
}

/// Sets the game back by the arbiter's hand: to so many moves by each player, or to a position. That
/// is looked for behind those moves, behind White's next, and on the board, and otherwise set up as it
/// is. What is left of the game stands; what was touched, owed, offered or pressed since is past.
pub(crate) fn set_back(game: &mut Game, moves: u32, position: Option<Position>) {
    let made = game.track.plies().len();
    let plies = plies_of(&game.settings.start, moves);
    match position {
        None => game.track.take_back_to(plies.min(made)),
        Some(position) => {
            let stands = |plies: &usize| game.track.before(*plies).is_some_and(|before| before == position);
            let found = [plies.saturating_add(1), plies, made].into_iter().filter(|one| *one <= made).find(stands);
            let by_turn = plies.saturating_add(usize::from(position.turn().is_black()));
            game.track.take_back_to(found.unwrap_or(by_turn).min(made));
            if found.is_none() {
                game.track.set_up(position);
            }
        }
    }
    game.track.close();
    game.watch_again();
    (game.illegal_moves.awaited, game.illegal_moves.pressed_empty) = (None, Both::default());
    (game.touching, game.draws) = (touching::State::default(), draws::State::default());
    run_for_the_player_on_move(game);
}

/// The half-moves of the script that so many moves by each player make; those before a given start
/// are among the moves.
fn plies_of(start: &Position, moves: u32) -> usize {
    let earlier = u64::from(start.move_number().saturating_sub(1)) * 2 + u64::from(start.turn().is_black());
    usize::try_from((u64::from(moves) * 2).saturating_sub(earlier)).unwrap_or(usize::MAX)
}

/// Puts a queen in the place of a pawn that was left on the last rank: the move stands so corrected,
/// and what came after it (`docs/readings/illegal-move-promotion.md`). Answers whether it could be done.
pub(super) fn place_queen(game: &mut Game, ply: usize) -> bool {
    let left = &game.track.plies()[ply];
    let (by, Attempt { from, to, .. }) = (left.by, left.attempt);
    let queen = Attempt { from, to, promotion: Some(Role::Queen) };
    if game.track.before(ply).is_none_or(|before| before.attempt(queen).is_err()) {
        return false;
    }
    let mut wanted = game.track.board().clone();
    if wanted.piece_at(to) != Some(Role::Pawn.of(by)) {
        return false;
    }
    wanted.set_piece_at(to, Role::Queen.of(by));
    let track = game.track.with(ply, queen);
    if track.position().is_none_or(|position| *position.board() != wanted) {
        return false;
    }
    game.track = track;
    game.watch_again();
    true
}
