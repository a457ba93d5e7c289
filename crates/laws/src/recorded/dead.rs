//! Where in a recorded game the position became dead.
//!
//! Life goes backwards: from a position that can be mated from, the moves of the game show that all
//! positions before it could be mated from, too. So one helpmate from the last position mostly
//! speaks for the whole game, and otherwise the first dead position is found by halving.

use std::collections::BTreeMap;

use rokade_board::{Color, History, Position};
use rokade_clause::Edition;

use super::Ended;
use crate::endings::{self, Cause, DEAD_POSITION_NODES, Life, life_and_mater};

/// What is known of dead positions in a game.
#[derive(Debug, Default)]
pub(super) struct Settled {
    /// The first dead position, if it came before any other end.
    pub dead: Option<Ended>,
    pub undecided_from: Option<u32>,
    /// A side that can still mate in the last position of the game.
    pub can_mate: Option<Color>,
}

pub(super) fn settle(edition: Edition, history: &History, ended: Option<&Ended>) -> Settled {
    // A position without a move is no dead position but mate or stalemate, and that before a mate
    // is alive by the mating move.
    let last = match ended.map(|ended| (ended.ending.cause, ended.ply)) {
        Some((Cause::Checkmate, _) | (Cause::Stalemate, 0)) => return Settled::default(),
        Some((Cause::Stalemate, ply)) => ply - 1,
        Some((Cause::DeadPosition | Cause::Fivefold | Cause::SeventyFiveMoves, ply)) => ply,
        None => history.plies() as u32,
    };
    let mut game = Game { history, known: BTreeMap::new() };
    let (at_last, can_mate) = game.look(last);
    if at_last == Life::Alive {
        return Settled { can_mate, ..Settled::default() };
    }
    let first = first_where(0, last, |ply| game.look(ply).0 != Life::Alive);
    let is_undecided = game.look(first).0 == Life::Undecided;
    let dead = (at_last == Life::Dead).then(|| first_where(first, last, |ply| game.look(ply).0 == Life::Dead));
    Settled {
        dead: dead.map(|ply| Ended { ply, ending: endings::dead(edition) }),
        undecided_from: is_undecided.then_some(first),
        can_mate: None,
    }
}

/// The first number of which the claim is true; it is true of the last, and stays true once it is.
fn first_where(mut from: u32, mut last: u32, mut is_true: impl FnMut(u32) -> bool) -> u32 {
    while from < last {
        let middle = from + (last - from) / 2;
        match is_true(middle) {
            true => last = middle,
            false => from = middle + 1,
        }
    }
    last
}

struct Game<'a> {
    history: &'a History,
    /// Answers already given, by half-move.
    known: BTreeMap<u32, (Life, Option<Color>)>,
}

impl Game<'_> {
    /// Whether mate was still possible after so many half-moves, and for whom it is certain.
    fn look(&mut self, ply: u32) -> (Life, Option<Color>) {
        if let Some(known) = self.known.get(&ply) {
            return *known;
        }
        let found = match ply as usize == self.history.plies() {
            true => life_and_mater(self.history.position(), DEAD_POSITION_NODES),
            false => life_and_mater(&self.position(ply), DEAD_POSITION_NODES),
        };
        self.known.insert(ply, found);
        found
    }

    fn position(&self, ply: u32) -> Position {
        let mut position = self.history.start().clone();
        for m in &self.history.moves()[..ply as usize] {
            position.play(*m);
        }
        position
    }
}
