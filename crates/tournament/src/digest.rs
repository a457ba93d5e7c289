//! The journal for people to read: one line a step.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::{Fact, Reason};
use rokade_model::Color;

use crate::judge::{count, player, written};
use crate::{ClockStep, Event, GameAt, GroupId, Micros, OrderedBy, Penalty, Recorded, Tournament};

/// One step of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepDigest {
    pub step: u64,
    pub at: Micros,
    pub by: String,
    /// What the step did, in one reason.
    pub summary: Reason,
    /// Every event of the step, in order.
    pub events: Vec<Reason>,
    /// Taken back later.
    pub undone: bool,
}

/// Every step of a journal, oldest first.
pub fn digest(records: &[Recorded]) -> Vec<StepDigest> {
    let undone: BTreeSet<u64> = records
        .iter()
        .filter_map(|record| match record.event {
            Event::Undone { step } => Some(step),
            _ => None,
        })
        .collect();
    let mut names = Names::default();
    let steps = records.chunk_by(|one, other| one.step == other.step);
    steps
        .filter_map(|step| {
            let first = step.first()?;
            let events: Vec<Reason> = step.iter().map(|record| names.describe(&record.event)).collect();
            let summary = summary(&step.iter().collect::<Vec<_>>(), &events);
            Some(StepDigest {
                step: first.step,
                at: first.at,
                by: first.by.clone(),
                summary,
                events,
                undone: undone.contains(&first.step),
            })
        })
        .collect()
}

/// What one step did, in one reason, with the groups' names as they are now.
pub(crate) fn told(state: &Tournament, step: &[&Recorded]) -> Reason {
    let mut names = Names(state.groups.values().map(|group| (group.id, group.settings.name.clone())).collect());
    let events: Vec<Reason> = step.iter().map(|record| names.describe(&record.event)).collect();
    summary(step, &events)
}

/// The event a step was taken for; many entries or moves become one line with their number.
fn summary(step: &[&Recorded], events: &[Reason]) -> Reason {
    let brought = step.iter().position(|record| matches!(record.event, Event::BroughtIn { .. }));
    if let Some(brought) = brought.and_then(|at| events.get(at)) {
        return brought.clone();
    }
    let entries = step.iter().filter(|record| matches!(record.event, Event::PlayerEntered { .. })).count();
    let moves = step.iter().filter(|record| matches!(record.event, Event::PlayerMoved { .. })).count();
    if entries > 1 {
        return Reason::house("event_players_entered").with("count", count(entries));
    }
    if moves > 1 {
        return Reason::house("event_players_moved").with("count", count(moves));
    }
    // What a game heard of a ruling comes before it.
    let filed = step.iter().position(|record| matches!(record.event, Event::IncidentFiled { .. }));
    if let Some(filed) = filed.and_then(|at| events.get(at)) {
        return filed.clone();
    }
    let chief = match step.first().map(|record| &record.event) {
        // The first result of a round starts it; the result is what was entered.
        Some(Event::RoundStarted { .. }) => events.get(1).or(events.first()),
        _ => events.first(),
    };
    chief.cloned().unwrap_or_else(|| Reason::house("event_nothing"))
}

/// The groups' names as they were at each event.
#[derive(Default)]
struct Names(BTreeMap<GroupId, String>);

