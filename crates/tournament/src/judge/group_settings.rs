//! A group's settings, and what is locked when.

use std::collections::BTreeSet;

use rokade_clause::{ClauseId, HandbookEdition, Reason};
use rokade_model::RoundNumber;

use super::{Judge, grounds, order};
use crate::limits;
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, GroupSettings, Handicap, RoundTimes, ladder};

/// More rounds than any all-play-all here can have; keeps a slip of the finger from filling the table.
pub(super) const MOST_ROUNDS: RoundNumber = 200;
/// More teams than fit a schedule of all against all.
const MOST_TEAMS: u16 = 100;
/// The highest number a table may bear.
pub(super) const HIGHEST_BOARD: u32 = 9_999;

impl Judge<'_> {
    pub(super) fn add_group(&self, settings: &GroupSettings) -> Judged {
        let group = GroupId(self.state.past.groups_ever + 1);
        let settings = tidied(settings);
        let mut objections = Objections::default();
        objections.extend(limits::too_many("groups", self.state.groups.len() + 1));
        self.check_group(group, &settings, &mut objections);
        objections.heed()?;
        Ok(Decision::of([Event::GroupAdded { group, settings }]))
    }

    pub(super) fn change_group(&self, id: GroupId, settings: &GroupSettings) -> Judged {
        let group = self.group(id)?;
        let settings = GroupSettings { rounds: planned(group, settings), ..tidied(settings) };
        let mut objections = Objections::default();
        self.check_group(id, &settings, &mut objections);
        check_locks(group, &settings, self.state.handbook(), &mut objections);
        self.check_locks_of_time(group, &settings, &mut objections);
        for section in self.sections_lost(id, &settings) {
            objections.add(Reason::house("section_in_use").with("section", section));
        }
        objections.heed()?;
        if settings == group.settings {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::GroupChanged { group: id, settings }]))
    }

    pub(super) fn remove_group(&self, id: GroupId) -> Judged {
        let group = self.group(id)?;
        let members = self.state.members(id).count();
        let mut objections = Objections::default();
        objections.when(members > 0, || {
            grounds::in_group(Reason::house("group_has_players"), group).with("players", grounds::count(members))
        });
        objections.when(!group.rounds.is_empty(), || {
            grounds::in_group(Reason::house("group_has_rounds"), group).with("rounds", group.published())
        });
        let feeder = self.state.groups.values().find(|other| other.settings.losers_to == Some(id));
        objections.extend(feeder.map(|feeder| {
            grounds::in_group(Reason::house("group_takes_losers"), group).with("other", feeder.settings.name.as_str())
        }));
        objections.heed()?;
        Ok(Decision::of([Event::GroupRemoved { group: id }]))
    }

    /// What holds for a group at any time.
    fn check_group(&self, id: GroupId, settings: &GroupSettings, objections: &mut Objections) {
        let name = settings.name.trim();
        objections.when(name.is_empty(), || Reason::house("group_name_missing"));
        let others = self.state.groups.values().filter(|other| other.id != id);
        let taken = others.into_iter().any(|other| other.settings.name.trim() == name);
        objections.when(taken && !name.is_empty(), || Reason::house("group_name_taken").with("name", name));
        check_rounds(settings, objections);
        objections.when(settings.first_board == 0 || settings.first_board > HIGHEST_BOARD, || {
            Reason::house("first_board_out_of_range").with("board", settings.first_board).with("most", HIGHEST_BOARD)
        });
        let named: BTreeSet<&str> = settings.tiebreaks.iter().map(|tiebreak| tiebreak.key()).collect();
        objections.when(named.len() < settings.tiebreaks.len(), || Reason::house("tiebreak_named_twice"));
        check_sections(settings, objections);
        check_times(settings, objections);
        objections.extend(ladder::objections(settings.system, &settings.ladder));
        objections.extend(settings.handicap.iter().flat_map(Handicap::objections));
        check_double_rounds(settings, objections);
        self.check_losers(id, settings, objections);
    }

    /// Players who are out of a knock-out go on in another group of the event (D4.9.7-6).
    fn check_losers(&self, id: GroupId, settings: &GroupSettings, objections: &mut Objections) {
        let Some(to) = settings.losers_to else { return };
        objections.when(!settings.system.is_knock_out(), || Reason::cited("losers_of_knock_out_only", "D4.9.7-6"));
        objections.when(to == id || !self.state.groups.contains_key(&to), || grounds::unknown_group(to));
    }

    /// Tie-breaks are announced before round 1; the times of a round stand from its start.
    fn check_locks_of_time(&self, group: &Group, settings: &GroupSettings, objections: &mut Objections) {
        let tiebreaks_changed = settings.tiebreaks != group.settings.tiebreaks;
        objections.when(tiebreaks_changed && group.is_started(1, self.now), || {
            let locked = match self.state.goes_by_fide(group) {
                true => Reason::cited("tiebreaks_locked", "FIDE-C.07-2026:4.1"),
                false => Reason::cited("tiebreaks_locked", "D4.9.10").and(ClauseId::new("D4.3.5.2a")),
            };
            grounds::in_group(locked.read_as("tiebreaks-locked"), group)
        });
        for round in (1..=group.published()).filter(|round| group.is_started(*round, self.now)) {
            objections.when(times(settings, round) != group.times(round), || {
                grounds::in_group(Reason::cited("times_locked", "D4.1-11e"), group).with("round", round)
            });
        }
    }

    fn sections_lost(&self, group: GroupId, settings: &GroupSettings) -> BTreeSet<String> {
        let members = self.state.members(group).map(|player| player.section.clone());
        members.filter(|section| !section.is_empty() && !settings.sections.contains(section)).collect()
    }
}

