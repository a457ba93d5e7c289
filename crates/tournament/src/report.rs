//! The way of the report: warnings and suspensions it names, when it is due, that it was sent, and whether
//! something has changed since.
//!
//! What the report holds and lacks is decided where it is written; here stands what only the journal knows.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::{ClauseId, HandbookEdition, Reason};
use rokade_laws::incident::Counter;
use rokade_model::{GameResult, LeaveNotice, Notice, RoundNumber, SanctionKind, read_day};
use serde::{Deserialize, Serialize};

use crate::handbook;
use crate::judge::grounds::in_group;
use crate::rated::games;
use crate::{
    Actor, Checklist, Event, GameAt, GameState, Group, GroupId, Incident, MatchGame, Micros, PlayerId, Start, TodoKind,
    Tournament, TournamentSettings,
};

/// A report that went to the rating officer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentReport {
    pub to: String,
    pub at: Micros,
    pub by: Actor,
    /// The event of the journal that says so.
    pub seq: u64,
}

/// What the tournament committee may impose (D4.1-7b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    Warning,
    /// Excluded from coordinated events.
    Suspension {
        months: u32,
    },
}

/// What the committee imposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imposed {
    pub player: PlayerId,
    pub penalty: Penalty,
    /// The reasons the player is told in writing.
    pub grounds: String,
    pub at: Micros,
}

/// A warning, a suspension, or conduct that nobody has decided on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    pub player: PlayerId,
    pub round: Option<RoundNumber>,
    pub kind: SanctionKind,
    pub reason: Reason,
}

impl Tournament {
    /// Every warning and suspension of the event, and what may still bring one: by player, then round.
    pub fn sanctions(&self) -> Vec<Sanction> {
        let mut sanctions: Vec<Sanction> = self.incidents.values().flat_map(of_incident).collect();
        sanctions.extend(self.imposed.iter().map(of_committee));
        let is_decided = |player: PlayerId| {
            self.imposed.iter().any(|imposed| self.rated_as(imposed.player) == self.rated_as(player))
        };
        let groups = self.groups.values().filter(|_| self.has_union_rules());
        let conduct =
            groups.flat_map(|group| unsporting(group, self.handbook())).filter(|sanction| !is_decided(sanction.player));
        sanctions.extend(conduct);
        sanctions.sort_by_key(|sanction| (sanction.player, sanction.round, sanction.kind));
        sanctions
    }

    /// The end of the time for the report of a group: the seventh day after its last round (D4.1-5f, D4.1-6b).
    pub fn report_due(&self, group: GroupId) -> Option<Micros> {
        let group = self.groups.get(&group)?;
        let last = group.rounds.last()?;
        let days = handbook::play(self.handbook()).report_due;
        let begun = last.started.and_then(Start::moment).map(|at| self.date(at));
        let stated = || read_day(&self.settings.ends).filter(|_| last.started.is_some());
        let played = begun.or_else(|| self.day_of_round(group, last.number)).or_else(stated);
        match played {
            Some(day) => self.end_of_days_from(day, days),
            None => Some(self.end_of_days(group.finished_at?, days)),
        }
    }

    /// The report that covers a finished group, if nothing has changed since it was sent.
    pub fn reported(&self, group: GroupId) -> Option<&SentReport> {
        let finished = self.groups.get(&group)?.finished_at?;
        let sent = self.sent.last().filter(|sent| sent.at >= finished)?;
        (!self.has_changed_since(sent.seq)).then_some(sent)
    }

    /// Whether a figure of the report may have changed after an event of the journal.
    pub fn has_changed_since(&self, seq: u64) -> bool {
        let since = || self.past.in_force.iter().rev().take_while(|record| record.seq > seq);
        self.is_another_event_than(seq) || since().any(|record| may_change_report(&record.event))
    }