impl Names {
    fn describe(&mut self, event: &Event) -> Reason {
        if let Event::GroupAdded { group, settings } | Event::GroupChanged { group, settings } = event {
            self.0.insert(*group, settings.name.clone());
        }
        let house = Reason::house;
        match event {
            Event::Created { settings } => house("event_created").with("name", settings.name.as_str()),
            Event::TournamentChanged { .. } => house("event_tournament_changed"),
            Event::GroupAdded { group, .. } => self.group(house("event_group_added"), *group),
            Event::GroupChanged { group, .. } => self.group(house("event_group_changed"), *group),
            Event::GroupRemoved { group } => self.group(house("event_group_removed"), *group),
            Event::GroupFinished { group } => self.group(house("event_group_finished"), *group),
            Event::GroupReopened { group } => self.group(house("event_group_reopened"), *group),
            Event::PrizesSet { group, fund } => {
                self.group(house("event_prizes_set"), *group).with("count", count(fund.prizes.len()))
            }
            Event::PrizesPublished { group } => self.group(house("event_prizes_published"), *group),
            Event::Undone { step } => {
                house("event_undone").with("step", Fact::Number(i64::try_from(*step).expect("a step fits")))
            }
            Event::Ordered { .. }
            | Event::BroughtIn { .. }
            | Event::OrderDropped { .. }
            | Event::NumberGiven { .. }
            | Event::LinesDrawn { .. }
            | Event::ColourDrawn { .. }
            | Event::Forbidden { .. }
            | Event::Allowed { .. } => self.describe_order(event),
            Event::TeamsFormed { .. } | Event::TeamRenamed { .. } | Event::TeamPlayersSwapped { .. } => {
                self.describe_teams(event)
            }
            Event::GameOpened { at, .. } => self.group(house("event_game_opened"), at.group()),
            Event::GameHeard { at, heard } => {
                let deed = house("event_game_heard").with("deed", heard.deed.key());
                self.group(deed, at.group())
            }
            Event::ClockStepped { by } => ClockStep { at: 0, by: *by }.told("event_clock_stepped"),
            Event::IncidentFiled { .. } | Event::IncidentAppealed { .. } | Event::AppealDecided { .. } => {
                self.describe_incident(event)
            }
            Event::ReportSent { to } => house("event_report_sent").with("to", to.as_str()),
            Event::PenaltyImposed { player: whom, penalty: Penalty::Warning, .. } => {
                Reason::cited("event_warned", "D4.1-7b").with("player", player(*whom))
            }
            Event::PenaltyImposed { player: whom, penalty: Penalty::Suspension { months }, .. } => {
                let suspended = Reason::cited("event_suspended", "D4.1-7b").with("player", player(*whom));
                suspended.with("months", *months)
            }
            Event::MatchGameAdded { .. } | Event::MatchGameSet { .. } | Event::MatchGameDropped { .. } => {
                self.describe_match(event)
            }
            Event::PlayOffSetUp { .. }
            | Event::PlayOffCalledOff { .. }
            | Event::PlayOffGameAdded { .. }
            | Event::PlayOffGameSet { .. }
            | Event::PlaceLotDrawn { .. } => self.describe_play_off(event),
            Event::Drafted { .. }
            | Event::DraftDiscarded { .. }
            | Event::ManualBegun { .. }
            | Event::ManualSet { .. }
            | Event::ManualEnded { .. }
            | Event::Published { .. }
            | Event::RoundStarted { .. }
            | Event::GameSet { .. }
            | Event::GameSetAhead { .. } => self.describe_round(event),
            _ => self.describe_player(event),
        }
    }

