//! Every event, once. What it says is handed on field by field: an event that nobody folds does not compile.

use super::FoldError;
use super::players::Stated;
use super::rounds::Publication;
use crate::{AppealDecision, Appealed, GameState, Imposed, Incident, MatchGame, Order, SentReport};
use crate::{Event, PlaceLot, PlayOff, PlayedGame, Prizes, Recorded, Start, Tournament};

impl Tournament {
    /// Lets one event in force change the state.
    pub(super) fn act(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let Recorded { seq, at: made, .. } = *record;
        match record.event.clone() {
            Event::Created { settings } | Event::TournamentChanged { settings } => self.settings = settings,
            Event::Undone { step: _ } => {}

            Event::GroupAdded { group, settings } => self.add_group(group, settings),
            Event::GroupChanged { group, settings } => self.change_group(seq, group, settings)?,
            Event::GroupRemoved { group } => self.remove_group(seq, group)?,
            Event::Ordered { group, by, order } => {
                self.set_order(seq, group, Some(Order { by, drawn: order.len(), players: order }))?;
            }
            Event::OrderDropped { group } => self.set_order(seq, group, None)?,
            Event::BroughtIn { group, program, initial_color } => {
                self.begin_elsewhere(seq, group, program, initial_color)?
            }
            Event::NumberGiven { group, player, number: _ } => self.give_number(seq, group, player)?,
            Event::LinesDrawn { group, seed, lines } => self.draw_lines(seq, group, seed, lines)?,
            Event::ColourDrawn { group, color, seed: _ } => self.group_at(seq, group)?.initial_color = Some(color),
            Event::TeamsFormed { group, teams } => self.group_at(seq, group)?.teams = teams,
            Event::TeamRenamed { group, team, name } => self.rename_team(seq, group, team, name)?,
            Event::TeamPlayersSwapped { group, one, other } => self.swap_team_players(seq, group, one, other)?,
            Event::Forbidden { group, players, first, last, soft } => {
                let rule = rokade_model::Forbidden { players, first, last, soft };
                self.group_at(seq, group)?.forbidden.push(rule);
            }
            Event::Allowed { group, players } => self.allow(seq, group, &players)?,
            Event::PrizesSet { group, fund } => {
                self.group_at(seq, group)?.prizes = Some(Prizes { fund: *fund, published: None });
            }
            Event::PrizesPublished { group } => self.publish_prizes(seq, group, made)?,
            Event::GroupFinished { group } => self.finish(seq, group, Some(made))?,
            Event::GroupReopened { group } => self.finish(seq, group, None)?,

            Event::PlayerEntered { player, group, facts, rating, title, section, others, same_person } => {
                let stated = Stated { facts, rating, title, section, others };
                self.enter(seq, player, group, stated, same_person)?;
            }
            Event::PlayerEdited { player, facts, rating, title, section, others } => {
                let stated = Stated { facts, rating, title, section, others };
                self.edit(seq, player, stated)?;
            }
            Event::PlayerRemoved { player } => self.remove_player(seq, player)?,
            Event::PlayerMoved { player, group } => self.move_player(seq, player, group)?,
            Event::BoardFixed { player, board } => self.player_at(seq, player)?.fixed_board = board,
            Event::NameWithheld { player, withheld } => self.player_at(seq, player)?.name_withheld = withheld,
            Event::Erased { player } => self.erase(player),
            Event::ByeAsked { player, round, kind } => {
                self.player_at(seq, player)?.byes.insert(round, kind);
            }
            Event::ByeCancelled { player, round } => {
                self.player_at(seq, player)?.byes.remove(&round);
            }
            Event::Withdrawn { player, after, notice } => self.withdraw(seq, player, after, notice)?,
            Event::Returned { player } => self.return_player(seq, player)?,

            Event::Drafted { group, round, pairing } => self.draft(seq, group, round, pairing)?,
            Event::DraftDiscarded { group } => self.group_at(seq, group)?.draft = None,
            Event::ManualBegun { group } => self.begin_manual(seq, group)?,
            Event::ManualSet { group, seats, bye } => self.set_manual(seq, group, seats, bye)?,
            Event::ManualEnded { group, note } => self.session_at(seq, group)?.ended = Some(note),
            Event::Published { group, round, boards, byes, by_hand } => {
                self.publish(seq, group, Publication { round, boards, byes, by_hand, at: made })?;
            }
            Event::RoundStarted { group, round, elsewhere } => {
                let start = elsewhere.map_or(Start::Here(made), Start::Elsewhere);
                self.round_at(seq, group, round)?.started = Some(start);
            }
            Event::GameSet { group, round, board, to } => self.board_at(seq, group, round, board)?.game = to,
            Event::GameSetAhead { group, round, white, black, to } => {
                self.set_game_ahead(seq, group, (round, white, black), to)?;
            }
            Event::MatchGameAdded { group, round, board, stage, white, seed } => {
                let there = self.board_at(seq, group, round, board)?;
                there.add_game(stage, white, seed).ok_or(FoldError::UnknownPlayer { seq, player: white })?;
            }
            Event::MatchGameSet { group, round, board, game, to } => {
                let unknown = FoldError::UnknownGame { seq, group, round, board, game };
                self.board_at(seq, group, round, board)?.set_game(game, to).ok_or(unknown)?;
            }
            Event::MatchGameDropped { group, round, board, game } => {
                let unknown = FoldError::UnknownGame { seq, group, round, board, game };
                self.board_at(seq, group, round, board)?.drop_game(game).ok_or(unknown)?;
            }

            Event::PlayOffSetUp { group, players, ladder, stages, stake, note, seed } => {
                let (games, called_off) = (Vec::new(), false);
                let play_off = PlayOff { players, ladder, stages, stake, note, seed, games, called_off };
                self.set_up_play_off(seq, group, play_off)?;
            }
            Event::PlayOffCalledOff { group, play_off } => self.play_off_at(seq, group, play_off)?.called_off = true,
            Event::PlayOffGameAdded { group, play_off, stage, white, black } => {
                let game = MatchGame { stage, white, black, game: GameState::Open };
                self.add_play_off_game(seq, group, play_off, game)?;
            }
            Event::PlayOffGameSet { group, play_off, game, to } => {
                self.set_play_off_game(seq, group, play_off, game, to)?;
            }
            Event::PlaceLotDrawn { group, players, seed } => {
                self.draw_place_lot(seq, group, PlaceLot { players, seed })?;
            }

            Event::GameOpened { at, white, black, base, seed, settings } => {
                self.open_game(seq, at, PlayedGame::opened(white, black, base, seed, *settings))?;
            }
            Event::GameHeard { at, heard } => self.hear_game(record, at, *heard)?,
            Event::ClockStepped { by } => self.step_clock(made, by),

            Event::IncidentFiled { incident: id, at, white, black, key, answers, chosen, note, ruling } => {
                let (ruling, filed, by, appeal) = (*ruling, made, record.by.clone(), None);
                let filed = Incident { id, at, white, black, key, answers, chosen, note, ruling, filed, by, appeal };
                self.file_incident(seq, filed)?;
            }
            Event::IncidentAppealed { incident, by, grounds } => {
                self.appeal(seq, incident, Appealed { by, grounds, made, decided: None })?;
            }
            Event::AppealDecided { incident, upheld, note } => {
                self.decide_appeal(seq, incident, AppealDecision { upheld, note, made, by: record.by.clone() })?;
            }
            Event::ReportSent { to } => self.sent.push(SentReport { to, at: made, by: record.by.clone(), seq }),
            Event::PenaltyImposed { player, penalty, grounds } => {
                self.impose(seq, Imposed { player, penalty, grounds, at: made })?;
            }
        }
        Ok(())
    }
}