    /// Whether the report would name the event, its days or its arbiters otherwise than after an event of the
    /// journal. Who may see the public pages, who may ask for byes, is nothing to the rating officer.
    fn is_another_event_than(&self, seq: u64) -> bool {
        let before = self.past.in_force.iter().rev().skip_while(|record| record.seq > seq);
        let told = before.into_iter().find_map(|record| record.event.tournament_settings());
        let now = &self.settings;
        let named = |settings: &TournamentSettings| TournamentSettings {
            approved_as_players: now.approved_as_players.clone(),
            byes: now.byes.clone(),
            public: now.public,
            casual: now.casual,
            union_rules: now.union_rules,
            handbook: match settings.handbook.unwrap_or_default() == self.handbook() {
                true => now.handbook,
                false => settings.handbook,
            },
            put_off_rules: now.put_off_rules.clone(),
            ..settings.clone()
        };
        told.is_some_and(|told| named(told) != *now)
    }

    /// What stands between the event and its report, and what became of it.
    pub fn report_checklist(&self, now: Micros) -> Checklist {
        let mut list = Checklist::default();
        for group in self.groups.values() {
            match group.finished {
                true => list.add_all(TodoKind::Done, [in_group(Reason::house("done_group"), group)]),
                false => list.add(TodoKind::Missing, in_group(Reason::house("report_group_open"), group)),
            }
        }
        for incident in self.incidents.values().filter(|incident| incident.is_appeal_open()) {
            let reason = Reason::cited("report_appeal_open", "D4.1-17").with("incident", incident.id.0);
            list.add(TodoKind::Warning, reason);
        }
        crate::checklist::report::of_event(self, now, &mut list);
        list.todos.sort_by_key(|todo| todo.kind);
        list.told_in(self)
    }
}

/// Warnings of a ruling; one that an appeal overturned is none.
fn of_incident(incident: &Incident) -> Vec<Sanction> {
    let overturned = incident.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref()).is_some_and(|it| it.upheld);
    let round = match incident.at {
        GameAt::Board { round, .. } => Some(round),
        GameAt::Free { .. } => None,
    };
    let mut reason = Reason::house("sanction_by_ruling").with("incident", incident.id.0);
    reason.clauses = incident.ruling.why.iter().flat_map(|why| why.clauses.clone()).collect();
    reason.clauses.dedup();
    let warned = incident.ruling.counts.iter().filter(|count| count.counter == Counter::Warning && !overturned);
    let sanction = |count: &crate::FiledCount| Sanction {
        player: incident.player(count.against),
        round,
        kind: SanctionKind::Warning,
        reason: reason.clone(),
    };
    warned.map(sanction).collect()
}

fn of_committee(imposed: &Imposed) -> Sanction {
    let grounds = imposed.grounds.as_str();
    let (kind, reason) = match imposed.penalty {
        Penalty::Warning => {
            (SanctionKind::Warning, Reason::cited("sanction_warned", "D4.1-7b").with("grounds", grounds))
        }
        Penalty::Suspension { months } => {
            let reason = Reason::cited("sanction_suspended", "D4.1-7b").with("grounds", grounds);
            (SanctionKind::Suspension, reason.with("months", months))
        }
    };
    Sanction { player: imposed.player, round: None, kind, reason }
}

/// Who was missing without notice (D4.1-14), from a round or from the whole event (D4.5.4.2c); see
/// docs/readings/report-sanctions.md.
fn unsporting(group: &Group, handbook: HandbookEdition) -> Vec<Sanction> {
    let mut found = Vec::new();
    let attendance = attendance(group);
    let members = group.order.iter().flat_map(|order| &order.players);
    for player in members.copied() {
        let played = attendance.get(&player).map(Vec::as_slice).unwrap_or_default();
        let of = |round: Option<RoundNumber>, reason: Reason| Sanction {
            player,
            round,
            kind: SanctionKind::Unsporting,
            reason,
        };
        let of_play_offs = group.play_offs.iter().flat_map(|play_off| &play_off.games);
        let missed = of_play_offs.filter(|game| is_missing(game, player));
        found.extend(missed.map(|_| of(None, Reason::cited("sanction_play_off_no_show", "D4.1-14"))));
        if !played.is_empty() && played.iter().all(|(_, missing)| *missing) && group.finished {
            let reason = Reason::cited("sanction_whole_event_missed", "D4.5.4.2c").and(ClauseId::new("D4.1-14"));
            found.push(of(None, reason.with("months", handbook::play(handbook).no_show_suspension)));
            continue;
        }
        let mut missed: Vec<RoundNumber> =
            played.iter().filter_map(|(round, missing)| missing.then_some(*round)).collect();
        missed.dedup();
        let no_show = |round| of(Some(round), Reason::cited("sanction_no_show", "D4.1-14"));
        found.extend(missed.into_iter().map(no_show));
    }
    let left = group.withdrawn.iter().filter(|(_, _, notice)| *notice == LeaveNotice::None);
    found.extend(left.map(|(player, after, _)| Sanction {
        player: *player,
        round: Some(*after),
        kind: SanctionKind::Unsporting,
        reason: Reason::cited("sanction_left_without_notice", "D4.1-14"),
    }));
    found
}

