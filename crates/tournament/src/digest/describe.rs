//! Every event in one reason, once: an event that nobody tells of does not compile.

use std::collections::BTreeMap;

use rokade_clause::{Fact, Reason};
use rokade_model::{Color, RoundNumber};

use crate::judge::{count, player, written};
use crate::{ClockStep, Event, GameAt, GroupId, OrderedBy, Penalty, PlayerId, Tournament};

/// The groups' names as they were at each event.
#[derive(Default)]
pub(super) struct Names(BTreeMap<GroupId, String>);

impl Names {
    /// As they are now.
    pub(super) fn of(state: &Tournament) -> Names {
        Names(state.groups.values().map(|group| (group.id, group.settings.name.clone())).collect())
    }

    /// Tells an event, after learning the name that it gives a group.
    pub(super) fn describe(&mut self, event: &Event) -> Reason {
        if let Event::GroupAdded { group, settings } | Event::GroupChanged { group, settings } = event {
            self.0.insert(*group, settings.name.clone());
        }
        self.told(event)
    }

    fn told(&self, event: &Event) -> Reason {
        let house = Reason::house;
        match event {
            Event::Created { settings } => house("event_created").with("name", settings.name.as_str()),
            Event::TournamentChanged { .. } => house("event_tournament_changed"),
            Event::Undone { step } => {
                house("event_undone").with("step", Fact::Number(i64::try_from(*step).expect("a step fits")))
            }

            Event::GroupAdded { group, .. } => self.group(house("event_group_added"), *group),
            Event::GroupChanged { group, .. } => self.group(house("event_group_changed"), *group),
            Event::GroupRemoved { group } => self.group(house("event_group_removed"), *group),
            Event::GroupFinished { group } => self.group(house("event_group_finished"), *group),
            Event::GroupReopened { group } => self.group(house("event_group_reopened"), *group),
            Event::PrizesSet { group, fund } => {
                self.group(house("event_prizes_set"), *group).with("count", count(fund.prizes.len()))
            }
            Event::PrizesPublished { group } => self.group(house("event_prizes_published"), *group),
            Event::Ordered { group, by, order } => self.group(ordered(*by), *group).with("players", count(order.len())),
            Event::BroughtIn { group, program, .. } => {
                self.group(house("event_brought_in"), *group).with("program", program.as_str())
            }
            Event::OrderDropped { group } => self.group(house("event_order_dropped"), *group),
            Event::NumberGiven { group, player, number } => {
                self.group(about("event_number_given", player).with("number", number.0), *group)
            }
            Event::LinesDrawn { group, seed, lines } => {
                let reason = house("event_lines_drawn").with("seed", seed.to_string());
                self.group(reason, *group).with("lines", count(lines.len()))
            }
            Event::ColourDrawn { group, color, seed } => {
                let color = if *color == Color::White { "white" } else { "black" };
                let reason = house("event_colour_drawn").with("color", color).with("seed", seed.to_string());
                self.group(reason, *group)
            }
            Event::Forbidden { group, players, first, last, soft } => {
                let reason = if *soft { house("event_forbidden_softly") } else { house("event_forbidden") };
                let reason = reason.with("first", *first).with("last", *last);
                self.group(reason, *group).with("count", count(players.len()))
            }
            Event::Allowed { group, players } => {
                self.group(house("event_allowed"), *group).with("count", count(players.len()))
            }
            Event::TeamsFormed { group, teams } => {
                self.group(house("event_teams_formed"), *group).with("teams", count(teams.len()))
            }
            Event::TeamRenamed { group, team, name } => {
                self.group(house("event_team_renamed").with("team", *team).with("name", name.as_str()), *group)
            }
            Event::TeamPlayersSwapped { group, one, other } => {
                self.group(about("event_team_players_swapped", one).with("other", player(*other)), *group)
            }

            Event::PlayerEntered { player, group, .. } => self.group(about("event_player_entered", player), *group),
            Event::PlayerEdited { player, .. } => about("event_player_edited", player),
            Event::PlayerRemoved { player } => about("event_player_removed", player),
            Event::PlayerMoved { player, group } => self.group(about("event_player_moved", player), *group),
            Event::BoardFixed { player, board: Some(board) } => {
                about("event_board_fixed", player).with("board", *board)
            }
            Event::BoardFixed { player, board: None } => about("event_board_freed", player),
            Event::NameWithheld { player, withheld: true } => about("event_name_withheld", player),
            Event::NameWithheld { player, withheld: false } => about("event_name_shown", player),
            Event::Erased { player } => about("event_erased", player),
            Event::ByeAsked { player, round, kind } => {
                about("event_bye_asked", player).with("round", *round).with("kind", kind.letter().to_string())
            }
            Event::ByeCancelled { player, round } => about("event_bye_cancelled", player).with("round", *round),
            Event::Withdrawn { player, after, .. } => about("event_withdrawn", player).with("after", *after),
            Event::Returned { player } => about("event_returned", player),
            Event::PenaltyImposed { player, penalty, .. } => imposed(*penalty, *player),

            Event::Drafted { group, round, .. } => self.round(house("event_drafted"), *group, *round),
            Event::DraftDiscarded { group } => self.group(house("event_draft_discarded"), *group),
            Event::ManualBegun { group } => self.group(house("event_manual_begun"), *group),
            Event::ManualSet { group, .. } => self.group(house("event_manual_set"), *group),
            Event::ManualEnded { group, note } => {
                self.group(house("event_manual_ended"), *group).with("note", note.as_str())
            }
            Event::Published { group, round, by_hand, .. } => {
                let reason = if *by_hand { house("event_published_by_hand") } else { house("event_published") };
                self.round(reason, *group, *round)
            }
            Event::RoundStarted { group, round, .. } => self.round(house("event_round_started"), *group, *round),
            Event::GameSet { group, round, board, to } => {
                let reason = house("event_game_set").with("board", *board).with("to", written(*to));
                self.round(reason, *group, *round)
            }
            Event::GameSetAhead { group, round, white, black, to } => {
                let reason = house("event_game_set_ahead").with("to", written(*to));
                self.round(reason.with("white", player(*white)).with("black", player(*black)), *group, *round)
            }
            Event::MatchGameAdded { group, round, board, white, seed, .. } => {
                let reason = match seed {
                    Some(seed) => house("event_match_colours_drawn").with("seed", seed.to_string()),
                    None => house("event_match_game_added"),
                };
                self.round(reason.with("board", *board).with("player", player(*white)), *group, *round)
            }
            Event::MatchGameSet { group, round, board, game, to } => {
                let reason = house("event_match_game_set").with("board", *board).with("game", *game);
                self.round(reason.with("to", written(*to)), *group, *round)
            }
            Event::MatchGameDropped { group, round, board, game } => {
                let reason = house("event_match_game_dropped").with("board", *board).with("game", *game);
                self.round(reason, *group, *round)
            }

            Event::PlayOffSetUp { group, players, seed, .. } => {
                let reason = house("event_play_off_set_up").with("count", count(players.len()));
                self.group(reason.with("seed", seed.to_string()), *group)
            }
            Event::PlayOffCalledOff { group, .. } => self.group(house("event_play_off_called_off"), *group),
            Event::PlayOffGameAdded { group, white, black, .. } => {
                let reason = house("event_play_off_game_added").with("white", player(*white));
                self.group(reason.with("black", player(*black)), *group)
            }
            Event::PlayOffGameSet { group, game, to, .. } => {
                self.group(house("event_play_off_game_set").with("game", *game).with("to", written(*to)), *group)
            }
            Event::PlaceLotDrawn { group, players, seed } => {
                let reason = house("event_place_lot_drawn").with("count", count(players.len()));
                self.group(reason.with("seed", seed.to_string()), *group)
            }

            Event::GameOpened { at, .. } => self.group(house("event_game_opened"), at.group()),
            Event::GameHeard { at, heard } => {
                self.group(house("event_game_heard").with("deed", heard.deed.key()), at.group())
            }
            Event::ClockStepped { by } => ClockStep { at: 0, by: *by }.told("event_clock_stepped"),
            Event::IncidentFiled { incident, at, .. } => {
                self.at(house("event_incident_filed").with("incident", incident.0), *at)
            }
            Event::IncidentAppealed { incident, by, .. } => {
                house("event_incident_appealed").with("incident", incident.0).with("player", player(*by))
            }
            Event::AppealDecided { incident, upheld, .. } => {
                let reason = if *upheld { house("event_appeal_upheld") } else { house("event_appeal_rejected") };
                reason.with("incident", incident.0)
            }
            Event::ReportSent { to } => house("event_report_sent").with("to", to.as_str()),
        }
    }