    fn describe_order(&self, event: &Event) -> Reason {
        match event {
            Event::Ordered { group, by: OrderedBy::Lot { seed }, order } => {
                let reason = Reason::house("event_lots_drawn").with("seed", seed.to_string());
                self.group(reason, *group).with("players", count(order.len()))
            }
            Event::Ordered { group, by: OrderedBy::Rating, order } => {
                self.group(Reason::house("event_ordered_by_rating"), *group).with("players", count(order.len()))
            }
            Event::Ordered { group, by: OrderedBy::File, order } => {
                self.group(Reason::house("event_ordered_by_file"), *group).with("players", count(order.len()))
            }
            Event::BroughtIn { group, program, .. } => {
                self.group(Reason::house("event_brought_in"), *group).with("program", program.as_str())
            }
            Event::OrderDropped { group } => self.group(Reason::house("event_order_dropped"), *group),
            Event::NumberGiven { group, player: id, number } => {
                let reason = Reason::house("event_number_given").with("player", player(*id)).with("number", *number);
                self.group(reason, *group)
            }
            Event::LinesDrawn { group, seed, lines } => {
                let reason = Reason::house("event_lines_drawn").with("seed", seed.to_string());
                self.group(reason, *group).with("lines", count(lines.len()))
            }
            Event::ColourDrawn { group, color, seed } => {
                let color = if *color == Color::White { "white" } else { "black" };
                let reason = Reason::house("event_colour_drawn").with("color", color).with("seed", seed.to_string());
                self.group(reason, *group)
            }
            Event::Forbidden { group, players, first, last, soft } => {
                let reason = match soft {
                    true => Reason::house("event_forbidden_softly"),
                    false => Reason::house("event_forbidden"),
                };
                let reason = reason.with("first", *first).with("last", *last);
                self.group(reason, *group).with("count", count(players.len()))
            }
            Event::Allowed { group, players } => {
                self.group(Reason::house("event_allowed"), *group).with("count", count(players.len()))
            }
            other => unreachable!("{other:?} is not about the order"),
        }
    }

    fn describe_round(&self, event: &Event) -> Reason {
        match event {
            Event::Drafted { group, round, .. } => self.round(Reason::house("event_drafted"), *group, *round),
            Event::DraftDiscarded { group } => self.group(Reason::house("event_draft_discarded"), *group),
            Event::ManualBegun { group } => self.group(Reason::house("event_manual_begun"), *group),
            Event::ManualSet { group, .. } => self.group(Reason::house("event_manual_set"), *group),
            Event::ManualEnded { group, note } => {
                self.group(Reason::house("event_manual_ended"), *group).with("note", note.as_str())
            }
            Event::Published { group, round, by_hand: true, .. } => {
                self.round(Reason::house("event_published_by_hand"), *group, *round)
            }
            Event::Published { group, round, .. } => self.round(Reason::house("event_published"), *group, *round),
            Event::RoundStarted { group, round } => self.round(Reason::house("event_round_started"), *group, *round),
            Event::GameSet { group, round, board, to } => {
                let reason = Reason::house("event_game_set").with("board", *board).with("to", written(*to));
                self.round(reason, *group, *round)
            }
            Event::GameSetAhead { group, round, white, black, to } => {
                let reason = Reason::house("event_game_set_ahead").with("to", written(*to));
                let reason = reason.with("white", player(*white)).with("black", player(*black));
                self.round(reason, *group, *round)
            }
            other => unreachable!("{other:?} is not about a round"),
        }
    }

    fn describe_teams(&self, event: &Event) -> Reason {
        match event {
            Event::TeamsFormed { group, teams } => {
                self.group(Reason::house("event_teams_formed"), *group).with("teams", count(teams.len()))
            }
            Event::TeamRenamed { group, team, name } => {
                let reason = Reason::house("event_team_renamed").with("team", *team).with("name", name.as_str());
                self.group(reason, *group)
            }
            Event::TeamPlayersSwapped { group, one, other } => {
                let reason = Reason::house("event_team_players_swapped").with("player", player(*one));
                self.group(reason.with("other", player(*other)), *group)
            }
            other => unreachable!("{other:?} is not about teams"),
        }
    }

    fn describe_match(&self, event: &Event) -> Reason {
        match event {
            Event::MatchGameAdded { group, round, board, white, seed, .. } => {
                let reason = match seed {
                    Some(seed) => Reason::house("event_match_colours_drawn").with("seed", seed.to_string()),
                    None => Reason::house("event_match_game_added"),
                };
                self.round(reason.with("board", *board).with("player", player(*white)), *group, *round)
            }
            Event::MatchGameSet { group, round, board, game, to } => {
                let reason = Reason::house("event_match_game_set").with("board", *board).with("game", *game);
                self.round(reason.with("to", written(*to)), *group, *round)
            }
            Event::MatchGameDropped { group, round, board, game } => {
                let reason = Reason::house("event_match_game_dropped").with("board", *board).with("game", *game);
                self.round(reason, *group, *round)
            }
            other => unreachable!("{other:?} is not about a match"),
        }
    }

