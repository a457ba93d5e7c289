//! Before the first round: players, groups, settings, start numbers.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_federation::time_control;
use rokade_model::TimeControl;
use rokade_pairing::{StartOrder, Ties};
use rokade_standings::TieBreak;

use super::{Checklist, TodoKind};
use crate::handbook;
use crate::judge::grounds::{count, in_group, list as list_fact};
use crate::judge::{pairing, publishing};
use crate::{Group, Micros, OrderedBy, Pace, Tournament, pace};

pub(super) fn list(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    if group.finished {
        return;
    }
    order(state, group, list);
    settings(state, group, now, list);
    if group.rounds.is_empty() {
        list.add_all(TodoKind::Warning, field(state, group));
        list.add_all(TodoKind::Warning, odd_groups(state, group));
        list.add_all(TodoKind::Warning, without_rating(state, group));
        list.add_all(TodoKind::Warning, announced(state, group));
        list.add_all(TodoKind::Warning, to_the_union(state, group));
    } else if group.published() < group.settings.rounds {
        list.add_all(TodoKind::Warning, field(state, group).filter(|reason| reason.key == "rounds_beyond_field"));
    }
    list.add_all(TodoKind::Warning, sections(state, group));
    list.add_all(TodoKind::Warning, publishing::shared_boards(state, group, &tables(state, group)));
}

/// The organiser makes the draw (D4.1-5d); Monrad wants lots (D4.9.1-1).
fn order(state: &Tournament, group: &Group, list: &mut Checklist) {
    let players = state.members(group.id).count();
    match &group.order {
        None if players == 0 => list.add(TodoKind::Missing, in_group(Reason::house("todo_players"), group)),
        None => {
            let size = crate::judge::order::size(group, players);
            if size.is_none() {
                let draw = pairing::order_missing(group).and(ClauseId::new("D4.1-5d"));
                list.add(TodoKind::Next, draw.with("players", count(players)));
            }
            list.add_all(TodoKind::Missing, size);
        }
        Some(order) => {
            let row = group.settings.system.row();
            let drawn = in_group(Reason::house("done_order"), group).with("players", count(order.players.len()));
            list.add(TodoKind::Done, drawn);
            if state.has_union_rules() && order.by == OrderedBy::Rating && row.numbers == StartOrder::LotsPrescribed {
                let reason = Reason::cited("todo_lots_prescribed", row.numbers_clause);
                list.add(TodoKind::Warning, in_group(reason, group));
            }
            if group.rounds.is_empty() {
                list.add_all(TodoKind::Next, pairing::not_drawn(group));
            }
        }
    }
}

fn settings(state: &Tournament, group: &Group, now: Micros, list: &mut Checklist) {
    if group.settings.tiebreaks.is_empty() && !group.is_started(1, now) {
        let usual = state.rules(group.id).tiebreaks;
        if !usual.is_empty() {
            list.add(TodoKind::Warning, in_group(tiebreaks_unnamed(state, group, &usual), group));
        }
    }
    let stated = group.settings.time_control.trim();
    if stated.is_empty() {
        // That the invitation must name it is the union's rule.
        let reason = match state.has_union_rules() {
            true => Reason::cited("todo_time_control", "D4.1-12a"),
            false => Reason::house("todo_time_control_own"),
        };
        list.add(TodoKind::Warning, in_group(reason, group));
        return;
    }
    match stated.parse::<TimeControl>() {
        Ok(control) => {
            let objections = objections(state, group, &control);
            list.add_all(TodoKind::Warning, objections.into_iter().map(|reason| in_group(reason, group)));
        }
        Err(_) => {
            let reason = Reason::house("time_control_unreadable").with("text", stated);
            list.add(TodoKind::Warning, in_group(reason, group));
        }
    }
}

