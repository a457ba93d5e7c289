//! From the journal to the state.
//!
//! Undo takes whole steps back, in every group the last one first: what a step needs is always in force.
//! The records in force are kept with the state: taking one step back folds the rest anew.

mod act;
mod groups;
mod incident;
mod matches;
mod play;
mod play_off;
mod players;
mod rounds;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rokade_model::RoundNumber;

use crate::lanes::goes_forward;
use crate::{Board, Event, FactsVersion, Group, GroupId, IncidentId, Player, PlayerId, Recorded, Round, Tournament};

/// What the state alone does not tell.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Past {
    /// The records in force: neither undone nor an undo.
    pub in_force: Vec<Arc<Recorded>>,
    /// The step of the last record, in force or not.
    pub step: u64,
    /// Ids and versions of undone steps are never given again: facts beside the journal bear them.
    pub players_ever: u32,
    pub groups_ever: u32,
    pub incidents_ever: u32,
    pub versions_ever: BTreeMap<PlayerId, FactsVersion>,
    /// Every group a player was ever in, by steps in force or not.
    pub groups_of: BTreeMap<PlayerId, BTreeSet<GroupId>>,
    pub incident_groups: BTreeMap<IncidentId, GroupId>,
}

/// The journal contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    #[error("event {found} stands where event {expected} should")]
    Gap { expected: u64, found: u64 },
    #[error("event {seq}: a journal begins with the creation of the tournament, once")]
    Creation { seq: u64 },
    #[error("event {seq} belongs to step {step}, which is neither new nor the one before")]
    Step { seq: u64, step: u64 },
    #[error("event {seq}: no group {group}")]
    UnknownGroup { seq: u64, group: GroupId },
    #[error("event {seq}: no player {player}")]
    UnknownPlayer { seq: u64, player: PlayerId },
    #[error("event {seq}: group {group} has no round {round}")]
    UnknownRound { seq: u64, group: GroupId, round: RoundNumber },
    #[error("event {seq}: no board {board} in round {round} of group {group}")]
    UnknownBoard { seq: u64, group: GroupId, round: RoundNumber, board: u32 },
    #[error("event {seq}: no game {game} on board {board} in round {round} of group {group}")]
    UnknownGame { seq: u64, group: GroupId, round: RoundNumber, board: u32, game: u32 },
    #[error("event {seq}: group {group} has no such play-off, or it has no such game")]
    UnknownPlayOff { seq: u64, group: GroupId },
    #[error("event {seq}: group {group} has no team {team}")]
    UnknownTeam { seq: u64, group: GroupId, team: u32 },
    #[error("event {seq}: group {group} has no draft")]
    NoDraft { seq: u64, group: GroupId },
    #[error("event {seq}: group {group} has no order")]
    NoOrder { seq: u64, group: GroupId },
    #[error("event {seq}: group {group} has no prizes")]
    NoPrizes { seq: u64, group: GroupId },
    #[error("event {seq}: the game it speaks of cannot have gone on like this")]
    Unheard { seq: u64 },
    #[error("event {seq}: no incident that this can be about")]
    UnknownIncident { seq: u64 },
    #[error("event {seq} takes back step {step}, which is not the last one of its group in force")]
    UndoOutOfOrder { seq: u64, step: u64 },
}