    fn group(&self, reason: Reason, group: GroupId) -> Reason {
        let name = self.0.get(&group).cloned().unwrap_or_else(|| group.to_string());
        reason.with("group", name)
    }

    fn round(&self, reason: Reason, group: GroupId, round: RoundNumber) -> Reason {
        self.group(reason, group).with("round", round)
    }

    fn at(&self, reason: Reason, at: GameAt) -> Reason {
        match at {
            GameAt::Board { group, round, board, .. } => self.round(reason.with("board", board), group, round),
            GameAt::Free { group } => self.group(reason, group),
        }
    }
}

fn about(key: &'static str, id: &PlayerId) -> Reason {
    Reason::house(key).with("player", player(*id))
}

fn ordered(by: OrderedBy) -> Reason {
    match by {
        OrderedBy::Lot { seed } => Reason::house("event_lots_drawn").with("seed", seed.to_string()),
        OrderedBy::Rating => Reason::house("event_ordered_by_rating"),
        OrderedBy::File => Reason::house("event_ordered_by_file"),
    }
}

fn imposed(penalty: Penalty, whom: PlayerId) -> Reason {
    match penalty {
        Penalty::Warning => Reason::cited("event_warned", "D4.1-7b").with("player", player(whom)),
        Penalty::Suspension { months } => {
            Reason::cited("event_suspended", "D4.1-7b").with("player", player(whom)).with("months", months)
        }
    }
}
