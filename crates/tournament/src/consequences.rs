//! What the correction of an old result would change, shown before it is accepted.
//!
//! Nothing changes by itself: published rounds stay as they are (docs/readings/rounds-corrections.md).

use rokade_model::{HalfPoints, RoundNumber, StartNumber};
use rokade_standings::Standings;
use serde::Serialize;

use crate::judge::Prospect;
use crate::judge::match_games::changed;
use crate::{Board, BoardSlot, Command, GameState, Group, GroupId, Micros, PlayerId, SetGame, Slot, Tournament};

/// What a correction would change.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Consequences {
    /// Players whose points or place change, best placed now first.
    pub standings: Vec<StandingChange>,
    /// Rounds laid after the corrected one that the system would lay differently now.
    pub rounds: Vec<RoundChange>,
}

/// A player's standing before and after the correction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StandingChange {
    pub player: PlayerId,
    pub points: (HalfPoints, HalfPoints),
    pub place: (u32, u32),
}

/// The pairs of a round, White first, that only one of the two results gives.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoundChange {
    pub round: RoundNumber,
    /// Not yet published: the draft can be discarded and laid anew.
    pub draft: bool,
    /// Past its start: it stays as it is (D4.1-11e).
    pub started: bool,
    pub before: Vec<(PlayerId, PlayerId)>,
    pub after: Vec<(PlayerId, PlayerId)>,
}

impl Consequences {
    pub fn is_empty(&self) -> bool {
        self.standings.is_empty() && self.rounds.is_empty()
    }
}

impl Tournament {
    /// Empty for commands other than entering or clearing a result, and for games that do not exist.
    pub fn consequences(&self, command: &Command, now: Micros) -> Consequences {
        let Command::SetGame(SetGame { at: Slot::Board(at), to, .. }) = *command else {
            return Consequences::default();
        };
        let changed = match (at.game, to) {
            (_, GameState::Postponed { .. } | GameState::Adjourned { .. }) => None,
            (None, GameState::Open | GameState::Done { .. }) => self.with_board(at, |board| board.game = to),
            (Some(game), GameState::Open | GameState::Done { .. }) => self.with_match_game(at, game, to),
        };
        let Some((corrected, id, round)) = changed else { return Consequences::default() };
        Consequences {
            standings: changed_places(self, &corrected, id),
            rounds: changed_rounds(self, &corrected, (id, round), now),
        }
    }

    /// The tournament with one game of a match set, and everything that follows for the match.
    fn with_match_game(&self, at: BoardSlot, game: u32, to: GameState) -> Option<Corrected> {
        let group = self.groups.get(&at.group)?;
        let there = group.round(at.round)?.board(at.board)?;
        let index = usize::try_from(game.checked_sub(1)?).ok().filter(|index| *index < there.games.len())?;
        let changed = changed(&group.settings.stages(self.handbook()), there, index, to).ok()?;
        self.with_board(at, |board| {
            board.games = changed.games;
            board.game = changed.outcome;
        })
    }

    /// The tournament with one board changed, and where.
    fn with_board(&self, at: BoardSlot, change: impl FnOnce(&mut Board)) -> Option<Corrected> {
        let mut corrected = self.clone();
        let index = usize::try_from(at.round.checked_sub(1)?).ok()?;
        let there = corrected.groups.get_mut(&at.group)?.rounds.get_mut(index)?;
        change(there.boards.iter_mut().find(|there| there.number == at.board)?);
        Some((corrected, at.group, at.round))
    }
}

/// A tournament with one board changed, its group and its round.
type Corrected = (Tournament, GroupId, RoundNumber);

/// Compared after the same round, so that a cleared result does not hide the rounds behind it.
fn changed_places(before: &Tournament, after: &Tournament, id: GroupId) -> Vec<StandingChange> {
    let Some(group) = before.groups.get(&id) else { return Vec::new() };
    let round = before.completed_rounds(id).max(after.completed_rounds(id));
    let (old, new) = (before.standings_after(id, round), after.standings_after(id, round));
    let change = |row: &rokade_standings::Row| {
        let (place, points) = standing(&old, row.player)?;
        let change = StandingChange {
            player: group.player_with(row.player)?,
            points: (points, row.points),
            place: (place, row.place),
        };
        (change.points.0 != change.points.1 || change.place.0 != change.place.1).then_some(change)
    };
    new.rows.iter().filter_map(change).collect()
}

fn standing(standings: &Standings, player: StartNumber) -> Option<(u32, HalfPoints)> {
    standings.rows.iter().find(|row| row.player == player).map(|row| (row.place, row.points))
}

fn changed_rounds(
    before: &Tournament,
    after: &Tournament,
    (id, corrected): (GroupId, RoundNumber),
    now: Micros,
) -> Vec<RoundChange> {
    let (Some(old), Some(new)) = (before.groups.get(&id), after.groups.get(&id)) else { return Vec::new() };
    let drafted = old.draft.as_ref().map(|draft| draft.round).filter(|round| *round > old.published());
    let change = |round: RoundNumber| {
        let (was, is) = (pairs(before, old, round), pairs(after, new, round));
        let only = |one: &[(PlayerId, PlayerId)], other: &[(PlayerId, PlayerId)]| -> Vec<(PlayerId, PlayerId)> {
            one.iter().filter(|pair| !other.contains(pair)).copied().collect()
        };
        let change = RoundChange {
            round,
            draft: Some(round) == drafted,
            started: old.is_started(round, now),
            before: only(&was, &is),
            after: only(&is, &was),
        };
        (!change.before.is_empty() || !change.after.is_empty()).then_some(change)
    };
    (corrected + 1..=old.published()).chain(drafted).filter_map(change).collect()
}

/// The round as the system lays it from this table.
fn pairs(state: &Tournament, group: &Group, round: RoundNumber) -> Vec<(PlayerId, PlayerId)> {
    let Ok(pairing) = Prospect::as_published(state, group, round).pair() else { return Vec::new() };
    pairing.pairs().filter_map(|(white, black)| Some((group.player_with(white)?, group.player_with(black)?))).collect()
}
