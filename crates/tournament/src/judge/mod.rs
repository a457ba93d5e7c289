//! Judging commands: refused with every reason, or turned into events.
//!
//! One module per theme; each function reads the rules in the order the regulations give them.

mod bring_in;
mod byes;
pub(crate) mod colour;
mod entry;
mod finish;
pub(crate) mod grounds;
mod group_settings;
pub(crate) mod grouping;
mod incident;
mod leaving;
pub(crate) mod lines;
mod manual;
pub(crate) mod match_games;
pub(crate) mod order;
pub(crate) mod pairing;
mod people;
mod play;
mod play_off;
mod prizes;
pub(crate) mod publishing;
mod report;
mod results;
mod seating;
mod settings;
pub(crate) mod teams;
mod undo;

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{Person, RoundNumber};

use crate::limits;
use crate::refusal::Judged;
use crate::{Actor, Command, Decision, Event, Group, GroupId, Micros, Player, PlayerId, Refusal, Tournament};
use byes::Rounds;
use entry::Source;
pub(crate) use grounds::{count, player};
use incident::Case;
pub(crate) use pairing::Prospect;
use play_off::WantedPlayOff;
pub use results::reporter;
pub(crate) use results::written;

/// When and by whom a command is given.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    pub now: Micros,
    pub by: &'a Actor,
}

/// What is known of the players as persons, beside the journal.
pub trait People {
    /// `None` if unknown or erased.
    fn person(&self, player: PlayerId) -> Option<&Person>;
}

/// Nobody is known.
impl People for () {
    fn person(&self, _: PlayerId) -> Option<&Person> {
        None
    }
}

impl People for BTreeMap<PlayerId, Person> {
    fn person(&self, player: PlayerId) -> Option<&Person> {
        self.get(&player)
    }
}

impl Tournament {
    /// Judges a command without knowing the persons entered before: a player who is entered twice
    /// is found only within one import. Whoever has the facts at hand calls [`Self::judge_knowing`].
    pub fn judge(&self, command: &Command, context: &Context) -> Result<Decision, Refusal> {
        self.judge_knowing(command, context, &())
    }

    /// Judges a command, knowing the persons.
    pub fn judge_knowing(
        &self,
        command: &Command,
        context: &Context,
        people: &dyn People,
    ) -> Result<Decision, Refusal> {
        let judged = Judge { state: self, now: context.now, people }.judge(command);
        judged.map_err(|refusal| self.told_refusal(refusal))
    }
}

impl Tournament {
    /// The round that could be laid now, or everything that keeps it from being laid. The pairing itself is
    /// not tried: it may take a while, and may still be impossible.
    pub fn round_to_pair(&self, group: GroupId, now: Micros) -> Result<RoundNumber, Refusal> {
        let judge = Judge { state: self, now, people: &() };
        let group = judge.open_group(group)?;
        let round = group.published() + 1;
        judge.check_time_to_pair(group, round).map(|()| round)
    }
}

/// One command before the state.
pub(crate) struct Judge<'a> {
    pub state: &'a Tournament,
    pub now: Micros,
    pub people: &'a dyn People,
}

