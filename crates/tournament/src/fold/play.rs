//! Events of games under the referee.

use rokade_laws::referee::Referee;

use super::FoldError;
use crate::{ClockStep, Event, PlayedGame, Recorded, Tournament};

impl Tournament {
    pub(super) fn act_on_play(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let unheard = FoldError::Unheard { seq: record.seq };
        match &record.event {
            Event::GameOpened { at, white, black, base, seed, settings } => {
                let referee = Referee::new((**settings).clone());
                let game =
                    PlayedGame { white: *white, black: *black, base: *base, seed: *seed, events: Vec::new(), referee };
                match self.games.insert(*at, game) {
                    None => Ok(()),
                    Some(_) => Err(unheard),
                }
            }
            Event::GameHeard { at, heard } => {
                let game = self.games.get_mut(at).ok_or(unheard.clone())?;
                game.set_base(heard, record.at);
                game.referee.hear(heard).map_err(|_| unheard)?;
                game.events.push((**heard).clone());
                Ok(())
            }
            Event::ClockStepped { by } => {
                for game in self.games.values_mut().filter(|game| !game.is_over()) {
                    game.base += by;
                }
                self.clock_steps.push(ClockStep { at: record.at, by: *by });
                Ok(())
            }
            other => unreachable!("{other:?} is no event of a game"),
        }
    }
}