/// What the union says of the time, and whether the time is that of the kind of chess. The normal time is for standard
/// chess; rapid and blitz have their own. Elsewhere the Laws alone part the three kinds.
fn objections(state: &Tournament, group: &Group, control: &TimeControl) -> Vec<Reason> {
    let stated = group.settings.pace;
    if state.has_union_rules() {
        let of_union = match stated {
            Pace::Standard => time_control::objections(control, state.handbook()),
            Pace::Rapid | Pace::Blitz => Vec::new(),
        };
        return of_union.into_iter().chain(pace::disagreement(stated, control, state.handbook())).collect();
    }
    let by_laws = state.rules_of_games(group).map(|settings| settings.pace).ok().filter(|pace| *pace != stated);
    let disagrees = |pace: Pace| Reason::house("pace_disagrees").with("pace", stated.key()).with("by_time", pace.key());
    by_laws.map(disagrees).into_iter().collect()
}

/// The corrections of a group that names none, by key, and where they come from.
fn tiebreaks_unnamed(state: &Tournament, group: &Group, usual: &[TieBreak]) -> Reason {
    let reason = |default: Fact, clause: &'static str| {
        Reason::cited("todo_tiebreaks", "D4.9.10").and(ClauseId::new(clause)).with("default", default)
    };
    match group.settings.system.row().ties {
        Ties::Gladiator => reason(Fact::from("gladiator"), "D4.9.8-5"),
        Ties::Fide1998 => reason(Fact::from("fide-1998"), "D4.9.5-F10"),
        Ties::Handbook | Ties::Fide | Ties::Shared if state.goes_by_fide(group) => {
            Reason::cited("todo_tiebreaks", "FIDE-C.07-2026:4.1")
                .read_as("tiebreak-defaults")
                .with("default", if group.is_all_play_all() { "fide-all-play-all" } else { "fide-swiss" })
        }
        Ties::Handbook | Ties::Fide | Ties::Shared if group.is_all_play_all() => reason(list_fact(usual), "D4.1-24a"),
        Ties::Handbook | Ties::Fide | Ties::Shared => reason(list_fact(usual), "D4.1-24b"),
    }
}

/// A field too small for the planned rounds, or so small that the last of them may turn out
/// impossible; and a bracket with empty lines (D4.9.7-1).
fn field(state: &Tournament, group: &Group) -> Option<Reason> {
    let players = state.members(group.id).count();
    let system = group.settings.system;
    if players < 2 {
        return None;
    }
    let about = |reason: Reason| in_group(reason, group).with("players", count(players));
    if system.is_knock_out() {
        let lines = players.next_power_of_two();
        let reason = || about(Reason::cited("bracket_not_full", "D4.9.7-1")).with("lines", count(lines));
        return (lines != players).then(reason);
    }
    if !system.is_swiss() {
        return None;
    }
    // The two games of a double round are one pairing.
    let pairings = match group.settings.double_rounds {
        true => group.settings.rounds / 2,
        false => group.settings.rounds,
    };
    let most = system.most_rounds(players);
    if pairings > most {
        return Some(about(Reason::house("rounds_beyond_field")).with("rounds", pairings).with("most", most));
    }
    let reason = match system.row().look_ahead {
        Some(clause) => Reason::cited("rounds_near_limit", clause),
        None => Reason::house("rounds_near_limit"),
    };
    let half = players / 2;
    (usize::try_from(pairings).expect("a round number fits") > half)
        .then(|| about(reason).with("rounds", pairings).with("half", count(half)))
}

/// What the union asks of an invitation: rules for games put off (D4.1-11c), and a system of its list (D4.4-65a).
fn announced(state: &Tournament, group: &Group) -> Vec<Reason> {
    if !state.has_union_rules() {
        return Vec::new();
    }
    let silent = state.settings.put_off_rules.trim().is_empty();
    let put_off = silent.then(|| Reason::cited("todo_put_off_rules", "D4.1-11c"));
    let listed = group.settings.system.row().is_listed;
    let unlisted = (!listed).then(|| in_group(Reason::cited("todo_system_unlisted", "D4.4-65a"), group));
    put_off.into_iter().chain(unlisted).collect()
}

