//! Events of play-offs and of lots about places.

use super::FoldError;
use crate::{Event, GameState, GroupId, MatchGame, PlaceLot, PlayOff, PlayerId, Recorded, Tournament};

impl Tournament {
    pub(super) fn act_on_play_off(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let seq = record.seq;
        match &record.event {
            Event::PlayOffSetUp { group, players, ladder, stages, stake, note, seed } => {
                self.numbered_players(seq, *group, players)?;
                self.group_at(seq, *group)?.play_offs.push(PlayOff {
                    players: players.clone(),
                    ladder: *ladder,
                    stages: stages.clone(),
                    stake: *stake,
                    note: note.clone(),
                    seed: *seed,
                    games: Vec::new(),
                    called_off: false,
                });
            }
            Event::PlayOffCalledOff { group, play_off } => {
                self.play_off_at(seq, *group, *play_off)?.called_off = true;
            }
            Event::PlayOffGameAdded { group, play_off, stage, white, black } => {
                let there = self.play_off_at(seq, *group, *play_off)?;
                let play = |player: &PlayerId| there.players.contains(player);
                if !play(white) || !play(black) || white == black || *stage >= there.stages.len() {
                    return Err(FoldError::UnknownPlayOff { seq, group: *group });
                }
                there.games.push(MatchGame { stage: *stage, white: *white, black: *black, game: GameState::Open });
            }
            Event::PlayOffGameSet { group, play_off, game, to } => {
                let index = usize::try_from(*game).expect("a game's number fits").wrapping_sub(1);
                let games = &mut self.play_off_at(seq, *group, *play_off)?.games;
                games.get_mut(index).ok_or(FoldError::UnknownPlayOff { seq, group: *group })?.game = *to;
            }
            Event::PlaceLotDrawn { group, players, seed } => {
                self.numbered_players(seq, *group, players)?;
                let lot = PlaceLot { players: players.clone(), seed: *seed };
                self.group_at(seq, *group)?.place_lots.push(lot);
            }
            other => unreachable!("{other:?} is about no play-off"),
        }
        Ok(())
    }

    fn play_off_at(&mut self, seq: u64, group: GroupId, play_off: u32) -> Result<&mut PlayOff, FoldError> {
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
