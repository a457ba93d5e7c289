//! A tournament nobody played: seeded, for trying programs and pairing systems against. Reading: `simulated-tournaments`.

pub(crate) mod chance;
mod entrants;
mod matches;
pub(crate) mod names;
mod play;
mod vary;

pub use vary::vary;

use rokade_model::{History, MatchGame, Notice, Person, RoundNumber, Scoring, StartNumber, Title};
use rokade_pairing::{NoPairing, Request, System, pair};

use play::Play;

/// How the tournament goes. Chances are times in a thousand, per player and round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub system: System,
    pub players: usize,
    /// Systems that prescribe their rounds take them from the players.
    pub rounds: RoundNumber,
    pub seed: u64,
    /// Byes asked for.
    pub byes: u32,
    /// Games not played.
    pub forfeits: u32,
    pub withdrawals: u32,
    /// Players, in a thousand, who enter after the first round.
    pub late: u32,
    /// Games put off and not played yet.
    pub unfinished: u32,
    /// Of ten games that the weaker player would not lose, so many are drawn.
    pub draws: u32,
    /// Pairs of players kept apart.
    pub forbidden: u32,
    /// Every pairing is two rounds long.
    pub double_rounds: bool,
    /// `None`: the handbook's points.
    pub scoring: Option<Scoring>,
    pub habits: Habits,
}

/// The systems of the first release.
const FIRST_RELEASE: [&str; 2] = ["round-robin", "monrad"];

/// How people come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habits {
    /// A half-point bye, later ones without points; late entries miss one round. The tournaments of the first
    /// release were made so, and the same seeds still give the same tournaments.
    Simple,
    /// Byes of every kind, absences of several rounds with a return, entries late by several rounds.
    Full,
}

impl Options {
    pub fn new(system: System, players: usize, rounds: RoundNumber, seed: u64) -> Self {
        let habits = if FIRST_RELEASE.contains(&system.key()) { Habits::Simple } else { Habits::Full };
        Self {
            system,
            players,
            rounds,
            seed,
            byes: 10,
            forfeits: 8,
            withdrawals: 8,
            late: 15,
            unfinished: 0,
            draws: chance::DRAWS_IN_TEN,
            forbidden: 0,
            double_rounds: false,
            scoring: None,
            habits,
        }
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
    /// The games of matches that are played to a decision, in order.
    pub games: Vec<MatchGame>,
    pub rounds_played: RoundNumber,
    /// Why there is no further round, if the tournament ended before its planned rounds, and who proves it.
    pub ended_early: Option<NoPairing>,
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
        let request = Request::new(options.system, &play.simulation.history, round)
            .placed(placement.as_deref())
            .seeded(play.simulation.lots());
        match pair(&request) {
            Ok(pairing) => {
                play.round(&pairing);
                placement = options.system.keeps_placement().then_some(pairing.placement);
            }
            Err(impossible) => {
                play.simulation.ended_early = Some(impossible);
                play.forget_round(round);
                break;
            }
        }
        play.simulation.rounds_played = round;
    }
    play.counted()
}

impl Simulation {
    /// The seed of the lots, where the system draws any.
    pub fn lots(&self) -> Option<u64> {
        self.options.system.is_knock_out().then_some(self.options.seed)
    }
}