impl<'a> Judge<'a> {
    fn judge(&self, command: &Command) -> Judged {
        limits::heed(command, self.now)?;
        if let Command::Create { settings } = command {
            return self.create(settings);
        }
        if self.state.seq == 0 {
            return Err(grounds::not_created().into());
        }
        match command {
            Command::Create { settings } => self.create(settings),
            Command::ChangeTournament { settings } => self.change_tournament(settings),
            Command::AddGroup { settings } => self.add_group(settings),
            Command::ChangeGroup { group, settings } => self.change_group(*group, settings),
            Command::RemoveGroup { group } => self.remove_group(*group),
            Command::EnterPlayer { group, player } => self.enter(*group, std::slice::from_ref(player), Source::Form),
            Command::EnterLate { group, player } => self.enter_late(*group, player),
            Command::ImportPlayers { group, players } => self.enter(*group, players, Source::List),
            Command::EditPlayer { player, to } => self.edit_player(*player, to),
            Command::RemovePlayer { player } => self.remove_player(*player),
            Command::MovePlayer { player, group } => self.move_player(*player, *group),
            Command::SplitByRating { groups, sizes } => self.split_by_rating(groups, sizes.as_deref()),
            Command::FixBoard { player, board } => self.fix_board(*player, *board),
            Command::WithholdName { player, withheld } => self.withhold_name(*player, *withheld),
            Command::Erase { player } => self.erase(*player),
            Command::DrawLots { group, seed } => self.draw_lots(*group, *seed),
            Command::OrderByRating { group } => self.order_by_rating(*group),
            Command::AskBye { player, round, kind } => self.ask_bye(*player, *round, *kind),
            Command::CancelBye { player, round } => self.cancel_bye(*player, *round),
            Command::DrawColour { group, seed } => self.draw_colour(*group, *seed),
            Command::FormTeams { group } => self.form_teams(*group),
            Command::RenameTeam { group, team, name } => self.rename_team(*group, *team, name),
            Command::SwapTeamPlayers { group, one, other } => self.swap_team_players(*group, *one, *other),
            Command::EnterLoser { player, group } => self.enter_loser(*player, *group),
            Command::Forbid { group, players, first, last, soft } => {
                self.forbid(*group, players, Rounds { first: *first, last: *last }, *soft)
            }
            Command::ForbidAlike { group, alike, first, last, soft } => {
                self.forbid_alike(*group, *alike, Rounds { first: *first, last: *last }, *soft)
            }
            Command::Allow { group, players } => self.allow(*group, players),
            Command::Withdraw { player, notice } => self.withdraw(*player, *notice),
            Command::Return { player } => self.return_player(*player),
            Command::OpenGame { at, settings, seed, here } => self.open_game(*at, settings.as_deref(), *seed, here),
            Command::HearGame { at, event } => self.hear(*at, event),
            Command::StepClock { by } => Ok(Decision::of([Event::ClockStepped { by: *by }])),
            Command::FileIncident { at, key, answers, chosen, clock, note, seed } => {
                let case = Case { at: *at, key, answers, chosen: chosen.as_ref(), seed: *seed };
                self.file_incident(&case, *clock, note)
            }
            Command::AppealIncident { incident, by, grounds } => self.appeal(*incident, *by, grounds),
            Command::DecideAppeal { incident, upheld, note } => self.decide_appeal(*incident, *upheld, note),
            Command::SetUpPlayOff { group, players, ladder, stages, stake, note, seed } => {
                let (ladder, seed) = (*ladder, *seed);
                let stake = ladder.stake().unwrap_or(*stake);
                self.set_up_play_off(*group, &WantedPlayOff { players, ladder, stages, stake, note: note.trim(), seed })
            }
            Command::CallOffPlayOff { group, play_off } => self.call_off(*group, *play_off),
            Command::DrawPlaceLot { group, players, seed } => self.draw_place_lot(*group, players, *seed),
            Command::SetPrizes { group, fund } => self.set_prizes(*group, fund),
            Command::PublishPrizes { group } => self.publish_prizes(*group),
            Command::SendReport { to } => self.send_report(to),
            Command::ImposePenalty { player, penalty, grounds } => self.impose(*player, *penalty, grounds),
            Command::BringIn { group, brought } => self.bring_in(*group, brought),
            Command::Undo => self.undo(),
            Command::TakeBack { step } => self.take_back(*step),
            Command::FinishGroup { group } => self.finish(*group),
            Command::ReopenGroup { group } => self.reopen(*group),
            Command::Pair { group } => self.pair(*group),
            Command::PairAgain { group } => self.pair_again(*group),
            Command::DiscardDraft { group } => self.discard_draft(*group),
            Command::BeginManual { group } => self.begin_manual(*group),
            Command::SetManual { group, seats, bye } => self.set_manual(*group, seats, *bye),
            Command::EndManual { group, note } => self.end_manual(*group, note),
            Command::Publish { group } => self.publish(*group),
            Command::StartRound { group, round } => self.start_round(*group, *round),
            Command::SetGame(set) => self.set_game(set),
        }
    }

    fn group(&self, id: GroupId) -> Result<&'a Group, Refusal> {
        self.state.groups.get(&id).ok_or_else(|| grounds::unknown_group(id).into())
    }

    /// The group, if it is not finished.
    fn open_group(&self, id: GroupId) -> Result<&'a Group, Refusal> {
        let group = self.group(id)?;
        if group.finished { Err(grounds::group_finished(group).into()) } else { Ok(group) }
    }

    /// What speaks against so many more players in a group.
    fn crowded(&self, group: GroupId, more: usize) -> Option<Reason> {
        limits::too_many("group_size", self.state.members(group).count() + more)
    }

    fn player(&self, id: PlayerId) -> Result<&'a Player, Refusal> {
        self.state.players.get(&id).ok_or_else(|| grounds::unknown_player(id).into())
    }
}
