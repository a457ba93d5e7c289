//! Start numbers: by lot, drawn once, or by rating.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::lines::lines_drawn;
use super::{Judge, grounds};
use crate::lots::Lots;
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, GroupSettings, OrderedBy, Pace, Player, PlayerId};

/// Fields the schedules of the all-play-all are made for.
const ALL_PLAY_ALL_PLAYERS: RangeInclusive<usize> = 3..=100;
/// Fewer cannot play a game.
const FEWEST_PLAYERS: usize = 2;

impl Judge<'_> {
    /// Lots are drawn once, from a seed that is shown and stored, and never again (D4.9.1-1). In a
    /// knock-out the seeds are ordered by strength and the lot decides the lines.
    pub(super) fn draw_lots(&self, id: GroupId, seed: u64) -> Judged {
        let group = self.open_group(id)?;
        if group.settings.system.is_knock_out() {
            return self.draw_lines(group, seed);
        }
        self.check_order(group)?;
        let mut order: Vec<PlayerId> = self.state.members(id).map(|player| player.id).collect();
        Lots::from_seed(seed).shuffle(&mut order);
        Ok(ordered(group, OrderedBy::Lot { seed }, order))
    }

    /// By rating, then title, then who was entered first (docs/readings/knock-out-seeding.md for
    /// seeds, D4.9.7-2). May be repeated until lots are drawn or a round is laid.
    pub(super) fn order_by_rating(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        self.check_order(group)?;
        Ok(ordered(group, OrderedBy::Rating, by_rating(self.state.members(id), group.settings.pace)))
    }

    /// The start numbers by strength: as ordered, or by rating where the numbers were drawn by lot.
    pub(super) fn by_strength(&self, group: &Group) -> Vec<StartNumber> {
        let numbers = group.numbers();
        let players = match &group.order {
            Some(order) if order.by == OrderedBy::Rating => order.players.clone(),
            _ => by_rating(self.state.members(group.id), group.settings.pace),
        };
        players.iter().filter_map(|player| numbers.get(player).copied()).collect()
    }

    fn check_order(&self, group: &Group) -> Result<(), crate::Refusal> {
        let players = self.state.members(group.id).count();
        let mut objections = Objections::default();
        if let Some(OrderedBy::Lot { .. }) = group.order.as_ref().map(|order| order.by) {
            objections.add(grounds::lots_drawn(group));
        }
        objections.when(!group.lines.is_empty(), || lines_drawn(group));
        objections.when(!group.rounds.is_empty(), || {
            grounds::in_group(Reason::house("order_in_use"), group).with("rounds", group.published())
        });
        objections.when(group.rounds.is_empty() && group.draft.is_some(), || grounds::draft_exists(group, 1));
        objections.extend(size(group, players));
        objections.heed()
    }
}

/// An order by rating holds for the field it was made for; a change of the field before anything is
/// laid gives it up (docs/readings/rounds-removal.md).
pub(super) fn dropped(group: &Group) -> Option<Event> {
    (group.order.is_some() && !group.is_drawn()).then_some(Event::OrderDropped { group: group.id })
}

/// A field the system cannot begin with.
pub(crate) fn size(group: &Group, players: usize) -> Option<Reason> {
    if group.is_all_play_all() {
        return all_play_all_size(group, players);
    }
    let teams = group.settings.system.teams().unwrap_or_default();
    let least = FEWEST_PLAYERS.max(usize::from(teams));
    (players < least).then(|| {
        grounds::in_group(Reason::house("group_too_small"), group)
            .with("players", grounds::count(players))
            .with("least", grounds::count(least))
    })
}

/// A field too small or too large for a schedule.
pub(super) fn all_play_all_size(group: &Group, players: usize) -> Option<Reason> {
    (!ALL_PLAY_ALL_PLAYERS.contains(&players)).then(|| {
        grounds::in_group(Reason::house("all_play_all_size"), group)
            .with("players", grounds::count(players))
            .with("least", grounds::count(*ALL_PLAY_ALL_PLAYERS.start()))
            .with("most", grounds::count(*ALL_PLAY_ALL_PLAYERS.end()))
    })
}

/// The order, and in an all-play-all the rounds that follow from it.
pub(super) fn ordered(group: &Group, by: OrderedBy, order: Vec<PlayerId>) -> Decision {
    let planned = group.settings.system.planned_rounds(order.len());
    let mut decision = Decision::of([Event::Ordered { group: group.id, by, order }]);
    if let Some(rounds) = planned.filter(|rounds| *rounds != group.settings.rounds) {
        let settings = GroupSettings { rounds, ..group.settings.clone() };
        decision.events.push(Event::GroupChanged { group: group.id, settings });
    }
    decision
}

/// Best first; the unrated and the untitled last.
pub(super) fn by_rating<'a>(players: impl Iterator<Item = &'a Player>, pace: Pace) -> Vec<PlayerId> {
    let mut players: Vec<&Player> = players.collect();
    players.sort_by_key(|player| (Reverse(player.rating_for(pace)), player.title.is_none(), player.title, player.id));
    players.into_iter().map(|player| player.id).collect()
}