    fn describe_play_off(&self, event: &Event) -> Reason {
        match event {
            Event::PlayOffSetUp { group, players, seed, .. } => {
                let reason = Reason::house("event_play_off_set_up").with("count", count(players.len()));
                self.group(reason.with("seed", seed.to_string()), *group)
            }
            Event::PlayOffCalledOff { group, .. } => self.group(Reason::house("event_play_off_called_off"), *group),
            Event::PlayOffGameAdded { group, white, black, .. } => {
                let reason = Reason::house("event_play_off_game_added").with("white", player(*white));
                self.group(reason.with("black", player(*black)), *group)
            }
            Event::PlayOffGameSet { group, game, to, .. } => {
                let reason = Reason::house("event_play_off_game_set").with("game", *game).with("to", written(*to));
                self.group(reason, *group)
            }
            Event::PlaceLotDrawn { group, players, seed } => {
                let reason = Reason::house("event_place_lot_drawn").with("count", count(players.len()));
                self.group(reason.with("seed", seed.to_string()), *group)
            }
            other => unreachable!("{other:?} is about no play-off"),
        }
    }

    fn describe_incident(&self, event: &Event) -> Reason {
        match event {
            Event::IncidentFiled { incident, at, .. } => {
                let reason = Reason::house("event_incident_filed").with("incident", incident.0);
                match at {
                    GameAt::Board { group, round, board, .. } => {
                        self.round(reason.with("board", *board), *group, *round)
                    }
                    GameAt::Free { group } => self.group(reason, *group),
                }
            }
            Event::IncidentAppealed { incident, by, .. } => {
                Reason::house("event_incident_appealed").with("incident", incident.0).with("player", player(*by))
            }
            Event::AppealDecided { incident, upheld, .. } => {
                let reason = match upheld {
                    true => Reason::house("event_appeal_upheld"),
                    false => Reason::house("event_appeal_rejected"),
                };
                reason.with("incident", incident.0)
            }
            other => unreachable!("{other:?} is about no incident"),
        }
    }

    fn describe_player(&self, event: &Event) -> Reason {
        let about = |key: &'static str, id: &crate::PlayerId| Reason::house(key).with("player", player(*id));
        match event {
            Event::PlayerEntered { player, group, .. } => self.group(about("event_player_entered", player), *group),
            Event::PlayerEdited { player, .. } => about("event_player_edited", player),
            Event::PlayerRemoved { player } => about("event_player_removed", player),
            Event::PlayerMoved { player, group } => self.group(about("event_player_moved", player), *group),
            Event::BoardFixed { player, board: Some(board) } => {
                about("event_board_fixed", player).with("board", *board)
            }
            Event::BoardFixed { player, board: None } => about("event_board_freed", player),
            Event::NameWithheld { player, withheld: true } => about("event_name_withheld", player),
            Event::NameWithheld { player, .. } => about("event_name_shown", player),
            Event::Erased { player } => about("event_erased", player),
            Event::ByeAsked { player, round, kind } => {
                about("event_bye_asked", player).with("round", *round).with("kind", kind.letter().to_string())
            }
            Event::ByeCancelled { player, round } => about("event_bye_cancelled", player).with("round", *round),
            Event::Withdrawn { player, after, .. } => about("event_withdrawn", player).with("after", *after),
            Event::Returned { player } => about("event_returned", player),
            other => unreachable!("{other:?} is not about a player"),
        }
    }

    fn group(&self, reason: Reason, group: GroupId) -> Reason {
        let name = self.0.get(&group).cloned().unwrap_or_else(|| group.to_string());
        reason.with("group", name)
    }

    fn round(&self, reason: Reason, group: GroupId, round: u32) -> Reason {
        self.group(reason, group).with("round", round)
    }
}