/// What the published rounds of the group lock.
fn check_locks(group: &Group, settings: &GroupSettings, handbook: HandbookEdition, objections: &mut Objections) {
    let system_changed = settings.system != group.settings.system;
    objections
        .when(system_changed && !group.rounds.is_empty(), || grounds::in_group(Reason::house("system_locked"), group));
    objections
        .when(system_changed && group.draft.is_some() && group.rounds.is_empty(), || grounds::draft_exists(group, 1));
    objections.when(system_changed && !group.lines.is_empty(), || super::lines::lines_drawn(group));
    objections.when(settings.stages(handbook) != group.settings.stages(handbook) && !group.rounds.is_empty(), || {
        grounds::in_group(Reason::house("ladder_locked"), group)
    });
    let doubled = settings.double_rounds != group.settings.double_rounds;
    objections.when(doubled && (!group.rounds.is_empty() || group.draft.is_some()), || {
        grounds::in_group(Reason::house("double_rounds_locked"), group)
    });
    if let (true, true, Some(drawn)) = (system_changed, settings.system.is_all_play_all(), &group.order) {
        objections.extend(order::all_play_all_size(group, drawn.players.len()));
    }
    let board_changed = settings.first_board != group.settings.first_board;
    objections.when(board_changed && !group.rounds.is_empty(), || {
        grounds::in_group(Reason::house("first_board_locked"), group).with("board", group.settings.first_board)
    });
    // The number of rounds decides how many opponents the median correction leaves out.
    objections.when(group.finished && settings.rounds != group.settings.rounds, || grounds::group_finished(group));
    let least = group.draft.as_ref().map_or(group.published(), |draft| draft.round.max(group.published()));
    objections.when(settings.rounds < least, || {
        grounds::in_group(Reason::house("rounds_below_published"), group)
            .with("rounds", settings.rounds)
            .with("published", least)
    });
}

/// In an all-play-all whose order is fixed the players decide the rounds.
fn planned(group: &Group, settings: &GroupSettings) -> RoundNumber {
    let players = group.order.as_ref().map(|order| order.players.len());
    players.and_then(|players| settings.system.planned_rounds(players)).unwrap_or(settings.rounds)
}

fn check_rounds(settings: &GroupSettings, objections: &mut Objections) {
    if let Some(cycles) = settings.system.cycles() {
        objections.when(!(1..=2).contains(&cycles), || Reason::house("cycles_out_of_range").with("cycles", cycles));
    }
    if let Some(teams) = settings.system.teams() {
        objections.when(!(2..=MOST_TEAMS).contains(&teams), || {
            Reason::cited("teams_out_of_range", "D4.9.9.5").with("teams", teams).with("most", MOST_TEAMS)
        });
    }
    // Only where the organiser decides must there be a figure.
    let least = RoundNumber::from(settings.system.is_swiss());
    objections.when(!(least..=MOST_ROUNDS).contains(&settings.rounds), || {
        Reason::house("rounds_out_of_range")
            .with("rounds", settings.rounds)
            .with("least", least)
            .with("most", MOST_ROUNDS)
    });
}

/// The rounds of a double round are its two games, in systems paired anew each round.
fn check_double_rounds(settings: &GroupSettings, objections: &mut Objections) {
    if !settings.double_rounds {
        return;
    }
    let paired = settings.system.is_swiss() && !settings.system.is_played_to_decision();
    objections.when(!paired, || Reason::house("double_rounds_not_here").with("system", settings.system.key()));
    objections.when(paired && !settings.rounds.is_multiple_of(2), || {
        Reason::house("double_rounds_odd").with("rounds", settings.rounds)
    });
}

fn check_sections(settings: &GroupSettings, objections: &mut Objections) {
    objections.when(settings.sections.iter().any(String::is_empty), || Reason::house("section_name_missing"));
    let mut seen = BTreeSet::new();
    for section in settings.sections.iter().filter(|section| !section.is_empty()) {
        objections
            .when(!seen.insert(section), || Reason::house("section_named_twice").with("section", section.as_str()));
    }
}

/// Rounds start one after the other, and none is paired after its own start.
fn check_times(settings: &GroupSettings, objections: &mut Objections) {
    let planned = usize::try_from(settings.rounds).expect("a round number fits");
    let counted = settings.system.is_swiss();
    objections.when(counted && settings.schedule.len() > planned, || {
        Reason::house("schedule_too_long")
            .with("rounds", settings.rounds)
            .with("times", grounds::count(settings.schedule.len()))
    });
    let mut before = None;
    for (round, times) in (1_u32..).zip(&settings.schedule) {
        let Some(starts) = times.starts else { continue };
        objections.when(before.is_some_and(|before| starts <= before), || {
            Reason::house("schedule_not_ascending").with("round", round)
        });
        objections.when(times.pair_from.is_some_and(|from| from > starts), || {
            Reason::house("paired_after_start").with("round", round)
        });
        before = Some(starts);
    }
}

fn times(settings: &GroupSettings, round: RoundNumber) -> RoundTimes {
    let index = usize::try_from(round - 1).expect("a round number fits");
    settings.schedule.get(index).copied().unwrap_or_default()
}

/// Names without blanks at their ends, and no empty times at the end of the schedule.
fn tidied(settings: &GroupSettings) -> GroupSettings {
    let mut tidy = settings.clone();
    tidy.name = settings.name.trim().to_owned();
    for stage in &mut tidy.ladder {
        stage.time_control = stage.time_control.trim().to_owned();
    }
    tidy.sections = settings.sections.iter().map(|section| section.trim().to_owned()).collect();
    while tidy.schedule.last() == Some(&RoundTimes::default()) {
        tidy.schedule.pop();
    }
    tidy
}