impl Tournament {
    /// The state after all records, from the first.
    pub fn fold<'a>(records: impl IntoIterator<Item = &'a Recorded>) -> Result<Tournament, FoldError> {
        let records: Vec<&Recorded> = records.into_iter().collect();
        let undone: BTreeSet<u64> = records.iter().filter_map(|record| record.event.takes_back()).collect();
        let mut state = Tournament::default();
        // With the steps that a later record takes back.
        let mut standing: Vec<&Recorded> = Vec::new();
        for record in records {
            state.expect_next(record)?;
            state.past.count(record);
            match record.event.takes_back() {
                Some(step) => {
                    if !state.past.is_last_of_its_lanes(standing.iter().copied(), step) {
                        return Err(FoldError::UndoOutOfOrder { seq: record.seq, step });
                    }
                    standing.retain(|record| record.step != step);
                }
                None => {
                    standing.push(record);
                    if !undone.contains(&record.step) {
                        state.act(record)?;
                        state.past.in_force.push(Arc::new(record.clone()));
                    }
                }
            }
            state.seq = record.seq;
        }
        Ok(state)
    }

    /// The state after one more record.
    pub fn apply(&mut self, record: &Recorded) -> Result<(), FoldError> {
        self.expect_next(record)?;
        match record.event.takes_back() {
            Some(step) => {
                let in_force = self.past.in_force.iter().map(Arc::as_ref);
                if !self.past.is_last_of_its_lanes(in_force, step) {
                    return Err(FoldError::UndoOutOfOrder { seq: record.seq, step });
                }
                *self = self.without(step)?;
            }
            None => {
                self.act(record)?;
                self.past.in_force.push(Arc::new(record.clone()));
            }
        }
        self.past.count(record);
        self.seq = record.seq;
        Ok(())
    }

    /// The last step in force.
    pub(crate) fn last_step(&self) -> Option<u64> {
        self.past.in_force.iter().rev().find(|record| is_undoable(record)).map(|record| record.step)
    }

    /// The state as if the step had not been taken.
    pub(crate) fn without(&self, step: u64) -> Result<Tournament, FoldError> {
        let kept: Vec<Arc<Recorded>> =
            self.past.in_force.iter().filter(|record| record.step != step).map(Arc::clone).collect();
        let mut state = Tournament::default();
        for record in &kept {
            state.act(record)?;
        }
        state.seq = self.seq;
        state.past = Past { in_force: kept, ..self.past.clone() };
        Ok(state)
    }

    fn expect_next(&self, record: &Recorded) -> Result<(), FoldError> {
        let expected = self.seq + 1;
        if record.seq != expected {
            return Err(FoldError::Gap { expected, found: record.seq });
        }
        if (record.seq == 1) != matches!(record.event, Event::Created { .. }) {
            return Err(FoldError::Creation { seq: record.seq });
        }
        // An undo begins its own step, so that a step taken back can never go on.
        let continues = record.step == self.past.step && !matches!(record.event, Event::Undone { .. });
        if record.step != record.seq && !continues {
            return Err(FoldError::Step { seq: record.seq, step: record.step });
        }
        Ok(())
    }

    fn group_at(&mut self, seq: u64, group: GroupId) -> Result<&mut Group, FoldError> {
        self.groups.get_mut(&group).ok_or(FoldError::UnknownGroup { seq, group })
    }

    fn player_at(&mut self, seq: u64, player: PlayerId) -> Result<&mut Player, FoldError> {
        self.players.get_mut(&player).ok_or(FoldError::UnknownPlayer { seq, player })
    }

    fn round_at(&mut self, seq: u64, group: GroupId, round: RoundNumber) -> Result<&mut Round, FoldError> {
        let index = usize::try_from(round).expect("a round number fits").wrapping_sub(1);
        let unknown = FoldError::UnknownRound { seq, group, round };
        self.group_at(seq, group)?.rounds.get_mut(index).ok_or(unknown)
    }

    fn board_at(&mut self, seq: u64, group: GroupId, round: RoundNumber, board: u32) -> Result<&mut Board, FoldError> {
        let boards = &mut self.round_at(seq, group, round)?.boards;
        let unknown = FoldError::UnknownBoard { seq, group, round, board };
        boards.iter_mut().find(|there| there.number == board).ok_or(unknown)
    }
}

impl Past {
    fn count(&mut self, record: &Recorded) {
        self.step = record.step;
        let event = &record.event;
        if let Event::IncidentFiled { incident, at, .. } = event {
            self.incidents_ever = self.incidents_ever.max(incident.0);
            self.incident_groups.insert(*incident, at.group());
        }
        if let Event::GroupAdded { group, .. } = event {
            self.groups_ever = self.groups_ever.max(group.0);
        }
        if let Some((player, facts)) = event.facts() {
            self.players_ever = self.players_ever.max(player.0);
            self.versions_ever.insert(player, facts);
        }
        if let Event::PlayerEntered { player, group, .. } | Event::PlayerMoved { player, group } = event {
            self.groups_of.entry(*player).or_default().insert(*group);
        }
    }
}

/// Whether a record can begin a step that undo takes back. What was heard of a game stays, and so does
/// the result it brought: undo looks past it.
fn is_undoable(record: &Recorded) -> bool {
    // Only the first record of a step decides; the others follow it.
    record.step == record.seq && !goes_forward(record)
}
