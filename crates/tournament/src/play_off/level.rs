//! Who is level: the players a play-off or a lot may part, and what the table learns of both.

use rokade_standings::{Rules, Standings, TieBreak, standings};

use super::course::by_lot;
use super::{PlaceLot, PlayOff, Stake};
use crate::lots::Lots;
use crate::{GameState, Group, GroupId, PlayerId, Tournament};

/// The names under which a list of tie-breaks asks for a play-off and for a lot.
const PLAY_OFF: &str = "play-off";
const LOT: &str = "lot";

/// Players who share a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    pub place: u32,
    /// By start number.
    pub players: Vec<PlayerId>,
}

impl Tournament {
    /// Players who may play off, best first. The group's list says what comes before; a list that is
    /// silent lets a title be played for on points alone and a place after the corrections
    /// (docs/readings/play-off-level.md).
    pub fn level_for_play_off(&self, group: GroupId, stake: Stake) -> Vec<Level> {
        let rules = self.rules_unparted(group);
        let named = position(&rules, PLAY_OFF);
        let before = match (named, stake) {
            (Some(at), _) => at,
            (None, Stake::Title) => 0,
            (None, Stake::Place) => position(&rules, LOT).unwrap_or(rules.tiebreaks.len()),
        };
        self.level_by(group, &rules, &rules.tiebreaks[..before])
    }

    /// Players whom neither the list nor a play-off nor a lot has parted, best first.
    pub fn level_for_lot(&self, group: GroupId) -> Vec<Level> {
        let Some(here) = self.groups.get(&group) else { return Vec::new() };
        let rules = self.rules_unparted(group);
        let asked: Vec<TieBreak> = rules
            .tiebreaks
            .iter()
            .filter(|one| one.to_string() != LOT && one.to_string() != PLAY_OFF)
            .cloned()
            .collect();
        let mut level = self.level_by(group, &rules, &asked);
        let orders = here.play_off_orders();
        let parted = |level: &Level| orders.iter().any(|order| level.players.iter().all(|one| order.contains(one)));
        level.retain(|level| !parted(level) && by_lot(&here.place_lots, &level.players).is_none());
        level
    }

    /// Whether the group's own list asks for a play-off.
    pub(crate) fn asks_for_play_off(&self, group: GroupId) -> bool {
        position(&self.rules_unparted(group), PLAY_OFF).is_some()
    }

    pub(crate) fn asks_for_lot(&self, group: GroupId) -> bool {
        position(&self.rules_unparted(group), LOT).is_some()
    }

    fn level_by(&self, id: GroupId, rules: &Rules, tiebreaks: &[TieBreak]) -> Vec<Level> {
        let Some(group) = self.groups.get(&id).filter(|group| !group.settings.system.is_knock_out()) else {
            return Vec::new();
        };
        let rules = rules.clone().with_tiebreaks(tiebreaks);
        let Standings { rows, .. } = standings(&self.history(id), self.completed_rounds(id), &rules);
        let together = rows.chunk_by(|one, other| one.place == other.place);
        let level = together.map(|rows| Level {
            place: rows[0].place,
            players: rows.iter().filter_map(|row| group.player_with(row.player)).collect(),
        });
        level.filter(|level| level.players.len() > 1).collect()
    }
}

impl Group {
    /// Everything that was to be played is over: the time of play-offs and lots about places.
    pub fn is_played_out(&self) -> bool {
        let games = self.rounds.iter().flat_map(|round| &round.boards);
        let is_over = !self.rounds.is_empty() && (self.finished || self.published() >= self.settings.rounds);
        is_over && self.draft.is_none() && games.into_iter().all(|board| matches!(board.game, GameState::Done { .. }))
    }

    /// The orders that play-offs have brought, the latest last.
    fn play_off_orders(&self) -> Vec<Vec<PlayerId>> {
        let held = self.play_offs.iter().filter(|play_off| !play_off.called_off);
        held.map(|play_off| play_off.course(&self.place_lots).order()).filter(|order| !order.is_empty()).collect()
    }
}

fn position(rules: &Rules, key: &str) -> Option<usize> {
    rules.tiebreaks.iter().position(|tiebreak| tiebreak.to_string() == key)
}

/// Tells the rules of a group what was played off and drawn. A list that names neither asks for both
/// in the place the stakes give them (docs/readings/play-off-level.md).
pub(crate) fn complete(group: &Group, rules: &mut Rules) {
    let numbers = group.numbers();
    let numbered = |players: &[PlayerId]| players.iter().filter_map(|player| numbers.get(player).copied()).collect();
    rules.play_offs = group.play_off_orders().iter().map(|order| numbered(order)).collect();
    rules.lots = group.place_lots.iter().rev().map(|lot| numbered(&lot.players)).collect();
    let title = |play_off: &PlayOff| play_off.stake == Stake::Title && !play_off.called_off;
    let at = if group.play_offs.iter().any(title) { 0 } else { rules.tiebreaks.len() };
    if !rules.play_offs.is_empty() && position(rules, PLAY_OFF).is_none() {
        let at = position(rules, LOT).map_or(at, |lot| at.min(lot));
        rules.tiebreaks.splice(at..at, PLAY_OFF.parse::<TieBreak>());
    }
    if !rules.lots.is_empty() && position(rules, LOT).is_none() {
        rules.tiebreaks.extend(LOT.parse::<TieBreak>());
    }
}

/// Draws an order among players; what earlier lots said of some of them stays true.
pub(crate) fn kept_order(players: &[PlayerId], seed: u64, earlier: &[PlaceLot]) -> Vec<PlayerId> {
    let mut drawn = super::sorted(players);
    Lots::from_seed(seed).shuffle(&mut drawn);
    for lot in earlier {
        let slots: Vec<usize> = (0..drawn.len()).filter(|at| lot.players.contains(&drawn[*at])).collect();
        let order = lot.players.iter().filter(|player| players.contains(player));
        for (slot, player) in slots.into_iter().zip(order) {
            drawn[slot] = *player;
        }
    }
    drawn
}
