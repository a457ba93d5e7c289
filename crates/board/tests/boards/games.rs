//! Games between players who take what they can get and mostly leave nothing to be taken.

use rokade_board::{History, Move, Position, Role};

use super::Dice;

const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 20,
    }
}

/// What the eye sees at once: what is taken, what a pawn becomes, and whether the man can be taken.
fn glance(position: &Position, m: Move) -> i32 {
    let won = m.capture().map_or(0, worth) + m.promotion().map_or(0, worth);
    let is_en_prise = position.attackers(m.to(), !position.turn()).any();
    let pushes = i32::from(m.role() == Role::Pawn);
    3 * won + pushes - if is_en_prise { 2 * worth(m.role()) } else { 0 }
}

/// The best of a few moves picked by lot.
pub(crate) fn choose(position: &Position, dice: &mut Dice) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    (0..4).map(|_| dice.one_of(&moves)).max_by_key(|m| glance(position, *m))
}

/// A game to mate, stalemate or so many half-moves.
pub(crate) fn game(start: Position, seed: u64, most: usize) -> History {
    let mut dice = Dice(seed);
    let mut history = History::from(start);
    while history.plies() < most {
        let Some(m) = choose(history.position(), &mut dice) else { break };
        history.play(m);
    }
    history
}

/// The positions of a game, the starting one first.
pub(crate) fn positions(game: &History) -> Vec<Position> {
    let mut position = game.start().clone();
    let mut positions = vec![position.clone()];
    for m in game.moves() {
        position.play(*m);
        positions.push(position.clone());
    }
    positions
}
