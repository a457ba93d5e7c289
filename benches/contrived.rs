//! What no arbiter would run: events of 100 to 250 players that go on for as long as a round can be paired, with byes,
//! withdrawals, late entries, forbidden pairs, clubs kept apart and results of every kind. Every round is paired and
//! checked; the slowest of each event are shown, and no round may take a second of CPU time.
//!
//! `-- --events N` plays so many, `-- --first N` begins with another seed, `-- --system fide-1998` plays by one system.

#[path = "../crates/pairing/tests/fields/mod.rs"]
mod fields;

use std::time::Duration;

use fields::{Dice, bye, field, forbid, game, withdraw};
use rokade_model::{Acceleration, ByeKind, GameResult, HalfPoints, History, Participant, StartNumber};
use rokade_pairing::{Host, Request, System, pair};

const GOAL: Duration = Duration::from_secs(1);

const SYSTEMS: [Host; 5] =
    [Host::Monrad, Host::DanishSwiss { acceleration: None }, Host::Fide1998, Host::Dubov1997, Host::FIDE_DUTCH];

/// How games of an event end.
#[derive(Clone, Copy, Debug)]
enum Results {
    ByRating,
    Drawn,
    Strongest,
    Thrown,
    WhiteWins,
}

const RESULTS: [Results; 5] =
    [Results::ByRating, Results::Drawn, Results::Strongest, Results::Thrown, Results::WhiteWins];

impl Results {
    fn of(self, white: StartNumber, black: StartNumber, dice: &mut Dice) -> Option<GameResult> {
        let by_number = |is_white: bool| if is_white { GameResult::WhiteWins } else { GameResult::BlackWins };
        Some(match self {
            _ if dice.once_in(80) => return [None, Some(GameResult::BothForfeit)][dice.below(2) as usize],
            _ if dice.once_in(60) => [GameResult::WhiteForfeits, GameResult::BlackForfeits][dice.below(2) as usize],
            Results::Drawn => GameResult::Draw,
            Results::ByRating if dice.once_in(3) => GameResult::Draw,
            Results::ByRating => by_number((white < black) != dice.once_in(4)),
            Results::Strongest => by_number(white < black),
            Results::Thrown => [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][dice.below(3) as usize],
            Results::WhiteWins => GameResult::WhiteWins,
        })
    }
}

struct Event {
    history: History,
    results: Results,
    /// Of so many players one is away from a round; nobody, if none.
    byes: Option<u32>,
    withdrawals: Option<u32>,
    late: Option<u32>,
    dice: Dice,
}

impl Event {
    fn new(seed: u64) -> Self {
        let mut dice = Dice(seed);
        let players = 100 + dice.below(151);
        let mut history = field(players, players);
        let results = RESULTS[dice.below(5) as usize];
        match dice.below(4) {
            0 => {
                // Clubs kept apart.
                let clubs = 2 + dice.below(8);
                let room = players / (clubs + 1);
                for club in 0..clubs {
                    forbid(&mut history, (1..=room).map(|number| StartNumber(number + club * room)));
                }
            }
            1 => {
                for _ in 0..players {
                    let pair = [1 + dice.below(players), 1 + dice.below(players)];
                    forbid(&mut history, pair.map(StartNumber));
                }
            }
            2 => {
                // Some of the strongest kept apart from some of the weakest.
                let (top, bottom) = (1 + dice.below(players / 5), 1 + dice.below(players / 3));
                for (one, other) in (1..=top).flat_map(|one| (0..bottom).map(move |other| (one, other))) {
                    forbid(&mut history, [StartNumber(one), StartNumber(players - other)]);
                }
            }
            _ => {}
        }
        if dice.once_in(4) {
            history.acceleration.push(Acceleration {
                points: HalfPoints(1 + dice.below(4).cast_signed()),
                first_round: 1,
                last_round: 1 + dice.below(6),
                first_player: StartNumber(1),
                last_player: StartNumber(players / 2),
            });
        }
        let often = [None, Some(20), Some(80), Some(200)];
        let mut once = || often[dice.below(4) as usize];
        let (byes, late) = (once(), once());
        let withdrawals = once().map(|times| 20 * times);
        Self { history, results, byes, withdrawals, late, dice }
    }

