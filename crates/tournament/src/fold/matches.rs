//! Events of the games of a match.

use super::FoldError;
use crate::{Event, GameState, MatchGame, Recorded, Tournament};

impl Tournament {
    pub(super) fn act_on_match(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let seq = record.seq;
        let unknown = |group, round, board, game| FoldError::UnknownGame { seq, group, round, board, game };
        match record.event {
            Event::MatchGameAdded { group, round, board, stage, white, seed } => {
                let there = self.board_at(seq, group, round, board)?;
                if white != there.white && white != there.black {
                    return Err(FoldError::UnknownPlayer { seq, player: white });
                }
                let black = there.opponent_of(white);
                there.games.push(MatchGame { stage, white, black, game: GameState::Open });
                if seed.is_some() {
                    there.lots.insert(stage, white);
                }
            }
            Event::MatchGameSet { group, round, board, game, to } => {
                let games = &mut self.board_at(seq, group, round, board)?.games;
                games.get_mut(index(game)).ok_or(unknown(group, round, board, game))?.game = to;
            }
            Event::MatchGameDropped { group, round, board, game } => {
                let games = &mut self.board_at(seq, group, round, board)?.games;
                if games.is_empty() || games.len() - 1 != index(game) {
                    return Err(unknown(group, round, board, game));
                }
                games.pop();
            }
            ref other => unreachable!("{other:?} is no event of a match"),
        }
        Ok(())
    }
}

fn index(game: u32) -> usize {
    usize::try_from(game).expect("a game's number fits").wrapping_sub(1)
}
