//! Events of the games of a match. `None`: there is no such game, or no such player.

use crate::{Board, GameState, MatchGame, PlayerId};

impl Board {
    pub(super) fn add_game(&mut self, stage: usize, white: PlayerId, seed: Option<u64>) -> Option<()> {
        if white != self.white && white != self.black {
            return None;
        }
        let black = self.opponent_of(white);
        self.games.push(MatchGame { stage, white, black, game: GameState::Open });
        if seed.is_some() {
            self.lots.insert(stage, white);
        }
        Some(())
    }

    pub(super) fn set_game(&mut self, game: u32, to: GameState) -> Option<()> {
        self.games.get_mut(index(game))?.game = to;
        Some(())
    }

    /// Only the last one.
    pub(super) fn drop_game(&mut self, game: u32) -> Option<()> {
        let is_last = self.games.len().checked_sub(1)? == index(game);
        is_last.then(|| self.games.truncate(index(game)))
    }
}

fn index(game: u32) -> usize {
    usize::try_from(game).expect("a game's number fits").wrapping_sub(1)
}
