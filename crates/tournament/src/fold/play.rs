//! Events of games under the referee.

use rokade_laws::referee;

use super::FoldError;
use crate::{ClockStep, GameAt, Micros, PlayedGame, Recorded, Tournament};

impl Tournament {
    pub(super) fn open_game(&mut self, seq: u64, at: GameAt, game: PlayedGame) -> Result<(), FoldError> {
        match self.games.insert(at, game) {
            None => Ok(()),
            Some(_) => Err(FoldError::Unheard { seq }),
        }
    }

    pub(super) fn hear_game(&mut self, record: &Recorded, at: GameAt, heard: referee::Event) -> Result<(), FoldError> {
        let unheard = || FoldError::Unheard { seq: record.seq };
        let game = self.games.get_mut(&at).ok_or_else(unheard)?;
        game.set_base(&heard, record.at);
        game.referee.hear(&heard).map_err(|_| unheard())?;
        game.events.push(heard);
        Ok(())
    }

    pub(super) fn step_clock(&mut self, at: Micros, by: Micros) {
        for game in self.games.values_mut().filter(|game| !game.is_over()) {
            game.base += by;
        }
        self.clock_steps.push(ClockStep { at, by });
    }
}
