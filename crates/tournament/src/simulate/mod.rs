//! A tournament nobody played: seeded, for trying programs and pairing systems against.

pub(crate) mod chance;
pub(crate) mod names;

use rokade_clause::Reason;
use rokade_model::{
    ByeKind, Color, Entry, GameResult, History, Notice, Participant, Person, RoundNumber, StartNumber, Title,
    Withdrawal,
};
use rokade_pairing::{Pairing, Request, System, pair};

use crate::lots::Lots;
use crate::table::scoring;

/// How the tournament goes. Chances are times in a thousand, per player and round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub system: System,
    pub players: usize,
    /// An all-play-all takes its rounds from the players.
    pub rounds: RoundNumber,
    pub seed: u64,
    /// Half-point and zero-point byes asked for.
    pub byes: u32,
    /// Games not played.
    pub forfeits: u32,
    pub withdrawals: u32,
    /// Players, in a thousand, who enter after the first round.
    pub late: u32,
}

impl Options {
    pub const fn new(system: System, players: usize, rounds: RoundNumber, seed: u64) -> Self {
        Self { system, players, rounds, seed, byes: 10, forfeits: 8, withdrawals: 8, late: 15 }
    }
}

/// The tournament as it went.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub options: Options,
    pub history: History,
    /// By start number, the first being 1.
    pub people: Vec<Person>,
    pub titles: Vec<Option<Title>>,
    /// Forfeited games with whether notice was given: round, player who stayed away, notice.
    pub absences: Vec<(RoundNumber, StartNumber, Notice)>,
    pub rounds_played: RoundNumber,
    /// Why there is no further round, if the tournament ended before its planned rounds.
    pub ended_early: Option<Reason>,
    pub byes: u32,
    pub forfeits: u32,
    pub withdrawals: u32,
    pub late: u32,
}

/// Plays the tournament; the same options give the same tournament for ever.
pub fn simulate(options: &Options) -> Simulation {
    let mut play = Play::begin(options);
    let rounds = play.simulation.history.rounds;
    let mut placement: Option<Vec<StartNumber>> = None;
    for round in 1..=rounds {
        play.leave_and_rest(round);
        let request = Request::new(options.system, &play.simulation.history, round).placed(placement.as_deref());
        match pair(&request) {
            Ok(pairing) => {
                play.round(&pairing);
                placement = (options.system.host() == System::Monrad).then_some(pairing.placement);
            }
            Err(impossible) => {
                play.simulation.ended_early = Some(impossible.reason);
                play.forget_round(round);
                break;
            }
        }
        play.simulation.rounds_played = round;
    }
    play.counted()
}

struct Play {
    lots: Lots,
    /// Who has left so far, to number the next one.
    left: u32,
    simulation: Simulation,
}

impl Play {
    fn begin(options: &Options) -> Self {
        let mut lots = Lots::from_seed(options.seed);
        let people = names::people(&mut lots, options.players);
        let ratings: Vec<Option<u32>> = (0..options.players).map(|_| chance::rating(&mut lots)).collect();
        let titles = ratings.iter().map(|rating| chance::title(&mut lots, *rating)).collect();
        let players = (1..).zip(&ratings).map(|(number, rating)| Participant::new(number, *rating)).collect();
        let scoring = scoring(options.system);
        let rounds = options.system.planned_rounds(options.players).unwrap_or(options.rounds);
        let history = History { rounds, scoring, players, ..History::default() };
        let mut play = Self {
            lots,
            left: 0,
            simulation: Simulation {
                options: *options,
                history,
                people,
                titles,
                absences: Vec::new(),
                rounds_played: 0,
                ended_early: None,
                byes: 0,
                forfeits: 0,
                withdrawals: 0,
                late: 0,
            },
        };
        play.late_entries();
        play
    }

    fn is_all_play_all(&self) -> bool {
        self.simulation.options.system.is_all_play_all()
    }