    fn before(&mut self, round: u32) {
        let Self { history, dice, .. } = self;
        for number in 1..=u32::try_from(history.players.len()).expect("a small field") {
            let player = StartNumber(number);
            let is_there = history.player(player).is_some_and(|player| player.withdrawal.is_none());
            if self.byes.is_some_and(|times| dice.once_in(times)) {
                let kinds = [ByeKind::Half, ByeKind::Full, ByeKind::Zero];
                bye(history, round, player, kinds[dice.below(3) as usize]);
            } else if is_there && self.withdrawals.is_some_and(|times| dice.once_in(times)) {
                withdraw(history, player, round - 1, number);
            }
        }
        if self.late.is_some_and(|times| dice.once_in(times / 8)) && history.players.len() < 250 {
            let number = StartNumber(u32::try_from(history.players.len()).expect("a small field") + 1);
            history.players.push(Participant::new(number, None));
        }
    }

    /// Pairs the next round and plays it; how long the pairing took. `None` if it cannot be paired.
    fn round(&mut self, host: Host, round: u32) -> Option<Duration> {
        self.before(round);
        let request = Request::new(System::Of(host), &self.history, round);
        let begun = cpu_time();
        let answer = pair(&request);
        let took = cpu_time() - begun;
        let Ok(pairing) = answer else { return None };
        let seated = 2 * pairing.boards.len() + usize::from(pairing.bye.is_some());
        assert_eq!(seated + pairing.absent.len(), self.history.players.len());
        for (white, black) in pairing.pairs() {
            assert!(!self.history.is_forbidden(white, black, round), "{white} and {black} are kept apart");
            let result = self.results.of(white, black, &mut self.dice);
            game(&mut self.history, round, white, black, result);
        }
        if let Some(one) = &pairing.bye {
            bye(&mut self.history, round, one.player, ByeKind::PairingAllocated);
        }
        Some(took)
    }
}

fn argument(name: &str) -> Option<String> {
    let arguments: Vec<String> = std::env::args().collect();
    let at = arguments.iter().position(|argument| argument == name)?;
    Some(arguments.get(at + 1).expect("a value").clone())
}

fn number(name: &str, usual: u64) -> u64 {
    argument(name).map_or(usual, |text| text.parse().expect("a number"))
}

fn main() {
    let (first, events) = (number("--first", 1), number("--events", 24));
    let wanted = argument("--system");
    let mut worst = Duration::ZERO;
    for host in SYSTEMS {
        let name = System::Of(host).to_string();
        if wanted.as_ref().is_some_and(|wanted| *wanted != name) {
            continue;
        }
        for seed in first..first + events {
            let mut event = Event::new(seed);
            let (players, results) = (event.history.players.len(), event.results);
            let times = (1..event.history.rounds).map_while(|round| Some((event.round(host, round)?, round)));
            let mut times: Vec<(Duration, u32)> = times.collect();
            let (rounds, whole) = (times.len(), times.iter().map(|(took, _)| *took).sum::<Duration>());
            times.sort_unstable();
            let shown = times.iter().rev().take(3).map(|(took, round)| format!("{took:.1?} in round {round}"));
            let shown = shown.collect::<Vec<_>>().join(", ");
            println!(
                "{name:<14} seed {seed:>4}: {players} players, {results:?}, {rounds} rounds in {whole:.1?}: {shown}"
            );
            worst = worst.max(times.last().map_or(Duration::ZERO, |(took, _)| *took));
        }
    }
    println!("the slowest round: {worst:.1?}");
    assert!(worst < GOAL, "the goal of {GOAL:?} is missed");
}

/// The time this thread has had of its core, so that other work on the machine does not count.
fn cpu_time() -> Duration {
    nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID.now().expect("the system keeps count").into()
}