/// Everybody's games in order, each by its round and whether the player was missing from it. Of a match every game:
/// its outcome no longer says who was missing from one of them.
fn attendance(group: &Group) -> BTreeMap<PlayerId, Vec<(RoundNumber, bool)>> {
    let mut attendance: BTreeMap<PlayerId, Vec<(RoundNumber, bool)>> = BTreeMap::new();
    for round in &group.rounds {
        for game in round.boards.iter().flat_map(games) {
            for player in BTreeSet::from([game.white, game.black]) {
                attendance.entry(player).or_default().push((round.number, is_missing(&game, player)));
            }
        }
    }
    attendance
}

/// Whether a player did not come and had not told the arbiter.
fn is_missing(game: &MatchGame, player: PlayerId) -> bool {
    let GameState::Done { result, notice: Some(Notice::None) } = game.game else { return false };
    match result {
        GameResult::BothForfeit => [game.white, game.black].contains(&player),
        GameResult::WhiteForfeits => game.white == player,
        GameResult::BlackForfeits => game.black == player,
        _ => false,
    }
}

/// Whether the event may change a figure of the report. The event's own settings are compared, not counted.
fn may_change_report(event: &Event) -> bool {
    match event {
        Event::GroupChanged { .. }
        | Event::GameSet { .. }
        | Event::MatchGameSet { .. }
        | Event::PlayOffGameSet { .. }
        | Event::PlayOffCalledOff { .. }
        | Event::PlaceLotDrawn { .. }
        | Event::IncidentFiled { .. }
        | Event::PlayerEdited { .. }
        | Event::PlayerEntered { .. }
        | Event::Withdrawn { .. }
        | Event::Returned { .. }
        | Event::GroupFinished { .. }
        | Event::GroupReopened { .. }
        | Event::AppealDecided { .. }
        | Event::PenaltyImposed { .. } => true,
        Event::Created { .. }
        | Event::TournamentChanged { .. }
        | Event::GroupAdded { .. }
        | Event::GroupRemoved { .. }
        | Event::PlayerRemoved { .. }
        | Event::PlayerMoved { .. }
        | Event::BoardFixed { .. }
        | Event::NameWithheld { .. }
        | Event::Erased { .. }
        | Event::Ordered { .. }
        | Event::BroughtIn { .. }
        | Event::OrderDropped { .. }
        | Event::NumberGiven { .. }
        | Event::LinesDrawn { .. }
        | Event::ColourDrawn { .. }
        | Event::TeamsFormed { .. }
        | Event::TeamRenamed { .. }
        | Event::TeamPlayersSwapped { .. }
        | Event::ByeAsked { .. }
        | Event::ByeCancelled { .. }
        | Event::Forbidden { .. }
        | Event::Allowed { .. }
        | Event::Drafted { .. }
        | Event::DraftDiscarded { .. }
        | Event::ManualBegun { .. }
        | Event::ManualSet { .. }
        | Event::ManualEnded { .. }
        | Event::Published { .. }
        | Event::RoundStarted { .. }
        | Event::GameSetAhead { .. }
        | Event::MatchGameAdded { .. }
        | Event::MatchGameDropped { .. }
        | Event::PlayOffSetUp { .. }
        | Event::PlayOffGameAdded { .. }
        | Event::GameOpened { .. }
        | Event::GameHeard { .. }
        | Event::ClockStepped { .. }
        | Event::IncidentAppealed { .. }
        | Event::PrizesSet { .. }
        | Event::PrizesPublished { .. }
        | Event::ReportSent { .. }
        | Event::Undone { .. } => false,
    }
}
