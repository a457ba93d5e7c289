//! Games under the referee: opened, heard event by event, and their results brought to the round.

use rokade_board::Color;
use rokade_clause::Reason;
use rokade_laws::referee::{By, Deed, Event as Heard, Millis, Schedule, Settings};

use super::Judge;
use super::results::find_board;
use crate::play::{GameAt, outcome};
use crate::refusal::Judged;
use crate::{BoardSlot, Decision, Event, GameState, PlayerId, Refusal, SetGame, Slot};

impl Judge<'_> {
    /// Puts a game under the referee. Without settings of its own it takes those of its group. Whoever is
    /// `here` came in time: to tap a button later is not to arrive.
    pub(super) fn open_game(
        &self,
        at: GameAt,
        settings: Option<&Settings>,
        seed: u64,
        here: &[rokade_model::Color],
    ) -> Judged {
        let group = self.open_group(at.group())?;
        if self.state.games.contains_key(&at) {
            return Err(Reason::house("game_is_refereed").into());
        }
        let (white, black) = self.players_at(at)?;
        let settings = match settings {
            Some(settings) => settings.clone(),
            None => self.state.rules_of_games(group)?,
        };
        // Nobody is late for a start that was not announced.
        let announced = self.state.announced_start(at);
        let settings = match announced {
            Some(_) => settings,
            None => Settings { schedule: Schedule::None, ..settings },
        };
        let base = announced.unwrap_or(self.now);
        let opened = Event::GameOpened { at, white, black, base, seed, settings: Box::new(settings) };
        let arrived = |color: &rokade_model::Color| {
            let by = match color {
                rokade_model::Color::White => By::White,
                rokade_model::Color::Black => By::Black,
            };
            Event::GameHeard { at, heard: Box::new(Heard { at: Millis::ZERO, by, deed: Deed::Arrive }) }
        };
        Ok(Decision::of([opened].into_iter().chain(here.iter().map(arrived))))
    }

    fn players_at(&self, at: GameAt) -> Result<(PlayerId, PlayerId), Refusal> {
        match at {
            GameAt::Board { group, round, board, game } => {
                let found = find_board(self.group(group)?, round, board)?;
                let (white, black, state) = match game.and_then(|game| found.match_game(game)) {
                    Some(game) => (game.white, game.black, game.game),
                    None if game.is_some() || !found.games.is_empty() => {
                        return Err(Reason::house("game_of_match_needed").with("board", board).into());
                    }
                    None => (found.white, found.black, found.game),
                };
                if let GameState::Done { result, .. } = state {
                    let reason =
                        Reason::house("game_has_result").with("board", board).with("result", result.to_string());
                    return Err(reason.into());
                }
                Ok((white, black))
            }
            GameAt::Free { group } => {
                let players = self.state.players.values().map(|player| (player.id, player.group));
                let found = self.group(group)?.free_players(players);
                found.ok_or_else(|| Reason::house("free_game_needs_players").into())
            }
        }
    }

    /// Hears an event of a game. Its time is now, whatever it says itself.
    pub(super) fn hear(&self, at: GameAt, event: &Heard) -> Judged {
        let game = self.state.games.get(&at).ok_or_else(|| Refusal::from(Reason::house("game_not_refereed")))?;
        let event = Heard { at: game.time_at(self.now), ..event.clone() };
        let after = game.referee.after(&event).map_err(|bad| Refusal::from(*bad.reason))?;
        let is_begun = !after.account().moves_made().is_empty();
        let heard = game.events.iter().chain([&event]);
        let arrivals: Vec<By> = heard.filter(|heard| heard.deed == Deed::Arrive).map(|heard| heard.by).collect();
        let has_arrived = |color: Color| arrivals.contains(&By::from(color));
        let mut events = vec![Event::GameHeard { at, heard: Box::new(event.clone()) }];
        let to = match after.account().verdict() {
            Some(verdict) => Some(outcome(verdict, is_begun, has_arrived)),
            None if event.deed == Deed::Adjourn => Some(GameState::Adjourned { until: None }),
            // A loss that was put aside: the game is played after all, and has no result yet.
            None if game.is_over() => Some(GameState::Open),
            None => None,
        };
        if let Some(to) = to {
            events.extend(self.result_of(at, game.seed, to)?.events);
        }
        Ok(Decision::of(events))
    }

    /// The events that bring an outcome to the round; none for a free game or where nothing changes. A game of a match
    /// that is adjourned or annulled leaves the match as it is.
    pub(super) fn result_of(&self, at: GameAt, seed: u64, to: GameState) -> Judged {
        let GameAt::Board { group, round, board, game } = at else { return Ok(Decision::default()) };
        let found = find_board(self.group(group)?, round, board)?;
        let seen = game.and_then(|game| found.match_game(game)).map_or(found.game, |one| one.game);
        let is_told = match to {
            GameState::Done { .. } | GameState::Open => true,
            // A match is put off as a whole, and only by the arbiter.
            GameState::Adjourned { .. } => game.is_none(),
            GameState::Postponed { .. } => false,
        };
        if seen == to || !is_told {
            return Ok(Decision::default());
        }
        let at = Slot::Board(BoardSlot { group, round, board, game });
        self.set_game(&SetGame { at, to, seen, confirmed: true, seed })
    }
}
