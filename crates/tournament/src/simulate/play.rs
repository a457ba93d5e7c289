//! The rounds of an invented tournament.

use rokade_model::{ByeKind, Color, Entry, GameResult, Notice, RoundNumber, StartNumber, Withdrawal};
use rokade_pairing::{Bye, Kind, Pairing};

use super::{Habits, Options, Simulation, chance, entrants, matches};
use crate::lots::Lots;

/// Keeps the second stream of chance apart from the first, whose order may never change.
const SECOND_STREAM: u64 = 0x9e37_79b9_7f4a_7c15;
/// An absence without points lasts at most so many rounds.
const LONGEST_ABSENCE: u64 = 3;

pub(super) struct Play {
    /// Decides what tournaments of the first release decided, in their order.
    pub(super) lots: Lots,
    /// Decides everything else.
    pub(super) more: Lots,
    /// Who has left so far, to number the next one.
    left: u32,
    /// The rounds each late entry missed.
    pub(super) missed: Vec<(StartNumber, RoundNumber)>,
    pub(super) simulation: Simulation,
}

impl Play {
    pub(super) fn begin(options: &Options) -> Self {
        let mut lots = Lots::from_seed(options.seed);
        let mut more = Lots::from_seed(options.seed ^ SECOND_STREAM);
        let (people, titles, history) = entrants::field(options, &mut lots, &mut more);
        let simulation = Simulation {
            options: *options,
            history,
            people,
            titles,
            absences: Vec::new(),
            games: Vec::new(),
            rounds_played: 0,
            ended_early: None,
            byes: 0,
            forfeits: 0,
            withdrawals: 0,
            late: 0,
        };
        let mut play = Self { lots, more, left: 0, missed: Vec::new(), simulation };
        play.late_entries();
        play
    }

    fn habits(&self) -> Habits {
        self.simulation.options.habits
    }

    /// Before a round some leave for good and some ask for a bye.
    pub(super) fn leave_and_rest(&mut self, round: RoundNumber) {
        let options = self.simulation.options;
        let fewest = if self.habits() == Habits::Simple { 4 } else { 2 };
        let last = round == self.simulation.history.rounds && self.habits() == Habits::Simple;
        let may_rest = options.system.is_swiss() || options.system.is_of_teams();
        for index in 0..options.players {
            let player = &self.simulation.history.players[index];
            if player.withdrawal.is_some() || player.entry(round) != Entry::Blank {
                continue;
            }
            if round > 1 && self.lots.in_thousand(options.withdrawals) && self.remaining() > fewest {
                self.left += 1;
                let withdrawal = Withdrawal { after: round - 1, order: self.left };
                self.simulation.history.players[index].withdrawal = Some(withdrawal);
            } else if may_rest && !last && self.lots.in_thousand(options.byes) {
                self.rest(index, round);
            }
        }
    }

    /// A bye asked for, or an absence.
    fn rest(&mut self, index: usize, round: RoundNumber) {
        let planned = self.simulation.history.rounds;
        let player = &mut self.simulation.history.players[index];
        let kind = match self.simulation.options.habits {
            _ if !self.simulation.options.system.is_swiss() => ByeKind::Zero,
            Habits::Simple if player.rounds.contains(&Entry::Bye(ByeKind::Half)) => ByeKind::Zero,
            Habits::Simple => ByeKind::Half,
            Habits::Full => *self.more.one_of(&[ByeKind::Half, ByeKind::Half, ByeKind::Full, ByeKind::Zero]),
        };
        player.set_entry(round, Entry::Bye(kind));
        if kind == ByeKind::Zero && self.simulation.options.habits == Habits::Full {
            let more = RoundNumber::try_from(self.more.below(LONGEST_ABSENCE)).expect("a few rounds");
            (round + 1..=planned.min(round + more)).for_each(|later| player.set_entry(later, Entry::Bye(kind)));
        }
    }

    fn remaining(&self) -> usize {
        self.simulation.history.players.iter().filter(|player| player.withdrawal.is_none()).count()
    }

    pub(super) fn round(&mut self, pairing: &Pairing) {
        for pair in pairing.pairs() {
            match self.lots.in_thousand(self.simulation.options.forfeits) {
                true => {
                    let result = self.forfeit(pairing.round, pair);
                    self.write(pairing.round, pair, Some(result));
                }
                false if self.simulation.options.system.is_played_to_decision() => self.play_match(pairing.round, pair),
                false => self.play_game(pairing.round, pair),
            }
        }
        if let Some(bye) = &pairing.bye {
            self.write_bye(pairing.round, bye.player, ByeKind::PairingAllocated);
        }
        for bye in &pairing.unopposed {
            self.write_bye(pairing.round, bye.player, self.kind_of(bye));
        }
    }

