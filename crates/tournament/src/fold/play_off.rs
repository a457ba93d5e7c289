//! Events of play-offs and of lots about places.

use super::FoldError;
use crate::{GameState, GroupId, MatchGame, PlaceLot, PlayOff, PlayerId, Tournament};

impl Tournament {
    pub(super) fn set_up_play_off(&mut self, seq: u64, group: GroupId, play_off: PlayOff) -> Result<(), FoldError> {
        self.numbered_players(seq, group, &play_off.players)?;
        self.group_at(seq, group)?.play_offs.push(play_off);
        Ok(())
    }

    pub(super) fn add_play_off_game(
        &mut self,
        seq: u64,
        group: GroupId,
        play_off: u32,
        game: MatchGame,
    ) -> Result<(), FoldError> {
        let there = self.play_off_at(seq, group, play_off)?;
        let play = |player: &PlayerId| there.players.contains(player);
        let MatchGame { stage, white, black, .. } = game;
        if !play(&white) || !play(&black) || white == black || stage >= there.stages.len() {
            return Err(FoldError::UnknownPlayOff { seq, group });
        }
        there.games.push(game);
        Ok(())
    }

    pub(super) fn set_play_off_game(
        &mut self,
        seq: u64,
        group: GroupId,
        play_off: u32,
        game: u32,
        to: GameState,
    ) -> Result<(), FoldError> {
        let index = usize::try_from(game).expect("a game's number fits").wrapping_sub(1);
        let games = &mut self.play_off_at(seq, group, play_off)?.games;
        games.get_mut(index).ok_or(FoldError::UnknownPlayOff { seq, group })?.game = to;
        Ok(())
    }

    pub(super) fn draw_place_lot(&mut self, seq: u64, group: GroupId, lot: PlaceLot) -> Result<(), FoldError> {
        self.numbered_players(seq, group, &lot.players)?;
        self.group_at(seq, group)?.place_lots.push(lot);
        Ok(())
    }

    pub(super) fn play_off_at(&mut self, seq: u64, group: GroupId, play_off: u32) -> Result<&mut PlayOff, FoldError> {
        let index = usize::try_from(play_off).expect("a play-off's number fits").wrapping_sub(1);
        let there = self.group_at(seq, group)?;
        there.play_offs.get_mut(index).ok_or(FoldError::UnknownPlayOff { seq, group })
    }

    /// Everybody has a start number in the group, and nobody stands there twice.
    fn numbered_players(&mut self, seq: u64, group: GroupId, players: &[PlayerId]) -> Result<(), FoldError> {
        let numbers = self.group_at(seq, group)?.numbers();
        let strange =
            |(index, player): &(usize, &PlayerId)| !numbers.contains_key(player) || players[..*index].contains(player);
        match players.iter().enumerate().find(strange) {
            Some((_, player)) => Err(FoldError::UnknownPlayer { seq, player: *player }),
            None => Ok(()),
        }
    }
}
