//! Rounds a player asks to miss, and players who are kept apart.

use std::collections::BTreeSet;

use rokade_clause::Reason;
use rokade_model::{ByeKind, RoundNumber};

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, Player, PlayerId};

impl Judge<'_> {
    /// Within the limits of the event, for rounds not yet drafted (docs/readings/byes-asked.md).
    pub(super) fn ask_bye(&self, id: PlayerId, round: RoundNumber, kind: ByeKind) -> Judged {
        let player = self.player(id)?;
        let group = self.open_group(player.group)?;
        let mut objections = Objections::default();
        objections.when(kind == ByeKind::PairingAllocated, || Reason::house("bye_cannot_be_asked"));
        objections.when(group.is_all_play_all(), || grounds::schedule_fixed("bye_in_all_play_all", group));
        objections.when(group.is_withdrawn(id), || grounds::withdrawn(group, id));
        objections.extend(round_ahead(group, round));
        objections.extend(self.beyond_limit(player, round, kind));
        objections.extend(self.in_closed_round(group, round, kind));
        objections.heed()?;
        if player.byes.get(&round) == Some(&kind) {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::ByeAsked { player: id, round, kind }]))
    }

    pub(super) fn cancel_bye(&self, id: PlayerId, round: RoundNumber) -> Judged {
        let player = self.player(id)?;
        let group = self.open_group(player.group)?;
        let mut objections = Objections::default();
        objections.extend(round_ahead(group, round));
        objections.when(!player.byes.contains_key(&round), || {
            Reason::house("no_bye_asked").with("player", grounds::player(id)).with("round", round)
        });
        objections.heed()?;
        Ok(Decision::of([Event::ByeCancelled { player: id, round }]))
    }

    fn beyond_limit(&self, player: &Player, round: RoundNumber, kind: ByeKind) -> Option<Reason> {
        let limits = &self.state.settings.byes;
        let limit = match kind {
            ByeKind::Half => limits.half,
            ByeKind::Full => limits.full,
            ByeKind::Zero => limits.zero,
            ByeKind::PairingAllocated => return None,
        };
        let asked = player.byes.iter().filter(|(other, there)| **other != round && **there == kind).count();
        (asked >= usize::try_from(limit).expect("a limit fits")).then(|| {
            Reason::house("too_many_byes")
                .with("player", grounds::player(player.id))
                .with("kind", kind.letter().to_string())
                .with("limit", limit)
        })
    }

    /// No points for missing the rounds that decide.
    fn in_closed_round(&self, group: &Group, round: RoundNumber, kind: ByeKind) -> Option<Reason> {
        let closed = self.state.settings.byes.closed_last_rounds;
        let pays = matches!(kind, ByeKind::Half | ByeKind::Full);
        let last_open = group.settings.rounds.saturating_sub(closed);
        (pays && round > last_open && round <= group.settings.rounds)
            .then(|| Reason::house("bye_in_last_rounds").with("round", round).with("closed", closed))
    }

    pub(super) fn forbid(&self, id: GroupId, players: &[PlayerId], first: RoundNumber, last: RoundNumber) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        objections.when(group.is_all_play_all(), || grounds::schedule_fixed("forbidden_in_all_play_all", group));
        let distinct: BTreeSet<PlayerId> = players.iter().copied().collect();
        objections.when(distinct.len() < 2 || distinct.len() < players.len(), || Reason::house("forbid_needs_two"));
        for player in distinct.iter().filter(|id| !self.is_member(group, **id)) {
            objections.add(not_in_group(group, *player));
        }
        objections.when(first == 0 || first > last || first > group.settings.rounds, || {
            Reason::house("rounds_backwards").with("first", first).with("last", last)
        });
        objections.heed()?;
        let last = last.min(super::group_settings::MOST_ROUNDS);
        let players = distinct.into_iter().collect();
        Ok(Decision::of([Event::Forbidden { group: id, players, first, last }]))
    }

    /// Takes back a rule about exactly these players.
    pub(super) fn allow(&self, id: GroupId, players: &[PlayerId]) -> Judged {
        let group = self.open_group(id)?;
        let asked: BTreeSet<u32> = players.iter().map(|player| player.0).collect();
        let rule = group.forbidden.iter().find(|rule| rule.players.iter().copied().collect::<BTreeSet<u32>>() == asked);
        if rule.is_none() {
            return Err(grounds::in_group(Reason::house("not_forbidden"), group).into());
        }
        Ok(Decision::of([Event::Allowed { group: id, players: players.to_vec() }]))
    }

    pub(super) fn is_member(&self, group: &Group, player: PlayerId) -> bool {
        self.state.players.get(&player).is_some_and(|player| player.group == group.id)
    }
}

pub(super) fn not_in_group(group: &Group, player: PlayerId) -> Reason {
    grounds::in_group(Reason::house("player_not_in_group"), group).with("player", grounds::player(player))
}

/// The round must lie ahead: planned, and not yet laid.
fn round_ahead(group: &Group, round: RoundNumber) -> Option<Reason> {
    let laid = group.draft.as_ref().map_or(group.published(), |draft| draft.round.max(group.published()));
    if round <= laid && round > 0 {
        return Some(grounds::in_group(Reason::house("round_already_laid"), group).with("round", round));
    }
    (round == 0 || round > group.settings.rounds).then(|| {
        grounds::in_group(Reason::house("round_not_planned"), group)
            .with("round", round)
            .with("rounds", group.settings.rounds)
    })
}