    /// Late entries have the last numbers and were absent from the rounds before.
    fn late_entries(&mut self) {
        let options = self.simulation.options;
        if self.is_all_play_all() || options.rounds < 3 {
            return;
        }
        let late = (0..options.players).filter(|_| self.lots.in_thousand(options.late)).count();
        let late = late.min(options.players / 4);
        let first = options.players - late;
        for player in &mut self.simulation.history.players[first..] {
            player.set_entry(1, Entry::Bye(ByeKind::Zero));
        }
        self.simulation.late = u32::try_from(late).expect("a count fits");
    }

    /// Before a round some leave for good and some ask for a bye.
    fn leave_and_rest(&mut self, round: RoundNumber) {
        let options = self.simulation.options;
        let last = round == self.simulation.history.rounds;
        for index in 0..options.players {
            let player = &self.simulation.history.players[index];
            if player.withdrawal.is_some() || player.entry(round) != Entry::Blank {
                continue;
            }
            if round > 1 && self.lots.in_thousand(options.withdrawals) && self.remaining() > 4 {
                self.left += 1;
                let withdrawal = Withdrawal { after: round - 1, order: self.left };
                self.simulation.history.players[index].withdrawal = Some(withdrawal);
            } else if !self.is_all_play_all() && !last && self.lots.in_thousand(options.byes) {
                let had_half = self.simulation.history.players[index].rounds.contains(&Entry::Bye(ByeKind::Half));
                let kind = if had_half { ByeKind::Zero } else { ByeKind::Half };
                self.simulation.history.players[index].set_entry(round, Entry::Bye(kind));
            }
        }
    }

    fn remaining(&self) -> usize {
        self.simulation.history.players.iter().filter(|player| player.withdrawal.is_none()).count()
    }

    fn round(&mut self, pairing: &Pairing) {
        for (white, black) in pairing.pairs() {
            let ratings = (self.rating(white), self.rating(black));
            let result = match self.lots.in_thousand(self.simulation.options.forfeits) {
                true => self.forfeit(pairing.round, (white, black)),
                false => chance::result(&mut self.lots, ratings.0, ratings.1),
            };
            self.write(pairing.round, (white, black), result);
        }
        for bye in pairing.bye.iter().chain(&pairing.unopposed) {
            if let Some(player) = self.simulation.history.player_mut(bye.player) {
                player.set_entry(pairing.round, Entry::Bye(ByeKind::PairingAllocated));
            }
        }
    }

    fn forfeit(&mut self, round: RoundNumber, (white, black): (StartNumber, StartNumber)) -> GameResult {
        let result = chance::forfeit(&mut self.lots);
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

    fn write(&mut self, round: RoundNumber, (white, black): (StartNumber, StartNumber), result: GameResult) {
        for (player, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
            if let Some(player) = self.simulation.history.player_mut(player) {
                let entry = Entry::Game { opponent, color: Some(color), mark: Some(result.mark(color)) };
                player.set_entry(round, entry);
            }
        }
    }

    /// A round that could not be laid leaves no trace.
    fn forget_round(&mut self, round: RoundNumber) {
        let index = usize::try_from(round - 1).expect("a round number fits");
        for player in &mut self.simulation.history.players {
            player.rounds.truncate(index);
            player.withdrawal = player.withdrawal.filter(|withdrawal| withdrawal.after < round - 1);
        }
        self.simulation.history.rounds = round - 1;
    }

    /// The tournament with its byes and withdrawals counted.
    fn counted(self) -> Simulation {
        let mut simulation = self.simulation;
        let players = &simulation.history.players;
        let entries = players.iter().flat_map(|player| &player.rounds);
        let byes = entries.filter(|entry| matches!(entry, Entry::Bye(_))).count();
        let left = players.iter().filter(|player| player.withdrawal.is_some()).count();
        let count = |number: usize| u32::try_from(number).expect("a count fits");
        let missed = if simulation.rounds_played == 0 { 0 } else { simulation.late };
        simulation.byes = count(byes) - missed;
        simulation.withdrawals = count(left);
        simulation
    }
}