/// More odd groups than the handbook allows, this one among them (D4.4-65b).
fn odd_groups(state: &Tournament, group: &Group) -> Option<Reason> {
    if !state.has_union_rules() {
        return None;
    }
    let is_odd = |group: &&Group| !group.is_all_play_all() && state.members(group.id).count() % 2 == 1;
    let odd: Vec<&Group> = state.groups.values().filter(is_odd).collect();
    let allowed = handbook::groups(state.handbook()).odd_groups;
    let concerned = odd.len() > allowed && odd.iter().any(|odd| odd.id == group.id);
    concerned.then(|| {
        Reason::cited("todo_odd_groups", "D4.4-65b")
            .with("groups", list_fact(odd.iter().map(|group| group.settings.name.as_str())))
            .with("most", count(allowed))
    })
}

/// Entry lists name everybody's rating (D4.1-5c).
fn without_rating(state: &Tournament, group: &Group) -> Option<Reason> {
    let unrated = state.members(group.id).filter(|player| player.rating_for(group.settings.pace).is_none()).count();
    (unrated > 0).then(|| in_group(Reason::cited("todo_ratings", "D4.1-5c"), group).with("count", count(unrated)))
}

/// What the union gets before the start: the entry list (D4.1-5c) and the fee (D4.1-5d). Nothing here sends them.
fn to_the_union(state: &Tournament, group: &Group) -> Vec<Reason> {
    if !state.has_union_rules() || state.members(group.id).next().is_none() {
        return Vec::new();
    }
    let list =
        Reason::cited("todo_entry_list", "D4.1-5c").with("days", handbook::play(state.handbook()).entry_list_returned);
    [list, Reason::cited("todo_fee", "D4.1-5d")].map(|reason| in_group(reason, group)).into()
}

/// Youth groups are played together where one is small, and not across ages (D4.3.5.2b).
fn sections(state: &Tournament, group: &Group) -> Vec<Reason> {
    let sections = &group.settings.sections;
    if sections.len() < 2 {
        return Vec::new();
    }
    let mut sizes: BTreeMap<&str, usize> = sections.iter().map(|section| (section.as_str(), 0)).collect();
    let mut unplaced = 0;
    for player in state.members(group.id) {
        match sizes.get_mut(player.section.as_str()) {
            Some(size) => *size += 1,
            None => unplaced += 1,
        }
    }
    let mut reasons = Vec::new();
    if unplaced > 0 {
        reasons.push(in_group(Reason::house("todo_sections"), group).with("count", count(unplaced)));
    }
    if !state.has_union_rules() {
        return reasons;
    }
    let ages: BTreeSet<String> = sections.iter().filter_map(|section| age(section)).collect();
    if ages.len() > 1 {
        reasons
            .push(in_group(Reason::cited("todo_merged_across_ages", "D4.3.5.2b"), group).with("ages", list_fact(ages)));
    }
    let limit = handbook::groups(state.handbook()).merge_below;
    if sizes.values().all(|size| *size >= limit) {
        let reason = Reason::cited("todo_merged_without_need", "D4.3.5.2b");
        reasons.push(in_group(reason, group).with("least", count(limit)));
    }
    reasons
}

/// The age in a section's name: `08` of `U-08` and `P-08`.
fn age(section: &str) -> Option<String> {
    let digits: String = section.chars().filter(char::is_ascii_digit).collect();
    (!digits.is_empty()).then_some(digits)
}

/// The tables the group uses, or will.
fn tables(state: &Tournament, group: &Group) -> BTreeSet<u32> {
    match group.rounds.last() {
        Some(round) => round.boards.iter().map(|board| board.number).collect(),
        None => {
            let games = u32::try_from(state.members(group.id).count() / 2).expect("a count fits");
            let first = group.settings.first_board;
            let fixed = state.members(group.id).filter_map(|player| player.fixed_board);
            (first..first.saturating_add(games)).chain(fixed).collect()
        }
    }
}