    /// A game of one round.
    fn play_game(&mut self, round: RoundNumber, (white, black): (StartNumber, StartNumber)) {
        let draws = self.simulation.options.draws;
        let (one, other) = (self.rating(white), self.rating(black));
        let result = chance::result_with(&mut self.lots, one, other, draws);
        let is_put_off = self.more.in_thousand(self.simulation.options.unfinished);
        self.write(round, (white, black), (!is_put_off).then_some(result));
    }

    /// Game after game until somebody has won; the round's entry says who.
    fn play_match(&mut self, round: RoundNumber, pair: (StartNumber, StartNumber)) {
        let ratings = (self.rating(pair.0), self.rating(pair.1));
        let options = &self.simulation.options;
        let (games, result) =
            matches::play(&mut self.lots, &mut self.more, options, matches::Seat { round, pair, ratings });
        self.simulation.games.extend(games);
        self.write(round, pair, Some(result));
    }

    /// How a round without an opponent is written. An all-play-all and a bracket have several such players in
    /// the schedule itself; in a Swiss system only one has the bye, and others have the points of an absence.
    fn kind_of(&self, bye: &Bye) -> ByeKind {
        let scoring = &self.simulation.history.scoring;
        match self.simulation.options.system.kind() {
            Kind::AllPlayAll | Kind::KnockOut => ByeKind::PairingAllocated,
            Kind::Teams if bye.points == scoring.pairing_bye => ByeKind::PairingAllocated,
            Kind::Teams | Kind::Swiss if bye.points == scoring.win => ByeKind::Full,
            Kind::Teams | Kind::Swiss => ByeKind::Zero,
        }
    }

    fn write_bye(&mut self, round: RoundNumber, player: StartNumber, kind: ByeKind) {
        if let Some(player) = self.simulation.history.player_mut(player) {
            player.set_entry(round, Entry::Bye(kind));
        }
    }

    fn forfeit(&mut self, round: RoundNumber, (white, black): (StartNumber, StartNumber)) -> GameResult {
        let result = match chance::forfeit(&mut self.lots) {
            // Nobody would go on to the next stage of a bracket.
            GameResult::BothForfeit if self.simulation.options.system.is_knock_out() => GameResult::WhiteForfeits,
            result => result,
        };
        let notice = if self.lots.in_thousand(300) { Notice::None } else { Notice::Accepted };
        let missing = match result {
            GameResult::WhiteForfeits => vec![white],
            GameResult::BlackForfeits => vec![black],
            _ => vec![white, black],
        };
        self.simulation.absences.extend(missing.into_iter().map(|player| (round, player, notice)));
        self.simulation.forfeits += 1;
        result
    }

    fn rating(&self, number: StartNumber) -> Option<u32> {
        self.simulation.history.player(number)?.rating
    }

    fn write(&mut self, round: RoundNumber, (white, black): (StartNumber, StartNumber), result: Option<GameResult>) {
        for (player, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
            if let Some(player) = self.simulation.history.player_mut(player) {
                let mark = result.map(|result| result.mark(color));
                player.set_entry(round, Entry::Game { opponent, color: Some(color), mark });
            }
        }
    }

    /// The plan of a tournament of the first release ends with its last round, and the round that could not be
    /// laid leaves no trace. Later ones keep the rounds they had planned, by which their last rounds were paired,
    /// and who was away from the round that could not be laid, so that nobody else can lay it either.
    pub(super) fn forget_round(&mut self, round: RoundNumber) {
        let has_plan = self.habits() == Habits::Full;
        let kept = if has_plan { round } else { round - 1 };
        let length = usize::try_from(kept).expect("a round number fits");
        for player in &mut self.simulation.history.players {
            player.rounds.truncate(length);
            player.withdrawal = player.withdrawal.filter(|withdrawal| withdrawal.after < kept);
        }
        if !has_plan {
            self.simulation.history.rounds = round - 1;
        }
    }

    /// The tournament with its byes and withdrawals counted.
    pub(super) fn counted(self) -> Simulation {
        let mut simulation = self.simulation;
        let players = &simulation.history.players;
        let entries = players.iter().flat_map(|player| &player.rounds);
        let byes = entries.filter(|entry| matches!(entry, Entry::Bye(_))).count();
        let left = players.iter().filter(|player| player.withdrawal.is_some()).count();
        let count = |number: usize| u32::try_from(number).expect("a count fits");
        let missed = self.missed.iter().filter_map(|(number, rounds)| {
            let written = count(simulation.history.player(*number)?.rounds.len());
            Some(written.min(*rounds))
        });
        simulation.byes = count(byes) - missed.sum::<u32>();
        simulation.withdrawals = count(left);
        simulation
    }
}
