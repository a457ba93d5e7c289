//! Rounds a player asks to miss, and players who are kept apart.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::Reason;
use rokade_model::{ByeKind, Forbidden, RoundNumber};

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Alike, Decision, Event, Group, GroupId, Player, PlayerId};

impl Judge<'_> {
    /// Within the limits of the event, for rounds not yet drafted (docs/readings/byes-asked.md).
    pub(super) fn ask_bye(&self, id: PlayerId, round: RoundNumber, kind: ByeKind) -> Judged {
        let player = self.player(id)?;
        let group = self.open_group(player.group)?;
        let mut objections = Objections::default();
        objections.when(kind == ByeKind::PairingAllocated, || Reason::house("bye_cannot_be_asked"));
        objections.when(group.is_all_play_all(), || grounds::schedule_fixed("bye_in_all_play_all", group));
        // Whoever misses a match is out: that is a withdrawal, or a forfeit on the day.
        objections.when(group.settings.system.is_knock_out(), || {
            grounds::in_group(Reason::cited("bye_in_knock_out", "D4.9.7-3"), group)
        });
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

    pub(super) fn forbid(&self, id: GroupId, players: &[PlayerId], rounds: Rounds, soft: bool) -> Judged {
        let group = self.open_group(id)?;
        let Rounds { first, last } = rounds;
        let mut objections = Objections::default();
        let distinct: BTreeSet<PlayerId> = players.iter().copied().collect();
        objections.when(distinct.len() < 2 || distinct.len() < players.len(), || Reason::house("forbid_needs_two"));
        for player in distinct.iter().filter(|id| !self.is_member(group, **id)) {
            objections.add(not_in_group(group, *player));
        }
        objections.extend(cannot_forbid(group, rounds));
        objections.heed()?;
        let last = last.min(super::group_settings::MOST_ROUNDS);
        let players = distinct.into_iter().collect();
        Ok(Decision::of([Event::Forbidden { group: id, players, first, last, soft }]))
    }

    /// One rule for every club or family name that two or more players of the group share, as far
    /// as the persons are known.
    pub(super) fn forbid_alike(&self, id: GroupId, alike: Alike, rounds: Rounds, soft: bool) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        objections.extend(cannot_forbid(group, rounds));
        let mut shared: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        for player in self.state.members(id) {
            let Some(person) = self.people.person(player.id) else { continue };
            let text = match alike {
                Alike::Club => &person.club,
                Alike::Family => &person.name.family,
            };
            if !text.trim().is_empty() {
                shared.entry(text.trim().to_lowercase()).or_default().push(player.id);
            }
        }
        shared.retain(|_, players| players.len() > 1);
        objections.when(shared.is_empty(), || grounds::in_group(Reason::house("nobody_alike"), group));
        objections.heed()?;
        let Rounds { first, last } = rounds;
        let last = last.min(super::group_settings::MOST_ROUNDS);
        let stands = |players: &Vec<PlayerId>| {
            let rule = |rule: &Forbidden<PlayerId>| {
                rule.players == *players && (rule.first, rule.last, rule.soft) == (first, last, soft)
            };
            group.forbidden.iter().any(rule)
        };
        let new = shared.into_values().filter(|players| !stands(players));
        Ok(Decision::of(new.map(|players| Event::Forbidden { group: id, players, first, last, soft })))
    }

    /// Takes back a rule about exactly these players.
    pub(super) fn allow(&self, id: GroupId, players: &[PlayerId]) -> Judged {
        let group = self.open_group(id)?;
        let asked: BTreeSet<&PlayerId> = players.iter().collect();
        let rule = group.forbidden.iter().find(|rule| rule.players.iter().collect::<BTreeSet<_>>() == asked);
        if rule.is_none() {
            return Err(grounds::in_group(Reason::house("not_forbidden"), group).into());
        }
        Ok(Decision::of([Event::Allowed { group: id, players: players.to_vec() }]))
    }

    pub(super) fn is_member(&self, group: &Group, player: PlayerId) -> bool {
        self.state.players.get(&player).is_some_and(|player| player.group == group.id)
    }
}

/// The rounds a rule holds for.
#[derive(Clone, Copy)]
pub(super) struct Rounds {
    pub first: RoundNumber,
    pub last: RoundNumber,
}

/// Only where the pairing is made anew each round can players be kept apart.
fn cannot_forbid(group: &Group, Rounds { first, last }: Rounds) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if group.is_all_play_all() {
        reasons.push(grounds::schedule_fixed("forbidden_in_all_play_all", group));
    } else if !group.settings.system.is_swiss() {
        let reason = Reason::cited("forbidden_without_choice", group.settings.system.clause());
        reasons.push(grounds::in_group(reason, group));
    }
    if first == 0 || first > last || first > group.settings.rounds {
        reasons.push(Reason::house("rounds_backwards").with("first", first).with("last", last));
    }
    reasons
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
